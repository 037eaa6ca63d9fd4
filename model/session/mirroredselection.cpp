#include "session/mirroredselection.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "document/document.h"
#include "mirroring/mirroredfigure.h"
#include "pose/travellingjoints.h"

#include <algorithm>

namespace limber {

namespace {

std::vector<int> endSitesOf(const Skeleton &skeleton, int joint)
{
    std::vector<int> ends;
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.endSite(end).parent == joint)
            ends.push_back(end);
    }
    return ends;
}

// Returns the end site of the partner that has the same position in the list of its joint's end sites.
NodeId partnerOfEndSite(const Skeleton &skeleton, int end, int partner)
{
    const std::vector<int> own = endSitesOf(skeleton, skeleton.endSite(end).parent);
    const std::vector<int> others = endSitesOf(skeleton, partner);
    const auto place = static_cast<std::size_t>(std::ranges::find(own, end) - own.begin());
    return place < others.size() ? NodeId::endSite(others[place]) : NodeId();
}

MirrorPairs pairsOf(const Document &document)
{
    const Clip &clip = document.clip();
    const PositionRules &rules = document.positionRules();
    return mirroredFigure(clip, rules, bodyRoles(clip, rules, Vocabulary::builtIn()), document.upAxis().axis,
                          travellingJoints(clip, rules))
        .pairs;
}

} // namespace

std::vector<NodeId> mirroredNodes(const Document &document, const std::vector<NodeId> &nodes)
{
    const Skeleton &skeleton = document.skeleton();
    if (document.motion().isEmpty() || skeleton.jointCount() == 0)
        return {};
    const MirrorPairs pairs = pairsOf(document);
    const auto isAlone = [&](int joint) { return std::ranges::find(pairs.alone, joint) != pairs.alone.end(); };
    std::vector<NodeId> mirrored;
    for (const NodeId node : nodes) {
        const int joint = node.isJoint() ? node.index : skeleton.parentOf(node);
        if (isAlone(joint))
            continue;
        const int partner = at(pairs.partner, joint);
        const NodeId other = node.isJoint() ? NodeId::joint(partner) : partnerOfEndSite(skeleton, node.index, partner);
        if (other.isValid())
            mirrored.push_back(other);
    }
    return mirrored;
}

} // namespace limber
