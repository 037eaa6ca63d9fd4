#include "posed.h"

#include "posing/copiedpose.h"
#include "posing/learnedlimits.h"
#include "posing/spreadchange.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace tst_poseresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Poses that were solved, copied and spread: they keep the promises of the headers, and how near they come to their
// goals and how much they rotate for it is compared with the stored results beside this file (see StoredResults).
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
    void checkThatItIsTrue(const Posed &posed, const PoseGoal &goal, std::span<const PoseGoal> pins,
                           const SolvedPose &solved);
    void checkThatOnlyFreeJointsMove(const Posed &posed, std::span<const double> start, const PoseGoal &goal,
                                     std::span<const PoseGoal> pins, const SolverSettings &settings,
                                     const SolvedPose &solved);
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
    bool isStored = false; // one of each reach
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
    return {{"limb", {.reach = Limb, .limits = LimitSource::None}, false, false, true},
            {"limb with limits", {.reach = Limb, .limits = LimitSource::Clip, .learned = learned}},
            {"limb with a pole", {.reach = Limb, .pole = glm::dvec3(90.0, 70.0, 40.0)}},
            {"limb with a rotation", {.reach = Limb}, true},
            {"chest", {.reach = UpToChest}, false, false, true},
            {"chest with limits", {.reach = UpToChest, .limits = LimitSource::Clip, .learned = learned}, true},
            {"body", {.reach = WholeBody}},
            {"body with pins", {.reach = WholeBody}, false, true, true},
            {"body with locked joints", {.reach = WholeBody, .locked = locked}, false, true},
            {"body with limits", {.reach = WholeBody, .limits = LimitSource::Clip, .learned = learned}, true, true}};
}

QString textOf(const AngleBounds &bounds)
{
    return u"%1 to %2"_s.arg(shortText(bounds.least), shortText(bounds.most));
}

// How far the rotations of all joints are from those at the start, in degrees and in the world.
double rotationSum(const Posed &posed, std::span<const double> start, std::span<const double> values)
{
    const Pose before = posed.pose(start);
    const Pose after = posed.pose(values);
    double sum = 0.0;
    for (std::size_t joint = 0; joint < before.worldFromJoint.size(); ++joint)
        sum += angleOf(glm::transpose(before.worldFromJoint[joint]) * after.worldFromJoint[joint]);
    return sum * degreesPerRadian;
}

// The joints whose values differ.
std::vector<int> changedIn(const Posed &posed, std::span<const double> before, std::span<const double> after)
{
    std::vector<int> joints;
    for (int index = 0; index < posed.clip.skeleton.jointCount(); ++index) {
        const Joint &joint = posed.clip.skeleton.joint(index);
        const auto first = std::size_t(joint.firstColumn);
        const auto count = std::size_t(joint.columnCount());
        if (!std::ranges::equal(before.subspan(first, count), after.subspan(first, count)))
            joints.push_back(index);
    }
    return joints;
}

// The figures of some drags, in few numbers.
struct DragFigures
{
    QStringList missing;
    QStringList pins;
    QStringList rotations;

    void add(const Posed &posed, std::span<const double> start, const SolvedPose &solved)
    {
        missing << shortText(solved.missing);
        pins << shortText(solved.worstPin);
        rotations << shortText(rotationSum(posed, start, solved.values));
    }
    [[nodiscard]] QString text() const
    {
        return u"missing %1, worst pin %2, rotated by %3°"_s.arg(missing.join(u' '), pins.join(u' '),
                                                                 rotations.join(u' '));
    }
};

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
    const std::array held{posed.here(start, posed.node("LeftFoot")), posed.here(start, posed.node("RightHand"), true)};
    const NodeId node = posed.node(name.toStdString());
    QStringList lines;
    for (const NamedSettings &each : allSettings(posed)) {
        const auto pins = each.hasPins ? std::span<const PoseGoal>(held) : std::span<const PoseGoal>();
        DragFigures figures;
        for (const glm::dvec3 &displacement : displacements) {
            PoseGoal goal = posed.here(start, node, each.hasRotation);
            goal.position += displacement;
            if (goal.rotation)
                goal.rotation = rotationAbout(Axis::X, 25.0) * *goal.rotation;
            const SolvedPose solved = posed.solver.solve(start, goal, pins, each.settings);
            figures.add(posed, start, solved);
            if (!each.hasPins && !each.hasRotation && each.settings.limits != LimitSource::Clip)
                QVERIFY2(solved.missing <= glm::length(displacement) + 1e-6, each.name); // never farther than before
            checkThatItIsTrue(posed, goal, pins, solved);
            checkThatOnlyFreeJointsMove(posed, start, goal, pins, each.settings, solved);
        }
        if (each.isStored)
            lines << QLatin1StringView(each.name) + u": "_s + figures.text();
    }
    check(name, lines);
}

// Joints with odd channels and without roles.
void PoseResultsTest::draggedNodesOfATree()
{
    const Posed posed = randomTree(5, 14);
    const std::vector<double> start = posed.values(1);
    QStringList lines;
    for (const NodeId node : posed.clip.skeleton.nodesInFileOrder()) {
        DragFigures figures;
        for (const SolverReach reach : {SolverReach::Limb, SolverReach::WholeBody}) {
            PoseGoal goal = posed.here(start, node);
            goal.position += glm::dvec3(1.5, -2.0, 1.0);
            const SolverSettings settings{.reach = reach};
            const SolvedPose solved = posed.solver.solve(start, goal, {}, settings);
            figures.add(posed, start, solved);
            checkThatItIsTrue(posed, goal, {}, solved);
            checkThatOnlyFreeJointsMove(posed, start, goal, {}, settings, solved);
        }
        lines << u"%1 %2: "_s.arg(node.isEndSite() ? u"end site"_s : u"joint"_s).arg(node.index) + figures.text();
    }
    check(u"tree"_s, lines);
}

// The distances that are told are those in the pose, and a goal that is reached has its rotation as well.
void PoseResultsTest::checkThatItIsTrue(const Posed &posed, const PoseGoal &goal, std::span<const PoseGoal> pins,
                                        const SolvedPose &solved)
{
    constexpr double exact = 1e-6;
    const Pose pose = posed.pose(solved.values);
    const auto distance = [&](const PoseGoal &each) {
        return glm::distance(pose.positionOf(each.node), each.position);
    };
    QVERIFY(std::abs(solved.missing - distance(goal)) < exact);
    double worst = 0.0;
    for (const PoseGoal &pin : pins)
        worst = std::max(worst, pin.node == goal.node ? 0.0 : distance(pin));
    QVERIFY(std::abs(solved.worstPin - worst) < exact);
}

void PoseResultsTest::checkThatOnlyFreeJointsMove(const Posed &posed, std::span<const double> start,
                                                  const PoseGoal &goal, std::span<const PoseGoal> pins,
                                                  const SolverSettings &settings, const SolvedPose &solved)
{
    std::vector<int> free = posed.solver.movedJoints(goal.node, settings.reach);
    const auto mayRotate = [&](const PoseGoal &each) {
        const int above = posed.clip.skeleton.parentOf(each.node);
        free.push_back(each.node.isJoint() ? each.node.index : above);
    };
    mayRotate(goal);
    for (const PoseGoal &pin : pins) {
        const std::vector<int> ofPin = posed.solver.movedJoints(pin.node, settings.reach);
        free.insert(free.end(), ofPin.begin(), ofPin.end());
        mayRotate(pin);
    }
    for (const int joint : changedIn(posed, start, solved.values)) {
        QVERIFY2(std::ranges::find(free, joint) != free.end(), posed.clip.skeleton.joint(joint).name.c_str());
        QVERIFY(settings.locked.empty() || !settings.locked[std::size_t(joint)]);
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
    const std::vector<double> pasted = whole.into(skeleton, start);
    QVERIFY(posed.largestRotation(pasted, posed.values(frame)) < 1e-6);
    QCOMPARE(changedIn(posed, start, part.into(skeleton, start)), arm);
    for (const int joint : changedIn(posed, start, part.mirroredInto(skeleton, start)))
        QVERIFY(skeleton.joint(joint).name.starts_with("Right"));
    QStringList lines;
    for (const std::vector<double> &values :
         {pasted, whole.mirroredInto(skeleton, start), part.into(skeleton, start), part.mirroredInto(skeleton, start)})
        lines << shortText(rotationSum(posed, start, values));
    check(u"copied poses"_s, {u"rotated by "_s + lines.join(u' ')});
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
    const double perSecond = 1.0 / clip.motion.frameTimeSeconds();
    const std::map<ChangeReach, FrameInterval> reached{
        {ChangeReach::ThisFrame, {frame, frame}},
        {ChangeReach::Range, {10, 45}},
        {ChangeReach::Falloff, {frame - int(std::ceil(0.2 * perSecond)), frame + int(std::ceil(0.4 * perSecond))}},
        {ChangeReach::WholeClip, {0, clip.motion.frameCount() - 1}}};
    const FrameInterval within = reached.at(ChangeReach(reach));
    for (int each = 0; each < clip.motion.frameCount(); ++each) {
        const bool isInside = within.contains(each);
        const bool isChanged = !std::ranges::equal(clip.motion.frame(each), posed.clip.motion.frame(each));
        QVERIFY2(isInside || !isChanged, qPrintable(QString::number(each)));
        if (each == frame || ChangeReach(reach) == ChangeReach::WholeClip)
            QVERIFY2(isChanged, qPrintable(QString::number(each)));
    }
    const auto row = clip.motion.frame(frame);
    const std::vector<double> after(row.begin(), row.end());
    QVERIFY(posed.largestRotation(after, spread.centreValues) < 1e-6);
    if (!hasHeld)
        return;
    for (const int each : {5, 12, 19, 30}) { // a held foot stays where it was
        const auto held = clip.motion.frame(each);
        const NodeId foot = posed.node("LeftFoot");
        const Pose now = posed.pose({held.begin(), held.end()});
        const Pose then = posed.pose(posed.values(each));
        QVERIFY2(glm::distance(now.positionOf(foot), then.positionOf(foot)) < 0.01, qPrintable(QString::number(each)));
    }
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
