#include "storage/importing/scenefile.h"

#include "formats/format.h"
#include "messages/filemessages.h"
#include "messages/scenemessages.h"
#include "scene/scenedecoding.h"
#include "storage/companion.h"
#include "storage/importing/childprogram.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <new>

#include <unistd.h>

namespace limber {

namespace {

constexpr int outOfMemory = 70; // an exit status of the reader

const char *wordOf(SceneFormat format, SceneContent content)
{
    if (format == SceneFormat::Gltf)
        return content == SceneContent::MotionAndMesh        ? "gltf-mesh"
               : content == SceneContent::MotionAndMeshCheck ? "gltf-check"
                                                             : "gltf";
    if (format == SceneFormat::Fbx)
        return content == SceneContent::MotionAndMesh ? "fbx-mesh" : "fbx";
    return "dae";
}

Message expectedFile(SceneFormat format)
{
    return format == SceneFormat::Gltf  ? messages::aGltfFile()
           : format == SceneFormat::Fbx ? messages::anFbxFile()
                                        : messages::aColladaFile();
}

// Runs the reader and interprets how it ended.
class SceneReader
{
public:
    SceneReader(const QString &path, SceneFormat format, const SceneLimits &limits, SceneContent content)
        : m_path(bytesOfName(path).toStdString()), m_format(format), m_limits(limits), m_content(content)
    {
    }

    SceneLoad read(const Progress &progress)
    {
        const QString name = QStringLiteral("limber-reader");
        m_program = bytesOfName(companionProgram(name)).toStdString();
        if (m_program.empty())
            return refused(messages::readerMissing(wordArgument(name.toStdString())));
        SceneAnswer answer;
        SceneLoad load = ask({}, answer, progress);
        if (answer.files.empty())
            return load;
        // The file refers to other files beside it. The reader has to open those before it looks at anything, so it
        // runs again.
        const std::vector<std::string> files = answer.files;
        load = ask(files, answer, progress);
        if (!answer.files.empty())
            return refused(messages::gltfMissingBuffer(expectedFile(m_format), nameArgument(answer.files.front())));
        return load;
    }

private:
    static SceneLoad refused(Message problem) { return {std::nullopt, std::move(problem), false}; }

    SceneLoad ask(const std::vector<std::string> &files, SceneAnswer &answer, const Progress &progress)
    {
        std::vector<std::string> words{wordOf(m_format, m_content), m_path, std::to_string(m_limits.memoryMegabytes),
                                       std::to_string(m_limits.processorSeconds)};
        words.insert(words.end(), files.begin(), files.end());
        const ChildLimits limits{std::chrono::seconds(m_limits.clockSeconds),
                                 static_cast<std::size_t>(m_limits.answerMegabytes) << 20};
        const ChildEnd end = runChild(m_program, words, limits, progress);
        answer = end.kind == ChildEnd::Kind::Exited && end.number == 0 ? readSceneAnswer(end.output) : SceneAnswer();
        if (answer.scene)
            return {std::move(answer.scene), {}, false};
        if (end.kind == ChildEnd::Kind::Cancelled)
            return {std::nullopt, {}, true};
        return refused(problemOf(end, answer));
    }

    [[nodiscard]] Message problemOf(const ChildEnd &end, const SceneAnswer &answer) const
    {
        const Message expected = expectedFile(m_format);
        switch (end.kind) {
        case ChildEnd::Kind::NotStarted:
            return messages::readerNotStarted(reasonFor(end.number));
        case ChildEnd::Kind::TooSlow:
            return messages::readerTime(expected, m_limits.clockSeconds);
        case ChildEnd::Kind::TooMuch:
            return messages::readerAnswerTooLong(expected, m_limits.answerMegabytes);
        case ChildEnd::Kind::Signalled:
            return end.number == SIGXCPU ? messages::readerTime(expected, m_limits.processorSeconds)
                                         : messages::readerCrash(expected, end.number);
        case ChildEnd::Kind::Exited:
        case ChildEnd::Kind::Cancelled:
            break;
        }
        if (end.number == outOfMemory)
            return messages::readerMemory(expected, m_limits.memoryMegabytes);
        if (!answer.unsafe.empty())
            return messages::readerUnsafe(wordArgument(answer.unsafe));
        if (!answer.refusal.empty())
            return messages::readerRefused(expected, wordArgument(answer.refusal));
        return messages::readerBadAnswer(expected);
    }

    std::string m_path;
    SceneFormat m_format;
    SceneLimits m_limits;
    SceneContent m_content;
    std::string m_program;
};

// Returns nothing of a file that cannot be read.
std::string firstBytes(const QString &path)
{
    std::array<char, 64> begin{};
    const PlainFile file = openPlainFile(systemPath(path));
    const ssize_t count = file.problem.isEmpty() ? ::read(file.descriptor.get(), begin.data(), begin.size()) : 0;
    return {begin.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

// Returns a text without the mark and the white space before it.
std::string withoutSpace(const std::string &bytes)
{
    const std::size_t first = bytes.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    return first == std::string::npos ? std::string() : bytes.substr(first);
}

} // namespace

std::optional<SceneFormat> sceneFormatOf(const QString &path)
{
    const Format *const format = importFormatOf(bytesOfName(path).toStdString());
    return format != nullptr ? format->importing.scene : std::nullopt;
}

std::optional<SceneFormat> sceneFormatIn(const QString &path)
{
    const std::string bytes = firstBytes(path);
    if (bytes.starts_with("glTF") || withoutSpace(bytes).starts_with('{'))
        return SceneFormat::Gltf;
    return bytes.starts_with("Kaydara FBX Binary") || bytes.starts_with("; FBX") ? std::optional(SceneFormat::Fbx)
                                                                                 : std::nullopt;
}

bool isBvhIn(const QString &path)
{
    return withoutSpace(firstBytes(path)).starts_with("HIERARCHY");
}

SceneLoad loadScene(const QString &path, const Progress &progress, const SceneLimits &limits)
{
    const auto format = sceneFormatOf(path);
    if (const PlainFile file = openPlainFile(systemPath(path)); !file.problem.isEmpty() || !format)
        return {std::nullopt, file.problem.isEmpty() ? messages::cannotBeRead() : file.problem, false};
    return loadScene(path, *format, progress, limits);
}

SceneLoad loadScene(const QString &path, SceneFormat format, const Progress &progress, const SceneLimits &limits,
                    SceneContent content)
{
    try {
        return SceneReader(path, format, limits, content).read(progress);
    } catch (const std::bad_alloc &) {
        return {std::nullopt, messages::noMemoryForFile(), false};
    }
}

} // namespace limber
