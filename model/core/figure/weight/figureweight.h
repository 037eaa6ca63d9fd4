#pragma once

#include "body/bodyside.h"
#include "contacts/legrecord.h"
#include "ground/floormotion.h"
#include "weight/airborne.h"
#include "weight/bodycourse.h"
#include "weight/standingsoles.h"
#include "weight/supportoutline.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <utility>
#include <vector>

namespace limber {

// Acceleration of free fall on earth, in metres per second squared.
inline constexpr double earthGravity = 9.81;
// How tall a figure is taken to be whose unit nobody knows, in metres.
inline constexpr double usualHeightMetres = 1.70;
// Of gravity: someone who falls more slowly does not fly.
inline constexpr double leastFall = 0.4;

// Whether a figure stands, and whether it would stay standing.
enum class BodySupport {
    None = -1, // no foot stands
    Outside = 0, // its balance point is outside of the outline of its standing feet
    Inside = 1, // … inside
};

// What the weight of a figure does in one frame. Lengths are in file units, forces in body weights; both are along the
// axes of the file.
struct WeightInFrame
{
    glm::dvec3 centre{0.0}; // of mass, in the world
    glm::dvec3 velocity{0.0}; // of the centre in the world, per second
    glm::dvec3 acceleration{0.0}; // of the centre, per second squared
    glm::dvec3 force{0.0}; // of the ground on the figure; zero while it flies
    double left = 0.0; // the part of its upward force that the left feet carry; both are 0 while no foot stands
    double right = 0.0;
    // Where the figure would have to put its foot to come to rest, along the axes of floorAxes(): the plumb point plus
    // v / sqrt(g / l), where v is the velocity over the floor and l is the centre's height over it (extrapolated centre
    // of mass; Hof, Gazendam and Sinke 2005).
    glm::dvec2 balancePoint{0.0};
    BodySupport support = BodySupport::None;
};

// A figure in a clip, as far as its weight needs to know.
struct WeighedFigure
{
    BodyCourse course;
    bool isEstimated = false; // as in BodyMass
    std::span<const LegRecord> legs; // those on which it stands; none if it has no whole leg
    std::vector<BodySide> sides; // of each leg
    std::vector<std::vector<FrameInterval>> standing; // the frames of each leg, tidied
    bool isStandingGiven = false; // by the user; else they were detected
    FloorMotion floor; // below it
    double floorHeight = 0.0; // along the up axis
    glm::dvec3 up{0.0, 1.0, 0.0}; // along an axis, of length 1
    double ncmPerUnit = 0.0;
    double metresPerUnit = 0.0;
    double gravity = earthGravity; // metres per second squared
    double frameTimeSeconds = 0.0;
};

// The weight of a figure through the frames of a clip.
//
// The force is F / W = up + a / g with the acceleration a of the centre of mass, low-passed at 7 Hz; it is zero in
// flight (see airborneFrames()). A floor whose speed varies is the ground below a figure whose travel was taken out:
// there a is that over the floor. Of several standing feet each carries the more, the nearer its sole is to the plumb
// point.
class FigureWeight
{
public:
    explicit FigureWeight(const WeighedFigure &figure);

    [[nodiscard]] const std::vector<WeightInFrame> &frames() const & { return m_frames; }
    // A loop over the frames of a weight without a name would read what is gone.
    [[nodiscard]] std::vector<WeightInFrame> frames() && { return std::move(m_frames); }
    [[nodiscard]] const StandingSoles &soles() const { return m_soles; }
    [[nodiscard]] const std::vector<BodySide> &sides() const { return m_sides; } // of each leg of the soles
    [[nodiscard]] const std::vector<Airborne> &airborne() const { return m_airborne; }
    // Returns the outline of the standing soles in a frame, along the axes of floorAxes(), with their width.
    [[nodiscard]] SupportOutline outline(int frame) const;
    [[nodiscard]] double floorHeight() const { return m_floorHeight; }
    [[nodiscard]] const glm::dvec3 &up() const { return m_up; }
    [[nodiscard]] double metresPerUnit() const { return m_metresPerUnit; }
    // Returns the acceleration of free fall in file units per second squared; 0 for a figure without size.
    [[nodiscard]] double gravity() const { return m_gravity; }
    // Returns whether its mass was estimated from the lengths of its bones.
    [[nodiscard]] bool isEstimated() const { return m_isEstimated; }

private:
    void move(const WeighedFigure &figure, std::span<const glm::dvec3> centres);
    void findFlights(const WeighedFigure &figure, std::span<const glm::dvec3> centres);
    void press();
    void share(const WeighedFigure &figure);
    void balance(const WeighedFigure &figure);
    [[nodiscard]] glm::dvec2 onFloor(const glm::dvec3 &vector) const;

    std::vector<WeightInFrame> m_frames;
    StandingSoles m_soles;
    std::vector<BodySide> m_sides;
    std::vector<Airborne> m_airborne;
    double m_floorHeight = 0.0;
    glm::dvec3 m_up{0.0, 1.0, 0.0};
    double m_metresPerUnit = 0.0;
    double m_gravity = 0.0;
    bool m_isEstimated = false;
};

} // namespace limber
