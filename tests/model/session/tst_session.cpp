#include "items/jointtreemodel.h"
#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

using namespace limber;

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void sharesOneSelection();
    void knowsBranches();
    void forgetsTheSelectionWithTheClip();
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
    // A row is selected as a whole: any column tells.
    QVERIFY(
        session.selection().isSelected(session.jointTree().indexOf(NodeId::joint(1), JointTreeModel::LengthColumn)));
    session.clearSelection();
    QVERIFY(session.selectedNodes().empty());
}

void SessionTest::knowsBranches()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.selectOnly(NodeId::joint(1));
    const std::vector<NodeId> expected{NodeId::joint(1), NodeId::joint(2), NodeId::endSite(0)};
    QVERIFY(session.selectedBranches() == expected);
}

void SessionTest::forgetsTheSelectionWithTheClip()
{
    Session session;
    test::open(session.document(), test::legText(2));
    session.selectOnly(NodeId::joint(2));
    test::open(session.document(), test::legText(3));
    QVERIFY(session.selectedNodes().empty());
    QVERIFY(!session.currentNode().isValid());
}

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
