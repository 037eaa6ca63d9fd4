#include "mapping/namematch.h"

#include "base/ascii.h"
#include "base/at.h"
#include "mapping/chainalignment.h"
#include "mapping/namelikeness.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace limber {

namespace {

bool isChainPart(BodyPart part)
{
    return part == BodyPart::Spine || part == BodyPart::Neck;
}

bool areEqualNames(const MappedFigure &source, int s, const MappedFigure &target, int t)
{
    return at(source.terms, s) == at(target.terms, t);
}

// The score of a pair with the same role.
struct RoleScore
{
    double score = scoreOfSameRole;
    MatchReason reason = MatchReason::Alias;
};

void addByRole(const MappedFigure &source, int s, const MappedFigure &target, int t, const RoleScore &worth,
               MatchTable &table)
{
    if (worth.reason == MatchReason::Alias && areEqualNames(source, s, target, t))
        table.add(s, t, scoreOfEqualNames, MatchReason::Name);
    else
        table.add(s, t, worth.score, worth.reason);
}

using Pairs = std::vector<std::pair<int, int>>; // of a source and a target joint

Pairs pairsOfOneRole(const MappedFigure &source, const MappedFigure &target)
{
    using Key = std::tuple<BodyPart, BodySide, int>;
    std::map<Key, int> joints;
    for (int s = 0; s < source.roles.jointCount(); ++s) {
        const JointRole &role = source.roles.of(s);
        joints.emplace(Key{role.part, role.side, role.number}, s);
    }
    Pairs pairs;
    for (int t = 0; t < target.roles.jointCount(); ++t) {
        const JointRole &role = target.roles.of(t);
        const auto found = joints.find(Key{role.part, role.side, role.number});
        if (role.part != BodyPart::None && !isChainPart(role.part) && found != joints.end())
            pairs.emplace_back(found->second, t);
    }
    return pairs;
}

// Returns the joint that really corresponds to `t`. In a copy a joint above or below may have the name instead, as with
// helpers such as __UpLeg; then the lengths of the bones decide.
int exactNeighbour(const MappedFigure &source, int s, const MappedFigure &target, int t, double scale)
{
    constexpr int upAndDown = 2;
    const auto exactLengths = [&](int joint) {
        return shapeLikeness(source.tree, joint, target.tree, t, scale).exactLengths;
    };
    if (exactLengths(s) > 0)
        return s;
    std::vector<int> neighbours = source.tree.childrenOf(s);
    if (const int parent = at(source.tree.parents, s); parent != NoJoint)
        neighbours.push_back(parent);
    for (const int joint : neighbours) {
        if (source.roles.of(joint).part == BodyPart::None && exactLengths(joint) == upAndDown)
            return joint;
    }
    return s;
}

void matchRoles(const MappedFigure &source, const MappedFigure &target, const RoleScore &worth, MatchTable &table)
{
    const Pairs pairs = pairsOfOneRole(source, target);
    const double scale = commonScale(source.tree, target.tree, pairs, 1.0);
    for (const auto &[s, t] : pairs) {
        const bool isEqual = areEqualNames(source, s, target, t);
        addByRole(source, isEqual ? s : exactNeighbour(source, s, target, t, scale), target, t, worth, table);
    }
}

// Returns the last joint of a neck that stands for the missing head, or NoJoint.
int endOfNeck(const MappedFigure &figure)
{
    int end = NoJoint;
    for (int number = 1; figure.roles.find(BodyPart::Neck, BodySide::Centre, number) != NoJoint; ++number)
        end = number == 1 ? NoJoint : figure.roles.find(BodyPart::Neck, BodySide::Centre, number);
    const bool isLast = end != NoJoint && figure.skeleton.subtreeEnd(end) == end + 1;
    return isLast && figure.roles.find(BodyPart::Head) == NoJoint ? end : NoJoint;
}

// Returns the stem of a name that says where in its part a joint is, such as LowerBack; empty for Spine3, and for Spine
// if there is also a Spine1, since those say only how many joints there are.
std::string placeName(const MappedFigure &figure, int joint, BodyPart part)
{
    const std::string &stem = at(figure.terms, joint).stem;
    for (int other = 0; other < figure.roles.jointCount(); ++other) {
        const std::string_view beside = at(figure.terms, other).stem;
        if (figure.roles.of(other).part == part && beside.size() > stem.size() && beside.starts_with(stem) &&
            std::ranges::all_of(beside.substr(stem.size()), isDigit))
            return {};
    }
    return std::ranges::any_of(stem, isDigit) ? std::string() : stem;
}

// Returns the joints of a part of the trunk, each with its position between pelvis and head.
std::vector<ChainLink> chainOf(const MappedFigure &figure, BodyPart part)
{
    std::vector<ChainLink> chain;
    for (int joint = 0; joint < figure.roles.jointCount(); ++joint) {
        if (figure.roles.of(joint).part == part)
            chain.push_back({joint, at(figure.tree.paths, joint), 0.0, placeName(figure, joint, part)});
    }
    if (chain.empty())
        return chain;
    const int pelvis = figure.roles.find(BodyPart::Pelvis);
    const int namedHead = figure.roles.find(BodyPart::Head);
    const int head = namedHead == NoJoint ? endOfNeck(figure) : namedHead;
    const double from = pelvis == NoJoint ? 0.0 : at(figure.tree.paths, pelvis);
    const double to = head == NoJoint ? chain.back().position : at(figure.tree.paths, head);
    double previous = 0.0;
    for (ChainLink &link : chain) {
        link.position = to > from ? (link.position - from) / (to - from) : 0.0;
        link.length = link.position - previous;
        previous = link.position;
    }
    return chain;
}

// Matches links with equal names. Returns true if all names of one chain are in the other: it then only lost some
// links.
bool matchEqualLinks(const MappedFigure &source, const std::vector<ChainLink> &sourceChain, const MappedFigure &target,
                     const std::vector<ChainLink> &targetChain, Pairs &pairs)
{
    std::map<std::string, int> bySourceStem;
    for (const ChainLink &link : sourceChain)
        bySourceStem[at(source.terms, link.joint).stem] = link.joint;
    for (const ChainLink &link : targetChain) {
        const auto found = bySourceStem.find(at(target.terms, link.joint).stem);
        if (found != bySourceStem.end())
            pairs.emplace_back(found->second, link.joint);
    }
    return pairs.size() == std::min(sourceChain.size(), targetChain.size());
}

double spreadOfPositions(const std::vector<ChainLink> &source, const std::vector<ChainLink> &target, const Pairs &pairs)
{
    const auto positionOf = [](const std::vector<ChainLink> &chain, int joint) {
        return std::ranges::find_if(chain, [&](const ChainLink &link) { return link.joint == joint; })->position;
    };
    double spread = 0.0;
    for (const auto &[s, t] : pairs)
        spread = std::max(spread, std::abs(positionOf(source, s) - positionOf(target, t)));
    return spread;
}

// Returns the joints of source and target of which one is the head and the other the end of a neck without a head;
// NoJoint twice if that is not so.
std::pair<int, int> headAndEndOfNeck(const MappedFigure &source, const MappedFigure &target)
{
    const int s = endOfNeck(source);
    const int t = endOfNeck(target);
    const std::pair heads(source.roles.find(BodyPart::Head), target.roles.find(BodyPart::Head));
    if (s != NoJoint && heads.second != NoJoint)
        return {s, heads.second};
    if (t != NoJoint && heads.first != NoJoint)
        return {heads.first, t};
    return {NoJoint, NoJoint};
}

void matchChain(const MappedFigure &source, const MappedFigure &target, BodyPart part, const RoleScore &worth,
                MatchTable &table)
{
    constexpr double samePosition = 0.1;
    std::vector<ChainLink> sourceChain = chainOf(source, part);
    std::vector<ChainLink> targetChain = chainOf(target, part);
    const auto [s, t] = headAndEndOfNeck(source, target);
    std::erase_if(sourceChain, [end = s](const ChainLink &link) { return link.joint == end; });
    std::erase_if(targetChain, [end = t](const ChainLink &link) { return link.joint == end; });
    Pairs pairs;
    const bool haveEqualNames = matchEqualLinks(source, sourceChain, target, targetChain, pairs);
    if (!haveEqualNames || spreadOfPositions(sourceChain, targetChain, pairs) > samePosition)
        pairs = alignChains(sourceChain, targetChain);
    for (const auto &[from, onto] : pairs)
        addByRole(source, from, target, onto, worth, table);
}

// Returns the joints of each term that only one joint has; `key` decides which terms count as equal.
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

// Matches names that each skeleton has only once.
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
        if (!isMereCount(at(target.terms, t)) && !meansOther)
            table.add(s, t, scoreOfEqualNames, MatchReason::Name);
    }
}

std::string fullName(const MappedFigure &figure, int joint)
{
    return figure.skeleton.joint(joint).name;
}

std::string termKey(const MappedFigure &figure, int joint)
{
    const JointTerm &term = at(figure.terms, joint);
    return std::to_string(static_cast<int>(term.side)) + term.stem;
}

} // namespace

void matchEndOfNeck(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    if (const auto [s, t] = headAndEndOfNeck(source, target); s != NoJoint)
        table.add(s, t, scoreOfShapedRole, MatchReason::Structure);
}

void matchByNames(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    matchRoles(source, target, {}, table);
    matchChain(source, target, BodyPart::Spine, {}, table);
    matchChain(source, target, BodyPart::Neck, {}, table);
    matchEqual(source, target, table, fullName);
    matchEqual(source, target, table, termKey);
}

void matchByShapedRoles(const MappedFigure &source, const MappedFigure &target, MatchTable &table)
{
    const RoleScore worth{scoreOfShapedRole, MatchReason::Structure};
    matchRoles(source, target, worth, table);
    matchChain(source, target, BodyPart::Spine, worth, table);
    matchChain(source, target, BodyPart::Neck, worth, table);
}

} // namespace limber
