#include "clipdata.h"
#include "failure.h"
#include "texts.h"
#include "withoutlock.h"

#include <limber/bvh/read/bvhfile.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace limber::python {

namespace {

py::tuple findingsOf(const ReadResult &result)
{
    py::tuple findings(result.findings.size());
    for (std::size_t i = 0; i < result.findings.size(); ++i) {
        const Finding &finding = result.findings[i];
        findings[i] =
            py::make_tuple(fromBytes(codeOf(finding.kind)), finding.line, finding.column, textOf(finding.message));
    }
    return findings;
}

// The clip and its findings; raises limber.Error where there is no clip.
py::tuple delivered(ReadResult result, std::string_view file)
{
    if (!result.clip)
        raiseError(file, *result.error());
    const py::tuple findings = findingsOf(result);
    return py::make_tuple(ClipData{std::move(*result.clip)}, findings);
}

py::tuple readPath(const py::bytes &path)
{
    const std::string name(path);
    return delivered(withoutLock([&](const Progress &progress) {
                         ReadOptions options;
                         options.progress = progress;
                         return readBvhFile(std::filesystem::path(name), options);
                     }),
                     name);
}

// Hands out what lies elsewhere.
ByteSource sourceOver(std::span<const char> bytes)
{
    return [rest = bytes](std::span<char> wanted) mutable {
        const std::size_t count = std::min(wanted.size(), rest.size());
        if (count > 0)
            std::memcpy(wanted.data(), rest.data(), count);
        rest = rest.subspan(count);
        return static_cast<std::ptrdiff_t>(count);
    };
}

// Anything with the buffer protocol; it is kept as it is meanwhile.
py::tuple readBuffer(const py::buffer &buffer)
{
    Py_buffer view{};
    if (PyObject_GetBuffer(buffer.ptr(), &view, PyBUF_SIMPLE) != 0)
        throw py::error_already_set();
    const std::unique_ptr<Py_buffer, decltype(&PyBuffer_Release)> releasing(&view, &PyBuffer_Release);
    const std::span<const char> bytes(static_cast<const char *>(view.buf), static_cast<std::size_t>(view.len));
    return delivered(withoutLock([&](const Progress &progress) {
                         ReadOptions options;
                         options.progress = progress;
                         options.expectedSize = bytes.size();
                         return readBvh(sourceOver(bytes), options);
                     }),
                     {});
}

} // namespace

void defineReading(py::module_ &module)
{
    module.def("read_path", &readPath);
    module.def("read_buffer", &readBuffer);
}

} // namespace limber::python
