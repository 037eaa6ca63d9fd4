#include "base/at.h"
#include "body/bodyup.h"
#include "body/upaxisdecision.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/moveloss.h"
#include "operations/operation.h"
#include "pose/jointangles.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "tracks/rotationtrack.h"
#include "travel/axisrotation.h"
#include "travel/rigidmove.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace limber {

Operation upaxisOperation();

namespace {

constexpr double flipStep = 170.0; // degrees

Axis axisOfWord(std::string_view word)
{
    return word == "x" ? Axis::X : word == "y" ? Axis::Y : Axis::Z;
}

bool hasThreePositions(const Joint &joint)
{
    return std::ranges::count_if(joint.channels, &Channel::isPosition) == 3 &&
           std::ranges::all_of(std::span(allChannels).first(3), [&](Channel channel) {
               return std::ranges::find(joint.channels, channel) != joint.channels.end();
           });
}

// Maps the coordinates of one clip to other axes: o' = C o, t' = C t, L' = C L C^T.
class UpAxisChange
{
public:
    UpAxisChange(const OperationInput &input, const AxisRotation &turn)
        : m_input(input), m_before(input.clip), m_output{.clip = input.clip}, m_turn(turn),
          m_keepsOrder(input.values.is("order", "keep"))
    {
    }

    OperationOutput run()
    {
        Skeleton &skeleton = m_output.clip.skeleton;
        for (const NodeId node : skeleton.nodesInFileOrder())
            skeleton.setOffset(node, m_turn.of(skeleton.offsetOf(node)));
        const int joints = skeleton.jointCount();
        for (int joint = 0; joint < joints; ++joint) {
            if (!m_input.progress(static_cast<double>(joint) / joints))
                return OperationOutput::cancelled();
            turnPositions(joint);
            turnRotations(joint);
        }
        if (m_keepsOrder && m_permuted > 0)
            m_output.notes.push_back(messages::ordersPermuted(m_permuted));
        return std::move(m_output);
    }

private:
    [[nodiscard]] int frameCount() const { return m_before.motion.frameCount(); }

    void turnPositions(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        if (!joint.hasPositions())
            return;
        const bool hasAll = hasThreePositions(joint);
        std::vector<Channel> channels = joint.channels;
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (!channel.isPosition())
                continue;
            // If the joint has all three channels, the values change columns, else the channels change axes.
            const Channel turned{ChannelKind::Position, m_turn.of(channel.axis)};
            const int column = hasAll ? *m_before.skeleton.columnOf(index, turned) : joint.firstColumn + i;
            if (!hasAll)
                at(channels, i) = turned;
            copyColumn(joint.firstColumn + i, column, m_turn.isNegative(channel.axis));
        }
        if (!hasAll)
            m_output.clip.skeleton.setChannels(index, channels);
    }

    void copyColumn(int from, int to, bool isNegative)
    {
        for (int frame = 0; frame < frameCount(); ++frame) {
            const double value = m_before.motion.value(frame, from);
            const double turned = isNegative ? 0.0 - value : value;
            if (m_output.clip.motion.value(frame, to) != turned)
                m_output.clip.motion.setValue(frame, to, turned);
        }
    }

    void turnRotations(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        if (!joint.hasRotations())
            return;
        if (m_keepsOrder && JointAngles(joint).isComplete() && convertAngles(index))
            return;
        permuteAngles(index);
    }

    // Renames the axes of the angles, whose values stay the same except for their signs.
    void permuteAngles(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        std::vector<Channel> channels = m_output.clip.skeleton.joint(index).channels;
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = at(joint.channels, i);
            if (!channel.isRotation())
                continue;
            at(channels, i) = {ChannelKind::Rotation, m_turn.of(channel.axis)};
            copyColumn(joint.firstColumn + i, joint.firstColumn + i, m_turn.isNegative(channel.axis));
        }
        m_permuted += channels != m_output.clip.skeleton.joint(index).channels ? 1 : 0;
        m_output.clip.skeleton.setChannels(index, channels);
    }

    // Converts the angles for the old channel order. Returns false if that would add steps of half a turn, next to the
    // gimbal lock of this order.
    bool convertAngles(int index)
    {
        const Joint &joint = m_before.skeleton.joint(index);
        const JointAngles angles(joint);
        const glm::dmat3 turn = m_turn.matrix();
        std::vector<double> values = firstGuess(joint);
        std::vector<double> converted;
        for (int frame = 0; frame < frameCount(); ++frame) {
            const glm::dmat3 local = localRotation(joint, m_before.motion.frame(frame));
            angles.fit(turn * local * glm::transpose(turn), values);
            converted.insert(converted.end(), values.begin(), values.end());
        }
        if (flipsOf(converted) > flipsBefore(joint))
            return false;
        writeAngles(joint, converted);
        return true;
    }

    // Returns the angles in channel order if the axes were only renamed.
    [[nodiscard]] std::vector<double> firstGuess(const Joint &joint) const
    {
        std::vector<double> guess;
        for (const Channel channel : joint.channels) {
            for (int i = 0; i < joint.columnCount() && channel.isRotation() && frameCount() > 0; ++i) {
                const Channel source = at(joint.channels, i);
                if (source.isRotation() && m_turn.of(source.axis) == channel.axis)
                    guess.push_back((m_turn.isNegative(source.axis) ? -1.0 : 1.0) *
                                    m_before.motion.value(0, joint.firstColumn + i));
            }
        }
        return guess;
    }

    static int flipsOf(const std::vector<double> &triples)
    {
        int flips = 0;
        for (std::size_t i = 3; i < triples.size(); ++i)
            flips += std::abs(triples[i] - triples[i - 3]) > flipStep ? 1 : 0;
        return flips;
    }

    [[nodiscard]] int flipsBefore(const Joint &joint) const
    {
        std::vector<double> values;
        for (int frame = 0; frame < frameCount(); ++frame) {
            for (int i = 0; i < joint.columnCount(); ++i) {
                if (at(joint.channels, i).isRotation())
                    values.push_back(m_before.motion.value(frame, joint.firstColumn + i));
            }
        }
        return flipsOf(values);
    }

    void writeAngles(const Joint &joint, const std::vector<double> &triples)
    {
        std::size_t next = 0;
        for (int frame = 0; frame < frameCount(); ++frame) {
            const std::span<double> values = m_output.clip.motion.editFrame(frame);
            for (int i = 0; i < joint.columnCount(); ++i) {
                if (at(joint.channels, i).isRotation())
                    at(values, joint.firstColumn + i) = triples[next++];
            }
        }
    }

    const OperationInput &m_input;
    const Clip &m_before;
    OperationOutput m_output;
    AxisRotation m_turn;
    bool m_keepsOrder;
    int m_permuted = 0;
};

// Rotates the figure as a whole by C about the origin of the world.
OperationOutput turnRoots(const OperationInput &input, const glm::dmat3 &turn)
{
    OperationOutput output{.clip = input.clip};
    const FrameInterval all{0, input.clip.motion.frameCount() - 1};
    const MoveLoss loss = moveFrames(
        output.clip, input.rules, figuresByRoot(input.clip.skeleton), all,
        [&](int) {
            return RigidMove{turn, glm::dvec3(0.0), true};
        },
        input.progress);
    if (loss.isCancelled)
        return OperationOutput::cancelled();
    addLossOf(loss, input.clip.skeleton, output);
    return output;
}

// Returns the axis of the floor that is nearest to the line between left and right: a half turn about it puts the
// figure on its feet and leaves its left where it was.
Axis sideAxis(const OperationInput &input, const BodyRoles &roles)
{
    glm::dvec3 sum(0.0);
    for (const BodyPart part : {BodyPart::Thigh, BodyPart::UpperArm}) {
        const int left = roles.find(part, BodySide::Left);
        const int right = roles.find(part, BodySide::Right);
        constexpr int mostSamples = 64;
        const int frames = input.clip.motion.frameCount();
        for (int frame = 0; left != NoJoint && right != NoJoint && frame < frames;
             frame += std::max(1, frames / mostSamples)) {
            const Pose pose = poseAt(input.clip, frame, input.rules);
            sum += glm::abs(at(pose.jointPositions, left) - at(pose.jointPositions, right));
        }
    }
    sum[static_cast<int>(input.up.axis)] = -1.0;
    const Axis first = input.up.axis == Axis::X ? Axis::Y : Axis::X;
    const Axis second = input.up.axis == Axis::Z ? Axis::Y : Axis::Z;
    return sum[static_cast<int>(second)] > sum[static_cast<int>(first)] ? second : first;
}

// Returns why a figure cannot hang: its result must show which end of it is up. Empty if it can.
Message whyItCannotHang(const OperationInput &input, const BodyRoles &roles)
{
    constexpr double upright = 0.85;
    if (input.clip.motion.isEmpty())
        return messages::noFrames();
    const auto displacement = feetToHead(input.clip, input.rules, roles);
    if (!displacement)
        return messages::needsHeadAndFeet();
    const bool isUpright =
        std::abs((*displacement)[static_cast<int>(input.up.axis)]) >= upright * glm::length(*displacement);
    return isUpright ? Message() : messages::notUpright();
}

OperationOutput runUpaxis(const OperationInput &input)
{
    const std::string word = input.values.text("to");
    const bool shallHang = word.starts_with('-');
    const Axis to = axisOfWord(word.substr(shallHang ? 1 : 0));
    const BodyRoles roles = input.roles();
    const bool hangs = hangsHeadDown(input.clip, input.rules, roles, input.up.axis);
    if (to == input.up.axis && hangs == shallHang) {
        OperationOutput output{.clip = input.clip};
        output.notes.push_back(messages::upAlready(wordArgument((hangs ? "−" : "") + std::string(1, axisLetter(to)))));
        return output;
    }
    if (Message reason = shallHang ? whyItCannotHang(input, roles) : Message(); !reason.isEmpty())
        return OperationOutput::refused(std::move(reason));
    AxisRotation turn = AxisRotation::between(input.up.axis, to);
    if (hangs != shallHang)
        turn = AxisRotation::halfTurn(sideAxis(input, roles)).then(turn);
    OperationOutput output =
        input.values.flag("rootonly") ? turnRoots(input, turn.matrix()) : UpAxisChange(input, turn).run();
    output.upAxis = to;
    // A file says nothing of its up axis: whoever reads it looks at the figure.
    if (const UpAxis seen = decideUpAxis(output.clip, input.rules);
        output.refusal.isEmpty() && !output.isCancelled && seen.axis != to)
        output.notes.push_back(messages::upNotShown(wordArgument(std::string(1, axisLetter(to))),
                                                    wordArgument(std::string(1, axisLetter(seen.axis)))));
    if (hangs && !shallHang)
        output.notes.push_back(messages::turnedOver(wordArgument(std::string(1, axisLetter(sideAxis(input, roles))))));
    return output;
}

std::vector<Parameter> upaxisParameters()
{
    return {
        {.name = "to",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Up Axis"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "The axis that points away from the floor. With a minus, the "
                                                    "figure hangs head down, as some camera-based programs expect."),
         .kind = Parameter::Kind::Word,
         .words = {{"z", QT_TRANSLATE_NOOP("limber::Operation", "Z")},
                   {"y", QT_TRANSLATE_NOOP("limber::Operation", "Y")},
                   {"x", QT_TRANSLATE_NOOP("limber::Operation", "X")},
                   {"-z", QT_TRANSLATE_NOOP("limber::Operation", "−Z: head down")},
                   {"-y", QT_TRANSLATE_NOOP("limber::Operation", "−Y: head down")},
                   {"-x", QT_TRANSLATE_NOOP("limber::Operation", "−X: head down")}},
         .isRequired = true},
        {.name = "rootonly",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotate the root alone"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Keeps the offsets: the rest pose then lies on its side, and every joint but the "
                                   "root keeps its values. Otherwise the rest pose stands along the new axis, too."),
         .kind = Parameter::Kind::Flag,
         .standard = "no"},
        {.name = "order",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Order of rotations"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Keeps the order of the channels with new angles, or the angles with other axes."),
         .kind = Parameter::Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep the order")},
                   {"permute", QT_TRANSLATE_NOOP("limber::Operation", "Keep the angles")}},
         .dependsOn = "rootonly",
         .dependsOnWords = {"no"}},
    };
}

} // namespace

Operation upaxisOperation()
{
    return {.name = "upaxis",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Up Axis"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP(
                "limber::Operation",
                "Rotates a clip between Y up, Z up and X up. The figure looks the same; offsets, positions and "
                "rotations use the new axes. A figure that hangs head down is stood on its feet."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "y-up z-up yup zup upside down head lying back side sideways fallen wrong "
                                             "vertical convert blender unreal coordinate system"),
            .changesSkeleton = true,
            .isLocal = true,
            .parameters = upaxisParameters(),
            .run = runUpaxis};
}

} // namespace limber
