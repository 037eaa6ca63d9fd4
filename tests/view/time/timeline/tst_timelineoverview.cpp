#include "timeline/timelineoverview.h"

#include "drawing.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_timelineoverview {

using namespace limber;
using namespace limber::test;

// The bar below a timeline of 101 frames, which stand 9 pixels apart from pixel 100 to 1000.
class TimelineOverviewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isShownOnlyWhilePartOfTheClipIsVisible();
    void draggingItsMiddleScrolls();
    void anotherButtonDoesNotEndADrag();
    void draggingItsEndsZooms();
    void anEndIsGrippedNearItsMiddle();
    void theEndsStayApartAndInsideTheClip();
    void aPressBesideTheSeenPartCentresThatFrame();
    void aDoubleClickShowsTheWholeClip();
    void theSeenPartCanBeGrippedInALongClip();
    void survivesClipsWithoutFrames();
    void partsAreDrawnAtTheirFrames();

private:
    void drag(const QPointF &from, int by);
    [[nodiscard]] QPointF firstHandle() const
    {
        return m_bar->seenPart().center() - QPointF(m_bar->seenPart().width() / 2 - 3, 0);
    }
    [[nodiscard]] QPointF lastHandle() const
    {
        return m_bar->seenPart().center() + QPointF(m_bar->seenPart().width() / 2 - 3, 0);
    }

    TimeScale m_scale;
    std::unique_ptr<TimelineOverview> m_bar;
};

void TimelineOverviewTest::init()
{
    m_scale = {};
    m_scale.setFrameCount(101);
    m_scale.setPixels(100.0, 900.0);
    m_scale.show(30.0, 50.0);
    m_bar = std::make_unique<TimelineOverview>();
    connect(m_bar.get(), &TimelineOverview::framesWanted, this, [this](double first, double last) {
        m_scale.show(first, last);
        m_bar->follow(m_scale);
    });
    m_bar->resize(1014, TimelineOverview::barHeight);
    m_bar->show();
    m_bar->follow(m_scale);
}

void TimelineOverviewTest::drag(const QPointF &from, int by)
{
    const QPoint place = from.toPoint();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, place);
    QTest::mouseMove(m_bar.get(), place + QPoint(by / 2, 0));
    QTest::mouseMove(m_bar.get(), place + QPoint(by, 0));
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, place + QPoint(by, 0));
}

void TimelineOverviewTest::isShownOnlyWhilePartOfTheClipIsVisible()
{
    QVERIFY(m_bar->isVisible());
    m_scale.showAll();
    m_bar->follow(m_scale);
    QVERIFY(!m_bar->isVisible());
}

void TimelineOverviewTest::draggingItsMiddleScrolls()
{
    drag(m_bar->seenPart().center(), 90);
    QCOMPARE(m_scale.firstVisible(), 40.0);
    QCOMPARE(m_scale.lastVisible(), 60.0);
    drag(m_bar->seenPart().center(), 5000);
    QCOMPARE(m_scale.firstVisible(), 80.0);
    QCOMPARE(m_scale.lastVisible(), 100.0);
}

void TimelineOverviewTest::anotherButtonDoesNotEndADrag()
{
    const QPoint place = m_bar->seenPart().center().toPoint();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, place);
    QTest::mouseClick(m_bar.get(), Qt::RightButton, {}, place);
    QTest::mouseMove(m_bar.get(), place + QPoint(90, 0));
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, place + QPoint(90, 0));
    QCOMPARE(m_scale.firstVisible(), 40.0);
    QTest::mouseMove(m_bar.get(), place + QPoint(180, 0));
    QCOMPARE(m_scale.firstVisible(), 40.0);
}

void TimelineOverviewTest::anEndIsGrippedNearItsMiddle()
{
    const QRectF part = m_bar->seenPart();
    const auto cursorAt = [&](double x) {
        QMouseEvent event(QEvent::MouseMove, QPointF(x, part.center().y()), m_bar->mapToGlobal(QPointF(x, 0.0)),
                          Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_bar.get(), &event);
        return m_bar->cursor().shape();
    };
    for (const double middle : {part.left() + 3.0, part.right() - 3.0}) {
        for (const double by : {-4.0, 0.0, 4.0})
            QCOMPARE(cursorAt(middle + by), Qt::SizeHorCursor);
        for (const double by : {-4.5, 4.5})
            QCOMPARE(cursorAt(middle + by), Qt::ArrowCursor);
    }
}

void TimelineOverviewTest::draggingItsEndsZooms()
{
    drag(firstHandle(), -90);
    QCOMPARE(m_scale.firstVisible(), 20.0);
    QCOMPARE(m_scale.lastVisible(), 50.0);
    drag(lastHandle(), 180);
    QCOMPARE(m_scale.firstVisible(), 20.0);
    QCOMPARE(m_scale.lastVisible(), 70.0);
}

void TimelineOverviewTest::theEndsStayApartAndInsideTheClip()
{
    drag(firstHandle(), 5000);
    QCOMPARE(m_scale.firstVisible(), 46.0);
    QCOMPARE(m_scale.lastVisible(), 50.0);
    m_scale.show(30.0, 50.0);
    m_bar->follow(m_scale);
    drag(lastHandle(), -5000);
    QCOMPARE(m_scale.firstVisible(), 30.0);
    QCOMPARE(m_scale.lastVisible(), 34.0);
    m_scale.show(30.0, 50.0);
    m_bar->follow(m_scale);
    drag(firstHandle(), -5000);
    QCOMPARE(m_scale.firstVisible(), 0.0);
    QCOMPARE(m_scale.lastVisible(), 50.0);
    // At the other end everything is visible, so the bar is no longer needed; it stays until the drag ends.
    const QPoint place = lastHandle().toPoint();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, place);
    QTest::mouseMove(m_bar.get(), place + QPoint(5000, 0));
    QVERIFY(m_scale.showsAll());
    QVERIFY(m_bar->isVisible());
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, place + QPoint(5000, 0));
    QVERIFY(!m_bar->isVisible());
}

void TimelineOverviewTest::aPressBesideTheSeenPartCentresThatFrame()
{
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, QPoint(100 + 80 * 9, 9));
    QCOMPARE(m_scale.firstVisible(), 70.0);
    QTest::mouseMove(m_bar.get(), QPoint(100 + 60 * 9, 9));
    QCOMPARE(m_scale.firstVisible(), 50.0);
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, QPoint(100 + 60 * 9, 9));
    QTest::mouseMove(m_bar.get(), QPoint(300, 9));
    QCOMPARE(m_scale.firstVisible(), 50.0);
}

void TimelineOverviewTest::aDoubleClickShowsTheWholeClip()
{
    QTest::mouseDClick(m_bar.get(), Qt::LeftButton, {}, m_bar->seenPart().center().toPoint());
    QVERIFY(m_scale.showsAll());
}

void TimelineOverviewTest::theSeenPartCanBeGrippedInALongClip()
{
    m_scale.setFrameCount(200001);
    m_scale.show(100000.0, 100004.0);
    m_bar->follow(m_scale);
    QVERIFY(m_bar->seenPart().width() >= 16.0);
    drag(m_bar->seenPart().center(), 45); // a twentieth of the bar
    QCOMPARE(qRound(m_scale.firstVisible()), 110000);
    QCOMPARE(qRound(m_scale.lastVisible() - m_scale.firstVisible()), 4);
}

void TimelineOverviewTest::survivesClipsWithoutFrames()
{
    const QPoint place = m_bar->seenPart().center().toPoint();
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, place);
    m_scale.setFrameCount(0);
    m_bar->follow(m_scale);
    QTest::mouseMove(m_bar.get(), place + QPoint(50, 0));
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, place);
    QTest::mousePress(m_bar.get(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(m_bar.get(), Qt::LeftButton, {}, place);
    QVERIFY(!m_bar->grab().isNull());
}

void TimelineOverviewTest::partsAreDrawnAtTheirFrames()
{
    const Colours colours = Colours::darkTheme();
    m_bar->setColours(colours);
    m_bar->setCurrentFrame(50);
    Drawing drawing(m_bar->size());
    m_bar->render(&drawing);
    const QString height = QString::number(TimelineOverview::barHeight - 6);
    QCOMPARE(drawing.boxes(colours.line), QStringList(QStringLiteral("100,3 900 x ") + height));
    QCOMPARE(drawing.boxes(colours.secondaryText),
             QStringList({QStringLiteral("370,3 6 x ") + height, QStringLiteral("544,3 6 x ") + height}));
    QCOMPARE(drawing.boxes(colours.accent), QStringList(QStringLiteral("549,3 2 x ") + height));
    QColor middle = colours.secondaryText;
    middle.setAlphaF(0.45f);
    QCOMPARE(drawing.boxes(middle), QStringList(QStringLiteral("370,3 180 x ") + height));
}

QTEST_MAIN(TimelineOverviewTest)

} // namespace tst_timelineoverview

#include "tst_timelineoverview.moc"
