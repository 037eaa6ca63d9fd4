#include "storage/characters/characterfile.h"

#include "formats/format.h"
#include "messages/filemessages.h"
#include "messages/scenemessages.h"
#include "storage/filecopy.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"
#include "system/plainfile.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <cerrno>
#include <map>
#include <string>
#include <utility>

namespace limber {

namespace {

constexpr std::size_t mostBytes = std::size_t{512} << 20; // of a file
constexpr double partOfTracks = 0.7; // of the work, before the writing

QString besideOf(const QString &path, const std::string &name)
{
    return path.left(path.lastIndexOf(u'/') + 1) + nameOfBytes(name);
}

} // namespace

QString copyCharacter(const QString &path, const QString &folder, Message &problem)
{
    const QFileInfo file(path);
    std::vector<std::string> named;
    if (sceneFormatIn(path) == SceneFormat::Gltf) {
        const TextLoad loaded = loadText(path, mostBytes);
        problem = loaded.problem;
        if (!loaded.text)
            return {};
        named = filesOfGltf(*loaded.text);
    }
    const QString base = folder + u'/' + (named.empty() ? QString() : file.completeBaseName() + u'/');
    QString copy = base + file.fileName();
    const std::string sum = sha1OfFile(path);
    for (int number = 2; isThere(copy) && (sum.empty() || sha1OfFile(copy) != sum); ++number)
        copy = base + file.completeBaseName() + u'-' + QString::number(number) + u'.' + file.suffix();
    std::vector<std::pair<QString, QString>> copies{{path, copy}};
    for (const std::string &name : named)
        copies.emplace_back(besideOf(path, name), base + nameOfBytes(name));
    for (const auto &[from, to] : copies) {
        QDir().mkpath(QFileInfo(to).path());
        if (!isThere(to) && !copyToNewFile(from, to)) {
            problem = messages::notCopied(reasonFor(errno));
            return {};
        }
    }
    return copy;
}

// The bytes that the plan refers to.
struct CharacterWriting::Parts
{
    std::string file;
    std::map<std::string, std::string> files; // beside it
    GltfBuffers beside;
    std::vector<Message> notes;
    std::optional<GltfAddition> addition;
};

bool isCharacterFile(const QString &path)
{
    const auto named = sceneFormatOf(path);
    const bool isNamedSo = named == SceneFormat::Gltf || named == SceneFormat::Fbx;
    return sceneFormatIn(path).has_value() || (isNamedSo && !isBvhIn(path));
}

QString characterPatterns()
{
    QStringList patterns;
    for (const std::string_view extension : characterExtensions())
        patterns << u'*' + QString::fromUtf8(extension);
    const QString lower = patterns.join(u' ');
    return lower + u' ' + lower.toUpper();
}

CharacterLoad loadCharacter(const QString &path, const Progress &progress, SceneContent content)
{
    if (PlainFile file = openPlainFile(systemPath(path)); !file.descriptor.isOpen())
        return {{}, std::move(file.problem), false};
    FileStamp stamp = FileStamp::of(path); // before the bytes: a later change is noticed
    const SceneFormat format = sceneFormatIn(path).value_or(sceneFormatOf(path).value_or(SceneFormat::Gltf));
    SceneLoad loaded = loadScene(path, format, progress, {}, content);
    CharacterLoad result{{}, std::move(loaded.problem), loaded.isCancelled};
    if (!loaded.scene)
        return result;
    CharacterOfScene made = characterOf(*std::move(loaded.scene));
    result.problem = std::move(made.problem);
    if (made.character)
        result.file = CharacterFile{path, format, *std::move(made.character), std::move(stamp), {}};
    if (result.file && content == SceneContent::MotionAndMesh)
        result.file->sha1 = sha1OfFile(path);
    return result;
}

std::optional<CharacterWriting> CharacterWriting::make(const CharacterFile &character, const Clip &clip,
                                                       const PositionRules &rules, const GltfAdditionOptions &options,
                                                       const Progress &progress, Message &problem)
{
    auto parts = std::make_shared<Parts>();
    TextLoad loaded = loadText(character.path, mostBytes);
    problem = std::move(loaded.problem);
    if (!loaded.text)
        return std::nullopt;
    parts->file = *std::move(loaded.text);
    auto motion = motionOnNodes(character.character, clip, rules, progress.part(0.0, partOfTracks));
    if (!motion)
        return std::nullopt;
    parts->notes = motion->notes;
    for (const std::string &name : filesOfGltf(parts->file)) {
        const QString path = besideOf(character.path, name);
        TextLoad beside = leadsBelow(systemPath(besideOf(character.path, ".")), systemPath(path))
                              ? loadText(path, mostBytes)
                              : TextLoad{std::nullopt, reasonFor(ENOENT)};
        if (beside.text)
            parts->files.emplace(name, *std::move(beside.text));
        else
            parts->notes.push_back(messages::missingBeside(nameArgument(name), beside.problem));
    }
    for (const auto &[name, bytes] : parts->files)
        parts->beside.emplace(name, bytes);
    parts->addition =
        GltfAddition::make(parts->file, parts->beside, character.character, *std::move(motion), options, problem);
    return parts->addition ? std::optional(CharacterWriting(std::move(parts))) : std::nullopt;
}

const std::vector<Message> &CharacterWriting::notes() const
{
    return m_parts->notes;
}

const std::string &CharacterWriting::motionName() const
{
    return m_parts->addition->motionName();
}

bool CharacterWriting::write(const PieceSink &sink, const Progress &progress) const
{
    const Progress part = progress.part(partOfTracks, 1.0);
    const auto whole = static_cast<double>(m_parts->addition->length());
    double done = 0.0;
    return part(0.0) && m_parts->addition->write([&](std::string_view piece) {
        done += static_cast<double>(piece.size());
        return sink(piece) && part(done / whole);
    });
}

} // namespace limber
