#include "contactbars/contactbars.h"
#include "patience.h"
#include "session/session.h"
#include "support/plainbody.h"
#include "support/walker.h"
#include "timeline/contactstrip.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineruler.h"
#include "tooltips.h"

#include <QApplication>
#include <QImage>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tst_contactstrip {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frames = 240;

// A timeline that shows the contacts of a walker.
struct ShownStrip
{
    ShownStrip()
    {
        session.document().reset(makeWalker({.frames = frames}).clip);
        panel.resize(900, 240);
        panel.show();
        panel.setSession(&session);
    }
    ~ShownStrip() { panel.setSession(nullptr); }

    [[nodiscard]] ContactStrip &strip() { return panel.contacts(); }
    [[nodiscard]] ContactBars &bars() { return strip().bars(); }
    [[nodiscard]] std::size_t rowCount() { return bars().rows().rows().size(); }
    // Shows the strip and waits until the contacts are detected.
    [[nodiscard]] bool showContacts()
    {
        strip().show();
        return QTest::qWaitFor([this] { return session.footContacts().isDone(); }, testPatience);
    }
    [[nodiscard]] QPoint at(int row, double frame)
    {
        return {qRound(bars().timeScale().xOf(frame)), qRound(bars().rectOfRow(row).center().y())};
    }
    [[nodiscard]] std::vector<FrameInterval> row(int index)
    {
        return bars().rows().rows()[static_cast<std::size_t>(index)].intervals;
    }

    Session session;
    TimelinePanel panel;
};

} // namespace

// Contacts in the timeline: detected, changed by hand, and undone.
class ContactStripTest : public QObject
{
    Q_OBJECT

private slots:
    void detectsOnlyWhileItIsVisible();
    void framesStandBelowTheirNumbers();
    void aDragIsOneUndoStep();
    void withCtrlADragSnaps();
    void theWheelStepsAndZoomsAsOverTheRuler();
    void followsChangesOfTheClip();
    void anEditStartsANewDetection();
    void aClipWithoutFeetIsReported();
    void aFootThatNeverStandsHasAReason();
    void takesSpaceOnlyWhileItIsShown();
    void jumpsAreMarkedBetweenContacts();
    void jumpsOfAnotherSessionAreForgotten();
    void jumpsAtTheWrongSpeedLookOtherwise();
};

void ContactStripTest::detectsOnlyWhileItIsVisible()
{
    ShownStrip shown;
    QTest::qWait(400);
    QVERIFY(!shown.session.footContacts().isDone());
    QVERIFY(shown.showContacts());
    QCOMPARE(shown.rowCount(), std::size_t(4));
    QVERIFY(!shown.row(0).empty());
    QVERIFY(!shown.session.footContacts().areSet());
    QVERIFY(!shown.session.document().isModified());
}

void ContactStripTest::framesStandBelowTheirNumbers()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    const TimeScale &ruler = shown.panel.ruler().timeScale();
    for (const int frame : {0, 100, frames - 1}) {
        const double above = shown.panel.ruler().mapToGlobal(QPointF(ruler.xOf(frame), 0)).x();
        QCOMPARE(shown.bars().mapToGlobal(QPointF(shown.at(0, frame))).x(), std::round(above));
    }
    QVERIFY(ruler.left() >= shown.bars().namesWidth());
}

void ContactStripTest::aDragIsOneUndoStep()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    const std::vector<FrameInterval> before = shown.row(0);
    const QPoint from = shown.at(0, before.front().last + 0.5);
    QTest::mousePress(&shown.bars(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(&shown.bars(), from + QPoint(5 * step, 0));
    QTest::mouseRelease(&shown.bars(), Qt::LeftButton, {}, from + QPoint(20, 0));
    Document &document = shown.session.document();
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY2(document.undoStack().text(0).contains(QStringLiteral("LeftFoot")),
             qPrintable(document.undoStack().text(0)));
    QVERIFY(shown.row(0).front().last > before.front().last);
    QVERIFY(document.contacts() == shown.bars().rows().contacts());
    document.undoStack().undo();
    QVERIFY(shown.row(0) == before);
    QVERIFY(!document.contacts());
}

void ContactStripTest::withCtrlADragSnaps()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    Document &document = shown.session.document();
    const int foot = jointNamed(document.skeleton(), "LeftFoot");
    const int other = jointNamed(document.skeleton(), "RightFoot");
    document.setContacts(Contacts{{foot, {{100, 130}}}, {other, {{20, 171}}}}, QStringLiteral("x"));
    document.setMarkers({{145, "a"}}, QStringLiteral("y"));
    shown.panel.ruler().showFrames(40.0, 200.0); // about 5 pixels a frame
    const auto moveTo = [&](double frame, Qt::KeyboardModifiers modifiers) {
        QMouseEvent move(QEvent::MouseMove, shown.at(0, frame), shown.bars().mapToGlobal(shown.at(0, frame)),
                         Qt::NoButton, Qt::LeftButton, modifiers);
        QApplication::sendEvent(&shown.bars(), &move);
    };
    const auto isFirst = [&](const FrameInterval &wanted) {
        const FrameInterval is = shown.row(0).front();
        if (!(is == wanted))
            qWarning("%d to %d", is.first, is.last);
        return is == wanted && shown.row(0).size() == 1;
    };
    // Drags an end; its edge lies half a frame beyond its last frame.
    QTest::mousePress(&shown.bars(), Qt::LeftButton, {}, shown.at(0, 130.4));
    moveTo(144.4, Qt::ControlModifier);
    QVERIFY(isFirst({100, 145})); // snapped to the marker
    moveTo(144.4, {});
    QVERIFY(isFirst({100, 144}));
    moveTo(170.4, Qt::ControlModifier);
    QVERIFY(isFirst({100, 171})); // snapped to the end of another contact
    moveTo(155.4, Qt::ControlModifier);
    QVERIFY(isFirst({100, 155})); // nothing is near enough to snap to
    moveTo(131.4, Qt::ControlModifier);
    QVERIFY(isFirst({100, 131})); // it does not snap to its own old position
    QTest::mouseRelease(&shown.bars(), Qt::LeftButton, Qt::ControlModifier, shown.at(0, 131.4));
    document.undoStack().undo();
    // Drags a bar: the end that is nearer to a target snaps.
    QTest::mousePress(&shown.bars(), Qt::LeftButton, {}, shown.at(0, 115));
    moveTo(131, Qt::ControlModifier);
    QVERIFY(isFirst({115, 145}));
    QTest::keyClick(&shown.bars(), Qt::Key_Escape);
    QTest::mouseRelease(&shown.bars(), Qt::LeftButton, {}, shown.at(0, 131));
    QVERIFY(isFirst({100, 130}));
}

void ContactStripTest::theWheelStepsAndZoomsAsOverTheRuler()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    shown.session.playhead().setFrame(100);
    const auto turn = [&](int angle, Qt::KeyboardModifiers modifiers) {
        const QPointF where = shown.at(0, 120);
        QWheelEvent wheel(where, shown.bars().mapToGlobal(where), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.bars(), &wheel);
    };
    turn(-120, Qt::NoModifier);
    QCOMPARE(shown.session.playhead().frame(), 101);
    const double before = shown.bars().timeScale().pixelsPerFrame();
    turn(480, Qt::ControlModifier);
    QVERIFY(shown.bars().timeScale().pixelsPerFrame() > before);
    QCOMPARE(shown.bars().timeScale().pixelsPerFrame(), shown.panel.ruler().timeScale().pixelsPerFrame());
    QTest::mouseClick(&shown.bars(), Qt::LeftButton, {}, shown.at(2, 120));
    QCOMPARE(shown.session.playhead().frame(), 120);
}

void ContactStripTest::followsChangesOfTheClip()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    shown.session.document().setContacts(
        Contacts{{jointNamed(shown.session.document().skeleton(), "LeftFoot"), {{5, 9}}}}, QStringLiteral("x"));
    QCOMPARE(shown.row(0), (std::vector<FrameInterval>{{5, 9}}));
    shown.session.document().removeFrames(0, 4);
    QCOMPARE(shown.row(0), (std::vector<FrameInterval>{{1, 5}}));
    Session other;
    other.document().reset(makeWalker({.frames = 60}).clip);
    shown.panel.setSession(&other);
    QVERIFY(QTest::qWaitFor([&] { return other.footContacts().isDone(); }, testPatience));
    QCOMPARE(shown.bars().rows().frameCount(), 60);
    shown.panel.setSession(nullptr);
    QCOMPARE(shown.rowCount(), std::size_t(0));
    shown.panel.setSession(&shown.session);
    QVERIFY(QTest::qWaitFor([&] { return shown.rowCount() == 4; }, testPatience));
    QCOMPARE(shown.row(0), (std::vector<FrameInterval>{{1, 5}}));
    shown.session.document().reset({});
    QVERIFY(QTest::qWaitFor([&] { return shown.session.footContacts().isDone(); }, testPatience));
    QCOMPARE(shown.rowCount(), std::size_t(0));
    QVERIFY(!shown.panel.grab().isNull());
}

void ContactStripTest::anEditStartsANewDetection()
{
    ShownStrip shown;
    QVERIFY(shown.showContacts());
    QVERIFY(!shown.row(0).empty());
    Document &document = shown.session.document();
    std::vector<double> heights; // the whole figure rises, so that no foot stands
    for (int frame = 0; frame < frames; ++frame)
        heights.push_back(90.0 + 2.0 * frame);
    document.setValues({0, frames, {1}}, heights, QStringLiteral("x"));
    QVERIFY(QTest::qWaitFor([&] { return shown.row(0).empty(); }, testPatience));
    document.undoStack().undo();
    QVERIFY(QTest::qWaitFor([&] { return !shown.row(0).empty(); }, testPatience));
}

void ContactStripTest::aClipWithoutFeetIsReported()
{
    ShownStrip shown;
    Clip clip;
    clip.skeleton.addJoint({.name = "Ball", .channels = {}});
    shown.session.document().reset(clip);
    QVERIFY(shown.showContacts());
    QCOMPARE(shown.rowCount(), std::size_t(0));
    QTest::keyClick(&shown.bars(), Qt::Key_Insert);
    QCOMPARE(shown.session.document().undoStack().count(), 0);
}

void ContactStripTest::aFootThatNeverStandsHasAReason()
{
    ShownStrip shown;
    Clip clip = shown.session.document().clip();
    clip.motion.setFrameTimeSeconds(0.0005); // so fast that no foot is ever slow
    shown.session.document().reset(std::move(clip));
    QVERIFY(shown.showContacts());
    QVERIFY(shown.rowCount() == 4 && shown.row(0).empty());
    const auto toolTip = [&] { return toolTipAt(shown.bars(), shown.at(0, 20)); };
    QVERIFY2(toolTip().contains(QStringLiteral("No contacts: ")), qPrintable(toolTip()));
    shown.session.document().setContacts(Contacts(), QStringLiteral("x"));
    QVERIFY2(toolTip().contains(QStringLiteral("No contact is set.")), qPrintable(toolTip()));
}

void ContactStripTest::takesSpaceOnlyWhileItIsShown()
{
    ShownStrip shown;
    QCOMPARE(shown.panel.ruler().timeScale().left(), RulerLayout::leastLeft);
    QVERIFY(shown.showContacts());
    const double wide = shown.panel.ruler().timeScale().left();
    QCOMPARE(wide, static_cast<double>(shown.bars().namesWidth()));
    shown.strip().hide();
    QCOMPARE(shown.panel.ruler().timeScale().left(), RulerLayout::leastLeft);
}

namespace {

// Two jumps that play so many times too fast.
Clip jumper(double times = 1.0)
{
    return makePlainBody({.frames = 220, .hips = jumping(2, 0.5, 0.8, 960.0 * times * times)});
}

// Returns the pixels of the column of a frame.
QList<QRgb> columnAt(ShownStrip &shown, double frame)
{
    const QImage image = shown.bars().grab().toImage();
    const int x = qRound(shown.bars().timeScale().xOf(frame) * image.devicePixelRatio());
    QList<QRgb> pixels;
    for (int y = 0; y < image.height(); ++y)
        pixels << image.pixel(x, y);
    return pixels;
}

// Returns whether a pixel is rather of this colour than grey.
bool isLike(QRgb pixel, const QColor &colour)
{
    const int distance = std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
                         std::abs(qBlue(pixel) - colour.blue());
    constexpr int near = 60;
    return distance < near;
}

} // namespace

void ContactStripTest::jumpsAreMarkedBetweenContacts()
{
    ShownStrip shown;
    shown.session.document().reset(jumper());
    QTest::qWait(300);
    QVERIFY(!shown.session.flights().isDone()); // nobody looks
    QVERIFY(shown.showContacts());
    QTRY_VERIFY(shown.session.flights().isDone());
    const std::vector<Flight> flights = shown.session.flights().found().flights;
    QCOMPARE(flights.size(), std::size_t(2));
    for (const Flight &flight : flights) {
        const double quarter = flight.frames.first + 0.25 * flight.frames.frameCount();
        const QString text = toolTipAt(shown.bars(), shown.at(0, quarter));
        QVERIFY2(text.contains(QStringLiteral("from frame %1 to %2").arg(flight.frames.first).arg(flight.frames.last)),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("falls at %1 m/s²").arg(flight.gravity, 0, 'f', 1)), qPrintable(text));
    }
    const double before = flights.front().frames.first - 6.0;
    QVERIFY(!toolTipAt(shown.bars(), shown.at(0, before)).contains(QStringLiteral("m/s²")));
    const double inside = flights.front().frames.first + 6.0;
    const QList<QRgb> marked = columnAt(shown, inside);
    const QList<QRgb> beside = columnAt(shown, before);
    shown.bars().setAirMarks({});
    QVERIFY(columnAt(shown, inside) != marked);
    QVERIFY(columnAt(shown, before) == beside);
}

void ContactStripTest::jumpsOfAnotherSessionAreForgotten()
{
    ShownStrip shown;
    shown.session.document().reset(jumper());
    QVERIFY(shown.showContacts());
    QTRY_VERIFY(!shown.session.flights().found().flights.empty());
    const double middle = shown.session.flights().found().flights.front().frames.first + 10.0;
    Session still;
    still.document().reset(makePlainBody({.frames = 220}));
    shown.panel.setSession(&still);
    QTRY_VERIFY(still.flights().isDone() && still.footContacts().isDone());
    QVERIFY(!toolTipAt(shown.bars(), shown.at(0, middle)).contains(QStringLiteral("m/s²")));
    shown.panel.setSession(&shown.session);
    QTRY_VERIFY(toolTipAt(shown.bars(), shown.at(0, middle)).contains(QStringLiteral("m/s²")));
}

void ContactStripTest::jumpsAtTheWrongSpeedLookOtherwise()
{
    ShownStrip shown;
    shown.session.document().reset(jumper(1.4));
    QVERIFY(shown.showContacts());
    QTRY_VERIFY(shown.session.flights().isDone());
    const FrameInterval frames = shown.session.flights().found().flights.front().frames;
    const QColor amber = Colours::darkTheme().warning;
    std::ptrdiff_t warning = 0;
    for (int frame = frames.first; frame <= frames.last; ++frame) // the line is dashed
        warning += std::ranges::count_if(columnAt(shown, frame), [&](QRgb pixel) { return isLike(pixel, amber); });
    QVERIFY(warning > 0);
}

QTEST_MAIN(ContactStripTest)

} // namespace tst_contactstrip

#include "tst_contactstrip.moc"
