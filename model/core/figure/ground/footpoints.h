#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace limber {

// Where the parts of one foot are in the world, by frame, in file units; it only points to what somebody else keeps.
struct FootTracks
{
    std::span<const glm::dvec3> ankle;
    std::span<const glm::dvec3> toe; // empty without a toe
    std::span<const glm::dvec3> tip; // the end of the toes; empty without one
    std::span<const glm::dquat> worldFromFoot; // rotations of the foot's joint; empty if they are unknown
};

// One point of a foot through all frames, in normalised centimetres (ncm: the body's length is 170).
struct FootPoint
{
    std::vector<glm::dvec3> positions; // low-passed
    std::vector<glm::dvec3> velocities; // per second, by central differences
    std::vector<double> heights; // over the point's own low level, its 3rd percentile
    bool isFront = false; // it belongs to the toes, not to the heel
};

// The points on which one foot can stand: ankle, toe, the end of the toes, and a heel, which rigs do not have.
class FootPoints
{
public:
    // `up` has length 1; frames that are farther apart than for 30 in a second are not low-passed.
    FootPoints(const FootTracks &tracks, const glm::dvec3 &up, double ncmPerUnit, double frameTimeSeconds);

    [[nodiscard]] std::span<const FootPoint> points() const { return m_points; }
    // Returns the frames in which all positions are numbers.
    [[nodiscard]] const std::vector<bool> &usable() const { return m_usable; }
    [[nodiscard]] std::size_t frameCount() const { return m_usable.size(); }

    // Adds the heel: where ankle and toe stand, it is 0.3 of the way from toe to ankle behind the ankle, as low as the
    // toes; the median of that place in the frame of the foot carries it through all frames. `standing` has the frames
    // of each point. Nothing happens if it is there already, if ankle and toe never stand together or if the foot never
    // turns, as in files of positions only.
    void addHeel(std::span<const std::vector<bool>> standing);

private:
    void add(std::span<const glm::dvec3> track, double ncmPerUnit, bool isFront);
    void finish(FootPoint point);
    [[nodiscard]] bool turns() const;

    glm::dvec3 m_up;
    double m_frameTimeSeconds;
    std::vector<FootPoint> m_points;
    std::vector<bool> m_usable;
    std::span<const glm::dquat> m_worldFromFoot; // of the tracks
    bool m_hasToe = false; // or another front point: the second one
    bool m_hasHeel = false;
};

} // namespace limber
