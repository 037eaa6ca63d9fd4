#include "posed.h"

#include "posing/copiedpose.h"
#include "posing/learnedlimits.h"
#include "posing/spreadchange.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"

#include <QTest>

#include <array>

namespace tst_poseresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Poses that were solved, copied and spread, compared with the stored results beside this file (see StoredResults).
class PoseResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void draggedNodes_data();
    void draggedNodes();
    void draggedNodesOfATree();
    void copiedPoses();
    void spreadChanges_data();
    void spreadChanges();
    void learnedLimits();

private:
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, lines); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
};

namespace {

constexpr int frame = 20;

constexpr std::array displacements{
    glm::dvec3(1.0, 2.0, -1.5), // near
    glm::dvec3(-6.0, 14.0, 11.0), glm::dvec3(40.0, 160.0, -90.0), // out of reach
};

struct NamedSettings
{
    const char *name;
    SolverSettings settings;
    bool hasRotation = false;
    bool hasPins = false;
};

// All kinds of goals; the pole is beside the figure.
std::vector<NamedSettings> allSettings(const Posed &posed)
{
    const auto learned = std::make_shared<const LearnedLimits>(
        posed.clip, rules, HingedLimbs(posed.clip, rules, rolesOf(posed.clip), Axis::Y));
    std::vector<bool> locked(posed.clip.skeleton.joints().size(), false);
    locked[std::size_t(posed.joint("Spine"))] = true;
    locked[std::size_t(posed.joint("LeftArm"))] = true;
    using enum SolverReach;
    return {{"limb", {.reach = Limb, .limits = LimitSource::None}},
            {"limb with limits", {.reach = Limb, .limits = LimitSource::Clip, .learned = learned}},
            {"limb with a pole", {.reach = Limb, .pole = glm::dvec3(90.0, 70.0, 40.0)}},
            {"limb with a rotation", {.reach = Limb}, true},
            {"chest", {.reach = UpToChest}},
            {"chest with limits", {.reach = UpToChest, .limits = LimitSource::Clip, .learned = learned}, true},
            {"body", {.reach = WholeBody}},
            {"body with pins", {.reach = WholeBody}, false, true},
            {"body with locked joints", {.reach = WholeBody, .locked = locked}, false, true},
            {"body with limits", {.reach = WholeBody, .limits = LimitSource::Clip, .learned = learned}, true, true}};
}

QString textOf(const AngleBounds &bounds)
{
    return u"%1 to %2"_s.arg(shortText(bounds.least), shortText(bounds.most));
}

QStringList linesOf(const Posed &posed, std::span<const double> start, const SolvedPose &solved)
{
    QStringList lines{u"missing %1, worst pin %2"_s.arg(shortText(solved.missing), shortText(solved.worstPin))};
    return lines << changedJoints(posed.clip.skeleton, start, solved.values);
}

} // namespace

void PoseResultsTest::draggedNodes_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"Hips", "LeftUpLeg", "LeftLeg", "RightFoot", "LeftToeBase", "Spine", "Head", "RightForeArm", "LeftHand"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void PoseResultsTest::draggedNodes()
{
    QFETCH(QString, name);
    const Posed posed = body(noisyWalk());
    const std::vector<double> start = posed.values(frame);
    const std::array pins{posed.here(start, posed.node("LeftFoot")), posed.here(start, posed.node("RightHand"), true)};
    for (const NamedSettings &each : allSettings(posed)) {
        for (std::size_t index = 0; index < displacements.size(); ++index) {
            PoseGoal goal = posed.here(start, posed.node(name.toStdString()), each.hasRotation);
            goal.position += displacements[index];
            if (goal.rotation)
                goal.rotation = rotationAbout(Axis::X, 25.0) * *goal.rotation;
            const SolvedPose solved = posed.solver.solve(
                start, goal, each.hasPins ? std::span<const PoseGoal>(pins) : std::span<const PoseGoal>(),
                each.settings);
            check(u"%1, %2, %3"_s.arg(name, QLatin1StringView(each.name)).arg(index), linesOf(posed, start, solved));
        }
    }
}

// Joints with odd channels and without roles.
void PoseResultsTest::draggedNodesOfATree()
{
    const Posed posed = randomTree(5, 14);
    const std::vector<double> start = posed.values(1);
    for (const NodeId node : posed.clip.skeleton.nodesInFileOrder()) {
        for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
            PoseGoal goal = posed.here(start, node);
            goal.position += glm::dvec3(1.5, -2.0, 1.0);
            const SolvedPose solved = posed.solver.solve(start, goal, {}, {.reach = reach});
            const QString kind = node.isEndSite() ? u"end site"_s : u"joint"_s;
            check(u"tree, %1 %2, reach %3"_s.arg(kind).arg(node.index).arg(int(reach)), linesOf(posed, start, solved));
        }
    }
}

void PoseResultsTest::copiedPoses()
{
    const Posed posed = body(noisyWalk());
    const Skeleton &skeleton = posed.clip.skeleton;
    const std::vector<double> start = posed.values(60);
    const std::vector<int> arm{posed.joint("LeftArm"), posed.joint("LeftForeArm"), posed.joint("LeftHand")};
    const CopiedPose whole(posed.clip, rules, Axis::Y, frame, {});
    const CopiedPose part(posed.clip, rules, Axis::Y, frame, arm);
    check(u"whole pose pasted"_s, changedJoints(skeleton, start, whole.into(skeleton, start)));
    check(u"whole pose mirrored"_s, changedJoints(skeleton, start, whole.mirroredInto(skeleton, start)));
    check(u"arm pasted"_s, changedJoints(skeleton, start, part.into(skeleton, start)));
    check(u"arm mirrored"_s, changedJoints(skeleton, start, part.mirroredInto(skeleton, start)));
}

void PoseResultsTest::spreadChanges_data()
{
    QTest::addColumn<int>("reach");
    QTest::addColumn<bool>("isLocal");
    QTest::addColumn<bool>("hasHeld");
    for (const auto &[name, reach] : {std::pair{"frame", ChangeReach::ThisFrame},
                                      {"range", ChangeReach::Range},
                                      {"falloff", ChangeReach::Falloff},
                                      {"clip", ChangeReach::WholeClip}}) {
        QTest::addRow("%s", name) << int(reach) << true << false;
        QTest::addRow("%s about the axes of the parent", name) << int(reach) << false << false;
        QTest::addRow("%s with a held foot", name) << int(reach) << true << true;
    }
}

void PoseResultsTest::spreadChanges()
{
    QFETCH(int, reach);
    QFETCH(bool, isLocal);
    QFETCH(bool, hasHeld);
    const Posed posed = body(noisyWalk());
    Clip clip = posed.clip;
    const std::vector<double> before = posed.values(frame);
    PoseGoal goal = posed.here(before, posed.node("Spine"));
    goal.position += glm::dvec3(4.0, -6.0, 3.0);
    SpreadChange spread;
    spread.solver = {.reach = SolverReach::WholeBody};
    spread.centreValues = posed.solver.solve(before, goal, {}, spread.solver).values;
    spread.change = PoseChange(clip.skeleton, before, spread.centreValues,
                               isLocal ? PoseChange::Side::Local : PoseChange::Side::Parent);
    spread.window = ChangeWindow({.reach = ChangeReach(reach), .secondsBefore = 0.2, .secondsAfter = 0.4}, frame,
                                 FrameInterval{10, 45}, clip.motion.frameCount(), clip.motion.frameTimeSeconds());
    if (hasHeld)
        spread.held = {{posed.node("LeftFoot"), true, {{5, 30}}}, {posed.node("RightHand"), false, {}}};
    QVERIFY(spreadChange(clip, rules, &posed.solver, spread));
    check(QString::fromUtf8(QTest::currentDataTag()), summaryOf(clip, posed.clip));
}

void PoseResultsTest::learnedLimits()
{
    const Posed posed = body(noisyWalk());
    const LearnedLimits limits(posed.clip, rules, HingedLimbs(posed.clip, rules, rolesOf(posed.clip), Axis::Y));
    QStringList lines;
    for (int joint = 0; joint < posed.clip.skeleton.jointCount(); ++joint) {
        QString line = QString::fromStdString(posed.clip.skeleton.joint(joint).name) + u':';
        const JointLimit &limit = limits.of(joint);
        if (limit.isLimited()) {
            line += u" about %1, swings %2, %3, twists %4"_s.arg(shortText(limit.across), textOf(limit.swings[0]),
                                                                 textOf(limit.swings[1]), textOf(limit.twists));
        }
        if (const AngleBounds *bending = limits.bendingOf(joint))
            line += u" bends "_s + textOf(*bending);
        lines << line;
    }
    check(u"learned limits"_s, lines);
}

QTEST_GUILESS_MAIN(PoseResultsTest)

} // namespace tst_poseresults

#include "tst_poseresults.moc"
