#include "finishing/finishedretarget.h"

#include "operations/applyoperation.h"
#include "pose/upaxis.h"

#include <utility>

namespace limber {

namespace {

void addNote(Message text, bool isWarning, RetargetedClip &result)
{
    result.notes.push_back({.file = RetargetFile::Result, .text = std::move(text), .isWarning = isWarning});
}

// A result whose arms cannot be brought out stays as it is, and the notes say why. Returns false if the progress
// stopped it.
bool bringApart(RetargetedClip &result, Axis up, const Vocabulary &vocabulary, const Progress &progress)
{
    OperationContext context;
    context.upAxis = choiceOf(up);
    context.vocabulary = &vocabulary;
    AppliedOperation apart = apply("keepapart", result.clip, context, progress);
    if (apart.outcome == AppliedOperation::Outcome::Cancelled)
        return false;
    if (!apart.problem.isEmpty())
        addNote(std::move(apart.problem), true, result);
    for (Message &warning : apart.warnings)
        addNote(std::move(warning), true, result);
    for (Message &note : apart.notes)
        addNote(std::move(note), false, result);
    if (apart.isDone())
        result.clip = std::move(apart.clip);
    return true;
}

} // namespace

std::optional<RetargetedClip> finishedRetarget(const RetargetInput &input, const Vocabulary &vocabulary,
                                               RetargetRun run)
{
    if (input.settings.keepApart) {
        run.finish = [&vocabulary](RetargetedClip &result, Axis up, const Progress &progress) {
            return bringApart(result, up, vocabulary, progress);
        };
    }
    return retargetClip(input, run);
}

} // namespace limber
