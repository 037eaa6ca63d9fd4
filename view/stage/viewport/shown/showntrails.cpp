#include "viewport/shown/showntrails.h"

#include "session/session.h"

#include <algorithm>

namespace limber {

std::vector<NodeId> trailNodes(const Session &session)
{
    std::vector<NodeId> nodes = session.selectedNodes();
    std::erase_if(nodes, [&](NodeId node) { return session.jointStates().isHidden(node); });
    const auto current = std::ranges::find(nodes, session.currentNode());
    if (current != nodes.end())
        std::rotate(nodes.begin(), current, current + 1);
    nodes.resize(std::min(nodes.size(), mostTrails));
    return nodes;
}

std::vector<Trail> shownTrails(const Session &session, const Pose &pose, bool showsBefore)
{
    const ClipPreview &preview = session.preview();
    const PositionRules &rules = session.document().positionRules();
    const Clip &shown = session.layered().clip();
    const int frame = session.playhead().frame();
    const std::vector<NodeId> nodes = trailNodes(session);
    if (preview.isShown() && !preview.isPart())
        return trailsOf(preview.clip(), preview.rules(), nodes, session.shownFrames().frameOfPreview());
    std::vector<Trail> trails = trailsOf(shown, rules, nodes, frame);
    if (preview.isShown() && !showsBefore && preview.spread() != nullptr)
        bendTrails(trails, shown, rules, *preview.spread());
    for (Trail &trail : trails)
        moveTrail(trail, frame, pose.positionOf(trail.node), shown.motion.playingFrameTimeSeconds());
    return trails;
}

} // namespace limber
