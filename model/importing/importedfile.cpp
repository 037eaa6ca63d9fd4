#include "importing/importedfile.h"

#include "items/messagetext.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/scenegrid.h"
#include "scene/clip/scenenames.h"
#include "secondlife/animreader.h"
#include "storage/importing/scenefile.h"
#include "storage/textfile.h"

namespace limber {

namespace {

bool isAnimation(const QString &path)
{
    return path.endsWith(QLatin1StringView(".anim"), Qt::CaseInsensitive);
}

void readAnimation(ImportedFile &file)
{
    const TextLoad loaded = loadText(file.path);
    if (!loaded.text) {
        file.problem = textOf(loaded.problem);
        return;
    }
    AnimReading reading = readAnim(*loaded.text);
    for (const Message &note : reading.notes)
        file.notes << textOf(note);
    if (reading.damage)
        file.problem = textOf(reading.damage->message);
    else
        file.animation = std::move(reading.file);
}

void readScene(ImportedFile &file, const Progress &progress)
{
    constexpr double partOfReader = 0.9;
    SceneLoad loaded = loadScene(file.path, progress.part(0.0, partOfReader));
    file.isCancelled = loaded.isCancelled;
    if (!loaded.scene) {
        file.problem = textOf(loaded.problem);
        return;
    }
    file.scene = std::move(loaded.scene);
    file.joints = static_cast<int>(chooseJoints(*file.scene).size());
    int index = 0;
    for (const std::string &name : animationNames(*file.scene)) {
        file.animations << ImportableAnimation{QString::fromStdString(name), sceneSeconds(*file.scene, index),
                                               sceneRate(*file.scene, index)};
        ++index;
    }
}

} // namespace

bool isToBeImported(const QString &path)
{
    return isAnimation(path) || sceneFormatOf(path).has_value();
}

ImportedFile readToImport(const QString &path, const Progress &progress)
{
    ImportedFile file;
    file.path = path;
    if (isAnimation(path))
        readAnimation(file);
    else
        readScene(file, progress);
    return file;
}

} // namespace limber
