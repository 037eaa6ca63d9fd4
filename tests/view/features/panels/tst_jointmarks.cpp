#include "drawing.h"
#include "figures.h"
#include "items/jointtreemodel.h"
#include "panels/jointmarks.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTest>
#include <QToolTip>
#include <QTreeView>

#include <memory>

namespace tst_jointmarks {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Eyes, locks and pins in the tree of joints. The lock takes the last 18 pixels of a row's name, the eye those before
// it, and the pin those before the eye.
class JointMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void marksAreShownUnderTheMouse();
    void setMarksStayShown();
    void endSitesHaveNoLock();
    void aClickOnAnEyeHides();
    void aClickOnALockLocks();
    void pinsAreShownWhereTheyAre();
    void aClickOnAPinRemovesIt();
    void clicksBesideTheMarksAreForTheTree();
    void aSelectedRowStandsForAllSelectedOnes();
    void withShiftTheBranchFollows();
    void theToolTipSaysWhatAClickDoes();
    void marksArePaintedInTheirBoxes();
    void withoutASessionThereAreNone();

private:
    [[nodiscard]] QModelIndex row(NodeId node) const { return m_session->jointTree().indexOf(node); }
    [[nodiscard]] QModelIndex row(int joint) const { return row(NodeId::joint(joint)); }
    // A point so many pixels from the right end of a row's name.
    [[nodiscard]] QPoint fromTheRight(const QModelIndex &index, int pixels) const
    {
        const QRect cell = m_tree->visualRect(index);
        return {cell.right() + 1 - pixels, cell.center().y()};
    }
    bool send(QEvent::Type type, const QPoint &at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(type, at, m_tree->viewport()->mapToGlobal(at), button, button, modifiers);
        return m_marks->eventFilter(m_tree->viewport(), &event);
    }
    bool press(const QPoint &at, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        const bool isTaken = send(QEvent::MouseButtonPress, at, button, modifiers);
        return send(QEvent::MouseButtonRelease, at, button, modifiers) && isTaken;
    }
    void hover(const QModelIndex &index) { send(QEvent::MouseMove, fromTheRight(index, 60), Qt::NoButton); }
    bool clickEye(int joint, Qt::KeyboardModifiers modifiers = {})
    {
        return press(fromTheRight(row(joint), 27), modifiers);
    }
    bool clickLock(int joint, Qt::KeyboardModifiers modifiers = {})
    {
        return press(fromTheRight(row(joint), 9), modifiers);
    }
    [[nodiscard]] JointStates &states() const { return m_session->jointStates(); }
    [[nodiscard]] bool isHidden(int joint) const { return states().isHidden(NodeId::joint(joint)); }
    [[nodiscard]] bool isLocked(int joint) const { return states().isLocked(NodeId::joint(joint)); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<QTreeView> m_tree;
    JointMarks *m_marks = nullptr;
};

void JointMarksTest::init()
{
    m_tree.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(2));
    m_tree = std::make_unique<QTreeView>();
    m_tree->setModel(&m_session->jointTree());
    m_tree->resize(500, 400);
    m_tree->setColumnWidth(JointTreeModel::NameColumn, 300);
    m_tree->expandAll();
    m_tree->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tree.get()));
    m_marks = new JointMarks(*m_tree);
    m_marks->setSession(m_session.get());
}

void JointMarksTest::marksAreShownUnderTheMouse()
{
    QCOMPARE(m_marks->widthIn(row(chest)), 0);
    hover(row(chest));
    QCOMPARE(m_marks->widthIn(row(chest)), 36);
    QCOMPARE(m_marks->widthIn(row(leftLeg)), 0);
    hover(row(leftLeg));
    QCOMPARE(m_marks->widthIn(row(chest)), 0);
    QCOMPARE(m_marks->widthIn(row(leftLeg)), 36);
    QEvent leave(QEvent::Leave);
    QVERIFY(!m_marks->eventFilter(m_tree->viewport(), &leave));
    QCOMPARE(m_marks->widthIn(row(leftLeg)), 0);
    QEvent enter(QEvent::Enter); // is of no interest
    QVERIFY(!m_marks->eventFilter(m_tree->viewport(), &enter));
}

void JointMarksTest::setMarksStayShown()
{
    states().setLocked({NodeId::joint(chest)}, true);
    QCOMPARE(m_marks->widthIn(row(chest)), 18);
    QVERIFY(!m_marks->isHidden(row(chest)));
    states().setHidden({NodeId::joint(chest)}, true);
    QCOMPARE(m_marks->widthIn(row(chest)), 36);
    QVERIFY(m_marks->isHidden(row(chest)));
    QVERIFY(!m_marks->isHidden(row(leftLeg)));
}

void JointMarksTest::endSitesHaveNoLock()
{
    const QModelIndex site = row(NodeId::endSite(0));
    hover(site);
    QCOMPARE(m_marks->widthIn(site), 36);
    QVERIFY(!press(fromTheRight(site, 9)));
    QVERIFY(press(fromTheRight(site, 27)));
    QVERIFY(states().isHidden(NodeId::endSite(0)));
    QVERIFY(!isHidden(leftLeg));
}

void JointMarksTest::aClickOnAnEyeHides()
{
    QVERIFY(clickEye(chest));
    QVERIFY(isHidden(chest));
    QVERIFY(!isLocked(chest));
    QVERIFY(!isHidden(leftLeg) && !isHidden(hips));
    QVERIFY(clickEye(chest));
    QVERIFY(!isHidden(chest));
    QVERIFY(press(fromTheRight(row(chest), 36))); // the first pixel
    QVERIFY(isHidden(chest));
    QVERIFY(press(fromTheRight(row(chest), 19))); // the last one
    QVERIFY(!isHidden(chest));
}

void JointMarksTest::aClickOnALockLocks()
{
    QVERIFY(clickLock(chest));
    QVERIFY(isLocked(chest));
    QVERIFY(!isHidden(chest));
    QVERIFY(clickLock(chest));
    QVERIFY(!isLocked(chest));
    QVERIFY(press(fromTheRight(row(chest), 18)));
    QVERIFY(isLocked(chest));
    QVERIFY(press(fromTheRight(row(chest), 1)));
    QVERIFY(!isLocked(chest));
}

void JointMarksTest::pinsAreShownWhereTheyAre()
{
    m_session->pins().set({{NodeId::joint(chest), false}, {NodeId::endSite(0), true}});
    QCOMPARE(m_marks->widthIn(row(chest)), 54);
    QCOMPARE(m_marks->widthIn(row(NodeId::endSite(0))), 54);
    QCOMPARE(m_marks->widthIn(row(leftLeg)), 0);
    hover(row(leftLeg)); // a joint that has no pin shows no place for one
    QCOMPARE(m_marks->widthIn(row(leftLeg)), 36);
    m_session->pins().clear();
    QCOMPARE(m_marks->widthIn(row(chest)), 0);
}

void JointMarksTest::aClickOnAPinRemovesIt()
{
    m_session->pins().set(
        {{NodeId::joint(chest), false}, {NodeId::joint(leftLeg), true}, {NodeId::joint(rightLeg), true}});
    QVERIFY(press(fromTheRight(row(chest), 54))); // the first pixel
    QVERIFY(m_session->pins().of(NodeId::joint(chest)) == nullptr);
    QVERIFY(!press(fromTheRight(row(chest), 45))); // there is none any more
    // Two that are pinned in different ways, both selected, lose their pins together.
    m_session->pins().set({{NodeId::joint(chest), false}, {NodeId::joint(leftLeg), true}, {NodeId::joint(hips), true}});
    m_session->select({NodeId::joint(chest), NodeId::joint(leftLeg)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY(press(fromTheRight(row(leftLeg), 45)));
    QCOMPARE(m_session->pins().all(), std::vector<Pin>({{NodeId::joint(hips), true}}));
}

void JointMarksTest::clicksBesideTheMarksAreForTheTree()
{
    QVERIFY(!press(fromTheRight(row(chest), 37)));
    QVERIFY(!press(fromTheRight(row(chest), 9), {}, Qt::RightButton));
    QVERIFY(!press({5, m_tree->viewport()->height() - 3})); // below all rows
    QVERIFY(!isHidden(chest) && !isLocked(chest));
    QVERIFY(!send(QEvent::MouseMove, fromTheRight(row(chest), 9), Qt::LeftButton));
    QVERIFY(send(QEvent::MouseButtonPress, fromTheRight(row(chest), 9), Qt::LeftButton));
    QVERIFY(send(QEvent::MouseMove, fromTheRight(row(chest), 9), Qt::LeftButton)); // the tree would select rows
    QVERIFY(send(QEvent::MouseButtonRelease, fromTheRight(row(chest), 9), Qt::LeftButton));
    QVERIFY(!send(QEvent::MouseMove, fromTheRight(row(chest), 9), Qt::NoButton));
    QVERIFY(!send(QEvent::MouseButtonRelease, fromTheRight(row(chest), 9), Qt::LeftButton));
}

void JointMarksTest::aSelectedRowStandsForAllSelectedOnes()
{
    m_session->select({NodeId::joint(chest), NodeId::joint(leftLeg)}, QItemSelectionModel::ClearAndSelect);
    QVERIFY(clickEye(chest));
    QVERIFY(isHidden(chest) && isHidden(leftLeg) && !isHidden(rightLeg));
    QVERIFY(clickEye(rightLeg)); // is not selected
    QVERIFY(isHidden(rightLeg) && isHidden(chest));
    QVERIFY(clickLock(leftLeg));
    QVERIFY(isLocked(chest) && isLocked(leftLeg) && !isLocked(rightLeg));
    QVERIFY(clickLock(chest));
    QVERIFY(!isLocked(chest) && !isLocked(leftLeg));
}

void JointMarksTest::withShiftTheBranchFollows()
{
    QVERIFY(clickLock(hips, Qt::ShiftModifier));
    for (const int joint : {hips, leftLeg, rightLeg, chest})
        QVERIFY(isLocked(joint));
    QVERIFY(clickLock(leftLeg, Qt::ShiftModifier));
    QVERIFY(!isLocked(leftLeg));
    QVERIFY(isLocked(hips) && isLocked(rightLeg));
    QVERIFY(clickEye(hips, Qt::ShiftModifier));
    for (const int joint : {hips, leftLeg, rightLeg, chest})
        QVERIFY(isHidden(joint));
}

void JointMarksTest::theToolTipSaysWhatAClickDoes()
{
    const auto toolTip = [this](int pixels) {
        const QPoint at = fromTheRight(row(chest), pixels);
        QHelpEvent event(QEvent::ToolTip, at, m_tree->viewport()->mapToGlobal(at));
        return m_marks->eventFilter(m_tree->viewport(), &event) ? QToolTip::text() : QString();
    };
    hover(row(chest));
    QVERIFY(toolTip(27).startsWith(u"Hide in the view"_s));
    QVERIFY(toolTip(9).startsWith(u"Lock"_s));
    QVERIFY(toolTip(60).isEmpty());
    states().setHidden({NodeId::joint(chest)}, true);
    states().setLocked({NodeId::joint(chest)}, true);
    QVERIFY(toolTip(45).isEmpty());
    m_session->pins().set({{NodeId::joint(chest), false}});
    QVERIFY(toolTip(45).startsWith(u"Remove the pin"_s));
    QVERIFY(toolTip(27).startsWith(u"Show in the view"_s));
    QVERIFY(toolTip(9).startsWith(u"Unlock"_s));
}

void JointMarksTest::marksArePaintedInTheirBoxes()
{
    const auto pictures = [this](const QModelIndex &index) {
        Drawing drawing({300, 24});
        QPainter painter(&drawing);
        m_marks->paint(painter, QRect(0, 0, 300, 24), index);
        painter.end();
        QStringList boxes;
        for (const DrawnShape &shape : drawing.shapes(DrawnShape::Kind::Picture))
            boxes << written(shape.box);
        return boxes;
    };
    QVERIFY(pictures(row(chest)).isEmpty());
    states().setLocked({NodeId::joint(chest)}, true);
    QCOMPARE(pictures(row(chest)), QStringList(u"284,5 14 x 14"_s));
    states().setHidden({NodeId::joint(chest)}, true);
    QCOMPARE(pictures(row(chest)), QStringList({u"266,5 14 x 14"_s, u"284,5 14 x 14"_s}));
    m_session->pins().set({{NodeId::joint(chest), false}});
    QCOMPARE(pictures(row(chest)), QStringList({u"248,5 14 x 14"_s, u"266,5 14 x 14"_s, u"284,5 14 x 14"_s}));
}

void JointMarksTest::withoutASessionThereAreNone()
{
    states().setHidden({NodeId::joint(chest)}, true);
    m_marks->setSession(nullptr);
    QCOMPARE(m_marks->widthIn(row(chest)), 0);
    QVERIFY(!m_marks->isHidden(row(chest)));
    QVERIFY(!clickEye(chest));
    QVERIFY(isHidden(chest));
}

QTEST_MAIN(JointMarksTest)

} // namespace tst_jointmarks

#include "tst_jointmarks.moc"
