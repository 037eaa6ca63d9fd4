#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"

#include <optional>

namespace limber {

// How many frames the shortest cycle has that is searched for: half a second, at least 2.
[[nodiscard]] int shortestCycleFrames(const Motion &motion);

// Compares the poses and speeds of two moments of a clip, after the best move along the floor.
class SeamSearch
{
public:
    SeamSearch(const Clip &clip, const PositionRules &rules, Axis up);

    // How the figure at one frame comes to where it is at the other one.
    [[nodiscard]] CloudAlignment between(int first, int last) const;
    // The two frames, at least `shortest` apart, that are most alike; nothing where the clip is too short or the
    // progress stopped it.
    [[nodiscard]] std::optional<FrameInterval> best(int shortest, const Progress &progress) const;

    // Where ever nearer pairs lead to from this one, downhill by steps of at most `step` frames. Ends that are at
    // least `shortest` apart are tried.
    [[nodiscard]] FrameInterval refined(FrameInterval seam, int step, int shortest) const;

private:
    void addCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    [[nodiscard]] double distance(const FrameInterval &seam) const;
    [[nodiscard]] FramePairs pairs(int shortest, int step) const;

    FloorPlane m_floor;
    int m_frames;
    int m_reach; // frames before and after that are compared as well
    std::size_t m_points;
    std::vector<glm::dvec3> m_positions; // of all points, frame after frame
};

} // namespace limber
