#include "ground/standingfoot.h"

#include "base/at.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace limber {

namespace {

constexpr double unseenSlide = 1e-4; // of the leg's length
constexpr double stillness = 2e-5; // of the leg's length: what rounded numbers leave of a lock
constexpr double unknownSpeed = 0.15; // of a floor's
constexpr int fewestStill = 3; // frames in a row: fewer are also in a capture that repeats frames

// Tells in which of its contacts a joint already stands.
class StandingJoint
{
public:
    StandingJoint(const JointInContact &joint, const StandingLimits &limits)
        : m_joint(joint), m_limits(limits),
          m_fewestStill(std::max(fewestStill, static_cast<int>(std::min(0.5 * limits.fade, 1e6))))
    {
    }

    // Returns the contacts in which it does.
    [[nodiscard]] std::vector<FrameInterval> contacts() const
    {
        std::vector<FrameInterval> standing;
        std::ranges::copy_if(m_joint.contacts, std::back_inserter(standing), [&](const FrameInterval &contact) {
            return staysIn(contact) ||
                   (m_limits.leftAlone == LeftAlone::Settled && 2 * stillFramesIn(contact) > contact.frameCount());
        });
        return standing;
    }

private:
    [[nodiscard]] bool staysIn(const FrameInterval &contact) const
    {
        glm::dvec3 least = at(m_joint.positions, contact.first);
        glm::dvec3 most = least;
        for (int frame = contact.first; frame <= contact.last; ++frame) {
            least = glm::min(least, at(m_joint.positions, frame));
            most = glm::max(most, at(m_joint.positions, frame));
        }
        return glm::distance(least, most) <= 2.0 * unseenSlide * m_limits.legLength;
    }

    // Returns the number of frames in which it is still for long enough.
    [[nodiscard]] int stillFramesIn(const FrameInterval &contact) const
    {
        const int fewest = std::min(m_fewestStill, contact.frameCount() / 2 + 1);
        int count = 0;
        for (int frame = contact.first; frame <= contact.last;) {
            const int end = endOfStillness(frame, contact.last);
            const bool isStill = end - frame >= fewest;
            count += isStill ? end - frame : 0;
            frame = isStill ? end : frame + 1;
        }
        return count;
    }

    // Returns the first frame in which it is elsewhere than in a frame.
    [[nodiscard]] int endOfStillness(int frame, int last) const
    {
        const glm::dvec3 place = at(m_joint.positions, frame);
        const double numbers = stillness * m_limits.legLength;
        double along = numbers;
        while (frame <= last) {
            const glm::dvec3 away = at(m_joint.positions, frame) - place;
            const double height = glm::dot(away, m_limits.up);
            if (std::abs(height) > numbers || glm::length(away - height * m_limits.up) > along)
                break;
            along += unknownSpeed * m_limits.floorStep;
            ++frame;
        }
        return frame;
    }

    const JointInContact &m_joint;
    const StandingLimits &m_limits;
    int m_fewestStill; // frames
};

// Returns whether all contacts in a stretch are mostly in the frames of these.
bool areMostlyIn(std::span<const FrameInterval> frames, std::span<const FrameInterval> contacts,
                 const FrameInterval &stretch)
{
    return std::ranges::all_of(contacts, [&](const FrameInterval &contact) {
        int count = 0;
        for (const FrameInterval &part : intersectionOf({&contact, 1}, frames))
            count += part.frameCount();
        return !stretch.contains(contact.first) || 2 * count > contact.frameCount();
    });
}

// Returns the same with the stretches that a lock has made by its fades: those wholly within some frames of one in
// which the foot stands, and those that are no longer than a fade if it stands in most of them.
std::vector<bool> withMade(const std::vector<bool> &stands, std::span<const FrameInterval> stretches, double fade)
{
    constexpr double around = 2.0; // times the fade
    std::vector<bool> all = stands;
    for (std::size_t next = 1; next < stretches.size(); ++next) {
        const FrameInterval &before = stretches[next - 1];
        const FrameInterval &after = stretches[next];
        if (stands[next - 1] && after.last - before.last <= around * fade)
            all[next] = true;
        if (stands[next] && after.first - before.first <= around * fade)
            all[next - 1] = true;
    }
    if (2 * std::ranges::count(stands, true) <= std::ssize(stands))
        return all;
    for (std::size_t index = 0; index < stretches.size(); ++index)
        all[index] = all[index] || stretches[index].frameCount() <= fade;
    return all;
}

} // namespace

std::vector<bool> standingIn(const JointInContact &ankle, const JointInContact &toe,
                             std::span<const FrameInterval> stretches, const StandingLimits &limits)
{
    std::vector<bool> stands(stretches.size());
    if (limits.leftAlone == LeftAlone::Nothing)
        return stands;
    const bool isSettled = limits.leftAlone == LeftAlone::Settled;
    std::vector<FrameInterval> ofAnkle = StandingJoint(ankle, limits).contacts();
    std::vector<FrameInterval> ofToe = StandingJoint(toe, limits).contacts();
    if (isSettled) // while the foot stands on one, the other may seem to stand once more
        ofAnkle = ofToe = unionOf(ofAnkle, ofToe, static_cast<int>(ankle.positions.size()));
    for (std::size_t index = 0; index < stretches.size(); ++index)
        stands[index] = areMostlyIn(ofAnkle, ankle.contacts, stretches[index]) &&
                        areMostlyIn(ofToe, toe.contacts, stretches[index]);
    return isSettled ? withMade(stands, stretches, limits.fade) : stands;
}

} // namespace limber
