#pragma once

#include "contacts/legrecord.h"
#include "ground/floormotion.h"
#include "motion/frameinterval.h"
#include "weight/supportoutline.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <span>
#include <vector>

namespace limber {

// Where the standing feet of a figure touch the floor, by frame; places on the floor are along the axes of
// floorAxes(), in file units.
class StandingSoles
{
public:
    // How far a sole reaches to the side of its points, in ncm: the middle of a foot is 7 to 10 cm wide.
    static constexpr double halfWidthNcm = 3.5;

    StandingSoles() = default;
    // `standing` has the frames of each leg, tidied; `up` is along an axis and has length 1. A foot whose points are
    // all below its ankle gets a tip 19 ncm before it, to where the body faces.
    StandingSoles(std::span<const LegRecord> legs, std::span<const std::vector<FrameInterval>> standing,
                  const FloorMotion &floor, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds);

    // Adds to contacts that were detected: they end when a foot is fast, which in a jump is a frame or two before it
    // leaves the floor, and feet that slide have none. So, while no foot has a contact, one whose sole has stayed as
    // low as it stands since the last contact goes on standing, and so does one that stays as low until the next.
    void standWhileTouching();

    [[nodiscard]] std::size_t legCount() const { return m_legs.size(); }
    [[nodiscard]] bool stands(std::size_t leg, std::size_t frame) const { return m_legs[leg].stands[frame]; }
    [[nodiscard]] bool standsAny(std::size_t frame) const;
    // Returns how far the lowest sole is over the height at which it usually stands, in ncm; infinite if none ever
    // stands.
    [[nodiscard]] double lowest(std::size_t frame) const;
    // Returns whether a foot ever stands.
    [[nodiscard]] bool everStands() const;

    // Returns the outline of the points with which a foot stands in a frame, without its width; empty if it does not.
    [[nodiscard]] SupportOutline outline(std::size_t leg, std::size_t frame) const;
    // Returns that of all feet together.
    [[nodiscard]] SupportOutline outline(std::size_t frame) const;
    // Returns the half width of a sole in file units.
    [[nodiscard]] double halfWidth() const { return m_halfWidth; }

private:
    // One point of a foot through the frames.
    struct SolePoint
    {
        std::vector<glm::dvec2> places; // on the floor
        std::vector<bool> carries; // whether the foot stands with it
    };
    struct Leg
    {
        std::vector<bool> stands; // by frame
        std::vector<double>
            heights; // of its sole over the one at which it usually stands, ncm; infinite if it never does
        std::vector<SolePoint> points;

        [[nodiscard]] double length() const;
    };

    [[nodiscard]] Leg legOf(const LegRecord &record, std::span<const FrameInterval> standing, const FloorMotion &floor,
                            const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds) const;
    void addMissingTips(std::span<const LegRecord> legs, const glm::dvec3 &up, double ncmPerUnit);
    [[nodiscard]] std::vector<double> limitsBeside(int contact) const;
    bool standIfTouching(int frame, std::span<const double> limits);
    void addPoints(std::size_t leg, std::size_t frame, std::vector<glm::dvec2> &points) const;

    std::vector<Leg> m_legs;
    std::array<int, 2> m_axes{0, 2};
    double m_halfWidth = 0.0;
};

} // namespace limber
