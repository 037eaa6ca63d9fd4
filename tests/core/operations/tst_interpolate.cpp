#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "tracks/interpolation.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <limits>

using namespace limber;
using namespace limber::test;

// Replaces frames by a transition from the frame before to the frame after.
class InterpolateTest : public QObject
{
    Q_OBJECT

private slots:
    void linearRotatesAtConstantSpeed();
    void smoothMatchesTheSpeedOnBothSides();
    void valuesEqualThoseOfTheMotionTable();
    void theEndsOfTheClipAreKept();
    void badNumbersAreReplaced();
    void allFramesAreRefused();
    void anEmptyRangeChangesNothing();
};

void InterpolateTest::linearRotatesAtConstantSpeed()
{
    const Clip clip = makeWalker().clip;
    const Clip after = applied("interpolate:frames=50-70,method=linear", clip);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const std::vector<glm::dquat> track = rotationTrack(after, joint, {49, 71});
        const double first = std::abs(glm::dot(track[0], track[1]));
        for (std::size_t i = 2; i < track.size(); ++i)
            QVERIFY(std::abs(std::abs(glm::dot(track[i - 1], track[i])) - first) < 1e-12);
    }
    for (const int frame : {0, 49, 71, 239})
        QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(frame)));
    for (int i = 1; i < 22; ++i)
        QVERIFY(std::abs(after.motion.value(49 + i, 0) -
                         std::lerp(clip.motion.value(49, 0), clip.motion.value(71, 0), i / 22.0)) < 1e-9);
}

void InterpolateTest::smoothMatchesTheSpeedOnBothSides()
{
    const Clip clip = makeRandomClip({.seed = 2, .degrees = 30.0});
    const Clip smooth = applied("interpolate:frames=20-23", clip);
    const Clip linear = applied("interpolate:frames=20-23,method=linear", clip);
    const double smoothError = poseError(clip, smooth).units;
    const double linearError = poseError(clip, linear).units;
    QVERIFY2(smoothError < 0.5 * linearError, qPrintable(QStringLiteral("%1 %2").arg(smoothError).arg(linearError)));
}

void InterpolateTest::valuesEqualThoseOfTheMotionTable()
{
    const Clip clip = makeRandomClip({.seed = 5});
    CellBlock block{20, 11, {}};
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        block.columns.push_back(column);
    for (const auto &[call, how] : {std::pair{"interpolate:frames=20-30", Interpolation::Smooth},
                                    {"interpolate:frames=20-30,method=linear", Interpolation::Linear}}) {
        const Clip after = applied(call, clip);
        const std::vector<double> wanted = interpolated(clip, block, how).values;
        auto value = wanted.begin();
        for (int frame = 20; frame <= 30; ++frame) {
            for (const double each : after.motion.frame(frame))
                QCOMPARE(each, *value++);
        }
    }
}

void InterpolateTest::theEndsOfTheClipAreKept()
{
    const Clip clip = makeRandomClip();
    const Clip after = applied("interpolate:frames=0-last", clip);
    QVERIFY(std::ranges::equal(after.motion.frame(0), clip.motion.frame(0)));
    QVERIFY(std::ranges::equal(after.motion.frame(59), clip.motion.frame(59)));
    QVERIFY(poseError(after, clip).degrees > 1.0);
}

void InterpolateTest::badNumbersAreReplaced()
{
    Clip clip = makeWalker().clip;
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(80, column, std::numeric_limits<double>::quiet_NaN());
    const Clip after = applied("interpolate:frames=80", clip);
    QVERIFY(poseError(after, makeWalker().clip).units < 1.0);
}

void InterpolateTest::allFramesAreRefused()
{
    for (const char *call : {"interpolate", "interpolate:frames=all"}) {
        const AppliedOperation result = test::apply(call, makeRandomClip());
        QVERIFY(result.outcome == AppliedOperation::Outcome::Refused && !result.problem.isEmpty());
    }
}

void InterpolateTest::anEmptyRangeChangesNothing()
{
    for (const char *call : {"interpolate:frames=0", "interpolate:frames=59", "interpolate:frames=last"}) {
        const AppliedOperation result = test::apply(call, makeRandomClip());
        QVERIFY(result.isDone() && !result.changes.isAnyChange && result.warnings.size() == 1);
    }
}

QTEST_GUILESS_MAIN(InterpolateTest)
#include "tst_interpolate.moc"
