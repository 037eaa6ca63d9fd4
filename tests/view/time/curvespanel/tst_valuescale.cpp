#include "curvespanel/valuescale.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace tst_valuescale {

using namespace limber;

// Which values a plot shows, and at which height each stands.
class ValueScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAndPixelsCorrespond();
    void zoomingKeepsTheValueUnderTheMouse();
    void panningMovesWithTheMouse();
    void ticksAreRoundAndFarEnoughApart();
    void oddValuesAreHandled();
};

namespace {

ValueScale scaleOf(double least, double most)
{
    ValueScale scale;
    scale.setPixels(22.0, 300.0);
    scale.show(least, most);
    return scale;
}

} // namespace

void ValueScaleTest::valuesAndPixelsCorrespond()
{
    const ValueScale scale = scaleOf(-30.0, 90.0);
    QCOMPARE(scale.yOf(90.0), 22.0);
    QCOMPARE(scale.yOf(-30.0), 322.0);
    for (const double value : {-100.0, 0.0, 12.5})
        QVERIFY(std::abs(scale.valueAt(scale.yOf(value)) - value) < 1e-9);
}

void ValueScaleTest::zoomingKeepsTheValueUnderTheMouse()
{
    ValueScale scale = scaleOf(-30.0, 90.0);
    const double value = scale.valueAt(100.0);
    scale.zoom(0.5, 100.0);
    QVERIFY(std::abs(scale.valueAt(100.0) - value) < 1e-9);
    QVERIFY(std::abs(scale.most() - scale.least() - 60.0) < 1e-9);
    for (int i = 0; i < 500; ++i)
        scale.zoom(0.5, 100.0);
    QVERIFY(scale.most() > scale.least());
}

void ValueScaleTest::panningMovesWithTheMouse()
{
    ValueScale scale = scaleOf(0.0, 300.0);
    const double y = scale.yOf(50.0);
    scale.pan(10.0);
    QVERIFY(std::abs(scale.yOf(50.0) - y - 10.0) < 1e-9);
}

void ValueScaleTest::ticksAreRoundAndFarEnoughApart()
{
    for (const double span : {0.01, 0.7, 3.0, 120.0, 1e6}) {
        const ValueScale scale = scaleOf(-span / 3.0, span);
        const ValueScale::Ticks ticks = scale.ticks(34.0);
        QVERIFY(ticks.values.size() >= 2);
        for (std::size_t i = 1; i < ticks.values.size(); ++i)
            QVERIFY(scale.yOf(ticks.values[i - 1]) - scale.yOf(ticks.values[i]) >= 34.0 - 1e-6);
        const double mantissa = ticks.step / std::pow(10.0, std::floor(std::log10(ticks.step) + 1e-9));
        QVERIFY(std::abs(mantissa - 1.0) < 1e-6 || std::abs(mantissa - 2.0) < 1e-6 || std::abs(mantissa - 5.0) < 1e-6);
    }
}

void ValueScaleTest::oddValuesAreHandled()
{
    ValueScale scale = scaleOf(5.0, 5.0);
    QVERIFY(scale.most() > scale.least());
    scale.show(std::numeric_limits<double>::infinity(), 3.0);
    QVERIFY(std::isfinite(scale.least()));
    scale.show(-1e300, 1e300);
    QVERIFY(std::isfinite(scale.least()) && std::isfinite(scale.most()));
    QVERIFY(scale.ticks(34.0).values.size() <= 200);
}

QTEST_APPLESS_MAIN(ValueScaleTest)

} // namespace tst_valuescale

#include "tst_valuescale.moc"
