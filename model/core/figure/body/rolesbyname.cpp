#include "body/rolesbyname.h"

#include "base/at.h"
#include "body/jointterm.h"
#include "body/vocabulary.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace limber {

namespace {

// Returns whether a body has several of this part in a row, which names number in any manner.
bool isCounted(BodyPart part)
{
    return part == BodyPart::Spine || part == BodyPart::Neck;
}

// Gives each joint one of the meanings that its name may have. A part that several joints claim goes to the one with
// the clearest name; the others take another meaning of their names.
class Claims
{
public:
    Claims(const Skeleton &skeleton, const Vocabulary &vocabulary) : m_terms(jointTerms(skeleton))
    {
        std::vector<std::string> stems;
        for (const JointTerm &term : m_terms)
            stems.push_back(term.stem);
        std::ranges::sort(stems);
        for (const JointTerm &term : m_terms)
            m_meanings.push_back(vocabulary.meaningsOf(term, stems));
        m_choice.assign(m_terms.size(), 0);
        for (const Joint &joint : skeleton.joints())
            m_lengths.push_back(joint.name.size());
    }

    std::vector<JointRole> settle()
    {
        while (loserStepsBack()) {
        }
        std::vector<JointRole> roles(m_terms.size());
        for (std::size_t joint = 0; joint < roles.size(); ++joint) {
            if (const Vocabulary::Meaning *meaning = meaningOf(joint))
                roles[joint] = roleOf(joint, *meaning);
        }
        return roles;
    }

private:
    using Key = std::tuple<BodyPart, BodySide, int>;

    [[nodiscard]] const Vocabulary::Meaning *meaningOf(std::size_t joint) const
    {
        const auto &meanings = m_meanings[joint];
        return m_choice[joint] < meanings.size() ? &meanings[m_choice[joint]] : nullptr;
    }

    [[nodiscard]] JointRole roleOf(std::size_t joint, const Vocabulary::Meaning &meaning) const
    {
        // The joints of a finger count from 1 at its base; a metacarpal has the number 0 and gets no role.
        if (meaning.part == BodyPart::None || (isFinger(meaning.part) && meaning.number < 1))
            return {};
        return {meaning.part, m_terms[joint].side, std::max(1, meaning.number)};
    }

    // Of helpers such as __UpLeg_L and UpLeg_L the one with the shorter name is preferred.
    [[nodiscard]] bool isBetterName(std::size_t joint, std::size_t holder) const
    {
        const int rank = meaningOf(joint)->rank;
        const int rankOfHolder = meaningOf(holder)->rank;
        return rank != rankOfHolder ? rank < rankOfHolder : m_lengths[joint] < m_lengths[holder];
    }

    // Makes one round; returns whether a joint lost its claim.
    bool loserStepsBack()
    {
        std::map<Key, std::size_t> holders;
        bool stepped = false;
        for (std::size_t joint = 0; joint < m_terms.size(); ++joint) {
            const Vocabulary::Meaning *meaning = meaningOf(joint);
            if (meaning == nullptr || meaning->part == BodyPart::None || isCounted(meaning->part))
                continue;
            const JointRole role = roleOf(joint, *meaning);
            const auto [holder, isNew] = holders.try_emplace(Key{role.part, role.side, role.number}, joint);
            if (isNew)
                continue;
            const bool isBetter = isBetterName(joint, holder->second);
            ++m_choice[isBetter ? holder->second : joint];
            if (isBetter)
                holder->second = joint;
            stepped = true;
        }
        return stepped;
    }

    std::vector<JointTerm> m_terms;
    std::vector<std::vector<Vocabulary::Meaning>> m_meanings;
    std::vector<std::size_t> m_choice;
    std::vector<std::size_t> m_lengths; // of the names
};

// A part and the part that must be above it in the hierarchy, the nearest first.
struct Order
{
    BodyPart below;
    BodyPart above;
};
constexpr std::array<Order, 10> orders = {{{BodyPart::Toe, BodyPart::Foot},
                                           {BodyPart::Foot, BodyPart::Shin},
                                           {BodyPart::Shin, BodyPart::Thigh},
                                           {BodyPart::Thigh, BodyPart::HipJoint},
                                           {BodyPart::Hand, BodyPart::Forearm},
                                           {BodyPart::Forearm, BodyPart::UpperArm},
                                           {BodyPart::UpperArm, BodyPart::Clavicle},
                                           {BodyPart::HeadTop, BodyPart::Head},
                                           {BodyPart::Head, BodyPart::Neck},
                                           {BodyPart::Toe, BodyPart::Shin}}};

class RoleCheck
{
public:
    RoleCheck(const Skeleton &skeleton, std::vector<JointRole> roles) : m_skeleton(skeleton), m_roles(std::move(roles))
    {
    }

    BodyRoles result()
    {
        dropContradictions();
        shiftShortLimbs();
        raiseWholeLegs();
        completeLimbs(BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot);
        completeLimbs(BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand);
        settlePelvis();
        endCountedSpine();
        settleTrunk();
        return BodyRoles(std::move(m_roles));
    }

    // Leaves the hierarchy aside, except that legs may have one joint.
    BodyRoles resultByNames()
    {
        raiseWholeLegs();
        return BodyRoles(std::move(m_roles));
    }

private:
    [[nodiscard]] JointRole &role(int joint) { return at(m_roles, joint); }
    [[nodiscard]] int find(BodyPart part, BodySide side) const
    {
        const auto found = std::ranges::find(m_roles, JointRole{part, side, 1});
        return found == m_roles.end() ? NoJoint : static_cast<int>(found - m_roles.begin());
    }
    [[nodiscard]] int firstOf(BodyPart part) const
    {
        const auto found = std::ranges::find_if(m_roles, [&](const JointRole &each) { return each.part == part; });
        return found == m_roles.end() ? NoJoint : static_cast<int>(found - m_roles.begin());
    }

    // Drops both roles if a part is above the part that it belongs to: neither name can then be trusted.
    void dropContradictions()
    {
        for (const Order &order : orders) {
            for (const BodySide side : {BodySide::Centre, BodySide::Left, BodySide::Right}) {
                const int below = find(order.below, side);
                const int above = find(order.above, side);
                if (below == NoJoint || above == NoJoint || !m_skeleton.isInSubtree(above, below))
                    continue;
                role(below) = {};
                role(above) = {};
            }
        }
    }

    // Some systems name the joint after the bone above it: Shoulder, Arm, Wrist and HipJoint, Leg, Foot; or Shoulder,
    // Arm, ForeArm, Hand, where the hand is the end of the fingers. The lengths show it, because the two long bones of
    // a limb have about the same length.
    void shiftShortLimbs()
    {
        constexpr double clearlyAlike = 1.3; // a collar bone may be half as long as the upper arm
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            const int shoulder = find(BodyPart::Clavicle, side);
            const int arm = find(BodyPart::UpperArm, side);
            if (find(BodyPart::Forearm, side) == NoJoint && areLongBones(shoulder, arm, find(BodyPart::Hand, side))) {
                role(shoulder).part = BodyPart::UpperArm;
                role(arm).part = BodyPart::Forearm;
            }
            const int forearm = find(BodyPart::Forearm, side);
            const int hand = find(BodyPart::Hand, side);
            if (isShortEnd(arm, forearm, hand) && areLongBones(shoulder, arm, forearm, clearlyAlike)) {
                role(shoulder).part = BodyPart::UpperArm;
                role(arm).part = BodyPart::Forearm;
                role(forearm).part = BodyPart::Hand;
                role(hand) = {};
            }
            const int hip = find(BodyPart::HipJoint, side);
            if (find(BodyPart::Thigh, side) == NoJoint &&
                areLongBones(hip, find(BodyPart::Shin, side), find(BodyPart::Foot, side)))
                role(hip).part = BodyPart::Thigh;
        }
    }

    // A leg of one joint is called Leg, as a shin is in many files: both then hang on the same joint of the trunk, or
    // on none.
    void raiseWholeLegs()
    {
        const int left = find(BodyPart::Shin, BodySide::Left);
        const int right = find(BodyPart::Shin, BodySide::Right);
        const bool haveThighs =
            find(BodyPart::Thigh, BodySide::Left) != NoJoint || find(BodyPart::Thigh, BodySide::Right) != NoJoint;
        if (left == NoJoint || right == NoJoint || haveThighs)
            return;
        const int above = m_skeleton.joint(left).parent;
        if (above != m_skeleton.joint(right).parent ||
            (above == NoJoint && find(BodyPart::Head, BodySide::Centre) == NoJoint))
            return;
        role(left).part = BodyPart::Thigh;
        role(right).part = BodyPart::Thigh;
    }

    // A name that nobody knows between two that are known: of a limb's joints, one may be found by the other two, if it
    // is so on both sides.
    void completeLimbs(BodyPart upper, BodyPart lower, BodyPart end)
    {
        const std::array sides{BodySide::Left, BodySide::Right};
        std::array<int, 2> uppers{};
        std::array<int, 2> lowers{};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            uppers[i] = missingUpper(upper, find(lower, sides[i]), find(end, sides[i]), sides[i]);
            lowers[i] = missingLower(lower, find(upper, sides[i]), find(end, sides[i]), sides[i]);
        }
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (std::ranges::find(uppers, NoJoint) == uppers.end() && uppers[0] != uppers[1])
                role(uppers[i]) = {upper, sides[i], 1};
            if (std::ranges::find(lowers, NoJoint) == lowers.end())
                role(lowers[i]) = {lower, sides[i], 1};
        }
    }

    // Returns the joint above a lower bone, if no joint is known as the upper one and this may be it.
    [[nodiscard]] int missingUpper(BodyPart upper, int lower, int end, BodySide side) const
    {
        if (lower == NoJoint || find(upper, side) != NoJoint)
            return NoJoint;
        const int joint = m_skeleton.joint(lower).parent;
        const bool isFree = joint != NoJoint && at(m_roles, joint).part == BodyPart::None;
        return isFree && areLongBones(joint, lower, end) ? joint : NoJoint;
    }

    // Returns the only joint between an upper bone and the end of a limb that may be the lower one, likewise.
    [[nodiscard]] int missingLower(BodyPart lower, int upper, int end, BodySide side) const
    {
        if (upper == NoJoint || end == NoJoint || find(lower, side) != NoJoint || !m_skeleton.isInSubtree(end, upper))
            return NoJoint;
        int found = NoJoint;
        for (int joint = m_skeleton.joint(end).parent; joint != upper; joint = m_skeleton.joint(joint).parent) {
            if (at(m_roles, joint).part != BodyPart::None || !areLongBones(upper, joint, end))
                continue;
            if (found != NoJoint)
                return NoJoint;
            found = joint;
        }
        return found;
    }

    // Returns whether two bones in a row are about as long as each other, up to a factor.
    [[nodiscard]] bool areLongBones(int upper, int lower, int end, double mostUnlike = 2.0) const
    {
        if (upper == NoJoint || lower == NoJoint || end == NoJoint)
            return false;
        const double first = lengthBetween(upper, lower);
        const double second = lengthBetween(lower, end);
        return first > 0.0 && second > 0.0 && first < mostUnlike * second && second < mostUnlike * first;
    }

    // Returns whether the second of two bones in a row is much shorter than the first, as a hand is after a forearm.
    [[nodiscard]] bool isShortEnd(int upper, int lower, int end) const
    {
        constexpr double longestHand = 0.35; // a forearm is never as short, even in a figure of odd proportions
        if (upper == NoJoint || lower == NoJoint || end == NoJoint)
            return false;
        const double length = lengthBetween(lower, end);
        return length > 0.0 && length < longestHand * lengthBetween(upper, lower);
    }

    // Returns the length of the bones from a joint down to one below it; 0 if it is not below it.
    [[nodiscard]] double lengthBetween(int above, int joint) const
    {
        double length = 0.0;
        for (; joint != NoJoint && joint != above; joint = m_skeleton.joint(joint).parent)
            length += glm::length(m_skeleton.joint(joint).offset);
        return joint == above ? length : 0.0;
    }

    // Both legs and the trunk are below the pelvis. If that is not so for the joint with this name (it may have only
    // the legs), the nearest joint for which it is so becomes the pelvis.
    void settlePelvis()
    {
        const int left = find(BodyPart::Thigh, BodySide::Left);
        const int right = find(BodyPart::Thigh, BodySide::Right);
        const int trunk = trunkJoint();
        if (left == NoJoint || right == NoJoint || trunk == NoJoint)
            return rootIsPelvis();
        const int legs = m_skeleton.commonAncestor(left, right);
        const int fork = legs == NoJoint ? NoJoint : m_skeleton.commonAncestor(legs, trunk);
        if (fork == NoJoint)
            return rootIsPelvis();
        const int named = find(BodyPart::Pelvis, BodySide::Centre);
        if (named != NoJoint && m_skeleton.isInSubtree(fork, named))
            return;
        if (named != NoJoint)
            role(named) = {};
        role(fork) = {BodyPart::Pelvis, BodySide::Centre, 1};
    }

    // Returns a joint high in the trunk: the neck, the head or an arm.
    [[nodiscard]] int trunkJoint() const
    {
        for (const BodyPart part : {BodyPart::Neck, BodyPart::Head, BodyPart::UpperArm, BodyPart::Clavicle}) {
            if (const int joint = firstOf(part); joint != NoJoint)
                return joint;
        }
        return NoJoint;
    }

    void rootIsPelvis()
    {
        const int root = find(BodyPart::Root, BodySide::Centre);
        const bool isBody = firstOf(BodyPart::Thigh) != NoJoint || firstOf(BodyPart::Spine) != NoJoint;
        if (find(BodyPart::Pelvis, BodySide::Centre) == NoJoint && root != NoJoint && isBody)
            role(root).part = BodyPart::Pelvis;
    }

    // Some rigs count the spine up into the head: what is above the joint that carries the arms is neck and head.
    void endCountedSpine()
    {
        const int left = firstOfArm(BodySide::Left);
        const int right = firstOfArm(BodySide::Right);
        if (firstOf(BodyPart::Head) != NoJoint || firstOf(BodyPart::Neck) != NoJoint || left == NoJoint ||
            right == NoJoint)
            return;
        const int chest = m_skeleton.commonAncestor(left, right);
        int last = NoJoint;
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            if (role(joint).part != BodyPart::Spine || joint == chest || !m_skeleton.isInSubtree(joint, chest) ||
                m_skeleton.isInSubtree(left, joint) || m_skeleton.isInSubtree(right, joint))
                continue;
            role(joint).part = BodyPart::Neck;
            last = joint;
        }
        const bool isLong = last != NoJoint && role(m_skeleton.joint(last).parent).part == BodyPart::Neck;
        if (isLong)
            role(last) = {BodyPart::Head, BodySide::Centre, 1};
    }

    [[nodiscard]] int firstOfArm(BodySide side) const
    {
        const int shoulder = find(BodyPart::Clavicle, side);
        return shoulder != NoJoint ? shoulder : find(BodyPart::UpperArm, side);
    }

    // Spine and neck are the joints with these names on the path from the pelvis to the head, numbered from below.
    void settleTrunk()
    {
        const int pelvis = find(BodyPart::Pelvis, BodySide::Centre);
        int top = firstOf(BodyPart::Head);
        if (top == NoJoint)
            top = lastOf(BodyPart::Neck);
        if (top == NoJoint)
            top = lastOf(BodyPart::Spine);
        std::array<int, 2> counts{};
        for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
            if (!isCounted(role(joint).part))
                continue;
            const bool isOnThePath = m_skeleton.isInSubtree(top, joint) && joint != pelvis &&
                                     (pelvis == NoJoint || m_skeleton.isInSubtree(joint, pelvis));
            // Parts of a body may lie side by side.
            const bool isBeside = pelvis == NoJoint && top != NoJoint && m_skeleton.joint(top).isRoot() &&
                                  m_skeleton.joint(joint).isRoot();
            int &count = counts[role(joint).part == BodyPart::Neck ? 1 : 0];
            role(joint) =
                isOnThePath || isBeside ? JointRole{role(joint).part, BodySide::Centre, ++count} : JointRole{};
        }
    }

    [[nodiscard]] int lastOf(BodyPart part) const
    {
        const auto found =
            std::find_if(m_roles.rbegin(), m_roles.rend(), [&](const JointRole &each) { return each.part == part; });
        return found == m_roles.rend() ? NoJoint : static_cast<int>(m_roles.rend() - found) - 1;
    }

    const Skeleton &m_skeleton;
    std::vector<JointRole> m_roles;
};

} // namespace

BodyRoles rolesByName(const Skeleton &skeleton, const Vocabulary &vocabulary)
{
    return RoleCheck(skeleton, Claims(skeleton, vocabulary).settle()).result();
}

BodyRoles rolesByNameAlone(const Skeleton &skeleton, const Vocabulary &vocabulary)
{
    return RoleCheck(skeleton, Claims(skeleton, vocabulary).settle()).resultByNames();
}

} // namespace limber
