#include "body/figureroles.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/limbs.h"
#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "motion/childjoints.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace limber {

namespace {

constexpr int fewestJoints = 7; // of a whole body: the hips, and three joints in each leg
constexpr double shortestLimbOfBody = 0.3; // of the longest path through the figure
constexpr double mostOfJoints = 0.8; // that bodies have together which are known by their shape alone
constexpr int mostFrames = 256; // that are enough to see the shape of a body

// Returns whether a shape has legs and arms with a trunk between them, all of them long. A hand with its fingers has
// not.
bool hasLimbsAndTrunk(const FigureTree &tree)
{
    const std::optional<Limbs> limbs = findLimbs(tree);
    if (!limbs || limbs->trunk.empty())
        return false;
    const double longest = std::ranges::max(tree.paths);
    return std::min(limbs->legs.length, limbs->arms.length) >= shortestLimbOfBody * longest;
}

bool hasBothLegs(const BodyRoles &roles)
{
    return legJoints(roles, BodySide::Left).isWhole() && legJoints(roles, BodySide::Right).isWhole();
}

// Finds the figures of one clip.
class FigureSearch
{
public:
    FigureSearch(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
        : m_clip(clip), m_rules(rules), m_vocabulary(vocabulary)
    {
    }

    // Returns the joints below which there is a figure each; none if the clip has but one.
    [[nodiscard]] std::vector<int> tops() const
    {
        const std::vector<int> roots = largeOnes(m_clip.skeleton.roots());
        if (roots.size() > 1)
            return bodiesAmong(roots);
        return roots.empty() ? std::vector<int>() : bodiesAmong(firstBranches(roots.front()));
    }

    [[nodiscard]] FigureRoles figureBelow(int top) const
    {
        const FigureAlone figure = figureAlone(m_clip, m_rules, top);
        const BodyRoles own = bodyRoles(figure.clip, figure.rules, m_vocabulary);
        std::vector<JointRole> roles(static_cast<std::size_t>(m_clip.skeleton.jointCount()));
        for (int joint = 0; joint < own.jointCount(); ++joint)
            at(roles, top + joint) = own.of(joint);
        return {top, BodyRoles(std::move(roles))};
    }

private:
    [[nodiscard]] std::vector<int> largeOnes(std::vector<int> joints) const
    {
        std::erase_if(joints, [this](int joint) { return m_clip.skeleton.subtreeEnd(joint) - joint < fewestJoints; });
        return joints;
    }

    // Returns the branches of the first joint from here down that has several which could be a body.
    [[nodiscard]] std::vector<int> firstBranches(int joint) const
    {
        while (true) {
            std::vector<int> children;
            for (const int child : ChildJoints(m_clip.skeleton, joint))
                children.push_back(child);
            children = largeOnes(std::move(children));
            if (children.size() != 1)
                return children;
            joint = children.front();
        }
    }

    // Returns those that are bodies if there are several: by their names, or else by their shape. Arms with all their
    // fingers may be most of a figure, but they are not nearly all of it.
    [[nodiscard]] std::vector<int> bodiesAmong(const std::vector<int> &joints) const
    {
        std::vector<int> bodies;
        int jointCount = 0;
        bool areNamed = true;
        for (const int top : joints.size() > 1 ? joints : std::vector<int>()) {
            const FigureAlone figure = figureAlone(m_clip, m_rules, top);
            const bool isNamed = hasBothLegs(rolesByName(figure.clip.skeleton, m_vocabulary));
            if (!isNamed && !hasLimbsAndTrunk(FigureTree(figure.clip, figure.rules)))
                continue;
            bodies.push_back(top);
            jointCount += figure.clip.skeleton.jointCount();
            areNamed = areNamed && isNamed;
        }
        const bool areMost = jointCount >= mostOfJoints * m_clip.skeleton.jointCount();
        return bodies.size() > 1 && (areNamed || areMost) ? bodies : std::vector<int>();
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    const Vocabulary &m_vocabulary;
};

} // namespace

FigureAlone figureAlone(const Clip &clip, const PositionRules &rules, int top)
{
    FigureAlone figure{{}, {rules.of(clip.skeleton.joint(top)), rules.joints, {}}};
    Clip &part = figure.clip;
    const int end = clip.skeleton.subtreeEnd(top);
    int nextEndSite = 0;
    const auto addEndSites = [&](int precedingJoints) {
        for (; nextEndSite < clip.skeleton.endSiteCount(); ++nextEndSite) {
            EndSite endSite = clip.skeleton.endSite(nextEndSite);
            if (endSite.precedingJoints > precedingJoints)
                return;
            endSite.parent -= top;
            if (endSite.parent >= 0 && endSite.parent < part.skeleton.jointCount())
                part.skeleton.addEndSite(std::move(endSite));
        }
    };
    for (int joint = top; joint < end; ++joint) {
        Joint copy = clip.skeleton.joint(joint);
        copy.parent = joint == top ? NoJoint : copy.parent - top;
        part.skeleton.addJoint(std::move(copy));
        addEndSites(joint + 1);
    }
    const int frames = clip.motion.frameCount();
    const int count = std::min(frames, mostFrames);
    const int firstColumn = clip.skeleton.joint(top).firstColumn;
    part.motion = Motion(count, part.skeleton.columnCount());
    for (int i = 0; i < count; ++i) {
        const auto from = clip.motion.frame(static_cast<int>(static_cast<long long>(i) * frames / count));
        std::ranges::copy_n(from.begin() + firstColumn, part.skeleton.columnCount(), part.motion.editFrame(i).begin());
    }
    return figure;
}

std::vector<FigureRoles> rolesOfFigures(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary)
{
    std::vector<FigureRoles> figures;
    if (clip.skeleton.jointCount() == 0)
        return figures;
    const FigureSearch search(clip, rules, vocabulary);
    for (const int top : search.tops())
        figures.push_back(search.figureBelow(top));
    if (figures.empty())
        figures.push_back({NoJoint, bodyRoles(clip, rules, vocabulary)});
    return figures;
}

} // namespace limber
