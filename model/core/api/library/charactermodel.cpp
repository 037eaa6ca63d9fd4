#include "library/charactermodel.h"

#include "base/steeringcharacters.h"
#include "character/character.h"
#include "character/characterfbx.h"
#include "character/characterskin.h"
#include "character/charactertracks.h"
#include "character/characterwords.h"
#include "character/gltfaddition.h"
#include "fbx/fbxwriter.h"
#include "library/wholefile.h"
#include "mapping/automaticmapping.h"
#include "messages/filemessages.h"
#include "messages/scenemessages.h"
#include "retarget/retargetclip.h"
#include "scene/gltf/gltfreader.h"
#include "scene/scenedecoding.h"
#include "scene/sceneencoding.h"
#include "system/plainfile.h"
#include "vrma/vrmamotion.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <map>
#include <new>
#include <ostream>
#include <span>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t mostBytes = std::size_t{512} << 20; // of a file
constexpr double partOfMotion = 0.7; // of the writing, before there are bytes

// The bytes of a file, or why there are none.
struct LoadedBytes
{
    std::optional<std::string> bytes;
    Message problem;
};

LoadedBytes loadBytes(const std::filesystem::path &path)
{
    const PlainFile file = openPlainFile(path);
    if (!file.problem.isEmpty())
        return {{}, file.problem};
    int error = 0;
    const ByteSource source = bytesOf(file.descriptor.get(), error);
    std::string bytes;
    std::array<char, 65536> piece{};
    while (true) {
        const std::ptrdiff_t count = source(piece);
        if (count < 0)
            return {{}, reasonFor(error)};
        if (count == 0)
            return {std::move(bytes), {}};
        if (bytes.size() + static_cast<std::size_t>(count) > mostBytes)
            return {{}, messages::textTooLong(mostBytes >> 20)};
        bytes.append(piece.data(), static_cast<std::size_t>(count));
    }
}

// Returns the bytes of a file in a folder or below it, where its name and links lead.
std::optional<std::string> loadBelow(const std::filesystem::path &folder, const std::string &name)
{
    return leadsBelow(folder, folder / name) ? loadBytes(folder / name).bytes : std::nullopt;
}

bool isFbx(std::string_view bytes)
{
    return bytes.starts_with("Kaydara FBX") || bytes.starts_with("; FBX");
}

// Checks a scene as those of the program that reads files of strangers are checked.
std::optional<Scene> checked(const Scene &scene)
{
    std::string bytes;
    writeScene(scene, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return readSceneAnswer(bytes).scene;
}

struct SceneOfBytes
{
    std::optional<Scene> scene;
    Message problem;
};

SceneOfBytes sceneOf(std::string_view bytes, const GltfBuffers &beside)
{
    GltfReading reading = readGltf(bytes, beside, {GltfContent::MotionAndMesh, false});
    if (!reading.scene && !reading.wantedFiles.empty())
        return {{}, messages::gltfMissingBuffer(messages::aGltfFile(), nameArgument(reading.wantedFiles.front()))};
    if (!reading.scene)
        return {{}, messages::readerRefused(messages::aGltfFile(), reading.problem)};
    if (reading.mesh)
        reading.scene->mesh = std::make_shared<const SceneMesh>(*std::move(reading.mesh));
    auto scene = checked(*reading.scene);
    if (!scene)
        return {{}, messages::readerBadAnswer(messages::aGltfFile())};
    return {std::move(scene), {}};
}

} // namespace

// What was read, with the bytes into which motions are written.
struct CharacterModel::Parts
{
    std::string bytes;
    std::map<std::string, std::string> files; // beside it
    std::vector<Message> missing; // says which of them are not there
    Character character;

    [[nodiscard]] GltfBuffers beside() const { return {files.begin(), files.end()}; }
};

CharacterReading CharacterModel::read(std::string bytes, const FileBeside &beside)
{
    CharacterReading reading;
    if (isFbx(bytes)) {
        reading.problem = messages::characterIsFbx();
        return reading;
    }
    try {
        auto parts = std::make_shared<Parts>();
        parts->bytes = std::move(bytes);
        for (const std::string &name : beside ? filesOfGltf(parts->bytes) : std::vector<std::string>()) {
            if (auto file = beside(name))
                parts->files.emplace(name, *std::move(file));
            else
                parts->missing.push_back(messages::missingBeside(nameArgument(name), reasonFor(ENOENT)));
        }
        SceneOfBytes read = sceneOf(parts->bytes, parts->beside());
        reading.problem = std::move(read.problem);
        if (!read.scene)
            return reading;
        CharacterOfScene made = characterOf(*std::move(read.scene));
        reading.problem = std::move(made.problem);
        reading.notes = std::move(made.notes);
        if (!made.character)
            return reading;
        parts->character = *std::move(made.character);
        reading.character = CharacterModel(std::move(parts));
    } catch (const std::bad_alloc &) {
        reading = {{}, messages::noMemory(), {}};
    }
    return reading;
}

CharacterReading CharacterModel::readFile(const std::filesystem::path &path)
{
    try {
        LoadedBytes loaded = loadBytes(path);
        if (!loaded.bytes)
            return {{}, std::move(loaded.problem), {}};
        const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
        return read(*std::move(loaded.bytes), [&folder](const std::string &name) { return loadBelow(folder, name); });
    } catch (const std::bad_alloc &) {
        return {{}, messages::noMemory(), {}};
    }
}

std::string CharacterModel::format() const
{
    return gltfFormatOf(m_parts->character);
}

const Clip &CharacterModel::rest() const
{
    return m_parts->character.rest;
}

std::vector<std::string> CharacterModel::roles() const
{
    return rolesInWords(m_parts->character);
}

std::vector<std::string> CharacterModel::matchedNames() const
{
    return namesByBones(m_parts->character);
}

RetargetTarget CharacterModel::target() const
{
    return retargetTarget(m_parts->character);
}

std::size_t CharacterModel::vertexCount() const
{
    const auto &mesh = m_parts->character.scene.mesh;
    return mesh ? mesh->vertices.size() : 0;
}

std::vector<std::array<std::uint32_t, 3>> CharacterModel::triangles() const
{
    if (vertexCount() == 0)
        return {};
    SkinnedMesh placed;
    CharacterSkin(m_parts->character).place(poseAt(rest(), 0, {}), glm::dmat3(1.0), placed);
    return *placed.triangles;
}

std::string CharacterModel::surfaceProblem() const
{
    const Scene &scene = m_parts->character.scene;
    return scene.mesh ? std::string() : scene.meshProblem;
}

bool CharacterModel::hasSkeleton(const Skeleton &skeleton) const
{
    return isOnSkeletonOf(m_parts->character, skeleton);
}

std::vector<glm::dvec3> CharacterModel::verticesAt(const Clip &clip, const PositionRules &rules, int frame) const
{
    const Character &character = m_parts->character;
    if (!character.scene.mesh)
        return {};
    Clip one{clip.skeleton, Motion(1, clip.skeleton.columnCount()), nullptr};
    std::ranges::copy(clip.motion.frame(frame), one.motion.editFrame(0).begin());
    const auto motion = motionOnNodes(character, one, rules);
    std::vector<glm::dvec3> vertices = verticesOf(*character.scene.mesh, nodeWorlds(character.scene, *motion, 0));
    for (glm::dvec3 &vertex : vertices)
        vertex *= character.scene.metresPerUnit;
    return vertices;
}

CharacterWriteResult CharacterModel::write(const Clip &clip, const PositionRules &rules,
                                           const CharacterWriteOptions &options, const ByteSink &sink) const
{
    const Character &character = m_parts->character;
    CharacterWriteResult result;
    const std::string name = validUtf8(options.motionName);
    const Progress before = options.progress.part(0.0, partOfMotion);
    if (options.form == CharacterForm::Vrma) {
        VrmaResult laid = vrmaMotion(character, clip, rules, before);
        result.problem = std::move(laid.problem);
        const auto file = laid.motion ? GltfExport::make(laid.motion->clip, laid.motion->rules,
                                                         vrmaOptions(*laid.motion, name, "Limber"))
                                      : std::nullopt;
        result.isWritten = file && file->write(sink);
        return result;
    }
    auto motion = motionOnNodes(character, clip, rules, before);
    if (!motion)
        return result;
    result.notes = motion->notes;
    if (options.form == CharacterForm::Fbx) {
        const FbxScene scene = fbxOfCharacter(character, *std::move(motion), name, "Limber");
        if (scene.renamed > 0)
            result.notes.push_back(messages::fbxRenamed(scene.renamed));
        const auto bytes = writeFbx(scene, options.progress.part(partOfMotion, 1.0));
        result.isWritten = bytes && sink(*bytes);
        return result;
    }
    result.notes.insert(result.notes.end(), m_parts->missing.begin(), m_parts->missing.end());
    const GltfBuffers beside = m_parts->beside();
    const auto addition = GltfAddition::make(m_parts->bytes, beside, character, *std::move(motion),
                                             {name, options.form == CharacterForm::GlbAnimation}, result.problem);
    result.isWritten = addition && addition->write(sink);
    return result;
}

CharacterWriteResult CharacterModel::writeFile(const Clip &clip, const PositionRules &rules,
                                               const CharacterWriteOptions &options,
                                               const std::filesystem::path &path) const
{
    CharacterWriteResult result;
    const bool isReplaced = writeWholeFile(path, [&](std::ostream &out) {
        result = write(clip, rules, options, [&out](std::string_view bytes) {
            return static_cast<bool>(out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())));
        });
        return result.isWritten;
    });
    if (result.isWritten && !isReplaced)
        result.isWritten = false;
    return result;
}

RetargetInput automaticRetarget(Clip source, const CharacterModel &target, const Vocabulary &vocabulary)
{
    const PositionRules rules = decidePositionRules(source.skeleton, source.motion);
    RetargetInput input = retargetSource(std::move(source), rules, std::nullopt, vocabulary);
    setRetargetTarget(input, target.target());
    input.mapping = mapJoints(input, vocabulary).sureOnly();
    return input;
}

} // namespace limber
