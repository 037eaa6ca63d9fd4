#include "faults/motionfaults.h"

#include "body/bodymeasure.h"
#include "body/vocabulary.h"
#include "bvh/text/numberformat.h"
#include "messages/motionmessages.h"
#include "messages/skeletonmessages.h"
#include "motion/nodeaddress.h"
#include "operations/callcheck.h"
#include "touch/clipinsides.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace limber {

namespace {

// Of the time.
constexpr double endOfFlights = 0.35;
constexpr double endOfInsides = 0.6;
constexpr double endOfGaps = 0.85;
constexpr double endOfSpikes = 0.95;

// An arm is brought out and led back within this time around the frames in which it is inside.
constexpr double secondsAround = 0.3;

std::string textOf(const FrameInterval &frames)
{
    return std::to_string(frames.first) + "-" + std::to_string(frames.last);
}

FrameInterval withTimeAround(const FrameInterval &frames, const Motion &motion)
{
    const double most = motion.frameCount();
    const int around = static_cast<int>(std::ceil(std::min(most, secondsAround / motion.playingFrameTimeSeconds())));
    return {std::max(0, frames.first - around), std::min(motion.frameCount() - 1, frames.last + around)};
}

// Returns the finding about all spikes of one joint.
FigureFinding findingOnJoint(std::span<const ClearSpike> spikes, const Skeleton &skeleton)
{
    const ClearSpike &worst = *std::ranges::max_element(spikes, {}, &ClearSpike::amount);
    const auto count = static_cast<int>(spikes.size());
    const std::string address = addressOf(skeleton, NodeId::joint(worst.joint));
    const MessageArgument amount = numberArgument(fixedNumber(worst.amount, worst.isOfPlace ? 1 : 0));
    OperationCall call{"despike", {}};
    call.set(jointsKey, address);
    return {.finding = {Severity::Warning, 0, 0,
                        worst.isOfPlace
                            ? messages::placeSpikes(count, nameArgument(address), worst.frames.first, amount)
                            : messages::jointSpikes(count, nameArgument(address), worst.frames.first, amount),
                        FindingKind::Spikes},
            .frames = {spikes.front().frames.first, spikes.back().frames.last},
            .repair = call.text(),
            .joint = worst.joint,
            .worstFrame = worst.frames.first};
}

} // namespace

std::optional<MotionFaults> findMotionFaults(const JudgedClip &input, const Progress &progress)
{
    auto flights = flightsOfClip({.clip = input.clip,
                                  .rules = input.rules,
                                  .up = directionOf(input.up),
                                  .vocabulary = input.vocabulary,
                                  .contacts = input.contacts,
                                  .floor = input.floor},
                                 progress.part(0.0, endOfFlights));
    if (!flights)
        return std::nullopt;
    auto insides = insidesOfClip(input.clip, input.rules, input.up.axis, input.vocabulary,
                                 progress.part(endOfFlights, endOfInsides));
    if (!insides)
        return std::nullopt;
    const GapSearchInput search{input.clip, input.rules, input.up, input.vocabulary};
    auto gaps = findGaps(search, progress.part(endOfInsides, endOfGaps));
    if (!gaps)
        return std::nullopt;
    auto spikes = findClearSpikes(search, *gaps, progress.part(endOfGaps, endOfSpikes));
    if (!spikes)
        return std::nullopt;
    auto teleports = findTeleports(search, *spikes, progress.part(endOfSpikes, 1.0));
    if (!teleports)
        return std::nullopt;
    return MotionFaults{*std::move(flights), *std::move(insides), *std::move(gaps), *std::move(spikes),
                        *std::move(teleports)};
}

FigureFinding findingOn(const Inside &inside, const Clip &clip)
{
    const Message what = insideText(inside, clip.skeleton);
    const MessageArgument depth = numberArgument(fixedNumber(inside.depthNcm, 1));
    const FrameInterval &frames = inside.frames;
    OperationCall call{"keepapart", {}};
    call.set(framesKey, textOf(withTimeAround(frames, clip.motion)));
    return {.finding = {Severity::Warning, 0, 0,
                        frames.frameCount() == 1 ? messages::insideInOneFrame(what, frames.first, depth)
                                                 : messages::insideInFrames(what, frames.first, frames.last, depth),
                        FindingKind::InsideBody},
            .frames = frames,
            .repair = call.text(),
            .joint = inside.joint,
            .worstFrame = inside.deepest};
}

FigureFinding findingOn(const FoundGap &gap, const Skeleton &skeleton)
{
    std::string joints;
    for (const int joint : gap.joints)
        joints += (joints.empty() ? "" : "+") + addressOf(skeleton, NodeId::joint(joint));
    OperationCall call{"fill", {}};
    call.set(jointsKey, joints);
    call.set(framesKey, textOf(gap.frames));
    return {.finding = {Severity::Warning, 0, 0, messageOn(gap, skeleton), FindingKind::LostJoints},
            .frames = gap.frames,
            .repair = gap.isAtEnd ? std::string() : call.text(), // nothing is known beyond it
            .joint = gap.joints.front(),
            .worstFrame = gap.frames.first};
}

Message textOf(const Teleport &teleport)
{
    if (teleport.bodyLengths >= 1.0)
        return messages::figureTeleports(teleport.frame - 1, teleport.frame,
                                         numberArgument(fixedNumber(teleport.bodyLengths, 1)));
    return messages::figureJumps(teleport.frame - 1, teleport.frame,
                                 numberArgument(fixedNumber(teleport.bodyLengths * ncmOfBody, 0)));
}

FigureFinding findingOn(const Teleport &teleport)
{
    return {.finding = {Severity::Warning, 0, 0, textOf(teleport), FindingKind::Teleport},
            .frames = {teleport.frame, teleport.frame},
            .repair = {}, // nothing tells which of both places is right
            .joint = teleport.joint,
            .worstFrame = teleport.frame};
}

std::vector<FigureFinding> findingsOn(const std::vector<ClearSpike> &spikes, const Skeleton &skeleton)
{
    std::vector<FigureFinding> found;
    std::vector<ClearSpike> left = spikes;
    while (!left.empty()) {
        const auto isSame = [first = left.front()](const ClearSpike &each) {
            return each.joint == first.joint && each.isOfPlace == first.isOfPlace;
        };
        const auto others = std::stable_partition(left.begin(), left.end(), isSame);
        found.push_back(findingOnJoint({left.begin(), others}, skeleton));
        left.erase(left.begin(), others);
    }
    return found;
}

std::vector<FigureFinding> findingsOn(const MotionFaults &faults, const Clip &clip)
{
    std::vector<FigureFinding> found;
    for (const Inside &inside : faults.insides) {
        if (isVisible(inside))
            found.push_back(findingOn(inside, clip));
    }
    for (const FoundGap &gap : faults.gaps)
        found.push_back(findingOn(gap, clip.skeleton));
    std::ranges::move(findingsOn(faults.spikes, clip.skeleton), std::back_inserter(found));
    for (const Teleport &teleport : faults.teleports)
        found.push_back(findingOn(teleport));
    std::ranges::stable_sort(found, {}, [](const FigureFinding &each) { return each.frames.first; });
    if (!faults.flights.problem.isEmpty())
        found.insert(found.begin(),
                     {.finding = {Severity::Warning, 0, 0, faults.flights.problem, FindingKind::WrongSpeed},
                      .frames = {0, -1},
                      .repair = "flight:time=fit"});
    return found;
}

} // namespace limber
