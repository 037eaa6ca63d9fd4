#include "geometry/whittakersmoothing.h"

#include <QTest>

#include <cmath>

namespace tst_whittakersmoothing {

using namespace limber;

namespace {

using Series = std::vector<double>;

double bendOf(const Series &series, double stiffness)
{
    double sum = 0.0;
    for (std::size_t i = 0; i + 2 < series.size(); ++i)
        sum += stiffness * std::pow(series[i] - 2.0 * series[i + 1] + series[i + 2], 2);
    return sum;
}

// The cost that the series minimises.
double costOf(const Series &series, const Series &values, const Series &weights, double stiffness)
{
    double sum = bendOf(series, stiffness);
    for (std::size_t i = 0; i < series.size(); ++i)
        sum += weights[i] * std::pow(series[i] - values[i], 2);
    return sum;
}

} // namespace

// A series with little curvature: between its ends it is optimal.
class WhittakerSmoothingTest : public QObject
{
    Q_OBJECT

private slots:
    void noOtherSeriesIsBetter_data();
    void noOtherSeriesIsBetter();
    void keepsItsEndsAndStraightLines();
    void bridgesValuesWithoutWeight();
    void shortSeriesAreNotChanged();
};

void WhittakerSmoothingTest::noOtherSeriesIsBetter_data()
{
    QTest::addColumn<Series>("values");
    QTest::addColumn<Series>("weights");
    QTest::addRow("three values") << Series{0, 5, 1} << Series{1, 1, 1};
    QTest::addRow("a step") << Series{0, 0, 0, 0, 7, 7, 7} << Series{1, 1, 1, 1, 1, 1, 1};
    QTest::addRow("a spike before the end") << Series{0, 0, 0, 0, 0, 9, 0} << Series{1, 1, 1, 1, 1, 1, 1};
    QTest::addRow("weights that differ") << Series{3, -2, 8, 1, 4, -6, 2} << Series{1, 0.1, 2, 0.5, 0, 3, 1};
}

void WhittakerSmoothingTest::noOtherSeriesIsBetter()
{
    QFETCH(Series, values);
    QFETCH(Series, weights);
    for (const double stiffness : {0.1, 1.0, 30.0}) {
        const Series best = whittakerSmoothed(values, weights, stiffness);
        const double least = costOf(best, values, weights, stiffness);
        for (std::size_t i = 1; i + 1 < best.size(); ++i) {
            for (const double change : {-0.01, 0.01}) {
                Series other = best;
                other[i] += change;
                QVERIFY(costOf(other, values, weights, stiffness) > least);
            }
        }
    }
}

void WhittakerSmoothingTest::keepsItsEndsAndStraightLines()
{
    const Series values{2, 9, -4, 6, 1};
    const Series bent = whittakerSmoothed(values, Series(5, 1.0), 1000.0);
    QCOMPARE(bent.front(), 2.0);
    QCOMPARE(bent.back(), 1.0);

    const Series line{1, 3, 5, 7, 9, 11};
    const Series kept = whittakerSmoothed(line, Series(6, 1.0), 50.0);
    for (std::size_t i = 0; i < line.size(); ++i)
        QVERIFY(std::abs(kept[i] - line[i]) < 1e-9);
}

void WhittakerSmoothingTest::bridgesValuesWithoutWeight()
{
    const Series bridged = whittakerSmoothed(Series{0, 1, 50, 3, 4}, Series{1, 1, 0, 1, 1}, 1.0);
    QVERIFY(std::abs(bridged[2] - 2.0) < 1e-6);
}

void WhittakerSmoothingTest::shortSeriesAreNotChanged()
{
    QVERIFY(whittakerSmoothed(Series{}, Series{}, 1.0).empty());
    QCOMPARE(whittakerSmoothed(Series{4, 2}, Series{1, 1}, 1.0), (Series{4, 2}));
    QCOMPARE(whittakerSmoothed(Series{4, 2, 7}, Series{0, 0, 0}, 0.0), (Series{4, 2, 7}));
}

QTEST_GUILESS_MAIN(WhittakerSmoothingTest)

} // namespace tst_whittakersmoothing

#include "tst_whittakersmoothing.moc"
