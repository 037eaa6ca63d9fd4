#include "filling/chainends.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

// A bone at least this much of the one above it belongs to the limb: a forearm whose upper arm is lost as well, but
// not the fingers of a hand.
constexpr double fractionOfLimb = 0.6;

} // namespace

ChainEnds::ChainEnds(const Clip &clip, const PositionRules &rules, const Gap &gap, const GapTracks &tracks)
    : m_clip(clip), m_rules(rules), m_gap(gap), m_tracks(tracks)
{
    for (const int joint : gap.joints) {
        const bool isLowest = std::ranges::none_of(
            gap.joints, [&](int other) { return other != joint && clip.skeleton.isInSubtree(other, joint); });
        if (isLowest)
            addChain(joint);
    }
}

bool ChainEnds::isOfGap(int joint) const
{
    return std::ranges::binary_search(m_gap.joints, joint);
}

// Returns the end of a chain whose lowest joint is this: the joint itself, which those above it move. If it is the
// only one, or if its own bone is about as long as the one above it, it is the end of that bone.
NodeId ChainEnds::endOf(int lowest) const
{
    const Skeleton &skeleton = m_clip.skeleton;
    const bool isAlone = !std::ranges::any_of(
        m_gap.joints, [&](int other) { return other != lowest && skeleton.isInSubtree(lowest, other); });
    NodeId longest = NodeId::joint(lowest);
    double most = isAlone ? 0.0 : fractionOfLimb * glm::length(skeleton.joint(lowest).offset);
    for (const NodeId child : skeleton.childrenOf(lowest)) {
        const double length = glm::length(skeleton.offsetOf(child));
        if ((isAlone || child.isJoint()) && length > most) {
            most = length;
            longest = child;
        }
    }
    return longest;
}

void ChainEnds::addChain(int lowest)
{
    const Skeleton &skeleton = m_clip.skeleton;
    Chain chain{{}, endOf(lowest)};
    int highest = lowest;
    for (int joint = lowest; joint != NoJoint; joint = skeleton.joint(joint).parent) {
        if (isOfGap(joint))
            highest = joint;
    }
    const bool endsItself = chain.end == NodeId::joint(lowest) && lowest != highest;
    for (int joint = endsItself ? skeleton.joint(lowest).parent : lowest; joint != NoJoint;
         joint = skeleton.joint(joint).parent) {
        chain.joints.insert(chain.joints.begin(), joint);
        if (joint == highest)
            break;
    }
    m_chains.push_back(std::move(chain));
}

glm::dvec3 ChainEnds::positionOf(const Chain &chain, int frame, const Eigen::Ref<const Eigen::RowVectorXd> &row) const
{
    glm::dvec3 position(0.0);
    if (chain.end.isEndSite())
        position = m_clip.skeleton.endSite(chain.end.index).offset;
    else if (chain.joints.empty() || chain.joints.back() != chain.end.index)
        position = m_tracks.placeOf(chain.end.index, m_clip, m_rules, frame, row).position;
    for (auto joint = chain.joints.rbegin(); joint != chain.joints.rend(); ++joint) {
        const LocalPlace place = m_tracks.placeOf(*joint, m_clip, m_rules, frame, row);
        position = place.position + place.rotation * position;
    }
    return position;
}

double ChainEnds::distance(int frame, const Eigen::Ref<const Eigen::RowVectorXd> &row,
                           const Eigen::Ref<const Eigen::RowVectorXd> &other) const
{
    double sum = 0.0;
    for (const Chain &chain : m_chains)
        sum += glm::distance(positionOf(chain, frame, row), positionOf(chain, frame, other));
    return sum / static_cast<double>(std::max<std::size_t>(m_chains.size(), 1));
}

bool ChainEnds::move() const
{
    return std::ranges::any_of(m_chains, [this](const Chain &chain) {
        const bool isOwnEnd = chain.joints.size() == 1 && chain.end == NodeId::joint(chain.joints.front());
        return !isOwnEnd || m_clip.skeleton.joint(chain.end.index).hasPositions();
    });
}

int ChainEnds::namedJoint() const
{
    int named = NoJoint;
    for (const Chain &chain : m_chains) {
        const int end = chain.end.isJoint() ? chain.end.index : m_clip.skeleton.parentOf(chain.end);
        named = named == NoJoint ? end : m_clip.skeleton.commonAncestor(named, end);
    }
    return named;
}

} // namespace limber
