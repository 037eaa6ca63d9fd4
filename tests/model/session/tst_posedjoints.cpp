#include "session/posing/posedjoints.h"

#include "session/posing/chosenwindow.h"
#include "session/posing/heldinsession.h"
#include "session/posing/limbsofsession.h"
#include "session/posing/spreadvalue.h"
#include "session/posing/toolsettings.h"
#include "session/posing/typedvalue.h"
#include "session/session.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_posedjoints {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int frameCount = 60;

} // namespace

// What a gesture poses and what it holds, and the settings by which it spreads.
class PosedJointsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void selectedJointsArePosedTogether();
    void jointsWithoutTheChannelsAreRefused();
    void lockedJointsAreRefused();
    void aLimbSwingsUnlessAnEndIsLocked();
    void pinsAreHeldExceptTheDraggedOne();
    void standingFeetAreHeld();
    void onlyWhatMovesIsHeld();
    void settingsHaveLimits();
    void theWindowFollowsPlayheadAndRange();
    void changedCellsAreTheColumnsThatDiffer();
    void typedValuesGoIntoTheWindow();
    void limbsAreForgottenWithTheirSkeleton();

private:
    [[nodiscard]] NodeId joint(const char *name) const
    {
        return NodeId::joint(jointNamed(m_session->document().skeleton(), name));
    }
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] std::vector<NodeId> held(NodeId dragged, bool withFeet = true)
    {
        std::vector<NodeId> nodes;
        for (const HeldNode &node : heldNodes(*m_session, dragged, withFeet))
            nodes.push_back(node.node);
        return nodes;
    }

    std::unique_ptr<Session> m_session;
};

void PosedJointsTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = frameCount}).clip);
}

void PosedJointsTest::selectedJointsArePosedTogether()
{
    const NodeId left = joint("LeftLeg");
    const NodeId right = joint("RightLeg");
    m_session->select({right, left, NodeId::endSite(0)}, QItemSelectionModel::ClearAndSelect);
    std::vector<int> both{left.index, right.index};
    std::ranges::sort(both);
    QCOMPARE(posedJoints(*m_session, left, true).joints, both);
    QCOMPARE(posedJoints(*m_session, joint("LeftUpLeg"), true).joints, std::vector{joint("LeftUpLeg").index});
    m_session->jointStates().setLocked({right}, true);
    QCOMPARE(posedJoints(*m_session, left, true).joints, std::vector{left.index});
    m_session->select({NodeId::joint(0), left}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(posedJoints(*m_session, NodeId::joint(0), false).joints, std::vector{0}); // the other has no positions
}

void PosedJointsTest::jointsWithoutTheChannelsAreRefused()
{
    const PosedJoints moved = posedJoints(*m_session, joint("LeftLeg"), false);
    QCOMPARE(moved.refusal, u"LeftLeg has no position channels. Move it with IK (R)."_s);
    QVERIFY(moved.joints.empty());
    const PosedJoints rotated = posedJoints(*m_session, NodeId::endSite(0), true);
    QVERIFY2(rotated.refusal.endsWith(u"has no rotation channels."_s), qPrintable(rotated.refusal));
    QVERIFY(posedJoints(*m_session, NodeId::joint(0), true).refusal.isEmpty());
    QVERIFY(posedJoints(*m_session, NodeId::joint(0), false).refusal.isEmpty());
}

void PosedJointsTest::lockedJointsAreRefused()
{
    QCOMPARE(lockRefusal(*m_session, joint("LeftLeg")), QString());
    m_session->jointStates().setLocked({joint("LeftLeg")}, true);
    QCOMPARE(lockRefusal(*m_session, joint("LeftLeg")), u"LeftLeg is locked. Unlock it to change it."_s);
    QCOMPARE(lockRefusal(*m_session, joint("RightLeg")), QString());
}

void PosedJointsTest::aLimbSwingsUnlessAnEndIsLocked()
{
    LimbsOfSession limbs(*m_session);
    const HingedLimb *limb = limbs.limbs().bentAt(joint("LeftLeg").index);
    QVERIFY(limb != nullptr);
    QCOMPARE(swingRefusal(*m_session, joint("LeftLeg"), limb), QString());
    QCOMPARE(swingRefusal(*m_session, joint("LeftFoot"), nullptr), u"LeftFoot is not a knee or an elbow."_s);
    for (const int end : {limb->upper, limb->end}) {
        m_session->jointStates().setLocked({NodeId::joint(end)}, true);
        QVERIFY(swingRefusal(*m_session, joint("LeftLeg"), limb).contains(u"is locked"_s));
        m_session->jointStates().unlockAll();
    }
}

void PosedJointsTest::pinsAreHeldExceptTheDraggedOne()
{
    m_session->pins().set({{joint("LeftFoot"), true}, {joint("RightFoot"), false}});
    QCOMPARE(held(joint("LeftFoot"), false), std::vector{joint("RightFoot")});
    QCOMPARE(held({}, false), (std::vector{joint("LeftFoot"), joint("RightFoot")}));
    const std::vector<HeldNode> nodes = heldNodes(*m_session, {}, false);
    QVERIFY(nodes.at(0).holdsRotation && !nodes.at(1).holdsRotation);
}

void PosedJointsTest::standingFeetAreHeld()
{
    document().setContacts(
        Contacts{{joint("LeftFoot").index, {{10, 20}}}, {joint("RightFoot").index, {{30, frameCount + 20}}}}, u"x"_s);
    const auto watch = m_session->footContacts().watch();
    QTRY_VERIFY(m_session->footContacts().isDone());
    const NodeId hips = NodeId::joint(0);
    QVERIFY(held(hips, false).empty());
    const std::vector<HeldNode> nodes = heldNodes(*m_session, hips, true);
    QCOMPARE(nodes.size(), std::size_t(2));
    QVERIFY(nodes[0].holdsRotation);
    QCOMPARE(nodes[0].frames, (std::vector<FrameInterval>{{10, 20}}));
    QCOMPARE(nodes[1].frames, (std::vector<FrameInterval>{{30, frameCount - 1}}));
    // The user poses this leg, or holds the foot by a pin.
    for (const char *part : {"LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase"})
        QCOMPARE(held(joint(part)), std::vector{joint("RightFoot")});
    QCOMPARE(held({}).size(), std::size_t(2));
    m_session->pins().set({{joint("LeftFoot"), false}});
    QCOMPARE(held(hips), (std::vector{joint("LeftFoot"), joint("RightFoot")}));
    QVERIFY(!heldNodes(*m_session, hips, true).front().holdsRotation); // as the pin says
}

void PosedJointsTest::onlyWhatMovesIsHeld()
{
    std::vector<HeldNode> held{{joint("LeftFoot"), true, {}}, {joint("RightFoot"), true, {}}};
    const std::array joints{joint("LeftUpLeg").index};
    leaveOutUnmoved(held, document().skeleton(), joints);
    QCOMPARE(held.size(), std::size_t(1));
    QCOMPARE(held.front().node, joint("LeftFoot"));
    leaveOutUnmoved(held, document().skeleton(), {});
    QVERIFY(held.empty());
}

void PosedJointsTest::settingsHaveLimits()
{
    ToolSettings settings;
    QSignalSpy changed(&settings, &ToolSettings::changed);
    settings.setChoices(settings.choices());
    QCOMPARE(changed.count(), 0);
    settings.change([](ToolChoices &choices) {
        choices.spread = {ChangeReach::Range, -1.0, 99.0, -1.0};
        choices.snapDegrees = 0.0;
    });
    QCOMPARE(changed.count(), 1);
    QCOMPARE(settings.choices().spread, (ChangeSpread{ChangeReach::Range, 0.0, 5.0, 0.0}));
    QCOMPARE(settings.choices().snapDegrees, 0.1);
    settings.change([](ToolChoices &choices) {
        choices.spread = {ChangeReach::Range, 99.0, -1.0, 99.0};
        choices.snapDegrees = 1000.0;
    });
    QCOMPARE(settings.choices().spread, (ChangeSpread{ChangeReach::Range, 5.0, 0.0, 5.0}));
    QCOMPARE(settings.choices().snapDegrees, 90.0);
    QCOMPARE(changed.count(), 2);
    settings.change([](ToolChoices &choices) { choices.snapDegrees = 91.0; }); // the same after clamping
    QCOMPARE(changed.count(), 2);
}

void PosedJointsTest::theWindowFollowsPlayheadAndRange()
{
    m_session->playhead().setFrame(30);
    const ChangeSpread falloff{ChangeReach::Falloff, 0.1, 0.2, 0.0}; // 60 frames per second
    QCOMPARE(chosenWindow(*m_session, falloff).frames(), (FrameInterval{25, 41}));
    const ChangeSpread range{ChangeReach::Range, 0.0, 0.0, 0.0};
    QVERIFY(chosenWindow(*m_session, range).isEmpty());
    m_session->playhead().setRange(20, 50);
    QCOMPARE(chosenWindow(*m_session, range).frames(), (FrameInterval{20, 50}));
    m_session->playhead().setFrame(51);
    QVERIFY(chosenWindow(*m_session, range).isEmpty());
}

void PosedJointsTest::changedCellsAreTheColumnsThatDiffer()
{
    const Motion before = document().motion();
    Motion after = before;
    after.setValue(10, 2, 100.0);
    after.setValue(20, 4, 200.0);
    after.setValue(21, 5, 300.0);
    const SpreadValue changed = changedCells(before, after, {10, 20});
    QCOMPARE(changed.cells, (CellBlock{10, 11, {2, 4}}));
    QCOMPARE(changed.values.size(), std::size_t(22));
    QCOMPARE(changed.values.front(), 100.0);
    QCOMPARE(changed.values.back(), 200.0);
    QCOMPARE(changed.values.at(2), before.value(11, 2));
    QVERIFY(changedCells(before, after, {11, 19}).cells.columns.empty());
}

void PosedJointsTest::typedValuesGoIntoTheWindow()
{
    TypedValue typed;
    const auto put = [&](double value, bool isDrag) {
        const ChangeWindow window({ChangeReach::ThisFrame}, 30, {}, frameCount, 1.0 / 60.0);
        return typed.put(*m_session, window, 1, value, isDrag, u"typed"_s, u"Hips"_s);
    };
    const double was = document().motion().value(30, 1);
    QCOMPARE(put(was, false), QString());
    QCOMPARE(document().undoStack().count(), 0);
    QCOMPARE(put(was + 1.0, false), QString());
    QCOMPARE(put(was + 2.0, true), QString()); // a drag that has not begun
    QCOMPARE(document().undoStack().count(), 2);
    typed.begin(*m_session);
    QCOMPARE(put(was + 3.0, true), QString());
    QCOMPARE(put(was + 4.0, true), QString());
    QCOMPARE(document().undoStack().count(), 3);
    QCOMPARE(put(was + 2.0, true), QString()); // dragged back
    QCOMPARE(document().motion().value(30, 1), was + 2.0);
    QCOMPARE(put(was + 5.0, false), QString()); // typed after the drag
    QCOMPARE(document().motion().value(30, 1), was + 5.0);
    QCOMPARE(document().undoStack().undoText(), u"typed"_s);
    document().undoStack().undo();
    QCOMPARE(document().motion().value(30, 1), was + 2.0);
}

void PosedJointsTest::limbsAreForgottenWithTheirSkeleton()
{
    LimbsOfSession limbs(*m_session);
    QVERIFY(limbs.limbs().bentAt(joint("LeftLeg").index) != nullptr);
    const std::shared_ptr<const LearnedLimits> limits = limbs.limits();
    QCOMPARE(limbs.limits(), limits);
    document().setValues({0, 1, {0}}, {1.0}, u"x"_s);
    QCOMPARE(limbs.limits(), limits);
    document().setName(joint("LeftLeg").index, "Other");
    QVERIFY(limbs.limits() != limits);
    document().reset(leg(3));
    QVERIFY(limbs.limbs().bentAt(2) == nullptr);
}

QTEST_GUILESS_MAIN(PosedJointsTest)

} // namespace tst_posedjoints

#include "tst_posedjoints.moc"
