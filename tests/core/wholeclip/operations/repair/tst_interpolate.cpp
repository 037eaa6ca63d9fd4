#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"
#include "tracks/interpolation.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <limits>

namespace tst_interpolate {

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
    void curvesBendLeastAtTheEndsOfTheClip_data();
    void curvesBendLeastAtTheEndsOfTheClip();
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

void InterpolateTest::curvesBendLeastAtTheEndsOfTheClip_data()
{
    using Values = std::vector<double>;
    QTest::addColumn<Values>("before");
    QTest::addColumn<QString>("frames");
    QTest::addColumn<Values>("after");
    QTest::newRow("up to the last frame")
        << Values{0, 1, 0, 0, 0, 9} << QStringLiteral("2-4") << Values{0, 1, 2.475, 4.4, 6.625, 9};
    QTest::newRow("from the first frame")
        << Values{9, 0, 0, 0, 1, 0} << QStringLiteral("1-3") << Values{9, 6.625, 4.4, 2.475, 1, 0};
    QTest::newRow("both") << Values{1, 0, 0, 0, 9} << QStringLiteral("1-3") << Values{1, 3, 5, 7, 9};
    QTest::newRow("in the middle") << Values{0, 1, 0, 0, 0, 9, 10} << QStringLiteral("2-4")
                                   << Values{0, 1, 2.7, 5, 7.3, 9, 10};
}

void InterpolateTest::curvesBendLeastAtTheEndsOfTheClip()
{
    QFETCH(const std::vector<double>, before);
    QFETCH(const QString, frames);
    QFETCH(const std::vector<double>, after);
    Clip clip;
    clip.skeleton.addJoint({"Hips", NoJoint, {}, {channels::Xposition}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0.0, 1.0, 0.0}, 0});
    clip.motion = Motion::fromRows(before, int(before.size()), 1);
    const Clip made = applied("interpolate:frames=" + frames.toStdString(), clip);
    for (std::size_t i = 0; i < after.size(); ++i)
        QVERIFY2(std::abs(made.motion.value(int(i), 0) - after[i]) < 1e-12,
                 qPrintable(QStringLiteral("%1: %2").arg(i).arg(made.motion.value(int(i), 0))));
}

QTEST_GUILESS_MAIN(InterpolateTest)

} // namespace tst_interpolate

#include "tst_interpolate.moc"
