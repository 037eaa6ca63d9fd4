#include "base/statistics.h"

#include <QTest>

namespace tst_statistics {

using namespace limber;

class StatisticsTest : public QObject
{
    Q_OBJECT

private slots:
    void medianOfAnOddNumberIsTheMiddleOne();
    void medianOfAnEvenNumberIsTheMeanOfTheMiddleTwo();
    void middleValueIsOneOfTheValues();
    void percentileCountsFromTheSmallest_data();
    void percentileCountsFromTheSmallest();
};

void StatisticsTest::medianOfAnOddNumberIsTheMiddleOne()
{
    QCOMPARE(median({7.0}), 7.0);
    QCOMPARE(median({9.0, 1.0, 4.0}), 4.0);
    QCOMPARE(median({5.0, 100.0, -3.0, 8.0, 6.0}), 6.0);
}

void StatisticsTest::medianOfAnEvenNumberIsTheMeanOfTheMiddleTwo()
{
    QCOMPARE(median({2.0, 10.0}), 6.0);
    QCOMPARE(median({9.0, 1.0, 4.0, 7.0}), 5.5);
}

void StatisticsTest::middleValueIsOneOfTheValues()
{
    QCOMPARE(middleValue({7.0}), 7.0);
    QCOMPARE(middleValue({10.0, 2.0}), 2.0);
    QCOMPARE(middleValue({9.0, 1.0, 4.0}), 4.0);
    QCOMPARE(middleValue({9.0, 1.0, 4.0, 7.0}), 4.0);
}

void StatisticsTest::percentileCountsFromTheSmallest_data()
{
    QTest::addColumn<double>("fraction");
    QTest::addColumn<double>("value");
    QTest::newRow("smallest") << 0.0 << 1.0;
    QTest::newRow("between two it is the smaller one") << 0.15 << 2.0;
    QTest::newRow("middle") << 0.5 << 6.0;
    QTest::newRow("largest") << 1.0 << 11.0;
}

void StatisticsTest::percentileCountsFromTheSmallest()
{
    QFETCH(double, fraction);
    QFETCH(double, value);
    QCOMPARE(percentile({11.0, 3.0, 5.0, 7.0, 9.0, 1.0, 2.0, 4.0, 6.0, 8.0, 10.0}, fraction), value);
}

QTEST_APPLESS_MAIN(StatisticsTest)

} // namespace tst_statistics

#include "tst_statistics.moc"
