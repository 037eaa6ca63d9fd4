#include "session/session.h"
#include "support/plainbody.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace tst_documentflights {

using namespace limber;
using namespace limber::test;

// When the figures of a document are in the air, looked for in the background.
class DocumentFlightsTest : public QObject
{
    Q_OBJECT

private slots:
    void areLookedForWhileSomebodyWatches();
    void followTheFrameTime();
    void thoseOfOtherFramesAreForgotten();
    void aClipWithoutJumpsHasNone();
    void anEmptyDocumentHasNone();
};

namespace {

// Two jumps, as on earth.
Clip jumper()
{
    return makePlainBody({.frames = 220, .hips = jumping(2, 0.5, 0.8)});
}

double gravityOf(const Session &session)
{
    return session.flights().found().gravity.value_or(0.0);
}

} // namespace

void DocumentFlightsTest::areLookedForWhileSomebodyWatches()
{
    Session session;
    session.document().reset(jumper());
    Session watched;
    watched.document().reset(jumper());
    const auto other = watched.flights().watch();
    QTRY_VERIFY(watched.flights().isDone());
    QVERIFY(!session.flights().isDone());
    const auto watch = session.flights().watch();
    QVERIFY(session.flights().found().flights.empty()); // it takes a worker
    QTRY_VERIFY(session.flights().isDone());
    QCOMPARE(session.flights().found().flights.size(), std::size_t(2));
    for (const Flight &flight : session.flights().found().flights)
        QVERIFY2(std::abs(flight.frames.frameCount() - 30) <= 2, qPrintable(QString::number(flight.frames.first)));
    QVERIFY(gravityOf(session) > 5.0);
}

// A clip that is played half as fast falls at a quarter of the speed.
void DocumentFlightsTest::followTheFrameTime()
{
    Session session;
    session.document().reset(jumper());
    const auto watch = session.flights().watch();
    QTRY_VERIFY(session.flights().isDone());
    const double before = gravityOf(session);
    QSignalSpy changes(&session.flights(), &DocumentFlights::changed);
    session.document().setFrameTime(session.document().motion().frameTimeSeconds() / 1.2);
    QVERIFY(!session.flights().isDone());
    QTRY_VERIFY(session.flights().isDone());
    QVERIFY2(std::abs(gravityOf(session) / before - 1.44) < 0.05, qPrintable(QString::number(gravityOf(session))));
    QVERIFY(changes.count() >= 1);
}

void DocumentFlightsTest::thoseOfOtherFramesAreForgotten()
{
    Session session;
    session.document().reset(jumper());
    auto watch = session.flights().watch();
    QTRY_VERIFY(!session.flights().found().flights.empty());
    watch.reset();
    session.document().removeFrames(100, 80);
    QVERIFY(session.flights().found().flights.empty() && !session.flights().isDone());
}

void DocumentFlightsTest::aClipWithoutJumpsHasNone()
{
    Session session;
    session.document().reset(makePlainBody());
    const auto watch = session.flights().watch();
    QTRY_VERIFY(session.flights().isDone());
    QVERIFY(session.flights().found().flights.empty() && !session.flights().found().gravity);
}

void DocumentFlightsTest::anEmptyDocumentHasNone()
{
    Session session;
    const auto watch = session.flights().watch();
    QTRY_VERIFY(session.flights().isDone());
    QVERIFY(session.flights().found().flights.empty());
}

QTEST_GUILESS_MAIN(DocumentFlightsTest)

} // namespace tst_documentflights

#include "tst_documentflights.moc"
