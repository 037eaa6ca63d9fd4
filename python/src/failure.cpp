#include "failure.h"

#include "texts.h"

namespace limber::python {

void raiseError(std::string_view file, int line, int column, const py::str &message)
{
    const py::object type = py::module_::import("limber._errors").attr("Error");
    const py::object name = file.empty() ? py::object(py::none()) : py::object(fromBytes(file));
    PyErr_SetObject(type.ptr(), type(message, name, line, column).ptr());
    throw py::error_already_set();
}

void raiseError(std::string_view file, int line, int column, const Message &message)
{
    raiseError(file, line, column, textOf(message));
}

void raiseError(std::string_view file, const Finding &finding)
{
    raiseError(file, finding.line, finding.column, finding.message);
}

} // namespace limber::python
