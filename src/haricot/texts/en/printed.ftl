# What is read on a printed sheet.

printed-scale = Printed at 100%, this line is 5 cm long.
