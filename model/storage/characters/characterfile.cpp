#include "storage/characters/characterfile.h"

#include "character/characterwords.h"
#include "character/gltfaddition.h"
#include "formats/format.h"
#include "messages/filemessages.h"
#include "messages/scenemessages.h"
#include "storage/characters/characterbytes.h"
#include "storage/filecopy.h"
#include "storage/importing/scenefile.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <cerrno>
#include <string>
#include <utility>

namespace limber {

const char *CharacterFile::formatName() const
{
    return format == SceneFormat::Fbx ? "FBX" : gltfFormatOf(character);
}

QString copyCharacter(const QString &path, const QString &folder, Message &problem)
{
    const QFileInfo file(path);
    std::vector<std::string> named;
    if (sceneFormatIn(path) == SceneFormat::Gltf) {
        const TextLoad loaded = characterBytes(path);
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
        copies.emplace_back(pathBeside(path, name), base + nameOfBytes(name));
    for (const auto &[from, to] : copies) {
        QDir().mkpath(QFileInfo(to).path());
        if (!isThere(to) && !copyToNewFile(from, to)) {
            problem = messages::notCopied(reasonFor(errno));
            return {};
        }
    }
    return copy;
}

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

} // namespace limber
