#include "files/guessedpairs.h"

#include "base/at.h"
#include "body/bodyroles.h"
#include "body/jointterm.h"
#include "body/rolesbyname.h"
#include "mapping/jointkeys.h"
#include "mapping/namelikeness.h"
#include "output/messages.h"
#include "words/sideanswers.h"

#include <algorithm>

namespace limber::cli {

namespace {

std::string named(const Skeleton &skeleton, int joint)
{
    return inQuotes(skeleton.joint(joint).name);
}

void reportUsed(const Skeleton &source, const Skeleton &target, const JointMapping &found, const std::string &file)
{
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const JointMatch &match = at(found.matches, joint);
        if (match.source != NoJoint && match.score < JointMapping::Sure)
            reportWarning(file, "guessed that " + named(target, joint) + " and " + named(source, match.source) +
                                    " are the same joint");
    }
}

void reportUnused(const Skeleton &source, const Skeleton &target, const JointMapping &found,
                  const Vocabulary &vocabulary, const std::string &file)
{
    const GuessedPairs guessed = guessedPairs(found, source, target, vocabulary);
    for (const int joint : guessed.alike)
        reportWarning(file, "perhaps " + named(target, joint) + " and " + named(source, found.sourceOf(joint)) +
                                " are the same joint: not used; --guess uses it");
    if (const std::vector<int> &joints = guessed.byShape; !joints.empty())
        reportWarning(file, "by shape alone, " + countedText(joints.size(), "joint") +
                                " could follow one of another name: not used: " + namesOf(target, joints) +
                                "; --guess uses such pairs");
}

} // namespace

GuessedPairs guessedPairs(const JointMapping &mapping, const Skeleton &source, const Skeleton &target,
                          const Vocabulary &vocabulary)
{
    constexpr double similar = 0.6;
    const std::vector<JointTerm> sourceTerms = jointTerms(source);
    const std::vector<JointTerm> targetTerms = jointTerms(target);
    const BodyRoles sourceRoles = rolesByName(source, vocabulary);
    const BodyRoles targetRoles = rolesByName(target, vocabulary);
    const auto meanTheSame = [&](int s, int t) {
        const auto &role = sourceRoles.of(s);
        const auto &other = targetRoles.of(t);
        return role.part != BodyPart::None && role.part == other.part && role.side == other.side;
    };
    GuessedPairs guessed;
    for (int joint = 0; joint < target.jointCount(); ++joint) {
        const JointMatch &match = at(mapping.matches, joint);
        if (match.source == NoJoint || match.score >= JointMapping::Sure || isDecidedByAnswer(mapping, joint))
            continue;
        const bool isAlike = meanTheSame(match.source, joint) ||
                             nameLikeness(at(sourceTerms, match.source), at(targetTerms, joint)) >= similar;
        (isAlike ? guessed.alike : guessed.byShape).push_back(joint);
    }
    return guessed;
}

void addGuessFlag(CommandLine &line)
{
    line.addFlag("guess", "Uses uncertain joint matches, too.");
}

JointMapping withGuesses(const RetargetInput &input, const JointMapping &found, const Vocabulary &vocabulary,
                         const std::string &target, const CommandLine &line)
{
    const bool isUsed = line.isSet("guess");
    if (!line.isQuiet() && isUsed)
        reportUsed(input.source.skeleton, input.target.skeleton, found, target);
    else if (!line.isQuiet())
        reportUnused(input.source.skeleton, input.target.skeleton, found, vocabulary, target);
    return isUsed ? found : found.sureOnly();
}

std::string namesOf(const Skeleton &skeleton, const std::vector<int> &joints)
{
    constexpr std::size_t most = 8;
    const std::vector<std::string> keys = jointKeys(skeleton);
    std::string text;
    for (std::size_t i = 0; i < std::min(joints.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + inQuotes(at(keys, joints[i]));
    return text + (joints.size() > most ? " …" : "");
}

} // namespace limber::cli
