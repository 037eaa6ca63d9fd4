#include "clipdata.h"
#include "failure.h"
#include "texts.h"
#include "withoutlock.h"

#include <algorithm>
#include <filesystem>

namespace limber::python {

namespace {

// Returns the character and what of its file the skeleton cannot hold; raises limber.Error where there is none.
py::tuple readCharacter(const py::bytes &path)
{
    const std::string name(path);
    CharacterReading reading =
        withoutLock([&](const Progress &) { return CharacterModel::readFile(std::filesystem::path(name)); });
    if (!reading.character)
        raiseError(name, 0, 0, reading.problem);
    return py::make_tuple(CharacterData{*std::move(reading.character)}, textsOf(reading.notes));
}

py::tuple rolesOf(const CharacterData &data)
{
    const std::vector<std::string> roles = data.character.roles();
    py::tuple words(roles.size());
    for (std::size_t i = 0; i < roles.size(); ++i)
        words[i] = py::str(roles[i]);
    return words;
}

py::array trianglesOf(const CharacterData &data)
{
    const auto triangles = data.character.triangles();
    py::array_t<std::uint32_t> out({static_cast<py::ssize_t>(triangles.size()), py::ssize_t{3}});
    std::uint32_t *corner = out.mutable_data();
    for (const auto &triangle : triangles)
        corner = std::ranges::copy(triangle, corner).out;
    return out;
}

void needSkeleton(const CharacterData &data, const Clip &clip)
{
    if (!data.character.hasSkeleton(clip.skeleton))
        raiseError({}, 0, 0,
                   py::str("expected a clip on the skeleton of the character, as limber.retarget() gives one"));
}

py::array verticesOf(const CharacterData &data, const ClipData &clipData, int frame)
{
    const Clip clip = clipData.clip;
    needSkeleton(data, clip);
    if (!data.character.surfaceProblem().empty())
        raiseError({}, 0, 0, py::str(data.character.surfaceProblem()));
    const std::vector<glm::dvec3> vertices = withoutLock([&](const Progress &) {
        return data.character.verticesAt(clip, decidePositionRules(clip.skeleton, clip.motion), frame);
    });
    py::array_t<double> out({static_cast<py::ssize_t>(vertices.size()), py::ssize_t{3}});
    double *number = out.mutable_data();
    for (const glm::dvec3 &vertex : vertices) {
        for (int axis = 0; axis < 3; ++axis)
            *number++ = vertex[axis];
    }
    return out;
}

// Returns what the file cannot show.
py::tuple writeCharacter(const CharacterData &data, const ClipData &clipData, const py::bytes &path,
                         const std::string &motionName, const std::string &ending, bool isAnimationOnly)
{
    const Clip clip = clipData.clip;
    const std::string file(path);
    needSkeleton(data, clip);
    CharacterWriteOptions options;
    options.motionName = motionName;
    options.form = ending == ".vrma"  ? CharacterForm::Vrma
                   : ending == ".fbx" ? CharacterForm::Fbx
                   : isAnimationOnly  ? CharacterForm::GlbAnimation
                                      : CharacterForm::Glb;
    const CharacterWriteResult result = withoutLock([&](const Progress &progress) {
        options.progress = progress;
        return data.character.writeFile(clip, decidePositionRules(clip.skeleton, clip.motion), options,
                                        std::filesystem::path(file));
    });
    if (!result.isWritten && !result.problem.isEmpty())
        raiseError(file, 0, 0, result.problem);
    if (!result.isWritten)
        raiseError(file, 0, 0, py::str("the file could not be written"));
    return textsOf(result.notes);
}

} // namespace

void defineCharacters(py::module_ &module)
{
    py::class_<CharacterData>(module, "CharacterData")
        .def_property_readonly("format", [](const CharacterData &data) { return data.character.format(); })
        .def_property_readonly("vertex_count", [](const CharacterData &data) { return data.character.vertexCount(); })
        .def("rest", [](const CharacterData &data) { return ClipData{data.character.rest()}; })
        .def("roles", &rolesOf)
        .def("triangles", &trianglesOf);
    module.def("read_character", &readCharacter);
    module.def("vertices", &verticesOf);
    module.def("write_character", &writeCharacter);
}

} // namespace limber::python
