# Flags every target of the project is compiled with; not passed on to users of the core library.
add_library(limber_warnings INTERFACE)
target_compile_options(limber_warnings INTERFACE
  -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Wold-style-cast -Woverloaded-virtual
  # g++ 12 sees overlapping and overlong copies in the string concatenation of its own library (GCC bugs 105329, 105651).
  "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-array-bounds>")
target_compile_definitions(limber_warnings INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH)
