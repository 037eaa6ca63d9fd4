#include "pictures/picturedmotion.h"

#include "figure/viewspace.h"
#include "pose/travellingjoints.h"
#include "travel/travellingjoint.h"

#include <algorithm>

namespace limber {

PicturedMotion::PicturedMotion(Clip clip, const PositionRules &rules, Axis up, bool hasBody)
    : m_clip(std::move(clip)), m_rules(rules), m_up(up), m_scale(measureScene(m_clip, m_rules, m_up)),
      m_geometry(m_clip.skeleton, travellingJoints(m_clip, m_rules),
                 travellingJoint(figureTravel(m_clip, m_rules, m_up)))
{
    if (hasBody)
        m_body.emplace(m_clip, m_rules, m_up);
}

PicturedMotion::PicturedMotion(Clip clip, const PositionRules &rules, Axis up,
                               std::shared_ptr<const CharacterBody> character)
    : PicturedMotion(std::move(clip), rules, up)
{
    m_character = std::move(character);
}

int PicturedMotion::frameCount() const
{
    return std::max(1, m_clip.motion.frameCount());
}

Figure PicturedMotion::figureAt(int frame, FigureStyle style) const
{
    const Pose pose = frame < m_clip.motion.frameCount() ? poseAt(m_clip, frame, m_rules) : restPose(m_clip.skeleton);
    Figure figure;
    m_geometry.shape(pose, viewFromDocument(m_up), m_scale.bodySize, figure);
    if (style != FigureStyle::Bones && m_character) {
        figure.style = style;
        m_character->place(frame, pose, {.up = m_up, .floorHeight = m_scale.floorHeight, .bodySize = m_scale.bodySize},
                           figure);
    } else if (style != FigureStyle::Bones && m_body) {
        figure.style = style;
        m_body->place(pose, viewFromDocument(m_up), figure.body);
    }
    return figure;
}

std::vector<OnionSkin> PicturedMotion::skinsAt(int frame) const
{
    return onionSkins(m_clip, m_rules, m_geometry, viewFromDocument(m_up), m_scale.bodySize, frame);
}

std::vector<Trail> PicturedMotion::trailsAt(int frame, const std::vector<NodeId> &nodes) const
{
    return trailsOf(m_clip, m_rules, nodes, frame);
}

double PicturedMotion::trailScale(const std::vector<int> &frames, const std::vector<NodeId> &nodes) const
{
    constexpr std::size_t mostSamples = 64;
    const std::size_t step = std::max<std::size_t>(1, frames.size() / mostSamples);
    double scale = 0.0;
    for (std::size_t i = 0; i < frames.size() && !nodes.empty(); i += step)
        scale = std::max(scale, scaleOf(trailsAt(frames[i], nodes)));
    return scale;
}

} // namespace limber
