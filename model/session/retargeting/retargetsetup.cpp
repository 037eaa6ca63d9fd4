#include "session/retargeting/retargetsetup.h"

#include "base/at.h"
#include "motion/childjoints.h"
#include "retarget/mappingsettings.h"
#include "retarget/retargetclip.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int rememberedSteps = 200;

int onlyChildOf(const Skeleton &skeleton, int joint)
{
    int only = NoJoint;
    for (const int child : ChildJoints(skeleton, joint)) {
        if (only != NoJoint)
            return NoJoint;
        only = child;
    }
    return only;
}

// Returns the unbranched chain of joints around this one, from the base to the tip.
std::vector<int> chainAround(const Skeleton &skeleton, int joint)
{
    int base = joint;
    for (int above = skeleton.joint(base).parent; above != NoJoint && onlyChildOf(skeleton, above) == base;
         above = skeleton.joint(base).parent)
        base = above;
    std::vector<int> chain{base};
    for (int below = onlyChildOf(skeleton, base); below != NoJoint; below = onlyChildOf(skeleton, below))
        chain.push_back(below);
    return chain;
}

} // namespace

// Keeps the mapping and the settings that the setup does not have at the moment, and swaps them in.
class RetargetSetup::Step final : public QUndoCommand
{
public:
    Step(RetargetSetup &setup, JointMapping mapping, RetargetSettings settings)
        : m_setup(setup), m_mapping(std::move(mapping)), m_settings(std::move(settings))
    {
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange();

    RetargetSetup &m_setup;
    JointMapping m_mapping;
    RetargetSettings m_settings;
};

void RetargetSetup::Step::exchange()
{
    std::swap(m_mapping, m_setup.m_mapping);
    // Not swapped, because GCC 12 warns of the optional contacts in the temporary value that std::swap moves.
    const RetargetSettings present = m_setup.m_input.settings;
    m_setup.m_input.settings = m_settings;
    m_settings = present;
    if (m_settings != m_setup.m_input.settings)
        emit m_setup.settingsChanged();
    if (m_mapping != m_setup.m_mapping)
        emit m_setup.mappingChanged();
}

RetargetSetup::RetargetSetup(Clip source, const PositionRules &rules, std::optional<Axis> up, Vocabulary vocabulary,
                             QObject *parent)
    : QObject(parent), m_input(retargetSource(std::move(source), rules, up, vocabulary)),
      m_vocabulary(std::move(vocabulary))
{
    m_undoStack.setUndoLimit(rememberedSteps);
}

void RetargetSetup::setTarget(RetargetTarget target, const QString &name)
{
    setRetargetTarget(m_input, std::move(target));
    m_input.settings.targetReference = {};
    m_input.settings.twistDegrees.clear();
    m_targetName = name;
    m_hasTarget = true;
    m_undoStack.clear();
    m_mapping = mapJoints(m_input, m_vocabulary);
    emit targetChanged();
    emit mappingChanged();
}

QString RetargetSetup::sourceName(int joint) const
{
    return m_sourceNames.toText(source().joint(joint).name);
}

QString RetargetSetup::targetJointName(int joint) const
{
    return m_targetNames.toText(target().joint(joint).name);
}

QString RetargetSetup::whyNot(int target, int source) const
{
    if (source == NoJoint)
        return {};
    for (int joint = 0; joint < m_input.target.skeleton.jointCount(); ++joint) {
        const int follows = m_mapping.sourceOf(joint);
        if (joint == target || follows == NoJoint || follows == source)
            continue;
        const bool crosses =
            (this->target().isInSubtree(target, joint) && this->source().isInSubtree(follows, source)) ||
            (this->target().isInSubtree(joint, target) && this->source().isInSubtree(source, follows));
        if (crosses)
            return tr("Not mapped: %1 is mapped to %2, and this would reverse their order in the hierarchy.")
                .arg(targetJointName(joint), sourceName(follows));
    }
    return {};
}

bool RetargetSetup::setSource(int target, int source)
{
    if (!whyNot(target, source).isEmpty())
        return false;
    JointMapping mapping = m_mapping;
    if (const int other = mapping.targetOf(source); other != NoJoint)
        at(mapping.matches, other) = {};
    at(mapping.matches, target) = source == NoJoint ? JointMatch{} : JointMatch{source, 1.0, MatchReason::User};
    setMapping(std::move(mapping));
    return true;
}

bool RetargetSetup::matchChain(int target, ChainEnd from)
{
    const int source = m_mapping.sourceOf(target);
    if (source == NoJoint)
        return false;
    std::vector<int> ours = chainAround(this->target(), target);
    std::vector<int> theirs = chainAround(this->source(), source);
    if (from == ChainEnd::Tip) {
        std::ranges::reverse(ours);
        std::ranges::reverse(theirs);
    }
    JointMapping mapping = m_mapping;
    for (JointMatch &match : mapping.matches) {
        if (std::ranges::find(theirs, match.source) != theirs.end())
            match = {};
    }
    for (std::size_t i = 0; i < ours.size(); ++i)
        at(mapping.matches, ours[i]) = i < theirs.size() ? JointMatch{theirs[i], 1.0, MatchReason::User} : JointMatch{};
    // The mapping is checked like a mapping file: no pair may reverse the order of the hierarchies.
    if (!fitMapping(mappingFileOf(mapping, this->source(), this->target()), this->source(), this->target()).value)
        return false;
    setMapping(std::move(mapping));
    return true;
}

void RetargetSetup::setMapping(JointMapping mapping)
{
    mapping.dropDecidedQuestions();
    change(std::move(mapping), m_input.settings);
}

void RetargetSetup::answerQuestion(bool yes)
{
    if (!m_mapping.questions.empty())
        setMapping(m_mapping.answered(0, yes));
}

void RetargetSetup::mapAutomatically()
{
    setMapping(mapJoints(m_input, m_vocabulary));
}

void RetargetSetup::clearMapping()
{
    JointMapping none;
    none.matches.resize(m_mapping.matches.size());
    setMapping(std::move(none));
}

void RetargetSetup::setSettings(RetargetSettings settings)
{
    change(m_mapping, std::move(settings));
}

MappingFile RetargetSetup::toFile() const
{
    MappingFile file = mappingFileOf(m_mapping, source(), target());
    storeSettings(m_input.settings, source(), file);
    return file;
}

bool RetargetSetup::takeFile(const MappingFile &file, std::vector<Finding> &findings)
{
    Reading<JointMapping> fitted = fitMapping(file, source(), target());
    findings = std::move(fitted.findings);
    RetargetSettings settings = settingsOf(file, source(), findings);
    settings.floorMotion = m_input.settings.floorMotion;
    const bool isRefused =
        std::ranges::any_of(findings, [](const Finding &finding) { return finding.severity == Severity::Error; });
    if (isRefused || !fitted.value)
        return false;
    // A file that has only contacts has no mapping.
    change(file.mapping.empty() ? m_mapping : std::move(*fitted.value), std::move(settings));
    return true;
}

// A step that changes nothing would still drop the steps that can be redone.
void RetargetSetup::change(JointMapping mapping, RetargetSettings settings)
{
    if (mapping != m_mapping || settings != m_input.settings)
        m_undoStack.push(new Step(*this, std::move(mapping), std::move(settings)));
}

RetargetInput RetargetSetup::input() const
{
    RetargetInput input = m_input;
    input.mapping = m_mapping.sureOnly();
    chooseSourceFigure(input);
    return input;
}

} // namespace limber
