#include "channels/channellayout.h"
#include "channels/normalise.h"
#include "messages/skeletonmessages.h"
#include "operations/operation.h"

#include <algorithm>
#include <string>

namespace limber {

Operation standardiseOperation();

namespace {

constexpr std::size_t mostStandardisedListed = 5;

ChannelLayout layoutOf(const ParameterValues &values)
{
    ChannelLayout layout;
    layout.rootSix = values.is("layout", "rootsix");
    const std::string &order = values.text("order");
    if (order == "keep")
        return layout;
    RotationOrder &wanted = layout.rotationOrder.emplace();
    std::ranges::transform(order, wanted.begin(), [](char letter) { return static_cast<Axis>(letter - 'X'); });
    return layout;
}

MessageArgument listedNames(const std::vector<int> &joints, const Skeleton &skeleton)
{
    std::string names;
    for (std::size_t i = 0; i < std::min(joints.size(), mostStandardisedListed); ++i)
        names += (i > 0 ? ", " : "") + skeleton.joint(joints[i]).name;
    if (joints.size() > mostStandardisedListed)
        names += ", …";
    return nameArgument(names);
}

void layOut(const OperationInput &input, const ChannelLayout &layout, OperationOutput &output)
{
    LayoutResult result = layOutChannels(input.clip, input.rules, layout, input.progress);
    output.isCancelled = result.cancelled;
    if (result.cancelled || !result.changed)
        return;
    output.clip = std::move(result.clip);
    const Skeleton &skeleton = output.clip.skeleton;
    int changed = 0;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        changed += skeleton.joint(joint).channels != input.clip.skeleton.joint(joint).channels ? 1 : 0;
    output.notes.push_back(messages::jointsLaidOut(changed));
    if (const auto &joints = result.jointsWithNewOffset; !joints.empty())
        output.notes.push_back(messages::positionsInOffsets(joints.size(), listedNames(joints, skeleton)));
    if (const auto &joints = result.jointsCarriedByRoot; !joints.empty())
        output.notes.push_back(messages::travelTakenByRoot(joints.size(), listedNames(joints, skeleton)));
    if (const auto &joints = result.jointsWithoutPositions; !joints.empty())
        output.warnings.push_back(messages::movingPositionsDropped(joints.size(), listedNames(joints, skeleton)));
}

OperationOutput runStandardise(const OperationInput &input)
{
    OperationOutput output{.clip = input.clip};
    const ChannelLayout layout = layoutOf(input.values);
    if (!layout.isAsItIs())
        layOut(input, layout, output);
    if (output.isCancelled || input.values.is("blanks", "keep"))
        return output;
    if (const int renamed = replaceBlanksInNames(output.clip); renamed > 0)
        output.notes.push_back(messages::blanksReplaced(renamed));
    return output;
}

std::vector<Parameter> standardiseParameters()
{
    return {
        {.name = "layout",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Channels"),
         .help = QT_TRANSLATE_NOOP("limber::Operation",
                                   "Six channels for the root and three rotations for all other joints, or as they "
                                   "are."),
         .kind = Parameter::Kind::Word,
         .standard = "rootsix",
         .words = {{"rootsix", QT_TRANSLATE_NOOP("limber::Operation", "Root 6 channels, other joints rotation only")},
                   {"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")}}},
        {.name = "order",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Rotation order"),
         .help =
             QT_TRANSLATE_NOOP("limber::Operation", "The rotation order of all joints; the first is the outermost."),
         .kind = Parameter::Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")},
                   {"ZXY", "ZXY"},
                   {"ZYX", "ZYX"},
                   {"XYZ", "XYZ"},
                   {"XZY", "XZY"},
                   {"YXZ", "YXZ"},
                   {"YZX", "YZX"}}},
        {.name = "blanks",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Spaces in names"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Some programs do not read names with spaces."),
         .kind = Parameter::Kind::Word,
         .standard = "keep",
         .words = {{"keep", QT_TRANSLATE_NOOP("limber::Operation", "Keep")},
                   {"replace", QT_TRANSLATE_NOOP("limber::Operation", "Replace by _")}}}};
}

} // namespace

Operation standardiseOperation()
{
    return {.name = "standardise",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Standardise"),
            .group = OperationGroup::Skeleton,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Gives all joints the channels that most programs expect. The pose stays, except "
                                      "for joints below the root whose positions move; the root takes the travel."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "standardize normalise normalize clean layout channels compatible export"),
            .changesSkeleton = true,
            .parameters = standardiseParameters(),
            .run = runStandardise};
}

} // namespace limber
