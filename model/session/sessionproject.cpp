#include "session/sessionproject.h"

#include "session/session.h"

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

} // namespace

Project projectOf(const Session &session)
{
    const Document &document = session.document();
    const Playhead &playhead = session.playhead();
    Project project;
    project.view.frame = playhead.frame();
    if (playhead.hasRange())
        project.view.range = FrameInterval{playhead.firstFrame(), playhead.lastFrame()};
    project.view.positions = document.positionRuleChoice();
    project.view.up = document.upAxisChoice();
    project.view.cameras = session.cameras();
    project.savedViews = session.savedViews();
    for (const Pin &pin : session.pins().all())
        project.pins.push_back({pin.node, pin.holdsRotation});
    addJointStates(session, project);
    project.contacts = document.contacts();
    project.markers = document.markers();
    project.layers = document.layers();
    return project;
}

Additions additionsOf(Project project)
{
    return {std::move(project.contacts), std::move(project.markers), std::move(project.layers)};
}

void takeView(Session &session, const Project &project)
{
    Document &document = session.document();
    const ProjectView &view = project.view;
    if (view.positions != document.positionRuleChoice())
        document.setPositionRuleChoice(view.positions);
    if (view.up != document.upAxisChoice())
        document.setUpAxisChoice(view.up);
    if (view.range)
        session.playhead().setRange(view.range->first, view.range->last);
    else
        session.playhead().clearRange();
    session.playhead().setFrame(view.frame);
    std::vector<Pin> pins;
    for (const ProjectPin &pin : project.pins)
        pins.push_back({pin.node, pin.holdsRotation});
    session.pins().set(std::move(pins));
    takeJointStates(session, project);
    // One that was kept while the file was read stays in a slot that the project leaves empty.
    for (int slot = 0; slot < savedViewCount; ++slot) {
        if (const std::optional<SavedView> &saved = project.savedViews[static_cast<std::size_t>(slot)])
            session.keepView(slot, *saved);
    }
    for (int place = 0; place < viewPlaceCount; ++place) {
        if (const std::optional<ProjectCamera> &camera = view.cameras[static_cast<std::size_t>(place)])
            session.wantCamera(static_cast<ViewPlace>(place), *camera);
    }
}

} // namespace limber
