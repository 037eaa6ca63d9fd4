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

// Returns the last word of a name with the separators before it, if it has some.
std::string_view lastWordOf(std::string_view name)
{
    const auto begin = std::find_if(name.rbegin(), name.rend(), isNameSeparator);
    const auto before = std::find_if_not(begin, name.rend(), isNameSeparator);
    const auto length = static_cast<std::size_t>(before - name.rbegin());
    return before == name.rend() ? std::string_view() : name.substr(name.size() - length);
}

// The names of one figure: those below one root. Two actors in a file have words of their own.
class FigureNames
{
public:
    FigureNames(const Skeleton &skeleton, int root)
    {
        for (int joint = root; joint < skeleton.subtreeEnd(root); ++joint)
            m_names.push_back(skeleton.joint(joint).name);
    }

    // Removes the words that say nothing of the joints.
    void shorten()
    {
        const std::string_view prefix = commonWord(firstWordOf);
        for (std::string_view &name : m_names) {
            if (!prefix.empty() && name.starts_with(prefix) && name.size() > prefix.size())
                name.remove_prefix(prefix.size());
        }
        const std::string_view suffix = commonWord(lastWordOf);
        const bool isOwn = haveOwnLastWords();
        for (std::string_view &name : m_names) {
            if (isOwn || (!suffix.empty() && name.ends_with(suffix)))
                name.remove_suffix(lastWordOf(name).size());
        }
    }

    [[nodiscard]] const std::vector<std::string_view> &names() const { return m_names; }

private:
    static constexpr std::size_t fewest = 6;

    [[nodiscard]] bool isNearlyAll(std::size_t count) const
    {
        return count >= fewest && count * 5 >= m_names.size() * 4;
    }

    // Returns a word that nearly all names have: the name of the figure or of the rig.
    [[nodiscard]] std::string_view commonWord(std::string_view (*wordOf)(std::string_view)) const
    {
        std::map<std::string_view, std::size_t> counts;
        for (const std::string_view name : m_names) {
            if (const std::string_view word = wordOf(name); !word.empty())
                ++counts[word];
        }
        for (const auto &[word, count] : counts) {
            if (isNearlyAll(count))
                return word;
        }
        return {};
    }

    // Returns whether nearly every name ends in a word that no other has, and is a name of its own without it.
    [[nodiscard]] bool haveOwnLastWords() const
    {
        std::unordered_set<std::string_view> words;
        std::unordered_set<std::string_view> rests;
        std::size_t count = 0;
        for (const std::string_view name : m_names) {
            const std::string_view word = lastWordOf(name);
            if (word.empty())
                continue;
            ++count;
            words.insert(word);
            rests.insert(name.substr(0, name.size() - word.size()));
        }
        return isNearlyAll(count) && words.size() * 10 >= count * 9 && rests.size() * 5 >= count * 4;
    }

    std::vector<std::string_view> m_names; // in the order of the joints
};

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
    std::vector<JointTerm> terms;
    terms.reserve(static_cast<std::size_t>(skeleton.jointCount()));
    for (int root = 0; root < skeleton.jointCount(); root = skeleton.subtreeEnd(root)) {
        FigureNames figure(skeleton, root);
        figure.shorten();
        for (const std::string_view name : figure.names())
            terms.push_back(jointTerm(name));
    }
    splitPairs(terms);
    return terms;
}

} // namespace limber
