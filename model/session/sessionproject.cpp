#include "session/sessionproject.h"

#include "additions/showncharacter.h"
#include "base/at.h"
#include "project/projectvalues.h"
#include "session/session.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace limber {

namespace {

void addJointStates(const Session &session, Project &project)
{
    const JointStates &states = session.jointStates();
    for (const NodeId node : session.document().skeleton().nodesInFileOrder()) {
        if (states.isHidden(node))
            project.hidden.push_back(node);
        if (states.isLocked(node))
            project.locked.push_back(node);
    }
    for (const SelectionSet &set : session.selectionSets().all())
        project.sets.push_back({set.name.toStdString(), set.nodes});
}

void takeJointStates(Session &session, const Project &project)
{
    session.jointStates().showAll();
    session.jointStates().setHidden(project.hidden, true);
    session.jointStates().unlockAll();
    session.jointStates().setLocked(project.locked, true);
    for (const ProjectSet &set : project.sets)
        session.selectionSets().save(QString::fromStdString(set.name), set.nodes);
}

// Returns nothing if a project in that folder must not name the clip.
std::optional<ProjectClip> projectClipOf(const ClipBeside &clip, const QDir &folder)
{
    if (clip.source.path.isEmpty())
        return std::nullopt;
    ProjectClip named;
    named.file = bytesOfName(folder.relativeFilePath(clip.source.path)).toStdString();
    if (!isPathBelow(named.file))
        return std::nullopt;
    named.settings = clip.settings;
    named.isHidden = !clip.isVisible;
    return named;
}

void addClipsBeside(const Session &session, const QString &path, Project &project)
{
    const QDir folder = QFileInfo(absolutePath(path)).dir();
    for (const ClipBeside &clip : session.clipsBeside().all()) {
        std::optional<ProjectClip> named = projectClipOf(clip, folder);
        if (!named || path.isEmpty())
            continue;
        named->isChosen = &clip == session.clipsBeside().chosen();
        project.beside.push_back(*std::move(named));
    }
}

void takeClipsBeside(Session &session, const Project &project)
{
    const QString &path = session.document().origin().project.path;
    if (path.isEmpty())
        return;
    const QDir folder = QFileInfo(absolutePath(path)).dir();
    std::vector<ClipBeside> clips;
    int chosen = -1;
    for (const ProjectClip &named : project.beside) {
        ClipBeside &clip = clips.emplace_back();
        clip.source.path = QDir::cleanPath(folder.absoluteFilePath(nameOfBytes(named.file)));
        clip.source.name = fileText(clip.source.path);
        clip.settings = named.settings;
        clip.isVisible = !named.isHidden;
        if (named.isChosen)
            chosen = static_cast<int>(clips.size()) - 1;
    }
    session.clipsBeside().takeNamed(clips, chosen);
}

// Returns the additions of a document; those of its character say what its file is now.
Additions presentAdditions(const Session &session)
{
    Additions additions = session.document().additions();
    const auto &file = session.character().file();
    if (const CharacterChoice &choice = additions.get<CharacterChoice>(); choice && file != nullptr) {
        ShownCharacter character = *choice;
        character.bytes = static_cast<std::uint64_t>(std::max<qint64>(file->stamp.size, 0));
        character.sha1 = file->sha1;
        additions.set(CharacterChoice(std::move(character)));
    }
    return additions;
}

} // namespace

Additions additionsForProject(Additions additions, const QString &path)
{
    const CharacterChoice &choice = additions.get<CharacterChoice>();
    if (!choice)
        return additions;
    ShownCharacter character = *choice;
    if (!path.isEmpty()) {
        const QDir folder = QFileInfo(absolutePath(path)).dir();
        character.file = bytesOfName(folder.relativeFilePath(characterPath(character))).toStdString();
    }
    if (isPathBelow(character.file))
        additions.set(CharacterChoice(std::move(character)));
    else
        additions.clear<CharacterChoice>();
    return additions;
}

Additions additionsOfProject(Additions additions, const QString &path)
{
    const CharacterChoice &choice = additions.get<CharacterChoice>();
    if (!choice || path.isEmpty())
        return additions;
    ShownCharacter character = *choice;
    const QDir folder = QFileInfo(absolutePath(path)).dir();
    character.file = bytesOfName(QDir::cleanPath(folder.absoluteFilePath(characterPath(character)))).toStdString();
    additions.set(CharacterChoice(std::move(character)));
    return additions;
}

Project projectOf(const Session &session, const QString &path)
{
    const Document &document = session.document();
    const Playhead &playhead = session.playhead();
    Project project;
    project.view.frame = playhead.frame();
    if (playhead.hasRange())
        project.view.range = FrameInterval{playhead.firstFrame(), playhead.lastFrame()};
    project.view.positions = document.positionRuleChoice();
    project.view.up = document.upAxisChoice();
    project.view.posesApart = document.posesApartChoice();
    if (!session.target().isBase())
        project.view.layer = session.target().layer();
    project.view.body = session.figureStyle();
    project.view.surface = session.surfaceLook();
    project.view.cameras = session.cameras();
    project.savedViews = session.savedViews();
    for (const Pin &pin : session.pins().all())
        project.pins.push_back({pin.node, pin.holdsRotation, pin.space});
    project.view.holdsFeet = session.pins().holdsFeet();
    addJointStates(session, project);
    addClipsBeside(session, path, project);
    project.additions = additionsForProject(presentAdditions(session), path);
    return project;
}

bool hasLastingChoices(const Session &session)
{
    const JointStates &states = session.jointStates();
    const Pins &pins = session.pins();
    return session.savedViews() != SavedViews() || !pins.all().empty() || !pins.holdsFeet() || states.hidesAny() ||
           states.locksAny() || !session.selectionSets().all().empty();
}

void takeView(Session &session, const Project &project)
{
    Document &document = session.document();
    const ProjectView &view = project.view;
    if (view.positions != document.positionRuleChoice())
        document.setPositionRuleChoice(view.positions);
    if (view.up != document.upAxisChoice())
        document.setUpAxisChoice(view.up);
    document.setPosesApartChoice(view.posesApart);
    if (view.range)
        session.playhead().setRange(view.range->first, view.range->last);
    else
        session.playhead().clearRange();
    session.playhead().setFrame(view.frame);
    session.target().choose(view.layer.value_or(ChangeTarget::Base));
    std::vector<Pin> pins;
    for (const ProjectPin &pin : project.pins)
        pins.push_back({pin.node, pin.holdsRotation, pin.space});
    session.pins().set(std::move(pins));
    session.pins().setHoldsFeet(view.holdsFeet);
    takeJointStates(session, project);
    takeClipsBeside(session, project);
    if (view.body)
        session.setFigureStyle(*view.body);
    session.setSurfaceLook(view.surface);
    // A view that was kept while the file was read stays in its slot if the project leaves that slot empty.
    for (int slot = 0; slot < savedViewCount; ++slot) {
        if (const std::optional<SavedView> &saved = at(project.savedViews, slot))
            session.keepView(slot, *saved);
    }
    for (int place = 0; place < viewPlaceCount; ++place) {
        if (const std::optional<ProjectCamera> &camera = at(view.cameras, place))
            session.wantCamera(static_cast<ViewPlace>(place), *camera);
    }
}

} // namespace limber
