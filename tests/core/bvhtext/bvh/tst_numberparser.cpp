#include "bvh/text/numberparser.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

namespace tst_numberparser {

using namespace limber;

// The parser accepts exactly the numbers of the format, and rounds them correctly.
class NumberParserTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsTheNumbersOfTheFormat_data();
    void acceptsTheNumbersOfTheFormat();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void reportsWhenANumberIsTooLargeOrTooSmall();
    void agreesWithStrtodOnRandomDigits();
    void readsAMillionDigits();
    void stopsAfterTheNumber();
};

void NumberParserTest::acceptsTheNumbersOfTheFormat_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("whole") << QByteArray("42") << 42.0;
    QTest::newRow("decimals") << QByteArray("-3.25") << -3.25;
    QTest::newRow("plus") << QByteArray("+7.5") << 7.5;
    QTest::newRow("leading point") << QByteArray("-.5") << -0.5;
    QTest::newRow("trailing point") << QByteArray("5.") << 5.0;
    QTest::newRow("exponent") << QByteArray("1.5e-3") << 0.0015;
    QTest::newRow("capital exponent with plus") << QByteArray("2E+2") << 200.0;
    QTest::newRow("plus before a point") << QByteArray("+.25") << 0.25;
    QTest::newRow("negative zero") << QByteArray("-0.000") << -0.0;
    QTest::newRow("many decimals") << QByteArray("0.1234567890123456789012345") << 0.1234567890123456789012345;
    QTest::newRow("smallest denormal") << QByteArray("4.9406564584124654e-324") << 4.9406564584124654e-324;
    QTest::newRow("leading zeros") << QByteArray("0000000000000000000000000012.5") << 12.5;
    QTest::newRow("many digits before the point")
        << QByteArray("123456789012345678901234567890") << 123456789012345678901234567890.0;
}

void NumberParserTest::acceptsTheNumbersOfTheFormat()
{
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const ParsedNumber number = parseWholeNumber({text.constData(), static_cast<std::size_t>(text.size())});
    QCOMPARE(number.fault, NumberFault::None);
    QCOMPARE(number.value, value);
    QCOMPARE(std::signbit(number.value), std::signbit(value));
}

void NumberParserTest::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             "-",
                             "+",
                             ".",
                             "-.",
                             "e5",
                             "1e",
                             "1e+",
                             "1.5e-",
                             "nan",
                             "NaN",
                             "inf",
                             "-inf",
                             "0x10",
                             "1,5",
                             "1.2.3",
                             "--1",
                             "+-1",
                             "1d5",
                             "1 2",
                             "12a",
                             "1_000",
                             "\xE2\x88\x92"
                             "5",
                             "\xD9\xA1",
                             "1e5.5",
                             "infinity",
                             "1f"})
        QTest::newRow(*text != '\0' ? text : "nothing") << QByteArray(text);
}

void NumberParserTest::refusesEverythingElse()
{
    QFETCH(QByteArray, text);
    const ParsedNumber number = parseWholeNumber({text.constData(), static_cast<std::size_t>(text.size())});
    QCOMPARE(number.fault, NumberFault::NotANumber);
}

void NumberParserTest::reportsWhenANumberIsTooLargeOrTooSmall()
{
    QCOMPARE(parseWholeNumber("1e999").fault, NumberFault::Overflow);
    QCOMPARE(parseWholeNumber("-1e999").fault, NumberFault::Overflow);
    QCOMPARE(parseWholeNumber("1.7976931348623157e308").fault, NumberFault::None);
    QVERIFY(parseWholeNumber("1e-999").lostToZero);
    QVERIFY(!parseWholeNumber("0e-999").lostToZero);
    QVERIFY(!parseWholeNumber("0.000").lostToZero);
}

void NumberParserTest::agreesWithStrtodOnRandomDigits()
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 200000; ++i) {
        std::string text = random() % 2 ? "-" : "";
        const auto digits = [&](std::uint64_t most) {
            for (std::uint64_t n = random() % most; n > 0; --n)
                text += static_cast<char>('0' + random() % 10);
        };
        text += static_cast<char>('0' + random() % 10);
        digits(20);
        text += '.';
        digits(24);
        if (random() % 4 == 0)
            text += "e" + std::to_string(static_cast<int>(random() % 640) - 320);
        const ParsedNumber number = parseWholeNumber(text);
        const double expected = std::strtod(text.c_str(), nullptr);
        if (std::isinf(expected)) {
            QCOMPARE(number.fault, NumberFault::Overflow);
            continue;
        }
        QVERIFY2(number.fault == NumberFault::None && number.value == expected, text.c_str());
    }
}

void NumberParserTest::readsAMillionDigits()
{
    const std::string text = "0." + std::string(1000000, '3');
    QCOMPARE(parseWholeNumber(text).value, 1.0 / 3.0);
}

void NumberParserTest::stopsAfterTheNumber()
{
    const std::string text = "12.5 -3";
    const ParsedNumber number = parseNumber(text.data(), text.data() + text.size());
    QCOMPARE(number.value, 12.5);
    QCOMPARE(number.end - text.data(), 4);
}

QTEST_APPLESS_MAIN(NumberParserTest)

} // namespace tst_numberparser

#include "tst_numberparser.moc"
