"""What reaches people who are not at the table: slow games, holidays, and a tap on the shoulder."""
