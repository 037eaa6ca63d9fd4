#include "body/vocabulary.h"
#include "mapping/contactsfile.h"
#include "mapping/mappingfile.h"
#include "mapping/mappingreader.h"
#include "json/jsonpositions.h"
#include "json/jsontree.h"

#include <QTest>

#include <algorithm>
#include <cstdint>

namespace {

std::uint64_t passedBlocks = 0;

} // namespace

// The readers are compiled so that they call this at the beginning of each block of code, see CMakeLists.txt. Other
// than time, the number of blocks is the same on every machine.
extern "C" void __sanitizer_cov_trace_pc() // NOLINT(bugprone-reserved-identifier): the compiler gives the name
{
    ++passedBlocks;
}

namespace tst_jsongrowth {

using namespace limber;

namespace {

using Maker = std::string (*)(int);
using Reader = void (*)(const std::string &);

std::string repeated(int count, const std::string &begin, const std::string &piece, const std::string &end)
{
    std::string text = begin;
    text.reserve(begin.size() + end.size() + static_cast<std::size_t>(count) * (piece.size() + 12));
    for (int i = 0; i < count; ++i) {
        text += i == 0 ? "" : ",";
        for (const char c : piece)
            text += c == '#' ? std::to_string(i) : std::string(1, c);
    }
    return text + end;
}

void asMapping(const std::string &text)
{
    std::ignore = readMapping(text);
}

void asContacts(const std::string &text)
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    std::ignore = readContacts(text, skeleton, 100);
}

void asVocabulary(const std::string &text)
{
    const Reading<Vocabulary> reading = Vocabulary::fromJson(text);
    Vocabulary vocabulary = Vocabulary::builtIn();
    if (reading.value)
        vocabulary.add(*reading.value);
}

// How many blocks of code a reader passes.
std::uint64_t blocksFor(Reader read, const std::string &text)
{
    const std::uint64_t before = passedBlocks;
    read(text);
    return passedBlocks - before;
}

} // namespace

class JsonGrowthTest : public QObject
{
    Q_OBJECT

private slots:
    void worksInProportionToTheSize_data();
    void worksInProportionToTheSize();
    void countsLinesAndCharacters();
};

void JsonGrowthTest::worksInProportionToTheSize_data()
{
    QTest::addColumn<Maker>("make");
    QTest::addColumn<Reader>("read");
    QTest::addRow("empty lists") << Maker([](int n) { return repeated(n, "[", "[]", "]"); }) << &asMapping;
    QTest::addRow("empty objects") << Maker([](int n) { return repeated(n, "[", "{}", "]"); }) << &asMapping;
    QTest::addRow("numbers") << Maker([](int n) { return repeated(n, "[", "1.5e3", "]"); }) << &asMapping;
    QTest::addRow("blanks") << Maker([](int n) { return std::string(static_cast<std::size_t>(n) * 10, ' ') + "["; })
                            << &asMapping;
    QTest::addRow("brackets that open") << Maker([](int n) { return std::string(static_cast<std::size_t>(n), '['); })
                                        << &asMapping;
    QTest::addRow("one long name") << Maker([](int n) {
        return "{\"" + std::string(static_cast<std::size_t>(n) * 10, 'x') + "\": 1}";
    }) << &asMapping;
    QTest::addRow("one long number") << Maker([](int n) {
        return "[" + std::string(static_cast<std::size_t>(n) * 10, '7') + "]";
    }) << &asMapping;
    QTest::addRow("pairs") << Maker([](int n) { return repeated(n, "{\"mapping\": {", "\"a#\": \"b\"", "}}"); })
                           << &asMapping;
    QTest::addRow("pairs that are wrong")
        << Maker([](int n) { return repeated(n, "{\"mapping\": {", "\"a#\": 1", "}}"); }) << &asMapping;
    QTest::addRow("unknown members") << Maker([](int n) { return repeated(n, "{\"mapping\": {}, ", "\"a#\": 1", "}"); })
                                     << &asMapping;
    QTest::addRow("chains") << Maker([](int n) {
        return repeated(n, "{\"mapping\": {}, \"chains\": [",
                        R"({"source": ["a"], "target": ["b"], "mode": "from tip"})", "]}");
    }) << &asMapping;
    QTest::addRow("chains that are wrong") << Maker([](int n) {
        return repeated(n, "{\"mapping\": {}, \"chains\": [", R"({"source": [1], "mode": "x", "y": 1})", "]}");
    }) << &asMapping;
    QTest::addRow("contacts") << Maker([](int n) { return repeated(n, "{\"contacts\": {", "\"a#\": [[1, 2]]", "}}"); })
                              << &asContacts;
    QTest::addRow("intervals in disorder")
        << Maker([](int n) { return repeated(n, "{\"contacts\": {\"Hips\": [", "[2, 1]", "]}}"); }) << &asContacts;
    QTest::addRow("stems") << Maker([](int n) {
        return repeated(n, "{\"limber-joint-names\": 1, \"joints\": {\"hips\": [", "\"same\"", "]}}");
    }) << &asVocabulary;
    QTest::addRow("rules that are wrong")
        << Maker([](int n) { return repeated(n, "{\"rules\": [", "{\"name\": #}", "]}"); }) << &asVocabulary;
}

// Quadratic work would be sixteen times as much for a text of four times the length.
void JsonGrowthTest::worksInProportionToTheSize()
{
    QFETCH(Maker, make);
    QFETCH(Reader, read);
    constexpr int few = 2'000;
    const std::uint64_t work = blocksFor(read, make(few));
    const std::uint64_t more = blocksFor(read, make(4 * few));
    constexpr std::uint64_t mostAnywhere = 1'000; // to refuse a text at its beginning
    QVERIFY2(work > 10, "the readers are not counted");
    QVERIFY2(more < 5 * work + mostAnywhere, qPrintable(QStringLiteral("%1, then %2").arg(work).arg(more)));
}

void JsonGrowthTest::countsLinesAndCharacters()
{
    std::string text(utf8Mark);
    for (int i = 0; i < 3000; ++i)
        text += i % 7 == 0 ? "\xC3\xA4\n" : "\xE2\x82\xACx";
    JsonPositions positions(text);
    // Forward, backward, and each once more compared with a count by hand.
    for (std::size_t offset = text.size(); offset >= utf8Mark.size(); offset -= 3) {
        const JsonPosition position = positions.of(offset);
        const std::string before = text.substr(utf8Mark.size(), offset - utf8Mark.size());
        const std::size_t lineStart = before.rfind('\n') + 1; // 0 where there is none
        const auto characters = std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart), before.end(),
                                              [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
        QCOMPARE(position.line, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')));
        QCOMPARE(position.column, 1 + static_cast<int>(characters));
    }
    QCOMPARE(positions.of(0).column, 1);
    QCOMPARE(positions.of(text.size() + 100).line, positions.of(text.size()).line);
}

QTEST_APPLESS_MAIN(JsonGrowthTest)

} // namespace tst_jsongrowth

#include "tst_jsongrowth.moc"
