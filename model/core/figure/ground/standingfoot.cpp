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
// Of the leg's length, likewise: how far a foot goes over from one lock to another, and comes and leaves at the ends of
// a contact.
constexpr double unseenStep = 0.009;
constexpr double stepInGap = 0.02; // where two contacts were taken for one
constexpr double slideAtEnds = 0.025;
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
            return staysIn(contact, unseenSlide) || (m_limits.leftAlone == LeftAlone::Settled && isSettled(contact));
        });
        return standing;
    }

private:
    // Returns whether it moves by no more than twice a part of the leg's length, and some file units.
    [[nodiscard]] bool staysIn(const FrameInterval &frames, double part, double more = 0.0) const
    {
        glm::dvec3 least = at(m_joint.positions, frames.first);
        glm::dvec3 most = least;
        for (int frame = frames.first; frame <= frames.last; ++frame) {
            least = glm::min(least, at(m_joint.positions, frame));
            most = glm::max(most, at(m_joint.positions, frame));
        }
        return glm::distance(least, most) <= 2.0 * part * m_limits.legLength + more;
    }

    // Returns whether it is still in most of a contact, and elsewhere goes only as far as a foot that comes, leaves or
    // goes over from one lock to another: briefly, and in the middle by so little that nobody sees it slide.
    [[nodiscard]] bool isSettled(const FrameInterval &contact) const
    {
        const int fewest = std::min(m_fewestStill, contact.frameCount() / 2 + 1);
        int stillCount = 0;
        int goesFrom = contact.first; // since then it has not been still
        for (int frame = contact.first; frame <= contact.last + 1;) {
            const int end = frame <= contact.last ? endOfStillness(frame, contact.last) : frame;
            if (frame <= contact.last && end - frame < fewest) {
                ++frame;
                continue;
            }
            if (frame > contact.first && !mayGoIn({goesFrom, frame - 1}, contact))
                return false;
            stillCount += end - frame;
            frame = goesFrom = std::max(end, frame + 1);
        }
        return 2 * stillCount > contact.frameCount();
    }

    [[nodiscard]] bool mayGoIn(const FrameInterval &frames, const FrameInterval &contact) const
    {
        const bool isInside = frames.first > contact.first && frames.last < contact.last;
        const FrameInterval around{std::max(contact.first, frames.first - 1), std::min(contact.last, frames.last + 1)};
        const bool isGap = frames.frameCount() <= m_limits.closedGap + 1.0; // a frame comes to rest
        const double part = !isInside ? slideAtEnds : isGap ? stepInGap : unseenStep;
        return frames.frameCount() <= m_limits.longestFade() &&
               staysIn(around, part, unknownSpeed * m_limits.floorStep * around.frameCount());
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

// Returns whether a joint stands in all its contacts in a stretch. Brief ones count for nothing while the other joint
// of the foot stands.
bool standsIn(const FrameInterval &stretch, std::span<const FrameInterval> contacts,
              std::span<const FrameInterval> standing, std::span<const FrameInterval> ofFoot, double brief)
{
    return std::ranges::all_of(contacts, [&](const FrameInterval &contact) {
        if (!stretch.contains(contact.first) || std::ranges::find(standing, contact) != standing.end())
            return true;
        int count = 0;
        for (const FrameInterval &part : intersectionOf({&contact, 1}, ofFoot))
            count += part.frameCount();
        return contact.frameCount() <= brief && 2 * count > contact.frameCount();
    });
}

// Returns the same with the stretches that a lock has made by its fades: those wholly within some frames of one in
// which the foot stands, and those that are no longer than a fade if it stands in most of them.
std::vector<bool> withMade(const std::vector<bool> &stands, std::span<const FrameInterval> stretches,
                           const StandingLimits &limits)
{
    std::vector<bool> all = stands;
    for (std::size_t next = 1; next < stretches.size(); ++next) {
        const FrameInterval &before = stretches[next - 1];
        const FrameInterval &after = stretches[next];
        if (stands[next - 1] && after.last - before.last <= limits.longestFade())
            all[next] = true;
        if (stands[next] && after.first - before.first <= limits.longestFade())
            all[next - 1] = true;
    }
    if (2 * std::ranges::count(stands, true) <= std::ssize(stands))
        return all;
    for (std::size_t index = 0; index < stretches.size(); ++index)
        all[index] = all[index] || stretches[index].frameCount() <= limits.fade;
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
    const std::vector<FrameInterval> ofAnkle = StandingJoint(ankle, limits).contacts();
    const std::vector<FrameInterval> ofToe = StandingJoint(toe, limits).contacts();
    std::vector<FrameInterval> ofFoot;
    if (isSettled) // while the foot stands on one, the other may seem to stand once more
        ofFoot = unionOf(ofAnkle, ofToe, static_cast<int>(ankle.positions.size()));
    for (std::size_t index = 0; index < stretches.size(); ++index)
        stands[index] = standsIn(stretches[index], ankle.contacts, ofAnkle, ofFoot, limits.longestFade()) &&
                        standsIn(stretches[index], toe.contacts, ofToe, ofFoot, limits.longestFade());
    return isSettled ? withMade(stands, stretches, limits) : stands;
}

} // namespace limber
