#include "lostlimbs/filltakes.h"

#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "filling/gapfigure.h"
#include "messages/motionmessages.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace limber {

namespace {

constexpr double sameDirection = 0.966; // the cosine of 15 degrees
constexpr int fewestFrames = 3;

// Returns the name of the first joint that is not the same, or hangs on another one.
std::optional<std::string> firstOtherJoint(const Skeleton &own, const Skeleton &other)
{
    for (int joint = 0; joint < std::max(own.jointCount(), other.jointCount()); ++joint) {
        if (joint >= own.jointCount())
            return other.joint(joint).name;
        const bool isSame = joint < other.jointCount() && own.joint(joint).name == other.joint(joint).name &&
                            own.joint(joint).parent == other.joint(joint).parent;
        if (!isSame)
            return own.joint(joint).name;
    }
    return std::nullopt;
}

// Returns the name of the first joint to which a long bone leads in another direction: rotations mean something else
// there.
std::optional<std::string> firstOtherBone(const OperationInput &input, const Skeleton &other)
{
    const Skeleton &own = input.clip.skeleton;
    const Vocabulary vocabulary = input.vocabulary != nullptr ? *input.vocabulary : Vocabulary::builtIn();
    const std::vector<bool> isLarge = largeJoints(input.clip, input.rules, vocabulary);
    for (int joint = 0; joint < own.jointCount(); ++joint) {
        const int parent = own.joint(joint).parent;
        if (parent == NoJoint || !isLarge[static_cast<std::size_t>(parent)])
            continue;
        const glm::dvec3 &here = own.joint(joint).offset;
        const glm::dvec3 &there = other.joint(joint).offset;
        if (glm::dot(here, there) < sameDirection * glm::length(here) * glm::length(there))
            return own.joint(joint).name;
    }
    return std::nullopt;
}

// Returns whether most frames are the same ones.
bool isSameTake(const Motion &own, const Motion &other)
{
    if (own.columnCount() != other.columnCount())
        return false;
    const int frames = std::min(own.frameCount(), other.frameCount());
    int same = 0;
    for (int frame = 0; frame < frames; ++frame)
        same += std::ranges::equal(own.frame(frame), other.frame(frame)) ? 1 : 0;
    return 2 * same > frames;
}

} // namespace

FillTakes::FillTakes(const OperationInput &input)
{
    if (!input.values.has("from"))
        return;
    for (const auto &[name, clip] : input.values.of("from").clips) {
        const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion);
        m_takes.push_back({name, clip, rules, decideUpAxis(*clip, rules), {}});
    }
}

Message FillTakes::problemFor(const OperationInput &input) const
{
    for (const Take &take : m_takes) {
        const MessageArgument name = nameArgument(take.name);
        if (const auto joint = firstOtherJoint(input.clip.skeleton, take.clip->skeleton))
            return messages::takeHasOtherJoints(name, nameArgument(*joint));
        if (take.clip->motion.frameCount() < fewestFrames)
            return messages::takeIsTooShort(name);
        if (take.up.axis != input.up.axis)
            return messages::takeHasOtherUp(name);
        if (const auto joint = firstOtherBone(input, take.clip->skeleton))
            return messages::takeHasOtherRestPose(name, nameArgument(*joint));
    }
    return {};
}

void FillTakes::addNotes(const OperationInput &input, OperationOutput &output) const
{
    for (const Take &take : m_takes) {
        output.notes.push_back(messages::takeRead(take.clip->motion.frameCount(), nameArgument(take.name)));
        if (isSameTake(input.clip.motion, take.clip->motion))
            output.warnings.push_back(messages::takeIsTheSame(nameArgument(take.name)));
    }
}

bool FillTakes::findGaps(const Vocabulary &vocabulary, const Progress &progress)
{
    for (std::size_t i = 0; i < m_takes.size(); ++i) {
        Take &take = m_takes[i];
        const double count = static_cast<double>(m_takes.size());
        if (!take.found)
            take.found = limber::findGaps({*take.clip, take.rules, take.up, vocabulary},
                                          progress.part(double(i) / count, double(i + 1) / count));
        if (!take.found)
            return false;
    }
    return true;
}

std::vector<OtherTake> FillTakes::toLearnFrom(const Gap &gap) const
{
    std::vector<OtherTake> others;
    for (const Take &take : m_takes) {
        const Gap there = gapAmong(*take.found, gap.joints, {-1, -2}, *take.clip);
        others.push_back({*take.clip, take.rules, take.up, there.otherLosses});
    }
    return others;
}

std::string FillTakes::mark() const
{
    std::uint64_t sum = 14695981039346656037U; // FNV-1a, of whole numbers
    for (const Take &take : m_takes) {
        for (int frame = 0; frame < take.clip->motion.frameCount(); ++frame) {
            for (const double value : take.clip->motion.frame(frame))
                sum = (sum ^ std::bit_cast<std::uint64_t>(value)) * 1099511628211U;
        }
    }
    return std::to_string(m_takes.size()) + ' ' + std::to_string(sum);
}

} // namespace limber
