#pragma once

#include "base/progress.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"
#include "motion/frameinterval.h"
#include "travel/travellingjoint.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// Returns how many frames the shortest cycle in the search has: half a second, at least 2.
[[nodiscard]] int shortestCycleFrames(const Motion &motion);

// Compares the poses and speeds of two moments of a clip, after the best move along the floor. The figures of
// figureTravel() are moved and judged each by itself, as bodies, so that one that fits does not hide one that does not.
// What has too few points for a body, such as a sword with a root of its own, goes with the first body.
class SeamSearch
{
public:
    SeamSearch(const Clip &clip, const PositionRules &rules, Axis up,
               const Vocabulary &vocabulary = Vocabulary::builtIn());

    // Returns the figures of the clip; see figureTravel().
    [[nodiscard]] const std::vector<FigureTravel> &figures() const { return m_figures; }
    // Returns how the figure at one frame is moved to where it is at the other one; of several figures, the one that
    // then differs most.
    [[nodiscard]] CloudAlignment between(int first, int last) const;
    // Returns the moves of all figures, in the order of figures(). Figures that travel together, as couples do, get one
    // move, which keeps their places to each other however often it is repeated.
    [[nodiscard]] std::vector<CloudAlignment> ofFigures(int first, int last) const;

    // Returns how many bodies are moved by themselves.
    [[nodiscard]] int bodyCount() const { return static_cast<int>(m_bodies.size()); }
    // Returns the joint that carries a body.
    [[nodiscard]] int moverOf(int body) const;
    // Returns how far the points of a body are from their middle in the first frame: root mean square, file units.
    [[nodiscard]] double sizeOf(int body) const;
    // Returns the move of a body, whatever the others do.
    [[nodiscard]] CloudAlignment ofBody(int body, int first, int last) const;
    // Returns by how many radians a body turns from one frame to another with all its whole turns, wherever the others
    // are.
    [[nodiscard]] double turnOf(int body, int first, int last) const;
    // Returns the two frames, at least `shortest` apart, that are most alike; nothing if the clip is too short or the
    // progress stopped it.
    [[nodiscard]] std::optional<FrameInterval> best(int shortest, const Progress &progress) const;

    // Returns the pair reached from this one by going downhill to nearer pairs, with steps of at most `step` frames. It
    // tries ends that are at least `shortest` apart.
    [[nodiscard]] FrameInterval refined(FrameInterval seam, int step, int shortest) const;

private:
    using Points = std::vector<std::size_t>; // of a body, as indexes into those of a frame

    void findBodies(const Skeleton &skeleton, std::span<const int> points);
    void followTurns();
    [[nodiscard]] std::vector<glm::dvec3> cloud(int frame, int reach, const Points &points) const;
    [[nodiscard]] int reachAround(int first, int last) const;
    [[nodiscard]] std::vector<CloudAlignment> ofBodies(int first, int last) const;
    [[nodiscard]] double distance(const FrameInterval &seam) const;
    [[nodiscard]] FramePairs pairs(int shortest, int step) const;

    FloorPlane m_floor;
    int m_frames;
    int m_reach; // before and after, that are compared as well
    std::size_t m_points;
    std::vector<FigureTravel> m_figures;
    std::vector<Points> m_bodies;
    std::vector<std::size_t> m_bodyOf; // by figure
    std::vector<std::vector<double>> m_turns; // since the first frame, radians; by body and frame
    std::vector<glm::dvec3> m_positions; // of all points, frame after frame
};

} // namespace limber
