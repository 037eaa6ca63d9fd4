#pragma once

#include "contacts/footlock.h"

namespace limber {

// The position of a joint while it stands.
struct Anchor
{
    FrameInterval frames;
    glm::dvec3 position{0.0}; // world, file units; see placeOf()
    bool rolls = false; // it moves up and down, as high as in the track in each frame
};

// The positions of a leg's ankle and toe, in the order of time.
struct FootAnchors
{
    std::vector<Anchor> ankle;
    std::vector<Anchor> toe;
};

// Returns where a joint stands in a frame of its contact: at the anchor, or away from it by what it slides on purpose.
// `slides` are those of the joint's track, which may be empty.
[[nodiscard]] glm::dvec3 placeOf(const Anchor &anchor, const std::vector<glm::dvec3> &slides, std::size_t frame);

// Returns the median of the positions in some frames, along each axis.
[[nodiscard]] glm::dvec3 medianPosition(const std::vector<glm::dvec3> &track, const FrameInterval &frames);

// Chooses where the foot stands in each of its contacts by the rule, at the height that the track wants. An ankle that
// stands while the toe is not known to stand rolls: it rises before the foot leaves the ground. If ankle and toe stand
// in the same frame, their positions are a foot's length apart, so that both can be kept; the longer contact decides, and
// a foot that slides far keeps the direction that it has while both stand.
// The track must have finite positions and tidied contacts; `up` must have length 1.
[[nodiscard]] FootAnchors chooseFootAnchors(const LegTrack &leg, const glm::dvec3 &up,
                                            FootAnchorRule rule = FootAnchorRule::Median);

} // namespace limber
