#include "texts.h"

namespace limber::python {

py::str fromBytes(std::string_view bytes)
{
    PyObject *text = PyUnicode_DecodeUTF8(bytes.data(), static_cast<Py_ssize_t>(bytes.size()), "surrogateescape");
    if (text == nullptr)
        throw py::error_already_set();
    return py::reinterpret_steal<py::str>(text);
}

std::string toBytes(const py::str &text)
{
    PyObject *encoded = PyUnicode_AsEncodedString(text.ptr(), "utf-8", "surrogateescape");
    if (encoded == nullptr)
        throw py::error_already_set();
    return std::string(py::reinterpret_steal<py::bytes>(encoded));
}

py::str textOf(const Message &message)
{
    return fromBytes(message.text());
}

py::tuple textsOf(const std::vector<Message> &messages)
{
    py::tuple texts(messages.size());
    for (std::size_t i = 0; i < messages.size(); ++i)
        texts[i] = textOf(messages[i]);
    return texts;
}

} // namespace limber::python
