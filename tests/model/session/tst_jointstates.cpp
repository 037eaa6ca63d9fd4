#include "items/jointtreemodel.h"
#include "session/mirroredselection.h"
#include "session/session.h"
#include "support/otherrests.h"
#include "support/walker.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_jointstates {

using namespace limber;
using namespace limber::test;

// Which joints a session hides and locks.
class JointStatesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hidingAJointHidesItsEndSites();
    void endSitesCanBeHiddenAlone();
    void isolatingHidesAllOthers();
    void showingAnEndSiteShowsItsJoint();
    void locksAreOfJoints();
    void missingNodesAreIgnored();
    void changedNamesAndValuesKeepTheStates();
    void aClipWithOtherJointsClearsTheStates();
    void theTreeDescribesTheStatesInWords();
    void theOtherSideIsFound();
    void theOtherSideIsFoundWhateverTheRestPoseIs();

private:
    [[nodiscard]] Document &document() { return m_session->document(); }
    [[nodiscard]] JointStates &states() { return m_session->jointStates(); }
    [[nodiscard]] NodeId joint(const char *name) { return NodeId::joint(jointNamed(document().skeleton(), name)); }

    std::unique_ptr<Session> m_session;
};

void JointStatesTest::init()
{
    m_session = std::make_unique<Session>();
    document().reset(makeWalker({.frames = 20}).clip);
}

void JointStatesTest::hidingAJointHidesItsEndSites()
{
    const int parent = document().skeleton().endSite(0).parent;
    QSignalSpy changed(&states(), &JointStates::changed);
    states().setHidden({NodeId::joint(parent)}, true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(states().isHidden(NodeId::joint(parent)));
    QVERIFY(states().isHidden(NodeId::endSite(0)));
    QVERIFY(!states().isHidden(NodeId::joint(0)));
    QCOMPARE(states().hiddenCount(), 1);
    states().setHidden({NodeId::joint(parent)}, false);
    QVERIFY(!states().hidesAny());
}

void JointStatesTest::endSitesCanBeHiddenAlone()
{
    states().setHidden({NodeId::endSite(0)}, true);
    QVERIFY(states().isHidden(NodeId::endSite(0)));
    QVERIFY(!states().isHidden(NodeId::joint(document().skeleton().endSite(0).parent)));
    QCOMPARE(states().hiddenCount(), 1);
    states().showAll();
    QVERIFY(!states().isHidden(NodeId::endSite(0)));
}

void JointStatesTest::isolatingHidesAllOthers()
{
    const NodeId end = NodeId::endSite(0);
    const NodeId parent = NodeId::joint(document().skeleton().endSite(0).parent);
    states().isolate({end});
    for (const NodeId node : document().skeleton().nodesInFileOrder())
        QCOMPARE(states().isHidden(node), !(node == end || node == parent));
    QCOMPARE(states().hiddenCount(), document().skeleton().jointCount() - 1);
}

void JointStatesTest::showingAnEndSiteShowsItsJoint()
{
    const NodeId parent = NodeId::joint(document().skeleton().endSite(0).parent);
    states().setHidden({parent}, true);
    states().setHidden({NodeId::endSite(0)}, false);
    QVERIFY(!states().isHidden(NodeId::endSite(0)));
    QVERIFY(!states().isHidden(parent));
    QVERIFY(!states().hidesAny());
}

void JointStatesTest::locksAreOfJoints()
{
    states().setLocked({joint("LeftFoot"), NodeId::endSite(0)}, true);
    QVERIFY(states().isLocked(joint("LeftFoot")));
    QVERIFY(!states().isLocked(NodeId::endSite(0)));
    QCOMPARE(static_cast<int>(std::ranges::count(states().locked(), true)), 1);
    states().unlockAll();
    QVERIFY(!states().locksAny());
    QVERIFY(states().locked().empty());
}

void JointStatesTest::missingNodesAreIgnored()
{
    states().setHidden({NodeId::joint(5000), NodeId(), NodeId::endSite(700)}, true);
    states().setLocked({NodeId::joint(5000), NodeId()}, true);
    QVERIFY(!states().hidesAny());
    QVERIFY(!states().locksAny());
    QVERIFY(!states().isHidden(NodeId::joint(5000)));
    Session empty;
    empty.jointStates().isolate({NodeId::joint(0)});
    QVERIFY(!empty.jointStates().hidesAny());
}

void JointStatesTest::changedNamesAndValuesKeepTheStates()
{
    states().setHidden({joint("LeftFoot")}, true);
    states().setLocked({joint("RightFoot")}, true);
    m_session->pins().toggle({NodeId::joint(0)}, false);
    const NodeId left = joint("LeftFoot");
    const NodeId right = joint("RightFoot");
    document().setName(left.index, "Other");
    document().removeFrames(0, 5);
    // A reset with the same joints.
    Clip longer = document().clip();
    longer.motion = Motion(40, longer.skeleton.columnCount());
    document().replaceClip(std::move(longer), QStringLiteral("longer"));
    QVERIFY(states().isHidden(left));
    QVERIFY(states().isLocked(right));
    QCOMPARE(m_session->pins().all().size(), std::size_t{1});
    document().undoStack().undo();
    QVERIFY(states().isHidden(left));
}

void JointStatesTest::aClipWithOtherJointsClearsTheStates()
{
    states().setHidden({joint("LeftFoot")}, true);
    states().setLocked({joint("RightFoot")}, true);
    m_session->pins().toggle({NodeId::joint(0)}, false);
    test::open(document(), test::legText(2));
    QVERIFY(!states().hidesAny());
    QVERIFY(!states().locksAny());
    QVERIFY(m_session->pins().all().empty());
}

void JointStatesTest::theTreeDescribesTheStatesInWords()
{
    JointTreeModel &tree = m_session->jointTree();
    const NodeId foot = joint("LeftFoot");
    const auto said = [&] { return tree.data(tree.indexOf(foot), Qt::AccessibleTextRole).toString(); };
    QCOMPARE(said(), QStringLiteral("LeftFoot"));
    QSignalSpy changed(&tree, &JointTreeModel::dataChanged);
    states().setHidden({foot}, true);
    QVERIFY(changed.count() > 0);
    QCOMPARE(said(), QStringLiteral("LeftFoot (hidden)"));
    states().setLocked({foot}, true);
    m_session->pins().toggle({foot}, false);
    QCOMPARE(said(), QStringLiteral("LeftFoot (hidden, locked, pinned)"));
    QVERIFY(tree.data(tree.indexOf(foot), Qt::ToolTipRole).toString().contains(QLatin1String("locked")));
    QCOMPARE(tree.data(tree.indexOf(foot), Qt::DisplayRole).toString(), QStringLiteral("LeftFoot"));
    document().setName(foot.index, "100%1 %2"); // the name contains place markers, which must not be filled in
    QCOMPARE(said(), QStringLiteral("100%1 %2 (hidden, locked, pinned)"));
}

void JointStatesTest::theOtherSideIsFound()
{
    const std::vector<NodeId> mirrored = mirroredNodes(document(), {NodeId::joint(0), joint("LeftFoot")});
    const std::vector<NodeId> wanted{NodeId::joint(0), joint("RightFoot")};
    QVERIFY(mirrored == wanted);
    const Skeleton &skeleton = document().skeleton();
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        const std::vector<NodeId> other = mirroredNodes(document(), {NodeId::endSite(end)});
        const int parent = skeleton.endSite(end).parent;
        QVERIFY(!other.empty() && other.front().isEndSite());
        QVERIFY(mirroredNodes(document(), {NodeId::joint(parent)}).front() ==
                NodeId::joint(skeleton.endSite(other.front().index).parent));
    }
    document().removeFrames(0, document().motion().frameCount());
    QVERIFY(mirroredNodes(document(), {joint("LeftFoot")}).empty());
}

// Offsets do not show which joints are in the middle where all bones lie on a line.
void JointStatesTest::theOtherSideIsFoundWhateverTheRestPoseIs()
{
    const Clip walk = makeWalker({.frames = 60}).clip;
    for (const glm::dvec3 line : {glm::dvec3(1, 0, 0), glm::dvec3(0.6, 0, 0.8)}) {
        document().reset(allAlong(walk, line, false));
        for (const char *name : {"Foot", "Hand", "ForeArm", "UpLeg"}) {
            const NodeId left = joint(qPrintable(QLatin1String("Left") + QLatin1String(name)));
            const NodeId right = joint(qPrintable(QLatin1String("Right") + QLatin1String(name)));
            QVERIFY2(mirroredNodes(document(), {left}) == std::vector{right}, name);
        }
        for (const char *name : {"Hips", "Spine", "Head"})
            QVERIFY2(mirroredNodes(document(), {joint(name)}) == std::vector{joint(name)}, name);
    }
}

QTEST_GUILESS_MAIN(JointStatesTest)

} // namespace tst_jointstates

#include "tst_jointstates.moc"
