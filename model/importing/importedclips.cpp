#include "importing/importedclips.h"

#include "gltf/lengthunit.h"
#include "items/messagetext.h"
#include "messages/scenemessages.h"
#include "scene/clip/sceneclip.h"
#include "scene/clip/scenenotes.h"
#include "storage/paths/filetext.h"

#include <QFileInfo>

namespace limber {

namespace {

// Returns the name, shortened and with an underscore for each character that a file name must not have.
QString fitForFiles(const QString &name)
{
    constexpr qsizetype longest = 80;
    QString fit;
    for (const QChar c : name.left(longest))
        fit += c == u'/' || c == u'|' || c == u':' || !c.isPrint() ? QChar(u'_') : c;
    return fit.trimmed();
}

QString documentName(const ImportedFile &file, int animation)
{
    const QString stem = QFileInfo(fileText(file.path)).completeBaseName();
    if (animation < 0 || file.animations.size() < 2)
        return stem + QStringLiteral(".bvh");
    return stem + u' ' + fitForFiles(file.animations[animation].name) + QStringLiteral(".bvh");
}

void addNote(QStringList &notes, const Message &message)
{
    const QString text = textOf(message);
    if (!text.isEmpty() && !notes.contains(text))
        notes << text;
}

ImportedClips clipThatWasMade(const ImportedFile &file)
{
    ImportedClips made;
    made.notes = file.notes;
    for (const FormatNote &note : file.made->notes)
        addNote(made.notes, note.message);
    made.clips.push_back({documentName(file, -1), *file.made->clip, file.made->secondLife});
    return made;
}

// Adds the clip of one animation; returns false if no further clips can be made.
bool addClip(ImportedClips &made, const ImportedFile &file, int animation, SceneClipOptions options)
{
    options.animation = animation;
    SceneClip clip = clipOfScene(*file.scene, options);
    if (!clip.clip) {
        made.isCancelled = clip.problem.isEmpty();
        made.problem = textOf(clip.problem);
        return false;
    }
    // Parts of the file that never become clips were reported earlier.
    std::erase_if(clip.notes, [&file](const Message &note) {
        const auto list = leftOut(file.scene->counts);
        return list && note == messages::sceneLeftOut(*list);
    });
    for (const Message &note : clip.notes)
        addNote(made.notes, note);
    made.clips.push_back({documentName(file, animation), *std::move(clip.clip), {}});
    return true;
}

} // namespace

ImportedClips makeClips(const ImportedFile &file, const ImportChoices &choices, const Progress &progress)
{
    if (file.made)
        return clipThatWasMade(file);
    ImportedClips made;
    if (!file.scene)
        return made;
    SceneClipOptions options;
    if (choices.framesPerSecond > 0.0)
        options.framesPerSecond = choices.framesPerSecond;
    if (const auto unit = lengthUnitNamed(choices.unit.toStdString()))
        options.metresPerUnit = unit->metres;
    const QList<int> animations = file.animations.isEmpty() ? QList<int>{-1} : choices.animations;
    for (qsizetype i = 0; i < animations.size(); ++i) {
        const auto count = static_cast<double>(animations.size());
        options.progress = progress.part(static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        if (!addClip(made, file, animations[i], options))
            break;
    }
    return made;
}

} // namespace limber
