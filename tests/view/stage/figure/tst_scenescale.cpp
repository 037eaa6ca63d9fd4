#include "figure/scenescale.h"
#include "figures.h"
#include "support/worktime.h"

#include <QTest>

#include <cmath>

namespace tst_scenescale {

using namespace limber;
using namespace limber::test;

class SceneScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void worksInEveryUnit_data();
    void worksInEveryUnit();
    void everyFifthOrTenthLineIsCoarse_data();
    void everyFifthOrTenthLineIsCoarse();
    void findsTheFloorBelowTheFeet();
    void aFloorNearZeroIsAtZero_data();
    void aFloorNearZeroIsAtZero();
    void measuresHeightAlongTheUpAxis();
    void worksWithoutFrames();
    void worksForALoneJoint();
    void worksForASkeletonOfNoLength();
    void worksForNoJointAtAll();
    void leavesOutWhatCannotBeDrawn();
    void doesNotDependOnTheNumberOfFrames();
    void stepsAreOneTwoFive_data();
    void stepsAreOneTwoFive();
};

void SceneScaleTest::worksInEveryUnit_data()
{
    QTest::addColumn<double>("factor");
    QTest::newRow("metres") << 0.1;
    QTest::newRow("as made") << 1.0;
    QTest::newRow("centimetres") << 10.0;
    QTest::newRow("very small") << 1e-9;
    QTest::newRow("very big") << 1e20;
}

void SceneScaleTest::worksInEveryUnit()
{
    QFETCH(double, factor);
    const SceneScale scale = measureScene(scaled(standingFigure(5), factor), {}, Axis::Y);
    QVERIFY(std::abs(scale.bodySize / factor - 19.0) < 1e-9);
    QCOMPARE(scale.floorHeight, 0.0);
    const double fraction = scale.gridStep / scale.bodySize;
    QVERIFY(fraction > 0.04 && fraction <= 0.125);
    QVERIFY(scale.surroundings.radius > scale.bodySize);
}

void SceneScaleTest::everyFifthOrTenthLineIsCoarse_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("step");
    QTest::addColumn<double>("coarseStep");
    QTest::newRow("1") << 0.5 << 1.0 << 10.0;
    QTest::newRow("2") << 1.0 << 2.0 << 10.0;
    QTest::newRow("5") << 3.0 << 5.0 << 50.0;
    QTest::newRow("0.2") << 0.1 << 0.2 << 1.0;
    QTest::newRow("1000") << 500.0 << 1000.0 << 10000.0;
}

void SceneScaleTest::everyFifthOrTenthLineIsCoarse()
{
    QFETCH(double, factor);
    QFETCH(double, step);
    QFETCH(double, coarseStep);
    const SceneScale scale = measureScene(scaled(standingFigure(1), factor), {}, Axis::Y);
    QCOMPARE(scale.gridStep, step);
    QCOMPARE(scale.gridCoarseStep, coarseStep);
}

void SceneScaleTest::findsTheFloorBelowTheFeet()
{
    Clip clip = standingFigure(30);
    for (int frame = 0; frame < 30; ++frame)
        clip.motion.setValue(frame, hipsYPosition, 110.0);
    clip.motion.setValue(29, hipsYPosition, 60.0); // one bad frame does not lower the floor
    QCOMPARE(measureScene(clip, {}, Axis::Y).floorHeight, 100.0);
}

void SceneScaleTest::aFloorNearZeroIsAtZero_data()
{
    QTest::addColumn<double>("hips"); // 10 above the feet, in a body of 19
    QTest::addColumn<double>("floor");
    QTest::newRow("a little too low") << 9.2 << 0.0;
    QTest::newRow("sunk to the knees") << 5.0 << 0.0;
    QTest::newRow("floats") << 15.0 << 0.0;
    QTest::newRow("hips at zero") << 0.0 << -10.0;
    QTest::newRow("upstairs") << 30.0 << 20.0;
}

void SceneScaleTest::aFloorNearZeroIsAtZero()
{
    QFETCH(double, hips);
    QFETCH(double, floor);
    Clip clip = standingFigure(1);
    clip.motion.setValue(0, hipsYPosition, hips);
    QCOMPARE(measureScene(clip, {}, Axis::Y).floorHeight, floor);
}

void SceneScaleTest::measuresHeightAlongTheUpAxis()
{
    Clip clip = standingFigure(1);
    clip.motion.setValue(0, hipsXPosition, 50.0);
    // With X up, the figure lies at heights from 48 to 52.
    QCOMPARE(measureScene(clip, {}, Axis::X).floorHeight, 48.0);
}

void SceneScaleTest::worksWithoutFrames()
{
    const SceneScale scale = measureScene(standingFigure(0), {}, Axis::Y);
    QCOMPARE(scale.bodySize, 19.0);
    QCOMPARE(scale.floorHeight, -10.0);
}

void SceneScaleTest::worksForALoneJoint()
{
    Clip clip = loneJoint(2);
    QCOMPARE(measureScene(clip, {}, Axis::Y).bodySize, 1.0);
    clip.motion.setValue(1, hipsXPosition, 200.0);
    QCOMPARE(measureScene(clip, {}, Axis::Y).bodySize, 20.0);
}

void SceneScaleTest::worksForASkeletonOfNoLength()
{
    const SceneScale scale = measureScene(scaled(standingFigure(3), 0.0), {}, Axis::Y);
    QCOMPARE(scale.bodySize, 1.0);
    QVERIFY(scale.gridStep > 0.0);
}

void SceneScaleTest::worksForNoJointAtAll()
{
    QVERIFY(measureScene(Clip(), {}, Axis::Z).bodySize > 0.0);
}

void SceneScaleTest::leavesOutWhatCannotBeDrawn()
{
    Clip clip = standingFigure(3);
    clip.motion.setValue(0, hipsXPosition, std::nan(""));
    clip.motion.setValue(1, hipsXPosition, 1e300);
    const SceneScale scale = measureScene(clip, {}, Axis::Y);
    QCOMPARE(scale.bodySize, 19.0);
    QVERIFY(std::isfinite(scale.surroundings.radius));
}

void SceneScaleTest::doesNotDependOnTheNumberOfFrames()
{
    const Clip few = standingFigure(2000);
    const Clip many = standingFigure(200000);
    QCOMPARE(measureScene(many, {}, Axis::Y).bodySize, 19.0);
    const auto measure = [](const Clip &clip) {
        return leastWorkTime([&clip] { static_cast<void>(measureScene(clip, {}, Axis::Y)); });
    };
    QVERIFY(hardlyGrows(measure(few), measure(many)));
}

void SceneScaleTest::stepsAreOneTwoFive_data()
{
    QTest::addColumn<double>("limit");
    QTest::addColumn<double>("step");
    QTest::newRow("0.99") << 0.99 << 0.5;
    QTest::newRow("1") << 1.0 << 1.0;
    QTest::newRow("1.9") << 1.9 << 1.0;
    QTest::newRow("2") << 2.0 << 2.0;
    QTest::newRow("5") << 5.0 << 5.0;
    QTest::newRow("1000") << 1000.0 << 1000.0;
    QTest::newRow("zero") << 0.0 << 1.0;
    QTest::newRow("nan") << std::nan("") << 1.0;
}

void SceneScaleTest::stepsAreOneTwoFive()
{
    QFETCH(double, limit);
    QFETCH(double, step);
    QVERIFY(std::abs(niceStepBelow(limit) / step - 1.0) < 1e-9);
}

QTEST_APPLESS_MAIN(SceneScaleTest)

} // namespace tst_scenescale

#include "tst_scenescale.moc"
