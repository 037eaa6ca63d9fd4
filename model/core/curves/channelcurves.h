#pragma once

#include "curves/extentpyramid.h"
#include "curves/unrolledangles.h"
#include "motion/clip.h"

#include <glm/mat3x3.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// What curves of a joint show: the numbers of the file, the same without jumps, or how fast the joint rotates.
enum class CurveKind { Angles, Continuous, Speed };

// A value for every frame.
struct ChannelCurve
{
    std::optional<Channel> channel; // nothing for a speed
    int column = -1; // of the motion; -1 for a speed
    int rotation = -1; // which of the joint's rotations it is; -1 for positions and speeds
    std::vector<double> values; // degrees, file units, or degrees per second
    ExtentPyramid extents; // of the values
};

// The curves of one joint, taken from a clip a number of frames at a time, so that a window stays responsive.
class JointCurves
{
public:
    JointCurves() = default;
    // Nothing is looked at yet.
    JointCurves(const Skeleton &skeleton, int joint, CurveKind kind);

    // Takes in the next frames, at most so many; false once all are there. The clip is passed each time and not kept: a
    // kept copy would make the next edit copy all its numbers.
    bool takeIn(const Clip &clip, int frames);

    [[nodiscard]] int joint() const { return m_joint; }
    [[nodiscard]] CurveKind kind() const { return m_kind; }
    // One for each channel in file order; one alone for the speed.
    [[nodiscard]] const std::vector<ChannelCurve> &curves() const { return m_curves; }
    // How the change of a value that is shown stands in the file: 1 or -1.
    [[nodiscard]] double signInFile(const ChannelCurve &curve, int frame) const;

private:
    void takeInChannels(std::span<const double> frame);
    void takeInSpeed(const Clip &clip, std::span<const double> frame);

    int m_joint = NoJoint;
    CurveKind m_kind = CurveKind::Continuous;
    std::vector<ChannelCurve> m_curves;
    std::optional<UnrolledAngles> m_unrolled; // for continuous ones
    std::vector<double> m_angles; // of a frame
    std::vector<std::uint8_t> m_isOtherForm; // of each frame, for continuous ones
    std::optional<glm::dmat3> m_last; // the rotation of the frame before, for the speed
    int m_next = 0; // frame
};

} // namespace limber
