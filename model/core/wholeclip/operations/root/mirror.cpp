#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/mirrorpairs.h"
#include "body/pairstext.h"
#include "bvh/text/numberformat.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "mirroring/mirroredangles.h"
#include "mirroring/mirroredfigure.h"
#include "mirroring/mirrorplane.h"
#include "operations/inputfigures.h"
#include "operations/moveloss.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"
#include "system/smallfile.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "travel/rigidmove.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <iterator>

namespace limber {

Operation mirrorOperation();

namespace {

constexpr int mostNames = 5; // in one note
constexpr double shortestWalk = 0.25; // of the body's length

// Swaps left and right of one clip: where the partner of a joint has the world rotation G, the joint gets M G C, with
// the reflection M of the world and the reflection C between the coordinates of both joints.
class ClipMirror
{
public:
    explicit ClipMirror(const OperationInput &input)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip}, m_roles(input.roles()),
          m_figures(figuresOf(input)), m_movers(moversOf(input.clip.skeleton, m_figures)),
          m_travels(travellingJoints(input.clip, input.rules)),
          m_bodyLength(bodyLength(m_before.skeleton, figureShape(m_before, input.rules), m_roles))
    {
    }

    OperationOutput run()
    {
        if (m_before.motion.isEmpty())
            return OperationOutput::refused(messages::noFrames());
        MirrorRequest request;
        if (Message problem = readPairs(request); !problem.isEmpty())
            return OperationOutput::refused(std::move(problem));
        if (!m_input.values.is("axis", "auto"))
            request.axis = static_cast<Axis>(m_input.values.text("axis").front() - 'x');
        m_figure = mirroredFigure(m_before, m_input.rules, m_roles, m_input.up.axis, m_travels, request);
        m_plane = planeFor(request.axis);
        notePairs();
        const std::vector<int> joints = mirroredJoints();
        RotationResidual unshown;
        for (std::size_t i = 0; i < joints.size(); ++i) {
            if (!m_input.progress(static_cast<double>(i) / static_cast<double>(joints.size())))
                return OperationOutput::cancelled();
            unshown.add(mirrorRotations(joints[i]));
            if (!m_input.progress((static_cast<double>(i) + 0.8) / static_cast<double>(joints.size())))
                return OperationOutput::cancelled();
            mirrorPositions(joints[i]);
        }
        addLossOf(unshown, m_before.skeleton, m_output);
        return std::move(m_output);
    }

private:
    Message readPairs(MirrorRequest &request) const
    {
        if (m_input.values.is("pairs", "auto"))
            return {};
        const SmallFile file = readSmallFile(m_input.values.text("pairs"));
        if (!file.text)
            return file.problem;
        PairsFromText read = pairsFromText(*file.text, m_before.skeleton);
        request.pairs = std::move(read.pairs);
        return read.problem;
    }

    // Returns the mirror of the world. Where a root has the axis of its rest pose on its side, that is the plane of
    // coordinates through the origin, so that values change no more than their signs.
    [[nodiscard]] MirrorPlane planeFor(const std::optional<Axis> &asked) const
    {
        if (asked)
            return {directionOf(*asked), 0.0};
        const FloorPlane floor(m_input.up.axis);
        const int joint = travellingJoint(m_figures);
        const bool isBelowOthers = joint != NoJoint && m_before.skeleton.joint(joint).parent != NoJoint;
        const bool hasOwn = m_figure.axis.has_value() && m_figure.axis != m_input.up.axis;
        const glm::dvec3 own = hasOwn ? directionOf(m_figure.axis.value_or(Axis::X)) : floor.aside;
        const glm::dvec3 normal = sideOfFigure(floor, joint).value_or(own);
        const bool isPlain = !isBelowOthers && hasOwn && normal == own;
        return isPlain || joint == NoJoint ? MirrorPlane{normal, 0.0}
                                           : planeThroughPath(m_before, m_input.rules, joint, normal, m_input.frames);
    }

    [[nodiscard]] std::optional<glm::dvec3> sideOfFigure(const FloorPlane &floor, int joint) const
    {
        const auto carried = sideOfBody(m_before.skeleton, m_roles, m_figure.pairs.partner, m_figure.frames);
        const auto side = carried ? sideAlongFloor(m_before, m_input.rules, *carried, floor, m_input.frames)
                                  : std::optional<glm::dvec3>();
        return side ? std::optional(snappedSide(*side, floor, wayOf(floor, joint))) : std::nullopt;
    }

    // Returns the displacement of the travelling joint, or zero if it is too short to be a walk.
    [[nodiscard]] glm::dvec3 wayOf(const FloorPlane &floor, int joint) const
    {
        if (joint == NoJoint)
            return glm::dvec3(0.0);
        const Pose first = poseAt(m_before, m_input.frames.first, m_input.rules);
        const Pose last = poseAt(m_before, m_input.frames.last, m_input.rules);
        const glm::dvec3 way = floor.along(at(last.jointPositions, joint) - at(first.jointPositions, joint));
        return glm::length(way) > shortestWalk * m_bodyLength ? way : glm::dvec3(0.0);
    }

    // Returns the selected joints without those above the movers, which stay as they are.
    [[nodiscard]] std::vector<int> mirroredJoints() const
    {
        const std::vector<int> carried = carriedJoints(m_before.skeleton, m_figures);
        std::vector<int> joints;
        std::ranges::set_intersection(m_input.joints, carried, std::back_inserter(joints));
        return joints;
    }

    void notePairs()
    {
        int count = 0;
        for (int joint = 0; joint < m_before.skeleton.jointCount(); ++joint)
            count += at(m_figure.pairs.partner, joint) > joint ? 1 : 0;
        m_output.notes.push_back(messages::pairsMirrored(count, planeArgument()));
        if (m_figure.referenceFrame)
            m_output.notes.push_back(messages::sidesFromFrame(*m_figure.referenceFrame));
        if (m_figure.pairs.asymmetry > mirrorTolerance * m_bodyLength)
            m_output.notes.push_back(
                messages::notSymmetric(noteNumber(m_figure.pairs.asymmetry),
                                       nameArgument(m_before.skeleton.joint(m_figure.pairs.worst).name)));
        noteJointsAlone();
    }

    // Returns the axis to which the mirror is normal, or the direction: "0.8, 0, 0.6".
    [[nodiscard]] MessageArgument planeArgument() const
    {
        if (const auto axis = m_plane.axis())
            return wordArgument(std::string(1, axisLetter(*axis)));
        // Both signs are the same plane.
        const double sign = glm::dot(m_plane.normal, FloorPlane(m_input.up.axis).aside) < 0.0 ? -1.0 : 1.0;
        std::string text;
        for (int i = 0; i < 3; ++i)
            text += (i > 0 ? ", " : "") + fixedNumber(sign * m_plane.normal[i], 2);
        return wordArgument(text);
    }

    void noteJointsAlone()
    {
        const std::vector<int> &alone = m_figure.pairs.alone;
        if (alone.empty())
            return;
        std::string names;
        for (std::size_t i = 0; i < alone.size() && i < mostNames; ++i)
            names += (i > 0 ? ", " : "") + m_before.skeleton.joint(alone[i]).name;
        m_output.warnings.push_back(messages::jointsAlone(alone.size(), nameArgument(names)));
    }

    [[nodiscard]] bool isMover(int joint) const { return at(m_movers, joint); }
    // Returns the reflection of what a joint moves relative to: of the world or of its parent.
    [[nodiscard]] glm::dmat3 reflectionAbove(int joint) const
    {
        return isMover(joint) ? m_plane.reflection()
                              : glm::transpose(at(m_figure.frames, m_before.skeleton.joint(joint).parent));
    }

    RotationResidual mirrorRotations(int index)
    {
        const int from = at(m_figure.pairs.partner, index);
        const Joint &joint = m_before.skeleton.joint(index);
        const Joint &source = m_before.skeleton.joint(from);
        if (!joint.hasRotations())
            return {};
        const bool isWorldAsOwn = !isMover(index) || (joint.parent == NoJoint && m_plane.axis() == m_figure.axis);
        if (m_figure.axis && isWorldAsOwn && haveSameRotationChannels(joint, source)) {
            copyMirroredAngles(m_before, from, m_output.clip, index, *m_figure.axis, m_input.frames);
            return {};
        }
        std::vector<glm::dquat> track = rotationTrack(m_before, from, m_input.frames);
        if (isMover(index))
            ParentTrack(m_before, m_input.rules, from, m_input.frames).toWorld(track);
        const glm::dquat above = rotationOf(reflectionAbove(index));
        const glm::dquat own = rotationOf(at(m_figure.frames, index));
        for (glm::dquat &rotation : track)
            rotation = above * rotation * own;
        if (isMover(index))
            ParentTrack(m_before, m_input.rules, index, m_input.frames).fromWorld(track);
        makeContinuous(track);
        const int frameBefore = std::max(0, m_input.frames.first - 1);
        const std::span<const double> near = m_before.motion.frame(frameBefore);
        return writeNewRotations(m_output.clip, index, m_input.frames.first, track,
                                 std::vector<double>(near.begin(), near.end()));
    }

    void mirrorPositions(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        if (!joint.hasPositions())
            return;
        const int from = at(m_figure.pairs.partner, index);
        std::vector<glm::dvec3> track = positionTrack(m_before, from, m_input.frames, m_input.rules);
        if (isMover(index))
            mirrorTravel(index, from, track);
        else
            mirrorTranslations(index, from, track);
        writePositions(m_output.clip, index, m_input.frames.first, track, m_input.rules);
    }

    void mirrorTravel(int index, int from, std::vector<glm::dvec3> &track) const
    {
        ParentTrack(m_before, m_input.rules, from, m_input.frames).toWorld(track);
        for (glm::dvec3 &position : track)
            position = m_plane.imageOf(position);
        ParentTrack(m_before, m_input.rules, index, m_input.frames).fromWorld(track);
    }

    // Returns the median translation of a joint; of two middle values the mean, so that the image of the median is the
    // median of the image.
    [[nodiscard]] glm::dvec3 middleTranslation(int joint) const
    {
        const FrameInterval all{0, m_before.motion.frameCount() - 1};
        const std::vector<glm::dvec3> track = positionTrack(m_before, joint, all, m_input.rules);
        glm::dvec3 middle(0.0);
        std::vector<double> values(track.size());
        for (int axis = 0; axis < 3; ++axis) {
            std::ranges::transform(track, values.begin(), [axis](const glm::dvec3 &each) { return each[axis]; });
            std::ranges::sort(values);
            middle[axis] = (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2.0;
        }
        return middle;
    }

    // A bone keeps its own length; a joint that travels about its parent goes to its mirror image.
    void mirrorTranslations(int index, int from, std::vector<glm::dvec3> &track) const
    {
        const bool isBone = !at(m_travels, index);
        const glm::dvec3 own = isBone ? middleTranslation(index) : glm::dvec3(0.0);
        const glm::dvec3 other = isBone ? middleTranslation(from) : glm::dvec3(0.0);
        const glm::dmat3 reflection = reflectionAbove(index);
        for (glm::dvec3 &position : track)
            position =
                own + (m_figure.axis ? mirrored(position - other, *m_figure.axis) : reflection * (position - other));
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    BodyRoles m_roles;
    std::vector<FigureTravel> m_figures;
    std::vector<bool> m_movers; // by joint
    std::vector<bool> m_travels; // by joint: the line from its parent is no bone
    double m_bodyLength;
    MirroredFigure m_figure;
    MirrorPlane m_plane;
};

OperationOutput runMirror(const OperationInput &input)
{
    return ClipMirror(input).run();
}

std::vector<Parameter> mirrorParameters()
{
    return {{.name = "axis",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Axis"),
             .help = QT_TRANSLATE_NOOP("limber::Operation",
                                       "The axis normal to the mirror. By default the mirror stands upright along the "
                                       "travel, so that the figure keeps its direction."),
             .kind = Parameter::Kind::Word,
             .standard = "auto",
             .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Detected")},
                       {"x", QT_TRANSLATE_NOOP("limber::Operation", "X")},
                       {"y", QT_TRANSLATE_NOOP("limber::Operation", "Y")},
                       {"z", QT_TRANSLATE_NOOP("limber::Operation", "Z")}}},
            {.name = "pairs",
             .title = QT_TRANSLATE_NOOP("limber::Operation", "Pairs"),
             .help = QT_TRANSLATE_NOOP("limber::Operation", "Which joints swap sides: detected by names and offsets, "
                                                            "or first taken from a file with LEFT=RIGHT in each line."),
             .kind = Parameter::Kind::File,
             .standard = "auto",
             .words = {{"auto", QT_TRANSLATE_NOOP("limber::Operation", "Detected")}}}};
}

} // namespace

Operation mirrorOperation()
{
    return {.name = "mirror",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Mirror"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Swaps left and right: mirrors the motion on the same skeleton. If joints are "
                                      "named, only they take the mirrored motion of their partners."),
            .searchWords =
                QT_TRANSLATE_NOOP("limber::Operation", "flip swap left right sides handed reflect symmetry reverse"),
            .takesJoints = true,
            .takesFrames = true,
            .swapsSides = true,
            .parameters = mirrorParameters(),
            .run = runMirror};
}

} // namespace limber
