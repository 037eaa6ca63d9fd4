#include "clipdata.h"
#include "failure.h"
#include "texts.h"
#include "withoutlock.h"

#include <limber/library/bvhstreams.h>

#include <pybind11/stl.h>

#include <filesystem>
#include <optional>

namespace limber::python {

namespace {

// The options as the Python side checked them.
WriteOptions optionsFrom(std::optional<int> digits, std::optional<int> indent, std::optional<bool> crLf, bool clean)
{
    WriteOptions options;
    options.digits = digits;
    options.indent = indent;
    if (crLf)
        options.lineEnd = *crLf ? LineEnd::CrLf : LineEnd::Lf;
    options.clean = clean;
    return options;
}

py::bytes bytesOf(const ClipData &data, std::optional<int> digits, std::optional<int> indent, std::optional<bool> crLf,
                  bool clean)
{
    const Clip clip = data.clip;
    WriteOptions options = optionsFrom(digits, indent, crLf, clean);
    return withoutLock([&](const Progress &progress) {
        options.progress = progress;
        std::string text;
        const bool isWhole = writeBvh(clip, options, [&](std::string_view bytes) {
            text += bytes;
            return true;
        });
        return isWhole ? text : std::string();
    });
}

void write(const ClipData &data, const py::bytes &path, std::optional<int> digits, std::optional<int> indent,
           std::optional<bool> crLf, bool clean)
{
    const Clip clip = data.clip;
    const std::string name(path);
    WriteOptions options = optionsFrom(digits, indent, crLf, clean);
    const bool isWritten = withoutLock([&](const Progress &progress) {
        options.progress = progress;
        return writeBvhFile(clip, std::filesystem::path(name), options);
    });
    if (!isWritten)
        raiseError(name, 0, 0, py::str("the file could not be written"));
}

} // namespace

void defineWriting(py::module_ &module)
{
    module.def("to_bytes", &bytesOf);
    module.def("write", &write);
}

} // namespace limber::python
