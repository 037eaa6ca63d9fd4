#include "compare/comparepanel.h"
#include "support/textfiles.h"
#include "support/walker.h"
#include "timeline/rows/differencerow.h"
#include "timeline/rows/secondcliprow.h"
#include "viewdriver.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "comparison/clipcomparison.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// A second clip beside the one in front.
class CompareTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anOpenClipIsLaidBesideTheOther();
    void figuresAreThoseOfTheCommandLine();
    void aRowGoesToTheWorstFrame();
    void aNumberInTheTimelineGoesThere();
    void theBarIsDraggedAndGivenBack();
    void theShiftIsFound();
    void placementMovesTheSecondFigure();
    void theSecondClipFollowsItsEdits();
    void aClosedClipStaysAsItWas();
    void aFileIsComparedWithoutATab();
    void badFilesAreRefused();
    void namesArePlainText();
    void nothingIsLikeIt();
    void keysReachEverything();

private:
    [[nodiscard]] static Clip walk() { return makeWalker({.frames = 120}).clip; }
    [[nodiscard]] static Clip changed(Clip clip);
    void openBoth(const Clip &second, const QString &secondName = u"second.bvh"_s);
    void choose(const QString &title);
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

void CompareTest::anOpenClipIsLaidBesideTheOther()
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
    // Only what differs is listed: rotations of one joint, positions of all below it.
    QVERIFY(rowOf(u"LeftLeg"_s).isValid());
    QVERIFY(rowOf(u"LeftFoot"_s).isValid());
    QVERIFY(!rowOf(u"RightLeg"_s).isValid());
    m_driver->child<QCheckBox>("hideAlike")->click();
    QVERIFY(rowOf(u"RightLeg"_s).isValid());
    // Nothing of it is an edit.
    QVERIFY(!m_driver->document().undoStack().canUndo());
    QCOMPARE(QByteArray::fromStdString(writeBvh(m_driver->document().clip())), before);
    choose(u"None"_s);
    QTRY_VERIFY(!table()->isVisible());
    QVERIFY(!row<DifferenceRow>()->isVisible());
    QCOMPARE(m_driver->viewportPicture(), alone);
}

void CompareTest::figuresAreThoseOfTheCommandLine()
{
    const Clip other = *readBvh(writeBvh(changed(walk()))).clip;
    openBoth(other);
    choose(u"second.bvh"_s);
    // As the verb does it, on the files.
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
    for (QPushButton *button : m_driver->window().findChildren<QPushButton *>()) {
        if (button->text().contains("Table"_L1))
            button->click();
    }
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(found.nodes.size()) + 1);
    QCOMPARE(lines.first().count(u'\t'), 5);
}

void CompareTest::aRowGoesToTheWorstFrame()
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

void CompareTest::aNumberInTheTimelineGoesThere()
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
    // It is a mark of the timeline, too.
    m_driver->session().clearSelection();
    m_driver->session().playhead().setFrame(0);
    m_view->action("motion.nextMark")->trigger();
    QCOMPARE(m_driver->session().playhead().frame(), 70);
    QVERIFY(m_driver->session().isSelected(m_view->joint("LeftLeg")));
}

void CompareTest::theBarIsDraggedAndGivenBack()
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
    QVERIFY(second().isShown()); // Esc was the drag's
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    move(to, Qt::LeftButton);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
    QCOMPARE(second().settings().shift, -10);
    QCOMPARE(m_driver->child<QSpinBox>("compareShift")->value(), -10);
    QTRY_VERIFY(second().isMeasured());
    QCOMPARE(second().comparison().comparedFrames, 110);
    m_driver->session().playhead().setFrame(5);
    m_view->scene().refresh();
    QVERIFY(m_view->scene().second().figure().bones.empty()); // it has not begun
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

void CompareTest::aClosedClipStaysAsItWas()
{
    openBoth(changed(walk()));
    choose(u"second.bvh"_s);
    m_view->action("window.nextDocument")->trigger();
    m_view->action("file.close")->trigger();
    QTRY_COMPARE(m_driver->document().displayName(), u"first.bvh"_s);
    QVERIFY(second().isShown());
    QCOMPARE(chooser()->currentText(), u"second.bvh"_s);
    // An edit of the first one measures again.
    m_driver->document().setValues({0, 1, {0}}, {3.0}, u"edit"_s);
    QTRY_VERIFY(second().isMeasured());
    choose(u"None"_s);
    QVERIFY(!second().isShown());
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

void CompareTest::nothingIsLikeIt()
{
    m_driver->open(m_folder->write(u"small.bvh"_s, smallBvh()));
    m_view->open(walk(), m_folder->path(u"first.bvh"_s));
    m_view->action("motion.compare")->trigger();
    choose(u"small.bvh"_s);
    // Both have hips; what else each has is said.
    QTRY_VERIFY(table()->isVisible());
    QVERIFY(!second().comparison().onlyInFirst.empty());
    m_driver->session().playhead().setFrame(m_driver->document().motion().frameCount() - 1);
    m_view->scene().refresh();
    QVERIFY(m_view->scene().second().figure().bones.empty()); // it is over
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

int main(int argc, char **argv)
{
    WindowDriver::isolateSettings();
    QApplication application(argc, argv);
    CompareTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_compare.moc"
