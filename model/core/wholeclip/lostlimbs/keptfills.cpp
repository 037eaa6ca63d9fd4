#include "lostlimbs/keptfills.h"

#include <algorithm>
#include <any>
#include <cstring>
#include <utility>

namespace limber {

namespace {

bool isSame(const Gap &a, const Gap &b)
{
    return a.joints == b.joints && a.frames == b.frames && a.otherLosses == b.otherLosses &&
           a.otherJoints == b.otherJoints;
}

bool hasSameBones(const Skeleton &a, const Skeleton &b)
{
    const auto isSameJoint = [](const Joint &one, const Joint &other) {
        return one.name == other.name && one.parent == other.parent && one.offset == other.offset &&
               one.channels == other.channels;
    };
    const auto isSameEnd = [](const EndSite &one, const EndSite &other) {
        return one.parent == other.parent && one.offset == other.offset;
    };
    return std::ranges::equal(a.joints(), b.joints(), isSameJoint) &&
           std::ranges::equal(a.endSites(), b.endSites(), isSameEnd);
}

// Compares bytes: a number that is none is not equal to itself.
bool hasSameFrames(const Motion &a, const Motion &b)
{
    if (a.frameCount() != b.frameCount() || a.columnCount() != b.columnCount() ||
        a.frameTimeSeconds() != b.frameTimeSeconds())
        return false;
    for (int frame = 0; frame < a.frameCount(); ++frame) {
        if (std::memcmp(a.frame(frame).data(), b.frame(frame).data(), a.frame(frame).size_bytes()) != 0)
            return false;
    }
    return true;
}

} // namespace

std::shared_ptr<const KeptFills> KeptFills::of(const OperationInput &input)
{
    const std::any kept = input.memory != nullptr ? input.memory->kept() : std::any();
    const auto *fills = std::any_cast<std::shared_ptr<const KeptFills>>(&kept);
    return fills != nullptr && (*fills)->isAbout(input) ? *fills : nullptr;
}

KeptFills::KeptFills(const OperationInput &input, std::vector<FoundGap> found)
    : m_clip(input.clip), m_rules(input.rules), m_up(input.up), m_vocabulary(input.vocabulary),
      m_found(std::move(found))
{
}

std::shared_ptr<const GapFills> KeptFills::fillsOf(const Gap &gap, const std::string &settings) const
{
    const auto entry = std::ranges::find_if(
        m_entries, [&](const Entry &each) { return each.settings == settings && isSame(each.gap, gap); });
    return entry != m_entries.end() ? entry->fills : nullptr;
}

void KeptFills::add(const Gap &gap, const std::string &settings, std::shared_ptr<const GapFills> fills)
{
    m_entries.push_back({gap, settings, std::move(fills)});
}

bool KeptFills::isAbout(const OperationInput &input) const
{
    return m_rules.roots == input.rules.roots && m_rules.joints == input.rules.joints && m_up.axis == input.up.axis &&
           m_up.isNegative == input.up.isNegative && m_vocabulary == input.vocabulary &&
           hasSameBones(m_clip.skeleton, input.clip.skeleton) && hasSameFrames(m_clip.motion, input.clip.motion);
}

} // namespace limber
