#include "bvh/text/numberformat.h"

#include "bvh/text/numberparser.h"

#include <QTest>

#include <random>

namespace tst_numberformat {

using namespace limber;

using Tokens = std::vector<std::string_view>;

// New numbers have the format of their neighbours.
class NumberFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheNumberOfDecimals();
    void keepsTheirTrimmedZeros();
    void keepsSignificantDigitsOfTrimmedNumbers();
    void doesNotLoseDecimalsInAColumnOfWholeNumbers();
    void leavesOutTheLeadingZeroWhereTheFileDoes();
    void writesAPlusSignWhereTheFileDoes();
    void keepsThePointOfWritersThatNeverDropIt();
    void neverWritesANegativeZero();
    void writesTheShortestNumberThatReadsBack();
    void writesTheLargestDoubleWithoutAnExponent();
};

void NumberFormatTest::keepsTheNumberOfDecimals()
{
    const Tokens tokens{"12.340000", "-0.500000", "0.000000"};
    QCOMPARE(NumberFormat::of(tokens).format(1.5), std::string("1.500000"));
    QCOMPARE(NumberFormat::of(tokens).format(-1.23456789), std::string("-1.234568"));
    const Tokens two{"1.50", "2.25", "3.00"};
    QCOMPARE(NumberFormat::of(two).format(7), std::string("7.00"));
}

void NumberFormatTest::keepsTheirTrimmedZeros()
{
    const Tokens tokens{"12.34", "-0.5", "0", "3.125", "7.123456"};
    QCOMPARE(NumberFormat::of(tokens).format(1.5), std::string("1.5"));
    QCOMPARE(NumberFormat::of(tokens).format(2), std::string("2"));
}

void NumberFormatTest::keepsSignificantDigitsOfTrimmedNumbers()
{
    // Numbers as %g writes them, with six digits whatever their size.
    const Tokens tokens{"123.457", "1.23457", "0.00123457", "12.3", "5"};
    QCOMPARE(NumberFormat::of(tokens).format(98.7654321), std::string("98.7654"));
}

void NumberFormatTest::doesNotLoseDecimalsInAColumnOfWholeNumbers()
{
    const Tokens zeros{"0", "0", "0"};
    QCOMPARE(NumberFormat::of(zeros).format(12.5), std::string("12.5"));
    const Tokens around{"1.2500", "3.5000"};
    QCOMPARE(NumberFormat::of(zeros, around).format(12.34567), std::string("12.3457"));
}

void NumberFormatTest::leavesOutTheLeadingZeroWhereTheFileDoes()
{
    const Tokens tokens{"-.5", ".25", "12.75", "3"};
    QCOMPARE(NumberFormat::of(tokens).format(0.75), std::string(".75"));
    QCOMPARE(NumberFormat::of(tokens).format(-0.75), std::string("-.75"));
    QCOMPARE(NumberFormat::of(tokens).format(10.5), std::string("10.5"));
}

void NumberFormatTest::writesAPlusSignWhereTheFileDoes()
{
    const Tokens tokens{"+1.50", "-2.25", "+0.00"};
    QCOMPARE(NumberFormat::of(tokens).format(3.5), std::string("+3.50"));
    QCOMPARE(NumberFormat::of(tokens).format(-3.5), std::string("-3.50"));
}

void NumberFormatTest::keepsThePointOfWritersThatNeverDropIt()
{
    const Tokens tokens{"0.0", "12.5", "-3.0", "1.23456"};
    QCOMPARE(NumberFormat::of(tokens).format(4), std::string("4.0"));
}

void NumberFormatTest::neverWritesANegativeZero()
{
    QCOMPARE(fixedNumber(-0.0000001, 3), std::string("0.000"));
    QCOMPARE(shortestNumber(-0.0), std::string("0"));
    QCOMPARE(fixedNumber(-0.0006, 3), std::string("-0.001"));
}

void NumberFormatTest::writesTheShortestNumberThatReadsBack()
{
    std::mt19937_64 random(3);
    std::uniform_real_distribution<double> angle(-720, 720);
    for (int i = 0; i < 20000; ++i) {
        const double value = angle(random);
        QCOMPARE(parseWholeNumber(shortestNumber(value)).value, value);
    }
    QCOMPARE(shortestNumber(0.1), std::string("0.1"));
}

void NumberFormatTest::writesTheLargestDoubleWithoutAnExponent()
{
    const std::string text = fixedNumber(1.7976931348623157e308, 6);
    QCOMPARE(text.size(), std::size_t{309 + 7});
    QCOMPARE(parseWholeNumber(text).value, 1.7976931348623157e308);
}

QTEST_APPLESS_MAIN(NumberFormatTest)

} // namespace tst_numberformat

#include "tst_numberformat.moc"
