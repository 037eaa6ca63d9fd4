#include "session/session.h"
#include "support/walker.h"
#include "toolrow/poseactions.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace tst_poseactions {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The commands for shaping poses: when they can be used, and what they do.
class PoseActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void toolsAndAxesAreChosen();
    void targetsOfSnappingAreSwitched();
    void pinsNeedASelection();
    void posesNeedFrames();
    void aPoseIsCopiedAndPasted();
    void onlySelectedJointsAreCopied();
    void aPoseThatIsThereAlreadyIsReported();
    void aMirroredPoseChangesTheOtherSide();
    void pastingOutsideOfTheRangeIsRefused();
    void pinSpacesFollowTheSelection();
    void theOtherSideTakesTheMirroredPose();
    void onlyPartnersOfSelectedJointsAreMirrored();
    void lockedJointsAreLeftOutAndNamed();
    void aSideMustBeChosenToBeMirrored_data();
    void aSideMustBeChosenToBeMirrored();
    void aMirroredSideGoesWhereChangesGo();
    void aSideThatIsMirroredAlreadyIsReported();

private:
    void selectNamed(const QStringList &names);
    // Returns the angles of a joint in a frame.
    [[nodiscard]] std::vector<double> anglesOf(int frame, const char *name) const;
    [[nodiscard]] QAction &action(ActionId id) const { return *m_actions->actions()[id]; }
    [[nodiscard]] int joint(const char *name) const { return jointNamed(document().skeleton(), name); }
    [[nodiscard]] Document &document() const { return m_session->document(); }
    [[nodiscard]] double value(int frame, const char *name, int channel = 0) const
    {
        return document().motion().value(frame, document().skeleton().joint(joint(name)).firstColumn + channel);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_settings;
    std::unique_ptr<PoseActions> m_actions;
};

void PoseActionsTest::init()
{
    m_actions.reset();
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 60}).clip);
    m_settings = std::make_unique<ToolSettings>();
    m_settings->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::ThisFrame; });
    m_actions = std::make_unique<PoseActions>(*m_settings);
    m_actions->setSession(m_session.get());
}

void PoseActionsTest::toolsAndAxesAreChosen()
{
    for (const auto &[id, tool] :
         {std::pair(ActionId::MoveTool, ToolName("move")), std::pair(ActionId::RotateTool, ToolName("rotate")),
          std::pair(ActionId::IkTool, ToolName("ik")), std::pair(ActionId::LookAtTool, ToolName("lookAt")),
          std::pair(ActionId::SelectTool, ToolName("select"))}) {
        action(id).trigger();
        QCOMPARE(m_settings->choices().tool, tool);
        for (const ActionId each : {ActionId::MoveTool, ActionId::RotateTool, ActionId::IkTool, ActionId::SelectTool})
            QCOMPARE(action(each).isChecked(), each == id);
    }
    action(ActionId::ParentAxes).trigger();
    QCOMPARE(m_settings->choices().space, HandleSpace::Parent);
    m_settings->change([](ToolChoices &choices) { choices.space = HandleSpace::Local; });
    QVERIFY(action(ActionId::LocalAxes).isChecked() && !action(ActionId::ParentAxes).isChecked());
}

void PoseActionsTest::targetsOfSnappingAreSwitched()
{
    const QList<QAction *> entries = m_actions->snapMenu().actions();
    QCOMPARE(entries.size(), 5);
    SnapTargets expected;
    const std::array<bool SnapTargets::*, 5> members{&SnapTargets::seconds, &SnapTargets::markers, &SnapTargets::keys,
                                                     &SnapTargets::contacts, &SnapTargets::range};
    int switched = 0;
    for (QAction *entry : entries) {
        QVERIFY(entry->isChecked());
        entry->trigger();
        QVERIFY(!entry->isChecked());
        int off = 0;
        for (const auto member : members)
            off += m_settings->choices().snapTargets.*member ? 0 : 1;
        QCOMPARE(off, ++switched);
    }
    m_settings->change([&](ToolChoices &choices) { choices.snapTargets = expected; });
    for (const QAction *entry : entries)
        QVERIFY(entry->isChecked());
}

void PoseActionsTest::pinsNeedASelection()
{
    QVERIFY(!action(ActionId::PinJoints).isEnabled() && !action(ActionId::FreePins).isEnabled());
    m_session->selectOnly(NodeId::joint(joint("LeftFoot")));
    QVERIFY(action(ActionId::PinJoints).isEnabled() && !action(ActionId::FreePins).isEnabled());
    action(ActionId::PinJoints).trigger();
    QCOMPARE(m_session->pins().all().size(), std::size_t(1));
    QVERIFY(action(ActionId::FreePins).isEnabled());
    action(ActionId::FreePins).trigger();
    QVERIFY(m_session->pins().all().empty() && !action(ActionId::FreePins).isEnabled());
    action(ActionId::PinWithRotation).trigger();
    QCOMPARE(m_session->pins().all().size(), std::size_t(1));
}

void PoseActionsTest::posesNeedFrames()
{
    QVERIFY(action(ActionId::CopyPose).isEnabled() && !action(ActionId::PastePose).isEnabled());
    action(ActionId::CopyPose).trigger();
    QVERIFY(action(ActionId::PastePose).isEnabled() && action(ActionId::PasteMirroredPose).isEnabled());
    Clip empty = document().clip();
    empty.motion = Motion(0, empty.skeleton.columnCount());
    document().reset(empty);
    QVERIFY(!action(ActionId::CopyPose).isEnabled() && !action(ActionId::PastePose).isEnabled());
    m_actions->setSession(nullptr);
    QVERIFY(!action(ActionId::PinJoints).isEnabled() && !action(ActionId::CopyPose).isEnabled());
    m_actions->putPose({}, false); // does nothing without a session
}

void PoseActionsTest::aPoseIsCopiedAndPasted()
{
    QSignalSpy done(m_actions.get(), &PoseActions::done);
    m_session->playhead().setFrame(5);
    action(ActionId::CopyPose).trigger();
    QCOMPARE(done.last().first().toString(), u"Copied the pose of frame 5"_s);
    m_session->playhead().setFrame(40);
    const double untouched = value(41, "LeftLeg", 1);
    QVERIFY(value(40, "LeftLeg", 1) != value(5, "LeftLeg", 1));
    action(ActionId::PastePose).trigger();
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(value(40, "LeftLeg", 1), value(5, "LeftLeg", 1));
    QCOMPARE(value(41, "LeftLeg", 1), untouched);
}

void PoseActionsTest::onlySelectedJointsAreCopied()
{
    QSignalSpy done(m_actions.get(), &PoseActions::done);
    m_session->playhead().setFrame(5);
    m_session->selectOnly(NodeId::joint(joint("LeftLeg")));
    action(ActionId::CopyPose).trigger();
    QVERIFY2(done.last().first().toString().startsWith(u"Copied the pose of 1 joint"),
             qPrintable(done.last().first().toString()));
    m_session->playhead().setFrame(40);
    const double other = value(40, "RightLeg", 1);
    action(ActionId::PastePose).trigger();
    QCOMPARE(value(40, "LeftLeg", 1), value(5, "LeftLeg", 1));
    QCOMPARE(value(40, "RightLeg", 1), other);
    m_session->selectOnly(NodeId::endSite(0)); // an end site has no pose of its own
    action(ActionId::CopyPose).trigger();
    QCOMPARE(done.last().first().toString(), u"Copied the pose of frame 40"_s);
}

void PoseActionsTest::aPoseThatIsThereAlreadyIsReported()
{
    QSignalSpy done(m_actions.get(), &PoseActions::done);
    m_session->playhead().setFrame(5);
    action(ActionId::CopyPose).trigger();
    action(ActionId::PastePose).trigger();
    QVERIFY2(done.last().first().toString().startsWith(u"The pose is already like that"),
             qPrintable(done.last().first().toString()));
    QCOMPARE(document().undoStack().count(), 0);
}

void PoseActionsTest::aMirroredPoseChangesTheOtherSide()
{
    m_session->playhead().setFrame(5);
    action(ActionId::CopyPose).trigger();
    m_session->playhead().setFrame(40);
    action(ActionId::PasteMirroredPose).trigger();
    QVERIFY(std::abs(value(40, "RightLeg", 1) - value(5, "LeftLeg", 1)) < 1e-6);
    QVERIFY(std::abs(value(40, "LeftLeg", 1) - value(5, "RightLeg", 1)) < 1e-6);
}

void PoseActionsTest::pastingOutsideOfTheRangeIsRefused()
{
    QSignalSpy refused(m_actions.get(), &PoseActions::refused);
    action(ActionId::CopyPose).trigger();
    m_session->playhead().setRange(10, 20);
    m_settings->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::Range; });
    m_session->playhead().setFrame(40);
    action(ActionId::PastePose).trigger();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(document().undoStack().count(), 0);
}

void PoseActionsTest::pinSpacesFollowTheSelection()
{
    const QList<QAction *> entries = m_actions->pinSpaceMenu().actions();
    QCOMPARE(entries.size(), 4);
    const auto states = [&] {
        QString text;
        for (const QAction *entry : entries)
            text += !entry->isEnabled() ? u'-' : entry->isChecked() ? u'x' : u'o';
        return text;
    };
    selectNamed({u"LeftHand"_s});
    QVERIFY(!action(ActionId::PinSpaceMenu).isEnabled()); // it has no pin
    QCOMPARE(states(), u"----"_s);
    action(ActionId::PinJoints).trigger();
    QVERIFY(action(ActionId::PinSpaceMenu).isEnabled());
    QCOMPARE(states(), u"xooo"_s);
    action(ActionId::PinOnHead).trigger();
    QCOMPARE(states(), u"ooxo"_s);
    QCOMPARE(m_session->pins().all().front().space, joint("Head"));
    action(ActionId::PinOnHead).trigger(); // the same again
    QCOMPARE(states(), u"ooxo"_s);
    action(ActionId::PinOnOtherHand).trigger();
    QCOMPARE(m_session->pins().all().front().space, joint("RightHand"));
    selectNamed({u"RightHand"_s, u"LeftHand"_s});
    action(ActionId::PinJoints).trigger(); // pins both again
    QCOMPARE(states(), u"xooo"_s);
    selectNamed({u"RightFoot"_s});
    action(ActionId::PinJoints).trigger();
    QCOMPARE(states(), u"xoo-"_s);
    selectNamed({u"RightFoot"_s, u"LeftHand"_s});
    action(ActionId::PinOnHips).trigger();
    QCOMPARE(states(), u"oxoo"_s);
    QCOMPARE(document().undoStack().count(), 0); // pins make no undo steps
    action(ActionId::FreePins).trigger();
    QCOMPARE(states(), u"----"_s);
}

void PoseActionsTest::selectNamed(const QStringList &names)
{
    std::vector<NodeId> nodes;
    for (const QString &name : names)
        nodes.push_back(NodeId::joint(joint(name.toLatin1().constData())));
    m_session->select(nodes, QItemSelectionModel::ClearAndSelect);
}

std::vector<double> PoseActionsTest::anglesOf(int frame, const char *name) const
{
    const Joint &each = document().skeleton().joint(joint(name));
    std::vector<double> angles;
    for (int i = 0; i < each.columnCount(); ++i)
        angles.push_back(document().motion().value(frame, each.firstColumn + i));
    return angles;
}

void PoseActionsTest::theOtherSideTakesTheMirroredPose()
{
    m_session->playhead().setFrame(20);
    selectNamed({u"LeftUpLeg"_s, u"LeftLeg"_s, u"LeftFoot"_s});
    const std::vector<double> left = anglesOf(20, "LeftLeg");
    const std::vector<double> spine = anglesOf(20, "Spine");
    const std::vector<double> later = anglesOf(21, "RightLeg");
    QVERIFY(anglesOf(20, "RightLeg") != left);
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().text(0), u"Mirror to the other side, 1 frame(s)"_s);
    QCOMPARE(anglesOf(20, "RightLeg")[1], left[1]); // the X axis goes from side to side
    QCOMPARE(anglesOf(20, "LeftLeg"), left);
    QCOMPARE(anglesOf(20, "Spine"), spine);
    QCOMPARE(anglesOf(21, "RightLeg"), later);
    document().undoStack().undo();
    QVERIFY(anglesOf(20, "RightLeg") != left);
}

void PoseActionsTest::onlyPartnersOfSelectedJointsAreMirrored()
{
    m_session->playhead().setFrame(20);
    selectNamed({u"Spine"_s, u"RightLeg"_s}); // the middle of the body does not matter
    const std::vector<double> thigh = anglesOf(20, "LeftUpLeg");
    const double knee = value(20, "RightLeg", 1);
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(value(20, "LeftLeg", 1), knee);
    QCOMPARE(anglesOf(20, "LeftUpLeg"), thigh);
}

void PoseActionsTest::lockedJointsAreLeftOutAndNamed()
{
    QSignalSpy done(m_actions.get(), &PoseActions::done);
    m_session->playhead().setFrame(20);
    m_session->jointStates().setLocked({NodeId::joint(joint("RightUpLeg"))}, true);
    selectNamed({u"LeftUpLeg"_s, u"LeftLeg"_s});
    const std::vector<double> thigh = anglesOf(20, "RightUpLeg");
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(anglesOf(20, "RightUpLeg"), thigh);
    QCOMPARE(value(20, "RightLeg", 1), value(20, "LeftLeg", 1));
    QCOMPARE(done.last().first().toString(), u"Locked and left out: RightUpLeg"_s);
}

void PoseActionsTest::aSideMustBeChosenToBeMirrored_data()
{
    QTest::addColumn<QStringList>("selected");
    QTest::newRow("the middle") << QStringList{u"Spine"_s, u"Head"_s};
    QTest::newRow("the joint that travels") << QStringList{u"Hips"_s};
    QTest::newRow("both sides") << QStringList{u"LeftLeg"_s, u"RightFoot"_s};
}

void PoseActionsTest::aSideMustBeChosenToBeMirrored()
{
    QFETCH(QStringList, selected);
    QVERIFY(!action(ActionId::MirrorToOtherSide).isEnabled());
    QSignalSpy refused(m_actions.get(), &PoseActions::refused);
    selectNamed(selected);
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!m_actions->gesture().isRunning() && !m_session->preview().isShown());
}

void PoseActionsTest::aMirroredSideGoesWhereChangesGo()
{
    m_session->playhead().setFrame(20);
    m_session->playhead().setRange(10, 30);
    m_settings->change([](ToolChoices &choices) { choices.spread.reach = ChangeReach::Range; });
    selectNamed({u"LeftLeg"_s});
    const std::vector<double> inside = anglesOf(12, "RightLeg");
    const std::vector<double> outside = anglesOf(40, "RightLeg");
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(std::abs(value(20, "RightLeg", 1) - value(20, "LeftLeg", 1)) < 1e-9);
    QVERIFY(anglesOf(12, "RightLeg") != inside);
    QCOMPARE(anglesOf(40, "RightLeg"), outside);
}

void PoseActionsTest::aSideThatIsMirroredAlreadyIsReported()
{
    QSignalSpy done(m_actions.get(), &PoseActions::done);
    m_session->playhead().setFrame(20);
    selectNamed({u"LeftLeg"_s});
    action(ActionId::MirrorToOtherSide).trigger();
    action(ActionId::MirrorToOtherSide).trigger();
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(done.last().first().toString(), u"The other side has this pose already."_s);
}

QTEST_MAIN(PoseActionsTest)

} // namespace tst_poseactions

#include "tst_poseactions.moc"
