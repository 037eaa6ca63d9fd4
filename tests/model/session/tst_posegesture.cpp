#include "session/posing/posegesture.h"

#include "support/walker.h"
#include "testclips.h"

#include "base/at.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "looking/lookat.h"
#include "looking/lookpath.h"
#include "tracks/rotationtrack.h"

#include <glm/geometric.hpp>

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_posegesture {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 120;
constexpr int here = 60;
constexpr int manyFrames = 4000; // feet of so long a clip are found by a worker

} // namespace

// Shaping a pose by hand, from the press to the release.
class PoseGestureTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theDocumentChangesAtTheReleaseOnly();
    void aGestureIsOneStepThatNamesWhatAndWhere();
    void undoingRestoresTheBytes();
    void onlyChangedRowsAreRewritten();
    void cancelRestoresThePose();
    void draggingBackMakesNoStep();
    void oneFrameChangesThatFrameOnly();
    void theRangeMustContainTheFrame();
    void impossibleGesturesAreRefusedWithAReason();
    void selectedJointsRotateTogether();
    void onlyALocalRotationKeepsTheAxesOfTheJoint_data();
    void onlyALocalRotationKeepsTheAxesOfTheJoint();
    void ikReachesAndKeepsPins();
    void swingingAKneeKeepsTheFoot_data();
    void swingingAKneeKeepsTheFoot();
    void onlyKneesAndElbowsSwing();
    void aPoleTurnsTheKneeOfADraggedFoot();
    void feetHoldByThemselves_data();
    void feetHoldByThemselves();
    void feetThatAreFoundDuringADragHold();
    void aDragThatWaitsForFeetCanBeCancelled();
    void aMoveIsAsFarAsItSays();
    void theFootThatIsDraggedIsNotHeld();
    void symmetryDoesTheSameOnTheOtherSide_data();
    void symmetryDoesTheSameOnTheOtherSide();
    void symmetryOfAnUnevenPoseMirrorsTheChange();
    void symmetrySwingsBothKnees();
    void symmetryLeavesLockedPartnersAlone();
    void whatCannotHoldIsMeasured();
    void aHeadLooksAtAPointThatIsDragged();
    void aHeadLooksAtAJointInEveryFrame_data();
    void aHeadLooksAtAJointInEveryFrame();
    void aHeadThatLooksPastItsTargetIsTold();
    void otherEventsEndTheGesture_data();
    void otherEventsEndTheGesture();
    void nonsenseIsIgnored();
    void stepsOfAnotherKindDoNothing_data();
    void stepsOfAnotherKindDoNothing();
    void longChangesAreMadeOnAWorkerThread();
    void aLongChangeCanBeStopped();
    void closingTheDocumentEndsTheGesture();
    void closingTheDocumentEndsALongChange();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    void openWalker(int frames);
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] QByteArray bytes() { return bytesOf(document()); }
    void choose(ChangeReach reach)
    {
        m_tools.change([reach](ToolChoices &choices) { choices.spread.reach = reach; });
    }
    void goTo(int frame) { m_session->playhead().setFrame(frame); }
    void chooseAllAsRange()
    {
        m_session->playhead().setRange(1, document().motion().frameCount() - 1);
        choose(ChangeReach::Range);
    }
    void commitLongChange();

    std::unique_ptr<Session> m_session;
    ToolSettings m_tools;
    std::unique_ptr<PoseGesture> m_gesture;
};

namespace {

const glm::dmat3 turn = rotationAboutAxis(glm::dvec3(0.0, 0.0, 1.0), 0.5);

} // namespace

// It is made on a worker thread.
void PoseGestureTest::commitLongChange()
{
    document().reset(makeWalker({.frames = 100000}).clip);
    goTo(50000);
    chooseAllAsRange();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->commit();
}

void PoseGestureTest::init()
{
    m_gesture.reset();
    m_session = std::make_unique<Session>();
    openWalker(frameCount);
    m_session->pins().setHoldsFeet(false); // most tests are about what a drag does by itself
    m_tools.setChoices({});
    m_gesture = std::make_unique<PoseGesture>(m_tools);
}

void PoseGestureTest::openWalker(int frames)
{
    open(document(), QByteArray::fromStdString(writeBvh(makeWalker({.frames = frames}).clip)));
    m_session->playhead().setFrame(here);
}

void PoseGestureTest::theDocumentChangesAtTheReleaseOnly()
{
    const QByteArray before = bytes();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftUpLeg")).isEmpty());
    m_gesture->rotate(turn);
    QCOMPARE(bytes(), before);
    QVERIFY(m_session->preview().covers(here));
    QVERIFY(!m_session->preview().covers(here + 1));
    const glm::dvec3 shown = m_gesture->pose().positionOf(joint("LeftFoot"));
    QVERIFY(glm::distance(shown, m_gesture->poseBefore().positionOf(joint("LeftFoot"))) > 1.0);
    m_gesture->commit();
    QVERIFY(!m_session->preview().isShown());
    QVERIFY(!m_gesture->isRunning());
    QVERIFY(glm::distance(document().pose(here).positionOf(joint("LeftFoot")), shown) < 1e-9);
}

void PoseGestureTest::aGestureIsOneStepThatNamesWhatAndWhere()
{
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftUpLeg")).isEmpty());
    for (int step = 1; step <= 5; ++step)
        m_gesture->rotate(rotationAboutAxis({0.0, 0.0, 1.0}, 0.1 * step));
    m_gesture->commit();
    QCOMPARE(document().undoStack().count(), 1);
    const QString text = document().undoStack().text(0);
    QVERIFY2(text.contains("LeftUpLeg"_L1) && text.contains("28.6"_L1) && text.contains("29"_L1), qPrintable(text));
}

void PoseGestureTest::undoingRestoresTheBytes()
{
    const QByteArray before = bytes();
    for (const auto kind : {PoseGesture::Kind::Rotate, PoseGesture::Kind::Ik}) {
        QVERIFY(m_gesture->begin(kind, *m_session, joint("RightLeg")).isEmpty());
        m_gesture->rotate(turn);
        m_gesture->displace({3.0, 2.0, 1.0});
        m_gesture->commit();
        QVERIFY(bytes() != before);
    }
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    QCOMPARE(bytes(), before);
}

void PoseGestureTest::onlyChangedRowsAreRewritten()
{
    const QByteArrayList before = bytes().split('\n');
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    const FrameInterval frames = m_gesture->window().frames();
    m_gesture->commit();
    const QByteArrayList after = bytes().split('\n');
    QCOMPARE(after.size(), before.size());
    const Joint &knee = document().skeleton().joint(joint("LeftLeg").index);
    int changedLines = 0;
    for (qsizetype line = 0; line < before.size(); ++line) {
        if (before[line] == after[line])
            continue;
        ++changedLines;
        const QByteArrayList old = before[line].simplified().split(' ');
        const QByteArrayList now = after[line].simplified().split(' ');
        QCOMPARE(now.size(), old.size());
        for (int column = 0; column < old.size(); ++column) {
            if (column < knee.firstColumn || column >= knee.firstColumn + 3)
                QCOMPARE(now[column], old[column]);
        }
    }
    QCOMPARE(changedLines, frames.frameCount());
}

void PoseGestureTest::cancelRestoresThePose()
{
    const QByteArray before = bytes();
    QSignalSpy changed(m_gesture.get(), &PoseGesture::changed);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->cancel();
    QCOMPARE(changed.count(), 3); // for the start, another pose, and the end
    QVERIFY(!m_session->preview().isShown());
    QCOMPARE(bytes(), before);
    QCOMPARE(document().undoStack().count(), 0);
    m_gesture->commit();
    m_gesture->rotate(turn);
    m_gesture->cancel();
    QCOMPARE(document().undoStack().count(), 0);
}

void PoseGestureTest::draggingBackMakesNoStep()
{
    const QByteArray before = bytes();
    for (const auto kind : {PoseGesture::Kind::Rotate, PoseGesture::Kind::Move, PoseGesture::Kind::Ik}) {
        const NodeId node = kind == PoseGesture::Kind::Move ? NodeId::joint(0) : joint("LeftFoot");
        QVERIFY(m_gesture->begin(kind, *m_session, node).isEmpty());
        m_gesture->rotate(turn);
        m_gesture->displace({4.0, 4.0, 0.0});
        m_gesture->rotate(glm::dmat3(1.0));
        m_gesture->displace(glm::dvec3(0.0));
        m_gesture->commit();
        QCOMPARE(document().undoStack().count(), 0);
        QCOMPARE(bytes(), before);
    }
}

void PoseGestureTest::oneFrameChangesThatFrameOnly()
{
    choose(ChangeReach::ThisFrame);
    const Motion before = document().motion();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, 5.0, 0.0});
    m_gesture->commit();
    for (int frame = 0; frame < frameCount; ++frame)
        QCOMPARE(std::ranges::equal(before.frame(frame), document().motion().frame(frame)), frame != here);
}

void PoseGestureTest::theRangeMustContainTheFrame()
{
    choose(ChangeReach::Range);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).contains("Shift+drag"_L1));
    m_session->playhead().setRange(10, 40);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).contains("outside"_L1));
    QVERIFY(!m_gesture->isRunning());
    m_session->playhead().setRange(50, 80);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    QCOMPARE(m_gesture->window().frames(), (FrameInterval{50, 80}));
}

void PoseGestureTest::impossibleGesturesAreRefusedWithAReason()
{
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, joint("LeftLeg")).contains("IK"_L1));
    const NodeId end{NodeId::Kind::EndSite, 0};
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, end).contains("no rotation"_L1));
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, end).isEmpty());
    m_gesture->cancel();
    Clip empty = makeWalker({.frames = 10}).clip;
    empty.motion.removeFrames(0, 10);
    document().reset(empty);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, NodeId::joint(0)).contains("no frames"_L1));
    document().beginLoading(makeWalker({.frames = 10}).clip);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, NodeId::joint(0)).contains("read"_L1));
    QVERIFY(!m_gesture->isRunning());
}

void PoseGestureTest::selectedJointsRotateTogether()
{
    m_session->select({joint("LeftLeg"), joint("RightLeg")}, QItemSelectionModel::ClearAndSelect);
    const Pose before = document().pose(here);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->commit();
    const Pose after = document().pose(here);
    for (const char *foot : {"LeftFoot", "RightFoot"})
        QVERIFY(glm::distance(before.positionOf(joint(foot)), after.positionOf(joint(foot))) > 5.0);
    // A joint that is not selected rotates alone.
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftUpLeg")).isEmpty());
    m_gesture->rotate(turn);
    QVERIFY(glm::distance(m_gesture->pose().positionOf(joint("RightFoot")), after.positionOf(joint("RightFoot"))) <
            1e-9);
}

void PoseGestureTest::onlyALocalRotationKeepsTheAxesOfTheJoint_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("space");
    QTest::addColumn<bool>("isLocal");
    const auto row = [](const char *name, PoseGesture::Kind kind, HandleSpace space, bool isLocal) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(space) << isLocal;
    };
    row("rotate, local", PoseGesture::Kind::Rotate, HandleSpace::Local, true);
    row("rotate, parent", PoseGesture::Kind::Rotate, HandleSpace::Parent, false);
    row("rotate, world", PoseGesture::Kind::Rotate, HandleSpace::World, false);
    row("IK, local", PoseGesture::Kind::Ik, HandleSpace::Local, false);
}

// The other frames take the rotation about the axes of the joint or about those of its parent.
void PoseGestureTest::onlyALocalRotationKeepsTheAxesOfTheJoint()
{
    QFETCH(int, kind);
    QFETCH(int, space);
    QFETCH(bool, isLocal);
    m_tools.change([&](ToolChoices &choices) { choices.space = static_cast<HandleSpace>(space); });
    chooseAllAsRange();
    const bool rotates = kind == static_cast<int>(PoseGesture::Kind::Rotate);
    const int thigh = joint("LeftUpLeg").index;
    const FrameInterval all{0, frameCount - 1};
    const std::vector<glm::dquat> was = rotationTrack(document().clip(), thigh, all);
    const NodeId node = joint(rotates ? "LeftUpLeg" : "LeftFoot");
    QVERIFY(m_gesture->begin(static_cast<PoseGesture::Kind>(kind), *m_session, node).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->displace({6.0, 4.0, 5.0});
    m_gesture->commit();
    const std::vector<glm::dquat> now = rotationTrack(document().clip(), thigh, all);
    const auto changeIn = [&](int frame, bool onAxesOfJoint) {
        const glm::dquat before = glm::conjugate(at(was, frame));
        return rotationVector(onAxesOfJoint ? before * at(now, frame) : at(now, frame) * before);
    };
    QVERIFY(glm::length(changeIn(here, true)) > 0.05);
    for (const int frame : {here - 15, here + 15}) {
        QVERIFY(glm::distance(changeIn(frame, isLocal), changeIn(here, isLocal)) < 1e-6);
        QVERIFY(glm::distance(changeIn(frame, !isLocal), changeIn(here, !isLocal)) > 1e-3);
    }
}

void PoseGestureTest::ikReachesAndKeepsPins()
{
    m_tools.change([](ToolChoices &choices) { choices.body = SolverReach::WholeBody; });
    m_session->pins().set({{joint("LeftFoot"), false}});
    const Motion before = document().motion();
    const Pose was = document().pose(here);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, joint("RightFoot")).isEmpty());
    m_gesture->displace({2.0, 6.0, 3.0});
    QVERIFY(m_gesture->missing() < 0.05);
    QVERIFY(m_gesture->heldMissing() < 0.05);
    m_gesture->commit();
    const Pose now = document().pose(here);
    QVERIFY(glm::distance(now.positionOf(joint("RightFoot")),
                          was.positionOf(joint("RightFoot")) + glm::dvec3(2.0, 6.0, 3.0)) < 0.05);
    const PositionRules rules = document().positionRules();
    for (int frame = 0; frame < frameCount; ++frame) {
        const Pose then = evaluatePose(document().skeleton(), before.frame(frame), rules);
        QVERIFY(glm::distance(document().pose(frame).positionOf(joint("LeftFoot")),
                              then.positionOf(joint("LeftFoot"))) < 0.02);
    }
}

void PoseGestureTest::swingingAKneeKeepsTheFoot_data()
{
    QTest::addColumn<int>("reach");
    QTest::addColumn<bool>("isPinned");
    for (const auto reach : {SolverReach::Limb, SolverReach::UpToChest, SolverReach::WholeBody}) {
        QTest::addRow("reach %d", static_cast<int>(reach)) << static_cast<int>(reach) << false;
        QTest::addRow("reach %d, pins", static_cast<int>(reach)) << static_cast<int>(reach) << true;
    }
}

void PoseGestureTest::swingingAKneeKeepsTheFoot()
{
    QFETCH(int, reach);
    QFETCH(bool, isPinned);
    m_tools.change([&](ToolChoices &choices) { choices.body = static_cast<SolverReach>(reach); });
    if (isPinned)
        m_session->pins().set({{joint("LeftFoot"), false}, {joint("RightFoot"), false}});
    const Clip before = document().clip();
    const PositionRules rules = document().positionRules();
    const NodeId foot = joint("LeftFoot");
    const NodeId knee = joint("LeftLeg");
    const Pose was = document().pose(here);
    QCOMPARE(m_gesture->begin(PoseGesture::Kind::Swing, *m_session, knee), QString());
    m_gesture->swingTo(was.positionOf(knee) + glm::dvec3(80.0, 0.0, 20.0));
    m_gesture->commit();
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(document().undoStack().text(0).startsWith("Swing LeftLeg"_L1));
    QVERIFY(glm::distance(document().pose(here).positionOf(knee), was.positionOf(knee)) > 1.0);
    const double ncm = 1.0; // in the walker's units: its body is 170 units long
    int changed = 0;
    for (int frame = 0; frame < frameCount; ++frame) {
        const Pose then = evaluatePose(before.skeleton, before.motion.frame(frame), rules);
        const Pose now = document().pose(frame);
        QVERIFY(glm::distance(now.positionOf(foot), then.positionOf(foot)) <= 0.01 * ncm);
        for (int column = 0; column < 3; ++column)
            QVERIFY(glm::distance(now.worldFromJoint[static_cast<std::size_t>(foot.index)][column],
                                  then.worldFromJoint[static_cast<std::size_t>(foot.index)][column]) < 1e-6);
        const NodeId hip = joint("LeftUpLeg");
        QVERIFY(std::abs(glm::distance(now.positionOf(hip), now.positionOf(knee)) -
                         glm::distance(then.positionOf(hip), then.positionOf(knee))) < 1e-9);
        QVERIFY(std::abs(glm::distance(now.positionOf(foot), now.positionOf(knee)) -
                         glm::distance(then.positionOf(foot), then.positionOf(knee))) < 0.01 * ncm);
        // Joints outside of the limb keep exactly their values.
        for (const char *other : {"RightUpLeg", "RightLeg", "RightFoot"}) {
            const Joint &still = before.skeleton.joint(joint(other).index);
            for (int column = still.firstColumn; column < still.firstColumn + still.columnCount(); ++column)
                QCOMPARE(document().motion().value(frame, column), before.motion.value(frame, column));
        }
        changed += glm::distance(now.positionOf(knee), then.positionOf(knee)) > 1e-3 ? 1 : 0;
    }
    QVERIFY(changed > 15);
}

void PoseGestureTest::onlyKneesAndElbowsSwing()
{
    for (const char *name : {"LeftUpLeg", "LeftFoot"})
        QVERIFY(!m_gesture->begin(PoseGesture::Kind::Swing, *m_session, joint(name)).isEmpty());
    QVERIFY(!m_gesture->begin(PoseGesture::Kind::Swing, *m_session, NodeId::endSite(0)).isEmpty());
    m_session->jointStates().setLocked({joint("LeftUpLeg")}, true);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Swing, *m_session, joint("LeftLeg")).contains("LeftUpLeg"_L1));
    QVERIFY(!m_gesture->isRunning());
    m_session->jointStates().unlockAll();
    const QByteArray before = bytes();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Swing, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->swingTo(glm::dvec3(std::numeric_limits<double>::quiet_NaN()));
    m_gesture->rotate(turn);
    m_gesture->displace({1.0, 0.0, 0.0});
    m_gesture->commit();
    QCOMPARE(bytes(), before);
}

void PoseGestureTest::aPoleTurnsTheKneeOfADraggedFoot()
{
    const NodeId foot = joint("LeftFoot");
    const NodeId knee = joint("LeftLeg");
    const auto dragged = [&](const std::optional<glm::dvec3> &pole) {
        [[maybe_unused]] const QString why = m_gesture->begin(PoseGesture::Kind::Ik, *m_session, foot);
        m_gesture->setPole(pole);
        m_gesture->displace({0.0, 12.0, 0.0});
        const Pose pose = m_gesture->pose();
        m_gesture->cancel();
        return pose;
    };
    const Pose freely = dragged(std::nullopt);
    const Pose held = dragged(freely.positionOf(knee) + glm::dvec3(60.0, 0.0, 0.0));
    QVERIFY(glm::distance(freely.positionOf(foot), held.positionOf(foot)) < 0.01);
    QVERIFY(held.positionOf(knee).x > freely.positionOf(knee).x + 1.0);
}

// How much of the body follows IK does not matter for other tools, even if a foot is held.
void PoseGestureTest::aMoveIsAsFarAsItSays()
{
    document().setContacts(Contacts{{joint("LeftFoot").index, {{here - 5, here + 5}}}}, u"contacts"_s);
    m_tools.change([](ToolChoices &choices) { choices.body = SolverReach::WholeBody; });
    const std::vector<double> before(document().motion().frame(here).begin(), document().motion().frame(here).end());
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, -2.5, 0.0});
    m_gesture->commit();
    const std::span<const double> after = document().motion().frame(here);
    QCOMPARE(after[1] - before[1], -2.5);
    for (const std::size_t column : {3U, 4U, 5U})
        QCOMPARE(after[column], before[column]);
}

void PoseGestureTest::feetHoldByThemselves_data()
{
    QTest::addColumn<int>("frames");
    QTest::newRow("short") << frameCount;
    QTest::newRow("long, so that a worker finds the feet") << manyFrames;
}

void PoseGestureTest::feetHoldByThemselves()
{
    QFETCH(const int, frames);
    openWalker(frames);
    m_session->pins().setHoldsFeet(true);
    const Pose was = document().pose(here);
    const auto slide = [&](const char *foot) {
        return glm::distance(document().pose(here).positionOf(joint(foot)), was.positionOf(joint(foot)));
    };
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, -3.0, 0.0});
    m_gesture->commit();
    QCOMPARE(document().undoStack().count(), frames == manyFrames ? 0 : 1); // the feet were not found yet
    QCOMPARE(working.count(), frames == manyFrames ? 1 : 0);
    m_gesture->displace({0.0, 30.0, 0.0}); // too late
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(working.isEmpty() || working.last().value(0).toDouble() > 1.0);
    QVERIFY(!m_gesture->isRunning());
    QVERIFY(std::min(slide("LeftFoot"), slide("RightFoot")) < 0.02);
    QVERIFY(std::abs(document().pose(here).jointPositions[0].y - was.jointPositions[0].y + 3.0) < 1e-6);
    document().undoStack().undo();

    m_session->pins().setHoldsFeet(false);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, -3.0, 0.0});
    m_gesture->commit();
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(std::min(slide("LeftFoot"), slide("RightFoot")) > 2.9);
}

void PoseGestureTest::feetThatAreFoundDuringADragHold()
{
    openWalker(manyFrames);
    m_session->pins().setHoldsFeet(true);
    document().setContacts(Contacts{{joint("LeftFoot").index, {{here - 5, here + 5}}}}, u"contacts"_s);
    const glm::dvec3 was = document().pose(here).positionOf(joint("LeftFoot"));
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, -3.0, 0.0});
    QTRY_VERIFY(m_session->footContacts().isKnown());
    QVERIFY(glm::distance(m_gesture->pose().positionOf(joint("LeftFoot")), was) < 0.02);
    m_gesture->commit();
    QVERIFY(glm::distance(document().pose(here).positionOf(joint("LeftFoot")), was) < 0.02);
}

void PoseGestureTest::aDragThatWaitsForFeetCanBeCancelled()
{
    openWalker(manyFrames);
    m_session->pins().setHoldsFeet(true);
    const QByteArray before = bytes();
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, NodeId::joint(0)).isEmpty());
    m_gesture->displace({0.0, -3.0, 0.0});
    m_gesture->commit();
    m_gesture->cancel();
    QVERIFY(working.last().value(0).toDouble() > 1.0);
    QVERIFY(!m_gesture->isRunning() && !m_session->preview().isShown());
    const auto watch = m_session->footContacts().watch();
    QTRY_VERIFY(m_session->footContacts().isDone());
    QCOMPARE(bytes(), before);
    QCOMPARE(document().undoStack().count(), 0);
}

void PoseGestureTest::theFootThatIsDraggedIsNotHeld()
{
    m_session->pins().setHoldsFeet(true);
    document().setContacts(Contacts{{joint("LeftFoot").index, {{0, frameCount - 1}}}}, u"contacts"_s);
    const auto watch = m_session->footContacts().watch();
    QTRY_VERIFY(m_session->footContacts().isDone());
    for (const char *name : {"LeftFoot", "LeftToeBase", "LeftUpLeg"}) {
        const glm::dvec3 was = document().pose(here).positionOf(joint("LeftFoot"));
        const bool isThigh = QByteArray(name) == "LeftUpLeg";
        QVERIFY(m_gesture->begin(isThigh ? PoseGesture::Kind::Rotate : PoseGesture::Kind::Ik, *m_session, joint(name))
                    .isEmpty());
        m_gesture->rotate(turn);
        m_gesture->displace({0.0, 6.0, 2.0});
        m_gesture->commit();
        QVERIFY(glm::distance(document().pose(here).positionOf(joint("LeftFoot")), was) > 2.0);
    }
}

void PoseGestureTest::symmetryDoesTheSameOnTheOtherSide_data()
{
    QTest::addColumn<PoseGesture::Kind>("kind");
    QTest::addColumn<QByteArray>("dragged");
    QTest::addColumn<SolverReach>("body");
    QTest::newRow("rotate an arm") << PoseGesture::Kind::Rotate << QByteArray("LeftArm") << SolverReach::Limb;
    QTest::newRow("rotate a thigh") << PoseGesture::Kind::Rotate << QByteArray("RightUpLeg") << SolverReach::Limb;
    QTest::newRow("pull a hand") << PoseGesture::Kind::Ik << QByteArray("LeftHand") << SolverReach::Limb;
    QTest::newRow("pull a foot") << PoseGesture::Kind::Ik << QByteArray("RightFoot") << SolverReach::Limb;
    QTest::newRow("pull a hand with the chest")
        << PoseGesture::Kind::Ik << QByteArray("RightHand") << SolverReach::UpToChest;
}

// In the rest pose, which is its own mirror image, the pose stays its own mirror image in every frame of the change.
void PoseGestureTest::symmetryDoesTheSameOnTheOtherSide()
{
    QFETCH(const PoseGesture::Kind, kind);
    QFETCH(const QByteArray, dragged);
    QFETCH(const SolverReach, body);
    Clip clip = makeWalker({.frames = frameCount}).clip;
    for (int frame = 0; frame < frameCount; ++frame) {
        const std::span<double> values = clip.motion.editFrame(frame);
        std::fill(values.begin() + 3, values.end(), 0.0);
        values[0] = 0.0;
    }
    document().reset(clip);
    goTo(here);
    m_tools.change([body](ToolChoices &choices) {
        choices.isSymmetric = true;
        choices.body = body;
    });
    QVERIFY(m_gesture->begin(kind, *m_session, joint(dragged.constData())).isEmpty());
    if (kind == PoseGesture::Kind::Rotate)
        m_gesture->rotate(rotationAboutAxis(glm::normalize(glm::dvec3(0.3, 1.0, -0.5)), 0.4));
    else
        m_gesture->displace({4.0, 6.0, 9.0});
    m_gesture->commit();
    QVERIFY(document().undoStack().undoText().contains(u"both sides"_s));
    const Skeleton &skeleton = document().skeleton();
    for (const int frame : {here, here + 5}) {
        const Pose now = poseAt(document().clip(), frame, {});
        double moved = 0.0;
        for (int left = 0; left < skeleton.jointCount(); ++left) {
            const QString name = QString::fromStdString(skeleton.joint(left).name);
            if (!name.startsWith(u"Left"_s))
                continue;
            const glm::dvec3 own = now.jointPositions[std::size_t(left)];
            const glm::dvec3 other = now.positionOf(joint(qPrintable(u"Right"_s + name.mid(4))));
            QVERIFY2(glm::distance(own, glm::dvec3(-other.x, other.y, other.z)) < 1e-6, qPrintable(name));
            moved = std::max(moved, glm::distance(own, poseAt(clip, frame, {}).jointPositions[std::size_t(left)]));
        }
        QVERIFY(moved > 1.0);
    }
}

// Hands go to mirrored places from where they are.
void PoseGestureTest::symmetryOfAnUnevenPoseMirrorsTheChange()
{
    m_tools.change([](ToolChoices &choices) { choices.isSymmetric = true; });
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, joint("LeftHand")).isEmpty());
    m_gesture->displace({3.0, 4.0, 2.0});
    const auto moved = [&](const char *name) {
        return m_gesture->pose().positionOf(joint(name)) - m_gesture->poseBefore().positionOf(joint(name));
    };
    QVERIFY(glm::distance(moved("LeftHand"), glm::dvec3(3.0, 4.0, 2.0)) < 1e-6);
    const glm::dvec3 other = moved("RightHand");
    QVERIFY(std::abs(glm::length(other) - glm::length(moved("LeftHand"))) < 1e-6);
    QVERIFY(other.x < 0.0 && other.y > 2.0);
}

void PoseGestureTest::symmetrySwingsBothKnees()
{
    m_tools.change([](ToolChoices &choices) { choices.isSymmetric = true; });
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Swing, *m_session, joint("LeftLeg")).isEmpty());
    const Pose before = m_gesture->poseBefore();
    m_gesture->swingTo(before.positionOf(joint("LeftLeg")) + glm::dvec3(30.0, 0.0, 20.0));
    for (const char *foot : {"LeftFoot", "RightFoot"})
        QVERIFY(glm::distance(m_gesture->pose().positionOf(joint(foot)), before.positionOf(joint(foot))) < 1e-6);
    const auto moved = [&](const char *name) {
        return m_gesture->pose().positionOf(joint(name)).x - before.positionOf(joint(name)).x;
    };
    QVERIFY(moved("LeftLeg") > 1.0 && moved("RightLeg") < -1.0);
}

void PoseGestureTest::symmetryLeavesLockedPartnersAlone()
{
    m_tools.change([](ToolChoices &choices) { choices.isSymmetric = true; });
    m_session->jointStates().setLocked(std::vector{joint("RightArm")}, true);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftArm")).isEmpty());
    m_gesture->rotate(turn);
    QCOMPARE(m_gesture->pose().worldFromJoint[std::size_t(joint("RightArm").index)],
             m_gesture->poseBefore().worldFromJoint[std::size_t(joint("RightArm").index)]);
    m_gesture->commit();
    QVERIFY(!document().undoStack().undoText().contains(u"both sides"_s));
    // The middle of the body is dragged alone.
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("Spine")).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->commit();
    QVERIFY(!document().undoStack().undoText().contains(u"both sides"_s));
}

void PoseGestureTest::whatCannotHoldIsMeasured()
{
    m_session->pins().set({{joint("LeftFoot"), false}});
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Move, *m_session, joint("Hips")).isEmpty());
    m_gesture->displace({0.0, 400.0, 0.0});
    const double off = glm::distance(m_gesture->pose().positionOf(joint("LeftFoot")),
                                     m_gesture->poseBefore().positionOf(joint("LeftFoot")));
    QVERIFY(off > 50.0);
    QVERIFY(std::abs(m_gesture->heldMissing() - off) < 0.01);
    QCOMPARE(m_gesture->missing(), 0.0); // the hips are where they are wanted
    m_gesture->displace({0.0, 0.0, 0.0});
    QCOMPARE(m_gesture->heldMissing(), 0.0);
}

void PoseGestureTest::aHeadLooksAtAPointThatIsDragged()
{
    const QByteArray before = bytes();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::LookAt, *m_session, joint("Head")).isEmpty());
    const std::size_t head = std::size_t(joint("Head").index);
    const glm::dmat3 start = m_gesture->poseBefore().worldFromJoint[head];
    m_gesture->displace({0.0, 0.0, 0.0});
    QCOMPARE(m_gesture->pose().worldFromJoint[head], start);
    m_gesture->displace({30.0, 10.0, 0.0});
    QVERIFY(angleOf(glm::transpose(start) * m_gesture->pose().worldFromJoint[head]) > 0.2);
    QVERIFY(m_gesture->missedDegrees() < 1e-6);
    QCOMPARE(m_gesture->lookedAtName(), QString());
    m_gesture->displace({900.0, 0.0, 0.0});
    QVERIFY(m_gesture->missedDegrees() > 5.0);
    m_gesture->displace({30.0, 10.0, 0.0});
    m_gesture->commit();
    QVERIFY(document().undoStack().undoText().startsWith(u"Head looks at a point, 29"_s));
    document().undoStack().undo();
    QCOMPARE(bytes(), before);
    // What moves along is no target.
    QVERIFY(m_gesture->begin(PoseGesture::Kind::LookAt, *m_session, joint("Head")).isEmpty());
    m_gesture->lookAt(joint("Head"));
    QCOMPARE(m_gesture->lookedAtName(), QString());
    QCOMPARE(m_gesture->pose().worldFromJoint[head], start);
    m_gesture->cancel();
    QVERIFY(!m_gesture->begin(PoseGesture::Kind::LookAt, *m_session, NodeId::endSite(0)).isEmpty());
}

void PoseGestureTest::aHeadLooksAtAJointInEveryFrame_data()
{
    QTest::addColumn<bool>("intoLayer");
    QTest::newRow("base") << false;
    QTest::newRow("layer") << true;
}

// Not only as in the frame of the drag: the joint moves.
void PoseGestureTest::aHeadLooksAtAJointInEveryFrame()
{
    QFETCH(const bool, intoLayer);
    if (intoLayer)
        choose(ChangeReach::WholeClip); // which makes a layer
    else
        chooseAllAsRange();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::LookAt, *m_session, joint("Head")).isEmpty());
    m_gesture->lookAt(joint("LeftHand"));
    QCOMPARE(m_gesture->lookedAtName(), u"LeftHand"_s);
    m_gesture->commit();
    QTRY_VERIFY(!m_gesture->isRunning() && document().undoStack().canUndo());
    QCOMPARE(document().layers().size(), std::size_t(intoLayer ? 1 : 0));
    const Clip after = m_session->layered().clip();
    Clip exact = makeWalker({.frames = frameCount}).clip;
    const BodyRoles roles = bodyRoles(exact, {}, Vocabulary::builtIn());
    Looker looker(exact.skeleton, {}, lookingBody(exact, {}, roles, Axis::Y),
                  {.joint = joint("Head").index, .node = joint("LeftHand")});
    for (int frame = 0; frame < frameCount; ++frame)
        looker.turn(frame, 1.0, exact.motion.editFrame(frame));
    const std::size_t head = std::size_t(joint("Head").index);
    for (const int frame : {20, here, 100}) {
        const glm::dmat3 wanted = poseAt(exact, frame, {}).worldFromJoint[head];
        QVERIFY(angleOf(glm::transpose(wanted) * poseAt(after, frame, {}).worldFromJoint[head]) < 1e-4);
    }
}

// The figure spins beside the point, faster than a head turns.
void PoseGestureTest::aHeadThatLooksPastItsTargetIsTold()
{
    Clip spinning = makeWalker({.frames = frameCount}).clip;
    const int yaw = *spinning.skeleton.columnOf(0, channels::Yrotation);
    for (int frame = 0; frame < frameCount; ++frame)
        spinning.motion.setValue(frame, yaw, 9.0 * (frame - here));
    document().reset(spinning);
    m_session->playhead().setFrame(here);
    chooseAllAsRange();
    QSignalSpy noted(m_gesture.get(), &PoseGesture::noted);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::LookAt, *m_session, joint("Head")).isEmpty());
    m_gesture->displace({20.0, 0.0, 0.0});
    const glm::dmat3 dragged = m_gesture->pose().worldFromJoint[std::size_t(joint("Head").index)];
    m_gesture->commit();
    QTRY_COMPARE(noted.count(), 1);
    QVERIFY2(noted.front().front().toString().contains(u"Looks past it in "_s),
             qPrintable(noted.front().front().toString()));
    const Clip after = m_session->layered().clip();
    const auto against = [&](int frame, const char *of) {
        return poseAt(after, frame, {}).worldFromJoint[std::size_t(joint(of).index)];
    };
    const double step = fastestLookDegreesPerSecond * after.motion.frameTimeSeconds();
    for (int frame = 1; frame < frameCount; ++frame) {
        const auto turned = [&](int each) { return glm::transpose(against(each, "Hips")) * against(each, "Head"); };
        const double degrees = degreesPerRadian * angleOf(glm::transpose(turned(frame - 1)) * turned(frame));
        QVERIFY2(degrees < 2.0 * step, qPrintable(QString::number(degrees)));
    }
    QVERIFY(angleOf(glm::transpose(dragged) * against(here, "Head")) < 1e-6); // as in the drag
}

void PoseGestureTest::otherEventsEndTheGesture_data()
{
    QTest::addColumn<QString>("event");
    for (const char *event : {"another frame", "an edit", "undo", "another file", "fewer frames"})
        QTest::newRow(event) << QString::fromLatin1(event);
}

void PoseGestureTest::otherEventsEndTheGesture()
{
    QFETCH(QString, event);
    document().setValues({0, 1, {0}}, {7.0}, u"edit"_s);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    if (event == "another frame"_L1)
        m_session->playhead().setFrame(here + 1);
    else if (event == "an edit"_L1)
        document().setValues({5, 1, {0}}, {8.0}, u"edit"_s);
    else if (event == "undo"_L1)
        document().undoStack().undo();
    else if (event == "another file"_L1)
        document().reset(makeWalker({.frames = 10}).clip);
    else
        document().removeFrames(0, 100);
    QVERIFY(!m_gesture->isRunning());
    QVERIFY(!m_session->preview().isShown());
    m_gesture->rotate(turn);
    m_gesture->commit();
    QVERIFY(!m_session->preview().isShown());
}

void PoseGestureTest::nonsenseIsIgnored()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const QByteArray before = bytes();
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Ik, *m_session, joint("LeftFoot")).isEmpty());
    m_gesture->displace({nan, 0.0, 0.0});
    m_gesture->displace({0.0, std::numeric_limits<double>::infinity(), 0.0});
    m_gesture->commit();
    QCOMPARE(bytes(), before);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(glm::dmat3(nan));
    m_gesture->put({nan});
    m_gesture->commit();
    QCOMPARE(bytes(), before);
}

void PoseGestureTest::stepsOfAnotherKindDoNothing_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("rotates");
    QTest::addColumn<bool>("displaces");
    QTest::addColumn<bool>("swings");
    QTest::newRow("rotate") << int(PoseGesture::Kind::Rotate) << true << false << false;
    QTest::newRow("move") << int(PoseGesture::Kind::Move) << false << true << false;
    QTest::newRow("IK") << int(PoseGesture::Kind::Ik) << false << true << false;
    QTest::newRow("swing") << int(PoseGesture::Kind::Swing) << false << false << true;
    QTest::newRow("paste") << int(PoseGesture::Kind::Paste) << false << false << false;
    QTest::newRow("mirror") << int(PoseGesture::Kind::MirrorSide) << false << false << false;
}

void PoseGestureTest::stepsOfAnotherKindDoNothing()
{
    QFETCH(int, kind);
    QFETCH(bool, rotates);
    QFETCH(bool, displaces);
    QFETCH(bool, swings);
    const auto moves = [&](auto step) {
        const NodeId node = joint(PoseGesture::Kind(kind) == PoseGesture::Kind::Move ? "Hips" : "LeftLeg");
        if (!m_gesture->begin(PoseGesture::Kind(kind), *m_session, node).isEmpty())
            qFatal("the gesture cannot start");
        step();
        const glm::dvec3 before = m_gesture->poseBefore().positionOf(joint("LeftToeBase"));
        const glm::dmat3 rotationBefore = m_gesture->poseBefore().worldFromJoint[std::size_t(joint("LeftLeg").index)];
        const bool result = m_gesture->pose().positionOf(joint("LeftToeBase")) != before ||
                            m_gesture->pose().worldFromJoint[std::size_t(joint("LeftLeg").index)] != rotationBefore;
        m_gesture->cancel();
        return result;
    };
    QCOMPARE(moves([&] { m_gesture->rotate(turn); }), rotates);
    QCOMPARE(moves([&] { m_gesture->displace({4.0, 3.0, 2.0}); }), displaces);
    QCOMPARE(moves([&] { m_gesture->swingTo({150.0, 20.0, 10.0}); }), swings);
    m_gesture->rotate(turn); // without a gesture
    m_gesture->displace({4.0, 3.0, 2.0});
    m_gesture->swingTo({150.0, 20.0, 10.0});
    QVERIFY(!m_session->preview().isShown());
}

void PoseGestureTest::longChangesAreMadeOnAWorkerThread()
{
    document().reset(makeWalker({.frames = 30000}).clip);
    const QByteArray before = bytes();
    goTo(15000);
    chooseAllAsRange();
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    m_gesture->commit();
    QVERIFY(working.count() > 0);
    QTRY_COMPARE(document().undoStack().count(), 1);
    QVERIFY(working.last().first().toDouble() > 1.0);
    QVERIFY(bytes() != before);
    document().undoStack().undo();
    QCOMPARE(bytes(), before);
}

void PoseGestureTest::aLongChangeCanBeStopped()
{
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    commitLongChange();
    m_gesture->cancel();
    QVERIFY(working.last().first().toDouble() > 1.0);
    QTest::qWait(300);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!m_session->preview().isShown());
}

void PoseGestureTest::closingTheDocumentEndsTheGesture()
{
    QVERIFY(m_gesture->begin(PoseGesture::Kind::Rotate, *m_session, joint("LeftLeg")).isEmpty());
    m_gesture->rotate(turn);
    m_session.reset();
    QVERIFY(!m_gesture->isRunning());
    m_gesture->commit();
}

void PoseGestureTest::closingTheDocumentEndsALongChange()
{
    QSignalSpy working(m_gesture.get(), &PoseGesture::working);
    commitLongChange();
    QVERIFY(working.count() > 0);
    m_session.reset();
    QTRY_VERIFY(working.last().first().toDouble() > 1.0);
    QVERIFY(!m_gesture->isRunning());
}

QTEST_GUILESS_MAIN(PoseGestureTest)

} // namespace tst_posegesture

#include "tst_posegesture.moc"
