#include "json/jsontree.h"

#include <QTest>

#include <cmath>

using namespace limber;

// Numbers of JSON are those that stand there.
class JsonNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreExact_data();
    void numbersAreExact();
};

void JsonNumbersTest::numbersAreExact_data()
{
    QTest::addColumn<double>("wanted");
    const auto row = [](const char *text, double wanted) { QTest::newRow(text) << wanted; };
    // A zero is one with any exponent: RapidJSON makes garbage of some.
    for (const char *const zero : {"0", "0.0", "0e0", "0e30", "0e64", "0E+64", "0.0e100", "0e300", "0e-300",
                                   "0.00000000000000000000000000000000000000000000e200"})
        row(zero, 0.0);
    row("-0e200", 0.0);
    row("-0", 0.0);
    row("1e22", 1e22);
    row("0.1", 0.1);
    row("123456789.123456789e-20", 123456789.123456789e-20);
    row("1.7976931348623157e308", 1.7976931348623157e308);
    row("5e-324", 5e-324);
    row("0.000000000000000000000000000000000000001e39", 1.0);
}

void JsonNumbersTest::numbersAreExact()
{
    QFETCH(double, wanted);
    const std::string text = QTest::currentDataTag();
    const Reading<JsonNode> read = readJson("[" + text + "]");
    QVERIFY(read.value);
    QCOMPARE(read.value->children.front().number, wanted);
    QCOMPARE(read.value->children.front().text, text);
}

QTEST_GUILESS_MAIN(JsonNumbersTest)
#include "tst_jsonnumbers.moc"
