#include "base/at.h"
#include "json/jsontree.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>

namespace tst_jsonnumbers {

using namespace limber;

// The numbers of JSON are read exactly as they are written.
class JsonNumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreExact_data();
    void numbersAreExact();
    void longNumbersAreRead_data();
    void longNumbersAreRead();
    void numbersBeyondDoublesAreRefused_data();
    void numbersBeyondDoublesAreRefused();
    void atMostAMillionValuesAreRead();
    void atMostSixteenLevelsAreRead();
};

void JsonNumbersTest::numbersAreExact_data()
{
    QTest::addColumn<double>("wanted");
    const auto row = [](const char *text, double wanted) { QTest::newRow(text) << wanted; };
    // Zero is zero with any exponent.
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

// For each of these, RapidJSON's own conversion read outside of its table.
void JsonNumbersTest::longNumbersAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("wanted");
    const QByteArray zeros(400, '0');
    QTest::newRow("zeros after the point") << "0." + zeros + "1" << 0.0;
    QTest::newRow("zeros after the point, large exponent") << "0." + zeros + "1e401" << 1.0;
    QTest::newRow("zeros before the point") << "1" + zeros.left(300) + ".0e-300" << 1.0;
    QTest::newRow("small exponent") << QByteArray("1.25e-400") << 0.0;
    QTest::newRow("very small exponent") << QByteArray("-1e-2147483647") << -0.0;
    QTest::newRow("many digits") << "0." + QByteArray(900, '3') << 1.0 / 3.0;
    QTest::newRow("many digits below the smallest") << "1." + QByteArray(800, '7') + "e-330" << 0.0;
    QTest::newRow("many digits of a denormal") << "4." + QByteArray(800, '9') + "e-324" << 5e-324;
}

void JsonNumbersTest::longNumbersAreRead()
{
    QFETCH(QByteArray, text);
    QFETCH(double, wanted);
    const Reading<JsonNode> read = readJson("[" + text.toStdString() + "]");
    QVERIFY(read.value);
    const double number = read.value->children.front().number;
    QCOMPARE(number, wanted);
    QCOMPARE(std::signbit(number), std::signbit(wanted));
}

void JsonNumbersTest::numbersBeyondDoublesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *const text : {"1e309", "-1e309", "1.8e308", "17976931348623160000e289"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("digits") << "2" + QByteArray(308, '0');
    QTest::newRow("more digits") << "1" + QByteArray(400, '0');
}

void JsonNumbersTest::numbersBeyondDoublesAreRefused()
{
    QFETCH(QByteArray, text);
    const Reading<JsonNode> read = readJson("[1, " + text.toStdString() + "]");
    QVERIFY(!read.value);
    QCOMPARE(read.findings.front().column, 5);
    QVERIFY(read.findings.front().message.text().starts_with("expected a number"));
}

// Numbers, lists and objects count alike, and the list around them is a value, too.
void JsonNumbersTest::atMostAMillionValuesAreRead()
{
    std::string text = "[0";
    auto add = [&text, kind = 0]() mutable {
        constexpr std::array values{",[]", ",{}", ",0"};
        text += at(values, kind++ % 3);
    };
    for (int i = 1; i < 999'999; ++i)
        add();
    const Reading<JsonNode> whole = readJson(text + ']');
    QVERIFY(whole.value);
    QCOMPARE(whole.value->children.size(), std::size_t(999'999));
    const std::size_t before = text.size();
    add();
    const Reading<JsonNode> more = readJson(text + ']');
    QVERIFY(!more.value);
    QCOMPARE(more.error()->message.text(), std::string("expected at most 1,000,000 values, found more"));
    QCOMPARE(more.error()->line, 1);
    QCOMPARE(more.error()->column, int(before) + 2);
}

void JsonNumbersTest::atMostSixteenLevelsAreRead()
{
    const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
    QVERIFY(readJson(nested(16)).value);
    const Reading<JsonNode> more = readJson(nested(17));
    QVERIFY(!more.value);
    QCOMPARE(more.error()->message.text(), std::string("expected at most 16 levels, found more"));
    QCOMPARE(more.error()->column, 17);
}

QTEST_GUILESS_MAIN(JsonNumbersTest)

} // namespace tst_jsonnumbers

#include "tst_jsonnumbers.moc"
