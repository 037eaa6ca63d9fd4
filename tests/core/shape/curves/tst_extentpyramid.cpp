#include "curves/extentpyramid.h"

#include <QTest>

#include <random>

namespace tst_extentpyramid {

using namespace limber;

// The extents of parts of long curves.
class ExtentPyramidTest : public QObject
{
    Q_OBJECT

private slots:
    void theExtentOfAnyPartEqualsThatOfItsValues();
    void theExtentOfNothingIsEmpty();
    void itGrowsWithItsValues();
};

namespace {

std::vector<double> randomValues(std::size_t count)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-1000.0, 1000.0);
    std::vector<double> values(count);
    for (double &value : values)
        value = any(random);
    return values;
}

Extent plainExtent(const std::vector<double> &values, int first, int last)
{
    Extent extent;
    for (int i = std::max(first, 0); i <= last && i < static_cast<int>(values.size()); ++i)
        extent.add(values[static_cast<std::size_t>(i)]);
    return extent;
}

} // namespace

void ExtentPyramidTest::theExtentOfAnyPartEqualsThatOfItsValues()
{
    const std::vector<double> values = randomValues(10'000);
    ExtentPyramid pyramid;
    pyramid.extend(values);
    std::mt19937 random(11);
    std::uniform_int_distribution<int> any(-20, 10'020);
    for (int i = 0; i < 2000; ++i) {
        const int first = any(random);
        const int last = i % 2 == 0 ? any(random) : first + i % 50;
        QCOMPARE(pyramid.of(values, first, last), plainExtent(values, first, last));
    }
}

void ExtentPyramidTest::theExtentOfNothingIsEmpty()
{
    ExtentPyramid pyramid;
    QVERIFY(pyramid.of({}, 0, 100).isEmpty());
    const std::vector<double> one{4.0};
    pyramid.extend(one);
    QCOMPARE(pyramid.of(one, 0, 0), (Extent{4.0, 4.0}));
    QVERIFY(pyramid.of(one, 1, 0).isEmpty());
    QVERIFY(pyramid.of(one, 5, 9).isEmpty());
}

void ExtentPyramidTest::itGrowsWithItsValues()
{
    const std::vector<double> values = randomValues(5000);
    ExtentPyramid pyramid;
    for (std::size_t count = 0; count <= values.size(); count += 137)
        pyramid.extend(std::span(values).first(count));
    QCOMPARE(pyramid.of(values, 3, 4900), plainExtent(values, 3, 4900));
}

QTEST_APPLESS_MAIN(ExtentPyramidTest)

} // namespace tst_extentpyramid

#include "tst_extentpyramid.moc"
