#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_session {

using namespace limber;

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void sharesOneSelection();
    void selectsBranches();
    void aNewClipClearsTheSelection();
    void listenersToTheSelectionFindTheTableOfTheNewClip();
    void listenersToTheChangeTargetFindTheNewTree();
    void listenersToForgottenJointsFindTheNewTree();
    void listenersToTheFrameFindTheNewClipEverywhere();
    void listenersToTheFrameFindTheTableWithoutRemovedFrames();
};

void SessionTest::sharesOneSelection()
{
    Session session;
    test::open(session.document(), test::legText(2));
    QSignalSpy changed(&session, &Session::selectionChanged);
    session.select({NodeId::endSite(0), NodeId::joint(1)}, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(changed.count(), 1);
    const std::vector<NodeId> expected{NodeId::joint(1), NodeId::endSite(0)};
    QVERIFY(session.selectedNodes() == expected);
    QVERIFY(session.currentNode() == NodeId::joint(1));
    // A row is selected as a whole, so any column shows it.
    QVERIFY(
        session.selection().isSelected(session.jointTree().indexOf(NodeId::joint(1), JointTreeModel::LengthColumn)));
    session.clearSelection();
    QVERIFY(session.selectedNodes().empty());
}

void SessionTest::selectsBranches()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.selectOnly(NodeId::joint(1));
    const std::vector<NodeId> expected{NodeId::joint(1), NodeId::joint(2), NodeId::endSite(0)};
    QVERIFY(session.selectedBranches() == expected);
}

void SessionTest::aNewClipClearsTheSelection()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.selectOnly(NodeId::joint(2));
    test::open(session.document(), test::legText(3));
    QVERIFY(session.selectedNodes().empty());
    QVERIFY(!session.currentNode().isValid());
}

// The selection notifies its listeners while a clip with other columns is set: they already find the table of the new
// clip.
void SessionTest::listenersToTheSelectionFindTheTableOfTheNewClip()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.select({NodeId::joint(1)}, QItemSelectionModel::ClearAndSelect);
    // Makes the table compute its columns.
    QVERIFY(session.motionTable().headerData(0, Qt::Horizontal, MotionTableModel::DecimalsRole).isValid());
    int heard = 0;
    connect(&session, &Session::selectionChanged, this, [&] {
        ++heard;
        const int columns = session.document().skeleton().columnCount();
        QCOMPARE(session.motionTable().columnCount(), columns);
        for (int column = 0; column < columns; ++column)
            QVERIFY(session.motionTable().headerData(column, Qt::Horizontal, MotionTableModel::DecimalsRole).toInt() >=
                    0);
    });
    Clip larger = session.document().clip();
    const int last = larger.skeleton.jointCount() - 1;
    larger.skeleton.setChannels(last, {allChannels.begin(), allChannels.end()});
    larger.motion = Motion(2, larger.skeleton.columnCount());
    session.document().replaceClip(larger, QStringLiteral("larger"));
    QVERIFY(heard > 0);
}

// A layer disappears, and returns with a clip of more joints: a listener that looks at the selection then finds all of
// them.
void SessionTest::listenersToTheChangeTargetFindTheNewTree()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.document().setLayers(Layers(1), QStringLiteral("layer"));
    session.target().choose(0);
    int heard = 0;
    connect(&session.target(), &ChangeTarget::changed, this, [&] {
        ++heard;
        QVERIFY(session.selectedNodes().empty());
        const Skeleton &skeleton = session.document().skeleton();
        for (const NodeId node : skeleton.nodesInFileOrder())
            QVERIFY(session.jointTree().indexOf(node).isValid());
    });
    Clip larger = session.document().clip();
    for (int i = 0; i < 50; ++i) {
        Joint joint;
        joint.name = "more";
        joint.parent = larger.skeleton.jointCount() - 1;
        (void)larger.skeleton.addJoint(joint);
    }
    session.document().replaceClip(larger, QStringLiteral("larger"));
    session.document().undoStack().undo();
    QVERIFY(heard >= 2);
}

// When joints are removed, everything known about them is forgotten before any listener looks, and a listener that is
// notified of this finds the tree and the selection of the existing joints.
void SessionTest::listenersToForgottenJointsFindTheNewTree()
{
    Session session;
    test::open(session.document(), test::legText(2));
    Clip smaller = session.document().clip();
    for (int i = 0; i < 50; ++i) {
        Joint joint;
        joint.name = "more";
        joint.parent = session.document().skeleton().jointCount() - 1;
        Clip larger = session.document().clip();
        (void)larger.skeleton.addJoint(joint);
        session.document().replaceClip(larger, QStringLiteral("larger"));
    }
    const NodeId last = NodeId::joint(session.document().skeleton().jointCount() - 1);
    session.selectOnly(last);
    session.pins().toggle({last}, false);
    session.jointStates().setLocked({last}, true);
    session.selectionSets().save(QStringLiteral("last"), {last});
    int heard = 0;
    const auto look = [&] {
        ++heard;
        QVERIFY(session.selection().selection().isEmpty());
        QVERIFY(session.selectedNodes().empty());
        QVERIFY(session.pins().all().empty());
        QVERIFY(!session.jointStates().isLocked(last));
        QVERIFY(session.selectionSets().all().empty());
        QVERIFY(session.jointTree().indexOf(NodeId::joint(0)).isValid());
    };
    connect(&session.pins(), &Pins::changed, this, look);
    connect(&session.jointStates(), &JointStates::changed, this, look);
    connect(&session.selectionSets(), &SelectionSets::changed, this, look);
    connect(&session, &Session::selectionChanged, this, look);
    session.document().replaceClip(smaller, QStringLiteral("smaller"));
    QVERIFY(heard >= 4);
}

// The frame moves because the new clip is shorter.
void SessionTest::listenersToTheFrameFindTheNewClipEverywhere()
{
    Session session;
    test::open(session.document(), test::legText(10));
    session.selectOnly(NodeId::joint(session.document().skeleton().jointCount() - 1));
    session.playhead().setFrame(9);
    QVERIFY(!session.motionTable().textOf(11, 0.5).isEmpty());
    int heard = 0;
    connect(&session.playhead(), &Playhead::frameChanged, this, [&](int frame) {
        QCOMPARE(frame, 1);
        QVERIFY(!session.currentNode().isValid());
        QCOMPARE(session.jointTree().rowCount(session.jointTree().index(0, 0)), 0);
        QCOMPARE(session.motionTable().columnCount(), 1);
        QVERIFY(session.motionTable().index(1, 0).data().isValid());
        QCOMPARE(session.layered().clip().motion.frameCount(), 2);
        ++heard;
    });
    Clip smaller;
    smaller.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    smaller.skeleton.setChannels(0, {channels::Xrotation});
    smaller.motion = Motion(2, 1);
    session.document().replaceClip(smaller, QStringLiteral("x"));
    QCOMPARE(heard, 1);
    QCOMPARE(session.playhead().frame(), 1);
}

void SessionTest::listenersToTheFrameFindTheTableWithoutRemovedFrames()
{
    Session session;
    test::open(session.document(), test::legText(10));
    session.playhead().setRange(2, 8);
    session.playhead().setFrame(9);
    const QSignalSpy removed(&session.motionTable(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy range(&session.playhead(), &Playhead::rangeChanged);
    int heard = 0;
    connect(&session.playhead(), &Playhead::frameChanged, this, [&](int frame) {
        QCOMPARE(frame, 4);
        QCOMPARE(removed.count(), 1);
        ++heard;
    });
    session.document().removeFrames(5, 5);
    QCOMPARE(heard, 1);
    QCOMPARE(range.count(), 1);
    QCOMPARE(session.playhead().lastFrame(), 4);
    session.document().undoStack().undo();
    QCOMPARE(heard, 1);
}

QTEST_GUILESS_MAIN(SessionTest)

} // namespace tst_session

#include "tst_session.moc"
