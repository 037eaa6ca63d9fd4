#include "mapping/jointmapping.h"

#include "base/at.h"

#include <algorithm>

namespace limber {

int JointMapping::targetOf(int source) const
{
    const auto found = std::ranges::find_if(matches, [&](const JointMatch &match) { return match.source == source; });
    return source == NoJoint || found == matches.end() ? NoJoint : static_cast<int>(found - matches.begin());
}

JointMapping JointMapping::answered(std::size_t question, bool yes) const
{
    JointMapping result = *this;
    for (const SideQuestion::Change &change : questions[question].changes)
        at(result.matches, change.target) = {};
    for (const SideQuestion::Change &change : questions[question].changes) {
        const JointMatch &match = yes ? change.ifYes : change.ifNo;
        // A match that the user set in the meantime stays.
        if (result.targetOf(match.source) == NoJoint)
            at(result.matches, change.target) = match;
    }
    result.questions.erase(result.questions.begin() + static_cast<std::ptrdiff_t>(question));
    return result;
}

void JointMapping::dropDecidedQuestions()
{
    const auto isOpen = [this](int target, int source) {
        const JointMatch &match = at(matches, target);
        return match.source == source && match.score < Sure;
    };
    std::erase_if(questions, [&](const SideQuestion &question) {
        return !isOpen(question.target, question.source) || !isOpen(question.otherTarget, question.otherSource);
    });
}

JointMapping JointMapping::sureOnly() const
{
    JointMapping sure = *this;
    for (JointMatch &match : sure.matches) {
        if (match.score < Sure)
            match = {};
    }
    return sure;
}

JointMapping JointMapping::withGuesses() const
{
    JointMapping all = *this;
    for (JointMatch &match : all.matches)
        match.score = match.source == NoJoint ? 0.0 : std::max(match.score, Sure);
    return all;
}

int JointMapping::guessCount() const
{
    return static_cast<int>(std::ranges::count_if(
        matches, [](const JointMatch &match) { return match.source != NoJoint && match.score < Sure; }));
}

} // namespace limber
