#include "bvh/write/bvhwriter.h"
#include "items/jointtreemodel.h"
#include "support/textfiles.h"
#include "viewdriver.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_jointstates {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Joints that are hidden, isolated and locked, with mouse and keys in the whole window.
class JointStatesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void hiddenJointsCannotBePicked();
    void isolatingHidesAllButTheSelectedJoints();
    void theViewFollowsAHiddenRoot();
    void actionsAreEnabledWhereTheyHaveAnEffect();
    void marksInTheTreeAreClicked();
    void aMarkAppliesToAllSelectedRows();
    void toolsRefuseLockedJoints();
    void lockedJointsAreLeftOutOfSelectionsAndOfIk();
    void lockedJointsKeepTheirPoseWhenOneIsPasted();
    void theOtherSideIsSelected();
    void setsAreSavedSelectedRenamedAndDeleted();

private:
    [[nodiscard]] NodeId joint(const char *name) { return m_view->joint(name); }
    [[nodiscard]] JointStates &states() { return m_driver->session().jointStates(); }
    [[nodiscard]] const Figure &figure()
    {
        m_view->scene().refresh();
        return m_view->scene().figure();
    }
    // The middle of the eye (0) or the lock (1) in a row of the tree.
    [[nodiscard]] QPoint markOf(NodeId node, int mark);
    [[nodiscard]] std::vector<double> valuesOf(NodeId node, int frame);

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void JointStatesTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_view->open(makeWalker({.frames = 120}).clip, m_folder->path(u"walker.bvh"_s));
    m_driver->session().playhead().setFrame(60);
}

void JointStatesTest::cleanup()
{
    while (m_driver->document().undoStack().canUndo())
        m_driver->document().undoStack().undo();
    m_view.reset();
    m_driver.reset();
}

QPoint JointStatesTest::markOf(NodeId node, int mark)
{
    const QRect cell = m_driver->tree()->visualRect(m_driver->session().jointTree().indexOf(node));
    return {cell.right() - (mark == 0 ? 27 : 9), cell.center().y()};
}

std::vector<double> JointStatesTest::valuesOf(NodeId node, int frame)
{
    const Joint &joint = m_driver->document().skeleton().joint(node.index);
    const auto values = m_driver->document().motion().frame(frame).subspan(static_cast<std::size_t>(joint.firstColumn),
                                                                           joint.channels.size());
    return {values.begin(), values.end()};
}

void JointStatesTest::hiddenJointsCannotBePicked()
{
    const NodeId foot = joint("LeftFoot");
    const QPoint at = m_view->pixelOf(foot);
    const std::size_t bones = figure().bones.size();
    m_view->press(at);
    m_view->release(at);
    QVERIFY(m_driver->session().isSelected(foot));
    m_view->key(Qt::Key_H);
    QVERIFY(states().isHidden(foot));
    QVERIFY(!m_driver->session().isSelected(foot));
    QVERIFY(figure().bones.size() < bones);
    QVERIFY(m_view->scene().markOf(foot) == nullptr);
    QVERIFY(std::ranges::none_of(figure().bones, [&](const BoneShape &bone) { return bone.joint == foot.index; }));
    m_view->press(at);
    m_view->release(at);
    QVERIFY(!m_driver->session().isSelected(foot));
    m_view->key(Qt::Key_R);
    m_view->drag(at, {20, -20});
    QVERIFY(!m_view->document().undoStack().undoText().contains("LeftFoot"_L1));
    m_view->key(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!states().hidesAny());
    QCOMPARE(figure().bones.size(), bones);
    QVERIFY(m_view->scene().markOf(foot) != nullptr);
}

void JointStatesTest::isolatingHidesAllButTheSelectedJoints()
{
    m_driver->session().select({joint("LeftLeg"), joint("LeftFoot")}, QItemSelectionModel::ClearAndSelect);
    m_view->key(Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(std::ranges::all_of(figure().bones, [&](const BoneShape &bone) {
        return bone.joint == joint("LeftLeg").index || bone.joint == joint("LeftFoot").index;
    }));
    QVERIFY(!figure().bones.empty());
    QVERIFY(m_driver->session().isSelected(joint("LeftLeg")));
    // Framing everything frames only what is visible.
    m_view->key(Qt::Key_A);
    const double near = m_view->scene().camera().distance();
    m_view->key(Qt::Key_H, Qt::ControlModifier);
    m_view->key(Qt::Key_A);
    QVERIFY(m_view->scene().camera().distance() > 1.5 * near);
}

void JointStatesTest::theViewFollowsAHiddenRoot()
{
    states().setHidden({NodeId::joint(0)}, true);
    m_view->scene().refresh();
    const glm::dvec3 target = m_view->scene().camera().target();
    const auto root = [&](int frame) { return m_view->document().pose(frame).jointPositions[0]; };
    m_driver->session().playhead().setFrame(100);
    m_view->scene().refresh();
    const glm::dvec3 gone = m_view->scene().camera().target() - target;
    QVERIFY(std::hypot(gone.x, gone.z) > 1.0);
    QVERIFY(std::abs(std::hypot(gone.x, gone.z) - std::hypot(root(100).x - root(60).x, root(100).z - root(60).z)) <
            1e-6);
}

void JointStatesTest::actionsAreEnabledWhereTheyHaveAnEffect()
{
    m_driver->session().clearSelection();
    for (const char *name :
         {"joint.hide", "joint.isolate", "joint.showAll", "joint.lock", "joint.unlockAll", "joint.selectMirrored"})
        QVERIFY2(!m_view->action(name)->isEnabled(), name);
    m_driver->session().selectOnly(NodeId::endSite(0));
    QVERIFY(m_view->action("joint.hide")->isEnabled());
    QVERIFY(!m_view->action("joint.lock")->isEnabled());
    m_driver->session().selectOnly(joint("LeftLeg"));
    m_view->key(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(states().isLocked(joint("LeftLeg")));
    QVERIFY(m_view->action("joint.unlockAll")->isEnabled());
    m_view->key(Qt::Key_L, Qt::ShiftModifier);
    QVERIFY(!states().isLocked(joint("LeftLeg")));
    m_view->key(Qt::Key_L, Qt::ShiftModifier);
    m_view->key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!states().locksAny());
    QCOMPARE(m_view->document().undoStack().count(), 0);
}

void JointStatesTest::marksInTheTreeAreClicked()
{
    m_driver->session().clearSelection();
    const NodeId knee = joint("LeftLeg");
    QWidget *rows = m_driver->tree()->viewport();
    m_driver->tree()->scrollTo(m_driver->session().jointTree().indexOf(knee));
    QTest::mouseClick(rows, Qt::LeftButton, {}, markOf(knee, 0));
    QVERIFY(states().isHidden(knee));
    QVERIFY(!states().isHidden(joint("LeftFoot")));
    QVERIFY(!m_driver->session().isSelected(knee)); // a click on a mark does not select the row
    QTest::mouseClick(rows, Qt::LeftButton, {}, markOf(knee, 1));
    QVERIFY(states().isLocked(knee));
    QTest::mouseClick(rows, Qt::LeftButton, {}, markOf(knee, 0));
    QTest::mouseClick(rows, Qt::LeftButton, {}, markOf(knee, 1));
    QVERIFY(!states().hidesAny() && !states().locksAny());
    QTest::mouseClick(rows, Qt::LeftButton, Qt::ShiftModifier, markOf(knee, 0));
    QVERIFY(states().isHidden(joint("LeftFoot")));
    QVERIFY(!states().isHidden(joint("LeftUpLeg")));
    QTest::mouseClick(rows, Qt::LeftButton, Qt::ShiftModifier, markOf(knee, 0));
    QVERIFY(!states().hidesAny());
    // A click beside the marks selects.
    const QRect cell = m_driver->tree()->visualRect(m_driver->session().jointTree().indexOf(knee));
    QTest::mouseClick(rows, Qt::LeftButton, {}, {cell.left() + 24, cell.center().y()});
    QVERIFY(m_driver->session().isSelected(knee));
}

void JointStatesTest::aMarkAppliesToAllSelectedRows()
{
    const std::vector<NodeId> legs{joint("LeftLeg"), joint("RightLeg")};
    m_driver->session().select(legs, QItemSelectionModel::ClearAndSelect);
    m_driver->tree()->scrollTo(m_driver->session().jointTree().indexOf(legs[0]));
    QTest::mouseClick(m_driver->tree()->viewport(), Qt::LeftButton, {}, markOf(legs[0], 1));
    QVERIFY(states().isLocked(legs[0]) && states().isLocked(legs[1]));
    QVERIFY(m_driver->session().isSelected(legs[1]));
}

void JointStatesTest::toolsRefuseLockedJoints()
{
    const NodeId knee = joint("LeftLeg");
    states().setLocked({knee, NodeId::joint(0)}, true);
    for (const Qt::Key key : {Qt::Key_E, Qt::Key_R}) {
        m_view->key(key);
        m_view->drag(m_view->pixelOf(knee), {25, 10});
        QCOMPARE(m_view->document().undoStack().count(), 0);
        QVERIFY(m_driver->window().statusBar()->currentMessage().contains("locked"_L1));
    }
    m_view->key(Qt::Key_W);
    m_view->drag(m_view->pixelOf(NodeId::joint(0)), {0, 20});
    QCOMPARE(m_view->document().undoStack().count(), 0);
}

void JointStatesTest::lockedJointsAreLeftOutOfSelectionsAndOfIk()
{
    const NodeId left = joint("LeftLeg");
    const NodeId right = joint("RightLeg");
    const std::vector<double> before = valuesOf(right, 60);
    states().setLocked({right}, true);
    m_driver->session().select({right, left}, QItemSelectionModel::ClearAndSelect);
    m_view->key(Qt::Key_E);
    m_view->action("pose.changeWholeClip")->trigger();
    const QPoint middle = (m_view->pixelOf(left) + m_view->pixelOf(joint("LeftFoot"))) / 2;
    m_view->drag(middle, {30, 0});
    QCOMPARE(m_view->document().undoStack().count(), 1);
    QCOMPARE(valuesOf(right, 60), before);
    // IK solves around a locked knee, in all frames of the change.
    m_driver->session().clearSelection();
    states().setLocked({left, right}, true);
    std::vector<std::vector<double>> knees;
    for (int frame = 0; frame < 120; ++frame)
        knees.push_back(valuesOf(right, frame));
    m_view->key(Qt::Key_R);
    m_view->drag(m_view->pixelOf(joint("RightFoot")), {30, -30});
    QCOMPARE(m_view->document().undoStack().count(), 2);
    for (int frame = 0; frame < 120; ++frame)
        QCOMPARE(valuesOf(right, frame), knees[static_cast<std::size_t>(frame)]);
    m_view->action("pose.changeFalloff")->trigger();
}

void JointStatesTest::lockedJointsKeepTheirPoseWhenOneIsPasted()
{
    const NodeId knee = joint("LeftLeg");
    m_driver->session().clearSelection();
    m_view->action("pose.copy")->trigger();
    m_driver->session().playhead().setFrame(90);
    states().setLocked({knee}, true);
    const std::vector<double> before = valuesOf(knee, 90);
    const std::vector<double> other = valuesOf(joint("RightLeg"), 90);
    m_view->action("pose.paste")->trigger();
    QCOMPARE(m_view->document().undoStack().count(), 1);
    QCOMPARE(valuesOf(knee, 90), before);
    QVERIFY(valuesOf(joint("RightLeg"), 90) != other);
}

void JointStatesTest::theOtherSideIsSelected()
{
    m_driver->session().select({joint("LeftFoot"), NodeId::joint(0)}, QItemSelectionModel::ClearAndSelect);
    m_view->action("joint.selectMirrored")->trigger();
    QVERIFY(m_driver->session().isSelected(joint("RightFoot")));
    QVERIFY(!m_driver->session().isSelected(joint("LeftFoot")));
    QVERIFY(m_driver->session().isSelected(NodeId::joint(0)));
}

void JointStatesTest::setsAreSavedSelectedRenamedAndDeleted()
{
    const std::vector<NodeId> legs{joint("LeftLeg"), joint("RightLeg")};
    const auto answer = [&](const QString &name) {
        m_driver->whenDialogOpens([name](QWidget *dialog) {
            auto *field = dialog->findChild<QLineEdit *>();
            field->setText(name);
            dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        });
    };
    m_driver->session().clearSelection();
    QVERIFY(!m_view->action("joint.saveSet")->isEnabled());
    m_driver->session().select(legs, QItemSelectionModel::ClearAndSelect);
    answer(u"Legs & <b>feet</b>"_s);
    QVERIFY(m_view->action("joint.saveSet")->isEnabled());
    m_view->action("joint.saveSet")->trigger();
    QCOMPARE(m_driver->session().selectionSets().all().size(), std::size_t{1});
    m_driver->session().selectOnly(NodeId::joint(0));
    auto *menu = m_driver->child<QMenu>("selectionMenu");
    QCOMPARE(menu->actions().first()->text(), u"Legs && <b>feet</b>"_s);
    // From the button beside the filter, with the mouse.
    auto *button = m_driver->child<QToolButton>("selectionSets");
    QVERIFY(button->isVisible());
    QCOMPARE(button->menu(), menu);
    m_view->action("sets.select.0")->trigger();
    QVERIFY(m_driver->session().selectedNodes() == legs);
    answer(u"Legs"_s);
    m_view->action("sets.rename.0")->trigger();
    QCOMPARE(m_driver->session().selectionSets().all()[0].name, u"Legs"_s);
    QCOMPARE(menu->actions().first()->text(), u"Legs"_s);
    m_view->action("sets.delete.0")->trigger();
    QVERIFY(m_driver->session().selectionSets().all().empty());
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(m_view->document().undoStack().count(), 0);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    JointStatesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_jointstates

#include "tst_jointstates.moc"
