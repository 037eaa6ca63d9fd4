#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"
#include "travel/travellingjoint.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// Returns how many frames the shortest cycle in the search has: half a second, at least 2.
[[nodiscard]] int shortestCycleFrames(const Motion &motion);

// Compares the poses and speeds of two moments of a clip, after the best move along the floor. Figures with roots of
// their own are moved and judged each by itself, so that one that fits does not hide one that does not. What has too
// few points for a figure, such as a sword with a root of its own, goes with the first figure.
class SeamSearch
{
public:
    SeamSearch(const Clip &clip, const PositionRules &rules, Axis up);

    // Returns how the figure at one frame is moved to where it is at the other one; of several figures, the one that
    // then differs most.
    [[nodiscard]] CloudAlignment between(int first, int last) const;
    // Returns the moves of all figures, in the order of figureTravel(). Figures that travel together, as couples do,
    // get one move, which keeps their places to each other however often it is repeated.
    [[nodiscard]] std::vector<CloudAlignment> ofFigures(int first, int last) const;
    // Returns how many bodies are moved by themselves.
    [[nodiscard]] int bodyCount() const { return static_cast<int>(m_bodies.size()); }
    // Returns the two frames, at least `shortest` apart, that are most alike; nothing if the clip is too short or the
    // progress stopped it.
    [[nodiscard]] std::optional<FrameInterval> best(int shortest, const Progress &progress) const;

    // Returns the pair reached from this one by going downhill to nearer pairs, with steps of at most `step` frames. It
    // tries ends that are at least `shortest` apart.
    [[nodiscard]] FrameInterval refined(FrameInterval seam, int step, int shortest) const;

private:
    using Points = std::vector<std::size_t>; // of a body, as indexes into those of a frame

    void findBodies(const Skeleton &skeleton, std::span<const FigureTravel> figures, std::span<const int> points);
    [[nodiscard]] std::vector<glm::dvec3> cloud(int frame, int reach, const Points &points) const;
    [[nodiscard]] int reachAround(int first, int last) const;
    [[nodiscard]] std::vector<CloudAlignment> ofBodies(int first, int last) const;
    [[nodiscard]] double distance(const FrameInterval &seam) const;
    [[nodiscard]] FramePairs pairs(int shortest, int step) const;

    FloorPlane m_floor;
    int m_frames;
    int m_reach; // before and after, that are compared as well
    std::size_t m_points;
    std::vector<Points> m_bodies;
    std::vector<std::size_t> m_bodyOf; // by figure
    std::vector<glm::dvec3> m_positions; // of all points, frame after frame
};

} // namespace limber
