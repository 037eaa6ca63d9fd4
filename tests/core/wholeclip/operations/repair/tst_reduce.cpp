#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "geometry/geometry.h"
#include "tracks/curvefit.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <cmath>
#include <random>

namespace tst_reduce {

using namespace limber;
using namespace limber::test;

// Reduces curves to few keys, and measures how close the curves through them stay.
class ReduceTest : public QObject
{
    Q_OBJECT

private slots:
    void theKeysOfACurveAreRecovered();
    void rotationsStayWithinTheTolerance_data();
    void rotationsStayWithinTheTolerance();
    void aWalkNeedsFewKeys();
    void endsStayWithinTheirLimit();
    void noToleranceChangesNearlyNothing();
    void rotationsByMoreThanHalfATurnAreFollowed();
    void jointsWithoutChannelsNeedNoKeys();
};

namespace {

double cubic(double a, double b, double slopeA, double slopeB, double u)
{
    return a + (b - a) * u * u * (3 - 2 * u) + slopeA * u * (1 - u) * (1 - u) - slopeB * u * u * (1 - u);
}

} // namespace

void ReduceTest::theKeysOfACurveAreRecovered()
{
    std::mt19937 random(4);
    std::uniform_real_distribution<double> part(-1.0, 1.0);
    for (int trial = 0; trial < 30; ++trial) {
        const int keys = 4 + trial % 6;
        std::vector<glm::dvec3> values;
        std::vector<glm::dvec3> slopes;
        for (int i = 0; i < keys; ++i) {
            values.push_back({part(random), part(random), part(random)});
            slopes.push_back({part(random), part(random), part(random)});
        }
        std::vector<glm::dvec3> track;
        std::vector<glm::dquat> turns;
        for (int frame = 0; frame <= 25 * (keys - 1); ++frame) {
            const auto i = std::min<std::size_t>(static_cast<std::size_t>(frame / 25), values.size() - 2);
            const double u = frame / 25.0 - static_cast<double>(i);
            glm::dvec3 value;
            for (int axis = 0; axis < 3; ++axis)
                value[axis] = cubic(values[i][axis], values[i + 1][axis], slopes[i][axis], slopes[i + 1][axis], u);
            track.push_back(value * 10.0);
            turns.push_back(rotationFromVector({0.0, value.x, 0.0}));
        }
        QVERIFY(fitCurves(track, 0.1).keys.size() <= static_cast<std::size_t>(keys) + 2);
        QVERIFY(fitCurves(turns, 0.2 / degreesPerRadian).keys.size() <= static_cast<std::size_t>(keys) + 2);
    }
}

void ReduceTest::rotationsStayWithinTheTolerance_data()
{
    QTest::addColumn<double>("degrees");
    for (const double degrees : {0.02, 0.2, 2.0})
        QTest::addRow("%g", degrees) << degrees;
}

void ReduceTest::rotationsStayWithinTheTolerance()
{
    QFETCH(double, degrees);
    for (const unsigned seed : {1u, 2u}) {
        const Clip clip = makeRandomClip({.seed = seed, .frames = 200, .hasOddChannels = false});
        const Clip after = applied("reduce:degrees=" + std::to_string(degrees), clip);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const auto before = rotationTrack(clip, joint, {0, 199});
            const auto now = rotationTrack(after, joint, {0, 199});
            for (std::size_t i = 0; i < now.size(); ++i)
                QVERIFY(glm::length(rotationVector(glm::conjugate(before[i]) * now[i])) * degreesPerRadian <=
                        degrees + 1e-6);
        }
    }
}

void ReduceTest::aWalkNeedsFewKeys()
{
    const Clip walk = makeWalker().clip;
    for (int joint = 0; joint < walk.skeleton.jointCount(); ++joint) {
        const auto keys = fitCurves(rotationTrack(walk, joint, {0, 239}), 0.2 / degreesPerRadian).keys.size();
        QVERIFY2(keys <= 60, qPrintable(QStringLiteral("%1: %2").arg(joint).arg(keys)));
    }
    const AppliedOperation result = test::apply("reduce", walk);
    QVERIFY(result.notes.size() >= 2);
    const double share = std::stod(result.notes.front().arguments().back().text);
    QVERIFY2(share <= 20.0, result.notes.front().text().c_str());
}

void ReduceTest::endsStayWithinTheirLimit()
{
    for (const char *ends : {"0.5", "0.05"}) {
        const Clip walk = makeWalker().clip; // its body is about 170 units long
        const double error = poseError(walk, applied(std::string("reduce:degrees=2,ends=") + ends, walk)).units;
        QVERIFY2(error <= 1.15 * std::stod(ends), qPrintable(QString::number(error)));
        const Clip small = makeWalker({.scale = 0.01}).clip;
        const double smallError = poseError(small, applied(std::string("reduce:degrees=2,ends=") + ends, small)).units;
        QVERIFY2(smallError <= 0.0115 * std::stod(ends), qPrintable(QString::number(smallError)));
    }
}

void ReduceTest::noToleranceChangesNearlyNothing()
{
    const Clip clip = makeRandomClip({.seed = 6});
    const PoseError error = poseError(clip, applied("reduce:degrees=0,units=0", clip));
    QVERIFY2(error.degrees < 1e-6 && error.units < 1e-6, qPrintable(QString::number(error.degrees)));
}

void ReduceTest::rotationsByMoreThanHalfATurnAreFollowed()
{
    std::vector<glm::dquat> track;
    for (int frame = 0; frame < 300; ++frame)
        track.push_back(
            rotationFromVector(glm::normalize(glm::dvec3(1, 2, 3)) * std::remainder(0.1 * frame, radiansPerTurn)));
    makeContinuous(track);
    const auto fitted = fitCurves(track, 1e-3);
    QVERIFY2(fitted.keys.size() < 20, qPrintable(QString::number(fitted.keys.size())));
    for (std::size_t i = 0; i < track.size(); ++i)
        QVERIFY(glm::length(rotationVector(glm::conjugate(track[i]) * fitted.values[i])) < 1e-3);
    QVERIFY(fitCurves(std::span<const glm::dquat>{}, 0.1).keys.empty());
    QCOMPARE(fitCurves(std::span(track).first(1), 0.1).keys.size(), std::size_t(1));
}

void ReduceTest::jointsWithoutChannelsNeedNoKeys()
{
    const Clip clip = applied("channels:joints=LeftHand,to=none", makeWalker().clip);
    const AppliedOperation result = test::apply("reduce:joints=LeftHand", clip);
    QVERIFY(result.isDone());
    QVERIFY(result.notes.empty());
    QVERIFY(!result.changes.isAnyChange);
    QVERIFY(!test::apply("reduce:joints=LeftHand+LeftArm", clip).notes.empty());
}

QTEST_GUILESS_MAIN(ReduceTest)

} // namespace tst_reduce

#include "tst_reduce.moc"
