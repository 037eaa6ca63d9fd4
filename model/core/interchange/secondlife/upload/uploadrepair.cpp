#include "secondlife/upload/uploadrepair.h"

#include "base/at.h"
#include "body/upaxisdecision.h"
#include "bvh/write/cleanform.h"
#include "channels/channeledit.h"
#include "secondlife/animexport.h"
#include "secondlife/avatarnames.h"
#include "secondlife/upload/fewerframes.h"
#include "surgery/completechannels.h"
#include "surgery/placement.h"
#include "surgery/rearrange.h"
#include "travel/travellingjoint.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int hips = 0;

void renameForViewer(Clip &clip, int joint)
{
    std::string name = clip.skeleton.joint(joint).name;
    std::ranges::replace_if(
        name, [](char c) { return c == ' ' || c == '\t' || c == '{' || c == '}'; }, '_');
    for (std::size_t at = name.find("MOTION"); at != std::string::npos; at = name.find("MOTION"))
        name.replace(at, 6, "Motion");
    if (name != clip.skeleton.joint(joint).name)
        clip.skeleton.setName(joint, name);
}

// Returns three rotations, with all three positions or none before them.
std::vector<Channel> layoutFor(const Joint &joint)
{
    std::vector<Channel> list;
    if (joint.hasPositions())
        list = {channels::Xposition, channels::Yposition, channels::Zposition};
    for (const Channel &channel : withAllRotations(joint.channels)) {
        if (channel.isRotation())
            list.push_back(channel);
    }
    return list;
}

void layOutForViewer(Clip &clip, const PositionRules &rules, int joint)
{
    const std::vector<Channel> layout = layoutFor(clip.skeleton.joint(joint));
    if (layout != clip.skeleton.joint(joint).channels)
        clip = withChannels(clip, rules, joint, layout);
}

bool mayNotMove(const Joint &joint)
{
    return !findAvatarJoint(viewersName(joint.name));
}

bool isHips(const Joint &joint)
{
    const auto known = findAvatarJoint(viewersName(joint.name));
    return known && known->isPelvis();
}

void holdStill(Clip &clip, int joint)
{
    const Joint &held = clip.skeleton.joint(joint);
    for (int column = held.firstColumn; column < held.firstColumn + held.columnCount(); ++column) {
        const double first = clip.motion.value(0, column);
        for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
            if (clip.motion.value(frame, column) != first)
                clip.motion.setValue(frame, column, first);
        }
    }
}

// Bends a joint a little in the first frame, which is not played.
void bendFirstFrame(Clip &clip, int joint)
{
    constexpr double degrees = 5.0;
    const Joint &bent = clip.skeleton.joint(joint);
    const auto rotation = std::ranges::find_if(bent.channels, &Channel::isRotation);
    if (rotation == bent.channels.end() || clip.motion.isEmpty())
        return;
    const int column = bent.firstColumn + static_cast<int>(rotation - bent.channels.begin());
    clip.motion.setValue(0, column, clip.motion.value(0, column) + degrees);
}

void cutToLimit(Clip &clip)
{
    const double frameTime = clip.motion.frameTimeSeconds();
    const int frames = clip.motion.frameCount();
    if (!playsTooLong(clip.motion))
        return;
    const double fitting = std::floor(animlimits::mostSeconds / frameTime * (1.0 + 1e-12));
    const int kept = static_cast<int>(std::clamp(fitting, 1.0, static_cast<double>(frames))) + 2;
    if (kept < frames)
        clip.motion.removeFrames(kept, frames - kept);
}

// Inserts a frame with all rotations zero and positions as in the first frame: the root begins where it is, and joints
// that are held differ from it.
void insertReference(Clip &clip)
{
    if (clip.motion.isEmpty())
        return;
    FrameBlock block;
    block.columnCount = clip.motion.columnCount();
    const auto first = clip.motion.frame(0);
    block.values.assign(first.begin(), first.end());
    for (int column = 0; column < block.columnCount; ++column) {
        if (clip.skeleton.column(column).channel.isRotation())
            at(block.values, column) = 0.0;
    }
    clip.motion.insertFrames(0, block);
}

// Turns displacements from the OFFSET into whole positions; the clip must then be read by the other rule.
void addOffset(Clip &clip, int joint)
{
    const Joint &described = clip.skeleton.joint(joint);
    for (int i = 0; i < described.columnCount(); ++i) {
        const Channel &channel = at(described.channels, i);
        for (int frame = 0; channel.isPosition() && frame < clip.motion.frameCount(); ++frame) {
            const int column = described.firstColumn + i;
            clip.motion.setValue(frame, column,
                                 clip.motion.value(frame, column) + described.offset[channel.axisIndex()]);
        }
    }
}

// Returns whether a joint carries all of its figure: above it is one joint below another, with nothing beside them.
bool isBelowAChain(const Skeleton &skeleton, int joint)
{
    int above = 0;
    for (int parent = skeleton.joint(joint).parent; parent != NoJoint; parent = skeleton.joint(parent).parent)
        ++above;
    return above == joint && skeleton.subtreeEnd(joint) == skeleton.subtreeEnd(0);
}

// The viewer takes the first joint for the hips, and only its positions move the avatar. So joints above the one that
// travels are given up, and it takes over what they do.
Clip withHipsAsRoot(const Clip &clip, const PositionRules &rules)
{
    const int joint = figureTravel(clip, rules, decideUpAxis(clip, rules).axis).front().mover();
    if (joint == hips || !isBelowAChain(clip.skeleton, joint))
        return clip;
    LocalTrack track;
    track.joint = joint;
    if (!recordTracks(clip, rules, {&track, 1}, {}))
        return clip;
    SkeletonTree tree(clip.skeleton);
    tree.move(joint, SkeletonTree::None);
    tree.remove(hips);
    prepareFor(track, tree, PositionsGoTo::Channels);
    RearrangedClip made = rearranged(clip, tree);
    writeTrack(made.clip, hips, track, rules);
    return std::move(made.clip);
}

// The order of the repairs: names and channels come first, since they decide what moves.
constexpr std::array repairOrder = {
    UploadRepair::RenameRoot, UploadRepair::RenameJoint, UploadRepair::LayOutChannels,  UploadRepair::HoldStill,
    UploadRepair::CutToLimit, UploadRepair::FewerFrames, UploadRepair::InsertReference, UploadRepair::StandardText};

} // namespace

Clip repairedForUpload(const Clip &clip, const PositionRules &rules, UploadRepair repair, int joint)
{
    Clip result = clip;
    const auto forJoints = [&](auto &&change) {
        for (int each = 0; each < clip.skeleton.jointCount(); ++each) {
            if (joint == NoJoint || joint == each)
                change(each);
        }
    };
    switch (repair) {
    case UploadRepair::RenameRoot:
        if (clip.skeleton.jointCount() == 0)
            break;
        result = withHipsAsRoot(clip, rules);
        if (!isHips(result.skeleton.joint(hips)))
            result.skeleton.setName(hips, "hip");
        break;
    case UploadRepair::RenameJoint:
        forJoints([&](int each) { renameForViewer(result, each); });
        break;
    case UploadRepair::LayOutChannels:
        forJoints([&](int each) { layOutForViewer(result, rules, each); });
        break;
    case UploadRepair::HoldStill:
        forJoints([&](int each) {
            if (each != hips && mayNotMove(result.skeleton.joint(each)))
                holdStill(result, each);
        });
        break;
    case UploadRepair::CutToLimit:
        cutToLimit(result);
        break;
    case UploadRepair::FewerFrames:
        result = withEveryNthFrame(clip, stepForUpload(clip, rules));
        break;
    case UploadRepair::InsertReference:
        insertReference(result);
        break;
    case UploadRepair::WholePositions:
        forJoints([&](int each) {
            if (each != hips && rules.of(result.skeleton.joint(each)) == PositionRule::Add)
                addOffset(result, each);
        });
        break;
    case UploadRepair::HoldJoint:
        forJoints([&](int each) { bendFirstFrame(result, each); });
        break;
    case UploadRepair::StandardText:
        result = withoutOddities(result);
        break;
    }
    return result;
}

WriteOptions standardText()
{
    WriteOptions options;
    options.clean = true;
    options.indent = WriteOptions::Tab;
    options.lineEnd = LineEnd::Lf;
    return options;
}

UploadableClip makeUploadable(const Clip &clip, const PositionRules &rules, std::string_view text,
                              const AnimSettings &settings)
{
    UploadableClip result{clip, {}, judgeUpload(clip, rules, text, settings)};
    // Errors in the text are visible only at first: after a repair the text is written anew.
    const auto asksFor = [](const UploadVerdict &verdict, UploadRepair repair) {
        return std::ranges::any_of(verdict.findings, [&](const UploadFinding &finding) {
            return finding.severity() == UploadSeverity::Error && repairOf(finding.rule) == repair;
        });
    };
    const bool needsText = asksFor(result.verdict, UploadRepair::StandardText);
    std::string written(text);
    for (const UploadRepair repair : repairOrder) {
        if (!asksFor(result.verdict, repair) && !(needsText && repair == UploadRepair::StandardText))
            continue;
        result.clip = repairedForUpload(result.clip, rules, repair);
        result.done.push_back(repair);
        written = writeBvh(result.clip, standardText());
        result.verdict = judgeUpload(result.clip, rules, written, settings);
    }
    return result;
}

} // namespace limber
