#pragma once

#include <pybind11/pybind11.h>

#include <limber/base/message.h>

#include <string>
#include <string_view>
#include <vector>

namespace limber::python {

namespace py = pybind11;

// Bytes of a file as str: UTF-8, and what is none as U+DC80 to U+DCFF, as Python has it in names of files.
[[nodiscard]] py::str fromBytes(std::string_view bytes);
// The same bytes again.
[[nodiscard]] std::string toBytes(const py::str &text);
// What a message says, in English.
[[nodiscard]] py::str textOf(const Message &message);
// A tuple of str.
[[nodiscard]] py::tuple textsOf(const std::vector<Message> &messages);

} // namespace limber::python
