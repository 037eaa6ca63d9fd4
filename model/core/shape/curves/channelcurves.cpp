#include "curves/channelcurves.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <utility>

namespace limber {

JointCurves::JointCurves(const Skeleton &skeleton, int joint, CurveKind kind) : m_joint(joint), m_kind(kind)
{
    const Joint &of = skeleton.joint(joint);
    if (kind == CurveKind::Speed) {
        if (of.hasRotations())
            m_curves.emplace_back();
        return;
    }
    int rotations = 0;
    for (int i = 0; i < of.columnCount(); ++i) {
        ChannelCurve curve;
        curve.channel = at(of.channels, i);
        curve.column = of.firstColumn + i;
        curve.rotation = curve.channel->isRotation() ? rotations++ : -1;
        m_curves.push_back(std::move(curve));
    }
    if (kind == CurveKind::Continuous)
        m_unrolled.emplace(of);
}

JointCurves::JointCurves(CurveKind kind, std::vector<ChannelCurve> curves) : m_kind(kind), m_curves(std::move(curves))
{
    for (ChannelCurve &curve : m_curves)
        curve.extents.extend(curve.values);
}

bool JointCurves::takeIn(const Clip &clip, int frames)
{
    const int end = std::min(clip.motion.frameCount(), m_next + frames);
    for (; m_next < end; ++m_next) {
        const std::span<const double> values = clip.motion.frame(m_next);
        if (m_kind == CurveKind::Speed)
            takeInSpeed(clip, values);
        else
            takeInChannels(values);
    }
    for (ChannelCurve &curve : m_curves)
        curve.extents.extend(curve.values);
    return m_next < clip.motion.frameCount();
}

void JointCurves::takeInChannels(std::span<const double> frame)
{
    if (!m_unrolled) {
        for (ChannelCurve &curve : m_curves)
            curve.values.push_back(at(frame, curve.column));
        return;
    }
    m_angles.clear();
    for (const ChannelCurve &curve : m_curves) {
        if (curve.rotation >= 0)
            m_angles.push_back(at(frame, curve.column));
    }
    m_isOtherForm.push_back(m_unrolled->show(m_angles) ? 1 : 0);
    for (ChannelCurve &curve : m_curves)
        curve.values.push_back(curve.rotation >= 0 ? at(m_angles, curve.rotation) : at(frame, curve.column));
}

// Adds the speed from the frame before; the first frame gets the speed of the second.
void JointCurves::takeInSpeed(const Clip &clip, std::span<const double> frame)
{
    if (m_curves.empty())
        return;
    const glm::dmat3 rotation = localRotation(clip.skeleton.joint(m_joint), frame);
    std::vector<double> &speeds = m_curves.front().values;
    const double seconds = clip.motion.playingFrameTimeSeconds();
    const double speed = m_last ? angleOf(glm::transpose(*m_last) * rotation) * degreesPerRadian / seconds : 0.0;
    if (speeds.size() == 1)
        speeds.front() = speed;
    speeds.push_back(speed);
    m_last = rotation;
}

double JointCurves::signInFile(const ChannelCurve &curve, int frame) const
{
    if (curve.rotation < 0 || m_isOtherForm.empty())
        return 1.0;
    return UnrolledAngles::signInFile(static_cast<std::size_t>(curve.rotation), at(m_isOtherForm, frame) != 0);
}

} // namespace limber
