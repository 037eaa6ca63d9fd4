#include "session/session.h"
#include "support/plainbody.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_clipfaults {

using namespace limber;
using namespace limber::test;

// Faults of a document's movement, looked for in the background.
class ClipFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void areLookedForWhileSomebodyWatches();
    void followAnEdit();
    void thoseOfOtherFramesAreForgotten();
    void anEmptyDocumentHasNone();
};

void ClipFaultsTest::areLookedForWhileSomebodyWatches()
{
    Session session;
    session.document().reset(bodyWithHandInBelly());
    Session watched;
    watched.document().reset(bodyWithHandInBelly());
    const auto other = watched.clipFaults().watch();
    QTRY_VERIFY(watched.clipFaults().isDone());
    ClipFaults &faults = session.clipFaults();
    QVERIFY(!faults.isDone() && faults.all().empty());
    const auto watch = faults.watch();
    QVERIFY(faults.all().empty()); // it takes a worker
    QTRY_VERIFY(faults.isDone());
    QVERIFY(!faults.all().empty());
    QCOMPARE(faults.all().front().finding.kind, FindingKind::InsideBody);
}

void ClipFaultsTest::followAnEdit()
{
    Session session;
    session.document().reset(bodyWithHandInBelly());
    const auto watch = session.clipFaults().watch();
    QTRY_VERIFY(!session.clipFaults().all().empty());
    QSignalSpy changes(&session.clipFaults(), &ClipFaults::changed);
    // Both arms hang for the whole clip.
    session.document().replaceClip(bodyWithHandInBelly({.frames = 180}, 40.0), QStringLiteral("Straighten"));
    QVERIFY(!session.clipFaults().isDone());
    QTRY_VERIFY(session.clipFaults().isDone());
    QVERIFY(session.clipFaults().all().empty());
    QVERIFY(changes.count() >= 2); // for what is looked for, and for what is found
    session.document().undoStack().undo();
    QTRY_VERIFY(!session.clipFaults().all().empty());
}

void ClipFaultsTest::thoseOfOtherFramesAreForgotten()
{
    Session session;
    session.document().reset(bodyWithHandInBelly());
    auto watch = session.clipFaults().watch();
    QTRY_VERIFY(!session.clipFaults().all().empty());
    watch.reset();
    session.document().removeFrames(100, 80);
    QVERIFY(session.clipFaults().all().empty() && !session.clipFaults().isDone());
}

void ClipFaultsTest::anEmptyDocumentHasNone()
{
    Session session;
    const auto watch = session.clipFaults().watch();
    QTRY_VERIFY(session.clipFaults().isDone());
    QVERIFY(session.clipFaults().all().empty());
}

QTEST_GUILESS_MAIN(ClipFaultsTest)

} // namespace tst_clipfaults

#include "tst_clipfaults.moc"
