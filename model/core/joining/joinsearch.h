#pragma once

#include "base/progress.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Where two clips are joined: the frame after which this one is left, and the frame with which the second one goes on.
struct JoinFrames
{
    int last = 0; // of this clip
    int first = 0; // of the second one

    friend bool operator==(const JoinFrames &, const JoinFrames &) = default;
};

// Compares how one clip would go on after a frame with poses and speeds of a second one, after the best move along the
// floor.
class JoinSearch
{
public:
    // The second clip has the joints of this one, and may have a frame rate of its own (see matchedJoints). Both have
    // frames.
    JoinSearch(const Clip &clip, const Clip &second, const PositionRules &rules, Axis up);

    [[nodiscard]] int frameCount() const { return m_clip.frames; } // of this clip
    [[nodiscard]] int secondFrameCount() const { return m_second.frames; }
    // This clip, up to its end, and the second one as a whole.
    [[nodiscard]] JoinFrames ends() const { return {m_clip.frames - 1, 0}; }

    // How the second clip comes to where this one would be a frame after its last one.
    [[nodiscard]] CloudAlignment between(const JoinFrames &join) const;
    // The nearest pair in the second half of this clip and the first half of the second one. Where both have the same
    // motion, at least half a second comes again, as a join that skips and repeats nothing would be none. Nothing where
    // there is no such pair or the progress stopped it.
    [[nodiscard]] std::optional<JoinFrames> best(const Progress &progress) const;
    // Where ever nearer pairs lead to from this one, downhill by steps of at most so many frames of each clip.
    [[nodiscard]] JoinFrames refined(const JoinFrames &join, int lastStep, int firstStep) const;

private:
    // World positions of all points of a clip, frame after frame.
    struct Points
    {
        int frames = 0;
        std::vector<glm::dvec3> positions;
    };

    [[nodiscard]] Points pointsOf(const Clip &clip, const PositionRules &rules) const;
    void addExtrapolatedFrame();
    [[nodiscard]] bool haveSameMotion() const;
    [[nodiscard]] FramePairs pairs() const;
    [[nodiscard]] FramePairs searchedPairs() const;
    [[nodiscard]] int reachAround(const JoinFrames &join) const;
    void addClipCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    void addSecondCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    [[nodiscard]] PairDistance distance() const;

    FloorPlane m_floor;
    std::size_t m_points;
    Points m_clip; // its positions have one frame more: where the joints would be next
    Points m_second;
    int m_reach; // frames of this clip, before and after, that are compared as well
    double m_ratio; // frames of the second clip in a frame of this one
    int m_shortest; // frames of this clip that come again at least where both have the same motion
    bool m_isSame = false;
};

} // namespace limber
