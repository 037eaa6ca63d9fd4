#include "geometry/monotonecurve.h"

#include <QTest>

#include <cmath>

namespace tst_monotonecurve {

using namespace limber;

// A curve through points that never falls.
class MonotoneCurveTest : public QObject
{
    Q_OBJECT

private slots:
    void straightPointsGiveALine();
    void beyondItsEndsTheSlopeIsOne();
    void levelPartsStayLevel();
    void steepPartsDoNotOvershoot();
    void onePointIsEnough();
};

void MonotoneCurveTest::straightPointsGiveALine()
{
    const MonotoneCurve curve({{0.0, 1.0}, {2.0, 5.0}, {3.0, 7.0}});
    for (const double x : {0.0, 0.5, 1.0, 2.0, 2.25, 3.0})
        QVERIFY(std::abs(curve.at(x) - (1.0 + 2.0 * x)) < 1e-12);
}

void MonotoneCurveTest::beyondItsEndsTheSlopeIsOne()
{
    const MonotoneCurve curve({{0.0, 1.0}, {2.0, 5.0}});
    QCOMPARE(curve.at(-3.0), -2.0);
    QCOMPARE(curve.at(2.5), 5.5);
}

void MonotoneCurveTest::levelPartsStayLevel()
{
    // Between the last two points, the slope rises from 0 to 1.
    const MonotoneCurve curve({{0.0, 0.0}, {1.0, 0.0}, {2.0, 1.0}});
    for (const double x : {0.0, 0.25, 0.5, 1.0})
        QCOMPARE(curve.at(x), 0.0);
    QVERIFY(std::abs(curve.at(1.5) - 0.375) < 1e-12);
    QCOMPARE(curve.at(2.0), 1.0);
    // A part that falls is level at both ends, too.
    const MonotoneCurve falls({{0.0, 1.0}, {1.0, 0.0}, {2.0, 1.0}});
    QVERIFY(std::abs(falls.at(0.25) - 0.84375) < 1e-12);
    QVERIFY(std::abs(falls.at(0.5) - 0.5) < 1e-12);
}

void MonotoneCurveTest::steepPartsDoNotOvershoot()
{
    const MonotoneCurve curve({{0.0, 0.0}, {1.0, 0.01}, {2.0, 10.0}, {3.0, 10.01}});
    double before = curve.at(0.0);
    for (int i = 1; i <= 300; ++i) {
        const double now = curve.at(i / 100.0);
        QVERIFY2(now >= before, qPrintable(QString::number(i)));
        before = now;
    }
    // Slopes of up to three times the chord are kept: 0, 0.5 and 1.
    const MonotoneCurve gentle({{0.0, 0.0}, {1.0, 1.0}, {2.0, 5.0}});
    // The slope in the middle is 2.5, at the start 1: together less than 3.
    QVERIFY(std::abs(gentle.at(0.5) - (0.5 + 0.125 * 1.0 - 0.125 * 2.5)) < 1e-12);
}

void MonotoneCurveTest::onePointIsEnough()
{
    const MonotoneCurve curve({{3.0, 5.0}});
    QCOMPARE(curve.at(3.0), 5.0);
    QCOMPARE(curve.at(1.0), 3.0);
    QCOMPARE(curve.at(10.0), 12.0);
}

QTEST_APPLESS_MAIN(MonotoneCurveTest)

} // namespace tst_monotonecurve

#include "tst_monotonecurve.moc"
