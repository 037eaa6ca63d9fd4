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

// What curves show: of a joint the numbers of the file, the numbers without jumps, or how fast it rotates; of a figure
// how its centre of mass moves, or what the ground carries of it. Windows keep the numbers of these kinds.
enum class CurveKind { Angles, Continuous, Speed, CentreOfMass, GroundForce };

// A curve with a value for every frame.
struct ChannelCurve
{
    std::optional<Channel> channel; // empty for speeds and forces
    int column = -1; // of the motion; negative if it is computed, and another number for each curve of a figure
    int rotation = -1; // which of the joint's rotations it is; -1 for all else
    std::vector<double> values; // degrees, file units, one of these per second, or body weights
    ExtentPyramid extents; // of the values
};

// The curves of one joint, or of a whole figure. They are taken from a clip a few frames at a time, so that a window
// stays responsive.
class JointCurves
{
public:
    JointCurves() = default;
    // Makes curves without values.
    JointCurves(const Skeleton &skeleton, int joint, CurveKind kind);
    // Takes curves of a figure that are complete; its joint is NoJoint.
    JointCurves(CurveKind kind, std::vector<ChannelCurve> curves);

    // Takes in at most `frames` further frames; returns false once all are there. The clip is passed each time and not
    // kept: a kept copy would make the next edit copy all its numbers.
    bool takeIn(const Clip &clip, int frames);

    [[nodiscard]] int joint() const { return m_joint; }
    [[nodiscard]] CurveKind kind() const { return m_kind; }
    // Returns one curve for each channel in file order, or only one for the speed.
    [[nodiscard]] const std::vector<ChannelCurve> &curves() const { return m_curves; }
    // Returns the sign (1 or -1) with which a change of a shown value is written to the file.
    [[nodiscard]] double signInFile(const ChannelCurve &curve, int frame) const;

private:
    void takeInChannels(std::span<const double> frame);
    void takeInSpeed(const Clip &clip, std::span<const double> frame);

    int m_joint = NoJoint;
    CurveKind m_kind = CurveKind::Continuous;
    std::vector<ChannelCurve> m_curves;
    std::optional<UnrolledAngles> m_unrolled; // for continuous curves
    std::vector<double> m_angles; // of a frame
    std::vector<std::uint8_t> m_isOtherForm; // of each frame, for continuous curves
    std::optional<glm::dmat3> m_last; // the rotation of the frame before, for the speed
    int m_next = 0; // frame
};

} // namespace limber
