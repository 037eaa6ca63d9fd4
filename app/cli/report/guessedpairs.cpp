#include "report/guessedpairs.h"

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
