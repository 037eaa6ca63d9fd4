# The package for Python, where all that it needs is there. pybind11 of Debian belongs to Debian's Python: another one
# that comes first in the user's path has other headers.
if(NOT DEFINED Python_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python that the package limber is for")
endif()
find_package(Python 3.9 COMPONENTS Interpreter Development.Module QUIET)
find_package(pybind11 2.10 CONFIG QUIET)
if(Python_FOUND AND pybind11_FOUND AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  add_subdirectory(python)
elseif(CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  message(STATUS "The package for Python is left out: Python itself is built without sanitizers")
else()
  message(STATUS "The package for Python is left out: pybind11-dev or python3-dev is missing")
endif()
