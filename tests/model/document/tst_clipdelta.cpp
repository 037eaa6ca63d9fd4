#include "document/clipdelta.h"
#include "support/randommotion.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_clipdelta {

using namespace limber;
using namespace limber::test;

// The differences between two clips as signals report them.
class ClipDeltaTest : public QObject
{
    Q_OBJECT

private slots:
    void equalClipsDifferInNothing();
    void changedValuesHaveTheSmallestRange();
    void aLaterChangeFartherLeftWidensTheRange();
    void changedNodesAreListed();
};

void ClipDeltaTest::equalClipsDifferInNothing()
{
    const Clip clip = makeRandomClip({.joints = 5, .frames = 8});
    Clip read = clip;
    for (int frame = 0; frame < 8; ++frame)
        read.motion.setValue(frame, 0, clip.motion.value(frame, 0)); // the same values in other memory
    for (const Clip &other : {clip, read}) {
        const ClipDelta delta = deltaBetween(clip, other);
        QVERIFY(delta.renamedJoints.empty() && delta.movedNodes.empty() && !delta.isFrameTimeChanged);
        QCOMPARE(delta.values.frameCount, 0);
    }
}

void ClipDeltaTest::changedValuesHaveTheSmallestRange()
{
    const Clip clip = makeRandomClip({.joints = 5, .frames = 8});
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        Clip other = clip;
        int frames[] = {99, -1};
        int columns[] = {99, -1};
        for (int cell = 0; cell < 1 + round % 3; ++cell) {
            const int frame = static_cast<int>(random() % 8);
            const int column = static_cast<int>(random() % static_cast<unsigned>(clip.motion.columnCount()));
            other.motion.setValue(frame, column, clip.motion.value(frame, column) + 1.0);
            frames[0] = std::min(frames[0], frame);
            frames[1] = std::max(frames[1], frame);
            columns[0] = std::min(columns[0], column);
            columns[1] = std::max(columns[1], column);
        }
        const CellRange range = deltaBetween(clip, other).values;
        QCOMPARE(range.firstFrame, frames[0]);
        QCOMPARE(range.lastFrame(), frames[1]);
        QCOMPARE(range.firstColumn, columns[0]);
        QCOMPARE(range.lastColumn(), columns[1]);
    }
}

void ClipDeltaTest::aLaterChangeFartherLeftWidensTheRange()
{
    const Clip clip = makeRandomClip({.joints = 5, .frames = 8});
    Clip other = clip;
    other.motion.setValue(0, 1, 1000.0);
    other.motion.setValue(1, 4, 1000.0);
    other.motion.setValue(2, 0, 1000.0);
    const CellRange range = deltaBetween(clip, other).values;
    QCOMPARE(range.firstColumn, 0);
    QCOMPARE(range.lastColumn(), 4);
}

void ClipDeltaTest::changedNodesAreListed()
{
    const Clip clip = makeRandomClip({.joints = 5, .frames = 2});
    Clip other = clip;
    other.skeleton.setName(2, "another");
    other.skeleton.setOffset(NodeId::joint(4), {1.0, 2.0, 3.0});
    other.motion.setFrameTimeSeconds(0.5);
    const ClipDelta delta = deltaBetween(clip, other);
    QCOMPARE(delta.renamedJoints, std::vector<int>{2});
    QCOMPARE(delta.movedNodes, std::vector<NodeId>{NodeId::joint(4)});
    QVERIFY(delta.isFrameTimeChanged);
    QCOMPARE(delta.values.frameCount, 0);
}

QTEST_APPLESS_MAIN(ClipDeltaTest)

} // namespace tst_clipdelta

#include "tst_clipdelta.moc"
