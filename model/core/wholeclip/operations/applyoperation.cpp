#include "operations/applyoperation.h"

#include "bvh/read/bvhfile.h"
#include "contacts/mappedcontacts.h"
#include "mapping/carriedcontacts.h"
#include "messages/operationmessages.h"
#include "operations/callcheck.h"
#include "operations/callresolver.h"
#include "operations/newflips.h"
#include "operations/resultfaults.h"
#include "pose/settledpositions.h"
#include "resultcheck/faultmessage.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace limber {

namespace {

using Outcome = AppliedOperation::Outcome;

AppliedOperation failed(Outcome outcome, Message problem)
{
    AppliedOperation result;
    result.outcome = outcome;
    result.problem = std::move(problem);
    return result;
}

// The fraction of the time until the operation itself is done; after that its result is examined.
constexpr double fractionOfRun = 0.9;
constexpr double fractionUntilChanges = 0.95;
constexpr double fractionUntilUnrolled = 0.97;
constexpr double fractionUntilChecked = 0.99;

// Returns whether the result may have more flips. If the timing changes, larger steps are faster movement; and flips
// that unrolling cannot remove it cannot remove the second time either.
bool mayAddFlips(const Operation &operation, const ClipChanges &changes)
{
    return operation.group == OperationGroup::Time || unrolls(operation) || !changes.hasSameLayout ||
           changes.framesBefore != changes.framesAfter;
}

// Removes new flips from the result. Returns false if the progress stopped it.
bool removeNewFlips(AppliedOperation &result, const Operation &operation, const OperationInput &input,
                    const Progress &progress)
{
    if (result.changes.flipsAfter <= result.changes.flipsBefore)
        return true;
    const UnrolledFrames which = operation.keepsOtherFrames ? UnrolledFrames::Changed : UnrolledFrames::All;
    if (!unrollNewFlips(result.clip, input, which, progress.part(0.0, 0.5)))
        return false;
    result.changes = changesBetween(input.clip, result.clip, input.rules, progress.part(0.5, 1.0));
    return !result.changes.isCancelled;
}

// Makes the positions of the result mean the same for everyone who opens the file. Returns false if the progress
// stopped it.
bool settle(AppliedOperation &result, const Clip &before, const PositionRules &rules, const Progress &progress)
{
    if (!result.changes.isAnyChange || !isReadBy(rules, before.skeleton, before.motion))
        return true;
    const SettledPositions settled = settlePositions(result.clip, rules, progress);
    if (settled.isCancelled)
        return false;
    if (Message note = noteOn(settled); !note.isEmpty())
        result.warnings.push_back(std::move(note));
    return true;
}

// Returns whether each joint should move as it did before, in the frames that are left.
bool movesAsBefore(const Operation &operation, const AppliedOperation &result)
{
    const bool hasItsFrames =
        result.frames || (!operation.movesFrames && result.changes.framesBefore == result.changes.framesAfter);
    return result.changes.isAnyChange && result.changes.hasSameLayout && hasItsFrames &&
           result.changes.framesAfter <= result.changes.framesBefore && !operation.changesSkeleton &&
           !operation.keepsPose && !operation.swapsSides && operation.group != OperationGroup::Clips;
}

std::vector<LostInSource> filledIn(const AppliedOperation &result)
{
    std::vector<LostInSource> lost;
    for (const FilledGap &fill : result.fills) {
        for (const int joint : fill.joints)
            lost.push_back({joint, fill.frames});
    }
    return lost;
}

// Looks for jumps and backward bends that the clip does not have, and says the worst of each kind. Returns false if the
// progress stopped it.
bool check(AppliedOperation &result, const Operation &operation, const OperationInput &input, const Progress &progress)
{
    if (!movesAsBefore(operation, result))
        return true;
    auto faults = faultsOfResult(input, result.clip, result.frames.value_or(FrameMap()), progress, filledIn(result));
    if (!faults)
        return false;
    result.faults = std::move(*faults);
    for (Message &message : worstOf(result.faults, result.clip.skeleton))
        result.warnings.push_back(std::move(message));
    return true;
}

// Returns what the user has said about the floor for the result.
FloorChoice carriedFloor(const FloorChoice &floor, const AppliedOperation &result, const Operation &operation)
{
    const bool isOther = operation.changesTravel || operation.group == OperationGroup::Root ||
                         operation.group == OperationGroup::Time || operation.group == OperationGroup::Clips;
    const bool fits = floor.kind != FloorChoice::Kind::Moving || !isOther || !result.changes.isAnyChange;
    return fits ? floor : FloorChoice();
}

void carryContacts(AppliedOperation &result, const Contacts &contacts, const Clip &before, const Operation &operation)
{
    if (result.frames)
        result.contacts = mappedContacts(contacts, *result.frames, result.clip.motion.frameCount());
    else if (!operation.movesFrames || !result.changes.isAnyChange)
        result.contacts = carriedContacts(contacts, before, result.clip);
    if (!result.contacts && !contacts.empty())
        result.warnings.push_back(messages::contactsGivenUp());
}

} // namespace

AppliedOperation applyOperation(const OperationCall &call, const Clip &clip, const OperationContext &context,
                                const Progress &progress)
{
    if (Message problem = problemOf(call); !problem.isEmpty())
        return failed(Outcome::WrongCall, std::move(problem));
    const Operation &operation = *findOperation(call.name);
    CallResolver resolver(operation, call, clip, context);
    if (!resolver.resolve())
        return failed(resolver.isClipUnreadable() ? Outcome::UnreadableClip : Outcome::WrongCall, resolver.problem());
    OperationInput input = resolver.input();
    input.progress = progress.part(0.0, fractionOfRun);

    OperationOutput output = operation.run(input);
    if (output.isCancelled)
        return failed(Outcome::Cancelled, {});
    if (!output.refusal.isEmpty())
        return failed(Outcome::Refused, std::move(output.refusal));
    AppliedOperation result;
    result.clip = std::move(output.clip);
    result.notes = std::move(output.notes);
    result.warnings = std::move(output.warnings);
    result.findings = std::move(output.findings);
    result.candidates = std::move(output.candidates);
    result.fills = std::move(output.fills);
    result.offer = output.offer;
    result.frames = output.frames;
    result.upAxis = output.upAxis.value_or(input.up.axis);
    result.changes = changesBetween(clip, result.clip, input.rules, progress.part(fractionOfRun, fractionUntilChanges));
    if (result.changes.isCancelled ||
        (!mayAddFlips(operation, result.changes) &&
         !removeNewFlips(result, operation, input, progress.part(fractionUntilChanges, fractionUntilUnrolled))) ||
        !check(result, operation, input, progress.part(fractionUntilUnrolled, fractionUntilChecked)) ||
        !settle(result, clip, input.rules, progress.part(fractionUntilChecked, 1.0)))
        return failed(Outcome::Cancelled, {});
    if (result.changes.isAnyChange)
        result.clip.computedDecimals = operationDecimals;
    std::ranges::move(unusedSettings(operation, call), std::back_inserter(result.warnings));
    result.floor = carriedFloor(context.floor, result, operation);
    if (context.contacts != nullptr)
        carryContacts(result, *context.contacts, clip, operation);
    const int newFlips = result.changes.flipsAfter - result.changes.flipsBefore;
    if (newFlips > 0)
        result.warnings.push_back(messages::newFlips(newFlips));
    return result;
}

AppliedOperation apply(std::string_view call, const Clip &clip, const OperationContext &context,
                       const Progress &progress)
{
    ParsedCall parsed = parseCall(call);
    return parsed.call ? applyOperation(*parsed.call, clip, context, progress)
                       : failed(Outcome::WrongCall, std::move(parsed.problem));
}

} // namespace limber
