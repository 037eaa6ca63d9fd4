#pragma once

#include <glm/mat3x3.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace limber {

// What the user says about the floor below a clip.
struct FloorChoice
{
    // What the floor does.
    enum class Kind {
        Automatic, // it moves if the feet show that it does
        Still, // it does not move
        Moving, // with one velocity through the clip
    };

    // No speed along a floor axis may be larger, in file units per second.
    static constexpr double fastest = 1e6;

    Kind kind = Kind::Automatic; // what it does
    glm::dvec2 velocity{0.0}; // of Moving, in file units per second; along the axes of floorAxes()

    friend bool operator==(const FloorChoice &, const FloorChoice &) = default;
};

// Returns the choice of a text: "auto", "still" or two speeds along the axes of floorAxes() with a separator between
// them, as "-110,0"; nothing for another text and for speeds over FloorChoice::fastest.
[[nodiscard]] std::optional<FloorChoice> floorChoiceOf(std::string_view text, char separator = ',');

// Returns the two axes of the floor in the order of the file's axes: X and Z for Y up, X and Y for Z up. `up` is along
// an axis, in either direction.
[[nodiscard]] std::array<int, 2> floorAxes(const glm::dvec3 &up);

// How the floor below a figure moves along itself: not at all, or as a treadmill, or as the ground below a figure whose
// travel was taken out.
class FloorMotion
{
public:
    // A still floor.
    FloorMotion() = default;
    // A floor with these velocities in the world, one for each frame, in file units per second.
    explicit FloorMotion(std::vector<glm::dvec3> velocities) : m_velocities(std::move(velocities)) {}
    // A still floor over which standing feet slide with such velocities.
    [[nodiscard]] static FloorMotion stillBelowSlidingFeet(std::vector<glm::dvec3> velocities);

    // Returns whether the floor moves at all.
    [[nodiscard]] bool moves() const { return !m_velocities.empty(); }
    // Returns whether it is still and standing feet slide over it.
    [[nodiscard]] bool isBelowSlidingFeet() const { return !m_slides.empty(); }
    // Returns a floor on which standing feet do not slide: this one, or one that moves as they do.
    [[nodiscard]] FloorMotion underFeet() const { return isBelowSlidingFeet() ? FloorMotion(m_slides) : *this; }
    // Returns the velocities by frame; none if it is still.
    [[nodiscard]] const std::vector<glm::dvec3> &velocities() const { return m_velocities; }
    // Returns the velocity in a frame.
    [[nodiscard]] glm::dvec3 in(std::size_t frame) const { return moves() ? m_velocities[frame] : glm::dvec3(0.0); }
    // Returns the median velocity along each axis; 0 if it is still.
    [[nodiscard]] glm::dvec3 medianVelocity() const;
    // Returns the largest speed of most frames, the 95th percentile, in file units per second.
    [[nodiscard]] double topSpeed() const;
    // Returns whether the velocity is over 20 % off its median for more than a twentieth of the frames.
    [[nodiscard]] bool varies() const;
    // Returns where a point of the floor has got to since the first frame, by the trapezoidal rule; none if it is
    // still.
    [[nodiscard]] std::vector<glm::dvec3> path(double frameTimeSeconds) const;

    friend bool operator==(const FloorMotion &, const FloorMotion &) = default;

private:
    std::vector<glm::dvec3> m_velocities;
    std::vector<glm::dvec3> m_slides; // of feet over a still floor
};

// Returns the floor that a choice names, or nothing for Automatic. `up` is along an axis, in either direction.
[[nodiscard]] std::optional<FloorMotion> chosenFloor(const FloorChoice &choice, const glm::dvec3 &up, int frameCount);

// Returns the floor in another world, by a rotation into it.
[[nodiscard]] FloorMotion rotated(const FloorMotion &floor, const glm::dmat3 &rotation);

// Moves a track by a path that is subtracted (`factor` -1) or added (1). An empty path or track stays as it is.
void moveAlong(std::span<const glm::dvec3> path, double factor, std::vector<glm::dvec3> &track);

} // namespace limber
