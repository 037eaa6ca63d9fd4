#include "body/jointterm.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace limber {

namespace {

// Returns the first word of a name with its separators, if it has some.
std::string_view firstWordOf(std::string_view name)
{
    const auto end = std::find_if(name.begin(), name.end(), isNameSeparator);
    const auto next = std::find_if_not(end, name.end(), isNameSeparator);
    return next == name.end() ? std::string_view() : name.substr(0, static_cast<std::size_t>(next - name.begin()));
}

// Returns a first word that nearly all joints have: the name of the figure or of the rig.
std::string_view commonPrefixOf(const Skeleton &skeleton)
{
    constexpr int fewest = 6;
    std::map<std::string_view, int> counts;
    for (const Joint &joint : skeleton.joints()) {
        if (const std::string_view word = firstWordOf(joint.name); !word.empty())
            ++counts[word];
    }
    for (const auto &[word, count] : counts) {
        if (count >= fewest && count * 5 >= skeleton.jointCount() * 4)
            return word;
    }
    return {};
}

// Splits "lhand" and "rhand", which have no change of letter case, if the list has both.
void splitPairs(std::vector<JointTerm> &terms)
{
    std::unordered_set<std::string> stems;
    for (const JointTerm &term : terms) {
        if (term.side == BodySide::Centre)
            stems.insert(term.stem);
    }
    for (JointTerm &term : terms) {
        if (term.side != BodySide::Centre || term.stem.size() < 4 || (term.stem[0] != 'l' && term.stem[0] != 'r'))
            continue;
        std::string other = term.stem;
        other[0] = term.stem[0] == 'l' ? 'r' : 'l';
        if (stems.contains(other))
            term = {term.stem[0] == 'l' ? BodySide::Left : BodySide::Right, term.stem.substr(1)};
    }
}

} // namespace

std::vector<JointTerm> jointTerms(const Skeleton &skeleton)
{
    const std::string_view prefix = commonPrefixOf(skeleton);
    std::vector<JointTerm> terms;
    terms.reserve(static_cast<std::size_t>(skeleton.jointCount()));
    for (const Joint &joint : skeleton.joints()) {
        std::string_view name = joint.name;
        if (!prefix.empty() && name.starts_with(prefix) && name.size() > prefix.size())
            name.remove_prefix(prefix.size());
        terms.push_back(jointTerm(name));
    }
    splitPairs(terms);
    return terms;
}

} // namespace limber
