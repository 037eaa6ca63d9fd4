#include "words/sideanswers.h"

#include "base/at.h"
#include "mapping/jointkeys.h"
#include "output/messages.h"

#include <algorithm>
#include <string_view>

namespace limber::cli {

namespace {

std::string limbInWords(const SideQuestion &question)
{
    const std::string side = question.side == BodySide::Left    ? "left "
                             : question.side == BodySide::Right ? "right "
                                                                : "";
    switch (question.limb) {
    case SideQuestion::Limb::Leg:
        return side + "leg";
    case SideQuestion::Limb::Arm:
        return side + "arm";
    case SideQuestion::Limb::Other:
        break;
    }
    return side + "one";
}

} // namespace

void addAnswerOption(CommandLine &line)
{
    line.addOption(
        "answer", "yes|no[,...]",
        "Answers the questions that are asked where left and right cannot be told apart, such as \"is this the left "
        "leg?\": yes keeps the sides as proposed, no swaps them. One word for each question, in their order.");
}

Outcome<std::vector<bool>> answersFrom(const CommandLine &line)
{
    using Answers = Outcome<std::vector<bool>>;
    std::vector<bool> answers;
    const std::string words = line.value("answer").value_or("");
    for (std::string_view rest = words; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(','));
        if (word != "yes" && word != "no")
            return Answers::failure("expected yes or no, separated by commas, for --answer, found " + inQuotes(words));
        answers.push_back(word == "yes");
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return Answers::success(std::move(answers));
}

JointMapping withAnswers(JointMapping mapping, const std::vector<bool> &answers, const CommandLine &line,
                         const std::string &file)
{
    const std::size_t asked = mapping.questions.size();
    for (std::size_t i = 0; i < std::min(asked, answers.size()); ++i)
        mapping = mapping.answered(0, answers[i]);
    if (answers.size() > asked && !line.isQuiet())
        reportWarning(file, "found " + countedText(answers.size(), "answer") + " to " + countedText(asked, "question") +
                                ": the rest ignored");
    return mapping;
}

void reportSideQuestions(const JointMapping &mapping, const Skeleton &source, const Skeleton &target,
                         const std::string &file)
{
    const std::vector<std::string> sources = jointKeys(source);
    const std::vector<std::string> targets = jointKeys(target);
    for (const SideQuestion &question : mapping.questions) {
        reportNote(file, "is " + inQuotes(at(targets, question.target)) + " the " + limbInWords(question) + " (" +
                             inQuotes(at(sources, question.source)) +
                             " in the source)? Answer with --answer yes, or with --answer no to swap it with " +
                             inQuotes(at(targets, question.otherTarget)) + "; it decides " +
                             countedText(question.changes.size(), "joint"));
    }
}

bool isDecidedByAnswer(const JointMapping &mapping, int target)
{
    return std::ranges::any_of(mapping.questions, [target](const SideQuestion &question) {
        return std::ranges::any_of(question.changes,
                                   [target](const SideQuestion::Change &change) { return change.target == target; });
    });
}

} // namespace limber::cli
