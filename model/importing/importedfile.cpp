#include "importing/importedfile.h"

#include "formats/format.h"
#include "formats/formatvalues.h"
#include "items/messagetext.h"
#include "scene/clip/scenechoice.h"
#include "scene/clip/scenegrid.h"
#include "scene/clip/scenenames.h"
#include "storage/importing/scenefile.h"
#include "storage/textfile.h"

namespace limber {

namespace {

const Format *formatOf(const QString &path)
{
    const Format *const format = importFormatOf(path.toStdString());
    return format != nullptr && isImportedInWindow(*format) ? format : nullptr;
}

void readBytes(ImportedFile &file, const Format &format, const Progress &progress)
{
    const TextLoad loaded = loadText(file.path);
    if (!loaded.text) {
        file.problem = textOf(loaded.problem);
        return;
    }
    ImportInput input;
    input.bytes = *loaded.text;
    input.values = valuesOf(format.importing.parameters, [](const FormatParameter &) { return std::nullopt; }).values;
    input.progress = progress;
    ImportOutput made = format.importing.read(input);
    if (made.clip)
        file.made = std::move(made);
    else if (!made.findings.empty())
        file.problem = textOf(made.findings.back().message);
    else
        file.problem = textOf(made.problem);
    file.isCancelled = !file.made && file.problem.isEmpty();
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
    return formatOf(path) != nullptr;
}

ImportedFile readToImport(const QString &path, const Progress &progress)
{
    ImportedFile file;
    file.path = path;
    if (const Format *const format = formatOf(path); format != nullptr && !format->importing.scene)
        readBytes(file, *format, progress);
    else
        readScene(file, progress);
    return file;
}

} // namespace limber
