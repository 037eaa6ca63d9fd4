"""What limber raises."""


class Error(Exception):
    """Something that cannot be done, with where and why.

    message: what was expected and what was found, in English.
    file: the path as it was given, or None for bytes and for what is in no file.
    line, column: where in the file, from 1; 0 for the file or the line as a whole.

    As text it is FILE:LINE:COLUMN: MESSAGE, as far as these are known.
    """

    def __init__(self, message, file=None, line=0, column=0):
        super().__init__(message, file, line, column)
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def __str__(self):
        place = [] if self.file is None else [self.file]
        if self.line:
            place += [str(self.line), str(self.column)] if self.column else [str(self.line)]
        return ":".join(place) + ": " + self.message if place else self.message
