#pragma once

#include "base/progress.h"
#include "joining/cloudalignment.h"
#include "joining/nearestpair.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Where two clips are joined: the last frame of this clip, and the frame with which the second one continues.
struct JoinFrames
{
    int last = 0; // of this clip
    int first = 0; // of the second one

    friend bool operator==(const JoinFrames &, const JoinFrames &) = default;
};

// Compares the continuation of one clip after a frame with poses and speeds of a second one, after the best move along
// the floor.
class JoinSearch
{
public:
    // The second clip must have the joints of this one, and may have another frame rate (see matchedJoints). Both must
    // have frames.
    JoinSearch(const Clip &clip, const Clip &second, const PositionRules &rules, Axis up);

    [[nodiscard]] int frameCount() const { return m_clip.frames; } // of this clip
    [[nodiscard]] int secondFrameCount() const { return m_second.frames; }
    // Returns the join of this clip up to its end with the whole second one.
    [[nodiscard]] JoinFrames ends() const { return {m_clip.frames - 1, 0}; }

    // Returns how the second clip is moved to where this one would be one frame after its last frame.
    [[nodiscard]] CloudAlignment between(const JoinFrames &join) const;
    // Returns the nearest pair in the second half of this clip and the first half of the second one. If both have the
    // same motion, at least half a second is repeated, since a join that neither skips nor repeats anything would be
    // none. Returns nothing if there is no such pair or the progress stopped it.
    [[nodiscard]] std::optional<JoinFrames> best(const Progress &progress) const;
    // Returns the pair reached from this one by going downhill to nearer pairs, with steps of at most so many frames of
    // each clip.
    [[nodiscard]] JoinFrames refined(const JoinFrames &join, int lastStep, int firstStep) const;

private:
    // The world positions of all points of a clip, frame after frame.
    struct Points
    {
        int frames = 0;
        std::vector<glm::dvec3> positions;
    };

    void addExtrapolatedFrame();
    [[nodiscard]] bool haveSameMotion() const;
    [[nodiscard]] FramePairs pairs() const;
    [[nodiscard]] FramePairs searchedPairs() const;
    [[nodiscard]] int reachAround(const JoinFrames &join) const;
    void addClipCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    void addSecondCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const;
    [[nodiscard]] PairDistance distance() const;

    FloorPlane m_floor;
    std::vector<int> m_points; // that the travel carries
    Points m_clip; // its positions have one additional frame: where the joints would be next
    Points m_second;
    int m_reach; // of this clip, before and after, that are compared as well
    double m_ratio; // frames of the second clip per frame of this one
    int m_shortest; // least number of repeated frames of this clip if both have the same motion
    bool m_isSame = false;
};

} // namespace limber
