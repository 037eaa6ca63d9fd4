#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

using namespace limber;
using namespace limber::test;

// Inserts frames of the rest pose.
class RestFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void theNewFramesAreZero_data();
    void theNewFramesAreZero();
    void removingThemRestoresTheBytes_data() { theNewFramesAreZero_data(); }
    void removingThemRestoresTheBytes();
    void contactsFollow();
};

void RestFrameTest::theNewFramesAreZero_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("first"); // of the new frames
    QTest::addColumn<int>("count");
    QTest::newRow("standard") << QStringLiteral("restframe") << 0 << 1;
    QTest::newRow("start") << QStringLiteral("restframe:at=start,frames=3") << 0 << 3;
    QTest::newRow("end") << QStringLiteral("restframe:at=end,frames=2") << 60 << 2;
}

void RestFrameTest::theNewFramesAreZero()
{
    QFETCH(const QString, call);
    QFETCH(const int, first);
    QFETCH(const int, count);
    const Clip clip = makeWalker({.frames = 60}).clip;
    const Clip result = applied(call.toStdString(), clip);
    QCOMPARE(result.motion.frameCount(), 60 + count);
    const int neighbour = first == 0 ? 0 : 59;
    for (int frame = first; frame < first + count; ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            const bool isRotation = clip.skeleton.column(column).channel.isRotation();
            QCOMPARE(result.motion.value(frame, column), isRotation ? 0.0 : clip.motion.value(neighbour, column));
        }
    }
}

void RestFrameTest::removingThemRestoresTheBytes()
{
    QFETCH(const QString, call);
    QFETCH(const int, first);
    QFETCH(const int, count);
    const std::string text = writeBvh(makeWalker({.frames = 60}).clip);
    const Clip with = *readBvh(writeBvh(applied(call.toStdString(), *readBvh(text).clip))).clip;
    Clip without = with;
    without.motion.removeFrames(first, count);
    QVERIFY(writeBvh(without) == text);
}

void RestFrameTest::contactsFollow()
{
    const Walker walker = makeWalker();
    OperationContext context;
    context.contacts = &walker.contacts;
    const AppliedOperation result = apply("restframe:frames=5", walker.clip, context);
    QVERIFY(result.contacts.has_value());
    QCOMPARE(result.contacts->front().intervals.back().first, walker.contacts.front().intervals.back().first + 5);
}

QTEST_GUILESS_MAIN(RestFrameTest)
#include "tst_restframe.moc"
