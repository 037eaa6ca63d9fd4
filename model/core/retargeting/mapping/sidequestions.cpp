#include "mapping/sidequestions.h"

#include "base/at.h"

#include <algorithm>
#include <map>
#include <set>

namespace limber {

namespace {

constexpr std::size_t mostQuestions = 4;
// Each question needs two more mappings; larger figures are therefore asked about joint by joint.
constexpr int mostJoints = 400;

using Limb = SideQuestion::Limb;

Limb limbOf(BodyPart part)
{
    switch (part) {
    case BodyPart::HipJoint:
    case BodyPart::Thigh:
    case BodyPart::Shin:
    case BodyPart::Foot:
    case BodyPart::Toe:
        return Limb::Leg;
    case BodyPart::Clavicle:
    case BodyPart::UpperArm:
    case BodyPart::Forearm:
    case BodyPart::Hand:
        return Limb::Arm;
    default:
        return Limb::Other;
    }
}

// Finds questions one by one, each under the answer yes to those before it.
class Asker
{
public:
    Asker(const QuestionedFigures &figures, const MappingOf &mappingOf, const JointMapping &first)
        : m_figures(figures), m_mappingOf(mappingOf), m_current(first)
    {
    }

    std::vector<SideQuestion> ask()
    {
        while (m_questions.size() < mostQuestions && askNext()) {
        }
        return std::move(m_questions);
    }

private:
    [[nodiscard]] static bool isSure(const JointMatch &match)
    {
        return match.source != NoJoint && match.score >= JointMapping::Sure;
    }
    [[nodiscard]] const JointMatch &matchOf(int target) const { return at(m_current.matches, target); }
    [[nodiscard]] bool isOpen(int target) const
    {
        return matchOf(target).source != NoJoint && !isSure(matchOf(target));
    }

    [[nodiscard]] int mappedAbove(int target) const
    {
        int above = m_figures.target.joint(target).parent;
        while (above != NoJoint && matchOf(above).source == NoJoint)
            above = m_figures.target.joint(above).parent;
        return above;
    }

    // Returns the first open joints of branches, by the sure joint above them.
    [[nodiscard]] std::map<int, std::vector<int>> openTops() const
    {
        std::map<int, std::vector<int>> tops;
        for (int joint = 0; joint < m_figures.target.jointCount(); ++joint) {
            const int above = isOpen(joint) ? mappedAbove(joint) : NoJoint;
            if (isOpen(joint) && (above == NoJoint || !isOpen(above)))
                tops[above].push_back(joint);
        }
        return tops;
    }

    [[nodiscard]] BodySide sideOf(int source) const { return at(m_figures.sourceSides, source); }

    // Returns whether two branches are each other's mirror image: on opposite sides, or the only open ones there.
    [[nodiscard]] bool areSides(int a, int b, std::size_t openThere) const
    {
        const BodySide sideA = sideOf(matchOf(a).source);
        const BodySide sideB = sideOf(matchOf(b).source);
        const auto &partA = m_figures.sourceRoles.of(matchOf(a).source);
        const auto &partB = m_figures.sourceRoles.of(matchOf(b).source);
        const bool areOpposite = sideA != sideB && sideA != BodySide::Centre && sideB != BodySide::Centre;
        return areOpposite ? partA.part == partB.part : openThere == 2 && sideA == sideB;
    }

    bool askNext()
    {
        for (const auto &[above, tops] : openTops()) {
            for (std::size_t i = 0; i < tops.size(); ++i) {
                for (std::size_t k = i + 1; k < tops.size(); ++k) {
                    if (areSides(tops[i], tops[k], tops.size()) && askFor(tops[i], tops[k]))
                        return true;
                }
            }
        }
        return false;
    }

    bool askFor(int a, int b)
    {
        if (!m_tried.insert({a, b}).second)
            return false;
        if (sideOf(matchOf(b).source) == BodySide::Left)
            std::swap(a, b); // the question is about the left side
        SideQuestion question;
        question.target = a;
        question.otherTarget = b;
        question.source = matchOf(a).source;
        question.otherSource = matchOf(b).source;
        question.side = sideOf(question.source);
        question.limb = limbOf(m_figures.sourceRoles.of(question.source).part);
        const auto yes = mappingWith({{question.source, a}, {question.otherSource, b}});
        const auto no = mappingWith({{question.otherSource, a}, {question.source, b}});
        if (!yes || !no)
            return false;
        question.changes = changes(*yes, *no);
        const auto decides = [&](int target) {
            return std::ranges::any_of(question.changes,
                                       [&](const SideQuestion::Change &change) { return change.target == target; });
        };
        if (!decides(a) || !decides(b) || !isPossible(question, true) || !isPossible(question, false))
            return false;
        m_known.push_back({question.source, a});
        m_known.push_back({question.otherSource, b});
        // Joints that only one of the answers decides stay open for the next question.
        for (const SideQuestion::Change &change : question.changes)
            at(m_current.matches, change.target) = change.ifYes;
        m_questions.push_back(std::move(question));
        return true;
    }

    // Returns whether the answer fits all other matches: no source is used twice, and no hierarchy is reversed.
    [[nodiscard]] bool isPossible(const SideQuestion &question, bool yes) const
    {
        JointMapping asked = m_current;
        asked.questions = {question};
        const JointMapping answered = asked.answered(0, yes);
        for (const SideQuestion::Change &change : question.changes) {
            const int source = answered.sourceOf(change.target);
            if (source != (yes ? change.ifYes : change.ifNo).source)
                return false;
            for (int joint = 0; joint < m_figures.target.jointCount(); ++joint) {
                const int other = answered.sourceOf(joint);
                if (joint != change.target && other != NoJoint && areReversed(change.target, joint, source, other))
                    return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool areReversed(int targetA, int targetB, int sourceA, int sourceB) const
    {
        return (m_figures.target.isInSubtree(targetA, targetB) && m_figures.source.isInSubtree(sourceB, sourceA)) ||
               (m_figures.target.isInSubtree(targetB, targetA) && m_figures.source.isInSubtree(sourceA, sourceB));
    }

    [[nodiscard]] std::optional<JointMapping> mappingWith(const KnownPairs &more) const
    {
        KnownPairs known = m_known;
        known.insert(known.end(), more.begin(), more.end());
        return m_mappingOf(known);
    }

    // Returns the joints that are open now and decided by either answer. Both answers must use the same joints of the
    // source; otherwise they would differ by more than an exchange.
    [[nodiscard]] std::vector<SideQuestion::Change> changes(const JointMapping &yes, const JointMapping &no) const
    {
        std::vector<SideQuestion::Change> changes;
        std::set<int> ifYes;
        std::set<int> ifNo;
        for (int joint = 0; joint < m_figures.target.jointCount(); ++joint) {
            const JointMatch &y = at(yes.matches, joint);
            const JointMatch &n = at(no.matches, joint);
            if (isSure(matchOf(joint)) || !isSure(y) || !isSure(n))
                continue;
            changes.push_back({joint, y, n});
            ifYes.insert(y.source);
            ifNo.insert(n.source);
        }
        std::erase_if(changes, [&](const SideQuestion::Change &change) {
            return !ifNo.contains(change.ifYes.source) || !ifYes.contains(change.ifNo.source);
        });
        return changes;
    }

    const QuestionedFigures &m_figures;
    const MappingOf &m_mappingOf;
    JointMapping m_current;
    KnownPairs m_known;
    std::set<std::pair<int, int>> m_tried;
    std::vector<SideQuestion> m_questions;
};

} // namespace

void addSideQuestions(const QuestionedFigures &figures, const MappingOf &mappingOf, JointMapping &mapping)
{
    if (figures.source.jointCount() > mostJoints || figures.target.jointCount() > mostJoints)
        return;
    mapping.questions = Asker(figures, mappingOf, mapping).ask();
    // Until the question is answered, the answer yes is shown.
    constexpr double mostOfQuestion = 0.48;
    for (const SideQuestion &question : mapping.questions) {
        for (const SideQuestion::Change &change : question.changes)
            at(mapping.matches, change.target) = {change.ifYes.source, std::min(change.ifYes.score, mostOfQuestion),
                                                  MatchReason::Structure};
    }
}

} // namespace limber
