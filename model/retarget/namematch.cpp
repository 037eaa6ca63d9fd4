#include "retarget/namematch.h"

#include "retarget/chainalignment.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <tuple>

namespace limber {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string withoutDigits(const std::string &stem)
{
    std::string letters = stem;
    std::erase_if(letters, [](char c) { return isDigit(c) || c == '-'; });
    return letters;
}

std::string digitsOf(const std::string &stem)
{
    std::string digits = stem;
    std::erase_if(digits, [](char c) { return !isDigit(c); });
    return digits;
}

bool isChainPart(BodyPart part)
{
    return part == BodyPart::Spine || part == BodyPart::Neck;
}

double scoreOfNames(const MappedFigure &source, int s, const MappedFigure &target, int t)
{
    const bool isEqual = source.terms[static_cast<std::size_t>(s)] == target.terms[static_cast<std::size_t>(t)];
    return isEqual ? scoreOfEqualNames : scoreOfSameRole;
}

void addByRole(const MappedFigure &source, int s, const MappedFigure &target, int t, MatchTable &table)
{
    const double score = scoreOfNames(source, s, target, t);
    table.add(s, t, score, score == scoreOfEqualNames ? MatchReason::Name : MatchReason::Alias);
}

void matchRoles(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    using Key = std::tuple<BodyPart, BodySide, int>;
    std::map<Key, int> joints;
    for (int s = 0; s < source.roles.jointCount(); ++s) {
        const JointRole &role = source.roles.of(s);
        joints.emplace(Key{role.part, role.side, role.number}, s);
    }
    for (int t = 0; t < target.roles.jointCount(); ++t) {
        const JointRole &role = target.roles.of(t);
        const auto found = joints.find(Key{role.part, role.side, role.number});
        if (role.part != BodyPart::None && !isChainPart(role.part) && found != joints.end())
            addByRole(source, found->second, target, t, table);
    }
}

// The joints of a part of the trunk, each with its place between pelvis and head.
std::vector<ChainLink> chainOf(const MappedFigure &figure, BodyPart part)
{
    std::vector<ChainLink> chain;
    for (int joint = 0; joint < figure.roles.jointCount(); ++joint) {
        if (figure.roles.of(joint).part == part)
            chain.push_back({joint, figure.paths[static_cast<std::size_t>(joint)], 0.0});
    }
    if (chain.empty())
        return chain;
    const int pelvis = figure.roles.find(BodyPart::Pelvis);
    const int head = figure.roles.find(BodyPart::Head);
    const double from = pelvis == NoJoint ? 0.0 : figure.paths[static_cast<std::size_t>(pelvis)];
    const double to = head == NoJoint ? chain.back().place : figure.paths[static_cast<std::size_t>(head)];
    double previous = 0.0;
    for (ChainLink &link : chain) {
        link.place = to > from ? (link.place - from) / (to - from) : 0.0;
        link.length = link.place - previous;
        previous = link.place;
    }
    return chain;
}

// A chain whose names are all in the other one lost some links and has the others as they were.
bool matchEqualLinks(const MappedFigure &source, const std::vector<ChainLink> &sourceChain, const MappedFigure &target,
                     const std::vector<ChainLink> &targetChain, std::vector<std::pair<int, int>> &pairs)
{
    std::map<std::string, int> bySourceStem;
    for (const ChainLink &link : sourceChain)
        bySourceStem[source.terms[static_cast<std::size_t>(link.joint)].stem] = link.joint;
    for (const ChainLink &link : targetChain) {
        const auto found = bySourceStem.find(target.terms[static_cast<std::size_t>(link.joint)].stem);
        if (found != bySourceStem.end())
            pairs.emplace_back(found->second, link.joint);
    }
    return pairs.size() == std::min(sourceChain.size(), targetChain.size());
}

double spreadOfPlaces(const std::vector<ChainLink> &source, const std::vector<ChainLink> &target,
                      const std::vector<std::pair<int, int>> &pairs)
{
    const auto placeOf = [](const std::vector<ChainLink> &chain, int joint) {
        return std::find_if(chain.begin(), chain.end(), [&](const ChainLink &link) { return link.joint == joint; })
            ->place;
    };
    double spread = 0.0;
    for (const auto &[s, t] : pairs)
        spread = std::max(spread, std::abs(placeOf(source, s) - placeOf(target, t)));
    return spread;
}

void matchChain(const MappedFigure &source, const MappedFigure &target, BodyPart part, MatchTable &table)
{
    constexpr double samePlace = 0.1;
    const std::vector<ChainLink> sourceChain = chainOf(source, part);
    const std::vector<ChainLink> targetChain = chainOf(target, part);
    std::vector<std::pair<int, int>> pairs;
    const bool haveEqualNames = matchEqualLinks(source, sourceChain, target, targetChain, pairs);
    if (!haveEqualNames || spreadOfPlaces(sourceChain, targetChain, pairs) > samePlace)
        pairs = alignChains(sourceChain, targetChain);
    for (const auto &[s, t] : pairs)
        addByRole(source, s, target, t, table);
}

// The joints of each term that only one joint has; `key` tells which terms count as one.
template <typename KeyOf>
std::map<std::string, int> singles(const MappedFigure &figure, KeyOf keyOf)
{
    std::map<std::string, int> joints;
    for (int joint = 0; joint < figure.skeleton.jointCount(); ++joint) {
        const auto [entry, isNew] = joints.emplace(keyOf(figure, joint), joint);
        if (!isNew)
            entry->second = NoJoint;
    }
    return joints;
}

// Names that each skeleton has once.
template <typename KeyOf>
void matchEqual(const MappedFigure &source, const MappedFigure &target, MatchTable &table, KeyOf keyOf)
{
    const std::map<std::string, int> sources = singles(source, keyOf);
    for (const auto &[key, t] : singles(target, keyOf)) {
        const auto found = sources.find(key);
        if (t == NoJoint || found == sources.end() || found->second == NoJoint)
            continue;
        const int s = found->second;
        const BodyPart sourcePart = source.roles.of(s).part;
        const BodyPart targetPart = target.roles.of(t).part;
        const bool meansOther =
            sourcePart != targetPart && sourcePart != BodyPart::None && targetPart != BodyPart::None;
        if (!isMereCount(target.terms[static_cast<std::size_t>(t)]) && !meansOther)
            table.add(s, t, scoreOfEqualNames, MatchReason::Name);
    }
}

std::string fullName(const MappedFigure &figure, int joint)
{
    return figure.skeleton.joint(joint).name;
}

std::string termKey(const MappedFigure &figure, int joint)
{
    const JointTerm &term = figure.terms[static_cast<std::size_t>(joint)];
    return std::to_string(static_cast<int>(term.side)) + term.stem;
}

// Changes of one letter that turn a word into the other (Levenshtein 1966), for words of usual length.
int editDistance(std::string_view a, std::string_view b)
{
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i) + 1);
        for (std::size_t k = 0; k < b.size(); ++k) {
            const int change = diagonal + (a[i] == b[k] ? 0 : 1);
            diagonal = row[k + 1];
            row[k + 1] = std::min({change, row[k] + 1, row[k + 1] + 1});
        }
    }
    return row.back();
}

// The share of letters that two words have in common, 0 where numbers differ: index1 is not index2.
double likeness(const JointTerm &a, const JointTerm &b)
{
    constexpr std::size_t longest = 64;
    if (a.side != b.side || a.stem.size() > longest || b.stem.size() > longest || digitsOf(a.stem) != digitsOf(b.stem))
        return 0.0;
    const std::string first = withoutDigits(a.stem);
    const std::string second = withoutDigits(b.stem);
    const std::size_t length = std::max(first.size(), second.size());
    if (std::min(first.size(), second.size()) < 3)
        return 0.0;
    return 1.0 - static_cast<double>(editDistance(first, second)) / static_cast<double>(length);
}

std::vector<int> freeSources(const MappedFigure &source, const MatchTable &table)
{
    std::vector<int> joints;
    for (int s = 0; s < source.skeleton.jointCount(); ++s) {
        if (table.isSourceFree(s) && !isMereCount(source.terms[static_cast<std::size_t>(s)]))
            joints.push_back(s);
    }
    return joints;
}

struct LikePair
{
    double likeness = 0.0;
    int source = NoJoint;
    int target = NoJoint;
};

} // namespace

bool isMereCount(const JointTerm &term)
{
    constexpr std::array<std::string_view, 14> words = {"",     "node", "joint", "bone",   "jnt", "object", "b",
                                                        "null", "item", "j",     "marker", "n",   "limb",   "obj"};
    const std::string letters = withoutDigits(term.stem);
    return std::find(words.begin(), words.end(), letters) != words.end();
}

void matchByNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    matchRoles(source, target, table);
    matchChain(source, target, BodyPart::Spine, table);
    matchChain(source, target, BodyPart::Neck, table);
    matchEqual(source, target, table, fullName);
    matchEqual(source, target, table, termKey);
}

void matchByLikeNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    constexpr double enough = 0.7;
    constexpr std::size_t mostPairs = 1'000'000;
    const std::vector<int> sources = freeSources(source, table);
    std::vector<LikePair> pairs;
    for (int t = 0; t < target.skeleton.jointCount(); ++t) {
        const bool isOpen = table.isTargetFree(t) && target.roles.of(t).part == BodyPart::None;
        if (!isOpen || sources.size() * static_cast<std::size_t>(t) > mostPairs)
            continue;
        for (const int s : sources) {
            const double like =
                likeness(source.terms[static_cast<std::size_t>(s)], target.terms[static_cast<std::size_t>(t)]);
            if (like >= enough)
                pairs.push_back({like, s, t});
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const LikePair &a, const LikePair &b) { return a.likeness > b.likeness; });
    for (const LikePair &pair : pairs) {
        const bool isOnly = std::none_of(pairs.begin(), pairs.end(), [&](const LikePair &other) {
            return other.likeness >= pair.likeness && (other.source == pair.source) != (other.target == pair.target);
        });
        if (isOnly)
            table.add(pair.source, pair.target, scoreOfLikeNames, MatchReason::Name);
    }
}

} // namespace limber
