#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "geometry/geometry.h"
#include "pose/eulerangles.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <cmath>
#include <random>

namespace tst_unroll {

using namespace limber;
using namespace limber::test;

// Writes the same rotations in numbers that continue without jumps.
class UnrollTest : public QObject
{
    Q_OBJECT

private slots:
    void recoversRandomlyWrappedAngles();
    void applyingItTwiceChangesNothingMore();
    void aContinuousClipIsNotChanged();
    void theAnchorFrameIsKept();
    void singleChannelsAreUnrolledToo();
    void aGimbalLockIsCrossedEvenly();
    void aTurnAfterAGimbalLockIsSpreadOverIt();
};

namespace {

// Adds whole turns and takes the other set of three angles, at random in every frame.
Clip wrappedAtRandom(Clip clip, unsigned seed)
{
    std::mt19937 random(seed);
    const auto turns = [&] { return 360.0 * std::uniform_int_distribution<int>(-2, 2)(random); };
    for (const Joint &joint : clip.skeleton.joints()) {
        const int rotations = static_cast<int>(std::ranges::count_if(joint.channels, &Channel::isRotation));
        const int first = joint.firstColumn + joint.columnCount() - rotations;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            if (rotations == 3 && random() % 2 == 0) {
                clip.motion.setValue(frame, first, clip.motion.value(frame, first) + 180.0);
                clip.motion.setValue(frame, first + 1, 180.0 - clip.motion.value(frame, first + 1));
                clip.motion.setValue(frame, first + 2, clip.motion.value(frame, first + 2) - 180.0);
            }
            for (int i = 0; i < rotations; ++i)
                clip.motion.setValue(frame, first + i, clip.motion.value(frame, first + i) + turns());
        }
    }
    return clip;
}

double largestStep(const Clip &clip)
{
    double largest = 0.0;
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        for (int frame = 1; frame < clip.motion.frameCount() && clip.skeleton.column(column).channel.isRotation();
             ++frame)
            largest =
                std::max(largest, std::abs(clip.motion.value(frame, column) - clip.motion.value(frame - 1, column)));
    }
    return largest;
}

Clip oneJoint(const std::vector<glm::dvec3> &angles, const RotationOrder &order)
{
    Clip clip;
    std::vector<Channel> channels;
    for (const Axis axis : order)
        channels.push_back({ChannelKind::Rotation, axis});
    clip.skeleton.addJoint({"a", NoJoint, {}, channels, 0});
    clip.motion = Motion(static_cast<int>(angles.size()), 3);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, i, angles[static_cast<std::size_t>(frame)][i]);
    }
    return clip;
}

} // namespace

void UnrollTest::recoversRandomlyWrappedAngles()
{
    for (const unsigned seed : {1u, 2u, 3u, 4u}) {
        const Clip smooth = makeRandomClip({.seed = seed, .frames = 200, .degrees = 70.0});
        const Clip wrapped = wrappedAtRandom(smooth, seed);
        QVERIFY(largestStep(wrapped) > 170.0);
        const AppliedOperation result = test::apply("unroll", wrapped);
        QVERIFY2(largestStep(result.clip) <= largestStep(smooth) + 1e-6,
                 qPrintable(QString::number(largestStep(result.clip))));
        QCOMPARE(result.changes.flipsAfter, 0);
        const PoseError error = poseError(wrapped, result.clip);
        QVERIFY(error.units < 1e-8 && error.degrees < 1e-9);
    }
}

void UnrollTest::applyingItTwiceChangesNothingMore()
{
    const Clip once = applied("unroll:anchor=30", wrappedAtRandom(makeRandomClip({.seed = 9}), 9));
    QCOMPARE(test::apply("unroll", once).changes.changedValues, 0LL);
}

void UnrollTest::aContinuousClipIsNotChanged()
{
    QCOMPARE(test::apply("unroll", makeWalker().clip).changes.changedValues, 0LL);
    QCOMPARE(test::apply("unroll", makeRandomClip({.seed = 3})).changes.changedValues, 0LL);
}

void UnrollTest::theAnchorFrameIsKept()
{
    const Clip wrapped = wrappedAtRandom(makeRandomClip({.seed = 6}), 7);
    for (const int anchor : {0, 17, 59}) {
        const Clip after = applied("unroll:anchor=" + std::to_string(anchor), wrapped);
        QVERIFY(std::ranges::equal(after.motion.frame(anchor), wrapped.motion.frame(anchor)));
        QCOMPARE(test::apply("unroll", after).changes.flipsAfter, 0);
    }
}

void UnrollTest::singleChannelsAreUnrolledToo()
{
    Clip clip;
    clip.skeleton.addJoint({"a", NoJoint, {}, {channels::Yrotation}, 0});
    clip.motion = Motion(200, 1);
    for (int frame = 0; frame < 200; ++frame)
        clip.motion.setValue(frame, 0, std::remainder(7.0 * frame, 360.0));
    const Clip after = applied("unroll", clip);
    for (int frame = 0; frame < 200; ++frame)
        QVERIFY(std::abs(after.motion.value(frame, 0) - 7.0 * frame) < 1e-9);
}

// A few frames are exactly at 90 degrees, and their first and third angle were divided differently.
void UnrollTest::aGimbalLockIsCrossedEvenly()
{
    for (const RotationOrder order :
         {RotationOrder{Axis::X, Axis::Y, Axis::Z}, RotationOrder{Axis::X, Axis::Z, Axis::Y},
          RotationOrder{Axis::Z, Axis::X, Axis::Y}, RotationOrder{Axis::Y, Axis::X, Axis::Z}}) {
        for (const double lock : {90.0, -90.0, 270.0}) {
            const bool isCyclic = (int(order[1]) - int(order[0]) + 3) % 3 == 1;
            const double sign = (isCyclic ? 1.0 : -1.0) * (std::sin(lock / degreesPerRadian) > 0.0 ? 1.0 : -1.0);
            std::vector<glm::dvec3> angles;
            for (int i = 0; i < 12; ++i) {
                const bool isLocked = i >= 4 && i < 8;
                const double moved = isLocked ? (i % 2 == 0 ? 130.0 : -100.0) : 0.0;
                angles.emplace_back(10.0 + moved, isLocked ? lock : lock - 2.0 * (i < 4 ? 4 - i : i - 7),
                                    20.0 - sign * moved);
            }
            const Clip clip = oneJoint(angles, order);
            const AppliedOperation result = test::apply("unroll", clip);
            QVERIFY2(largestStep(result.clip) < 30.0, qPrintable(QString::number(largestStep(result.clip))));
            QVERIFY(poseError(clip, result.clip).degrees < 1e-7);
        }
    }
}

// Before the lock the first angle is 0, after it 120: the locked frames may have any first angle, and take those
// between.
void UnrollTest::aTurnAfterAGimbalLockIsSpreadOverIt()
{
    for (const RotationOrder order :
         {RotationOrder{Axis::X, Axis::Y, Axis::Z}, RotationOrder{Axis::Z, Axis::Y, Axis::X}}) {
        const Clip clip = oneJoint({{0, 80, 0}, {0, 90, 0}, {0, 90, 0}, {0, 90, 0}, {120, 80, 0}, {120, 80, 0}}, order);
        const Clip after = applied("unroll", clip);
        for (const int frame : {0, 1, 2, 3, 4})
            QVERIFY2(std::abs(after.motion.value(frame, 0) - 30.0 * frame) < 1e-9,
                     qPrintable(QString::number(after.motion.value(frame, 0))));
        QCOMPARE(after.motion.value(5, 0), 120.0);
        const PoseError error = poseError(clip, after);
        QVERIFY(error.degrees < 1e-9);
    }
    // Smaller steps are left alone.
    const Clip small = oneJoint({{0, 80, 0}, {0, 90, 0}, {0, 90, 0}, {30, 80, 0}}, {Axis::X, Axis::Y, Axis::Z});
    QCOMPARE(test::apply("unroll", small).changes.changedValues, 0LL);
}

QTEST_GUILESS_MAIN(UnrollTest)

} // namespace tst_unroll

#include "tst_unroll.moc"
