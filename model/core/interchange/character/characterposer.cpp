#include "character/characterposer.h"

#include "base/at.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

namespace limber {

namespace {

bool hasLeg(const BodyRoles &roles)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        if (roles.find(BodyPart::Foot, side) != NoJoint || roles.find(BodyPart::Shin, side) != NoJoint)
            return true;
    }
    return false;
}

} // namespace

CharacterPoser::CharacterPoser(const Skeleton &own) : m_sources(static_cast<std::size_t>(own.jointCount()))
{
    std::iota(m_sources.begin(), m_sources.end(), 0);
    m_movers = m_sources;
}

std::optional<CharacterPoser> CharacterPoser::make(RetargetInput input, const Vocabulary &vocabulary,
                                                   const Progress &progress)
{
    CharacterPoser poser;
    if (input.mapping.matches.empty()) {
        JointMapping found = mapJoints(input, vocabulary);
        input.mapping = found.sureOnly();
        poser.m_hasQuestions = !found.questions.empty();
        if (!poser.m_hasQuestions && found.guessCount() > 0)
            poser.m_guesses = std::move(found);
    }
    const auto retargeter = std::make_shared<Retargeter>(input);
    if (!retargeter->prepare(progress))
        return std::nullopt;
    poser.m_figures = std::max(1, static_cast<int>(input.sourceFigures.size()));
    poser.m_lastFrame = std::max(0, input.source.motion.frameCount() - 1);
    if (const Pose first = poseAt(input.source, 0, input.sourceRules); !first.jointPositions.empty())
        poser.m_start = first.jointPositions.front();
    poser.m_sources.reserve(static_cast<std::size_t>(input.target.skeleton.jointCount()));
    for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint)
        poser.m_sources.push_back(input.mapping.sourceOf(joint));
    poser.findMovers(input.target.skeleton);
    poser.m_stands = hasLeg(rolesOfTarget(input));
    poser.m_notes = retargeter->notes();
    poser.m_retargeter = retargeter;
    return poser;
}

void CharacterPoser::findMovers(const Skeleton &skeleton)
{
    m_movers = m_sources;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const int parent = skeleton.joint(joint).parent;
        if (at(m_movers, joint) == NoJoint && parent != NoJoint)
            at(m_movers, joint) = at(m_movers, parent);
    }
}

CharacterPoser::Placed CharacterPoser::placed(int frame, const Pose &pose) const
{
    if (isOnOwnSkeleton())
        return {pose, 1.0, glm::dmat3(1.0), 0.0};
    TransferredPose transferred;
    m_retargeter->evaluate(std::clamp(frame, 0, m_lastFrame), pose, transferred);
    const PoseTransfer &transfer = m_retargeter->transfer();
    return {std::move(transferred.pose), 1.0 / transfer.travelScale(), glm::transpose(transfer.targetFromSource()),
            m_retargeter->floorHeight(), m_stands};
}

} // namespace limber
