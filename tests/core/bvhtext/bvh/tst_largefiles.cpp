#include "bvh/read/bvhfile.h"
#include "bvh/read/bvhreader.h"
#include "bvh/text/sourcetext.h"
#include "bvh/write/bvhwriter.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <random>
#include <sstream>

namespace tst_largefiles {

using namespace limber;

namespace {

constexpr int joints = 332; // 999 channels, so that some hundred rows are more than one piece
constexpr int columns = 3 * joints + 3;
constexpr int frames = 640;

std::string hierarchy()
{
    std::string text = "HIERARCHY\nROOT j0\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation "
                       "Xrotation Yrotation\n";
    for (int i = 1; i < joints; ++i)
        text += "JOINT j" + std::to_string(i) + "\n{\nOFFSET 0 1 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n";
    text += "End Site\n{\nOFFSET 0 1 0\n}\n";
    for (int i = 0; i < joints; ++i)
        text += "}\n";
    return text;
}

struct Layout
{
    std::string lineEnd = "\n";
    std::string behindRow;
    int decimals = 6;
    int declaredFrames = frames;
};

std::vector<std::string> makeRows(int decimals)
{
    std::mt19937 random(1);
    std::uniform_int_distribution<int> value(-999'999, 999'999);
    std::vector<std::string> rows;
    for (int frame = 0; frame < frames; ++frame) {
        std::string row;
        for (int column = 0; column < columns; ++column) {
            std::array<char, 64> number{};
            const auto end =
                std::to_chars(number.begin(), number.end(), value(random) / 1e3, std::chars_format::fixed, decimals);
            row += column > 0 ? " " : "";
            row.append(number.data(), end.ptr);
        }
        rows.push_back(row);
    }
    return rows;
}

// Most files have the same rows.
const std::vector<std::string> &rowsOf(int decimals)
{
    static std::map<int, std::vector<std::string>> made;
    const auto [found, isNew] = made.try_emplace(decimals);
    if (isNew)
        found->second = makeRows(decimals);
    return found->second;
}

// A file of many rows; `change` may alter the text of each row.
template <typename Change>
std::string fileWith(const Layout &layout, Change change)
{
    std::string head =
        hierarchy() + "MOTION\nFrames: " + std::to_string(layout.declaredFrames) + "\nFrame Time: 0.01\n";
    std::string text;
    for (const char c : head)
        text += c == '\n' ? layout.lineEnd : std::string(1, c);
    const std::vector<std::string> &rows = rowsOf(layout.decimals);
    for (int frame = 0; frame < frames; ++frame) {
        std::string row = rows[static_cast<std::size_t>(frame)];
        change(frame, row);
        text += row + layout.behindRow + layout.lineEnd;
    }
    return text;
}

std::string plainFile()
{
    return fileWith({}, [](int, std::string &) {});
}

// Delivers the text in pieces of random sizes, as a pipe does.
ByteSource inRandomPieces(const std::string &text, std::size_t largest)
{
    return [&text, largest, random = std::mt19937(7), at = std::size_t{0}](std::span<char> bytes) mutable {
        std::uniform_int_distribution<std::size_t> size(1, largest);
        const std::size_t count = std::min({bytes.size(), text.size() - at, size(random)});
        std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), count, bytes.begin());
        at += count;
        return static_cast<std::ptrdiff_t>(count);
    };
}

std::vector<std::string> said(const ReadResult &result)
{
    std::vector<std::string> lines;
    for (const Finding &finding : result.findings)
        lines.push_back(finding.toString("f"));
    return lines;
}

std::size_t keptText(const Clip &clip)
{
    std::size_t size = 0;
    for (const std::shared_ptr<const SourceRows> &rows : clip.source->rows)
        size += rows->text.size();
    return size;
}

ReadResult readWith(const std::string &text, int threads)
{
    ReadOptions options;
    options.threads = threads;
    return readBvh(text, options);
}

} // namespace

// Files that are read in several pieces: the result must not depend on how they are cut.
class LargeFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void theResultDoesNotDependOnTheCuts_data();
    void theResultDoesNotDependOnTheCuts();
    void uniformRowsKeepNoText_data();
    void uniformRowsKeepNoText();
    void anOddNumberKeepsItsText();
    void undoingEditsRestoresTheBytes();
    void linesAreCountedAcrossPieces_data();
    void linesAreCountedAcrossPieces();
    void aPartialClipGrows();
    void readingCanBeCancelled();
    void aFailingSourceIsReported();
    void streamsCanBeRead();
    void longHierarchiesAreRead();
    void endlessFilesAreRefusedEarly_data();
    void endlessFilesAreRefusedEarly();
    void longLinesAreRead();
};

void LargeFilesTest::theResultDoesNotDependOnTheCuts_data()
{
    QTest::addColumn<std::string>("text");
    const auto at = [](int wanted, const std::string &instead) {
        return [=](int frame, std::string &row) {
            if (frame == wanted)
                row = instead;
        };
    };
    QTest::newRow("plain") << plainFile();
    Layout windows;
    windows.lineEnd = "\r\n";
    windows.behindRow = " ";
    QTest::newRow("windows, blank after") << fileWith(windows, [](int, std::string &) {});
    Layout mac;
    mac.lineEnd = "\r";
    QTest::newRow("lone carriage returns") << fileWith(mac, [](int, std::string &) {});
    QTest::newRow("no last line end") << plainFile().substr(0, plainFile().size() - 1);
    QTest::newRow("cut inside the last row") << plainFile().substr(0, plainFile().size() - 2000);
    QTest::newRow("text after") << plainFile() + "that was all\n\n";
    QTest::newRow("blank lines after") << plainFile() + "\n\n  \n";
    for (const int frame : {0, 262, 639}) {
        QTest::addRow("a comment before row %d", frame)
            << fileWith({}, [=](int i, std::string &row) { row = i == frame ? "# note\n" + row : row; });
        QTest::addRow("a blank line before row %d", frame)
            << fileWith({}, [=](int i, std::string &row) { row = i == frame ? "\n \n" + row : row; });
        QTest::addRow("no numbers in row %d", frame) << fileWith({}, at(frame, "oops"));
        QTest::addRow("one number in row %d", frame) << fileWith({}, at(frame, "1.0"));
        QTest::addRow("row %d over two lines", frame) << fileWith({}, [=](int i, std::string &row) {
            if (i == frame)
                row.replace(row.find(' ', row.size() / 2), 1, "\n");
        });
        QTest::addRow("an exponent in row %d", frame) << fileWith(
            {}, [=](int i, std::string &row) { row = i == frame ? "1e-400 " + row.substr(row.find(' ') + 1) : row; });
    }
    Layout fewer;
    fewer.declaredFrames = 5;
    QTest::newRow("fewer frames declared") << fileWith(fewer, [](int, std::string &) {});
}

void LargeFilesTest::theResultDoesNotDependOnTheCuts()
{
    QFETCH(std::string, text);
    const ReadResult whole = readWith(text, 1);
    const ReadResult twoThreads = readWith(text, 2);
    const ReadResult piped = readBvh(inRandomPieces(text, 100'000));
    QCOMPARE(said(twoThreads), said(whole));
    QCOMPARE(said(piped), said(whole));
    QCOMPARE(twoThreads.clip.has_value(), whole.clip.has_value());
    QCOMPARE(piped.clip.has_value(), whole.clip.has_value());
    if (!whole.clip)
        return;
    QVERIFY(whole.clip->motion.frameCount() >= frames - 1);
    for (const ReadResult *other : {&twoThreads, &piped}) {
        QCOMPARE(other->clip->motion.frameCount(), whole.clip->motion.frameCount());
        for (int frame = 0; frame < whole.clip->motion.frameCount(); ++frame)
            QVERIFY(std::ranges::equal(other->clip->motion.frame(frame), whole.clip->motion.frame(frame)));
        QVERIFY(writeBvh(*other->clip) == text);
    }
    QVERIFY(writeBvh(*whole.clip) == text);
}

void LargeFilesTest::uniformRowsKeepNoText_data()
{
    QTest::addColumn<int>("decimals");
    for (int decimals = 1; decimals <= 8; ++decimals)
        QTest::addRow("%d", decimals) << decimals;
}

void LargeFilesTest::uniformRowsKeepNoText()
{
    QFETCH(int, decimals);
    Layout layout;
    layout.decimals = decimals;
    const std::string text = fileWith(layout, [](int, std::string &) {});
    const ReadResult result = readBvh(text);
    QVERIFY(result.findings.empty());
    QCOMPARE(keptText(*result.clip), std::size_t{0});
    QVERIFY(writeBvh(*result.clip) == text);
}

void LargeFilesTest::anOddNumberKeepsItsText()
{
    for (const std::string number : {"+1.000000", "01.000000", "1.00000", "-0.000000", "1", ".500000", "1e1",
                                     "123456789.000000", "-00.500000", "  1.000000", "1.000000\t", "1.0000001"}) {
        const std::string text = fileWith({}, [&](int frame, std::string &row) {
            if (frame == 400)
                row = row.substr(0, row.rfind(' ') + 1) + number;
        });
        const ReadResult result = readBvh(text);
        QVERIFY2(result.clip, number.c_str());
        QVERIFY2(writeBvh(*result.clip) == text, number.c_str());
        // The reader keeps only the text of the rows around the odd number.
        QVERIFY2(keptText(*result.clip) < text.size() * 2 / 3, number.c_str());
    }
}

void LargeFilesTest::undoingEditsRestoresTheBytes()
{
    const std::string text = plainFile();
    Clip clip = *readBvh(text).clip;
    const Clip before = clip;
    std::mt19937 random(3);
    for (int i = 0; i < 200; ++i)
        clip.motion.setValue(static_cast<int>(random() % frames), static_cast<int>(random() % columns), i);
    const FrameBlock cut = clip.motion.copyOfFrames(200, 300);
    clip.motion.removeFrames(200, 300);
    QCOMPARE(readBvh(writeBvh(clip)).clip->motion.frameCount(), frames - 300);
    clip.motion.insertFrames(200, cut);
    for (int frame = 0; frame < frames; ++frame) {
        QVERIFY(before.motion.frame(frame).data() != clip.motion.frame(frame).data() || !clip.motion.isTouched(frame));
        if (clip.motion.isTouched(frame))
            std::ranges::copy(before.motion.frame(frame), clip.motion.editFrame(frame).begin());
    }
    QVERIFY(writeBvh(clip) == text);
    QVERIFY(writeBvh(before) == text);
}

void LargeFilesTest::linesAreCountedAcrossPieces_data()
{
    QTest::addColumn<int>("frame");
    for (const int frame : {0, 261, 262, 524, 639})
        QTest::addRow("%d", frame) << frame;
}

void LargeFilesTest::linesAreCountedAcrossPieces()
{
    QFETCH(int, frame);
    const std::string text = fileWith({}, [=](int i, std::string &row) {
        if (i == frame)
            row = "1.5 nonsense " + row;
    });
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("nonsense")), '\n') + 1;
    const ReadResult result = readBvh(text);
    QVERIFY(!result.clip);
    QCOMPARE(result.error()->line, static_cast<int>(line));
    QCOMPARE(result.error()->column, 5);
}

void LargeFilesTest::aPartialClipGrows()
{
    const std::string text = plainFile();
    std::vector<Clip> seen;
    ReadOptions options;
    options.partial = [&](const Clip &clip) { seen.push_back(clip); };
    const ReadResult result = readBvh(text, options);
    QVERIFY(seen.size() >= 2);
    int before = 0;
    for (const Clip &clip : seen) {
        QCOMPARE(clip.skeleton.jointCount(), joints);
        QCOMPARE(clip.motion.frameTimeSeconds(), 0.01);
        QVERIFY(clip.motion.frameCount() > before);
        before = clip.motion.frameCount();
        QVERIFY(std::ranges::equal(clip.motion.frame(before - 1), result.clip->motion.frame(before - 1)));
        QVERIFY(clip.source == nullptr);
    }
    QCOMPARE(before, frames);
}

void LargeFilesTest::readingCanBeCancelled()
{
    const std::string text = plainFile();
    double last = 0;
    ReadOptions options;
    options.progress = [&](double fraction) {
        last = fraction;
        return fraction < 0.3;
    };
    const ReadResult result = readBvh(text, options);
    QVERIFY(result.cancelled && !result.clip && result.findings.empty());
    QVERIFY(last >= 0.3 && last < 1.0);
}

void LargeFilesTest::aFailingSourceIsReported()
{
    const std::string text = plainFile();
    for (const std::size_t good : {std::size_t{0}, std::size_t{1000}, std::size_t{100'000}, text.size() / 2}) {
        std::size_t given = 0;
        const ReadResult result = readBvh([&](std::span<char> bytes) -> std::ptrdiff_t {
            const std::size_t count = std::min({bytes.size(), good - given, std::size_t{5000}});
            std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(given), count, bytes.begin());
            given += count;
            return count > 0 ? static_cast<std::ptrdiff_t>(count) : -1;
        });
        QVERIFY(!result.clip);
        QCOMPARE(result.error()->line, 0);
    }
}

void LargeFilesTest::streamsCanBeRead()
{
    const std::string text = plainFile();
    std::istringstream stream(text);
    const ReadResult result = readBvh(stream);
    QVERIFY(result.clip);
    QVERIFY(writeBvh(*result.clip) == text);
    QCOMPARE(readBvhFile("/nowhere/at/all.bvh").error()->message.text(),
             std::string("cannot be opened: there is no such file or folder"));
    QCOMPARE(readBvhFile("/").error()->message.text(), std::string("expected a file, found a folder"));
}

// A hierarchy that is longer than the first piece is read again from its beginning, with the same findings.
void LargeFilesTest::longHierarchiesAreRead()
{
    for (const std::size_t padding : {60'000, 65'000, 65'400, 65'536, 70'000, 300'000}) {
        for (const std::string end :
             {"MOTION\nFrames: 1\nFrame Time: 0.1\n1 2 3\n", "MOTION\nFrames: 1\n", "", "}\n"}) {
            std::string text = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n";
            text += std::string(padding, ' ');
            text += "\nCHANNELS 3 Xposition Yposition Zposition\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n" + end;
            const ReadResult whole = readBvh(text);
            QCOMPARE(said(readBvh(inRandomPieces(text, 999))), said(whole));
            if (whole.clip)
                QVERIFY(writeBvh(*whole.clip) == text);
        }
    }
}

void LargeFilesTest::endlessFilesAreRefusedEarly_data()
{
    QTest::addColumn<std::string>("begin");
    QTest::addColumn<char>("endless");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("zeros") << std::string() << '\0' << 1 << 1;
    QTest::newRow("blanks") << std::string() << ' ' << 1 << 1;
    QTest::newRow("line ends") << std::string() << '\n' << 1 << 1;
    QTest::newRow("one word") << std::string() << 'x' << 1 << 1;
    QTest::newRow("a word after HIERARCHY") << std::string("HIERARCHY\n") << 'x' << 2 << 1;
    QTest::newRow("a name") << std::string("HIERARCHY\nROOT ") << 'x' << 2 << 6;
    QTest::newRow("blanks before a name") << std::string("HIERARCHY\nROOT") << ' ' << 2 << 5;
    QTest::newRow("digits of an offset") << std::string("HIERARCHY\nROOT a\n{\nOFFSET ") << '1' << 4 << 8;
    QTest::newRow("bytes that are not UTF-8") << std::string("HIERARCHY\n") << '\xFF' << 2 << 1;
    const std::string head = hierarchy() + "MOTION\nFrames: 2\nFrame Time: 0.1\n";
    const int lines = static_cast<int>(std::count(head.begin(), head.end(), '\n'));
    QTest::newRow("zeros instead of the rows") << head << '\0' << lines + 1 << 1;
}

// The bytes of a source of a gigabyte are not collected: `truncate -s 1G` needs only four kilobytes of a disk.
void LargeFilesTest::endlessFilesAreRefusedEarly()
{
    QFETCH(std::string, begin);
    QFETCH(char, endless);
    QFETCH(int, line);
    QFETCH(int, column);
    for (const int linesInPiece : {0, 1}) {
        std::size_t given = 0;
        const ByteSource source = [&](std::span<char> bytes) {
            constexpr std::size_t all = std::size_t{1} << 30;
            const std::size_t count = std::min(bytes.size(), all - given);
            for (std::size_t i = 0; i < count; ++i)
                bytes[i] = given + i < begin.size() ? begin[given + i] : endless;
            given += count;
            return static_cast<std::ptrdiff_t>(count);
        };
        ReadOptions options;
        options.linesInPiece = linesInPiece;
        const ReadResult result = readBvh(source, options);
        QVERIFY2(given <= std::size_t{8} << 20, qPrintable(QString::number(given)));
        QVERIFY(result.error() != nullptr);
        QCOMPARE(result.error()->line, line);
        QCOMPARE(result.error()->column, column);
        QVERIFY(result.error()->message.text().size() < 500);
    }
}

// A row of three and a half megabytes, and a hierarchy in one line, with many empty lines before them.
void LargeFilesTest::longLinesAreRead()
{
    std::string text(200'000, '\n');
    const std::string all = hierarchy();
    text += all;
    std::replace(text.begin() + 200'010, text.end(), '\n', ' ');
    text += "\nMOTION\nFrames: 1\nFrame Time: 0.1\n";
    for (int column = 0; column < columns; ++column)
        text += std::string(3000, ' ') + "1." + std::string(500, '0');
    const ReadResult result = readBvh(text);
    QVERIFY2(result.clip, result.findings.empty() ? "" : result.findings.back().toString("x").c_str());
    QCOMPARE(result.clip->skeleton.jointCount(), joints);
    QCOMPARE(result.clip->motion.frameCount(), 1);
    QCOMPARE(writeBvh(*result.clip), text);
}

QTEST_GUILESS_MAIN(LargeFilesTest)

} // namespace tst_largefiles

#include "tst_largefiles.moc"
