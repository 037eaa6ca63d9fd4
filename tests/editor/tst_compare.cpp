#include "compare/comparepanel.h"
#include "documents/sessiontabs.h"
#include "support/operationcalls.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "timeline/rows/differencerow.h"
#include "timeline/rows/secondcliprow.h"
#include "timeline/timelineruler.h"
#include "viewdriver.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "comparison/clipcomparison.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_compare {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A second clip is compared with the document in front.
class CompareTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anOpenClipCanBecomeTheSecondClip();
    void figuresEqualThoseOfTheCommandLine();
    void endSitesHaveNoAnglesInTheCopiedTable();
    void onlyTheLargestDifferenceIsFilled();
    void theFieldsEndAtOneEdge();
    void clickingARowGoesToItsWorstFrame();
    void clickingANumberInTheTimelineGoesToItsFrame();
    void draggingTheBarShiftsTheClipAndEscUndoesIt();
    void anotherButtonDoesNotDisturbADragOfTheBar();
    void theShiftIsFound();
    void placementMovesTheSecondFigure();
    void theSecondClipFollowsItsEdits();
    void aClosedClipIsStillComparedAsItWas();
    void aClosedClipCannotBeChosen();
    void aFileIsComparedWithoutATab();
    void badFilesAreRefused();
    void namesArePlainText();
    void unmatchedJointsAreListed();
    void keysReachEverything();
    void severalClipsCanLieBesideADocument();
    void theListHidesChoosesAndRemoves();
    void theListObeysTheKeyboard();
    void eachBarIsDraggedByItself();
    void atMostEightClipsLieBeside();
    void anOffsetIsTyped();
    void aClipWithAnotherUpAxisIsTurnedUpright();
    void theProjectKeepsTheClipsAndAsksBeforeReadingThem();
    void aProjectWithoutClipsBesideHasNoMemberForThem();
    void aMissingClipIsReported();
    void oddClipsCanBeCompared();

private:
    [[nodiscard]] static Clip walk() { return makeWalker({.frames = 120}).clip; }
    [[nodiscard]] static Clip changed(Clip clip);
    void openBoth(const Clip &second, const QString &secondName = u"second.bvh"_s);
    void choose(const QString &title);
    void add(const QString &path);
    [[nodiscard]] ClipsBeside &beside() { return m_driver->session().clipsBeside(); }
    [[nodiscard]] QTreeWidget *list() { return m_driver->child<QTreeWidget>("clipsBeside"); }
    void clickList(int row, int column);
    void openAnew(const QString &path);
    [[nodiscard]] SecondClip &second() { return m_driver->session().secondClip(); }
    [[nodiscard]] QComboBox *chooser() { return m_driver->child<QComboBox>("secondClip"); }
    [[nodiscard]] QTreeView *table() { return m_driver->child<QTreeView>("differences"); }
    [[nodiscard]] QModelIndex rowOf(const QString &joint);
    template <typename Row>
    [[nodiscard]] Row *row()
    {
        return m_driver->window().findChild<Row *>();
    }

    std::unique_ptr<FileFolder> m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    std::unique_ptr<ViewDriver> m_view;
};

// The left knee is 25° more bent around frame 70.
Clip CompareTest::changed(Clip clip)
{
    const int knee = jointNamed(clip.skeleton, "LeftLeg");
    const auto column = clip.skeleton.columnOf(knee, {ChannelKind::Rotation, Axis::X});
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, *column,
                             clip.motion.value(frame, *column) + 25.0 * std::exp(-std::pow((frame - 70) / 8.0, 2.0)));
    return clip;
}

void CompareTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_driver->window().resize(1400, 860);
}

void CompareTest::cleanup()
{
    m_view.reset();
    m_driver.reset();
}

void CompareTest::openBoth(const Clip &other, const QString &secondName)
{
    m_driver->open(m_folder->write(secondName, QByteArray::fromStdString(writeBvh(other))));
    m_view->open(walk(), m_folder->path(u"first.bvh"_s));
    m_view->action("motion.compare")->trigger();
    QTRY_VERIFY(chooser()->isVisible());
}

void CompareTest::choose(const QString &title)
{
    const int index = chooser()->findText(title);
    QVERIFY2(index >= 0, qPrintable(title));
    chooser()->setFocus();
    chooser()->showPopup();
    chooser()->setCurrentIndex(index);
    chooser()->hidePopup();
    emit chooser()->activated(index);
    if (second().isShown())
        QTRY_VERIFY(second().isMeasured());
}

QModelIndex CompareTest::rowOf(const QString &joint)
{
    const QModelIndexList found = table()->model()->match(table()->model()->index(0, 0), Qt::DisplayRole, joint, 1,
                                                          Qt::MatchExactly | Qt::MatchCaseSensitive);
    return found.isEmpty() ? QModelIndex() : found.first();
}

void CompareTest::anOpenClipCanBecomeTheSecondClip()
{
    openBoth(changed(walk()));
    const QByteArray before = QByteArray::fromStdString(writeBvh(m_driver->document().clip()));
    m_driver->session().playhead().setFrame(70);
    const QImage alone = m_driver->viewportPicture();
    QVERIFY(!table()->isVisible());
    QVERIFY(!row<DifferenceRow>()->isVisible());
    choose(u"second.bvh"_s);
    QTRY_VERIFY(table()->isVisible());
    QTRY_VERIFY(row<DifferenceRow>()->isVisible());
    QVERIFY(row<SecondClipRow>()->isVisible());
    QVERIFY(m_driver->viewportPicture() != alone);
    QCOMPARE(m_view->scene().second().figure().bones.size(), m_view->scene().figure().bones.size());
    // The table lists only joints that differ: one joint by its rotation, all joints below it by their positions.
    QVERIFY(rowOf(u"LeftLeg"_s).isValid());
    QVERIFY(rowOf(u"LeftFoot"_s).isValid());
    QVERIFY(!rowOf(u"RightLeg"_s).isValid());
    m_driver->child<QCheckBox>("hideAlike")->click();
    QVERIFY(rowOf(u"RightLeg"_s).isValid());
    // Comparing makes no edit.
    QVERIFY(!m_driver->document().undoStack().canUndo());
    QCOMPARE(QByteArray::fromStdString(writeBvh(m_driver->document().clip())), before);
    choose(u"None"_s);
    QTRY_VERIFY(!table()->isVisible());
    QVERIFY(!row<DifferenceRow>()->isVisible());
    QCOMPARE(m_driver->viewportPicture(), alone);
}

void CompareTest::figuresEqualThoseOfTheCommandLine()
{
    const Clip other = *readBvh(writeBvh(changed(walk()))).clip;
    openBoth(other);
    choose(u"second.bvh"_s);
    // The verb compares the same two files.
    const Clip &a = m_driver->document().clip();
    const ClipComparison expected = compareByName(a, decidePositionRules(a.skeleton, a.motion), other,
                                                  decidePositionRules(other.skeleton, other.motion));
    const ClipComparison &found = second().comparison();
    QCOMPARE(found.nodes.size(), expected.nodes.size());
    for (std::size_t i = 0; i < found.nodes.size(); ++i) {
        QVERIFY(std::abs(found.nodes[i].degrees.mean - expected.nodes[i].degrees.mean) < 1e-6);
        QVERIFY(std::abs(found.nodes[i].units.largest - expected.nodes[i].units.largest) < 1e-6);
    }
    const QModelIndex knee = rowOf(u"LeftLeg"_s);
    QCOMPARE(knee.siblingAtColumn(2).data().toString(), u"25.00"_s);
    QCOMPARE(knee.siblingAtColumn(3).data().toString(), u"70"_s);
    QCOMPARE(table()->model()->index(0, 0).data().toString(), u"LeftLeg"_s); // the worst is on top
    m_driver->child<QToolButton>("copyDifferences")->click();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(found.nodes.size()) + 1);
    QCOMPARE(lines.first().count(u'\t'), 5);
}

void CompareTest::endSitesHaveNoAnglesInTheCopiedTable()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    QTRY_VERIFY(second().isMeasured());
    m_driver->child<QToolButton>("copyDifferences")->click();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    const std::vector<NodeDifference> &nodes = second().comparison().nodes;
    QCOMPARE(lines.size(), static_cast<qsizetype>(nodes.size()) + 1);
    int endSites = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const QStringList cells = lines[static_cast<qsizetype>(i) + 1].split(u'\t');
        QCOMPARE(cells.size(), 6);
        for (int column = 1; column < 6; ++column)
            QCOMPARE(cells[column].isEmpty(), column < 3 && !nodes[i].first.isJoint());
        endSites += nodes[i].first.isJoint() ? 0 : 1;
    }
    QVERIFY(endSites > 0 && endSites < static_cast<int>(nodes.size()));
}

void CompareTest::onlyTheLargestDifferenceIsFilled()
{
    // One joint differs by 20° in every frame, all others by 10°.
    Clip other = walk();
    for (int joint = 0; joint < other.skeleton.jointCount(); ++joint) {
        const Joint &own = other.skeleton.joint(joint);
        const auto first = std::ranges::find_if_not(own.channels, &Channel::isPosition) - own.channels.begin();
        const int column = own.firstColumn + static_cast<int>(first);
        for (int frame = 0; frame < other.motion.frameCount() && first < std::ssize(own.channels); ++frame)
            other.motion.setValue(frame, column, other.motion.value(frame, column) + (joint == 1 ? 20.0 : 10.0));
    }
    openBoth(other);
    choose(u"second.bvh"_s);
    auto *difference = row<DifferenceRow>();
    QTRY_VERIFY(difference->isVisible() && second().isMeasured());
    const FrameDifference &frame = second().comparison().frames[30];
    QVERIFY(frame.meanDegrees > 0.4 * frame.largestDegrees && frame.meanDegrees < 0.7 * frame.largestDegrees);
    const QImage picture = difference->grab().toImage();
    const auto *ruler = m_driver->window().findChild<TimelineRuler *>();
    const QPoint inRuler(static_cast<int>(ruler->timeScale().xOf(30)), 0);
    const int x = difference->mapFromGlobal(ruler->mapToGlobal(inRuler)).x();
    const QRgb above = picture.pixel(x, 3);
    const QRgb betweenBoth = picture.pixel(x, static_cast<int>(0.38 * picture.height()));
    const QRgb belowMean = picture.pixel(x, static_cast<int>(0.8 * picture.height()));
    QVERIFY(above != betweenBoth);
    QCOMPARE(belowMean, betweenBoth);
}

void CompareTest::theFieldsEndAtOneEdge()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    const auto right = [this](const char *name) { return m_driver->child<QWidget>(name)->geometry().right(); };
    QCOMPARE(right("comparePlacement"), right("addClipBeside"));
    QCOMPARE(right("compareRotations"), right("addClipBeside"));
}

void CompareTest::clickingARowGoesToItsWorstFrame()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    QTRY_VERIFY(table()->isVisible());
    const QModelIndex knee = rowOf(u"LeftLeg"_s);
    table()->scrollTo(knee);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(knee).center());
    QCOMPARE(m_driver->session().playhead().frame(), 70);
    QVERIFY(m_driver->session().isSelected(m_view->joint("LeftLeg")));
    m_view->scene().refresh();
    QCOMPARE(m_view->scene().second().farthest().size(), std::size_t(2)); // foot and toes
}

void CompareTest::clickingANumberInTheTimelineGoesToItsFrame()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    auto *difference = row<DifferenceRow>();
    QTRY_VERIFY(difference->isVisible());
    QCOMPARE(second().worst().front(), 70);
    QTest::mouseClick(difference, Qt::LeftButton, {}, difference->signAt(0).toPoint());
    QCOMPARE(m_driver->session().playhead().frame(), 70);
    QVERIFY(m_driver->session().isSelected(m_view->joint("LeftLeg")));
    QCOMPARE(difference->valueText().section(u'°', 0, 0), u"25.0"_s);
    // The worst frame is also a mark of the timeline.
    m_driver->session().clearSelection();
    m_driver->session().playhead().setFrame(0);
    m_view->action("motion.nextMark")->trigger();
    QCOMPARE(m_driver->session().playhead().frame(), 70);
    QVERIFY(m_driver->session().isSelected(m_view->joint("LeftLeg")));
}

void CompareTest::draggingTheBarShiftsTheClipAndEscUndoesIt()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    auto *bar = row<SecondClipRow>();
    QTRY_VERIFY(bar->isVisible());
    const QPoint from = bar->bar().center().toPoint();
    const double perFrame = bar->bar().width() / 119.0;
    const QPoint to = from + QPoint(static_cast<int>(std::lround(10.0 * perFrame)), 0);
    const auto move = [&](const QPoint &at, Qt::MouseButtons buttons) {
        QMouseEvent event(QEvent::MouseMove, at, bar->mapToGlobal(at), Qt::NoButton, buttons, {});
        QApplication::sendEvent(bar, &event);
    };
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    move(to, Qt::LeftButton);
    QCOMPARE(second().settings().shift, -10); // ten frames later
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(second().settings().shift, 0);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
    QCOMPARE(second().settings().shift, 0);
    QVERIFY(second().isShown()); // Esc ended the drag and not the comparison
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    move(to, Qt::LeftButton);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
    QCOMPARE(second().settings().shift, -10);
    QCOMPARE(m_driver->child<QSpinBox>("compareShift")->value(), -10);
    QTRY_VERIFY(second().isMeasured());
    QCOMPARE(second().comparison().comparedFrames, 110);
    m_driver->session().playhead().setFrame(5);
    m_view->scene().refresh();
    QVERIFY(m_view->scene().second().figure().bones.empty()); // the second clip has not begun in this frame
}

void CompareTest::anotherButtonDoesNotDisturbADragOfTheBar()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    auto *bar = row<SecondClipRow>();
    QTRY_VERIFY(bar->isVisible());
    const QPoint from = bar->bar().center().toPoint();
    const QPoint to = from + QPoint(static_cast<int>(std::lround(10.0 * bar->bar().width() / 119.0)), 0);
    const auto &ruler = *m_driver->window().findChild<TimelineRuler *>();
    const double firstFrame = ruler.timeScale().firstVisible();
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    QTest::mousePress(bar, Qt::MiddleButton, {}, from);
    QTest::mouseMove(bar, to);
    QTest::mouseRelease(bar, Qt::MiddleButton, {}, to);
    QCOMPARE(second().settings().shift, -10);
    QTest::mouseMove(bar, from);
    QCOMPARE(second().settings().shift, 0);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, from);
    QTest::mouseMove(bar, to); // no bar is being dragged any more
    QCOMPARE(second().settings().shift, 0);
    QCOMPARE(ruler.timeScale().firstVisible(), firstFrame);
}

void CompareTest::theShiftIsFound()
{
    Clip later = walk();
    later.motion.removeFrames(0, 23);
    openBoth(later);
    choose(u"second.bvh"_s);
    m_driver->child<QPushButton>("findShift")->click();
    QTRY_COMPARE(second().settings().shift, -23);
    QTRY_VERIFY(second().isMeasured());
    QVERIFY(second().comparison().largestDegrees() < 1e-3);
    Clip still = walk();
    for (int frame = 1; frame < still.motion.frameCount(); ++frame) {
        for (int column = 0; column < still.skeleton.columnCount(); ++column)
            still.motion.setValue(frame, column, still.motion.value(0, column));
    }
    m_driver->open(m_folder->write(u"still.bvh"_s, QByteArray::fromStdString(writeBvh(still))));
    m_view->action("motion.compare")->trigger();
    choose(u"first.bvh"_s);
    m_driver->child<QPushButton>("findShift")->click();
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains("No shift"_L1));
}

void CompareTest::placementMovesTheSecondFigure()
{
    Clip aside = walk();
    for (int frame = 0; frame < aside.motion.frameCount(); ++frame)
        aside.motion.setValue(frame, 0, aside.motion.value(frame, 0) + 50.0);
    openBoth(aside);
    choose(u"second.bvh"_s);
    QVERIFY(std::abs(second().comparison().largestUnits() - 50.0) < 1e-3);
    auto *placement = m_driver->child<QComboBox>("comparePlacement");
    for (const int choice : {1, 2}) {
        placement->setCurrentIndex(choice);
        emit placement->activated(choice);
        QTRY_VERIFY(second().isMeasured());
        QVERIFY(second().comparison().largestUnits() < 1e-3);
    }
}

void CompareTest::theSecondClipFollowsItsEdits()
{
    openBoth(walk());
    choose(u"second.bvh"_s);
    QVERIFY(second().comparison().largestDegrees() < 1e-4);
    Session *first = &m_driver->session();
    m_view->action("window.nextDocument")->trigger();
    QVERIFY(&m_driver->session() != first);
    const int knee = m_view->joint("LeftLeg").index;
    const auto column =
        m_driver->document().skeleton().columnOf(knee, m_driver->document().skeleton().joint(knee).channels.front());
    m_driver->document().setValues({40, 1, {*column}}, {m_driver->document().motion().value(40, *column) + 17.0},
                                   u"edit"_s);
    QTRY_VERIFY(first->secondClip().isMeasured() && first->secondClip().comparison().largestDegrees() > 16.9);
    m_driver->document().undoStack().undo();
    QTRY_VERIFY(first->secondClip().isMeasured() && first->secondClip().comparison().largestDegrees() < 1e-4);
}

void CompareTest::aClosedClipIsStillComparedAsItWas()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    m_view->action("window.nextDocument")->trigger();
    m_view->action("file.close")->trigger();
    QTRY_COMPARE(m_driver->document().displayName(), u"first.bvh"_s);
    QVERIFY(second().isShown());
    QCOMPARE(chooser()->currentText(), u"second.bvh"_s);
    // An edit of the first clip starts a new measurement.
    m_driver->document().setValues({0, 1, {0}}, {3.0}, u"edit"_s);
    QTRY_VERIFY(second().isMeasured());
    choose(u"None"_s);
    QVERIFY(!second().isShown());
}

void CompareTest::aClosedClipCannotBeChosen()
{
    openBoth(changed(walk()));
    auto *tabs = m_driver->window().findChild<SessionTabs *>();
    Session *other = tabs->sessions().front();
    QVERIFY(other != m_driver->window().currentSession());
    QVERIFY(chooser()->findText(u"second.bvh"_s) > 0);
    emit tabs->closeWanted(other); // the button of a tab that is not in front
    QCOMPARE(tabs->sessions().size(), 1);
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // A key can reach the list before it was filled again.
    chooser()->setFocus();
    QTest::keyClick(chooser(), Qt::Key_Down);
    QVERIFY(!second().isShown());
    QTRY_COMPARE(chooser()->findText(u"second.bvh"_s), -1);
    // A document that is opened later can be chosen at once.
    m_driver->open(m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk()))));
    m_view->action("window.nextDocument")->trigger();
    QTRY_VERIFY(chooser()->findText(u"third.bvh"_s) > 0);
    choose(u"third.bvh"_s);
    QVERIFY(second().isShown());
}

void CompareTest::aFileIsComparedWithoutATab()
{
    openBoth(walk());
    const QString path = m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(changed(walk()))));
    m_driver->chooseInFileDialog(path);
    choose(u"File…"_s);
    QTRY_VERIFY(second().isShown() && second().isMeasured());
    QCOMPARE(chooser()->currentText(), u"third.bvh"_s);
    QVERIFY(second().comparison().largestDegrees() > 24.0);
}

void CompareTest::badFilesAreRefused()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    const QString path = m_folder->write(u"bad.bvh"_s, "HIERARCHY\nROOT\n");
    m_driver->chooseInFileDialog(path);
    choose(u"File…"_s);
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains("bad.bvh"_L1));
    QCOMPARE(chooser()->currentText(), u"second.bvh"_s);
    QVERIFY(second().isShown());
}

void CompareTest::namesArePlainText()
{
    openBoth(changed(walk()), u"<b>&amp; %1 two.bvh"_s);
    choose(u"<b>&amp; %1 two.bvh"_s);
    QCOMPARE(chooser()->currentText(), u"<b>&amp; %1 two.bvh"_s);
    QTRY_VERIFY(table()->isVisible());
}

void CompareTest::unmatchedJointsAreListed()
{
    m_driver->open(m_folder->write(u"small.bvh"_s, smallBvh()));
    m_view->open(walk(), m_folder->path(u"first.bvh"_s));
    m_view->action("motion.compare")->trigger();
    choose(u"small.bvh"_s);
    // Both have hips; the joints that only one of them has are listed.
    QTRY_VERIFY(table()->isVisible());
    QVERIFY(!second().comparison().onlyInFirst.empty());
    m_driver->session().playhead().setFrame(m_driver->document().motion().frameCount() - 1);
    m_view->scene().refresh();
    QVERIFY(m_view->scene().second().figure().bones.empty()); // the second clip has ended
}

void CompareTest::keysReachEverything()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    QTRY_VERIFY(table()->isVisible());
    chooser()->setFocus();
    QStringList reached;
    for (int tab = 0; tab < 12; ++tab) {
        if (QWidget *widget = QApplication::focusWidget())
            reached << widget->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char *name :
         {"secondClip", "compareShift", "findShift", "comparePlacement", "compareRotations", "differences"})
        QVERIFY2(reached.contains(QLatin1String(name)), name);
    table()->setFocus();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(m_driver->session().playhead().frame(), 70);
}

// Adds a clip with the mouse, by the button and its menu.
void CompareTest::add(const QString &path)
{
    const std::size_t before = beside().all().size();
    m_driver->chooseInFileDialog(path);
    QTimer::singleShot(100, this, [this] {
        auto *menu = m_driver->child<QMenu>("furtherClips");
        QVERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().last()).center());
    });
    QTest::mouseClick(m_driver->child<QToolButton>("addClipBeside"), Qt::LeftButton);
    QTRY_COMPARE(beside().all().size(), before + 1);
    QTRY_COMPARE(static_cast<std::size_t>(list()->topLevelItemCount()), before + 1);
}

void CompareTest::clickList(int row, int column)
{
    QApplication::processEvents();
    const QModelIndex index = list()->model()->index(row, column);
    list()->scrollTo(index);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(index).center());
    QApplication::processEvents();
}

void CompareTest::severalClipsCanLieBesideADocument()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    QApplication::processEvents();
    QVERIFY(!list()->isVisible()); // a single clip is named by the chooser
    QCOMPARE(row<SecondClipRow>()->height(), 22);
    const QString third = m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk())));
    add(third);
    QTRY_VERIFY(list()->isVisible());
    const QRect lowest = list()->visualRect(list()->model()->index(1, 0));
    QTRY_VERIFY(list()->viewport()->rect().contains(lowest));
    QCOMPARE(chooser()->currentText(), u"third.bvh"_s);
    QTRY_VERIFY(second().isMeasured());
    QVERIFY(second().comparison().largestDegrees() < 1e-3); // the new clip is compared
    m_view->scene().refresh();
    QCOMPARE(m_view->scene().second().all().size(), std::size_t(2));
    for (const FigureBeside &figure : m_view->scene().second().all())
        QCOMPARE(figure.figure.bones.size(), m_view->scene().figure().bones.size());
    // Each of the two clips has a bar, one below the other.
    auto *bars = row<SecondClipRow>();
    const QRectF upper = bars->barOf(beside().all()[0]);
    const QRectF lower = bars->barOf(beside().all()[1]);
    QVERIFY(upper.height() > 8.0 && lower.top() >= upper.bottom() && lower.bottom() <= bars->height());
    QVERIFY(!m_driver->document().isModified());
    QVERIFY(!m_driver->document().undoStack().canUndo());
    // An open clip is added by its name, and its edits are followed.
    choose(u"None"_s);
    QTRY_COMPARE(beside().all().size(), std::size_t(1));
    QCOMPARE(chooser()->currentText(), u"second.bvh"_s);
    QTRY_VERIFY(!list()->isVisible());
}

void CompareTest::theListHidesChoosesAndRemoves()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    add(m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk()))));
    clickList(0, 0);
    QCOMPARE(beside().chosen()->source.name, u"second.bvh"_s);
    QCOMPARE(chooser()->currentText(), u"second.bvh"_s);
    QTRY_VERIFY(second().isMeasured() && second().comparison().largestDegrees() > 24.0);
    const QImage both = m_driver->viewportPicture();
    clickList(1, 1);
    QVERIFY(!beside().all()[1].isVisible);
    m_view->scene().refresh();
    QCOMPARE(m_view->scene().second().all().size(), std::size_t(1));
    QVERIFY(m_driver->viewportPicture() != both);
    clickList(1, 1);
    QVERIFY(beside().all()[1].isVisible);
    // A hidden clip is still compared, but its dashes are not drawn.
    clickList(0, 1);
    m_driver->session().playhead().setFrame(70);
    m_view->scene().refresh();
    QVERIFY(m_view->scene().second().farthest().empty());
    clickList(0, 0);
    QTRY_VERIFY(second().isMeasured());
    QVERIFY(table()->isVisible());
    clickList(0, 2);
    QTRY_COMPARE(beside().all().size(), std::size_t(1));
    QCOMPARE(beside().chosen()->source.name, u"third.bvh"_s);
    QCOMPARE(beside().chosen()->letter(), QChar(u'C')); // it keeps its letter
}

void CompareTest::theListObeysTheKeyboard()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    add(m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk()))));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Up);
    QCOMPARE(beside().chosen()->source.name, u"second.bvh"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(!beside().chosen()->isVisible);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(beside().chosen()->source.name, u"third.bvh"_s);
    QTest::keyClick(list(), Qt::Key_Delete);
    QTRY_COMPARE(beside().all().size(), std::size_t(1));
}

void CompareTest::eachBarIsDraggedByItself()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    add(m_folder->write(u"third.bvh"_s, QByteArray::fromStdString(writeBvh(walk()))));
    auto *bars = row<SecondClipRow>();
    QTRY_VERIFY(bars->isVisible() && bars->height() > 30);
    const QRectF box = bars->barOf(beside().all()[0]);
    const QPoint from = box.center().toPoint();
    const QPoint to = from - QPoint(static_cast<int>(std::lround(7.0 * box.width() / 119.0)), 0);
    QTest::mousePress(bars, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, bars->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(bars, &move);
    QCOMPARE(beside().all()[0].settings.shift, 7);
    QCOMPARE(beside().all()[1].settings.shift, 0);
    QCOMPARE(beside().chosen(), &beside().all()[0]); // the clip is compared, too
    // The clip is removed during the drag.
    beside().remove(beside().all()[0].id);
    QMouseEvent again(QEvent::MouseMove, from, bars->mapToGlobal(from), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(bars, &again);
    QTest::mouseRelease(bars, Qt::LeftButton, {}, from);
    QCOMPARE(beside().all()[0].settings.shift, 0);
}

void CompareTest::atMostEightClipsLieBeside()
{
    openBoth(walk());
    choose(u"second.bvh"_s);
    const QString path = m_folder->write(u"<i>third&amp; %1.bvh"_s, QByteArray::fromStdString(writeBvh(walk())));
    for (int clips = 2; clips <= 8; ++clips)
        add(path);
    QVERIFY(!m_driver->child<QToolButton>("addClipBeside")->isEnabled());
    QCOMPARE(list()->topLevelItem(7)->text(0), u"<i>third&amp; %1.bvh"_s);
    QVERIFY(list()->topLevelItem(7)->toolTip(0).contains(u"&lt;i&gt;"_s));
    m_view->scene().refresh();
    QCOMPARE(m_view->scene().second().all().size(), std::size_t(8));
    QVERIFY(!m_driver->viewportPicture().isNull());
    QTRY_VERIFY(second().isMeasured());
    clickList(3, 2);
    QTRY_COMPARE(beside().all().size(), std::size_t(7));
    QVERIFY(m_driver->child<QToolButton>("addClipBeside")->isEnabled());
}

void CompareTest::anOffsetIsTyped()
{
    openBoth(walk());
    choose(u"second.bvh"_s);
    auto *field = m_driver->child<QLineEdit>("compareOffsetX");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, u"40*2"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(second().settings().offset, glm::dvec3(80.0, 0.0, 0.0));
    QTRY_VERIFY(second().isMeasured());
    QVERIFY(std::abs(second().comparison().largestUnits() - 80.0) < 1e-6);
    QVERIFY(second().comparison().largestDegrees() < 1e-4);
    const glm::dvec3 moved = second().pose(0)->positionOf(NodeId::joint(0));
    QVERIFY(glm::distance(moved, m_driver->session().layered().pose(0).positionOf(NodeId::joint(0)) +
                                     glm::dvec3(80.0, 0.0, 0.0)) < 1e-6);
    field->selectAll();
    QTest::keyClicks(field, u"nonsense"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(second().settings().offset.x, 80.0);
}

void CompareTest::aClipWithAnotherUpAxisIsTurnedUpright()
{
    openBoth(applied("upaxis:to=z", walk()));
    choose(u"second.bvh"_s);
    auto *turned = m_driver->child<QLabel>("compareTurned");
    QTRY_VERIFY(turned->isVisible());
    QCOMPARE(turned->text(), u"Rotated: up is Z there and Y here."_s);
    QVERIFY(second().comparison().largestUnits() < 1e-2);
    QVERIFY(second().comparison().largestDegrees() < 1e-2);
    m_view->scene().refresh();
    const Figure &figure = m_view->scene().second().figure();
    for (std::size_t i = 0; i < figure.marks.size(); ++i)
        QVERIFY(glm::distance(figure.marks[i].position, m_view->scene().figure().marks[i].position) < 1e-2);
    // With the same up axis set by the user for both, the second clip lies as its file says.
    m_driver->document().setUpAxisChoice(UpAxisChoice::Z);
    QTRY_VERIFY(second().isMeasured() && !turned->isVisible());
    QVERIFY(second().comparison().largestUnits() > 50.0);
}

void CompareTest::openAnew(const QString &path)
{
    m_view.reset();
    m_driver.reset();
    m_driver = std::make_unique<WindowDriver>();
    m_view = std::make_unique<ViewDriver>(*m_driver);
    m_driver->window().resize(1400, 860);
    m_driver->open(path);
}

void CompareTest::theProjectKeepsTheClipsAndAsksBeforeReadingThem()
{
    openBoth(changed(walk()));
    QDir(m_folder->path(u""_s)).mkpath(u"takes"_s);
    const QString third = m_folder->write(u"takes/third.bvh"_s, QByteArray::fromStdString(writeBvh(walk())));
    const FileFolder elsewhere;
    const QString far = elsewhere.write(u"far.bvh"_s, QByteArray::fromStdString(writeBvh(walk())));
    choose(u"second.bvh"_s);
    m_driver->child<QSpinBox>("compareShift")->setValue(-4);
    add(far);
    add(third);
    ComparisonSettings settings;
    settings.offset = {1.5, 0.0, -2.0};
    settings.placement = ComparisonSettings::Placement::RootOnRoot;
    beside().setSettings(beside().chosen()->id, settings);
    beside().setVisible(beside().chosen()->id, false);
    QVERIFY(!m_driver->document().isModified());
    m_driver->document().setMarkers({{3, "heel"}}, u"marker"_s); // a marker, so that saving writes a project
    m_view->action("file.save")->trigger();
    const QString project = m_folder->path(u"first.limber"_s);
    const QByteArray bytes = bytesOf(project);
    QVERIFY2(bytes.contains("\"beside\": [\n"
                            "  {\"file\": \"second.bvh\", \"shift\": -4, \"placed\": \"files\", "
                            "\"rotations\": \"parent\"},\n"
                            "  {\"file\": \"takes/third.bvh\", \"shift\": 0, \"placed\": \"root\", "
                            "\"offset\": [1.5, 0, -2], \"rotations\": \"parent\", \"hidden\": true, "
                            "\"chosen\": true}\n ]"),
             bytes.constData());
    QVERIFY(!bytes.contains("far.bvh")); // the project names no file outside of its folder

    openAnew(project);
    QCOMPARE(beside().all().size(), std::size_t(2));
    QVERIFY(!beside().all()[0].isLoaded() && !beside().all()[1].isLoaded());
    QVERIFY(!m_driver->document().isModified());
    m_view->action("motion.compare")->trigger();
    auto *load = m_driver->child<QPushButton>("loadBeside");
    QTRY_VERIFY(load->isVisible());
    QVERIFY(m_driver->child<QLabel>("compareState")->text().startsWith(u"third.bvh was beside this clip"_s));
    QTest::qWait(300);
    QVERIFY(!beside().chosen()->isLoaded()); // no file is read without the user's consent
    QVERIFY(!row<SecondClipRow>()->isVisible());
    // The project still names the clips when it is saved again without reading them.
    const qsizetype at = bytes.indexOf("\"beside\"");
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(project).mid(bytesOf(project).indexOf("\"beside\"")), bytes.mid(at));
    QTest::mouseClick(load, Qt::LeftButton);
    QTRY_VERIFY(second().isShown() && second().isMeasured());
    QVERIFY(!beside().all()[0].isLoaded());
    QCOMPARE(second().settings().offset, glm::dvec3(1.5, 0.0, -2.0));
    QVERIFY(second().settings().placement == ComparisonSettings::Placement::RootOnRoot);
    QVERIFY(!beside().chosen()->isVisible);
    QCOMPARE(m_driver->child<QLineEdit>("compareOffsetZ")->text(), u"-2"_s);
    clickList(0, 0);
    QTRY_VERIFY(load->isVisible());
    QTest::mouseClick(load, Qt::LeftButton);
    QTRY_VERIFY(second().isShown() && second().isMeasured());
    QCOMPARE(second().settings().shift, -4);
}

void CompareTest::aProjectWithoutClipsBesideHasNoMemberForThem()
{
    openBoth(changed(walk()));
    m_driver->document().setMarkers({{3, "heel"}}, u"marker"_s);
    m_view->action("file.save")->trigger();
    const QByteArray bytes = bytesOf(m_folder->path(u"first.limber"_s));
    QVERIFY(!bytes.isEmpty() && !bytes.contains("beside"));
    // A clip that was added and removed again leaves nothing in the project.
    choose(u"second.bvh"_s);
    choose(u"None"_s);
    m_view->action("file.save")->trigger();
    QCOMPARE(bytesOf(m_folder->path(u"first.limber"_s)), bytes);
}

void CompareTest::aMissingClipIsReported()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    m_driver->document().setMarkers({{3, "heel"}}, u"marker"_s);
    m_view->action("file.save")->trigger();
    QFile::remove(m_folder->path(u"second.bvh"_s));
    const QString project = m_folder->path(u"first.limber"_s);
    openAnew(project);
    m_view->action("motion.compare")->trigger();
    auto *load = m_driver->child<QPushButton>("loadBeside");
    QTRY_VERIFY(load->isVisible());
    load->click();
    QTRY_VERIFY(m_driver->window().statusBar()->currentMessage().contains("second.bvh"_L1));
    QVERIFY(load->isVisible());
    choose(u"None"_s);
    QVERIFY(beside().all().empty());
    QTRY_VERIFY(!load->isVisible());
    // A project that someone else wrote cannot reach files outside of its folder.
    QByteArray bytes = bytesOf(project);
    bytes.replace("\"second.bvh\"", "\"../../etc/passwd\"");
    openAnew(m_folder->write(u"first.limber"_s, bytes));
    QVERIFY(beside().all().empty());
    QVERIFY2(m_driver->message().contains(u"clip beside"_s), qPrintable(m_driver->message()));
}

void CompareTest::oddClipsCanBeCompared()
{
    openBoth(walk());
    choose(u"second.bvh"_s);
    Clip one = walk();
    one.motion.removeFrames(1, one.motion.frameCount() - 1);
    Clip fast = walk();
    fast.motion.setFrameTimeSeconds(1.0 / 240.0);
    Clip twice = walk();
    twice.skeleton.setName(3, "LeftLeg");
    twice.skeleton.setName(4, "LeftLeg");
    int count = 0;
    for (const Clip *clip : {&one, &fast, &twice})
        add(m_folder->write(u"odd%1.bvh"_s.arg(++count), QByteArray::fromStdString(writeBvh(*clip))));
    for (const ClipBeside &clip : beside().all()) {
        beside().choose(clip.id);
        QTRY_VERIFY(second().isMeasured());
        QVERIFY(row<SecondClipRow>()->barOf(clip).width() >= 2.0);
        for (const int frame : {0, 60, 119}) {
            m_driver->session().playhead().setFrame(frame);
            QVERIFY(!m_driver->viewportPicture().isNull());
        }
    }
    // The document itself loses its frames.
    m_driver->document().removeFrames(1, 119);
    QTRY_VERIFY(second().isMeasured());
    QVERIFY(!m_driver->viewportPicture().isNull());
}

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    CompareTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_compare

#include "tst_compare.moc"
