#error "a header of the user came between the headers of the library"
