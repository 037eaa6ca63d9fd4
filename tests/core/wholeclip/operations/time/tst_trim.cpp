#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"

#include <QTest>

namespace tst_trim {

using namespace limber;
using namespace limber::test;

class TrimTest : public QObject
{
    Q_OBJECT

private slots:
    void keptFramesKeepTheirText();
    void trimmingToTheWholeClipChangesNothing();
    void oneFrameCanBeKept();
    void theNewStartCanStandAtTheOrigin();
};

void TrimTest::keptFramesKeepTheirText()
{
    const Clip clip = makeRandomClip();
    const Clip trimmed = applied("trim:frames=10-19", clip);
    const QStringList before = QString::fromStdString(writeBvh(clip)).split(u'\n');
    const QStringList after = QString::fromStdString(writeBvh(trimmed)).split(u'\n');
    QCOMPARE(trimmed.motion.frameCount(), 10);
    const qsizetype head = before.size() - 61; // one line for each frame, and the line end of the last
    QCOMPARE(after.size(), head + 11);
    for (qsizetype frame = 0; frame < 10; ++frame)
        QCOMPARE(after.at(head + frame), before.at(head + 10 + frame));
}

void TrimTest::trimmingToTheWholeClipChangesNothing()
{
    const Clip clip = makeRandomClip();
    for (const char *call : {"trim", "trim:frames=all", "trim:frames=0-last"})
        QVERIFY(!limber::apply(call, clip).changes.isAnyChange);
}

void TrimTest::oneFrameCanBeKept()
{
    const Clip clip = makeRandomClip();
    const Clip last = applied("trim:frames=last", clip);
    QCOMPARE(last.motion.frameCount(), 1);
    QVERIFY(std::ranges::equal(last.motion.frame(0), clip.motion.frame(59)));
}

void TrimTest::theNewStartCanStandAtTheOrigin()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    const Clip trimmed = applied("trim:frames=60-100,origin=yes", clip);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const glm::dvec3 start = poseAt(trimmed, 0, rules).jointPositions.front();
    QVERIFY(std::abs(start.x) < 1e-5 && std::abs(start.z) < 1e-5);
    QCOMPARE(start.y, poseAt(clip, 60, rules).jointPositions.front().y);
    QCOMPARE(trimmed.motion.frameCount(), 41);
}

QTEST_GUILESS_MAIN(TrimTest)

} // namespace tst_trim

#include "tst_trim.moc"
