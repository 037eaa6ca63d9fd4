#include "channels/channeledit.h"
#include "messages/motionmessages.h"
#include "messages/operationmessages.h"
#include "operations/operation.h"
#include "pose/jointangles.h"

#include <algorithm>
#include <string>

namespace limber {

Operation orderOperation();

namespace {

using Kind = Parameter::Kind;

// Returns the channels with the rotations in another order; position channels stay where they are.
std::vector<Channel> inOrder(const std::vector<Channel> &channels, const std::string &order)
{
    std::vector<Channel> result = channels;
    std::size_t next = 0;
    for (Channel &channel : result) {
        if (channel.isRotation())
            channel.axis = static_cast<Axis>(order[next++] - 'X');
    }
    return result;
}

OperationOutput runOrder(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    int done = 0;
    int changed = 0;
    int incomplete = 0;
    for (const int joint : input.joints) {
        if (!input.progress(double(done++) / static_cast<double>(input.joints.size())))
            return OperationOutput::cancelled();
        const Joint &old = input.clip.skeleton.joint(joint);
        if (!JointAngles(old).isComplete()) {
            incomplete += old.hasRotations() ? 1 : 0;
            continue;
        }
        const std::vector<Channel> channels = inOrder(old.channels, input.values.text("to"));
        if (channels == old.channels)
            continue;
        output.clip = withChannels(output.clip, input.rules, joint, channels);
        ++changed;
    }
    if (changed > 0)
        output.notes.push_back(messages::jointsInOrder(changed, wordArgument(input.values.text("to"))));
    if (incomplete > 0)
        output.warnings.push_back(messages::noOrderToChange(incomplete));
    return output;
}

} // namespace

Operation orderOperation()
{
    return {
        .name = "order",
        .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotation Order"),
        .group = OperationGroup::Skeleton,
        .help = QT_TRANSLATE_NOOP(
            "limber::Operation",
            "Changes the order of the rotation channels and recomputes their angles. The motion stays the same."),
        .searchWords = QT_TRANSLATE_NOOP("limber::Operation", "euler order channels XYZ ZXY ZYX YXZ convert gimbal"),
        .takesJoints = true,
        .changesSkeleton = true,
        .isLocal = true,
        .keepsPose = true,
        .parameters =
            {{.name = "to",
              .title = QT_TRANSLATE_NOOP("limber::Operation", "Order"),
              .help = QT_TRANSLATE_NOOP("limber::Operation", "The order of the channels: the first is the outermost."),
              .kind = Kind::Word,
              .standard = "ZXY",
              .words =
                  {{"ZXY", "ZXY"}, {"ZYX", "ZYX"}, {"XYZ", "XYZ"}, {"XZY", "XZY"}, {"YXZ", "YXZ"}, {"YZX", "YZX"}}}},
        .run = runOrder};
}

} // namespace limber
