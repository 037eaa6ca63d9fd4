#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"

#include <optional>

namespace limber {

// Returns how many frames the shortest cycle in the search has: half a second, at least 2.
[[nodiscard]] int shortestCycleFrames(const Motion &motion);

// Compares the poses and speeds of two moments of a clip, after the best move along the floor.
class SeamSearch
{
public:
    SeamSearch(const Clip &clip, const PositionRules &rules, Axis up);

    // Returns how the figure at one frame is moved to where it is at the other one.
    [[nodiscard]] CloudAlignment between(int first, int last) const;
    // Returns the two frames, at least `shortest` apart, that are most alike; nothing if the clip is too short or the
    // progress stopped it.
    [[nodiscard]] std::optional<FrameInterval> best(int shortest, const Progress &progress) const;

    // Returns the pair reached from this one by going downhill to nearer pairs, with steps of at most `step` frames. It
    // tries ends that are at least `shortest` apart.
    [[nodiscard]] FrameInterval refined(FrameInterval seam, int step, int shortest) const;

private:
    void addCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    [[nodiscard]] double distance(const FrameInterval &seam) const;
    [[nodiscard]] FramePairs pairs(int shortest, int step) const;

    FloorPlane m_floor;
    int m_frames;
    int m_reach; // before and after, that are compared as well
    std::size_t m_points;
    std::vector<glm::dvec3> m_positions; // of all points, frame after frame
};

} // namespace limber
