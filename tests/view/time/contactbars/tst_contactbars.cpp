#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "contactbars/contactbars.h"
#include "retargeting/contactspanel.h"
#include "session/retargeting/retargetsetup.h"
#include "support/walker.h"
#include "tooltips.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

namespace tst_contactbars {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frames = 240;

// The bars of a walker's feet, in the width in which a user sees them.
struct ShownBars
{
    explicit ShownBars(const Walker &walker = makeWalker({.frames = frames}))
        : clip(walker.clip), bars(Colours::darkTheme())
    {
        bars.setClip(clip.skeleton, std::vector{legsByRoles(rolesByName(clip.skeleton, Vocabulary::builtIn()))},
                     clip.motion.frameCount(), 1.0 / 60.0);
        bars.resize(900, 100);
        bars.show();
    }

    // The middle of a row at a frame.
    [[nodiscard]] QPoint at(int row, double frame) const
    {
        return {qRound(bars.timeScale().xOf(frame)), qRound(bars.rectOfRow(row).center().y())};
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&bars, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(&bars, from + (to - from) * step / 8);
        QTest::mouseRelease(&bars, Qt::LeftButton, {}, to);
    }
    [[nodiscard]] std::vector<FrameInterval> row(int index) const
    {
        return bars.rows().rows()[static_cast<std::size_t>(index)].intervals;
    }
    [[nodiscard]] int leftFoot() const { return jointNamed(clip.skeleton, "LeftFoot"); }

    Clip clip;
    ContactBars bars;
};

using Intervals = std::vector<FrameInterval>;

} // namespace

// Contacts of the feet, changed by mouse and keyboard.
class ContactBarsTest : public QObject
{
    Q_OBJECT

private slots:
    void hasARowForEachFootAndToe();
    void aDragInAnEmptyAreaMakesABar();
    void aDragOfAnEndMovesIt();
    void aDragOfABarMovesItInsideTheClip();
    void barsThatMeetAreMerged();
    void aBarThatADragOnlyPassesIsKept();
    void aClickSetsTheFrameAndSelectsTheBar();
    void deleteAndDoubleClickRemove();
    void arrowsMoveTheSelectedEnd();
    void insertMakesABarAtTheFrame();
    void upAndDownStayInTheRows();
    void aDoubleClickMakesAShortBar();
    void escapeCancelsADrag();
    void losingTheFocusCancelsADrag();
    void anotherButtonDoesNotDisturbADrag();
    void aSharedScaleIsFollowed();
    void theWheelZooms();
    void contactsOfOtherJointsHaveRowsToo();
    void withoutFeetNothingHappens();
    void oneFrameAndOddNamesAreFine();
    void editsAreUndoStepsOfTheSetup();
    void eachPlaceHasItsToolTip();
    void anEmptyRowSaysWhyItIsEmpty();
};

void ContactBarsTest::hasARowForEachFootAndToe()
{
    ShownBars shown;
    QCOMPARE(shown.bars.rows().rows().size(), std::size_t(4));
    QCOMPARE(shown.bars.rows().rows()[0].joint, shown.leftFoot());
    QCOMPARE(shown.bars.rows().rows()[0].side, BodySide::Left);
    QCOMPARE(shown.bars.rows().rows()[3].side, BodySide::Right);
}

void ContactBarsTest::aDragInAnEmptyAreaMakesABar()
{
    ShownBars shown;
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    shown.drag(shown.at(1, 40), shown.at(1, 60));
    QCOMPARE(edits.count(), 1); // one edit for a drag, not one for each pixel
    QCOMPARE(shown.row(1), (Intervals{{40, 60}}));
    shown.drag(shown.at(2, 60), shown.at(2, 40)); // drags backward
    QCOMPARE(shown.row(2), (Intervals{{40, 60}}));
}

void ContactBarsTest::aDragOfAnEndMovesIt()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    shown.drag(shown.at(0, 80), shown.at(0, 100));
    QCOMPARE(shown.row(0), (Intervals{{40, 100}}));
    shown.drag(shown.at(0, 40), shown.at(0, 20));
    QCOMPARE(shown.row(0), (Intervals{{20, 100}}));
    shown.drag(shown.at(0, 20), shown.at(0, 130)); // drags beyond the other end
    QCOMPARE(shown.row(0), (Intervals{{100, 130}}));
    shown.drag(shown.at(0, 130), QPoint(5000, 10)); // drags out of the widget
    QCOMPARE(shown.row(0), (Intervals{{100, frames - 1}}));
}

void ContactBarsTest::aDragOfABarMovesItInsideTheClip()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    shown.drag(shown.at(0, 60), shown.at(0, 70));
    QCOMPARE(shown.row(0), (Intervals{{50, 90}}));
    shown.drag(shown.at(0, 70), shown.at(0, 0));
    QCOMPARE(shown.row(0), (Intervals{{0, 40}}));
    shown.drag(shown.at(0, 20), shown.at(0, 239));
    QCOMPARE(shown.row(0), (Intervals{{199, 239}}));
}

void ContactBarsTest::barsThatMeetAreMerged()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}, {120, 160}}}});
    shown.drag(shown.at(0, 80), shown.at(0, 130));
    QCOMPARE(shown.row(0), (Intervals{{40, 160}}));
    QCOMPARE(shown.bars.chosen(), (ContactBar{0, 0}));
}

void ContactBarsTest::aBarThatADragOnlyPassesIsKept()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{10, 20}, {60, 80}}}});
    QTest::mousePress(&shown.bars, Qt::LeftButton, {}, shown.at(0, 15));
    QTest::mouseMove(&shown.bars, shown.at(0, 70));
    QTest::mouseMove(&shown.bars, shown.at(0, 120));
    QTest::mouseRelease(&shown.bars, Qt::LeftButton, {}, shown.at(0, 120));
    QCOMPARE(shown.row(0), (Intervals{{60, 80}, {115, 125}}));
}

void ContactBarsTest::aClickSetsTheFrameAndSelectsTheBar()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    QSignalSpy wanted(&shown.bars, &ContactBars::frameWanted);
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, shown.at(0, 60));
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 60);
    QCOMPARE(shown.bars.chosen(), (ContactBar{0, 0}));
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, shown.at(2, 200));
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 200);
    QVERIFY(!shown.bars.chosen().isValid());
    QCOMPARE(edits.count(), 0);
}

void ContactBarsTest::deleteAndDoubleClickRemove()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}, {120, 160}}}});
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    QTest::keyClick(&shown.bars, Qt::Key_Delete); // nothing is selected
    QCOMPARE(edits.count(), 0);
    QTest::mouseDClick(&shown.bars, Qt::LeftButton, {}, shown.at(0, 60));
    QCOMPARE(shown.row(0), (Intervals{{120, 160}}));
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, shown.at(0, 140));
    QTest::keyClick(&shown.bars, Qt::Key_Delete);
    QVERIFY(shown.row(0).empty());
    QCOMPARE(edits.count(), 2);
    QVERIFY(edits.last().at(0).value<Contacts>().empty());
}

void ContactBarsTest::arrowsMoveTheSelectedEnd()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    QTest::keyClick(&shown.bars, Qt::Key_Right, Qt::ControlModifier); // selects the first bar
    QTest::keyClick(&shown.bars, Qt::Key_Right);
    QCOMPARE(shown.row(0), (Intervals{{40, 81}}));
    QTest::keyClick(&shown.bars, Qt::Key_Home);
    QTest::keyClick(&shown.bars, Qt::Key_Left);
    QCOMPARE(shown.row(0), (Intervals{{39, 81}}));
    QTest::keyClick(&shown.bars, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(shown.row(0), (Intervals{{40, 82}}));
    for (int press = 0; press < 300; ++press)
        QTest::keyClick(&shown.bars, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(shown.row(0), (Intervals{{0, 42}}));
    QTest::keyClick(&shown.bars, Qt::Key_End);
    for (int press = 0; press < 60; ++press)
        QTest::keyClick(&shown.bars, Qt::Key_Left);
    QCOMPARE(shown.row(0), (Intervals{{0, 0}}));
}

void ContactBarsTest::insertMakesABarAtTheFrame()
{
    ShownBars shown;
    shown.bars.setFrame(100);
    QTest::keyClick(&shown.bars, Qt::Key_Down);
    QTest::keyClick(&shown.bars, Qt::Key_Insert);
    QCOMPARE(shown.row(1), (Intervals{{100, 111}}));
    shown.bars.setFrame(frames - 1);
    QTest::keyClick(&shown.bars, Qt::Key_Insert);
    QCOMPARE(shown.row(1).back(), (FrameInterval{frames - 1, frames - 1}));
}

void ContactBarsTest::upAndDownStayInTheRows()
{
    ShownBars shown;
    const auto rows = static_cast<int>(shown.bars.rows().rows().size());
    shown.bars.setFrame(100);
    for (int i = 0; i < rows + 2; ++i)
        QTest::keyClick(&shown.bars, Qt::Key_Down);
    QTest::keyClick(&shown.bars, Qt::Key_Up); // from the last row to the one before it
    QTest::keyClick(&shown.bars, Qt::Key_Insert);
    QCOMPARE(shown.row(rows - 2), (Intervals{{100, 111}}));
    for (int i = 0; i < rows + 2; ++i)
        QTest::keyClick(&shown.bars, Qt::Key_Up);
    QTest::keyClick(&shown.bars, Qt::Key_Insert);
    QCOMPARE(shown.row(0), (Intervals{{100, 111}}));
}

void ContactBarsTest::aDoubleClickMakesAShortBar()
{
    ShownBars shown;
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    QTest::mouseDClick(&shown.bars, Qt::LeftButton, {}, shown.at(1, 100));
    QCOMPARE(shown.row(1), (Intervals{{100, 111}})); // 0.2 s long
    QCOMPARE(edits.count(), 1);
}

void ContactBarsTest::escapeCancelsADrag()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    QTest::mousePress(&shown.bars, Qt::LeftButton, {}, shown.at(0, 60));
    QTest::mouseMove(&shown.bars, shown.at(0, 100));
    QCOMPARE(shown.row(0), (Intervals{{80, 120}}));
    QTest::keyClick(&shown.bars, Qt::Key_Delete); // nothing is deleted while the mouse holds the bar
    QCOMPARE(shown.row(0), (Intervals{{80, 120}}));
    QTest::keyClick(&shown.bars, Qt::Key_Escape);
    QCOMPARE(shown.row(0), (Intervals{{40, 80}}));
    QTest::mouseMove(&shown.bars, shown.at(0, 120));
    QTest::mouseRelease(&shown.bars, Qt::LeftButton, {}, shown.at(0, 120));
    QCOMPARE(shown.row(0), (Intervals{{40, 80}}));
    QCOMPARE(edits.count(), 0);
}

void ContactBarsTest::losingTheFocusCancelsADrag()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    QTest::mousePress(&shown.bars, Qt::LeftButton, {}, shown.at(0, 60));
    QTest::mouseMove(&shown.bars, shown.at(0, 100));
    QFocusEvent lost(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(&shown.bars, &lost);
    QCOMPARE(shown.row(0), (Intervals{{40, 80}}));
    QTest::mouseRelease(&shown.bars, Qt::LeftButton, {}, shown.at(0, 100));
    QCOMPARE(edits.count(), 0);
}

void ContactBarsTest::anotherButtonDoesNotDisturbADrag()
{
    ShownBars shown;
    shown.bars.setContacts({{shown.leftFoot(), {{40, 80}}}});
    QSignalSpy edits(&shown.bars, &ContactBars::contactsEdited);
    const QPoint belowTheRows(shown.at(0, 100).x(), 90);
    QTest::mousePress(&shown.bars, Qt::LeftButton, {}, shown.at(0, 60));
    QTest::mouseMove(&shown.bars, shown.at(0, 100));
    for (const Qt::MouseButton other : {Qt::RightButton, Qt::MiddleButton}) {
        QTest::mousePress(&shown.bars, other, {}, belowTheRows);
        QTest::mouseMove(&shown.bars, shown.at(0, 105));
        QTest::mouseRelease(&shown.bars, other, {}, belowTheRows);
        QCOMPARE(shown.row(0), (Intervals{{85, 125}}));
        QCOMPARE(edits.count(), 0);
    }
    QTest::mouseMove(&shown.bars, shown.at(0, 110));
    QTest::mouseRelease(&shown.bars, Qt::LeftButton, {}, shown.at(0, 110));
    QCOMPARE(shown.row(0), (Intervals{{90, 130}}));
    QCOMPARE(edits.count(), 1);
}

void ContactBarsTest::aSharedScaleIsFollowed()
{
    ShownBars shown;
    TimeScale scale;
    scale.setFrameCount(frames);
    scale.setPixels(200, 480);
    shown.bars.follow(scale);
    QCOMPARE(shown.bars.rectOfRow(0).left(), 200.0);
    QCOMPARE(shown.at(0, 0).x(), 200);
    shown.bars.resize(700, 100); // the shared scale decides where the frames are
    shown.bars.setFrame(100);
    QCOMPARE(shown.at(0, 0).x(), 200);
    QSignalSpy pans(&shown.bars, &ContactBars::panWanted);
    QTest::mousePress(&shown.bars, Qt::MiddleButton, {}, {300, 10});
    QTest::mouseMove(&shown.bars, {320, 10});
    QTest::mouseRelease(&shown.bars, Qt::MiddleButton, {}, {320, 10});
    QCOMPARE(pans.count(), 1);
    QCOMPARE(pans.first().first().toDouble(), -20.0);
    QVERIFY(shown.bars.timeScale().showsAll());
}

void ContactBarsTest::theWheelZooms()
{
    ShownBars shown;
    const QPointF where = shown.at(0, 100);
    const double before = shown.bars.timeScale().pixelsPerFrame();
    QWheelEvent wheel(where, shown.bars.mapToGlobal(where), {}, {0, 480}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&shown.bars, &wheel);
    QVERIFY(shown.bars.timeScale().pixelsPerFrame() > before);
    QVERIFY(std::abs(shown.bars.timeScale().xOf(100) - where.x()) < 2.0);
}

void ContactBarsTest::contactsOfOtherJointsHaveRowsToo()
{
    ShownBars shown;
    const int hand = jointNamed(shown.clip.skeleton, "LeftHand");
    const Contacts contacts{{hand, {{5, 9}}}};
    shown.bars.setContacts(contacts);
    QCOMPARE(shown.bars.rows().rows().size(), std::size_t(5));
    QCOMPARE(shown.bars.rows().contacts(), contacts);
    shown.bars.setContacts({});
    QCOMPARE(shown.bars.rows().rows().size(), std::size_t(4));
}

void ContactBarsTest::withoutFeetNothingHappens()
{
    ContactBars bars(Colours::lightTheme());
    Skeleton skeleton;
    skeleton.addJoint({.name = "", .channels = {}});
    bars.setClip(skeleton, {}, 0, 0.0);
    bars.resize(300, 40);
    bars.show();
    QSignalSpy edits(&bars, &ContactBars::contactsEdited);
    for (const Qt::Key key : {Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
        QTest::keyClick(&bars, key);
    QTest::mouseClick(&bars, Qt::LeftButton, {}, {150, 10});
    QTest::mouseDClick(&bars, Qt::LeftButton, {}, {150, 10});
    QVERIFY(!bars.grab().isNull());
    QCOMPARE(edits.count(), 0);
}

void ContactBarsTest::oneFrameAndOddNamesAreFine()
{
    Walker walker = makeWalker({.frames = 1});
    const int foot = jointNamed(walker.clip.skeleton, "LeftFoot");
    const std::vector figures{legsByRoles(rolesByName(walker.clip.skeleton, Vocabulary::builtIn()))};
    walker.clip.skeleton.setName(foot, std::string(5000, 'L') + "\xff\n<b>");
    ContactBars bars(Colours::darkTheme());
    bars.setClip(walker.clip.skeleton, figures, 1, 0.0);
    bars.resize(400, 80);
    bars.show();
    QVERIFY(bars.sizeHint().width() < 1000);
    QVERIFY(bars.rectOfRow(0).left() < 200);
    QTest::keyClick(&bars, Qt::Key_Insert);
    QCOMPARE(bars.rows().contacts(), (Contacts{{foot, {{0, 0}}}}));
    QTest::keyClick(&bars, Qt::Key_Right);
    QTest::keyClick(&bars, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(bars.rows().contacts(), (Contacts{{foot, {{0, 0}}}}));
    QVERIFY(!bars.grab().isNull());
}

void ContactBarsTest::editsAreUndoStepsOfTheSetup()
{
    const Walker walker = makeWalker({.frames = frames});
    RetargetSetup setup(walker.clip, {}, Axis::Y, Vocabulary::builtIn());
    setup.setTarget({walker.clip}, QStringLiteral("same"));
    ContactsPanel panel(setup, Colours::darkTheme());
    panel.resize(800, 140);
    panel.show();
    Retargeter retargeter(setup.input());
    QVERIFY(retargeter.prepare());
    panel.showPrepared(retargeter);
    QCOMPARE(panel.bars().rows().contacts(), retargeter.contacts());
    QVERIFY(!retargeter.contacts().empty());
    auto *find = panel.findChild<QPushButton *>(QStringLiteral("findContacts"));
    QVERIFY(!find->isEnabled());

    QTest::keyClick(&panel.bars(), Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(&panel.bars(), Qt::Key_Delete);
    QVERIFY(setup.settings().contacts);
    QVERIFY(*setup.settings().contacts != retargeter.contacts());
    QCOMPARE(panel.bars().rows().contacts(), *setup.settings().contacts);
    QVERIFY(setup.toFile().contacts);
    setup.undoStack().undo();
    QVERIFY(!setup.settings().contacts);

    QTest::keyClick(&panel.bars(), Qt::Key_Insert);
    QVERIFY(find->isEnabled());
    find->click();
    QVERIFY(!setup.settings().contacts);
    panel.showPrepared(retargeter);
    QCOMPARE(panel.bars().rows().contacts(), retargeter.contacts());
}

void ContactBarsTest::eachPlaceHasItsToolTip()
{
    ShownBars shown;
    shown.drag(shown.at(1, 40), shown.at(1, 60));
    const QString bar = toolTipAt(shown.bars, shown.at(1, 50));
    QVERIFY2(bar.contains(QStringLiteral("40")) && bar.contains(QStringLiteral("60")), qPrintable(bar));
    QVERIFY2(toolTipAt(shown.bars, shown.at(1, 100)).contains(QStringLiteral("Drag to add a contact")), "empty");
    const QPoint name(4, shown.at(0, 0).y());
    QVERIFY2(toolTipAt(shown.bars, name).contains(QStringLiteral("LeftFoot")), qPrintable(QToolTip::text()));
}

void ContactBarsTest::anEmptyRowSaysWhyItIsEmpty()
{
    ShownBars shown;
    const auto inkOf = [&](int row) {
        const QImage image = shown.bars.grab(shown.bars.rectOfRow(row).toRect().adjusted(0, 1, 0, -1)).toImage();
        int ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixel(x, y) != image.pixel(image.width() - 1, 0) ? 1 : 0;
        }
        return ink;
    };
    const int empty = inkOf(0);
    const QString why = QStringLiteral("never slow enough");
    shown.bars.setEmptyRowTexts(QStringList(20, why));
    QVERIFY(inkOf(0) > empty + 100);
    QVERIFY2(toolTipAt(shown.bars, shown.at(0, 100)).contains(why), qPrintable(QToolTip::text()));
    QVERIFY2(toolTipAt(shown.bars, QPoint(4, shown.at(0, 0).y())).contains(why), qPrintable(QToolTip::text()));
    shown.drag(shown.at(0, 40), shown.at(0, 60));
    QVERIFY(!toolTipAt(shown.bars, shown.at(0, 100)).contains(why));
}

QTEST_MAIN(ContactBarsTest)

} // namespace tst_contactbars

#include "tst_contactbars.moc"
