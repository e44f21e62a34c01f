"""`python -m haricot`: the terminal's commands, where no script of that name is on the path."""

from haricot.cli import main

if __name__ == "__main__":
    main()
