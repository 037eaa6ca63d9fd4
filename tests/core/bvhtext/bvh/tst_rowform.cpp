#include "bvh/read/fastrow.h"
#include "bvh/text/fixednumber.h"
#include "bvh/text/numberparser.h"
#include "bvh/text/rowform.h"

#include <QTest>

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <string>

namespace tst_rowform {

using namespace limber;

namespace {

std::string fixedByLibrary(double value, int decimals)
{
    std::array<char, 512> buffer;
    const auto answer =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    return {buffer.data(), answer.ptr};
}

std::string fixed(double value, int decimals)
{
    std::array<char, fixedNumberCapacity + 20> buffer;
    return {buffer.data(), writeFixed(buffer.data(), value, decimals)};
}

bool sameBits(double a, double b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

// The text followed by the padding that the readers need.
std::string padded(std::string text)
{
    text.append(fastRowPadding, '\0');
    return text;
}

RowForm formOf(std::vector<std::uint8_t> decimals)
{
    RowForm form;
    form.decimals = std::move(decimals);
    form.ending = "\n";
    return form;
}

} // namespace

// Rows are read and written by a fast path: its result must equal that of the slow and safe code.
class RowFormTest : public QObject
{
    Q_OBJECT

private slots:
    void fixedNumbersAreRounded_data();
    void fixedNumbersAreRounded();
    void numbersNearAHalfAreRoundedCorrectly();
    void usualNumbersAreReadExactly();
    void otherNumbersAreLeftToTheSlowPath_data();
    void otherNumbersAreLeftToTheSlowPath();
    void anyBytesAreReadCorrectlyOrNotAtAll();
    void aRowInItsFormReadsBackItsValues();
};

void RowFormTest::fixedNumbersAreRounded_data()
{
    QTest::addColumn<int>("decimals");
    for (int decimals = 0; decimals <= mostFixedDecimals; ++decimals)
        QTest::addRow("%d decimals", decimals) << decimals;
}

void RowFormTest::fixedNumbersAreRounded()
{
    QFETCH(int, decimals);
    std::mt19937_64 random(static_cast<unsigned>(decimals));
    std::uniform_real_distribution<double> exponent(-12, 15);
    for (const double value :
         {0.0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.05, 0.25, 1e-300, 9.9999999999, 999999.9999999, 1e15, 1e22, -1e300,
          std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max()})
        QCOMPARE(fixed(value, decimals), fixedByLibrary(value, decimals));
    for (int i = 0; i < 200'000; ++i) {
        const double value = std::ldexp(static_cast<double>(static_cast<std::int64_t>(random())), -63) *
                             std::pow(10.0, exponent(random));
        if (fixed(value, decimals) != fixedByLibrary(value, decimals))
            QCOMPARE(fixed(value, decimals), fixedByLibrary(value, decimals));
    }
}

void RowFormTest::numbersNearAHalfAreRoundedCorrectly()
{
    std::mt19937_64 random(5);
    for (int i = 0; i < 300'000; ++i) {
        const int decimals = static_cast<int>(random() % 10);
        const auto whole = static_cast<double>(random() % 10'000'000'000ull) + 0.5;
        double value = whole / std::pow(10.0, decimals);
        for (int step = static_cast<int>(random() % 5); step > 0; --step)
            value = std::nextafter(value, random() % 2 == 0 ? 0.0 : 1e300);
        if (fixed(value, decimals) != fixedByLibrary(value, decimals))
            QCOMPARE(fixed(value, decimals), fixedByLibrary(value, decimals));
    }
}

void RowFormTest::usualNumbersAreReadExactly()
{
    std::mt19937_64 random(9);
    for (int i = 0; i < 500'000; ++i) {
        const auto before = static_cast<int>(1 + random() % 7);
        const auto after = static_cast<int>(1 + random() % 8);
        std::string token = random() % 2 == 0 ? "-" : "";
        for (int k = 0; k < before; ++k)
            token += static_cast<char>('0' + random() % 10);
        token += '.';
        for (int k = 0; k < after; ++k)
            token += static_cast<char>('0' + random() % 10);
        const std::string text = padded(token);
        std::array<double, 1> value{};
        std::array<std::uint8_t, 1> decimals{};
        const char *end = readFastRow(text.data(), value, decimals);
        const bool right = end == text.data() + token.size() && decimals[0] == after &&
                           sameBits(value[0], std::strtod(token.c_str(), nullptr));
        QVERIFY2(right, token.c_str());
        const bool needless = before > 1 && token[token.front() == '-' ? 1 : 0] == '0';
        RowForm form = formOf({static_cast<std::uint8_t>(after)});
        value[0] = 0;
        end = readRowInForm(text.data(), form, value);
        QVERIFY2((end == nullptr) == needless, token.c_str());
        QVERIFY2(needless || sameBits(value[0], std::strtod(token.c_str(), nullptr)), token.c_str());
        form.commonDecimals = static_cast<std::uint8_t>(after);
        QCOMPARE(readRowInForm(text.data(), form, value), end);
    }
}

void RowFormTest::otherNumbersAreLeftToTheSlowPath_data()
{
    QTest::addColumn<std::string>("row");
    for (const char *row : {"",
                            "1",
                            "-1",
                            "+1.5 2.5",
                            "1. 2.5",
                            ".5 2.5",
                            "--1.5 2.5",
                            "1.5  2.5",
                            "1.5,2.5",
                            "1.5\n2.5",
                            "12345678.5 2.5",
                            "1.123456789 2.5",
                            "1.5e3 2.5",
                            "1.5 2.5e",
                            "1,5 2.5",
                            "- 1.5 2.5",
                            "1.5 2.5.5",
                            "1.5 -",
                            "nan 2.5",
                            "0x1.5 2.5",
                            "1.5-2.5 1.5",
                            " 1.5 2.5",
                            "*1.5 2.5",
                            "/1.5 2.5",
                            "\xAD"
                            "1.5 2.5"})
        QTest::newRow(row) << std::string(row);
    QTest::newRow("NUL between") << std::string("1.5\0"
                                                "2.5",
                                                7);
}

void RowFormTest::otherNumbersAreLeftToTheSlowPath()
{
    QFETCH(std::string, row);
    const std::string text = padded(row);
    std::array<double, 2> values{};
    std::array<std::uint8_t, 2> decimals{};
    const char *end = readFastRow(text.data(), values, decimals);
    // "2.5e" and "2.5.5" begin with a valid number; the caller notices that something else follows.
    const bool endsEarly = end != nullptr && end < text.data() + row.size();
    QVERIFY(end == nullptr || endsEarly);
    end = readRowInForm(text.data(), formOf({1, 1}), values);
    QVERIFY(end == nullptr || end < text.data() + row.size());
}

void RowFormTest::anyBytesAreReadCorrectlyOrNotAtAll()
{
    constexpr std::array fragments = {"1.5", "-0.25", "12", ".",  " ",  " ",      "\t", "7",
                                      "-",   "+",     "e5", "00", "\n", "9999.0", ","};
    std::mt19937_64 random(11);
    int read = 0;
    for (int i = 0; i < 300'000; ++i) {
        std::string row;
        for (std::size_t k = random() % 8; k > 0; --k)
            row += fragments[random() % fragments.size()];
        const std::string text = padded(row);
        std::array<double, 2> values{};
        std::array<std::uint8_t, 2> decimals{};
        const char *end = readFastRow(text.data(), values, decimals);
        if (end == nullptr)
            continue;
        ++read;
        QVERIFY(end <= text.data() + row.size());
        const std::string_view taken(text.data(), static_cast<std::size_t>(end - text.data()));
        const std::size_t gap = taken.find_first_of(" \t");
        QVERIFY2(gap != std::string_view::npos, row.c_str());
        const ParsedNumber first = parseWholeNumber(taken.substr(0, gap));
        const ParsedNumber second = parseWholeNumber(taken.substr(gap + 1));
        QVERIFY2(first.fault == NumberFault::None && sameBits(first.value, values[0]), row.c_str());
        QVERIFY2(second.fault == NumberFault::None && sameBits(second.value, values[1]), row.c_str());
    }
    QVERIFY(read > 1000);
}

void RowFormTest::aRowInItsFormReadsBackItsValues()
{
    const RowForm form = formOf({1, 8, 6});
    std::mt19937_64 random(13);
    for (int i = 0; i < 100'000; ++i) {
        const std::array<double, 3> wanted = {
            static_cast<double>(static_cast<int>(random() % 99'999'999) - 50'000'000) / 10,
            static_cast<double>(random() % 999'999'999'999'999) / 1e8,
            random() % 3 == 0 ? -0.0 : -static_cast<double>(random() % 1000) / 1e6};
        std::string row;
        form.appendRow(wanted, row);
        std::array<double, 3> values{};
        const std::string text = padded(row);
        QVERIFY2(readRowInForm(text.data(), form, values) == text.data() + row.size(), row.c_str());
        for (std::size_t k = 0; k < 3; ++k)
            QVERIFY2(sameBits(values[k], wanted[k]), row.c_str());
    }
}

QTEST_GUILESS_MAIN(RowFormTest)

} // namespace tst_rowform

#include "tst_rowform.moc"
