#include "base/at.h"
#include "base/statistics.h"
#include "feet/feetrecord.h"
#include "feet/lowestpoints.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/newjointname.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "surgery/completechannels.h"
#include "surgery/placement.h"
#include "surgery/rearrange.h"
#include "travel/heading.h"
#include "travel/rigidmove.h"
#include "travel/smoothtravel.h"
#include "travel/travelpath.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>

namespace limber {

Operation rootmotionOperation();

namespace {

constexpr double lowestFraction = 0.01; // the fraction of the frames that may be below the floor

// Adds a root on the floor below one figure; the new root carries its travel.
class FloorRoot
{
public:
    explicit FloorRoot(const OperationInput &input)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip}, m_floor(input.up.axis),
          m_roles(input.roles()), m_heading(input.clip.skeleton, m_roles, m_floor)
    {
        m_root = m_heading.carrier();
        while (m_before.skeleton.joint(m_root).parent != NoJoint)
            m_root = m_before.skeleton.joint(m_root).parent;
        const std::vector<FigureTravel> figures = figuresOf(input);
        m_mover = std::ranges::find(figures, m_root, &FigureTravel::root)->mover();
        if (hasBranchesAbove(m_mover))
            m_mover = m_root; // they would go along with the new root
    }

    OperationOutput run()
    {
        if (m_before.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        const std::string name = newJointName(m_input, "Root", m_output);
        if (!m_output.refusal.isEmpty())
            return std::move(m_output);
        if (!findTravel(m_input.progress.part(0.0, 0.8)))
            return OperationOutput::cancelled();
        insertRoot(name);
        m_output.notes.push_back(messages::rootCarriesTravel(
            nameArgument(name), noteNumber(glm::distance(m_travel.positions.front(), m_travel.positions.back()))));
        return std::move(m_output);
    }

private:
    // Returns whether joints hang on those above this one that are neither above nor below it.
    [[nodiscard]] bool hasBranchesAbove(int joint) const
    {
        for (int parent = m_before.skeleton.joint(joint).parent; parent != NoJoint;
             parent = m_before.skeleton.joint(parent).parent) {
            if (m_before.skeleton.subtreeEnd(parent) - parent != m_before.skeleton.subtreeEnd(joint) - joint + 1)
                return true;
            joint = parent;
        }
        return false;
    }

    [[nodiscard]] TravelShape shape() const
    {
        const ParameterValue &path = m_input.values.of("path");
        if (!path.isWord)
            return {TravelShape::Kind::Smooth, path.number};
        return {path.text == "line" ? TravelShape::Kind::Line : TravelShape::Kind::All, 0.0};
    }

    bool findTravel(const Progress &progress)
    {
        const double seconds = m_before.motion.playingFrameTimeSeconds();
        // The path of the pelvis has the travel of all joints above it, too.
        const auto track = worldTrack(m_before, m_input.rules, m_heading.carrier(), progress.part(0.0, 0.2));
        const auto floor = track ? floorHeight(progress.part(0.2, 0.5)) : std::nullopt;
        const auto heading =
            floor ? headingTrack(m_before, m_input.rules, m_heading, progress.part(0.5, 0.7)) : std::nullopt;
        m_figure.joint = m_mover;
        m_above.joint = m_root;
        if (!heading || !recordTracks(m_before, m_input.rules, {&m_figure, 1}, progress.part(0.7, 0.9)) ||
            !recordTracks(m_before, m_input.rules, {&m_above, 1}, progress.part(0.9, 1.0)))
            return false;
        for (const glm::dvec3 &position : travelAlongFloor(*track, m_floor, seconds, shape()))
            m_travel.positions.push_back(position + directionOf(m_input.up) * *floor);
        for (const double angle : shapedHeading(*heading, seconds, shape())) {
            const double kept = m_input.values.flag("heading") ? angle : 0.0;
            m_travel.rotations.push_back(glm::normalize(glm::quat_cast(m_floor.rotation(kept))));
        }
        makeContinuous(m_travel.rotations);
        followTravel();
        return true;
    }

    [[nodiscard]] std::optional<double> floorHeight(const Progress &progress) const
    {
        const auto feet = recordFeet(m_before, m_input.rules, m_roles, directionOf(m_input.up), progress.part(0.0, 0.5),
                                     m_input.floor);
        if (!feet)
            return std::nullopt;
        std::vector<Message> ignored; // which feet never stand does not matter here
        const Contacts contacts =
            m_input.contacts != nullptr ? *m_input.contacts : feet->detectContacts(m_before.skeleton, ignored);
        const auto floor = floorBelow(feet->legs, feet->standing(contacts));
        if (floor && floor->fromContacts)
            return floor->height;
        const auto lowest = lowestPoints(m_before, m_input.rules, directionOf(m_input.up), progress.part(0.5, 1.0));
        return lowest ? std::optional(percentile(*lowest, lowestFraction)) : std::nullopt;
    }

    // Expresses what carried the travel relative to the new root. Joints above it keep their values, and so go along
    // with the new root.
    void followTravel()
    {
        for (std::size_t frame = 0; frame < m_figure.positions.size(); ++frame) {
            const glm::dquat back = glm::conjugate(m_travel.rotations[frame]);
            m_figure.positions[frame] = back * (m_figure.positions[frame] - m_travel.positions[frame]);
            m_figure.rotations[frame] = glm::normalize(back * m_figure.rotations[frame]);
        }
        const ParentTrack parent(m_before, m_input.rules, m_mover, {0, m_before.motion.frameCount() - 1});
        parent.fromWorld(m_figure.rotations);
        parent.fromWorld(m_figure.positions);
        makeContinuous(m_figure.rotations);
    }

    void insertRoot(const std::string &name)
    {
        SkeletonTree tree(m_before.skeleton);
        Joint joint;
        joint.name = name;
        joint.channels = withAllPositions(withAllRotations(m_before.skeleton.joint(m_root).channels));
        const int root = tree.addJoint(std::move(joint), SkeletonTree::None, tree.indexOf(m_root));
        tree.move(m_root, root);
        if (m_mover != m_root)
            prepareFor(m_above, tree, PositionsGoTo::Channels); // it is a root no more
        prepareFor(m_figure, tree, PositionsGoTo::Channels);
        RearrangedClip made = rearranged(m_before, tree);
        m_output.clip = std::move(made.clip);
        RotationResidual unshown = writeTrack(m_output.clip, at(made.jointOfNode, root), m_travel, m_input.rules);
        if (m_mover != m_root)
            unshown.add(writeTrack(m_output.clip, at(made.jointOfNode, m_root), m_above, m_input.rules));
        unshown.add(writeTrack(m_output.clip, at(made.jointOfNode, m_mover), m_figure, m_input.rules));
        addLossOf(unshown, m_output.clip.skeleton, m_output);
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    FloorPlane m_floor;
    BodyRoles m_roles;
    BodyHeading m_heading;
    int m_root = 0; // the old root
    int m_mover = 0; // the travelling joint, or the old root if none can travel
    LocalTrack m_travel; // of the new root
    LocalTrack m_figure; // of the travelling joint
    LocalTrack m_above; // of the old root
};

OperationOutput runRootmotion(const OperationInput &input)
{
    return FloorRoot(input).run();
}

} // namespace

Operation rootmotionOperation()
{
    return {.name = "rootmotion",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Floor Root"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Adds a root on the floor below the figure that carries its travel and its "
                                      "heading, as game engines expect. No other joint moves."),
            .searchWords = QT_TRANSLATE_NOOP(
                "limber::Operation", "root motion game engine bone trajectory reference travel extract unreal unity"),
            .changesSkeleton = true,
            .parameters = {{.name = "name",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Name"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The name of the new root."),
                            .kind = Parameter::Kind::Text,
                            .standard = "Root"},
                           {.name = "path",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Travel"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                                      "What the root carries: all travel slower than this, a straight "
                                                      "line, or everything along the floor."),
                            .unit = Unit::Hertz,
                            .standard = "0.5",
                            .least = 0.01,
                            .most = 100.0,
                            .words = {{"line", QT_TRANSLATE_NOOP("limber::Operation", "Straight line")},
                                      {"all", QT_TRANSLATE_NOOP("limber::Operation", "Everything")}}},
                           {.name = "heading",
                            .title = QT_TRANSLATE_NOOP("limber::Operation", "Include heading"),
                            .help = QT_TRANSLATE_NOOP("limber::Operation", "The root faces where the figure faces."),
                            .kind = Parameter::Kind::Flag,
                            .standard = "yes"}},
            .run = runRootmotion};
}

} // namespace limber
