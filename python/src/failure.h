#pragma once

#include <limber/base/finding.h>

#include <pybind11/pybind11.h>

#include <string_view>

namespace limber::python {

// Raises limber.Error: what was wrong where in a file, whose name may be empty for bytes. Line and column from 1, 0 for
// none.
[[noreturn]] void raiseError(std::string_view file, int line, int column, const Message &message);
// The same for a sentence that is none of Limber's catalogue.
[[noreturn]] void raiseError(std::string_view file, int line, int column, const pybind11::str &message);
// The same for something that a reader found.
[[noreturn]] void raiseError(std::string_view file, const Finding &finding);

} // namespace limber::python
