#include "support/operationcalls.h"
#include "support/randommotion.h"

#include "bvh/write/bvhwriter.h"

#include <QTest>

namespace tst_reverse {

using namespace limber;
using namespace limber::test;

class ReverseTest : public QObject
{
    Q_OBJECT

private slots:
    void framesComeInTheOppositeOrder();
    void reversingTwiceRestoresTheBytes();
    void aRangeIsReversedInPlace();
    void veryShortClipsAreKept();
};

void ReverseTest::framesComeInTheOppositeOrder()
{
    const Clip clip = makeRandomClip();
    const Clip reversed = applied("reverse", clip);
    QCOMPARE(reversed.motion.frameCount(), 60);
    for (int frame = 0; frame < 60; ++frame)
        QVERIFY(std::ranges::equal(reversed.motion.frame(frame), clip.motion.frame(59 - frame)));
    // The rows of the text are reversed, too.
    const QString before = QString::fromStdString(writeBvh(clip));
    const QString after = QString::fromStdString(writeBvh(reversed));
    QCOMPARE(after.section(u'\n', -2, -2), before.section(u'\n', -61, -61));
}

void ReverseTest::reversingTwiceRestoresTheBytes()
{
    const Clip clip = makeRandomClip({.seed = 9, .frames = 61});
    QVERIFY(writeBvh(applied("reverse", applied("reverse", clip))) == writeBvh(clip));
}

void ReverseTest::aRangeIsReversedInPlace()
{
    const Clip clip = makeRandomClip();
    const Clip reversed = applied("reverse:frames=10-19", clip);
    for (int frame = 0; frame < 60; ++frame) {
        const bool isInside = frame >= 10 && frame <= 19;
        QVERIFY(std::ranges::equal(reversed.motion.frame(frame), clip.motion.frame(isInside ? 29 - frame : frame)));
    }
}

void ReverseTest::veryShortClipsAreKept()
{
    for (const int frames : {0, 1}) {
        const Clip clip = makeRandomClip({.frames = frames});
        QVERIFY(!limber::apply("reverse", clip).changes.isAnyChange);
    }
    QVERIFY(!limber::apply("reverse:frames=7-7", makeRandomClip()).changes.isAnyChange);
}

QTEST_GUILESS_MAIN(ReverseTest)

} // namespace tst_reverse

#include "tst_reverse.moc"
