#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "session/posing/toolsettings.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "toolrow/toolrow.h"
#include "viewdriver.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "viewport/viewportscene.h"
#include "widgets/numberfield.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace tst_posing {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int here = 60;

QByteArray textOf(const Clip &clip)
{
    return QByteArray::fromStdString(writeBvh(clip));
}

} // namespace

// The tools that shape a pose, with mouse and keys in the whole window.
class PosingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keysSelectTools();
    void theToolRowShowsWhatTheToolUses();
    void aToolWithoutAHandleSaysWhy();
    void ikPullsAHandInOneStep();
    void aRingRotatesAJoint();
    void aDragOfTheBoneRotatesFreely();
    void theDiamondSwingsAKnee();
    void limitsAreShown();
    void limitsCanBeLearnedFromTheClip();
    void aDragBendsTheTrail();
    void moveMovesOnlyRoots();
    void aDragBesideTheJointsTurnsTheView();
    void aClickOnAHandleKeepsTheSelection();
    void previewsOfOtherSkeletonsHaveNoHandles();
    void escTakesADragBack();
    void undoDuringADragCancelsIt();
    void anAxisAndANumberCanBeTyped();
    void wrongNumbersAreMarked();
    void theWheelWidensTheFalloff();
    void rotationsSnapToSteps();
    void feetHoldByThemselves();
    void pinsHoldFeet();
    void aRightClickOnAPinLetsTheHeadCarryIt();
    void losingTheWindowEndsTheDrag();
    void dragsContinueOutsideOfTheWindow();
    void savingDuringADragWaitsForItsEnd();
    void savingWaitsForFramesThatAreStillChanged();
    void posesAreCopiedAndPasted();
    void aTypedValueFollowsTheFalloff();
    void choicesAreRemembered();
    void toolsWorkOnOddSkeletons_data();
    void toolsWorkOnOddSkeletons();

private:
    [[nodiscard]] QWidget *canvas() { return m_view->canvas(); }
    [[nodiscard]] PoseTool &tool() { return m_view->tool(); }
    [[nodiscard]] bool hasLimit() { return !tool().limits().arcs.empty(); }
    [[nodiscard]] Document &document() { return m_driver->document(); }
    [[nodiscard]] NodeId joint(const char *name) { return m_view->joint(name); }
    [[nodiscard]] QPoint pixelOf(NodeId node) { return m_view->pixelOf(node); }
    [[nodiscard]] QAction *action(const char *name) { return m_view->action(name); }
    void openClip(const Clip &clip);
    void choose(Qt::Key key) { m_view->key(key); }
    void press(const QPoint &at, Qt::KeyboardModifiers modifiers = {}) { m_view->press(at, modifiers); }
    void moveBy(const QPoint &at, const QPoint &by, Qt::KeyboardModifiers modifiers = {})
    {
        m_view->moveBy(at, by, modifiers);
    }
    void release(const QPoint &at) { m_view->release(at); }
    void drag(const QPoint &from, const QPoint &by) { m_view->drag(from, by); }
    // The feet of a long clip are found while the drag goes on, which is kept after that.
    void dragToTheEnd(const QPoint &from, const QPoint &by)
    {
        drag(from, by);
        QTRY_VERIFY(!tool().isDragging());
    }
    [[nodiscard]] QByteArray bytes() { return textOf(document().clip()); }
    [[nodiscard]] int steps() { return document().undoStack().index(); }
    void undoAll();

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

void PosingTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    openClip(makeWalker({.frames = 120}).clip);
    m_driver->session().playhead().setFrame(here);
}

void PosingTest::cleanup()
{
    undoAll();
    m_view.reset();
    m_driver.reset();
}

void PosingTest::undoAll()
{
    while (m_driver && m_driver->window().currentSession() && document().undoStack().canUndo())
        document().undoStack().undo();
}

void PosingTest::openClip(const Clip &clip)
{
    // Each file opens in a tab of its own.
    m_view->open(clip, m_folder->path(QStringLiteral("%1 joints.bvh").arg(clip.skeleton.jointCount())));
}

void PosingTest::keysSelectTools()
{
    for (const auto &[key, name] : {std::pair(Qt::Key_W, "pose.move"), std::pair(Qt::Key_E, "pose.rotate"),
                                    std::pair(Qt::Key_R, "pose.ik"), std::pair(Qt::Key_Q, "pose.select")}) {
        choose(key);
        QVERIFY2(action(name)->isChecked(), name);
    }
}

void PosingTest::aToolWithoutAHandleSaysWhy()
{
    const auto said = [this] { return m_driver->window().statusBar()->currentMessage(); };
    m_driver->session().selectOnly(NodeId::endSite(0));
    QVERIFY(!said().contains(u"handle"_s));
    action("pose.rotate")->trigger();
    QTRY_VERIFY2(said().startsWith(u"Rotate has no handle on an end site"_s), qPrintable(said()));
    m_driver->window().statusBar()->clearMessage();
    m_driver->session().selectOnly(NodeId::joint(3));
    QVERIFY(!said().contains(u"handle"_s));
    m_driver->session().selectOnly(NodeId::endSite(0));
    QTRY_VERIFY(said().contains(u"handle"_s));
}

void PosingTest::theToolRowShowsWhatTheToolUses()
{
    auto *row = m_driver->window().findChild<ToolRow *>();
    QVERIFY(row->isVisible());
    const QRect view = m_driver->window().viewport().geometry();
    choose(Qt::Key_R);
    QCOMPARE(m_driver->window().viewport().geometry(), view); // the row lies over it
    QTRY_VERIFY(m_driver->child<QWidget>("ikBody")->isVisible());
    QVERIFY(!m_driver->child<QWidget>("channelAxes")->isVisible());
    choose(Qt::Key_E);
    QTRY_VERIFY(!m_driver->child<QWidget>("ikBody")->isVisible());
    QTRY_VERIFY(m_driver->child<QWidget>("channelAxes")->isVisible());
    QVERIFY(m_driver->child<QWidget>("secondsBefore")->isVisible());
    action("pose.changeRange")->trigger();
    QTRY_VERIFY(!m_driver->child<QWidget>("secondsBefore")->isVisible());
    QTRY_VERIFY(m_driver->child<QWidget>("rangeFade")->isVisible());
    action("pose.changeFalloff")->trigger();
    action("file.close")->trigger();
    QVERIFY(!row->isVisible());
}

void PosingTest::ikPullsAHandInOneStep()
{
    const QByteArray before = bytes();
    choose(Qt::Key_R);
    const NodeId foot = joint("LeftFoot");
    const QPoint from = pixelOf(foot);
    const glm::dvec3 was = document().pose(here).positionOf(foot);
    press(from);
    moveBy(from, {30, -40});
    QVERIFY(tool().isDragging());
    QCOMPARE(bytes(), before);
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("LeftFoot"_L1));
    QCOMPARE(tool().readout().size(), 3);
    // During the drag the fields show the values that the joint would get, and mark them as such.
    auto *world = m_driver->child<NumberField>("worldX");
    QVERIFY(std::abs(world->value() - tool().gesture().pose().positionOf(foot).x) < 1e-9);
    QCOMPARE(world->palette().color(QPalette::Text), m_driver->window().theme().colours().edited);
    release(from + QPoint(30, -40));
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("IK LeftFoot"_L1));
    QVERIFY(m_driver->session().isSelected(foot));
    // The foot is where the mouse button was released.
    QVERIFY((pixelOf(foot) - (from + QPoint(30, -40))).manhattanLength() <= 3);
    QVERIFY(glm::distance(document().pose(here).positionOf(foot), was) > 5.0);
    QTest::keyClick(canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    QVERIFY(m_driver->window().statusBar()->currentMessage().isEmpty());
}

void PosingTest::aRingRotatesAJoint()
{
    const QByteArray before = bytes();
    const NodeId knee = joint("LeftLeg");
    m_driver->session().selectOnly(knee);
    choose(Qt::Key_E);
    action("pose.worldAxes")->trigger();
    const auto place = tool().handles();
    QVERIFY(place.has_value());
    QCOMPARE(place->shape, HandleShape::Rings);
    const HandleLayout layout(m_driver->window().viewport().scene().camera(), *place);
    const QPolygonF &ring = layout.frontOfRing(0);
    const QPoint from = ring.at(ring.size() / 4).toPoint();
    const QPoint to = ring.at(ring.size() / 2).toPoint();
    QCOMPARE(layout.partAt(from), HandlePart::X);
    const Pose was = document().pose(here);
    drag(from, to - from);
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("Rotate LeftLeg"_L1));
    const Pose now = document().pose(here);
    // The joint rotated about X of the world, so the foot keeps its distance from the knee along X.
    const auto alongX = [&](const Pose &pose) {
        return pose.positionOf(joint("LeftFoot")).x - pose.positionOf(knee).x;
    };
    QVERIFY(std::abs(alongX(now) - alongX(was)) < 1e-6);
    QVERIFY(glm::distance(now.positionOf(joint("LeftFoot")), was.positionOf(joint("LeftFoot"))) > 3.0);
    document().undoStack().undo();
    QCOMPARE(bytes(), before);
}

void PosingTest::aDragOfTheBoneRotatesFreely()
{
    choose(Qt::Key_E);
    const QPoint knee = pixelOf(joint("LeftLeg"));
    const QPoint foot = pixelOf(joint("LeftFoot"));
    drag((knee + foot) / 2, {40, 0});
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("Rotate LeftLeg"_L1));
}

void PosingTest::theDiamondSwingsAKnee()
{
    const NodeId knee = joint("LeftLeg");
    const NodeId foot = joint("LeftFoot");
    m_driver->session().selectOnly(foot);
    choose(Qt::Key_E);
    QVERIFY(!tool().pole().has_value());
    choose(Qt::Key_R);
    const auto diamond = [&] {
        const auto pixel = m_driver->window().viewport().scene().camera().project(tool().pole()->pole);
        return QPointF(pixel->x, pixel->y).toPoint();
    };
    QVERIFY(tool().pole().has_value());
    QVERIFY(!tool().pole()->isHeld);
    const QByteArray before = bytes();
    const Pose was = document().pose(here);
    const QPoint from = diamond();
    press(from);
    QCOMPARE(tool().litPart(), HandlePart::Pole);
    moveBy(from, {35, 0});
    QVERIFY(tool().isDragging());
    QCOMPARE(tool().readout().size(), 2);
    QVERIFY(tool().readout().first().pieces.last().text.contains(u'°'));
    release(from + QPoint(35, 0));
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("Swing LeftLeg"_L1));
    const Pose now = document().pose(here);
    QVERIFY(glm::distance(now.positionOf(foot), was.positionOf(foot)) < 0.01);
    QVERIFY(glm::distance(now.positionOf(knee), was.positionOf(knee)) > 0.5);
    QVERIFY(m_driver->session().isSelected(foot));
    // The pole is held in this frame until a double click frees it.
    QVERIFY(tool().pole()->isHeld);
    m_driver->session().playhead().setFrame(here + 1);
    QVERIFY(!tool().pole()->isHeld);
    m_driver->session().playhead().setFrame(here);
    m_view->doubleClick(diamond());
    QVERIFY(!tool().pole()->isHeld);
    QCOMPARE(steps(), 1);
    // The angle is typed, and then taken back.
    const QPoint again = diamond();
    press(again);
    moveBy(again, {5, 0});
    for (const char digit : {'3', '0'})
        QTest::keyClick(canvas(), digit);
    QVERIFY(tool().readout().first().pieces.last().text.contains("30.0"_L1));
    QTest::keyClick(canvas(), Qt::Key_Escape);
    release(again);
    QCOMPARE(steps(), 1);
    document().undoStack().undo();
    QCOMPARE(bytes(), before);
}

void PosingTest::limitsAreShown()
{
    const NodeId foot = joint("LeftFoot");
    const NodeId knee = joint("LeftLeg");
    const auto bend = [&](const Pose &pose) {
        const glm::dvec3 thigh = pose.positionOf(knee) - pose.positionOf(joint("LeftUpLeg"));
        const glm::dvec3 shin = pose.positionOf(foot) - pose.positionOf(knee);
        return std::acos(glm::dot(thigh, shin) / (glm::length(thigh) * glm::length(shin)));
    };
    m_driver->session().selectOnly(foot);
    QVERIFY(!hasLimit());
    choose(Qt::Key_R);
    QVERIFY(hasLimit());
    QVERIFY(std::abs(tool().limits().arcs.front().present - bend(document().pose(here))) < 1e-6);
    QVERIFY(tool().limits().arcs.front().isInside());
    // The limits follow a drag.
    const QPoint from = pixelOf(foot);
    press(from);
    moveBy(from, {10, -40});
    QVERIFY(std::abs(tool().limits().arcs.front().present - bend(tool().gesture().pose())) < 1e-6);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    release(from);
    // Rotating a foot bends no knee.
    choose(Qt::Key_E);
    QVERIFY(!hasLimit());
    m_driver->session().selectOnly(knee);
    QVERIFY(hasLimit());
    choose(Qt::Key_R);
    m_driver->session().selectOnly(NodeId::joint(0));
    QVERIFY(!hasLimit());
    m_driver->session().selectOnly(knee);
    auto *choice = m_driver->child<QComboBox>("ikLimits");
    QCOMPARE(choice->currentText(), "By role"_L1);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QVERIFY(!hasLimit());
    QTest::keyClick(choice, Qt::Key_Down);
    QVERIFY(hasLimit());
}

void PosingTest::limitsCanBeLearnedFromTheClip()
{
    const NodeId hand = joint("RightHand");
    const int arm = joint("RightArm").index;
    m_driver->session().selectOnly(hand);
    choose(Qt::Key_R);
    QVERIFY(tool().limits().rims.empty());
    auto *choice = m_driver->child<QComboBox>("ikLimits");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(choice->currentText(), "From the clip"_L1);
    QCOMPARE(tool().limits().rims.size(), 1U); // of the shoulder
    QCOMPARE(tool().limits().arcs.size(), 2U); // its twist, and the elbow
    QVERIFY(tool().limits().rims.front().isInside);
    LimbsOfSession learned(m_driver->session());
    const JointLimit &limit = learned.limits()->of(arm);
    const auto now = [&] {
        const Pose &pose = tool().gesture().pose();
        const glm::dmat3 above = pose.worldFromJoint[static_cast<std::size_t>(document().skeleton().joint(arm).parent)];
        return limit.of(glm::quat_cast(glm::transpose(above) * pose.worldFromJoint[static_cast<std::size_t>(arm)]));
    };
    const QPoint from = pixelOf(hand);
    press(from);
    int atBounds = 0;
    for (const QPoint &by : {QPoint(20, -90), QPoint(-120, -160), QPoint(160, 20), QPoint(0, 140)}) {
        moveBy(from, by);
        QVERIFY(limit.contains(now(), 1e-6));
        QVERIFY(tool().limits().rims.front().isInside);
        atBounds += limit.contains(now(), -1e-3) ? 0 : 1;
    }
    QVERIFY(atBounds > 0);
    moveBy(from, {0, 0});
    const auto before = document().motion().frame(here);
    QVERIFY(std::ranges::equal(m_driver->session().preview().clip().motion.frame(0), before));
    QTest::keyClick(canvas(), Qt::Key_Escape);
    release(from);
    QCOMPARE(steps(), 0);
    // Reset this choice for the next test, because it is remembered like the other choices.
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(tool().settings().choices().limits, LimitSource::Role);
}

// While the hand is dragged, its trail is that of the motion after the release, in all frames of the change.
void PosingTest::aDragBendsTheTrail()
{
    action("view.trails")->setChecked(true);
    const NodeId hand = joint("RightHand");
    choose(Qt::Key_R);
    m_driver->session().selectOnly(hand);
    const QPoint from = pixelOf(hand);
    const std::vector<Trail> before = m_view->scene().trails();
    QCOMPARE(before.size(), 1U);
    press(from);
    moveBy(from, {25, -50});
    m_view->scene().refresh();
    const std::vector<Trail> during = m_view->scene().trails();
    release(from + QPoint(25, -50));
    QCOMPARE(steps(), 1);
    m_view->scene().refresh();
    const std::vector<Trail> after = m_view->scene().trails();
    int bent = 0;
    for (std::size_t i = 0; i < before[0].samples.size(); ++i) {
        const glm::dvec3 &position = during[0].samples[i].position;
        QVERIFY(glm::distance(position, after[0].samples[i].position) < 1e-6);
        bent += glm::distance(position, before[0].samples[i].position) > 0.1 ? 1 : 0;
    }
    QVERIFY2(bent > 15, qPrintable(QString::number(bent)));
    action("view.trails")->setChecked(false);
}

void PosingTest::moveMovesOnlyRoots()
{
    choose(Qt::Key_W);
    const QByteArray before = bytes();
    drag(pixelOf(joint("LeftFoot")), {30, 30});
    QCOMPARE(bytes(), before);
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains("IK"_L1));
    drag(pixelOf(NodeId::joint(0)), {0, -30});
    QCOMPARE(steps(), 1);
    QVERIFY(document().undoStack().undoText().startsWith("Move"_L1));
}

void PosingTest::aDragBesideTheJointsTurnsTheView()
{
    choose(Qt::Key_R);
    const double yaw = m_driver->window().viewport().scene().camera().yawRadians();
    drag({30, canvas()->height() / 2}, {60, 0});
    QVERIFY(m_driver->window().viewport().scene().camera().yawRadians() != yaw);
    QCOMPARE(steps(), 0);
}

void PosingTest::aClickOnAHandleKeepsTheSelection()
{
    const NodeId knee = joint("LeftLeg");
    m_driver->session().selectOnly(knee);
    choose(Qt::Key_E);
    const HandleLayout layout(m_driver->window().viewport().scene().camera(), *tool().handles());
    const QPoint at = layout.middle().toPoint() + QPoint(0, static_cast<int>(HandleLayout::screenRingPixels));
    press(at);
    release(at);
    QVERIFY(m_driver->session().isSelected(knee));
    QCOMPARE(steps(), 0);
}

void PosingTest::previewsOfOtherSkeletonsHaveNoHandles()
{
    choose(Qt::Key_R);
    Session &session = m_driver->session();
    session.selectOnly(joint("LeftFoot"));
    QVERIFY(tool().handles());
    const Document &document = session.document();
    session.preview().show(document.clip(), document.positionRules(), document.upAxis().axis);
    QVERIFY(tool().handles());
    const Clip other = applied("remove:joint=RightArm", document.clip());
    session.preview().show(other, document.positionRules(), document.upAxis().axis);
    QVERIFY(!tool().handles());
    session.preview().clear();
    QVERIFY(tool().handles());
}

void PosingTest::escTakesADragBack()
{
    const QByteArray before = bytes();
    choose(Qt::Key_R);
    const QPoint from = pixelOf(joint("LeftFoot"));
    press(from);
    moveBy(from, {30, -40});
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QVERIFY(!tool().isDragging());
    QVERIFY(!m_driver->session().preview().isShown());
    moveBy(from, {60, -80}); // the mouse button is still down
    release(from + QPoint(60, -80));
    QCOMPARE(bytes(), before);
    QCOMPARE(steps(), 0);
    QVERIFY(m_driver->session().isSelected(joint("LeftFoot")));
}

void PosingTest::undoDuringADragCancelsIt()
{
    choose(Qt::Key_R);
    drag(pixelOf(joint("RightFoot")), {20, -20});
    const QByteArray before = bytes();
    QCOMPARE(steps(), 1);
    const QPoint from = pixelOf(joint("LeftFoot"));
    press(from);
    moveBy(from, {30, -40});
    QTest::keyClick(canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(bytes(), before);
    QVERIFY(!tool().isDragging());
    release(from);
}

void PosingTest::anAxisAndANumberCanBeTyped()
{
    choose(Qt::Key_W);
    action("pose.worldAxes")->trigger();
    const glm::dvec3 was = document().pose(here).jointPositions[0];
    const QPoint from = pixelOf(NodeId::joint(0));
    press(from);
    moveBy(from, {30, -40});
    QTest::keyClick(canvas(), Qt::Key_X);
    for (const char digit : {'1', '2', '.', '5'})
        QTest::keyClick(canvas(), digit);
    QVERIFY(tool().readout().last().pieces.first().text.contains("12.5"_L1));
    QTest::keyClick(canvas(), Qt::Key_Return);
    QCOMPARE(steps(), 1);
    release(from + QPoint(30, -40));
    QCOMPARE(steps(), 1);
    const glm::dvec3 now = document().pose(here).jointPositions[0];
    QVERIFY(glm::distance(now, was + glm::dvec3(12.5, 0.0, 0.0)) < 1e-9);
    // A number can also be degrees about an axis.
    choose(Qt::Key_E);
    const QPoint knee = pixelOf(joint("LeftLeg"));
    press(knee);
    moveBy(knee, {10, 0});
    QTest::keyClick(canvas(), Qt::Key_Y);
    for (const char digit : {'-', '9', '1', '0'})
        QTest::keyClick(canvas(), digit);
    QTest::keyClick(canvas(), Qt::Key_Backspace);
    QTest::keyClick(canvas(), Qt::Key_Return);
    QVERIFY2(document().undoStack().undoText().contains("91.0"_L1), qPrintable(document().undoStack().undoText()));
}

void PosingTest::wrongNumbersAreMarked()
{
    choose(Qt::Key_W);
    const QPoint from = pixelOf(NodeId::joint(0));
    press(from);
    moveBy(from, {30, 0});
    for (const char key : {'1', '+', '*'})
        QTest::keyClick(canvas(), key);
    QCOMPARE(tool().readout().last().pieces.first().colour, m_driver->window().theme().colours().error);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    release(from);
    QCOMPARE(steps(), 0);
}

void PosingTest::theWheelWidensTheFalloff()
{
    choose(Qt::Key_R);
    const QPoint from = pixelOf(joint("LeftFoot"));
    press(from);
    moveBy(from, {20, -20});
    const int before = tool().gesture().window().frames().frameCount();
    for (int step = 0; step < 3; ++step) {
        QWheelEvent wheel(from, canvas()->mapToGlobal(from), {}, {0, 120}, Qt::LeftButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(canvas(), &wheel);
    }
    QVERIFY(tool().isDragging());
    const int after = tool().gesture().window().frames().frameCount();
    QVERIFY(after > before);
    release(from + QPoint(20, -20));
    QVERIFY(document().undoStack().undoText().contains(QString::number(after)));
}

void PosingTest::rotationsSnapToSteps()
{
    choose(Qt::Key_E);
    action("pose.snap")->trigger();
    const QPoint knee = pixelOf(joint("LeftLeg"));
    press(knee);
    moveBy(knee, {37, 0});
    QTest::keyClick(canvas(), Qt::Key_Z);
    release(knee + QPoint(37, 0));
    const QString text = document().undoStack().undoText();
    static const QRegularExpression degrees(u"([0-9.]+)°"_s);
    const double amount = degrees.match(text).captured(1).toDouble();
    QVERIFY2(amount > 0.0 && std::abs(amount / 5.0 - std::round(amount / 5.0)) < 1e-9, qPrintable(text));
    action("pose.snap")->trigger();
}

void PosingTest::feetHoldByThemselves()
{
    auto *chip = m_driver->window().findChild<QToolButton *>(u"feetChip"_s);
    const auto slide = [&](const Motion &before, const char *foot) {
        const Pose was = evaluatePose(document().skeleton(), before.frame(here), document().positionRules());
        return glm::distance(was.positionOf(joint(foot)), document().pose(here).positionOf(joint(foot)));
    };
    const Motion before = document().motion();
    choose(Qt::Key_W);
    QCOMPARE(chip->text(), u"Feet: held"_s);
    QVERIFY(action("pose.holdFeet")->isChecked());
    drag(pixelOf(NodeId::joint(0)), {0, 12});
    QCOMPARE(steps(), 1);
    QVERIFY(std::min(slide(before, "LeftFoot"), slide(before, "RightFoot")) < 0.02);
    undoAll();

    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(chip->text(), u"Feet: free"_s);
    QVERIFY(!action("pose.holdFeet")->isChecked());
    drag(pixelOf(NodeId::joint(0)), {0, 12});
    QVERIFY(std::min(slide(before, "LeftFoot"), slide(before, "RightFoot")) > 0.5);
    action("pose.holdFeet")->trigger();
    QCOMPARE(chip->text(), u"Feet: held"_s);
}

void PosingTest::aRightClickOnAPinLetsTheHeadCarryIt()
{
    const NodeId hand = joint("LeftHand");
    m_driver->session().selectOnly(hand);
    choose(Qt::Key_P);
    m_driver->session().selectOnly(joint("Spine"));
    const QPoint disc = pixelOf(hand) + QPoint(-26, -22);
    QContextMenuEvent event(QContextMenuEvent::Mouse, disc, canvas()->mapToGlobal(disc));
    QCoreApplication::sendEvent(canvas(), &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr && menu->objectName() == u"pinSpaceMenu");
    QCOMPARE(m_driver->session().selectedNodes(), std::vector{hand});
    // World, Hips and then Head
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(menu, key);
    QCOMPARE(m_driver->session().pins().of(hand)->space, joint("Head").index);
    QVERIFY(action("pose.pinOnHead")->isChecked());

    // The neck rotates, and the hand goes with the head.
    m_driver->session().pins().setHoldsFeet(false);
    m_driver->session().selectOnly(joint("Neck"));
    choose(Qt::Key_E);
    const Pose was = document().pose(here);
    drag(pixelOf(joint("Neck")), {12, 3});
    QCOMPARE(steps(), 1);
    const Pose now = document().pose(here);
    QVERIFY(glm::distance(was.positionOf(hand), now.positionOf(hand)) > 0.5);
    const auto seenFromHead = [&](const Pose &pose) {
        return glm::transpose(pose.worldFromJoint[static_cast<std::size_t>(joint("Head").index)]) *
               (pose.positionOf(hand) - pose.positionOf(joint("Head")));
    };
    QVERIFY(glm::distance(seenFromHead(was), seenFromHead(now)) < 1.0); // a straight arm may be a little short
}

void PosingTest::pinsHoldFeet()
{
    m_driver->session().selectOnly(joint("LeftFoot"));
    choose(Qt::Key_P);
    QVERIFY(m_driver->session().pins().of(joint("LeftFoot")) != nullptr);
    m_driver->session().pins().setHoldsFeet(false); // the other foot goes along
    choose(Qt::Key_W);
    const Motion before = document().motion();
    drag(pixelOf(NodeId::joint(0)), {0, 12});
    QCOMPARE(steps(), 1);
    for (int frame = 0; frame < document().motion().frameCount(); ++frame) {
        const Pose was = evaluatePose(document().skeleton(), before.frame(frame), document().positionRules());
        QVERIFY(glm::distance(was.positionOf(joint("LeftFoot")), document().pose(frame).positionOf(joint("LeftFoot"))) <
                0.02);
    }
    QVERIFY(glm::distance(document().pose(here).positionOf(joint("RightFoot")),
                          evaluatePose(document().skeleton(), before.frame(here), document().positionRules())
                              .positionOf(joint("RightFoot"))) > 0.5);
    QTest::keyClick(canvas(), Qt::Key_P, Qt::ControlModifier);
    QVERIFY(m_driver->session().pins().all().empty());
    QVERIFY(!action("pose.freePins")->isEnabled());
}

void PosingTest::losingTheWindowEndsTheDrag()
{
    const QByteArray before = bytes();
    choose(Qt::Key_R);
    const QPoint from = pixelOf(joint("LeftFoot"));
    for (const auto type : {QEvent::WindowDeactivate, QEvent::Hide}) {
        press(from);
        moveBy(from, {30, -40});
        QVERIFY(tool().isDragging());
        QEvent event(type);
        QApplication::sendEvent(canvas(), &event);
        QVERIFY(!tool().isDragging());
        release(from);
        QCOMPARE(bytes(), before);
    }
    press(from);
    moveBy(from, {30, -40});
    m_driver->tree()->setFocus();
    QVERIFY(!tool().isDragging());
    release(from);
    // Closing the document ends the drag, too.
    press(from);
    moveBy(from, {30, -40});
    action("file.close")->trigger();
    QVERIFY(m_driver->window().currentSession() == nullptr);
}

void PosingTest::dragsContinueOutsideOfTheWindow()
{
    const QByteArray before = bytes();
    choose(Qt::Key_R);
    const QPoint from = pixelOf(joint("LeftFoot"));
    press(from);
    moveBy(from, {-4000, 5000});
    QVERIFY(tool().isDragging());
    moveBy(from + QPoint(-4000, 5000), {4000, -5000});
    release(from);
    QCOMPARE(bytes(), before);
    QCOMPARE(steps(), 0);
}

void PosingTest::savingDuringADragWaitsForItsEnd()
{
    const auto saved = [this] {
        QFile file(document().path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    choose(Qt::Key_R);
    const QByteArray opened = saved();
    const QPoint from = pixelOf(joint("LeftFoot"));
    press(from);
    moveBy(from, {30, -40});
    QTest::keyClick(canvas(), Qt::Key_S, Qt::ControlModifier);
    action("file.save")->trigger();
    QTest::qWait(50);
    QVERIFY(tool().isDragging());
    QCOMPARE(saved(), opened);
    release(from + QPoint(30, -40));
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(!document().isModified());
    const QByteArray kept = bytes();
    QCOMPARE(saved(), kept);
    QVERIFY(kept != opened);
    // The cancelled drag is not saved, but the earlier changes are.
    drag(pixelOf(joint("RightFoot")), {20, -20});
    const QByteArray two = bytes();
    const QPoint again = pixelOf(joint("LeftFoot"));
    press(again);
    moveBy(again, {-30, -20});
    action("file.saveAll")->trigger();
    QCOMPARE(saved(), kept);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    release(again);
    QTRY_COMPARE(saved(), two);
    QTRY_VERIFY(!document().isModified());
}

// Many frames with held feet are changed on a worker thread after the release.
void PosingTest::savingWaitsForFramesThatAreStillChanged()
{
    m_view->open(makeWalker({.frames = 3000}).clip, m_folder->path(u"long.bvh"_s));
    m_driver->session().playhead().setFrame(here);
    m_driver->session().pins().toggle({joint("LeftFoot"), joint("RightFoot"), joint("LeftHand")}, true);
    action("pose.changeRange")->trigger();
    m_driver->session().playhead().setRange(1, 2998);
    choose(Qt::Key_R);
    const QPoint from = pixelOf(joint("Hips"));
    press(from);
    moveBy(from, {4, 6});
    release(from + QPoint(4, 6));
    const bool isWorking = m_driver->session().dragGuard().isBusy();
    QVERIFY2(isWorking || steps() == 1, qPrintable(m_driver->window().statusBar()->currentMessage()));
    action("file.save")->trigger();
    QTRY_COMPARE(steps(), 1);
    QTRY_VERIFY(!document().isModified());
    QFile file(document().path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll() == bytes());
    action("pose.changeFalloff")->trigger();
    QVERIFY(isWorking); // otherwise the test did not wait for anything
}

void PosingTest::posesAreCopiedAndPasted()
{
    QVERIFY(!action("pose.paste")->isEnabled());
    QTest::keyClick(canvas(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(m_driver->window().statusBar()->currentMessage().contains(QString::number(here)));
    m_driver->session().playhead().setFrame(90);
    const Pose copied = document().pose(here);
    QTest::keyClick(canvas(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(steps(), 1);
    const Pose pasted = document().pose(90);
    const auto leg = [&](const Pose &pose) {
        return glm::distance(pose.positionOf(joint("LeftFoot")), pose.positionOf(joint("LeftUpLeg")));
    };
    QVERIFY(std::abs(leg(pasted) - leg(copied)) < 1e-6);
    QTest::keyClick(canvas(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(steps(), 2);
    const Pose mirrored = document().pose(90);
    QVERIFY(std::abs(glm::distance(mirrored.positionOf(joint("RightFoot")), mirrored.positionOf(joint("RightUpLeg"))) -
                     leg(copied)) < 1e-6);
}

void PosingTest::aTypedValueFollowsTheFalloff()
{
    m_driver->session().selectOnly(joint("LeftLeg"));
    auto *field = m_driver->child<NumberField>("rotationX");
    const auto type = [&](const QString &text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    };
    const auto changedFrames = [&](const Motion &before) {
        int count = 0;
        for (int frame = 0; frame < before.frameCount(); ++frame)
            count += std::ranges::equal(before.frame(frame), document().motion().frame(frame)) ? 0 : 1;
        return count;
    };
    const Motion before = document().motion();
    type(u"+=5"_s);
    QCOMPARE(changedFrames(before), 29); // with Select, too: the row over the view says so
    document().undoStack().undo();
    choose(Qt::Key_E);
    type(u"+=5"_s);
    QCOMPARE(steps(), 1);
    QCOMPARE(changedFrames(before), 29);
    document().undoStack().undo();
    action("pose.changeThisFrame")->trigger();
    type(u"+=5"_s);
    QCOMPARE(changedFrames(before), 1);
    document().undoStack().undo();
    action("pose.changeFalloff")->trigger();
    QCOMPARE(changedFrames(before), 0);
}

void PosingTest::choicesAreRemembered()
{
    choose(Qt::Key_R);
    action("pose.worldAxes")->trigger();
    action("pose.changeRange")->trigger();
    auto *fade = m_driver->child<NumberField>("rangeFade");
    QTRY_VERIFY(fade->isVisible());
    fade->setFocus();
    fade->selectAll();
    QTest::keyClicks(fade, u"0.3 s"_s);
    QTest::keyClick(fade, Qt::Key_Return);
    QCOMPARE(fade->value(), 0.3);
    m_driver->window().close();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    openClip(makeWalker({.frames = 20}).clip);
    const bool hasAxes = action("pose.worldAxes")->isChecked();
    const bool hasReach = action("pose.changeRange")->isChecked();
    const bool selects = action("pose.select")->isChecked();
    const double seconds = m_driver->child<NumberField>("rangeFade")->value();
    // Reset to the standard for the next test.
    action("pose.localAxes")->trigger();
    action("pose.changeFalloff")->trigger();
    m_driver->window().close();
    QVERIFY(hasAxes);
    QVERIFY(hasReach);
    QVERIFY(selects); // so the first drag after the start changes nothing
    QCOMPARE(seconds, 0.3);
}

void PosingTest::toolsWorkOnOddSkeletons_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<int>("frames");
    QTest::addColumn<bool>("isZUp");
    QTest::newRow("one joint") << 1 << 10 << false;
    QTest::newRow("one frame") << 12 << 1 << false;
    QTest::newRow("163 joints") << 163 << 20 << false;
    QTest::newRow("Z up") << 30 << 40 << true;
    QTest::newRow("20,000 frames") << 20 << 20000 << false;
}

void PosingTest::toolsWorkOnOddSkeletons()
{
    QFETCH(int, joints);
    QFETCH(int, frames);
    QFETCH(bool, isZUp);
    openClip(makeRandomClip({.seed = 7, .joints = joints, .frames = frames}));
    if (isZUp)
        document().setUpAxisChoice(UpAxisChoice::Z);
    m_driver->session().playhead().setFrame(frames / 2);
    m_driver->window().viewport().scene().frameFigure();
    const QByteArray before = bytes();
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_E, Qt::Key_R}) {
        choose(key);
        for (const int index : {0, joints / 2, joints - 1})
            dragToTheEnd(pixelOf(NodeId::joint(index)), {25, -15});
        if (document().skeleton().endSiteCount() > 0)
            dragToTheEnd(pixelOf({NodeId::Kind::EndSite, 0}), {-25, 15});
    }
    QCOMPARE(document().motion().frameCount(), frames);
    for (int frame = 0; frame < frames; ++frame) {
        const std::span<const double> values = document().motion().frame(frame);
        for (const double value : values)
            QVERIFY2(std::isfinite(value), qPrintable(QStringLiteral("%1 of frame %2").arg(value).arg(frame)));
    }
    QVERIFY(steps() > 0);
    undoAll();
    QCOMPARE(bytes(), before);
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    PosingTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_posing

#include "tst_posing.moc"
