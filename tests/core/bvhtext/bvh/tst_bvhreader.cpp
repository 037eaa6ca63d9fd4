#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_bvhreader {

using namespace limber;

namespace {

// Everything before the rows: two joints, with six and three channels.
const QByteArray head =
    "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0 0 0\n\tCHANNELS 6 Xposition Yposition Zposition Zrotation "
    "Xrotation Yrotation\n\tJOINT Chest\n\t{\n\t\tOFFSET 0 5.2 0\n\t\tCHANNELS 3 Zrotation Xrotation "
    "Yrotation\n\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 0 4 0\n\t\t}\n\t}\n}\nMOTION\n";
const QByteArray row = "1 2 3 4 5 6 7 8 9\n";

QByteArray motion(const QByteArray &rows, const QByteArray &frames)
{
    return head + "Frames: " + frames + "\nFrame Time: 0.033333\n" + rows;
}

ReadResult read(const QByteArray &text)
{
    return readBvh(text.toStdString());
}

} // namespace

// The policy for irregular files, with one row for each fault: what is read, what is refused, and which position is
// reported.
class BvhReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsAPlainFileWithoutFindings();
    void reportsWhereAFileIsBroken_data();
    void reportsWhereAFileIsBroken();
    void namesWhatItAssumed_data();
    void namesWhatItAssumed();
    void countsRowsAndNotTheDeclaredFrames();
    void reservesNoMemoryForADeclaredNumberOfFrames();
    void reportsWhereAWarningIs_data();
    void reportsWhereAWarningIs();
    void keepsFramesWithoutChannels();
    void refusesAnImpossibleNumberOfFramesWithoutChannels();
    void readsNamesAsBytes();
    void readsUtf16AndWritesItBack();
    void stopsWhenItIsCancelled();
    void neverCrashesOnCutFiles();
    void neverCrashesOnDamagedFiles();
    void namesOtherFormats_data();
    void namesOtherFormats();
    void stopsBeforeItsFirstByte();
};

void BvhReaderTest::readsAPlainFileWithoutFindings()
{
    const ReadResult result = read(motion(row + row, "2"));
    QVERIFY(result.clip);
    QVERIFY(result.findings.empty());
    QCOMPARE(result.clip->skeleton.jointCount(), 2);
    QCOMPARE(result.clip->skeleton.endSiteCount(), 1);
    QCOMPARE(result.clip->motion.frameCount(), 2);
    QCOMPARE(result.clip->motion.value(1, 8), 9.0);
    QCOMPARE(result.clip->motion.frameTimeSeconds(), 0.033333);
    QCOMPARE(result.clip->skeleton.joint(1).offset.y, 5.2);
}

void BvhReaderTest::reportsWhereAFileIsBroken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("nothing") << QByteArray() << 1 << 1;
    QTest::newRow("blank") << QByteArray(" \n\t\n") << 1 << 1;
    QTest::newRow("prose") << QByteArray("Once upon a time") << 1 << 1;
    QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\x00", 4) << 1 << 1;
    QTest::newRow("word for a number") << QByteArray("HIERARCHY\nROOT Hips\n{\n  OFFSET 0 up 0\n}") << 4 << 12;
    QTest::newRow("joint at the top") << QByteArray("HIERARCHY\nJOINT a\n{\n}") << 2 << 1;
    QTest::newRow("brace missing") << QByteArray("HIERARCHY\nROOT a\nOFFSET 0 0 0\n") << 3 << 1;
    QTest::newRow("end in the hierarchy") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0") << 4 << 13;
    QTest::newRow("unknown channel") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Wrotation\n}") << 5
                                     << 12;
    QTest::newRow("huge count of channels")
        << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 99999999999999999999 Xrotation\n}\n") << 6 << 1;
    QTest::newRow("channels after a child")
        << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nEnd Site\n{\nOFFSET 0 1 0\n}\nCHANNELS 1 Xrotation\n}") << 9
        << 1;
    QTest::newRow("NUL in a name") << QByteArray("HIERARCHY\nROOT Hi\0ps\n{\nOFFSET 0 0 0\n}", 37) << 2 << 8;
    QTest::newRow("NUL before a name") << QByteArray("HIERARCHY\nROOT \0ips\n{\nOFFSET 0 0 0\n}", 36) << 2 << 6;
    QTest::newRow("NUL in the name of an end")
        << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nEnd S\0te\n{\nOFFSET 0 1 0\n}\n}", 57) << 5 << 6;
    QTest::newRow("channels in an end site")
        << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nEnd Site\n{\nOFFSET 0 1 0\nCHANNELS 1 Xrotation\n}\n}") << 8
        << 1;
    QTest::newRow("MOTION: before a joint") << QByteArray("HIERARCHY\nMOTION:\n") << 2 << 1;
    QTest::newRow("two offsets") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nOFFSET 0 0 0\n}") << 5 << 1;
    QTest::newRow("four numbers") << QByteArray("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0 1\n}") << 4 << 14;
    QTest::newRow("short row in the middle") << motion(row + "1 2 3\n" + row, "3") << 20 << 6;
    QTest::newRow("long row") << motion(row + "1 2 3 4 5 6 7 8 9 10\n" + row, "3") << 20 << 19;
    QTest::newRow("word in a row") << motion(row + "1 2 x 4 5 6 7 8 9\n" + row, "3") << 20 << 5;
    QTest::newRow("nan") << motion("nan 2 3 4 5 6 7 8 9\n", "1") << 19 << 1;
    QTest::newRow("overflow") << motion("1 2 3 4 1e400 6 7 8 9\n", "1") << 19 << 9;
    QTest::newRow("comment after data") << motion("1 2 3 4 5 6 7 8 9 # here\n" + row, "2") << 19 << 19;
    QTest::newRow("second motion") << motion(row + "MOTION\nFrames: 1\n", "1") << 20 << 1;
    QTest::newRow("frames negative") << motion(row, "-1") << 17 << 9;
    QTest::newRow("frames fraction") << motion(row, "2.5") << 17 << 9;
    QTest::newRow("frame time missing") << head + "Frames: 1\n" + row << 18 << 1;
    QTest::newRow("frame time negative") << head + "Frames: 1\nFrame Time: -0.1\n" + row << 18 << 13;
    QTest::newRow("two frame times") << head + "Frames: 1\nFrame Time: 0.1\nFrame Time: 0.1\n" + row << 19 << 1;
    QTest::newRow("lines of other programs") << motion(row + "1\n2 3\n4 5 6 7\n", "9") << 20 << 2;
}

void BvhReaderTest::reportsWhereAFileIsBroken()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    const ReadResult result = read(text);
    QVERIFY(!result.clip);
    QVERIFY(result.error() != nullptr);
    QCOMPARE(result.error()->line, line);
    QCOMPARE(result.error()->column, column);
    QVERIFY(result.error()->message.text().starts_with("expected "));
    QVERIFY(result.error()->message.text().find(", found ") != std::string::npos);
}

void BvhReaderTest::namesWhatItAssumed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("frames");
    const auto changed = [](const QByteArray &from, const QByteArray &to) {
        return motion(row, "1").replace(from, to);
    };
    QTest::newRow("misspelt") << changed("HIERARCHY", "HEIRARCHY") << 1 << 1;
    QTest::newRow("no first word") << changed("HIERARCHY\n", "") << 1 << 1;
    QTest::newRow("keywords in lower case") << changed("JOINT", "joint") << 6 << 1;
    QTest::newRow("channels in lower case") << changed("Xposition", "xposition") << 5 << 1;
    QTest::newRow("brace glued") << changed("Hips\n{", "Hips{") << 2 << 1;
    QTest::newRow("name with blanks") << changed("Chest", "Upper Chest") << 6 << 1;
    QTest::newRow("name missing") << changed("JOINT Chest", "JOINT") << 6 << 1;
    QTest::newRow("name twice") << changed("Chest", "Hips") << 6 << 1;
    QTest::newRow("name in Shift-JIS") << changed("Chest", "\x8d\xb6") << 6 << 1;
    QTest::newRow("named end") << changed("End Site", "End Toe") << 10 << 1;
    QTest::newRow("no end site") << changed("\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 0 4 0\n\t\t}\n", "") << 6 << 1;
    QTest::newRow("comment line") << changed("MOTION\n", "# made by hand\nMOTION\n") << 16 << 1;
    QTest::newRow("frames over several lines") << changed(row, "1 2 3 4\n5 6 7 8 9\n") << 19 << 1;
    QTest::newRow("last row cut") << changed(row, row + "1 2 3") << 20 << 1;
    QTest::newRow("last number cut") << changed(row, row + "1 2 3 4 5 6 7 8 -") << 20 << 1;
    QTest::newRow("text after the data") << changed(row, row + "the end\n") << 20 << 1;
    QTest::newRow("no frames line") << changed("Frames: 1\n", "") << 17 << 1;
    QTest::newRow("no colon") << changed("Frames: 1", "Frames 1") << 17 << 1;
    QTest::newRow("lines swapped") << changed("Frames: 1\nFrame Time: 0.033333\n", "Frame Time: 0.033333\nFrames: 1\n")
                                   << 17 << 1;
    QTest::newRow("frame time 0") << changed("0.033333", "0") << 18 << 1;
    QTest::newRow("colon after MOTION") << changed("MOTION\n", "MOTION:\n") << 16 << 1;
    QTest::newRow("no channels in an end site")
        << changed("\t\t\tOFFSET 0 4 0\n", "\t\t\tOFFSET 0 4 0\n\t\t\tCHANNELS 0\n") << 13 << 1;
    QTest::newRow("no motion") << head.chopped(7) << 15 << 0;
    QTest::newRow("underflow") << changed("1 2 3", "1e-400 2 3") << 19 << 1;
    QTest::newRow("beyond float") << changed("1 2 3", "1e300 2 3") << 19 << 1;
}

void BvhReaderTest::namesWhatItAssumed()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, frames);
    const ReadResult result = read(text);
    QVERIFY2(result.clip, result.findings.empty() ? "" : result.findings.back().message.text().c_str());
    QVERIFY(result.isRepaired());
    QCOMPARE(result.findings.front().line, line);
    QCOMPARE(result.findings.front().severity, Severity::Warning);
    QCOMPARE(result.clip->motion.frameCount(), frames);
    // Whatever the reader assumed, no text is lost.
    QCOMPARE(QByteArray::fromStdString(writeBvh(*result.clip)), text);
}

void BvhReaderTest::countsRowsAndNotTheDeclaredFrames()
{
    QCOMPARE(read(motion(row + row + row, "2")).clip->motion.frameCount(), 3);
    QCOMPARE(read(motion(row, "7")).clip->motion.frameCount(), 1);
    QCOMPARE(read(motion(row, "1000000000000000000000000000000")).clip->motion.frameCount(), 1);
}

void BvhReaderTest::reservesNoMemoryForADeclaredNumberOfFrames()
{
    // Reserving memory for this number of frames would take exabytes.
    QVERIFY(read(motion(row, "999999999999999")).clip);
    QVERIFY(!read("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 2147483648 Xrotation").clip);
    std::string deep = "HIERARCHY\n";
    for (int level = 0; level < 200000; ++level)
        deep += (level == 0 ? "ROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\n" : "JOINT a\n{\nOFFSET 0 0 0\nCHANNELS 0\n");
    const ReadResult result = readBvh(deep);
    QVERIFY(!result.clip);
    QVERIFY(result.error()->message.text().find("1024") != std::string::npos);
}

void BvhReaderTest::reportsWhereAWarningIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray oneEnd = "HIERARCHY\nROOT a\n{\n  OFFSET 0 0 0\n  CHANNELS 1 Xrotation\n  End Site\n  {\n"
                              "    OFFSET 0 1 0\n  }\n";
    const QByteArray rest = "MOTION\nFrames: 1\nFrame Time: 0.1\n1\n";
    const QByteArray secondEnd = "  End Site\n  {\n    OFFSET 0 2 0\n  }\n";
    QTest::newRow("a second end") << oneEnd + secondEnd + "}\n" + rest << 10 << 3;
    QTest::newRow("a third end") << oneEnd + secondEnd + secondEnd + "}\n" + rest << 10 << 3;
    QByteArray oneWord = oneEnd + "}\n" + rest;
    QTest::newRow("FrameTime in one word") << oneWord.replace("Frame Time", " FrameTime") << 13 << 2;
    QTest::newRow("FrameTime in one word, glued") << oneWord.replace("FrameTime: ", "FrameTime :") << 13 << 2;
}

void BvhReaderTest::reportsWhereAWarningIs()
{
    QFETCH(QByteArray, text);
    const ReadResult result = read(text);
    QVERIFY(result.clip);
    QVERIFY(!result.findings.empty());
    QTEST(result.findings.front().line, "line");
    QTEST(result.findings.front().column, "column");
    QCOMPARE(QByteArray::fromStdString(writeBvh(*result.clip)), text);
}

namespace {

QByteArray withoutChannels(const QByteArray &frames)
{
    return "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\nMOTION\nFrames: " +
           frames + "\nFrame Time: 0.25\n\n\n";
}

} // namespace

void BvhReaderTest::keepsFramesWithoutChannels()
{
    const ReadResult result = read(withoutChannels("7"));
    QVERIFY(result.clip);
    QVERIFY(result.findings.empty());
    Clip clip = *result.clip;
    QCOMPARE(clip.motion.frameCount(), 7);
    QCOMPARE(clip.motion.frameTimeSeconds(), 0.25);
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip)), withoutChannels("7"));
    WriteOptions clean;
    clean.clean = true;
    QCOMPARE(readBvh(writeBvh(clip, clean)).clip->motion.frameCount(), 7);
    clip.motion.removeFrames(2, 3);
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip)), withoutChannels("4"));
    clip.source = nullptr;
    clip.motion.forgetSourceRows();
    QCOMPARE(readBvh(writeBvh(clip)).clip->motion.frameCount(), 4);
}

void BvhReaderTest::refusesAnImpossibleNumberOfFramesWithoutChannels()
{
    for (const QByteArray &frames : {QByteArray("1000001"), QByteArray("2147483648"), QByteArray("1e30"),
                                     QByteArray("99999999999999999999999999")}) {
        const ReadResult result = read(withoutChannels(frames));
        QVERIFY(result.clip);
        QCOMPARE(result.clip->motion.frameCount(), 0);
        QVERIFY(std::ranges::any_of(result.findings,
                                    [](const Finding &finding) { return finding.kind == FindingKind::FrameCount; }));
        QCOMPARE(result.findings.back().line, 12);
        QCOMPARE(QByteArray::fromStdString(writeBvh(*result.clip)), withoutChannels(frames));
    }
}

void BvhReaderTest::readsNamesAsBytes()
{
    const QByteArray name("\x8d\xb6 %s<b>\x1b[1m");
    const ReadResult result = read(motion(row, "1").replace("Chest", name));
    QCOMPARE(result.clip->skeleton.joint(1).name, name.toStdString());
    for (const Finding &finding : result.findings)
        QVERIFY(finding.message.text().find('\x1b') == std::string::npos);
}

void BvhReaderTest::readsUtf16AndWritesItBack()
{
    const QString text = QString::fromLatin1(motion(row, "1")).replace(QStringLiteral("Chest"), QStringLiteral("胸😀"));
    for (const bool big : {false, true}) {
        QByteArray bytes(big ? "\xFE\xFF" : "\xFF\xFE");
        for (const QChar c : text) {
            const char pair[] = {static_cast<char>(c.unicode() & 0xFF), static_cast<char>(c.unicode() >> 8)};
            bytes.append(pair[big ? 1 : 0]).append(pair[big ? 0 : 1]);
        }
        ReadResult result = read(bytes);
        QVERIFY(result.clip);
        QCOMPARE(result.clip->skeleton.joint(1).name, std::string("胸😀"));
        QCOMPARE(QByteArray::fromStdString(writeBvh(*result.clip)), bytes);
        result.clip->motion.setValue(0, 0, 77);
        QVERIFY(read(QByteArray::fromStdString(writeBvh(*result.clip))).clip->motion.value(0, 0) == 77);
    }
    QVERIFY(!read(QByteArray("\xFF\xFEH\0\x00\xD8", 6)).clip); // half a surrogate pair
}

void BvhReaderTest::stopsWhenItIsCancelled()
{
    QByteArray rows;
    for (int i = 0; i < 200000; ++i)
        rows += row;
    ReadOptions options;
    int calls = 0;
    options.progress = [&](double fraction) {
        ++calls;
        return fraction >= 0 && calls < 2;
    };
    const ReadResult result = readBvh(motion(rows, "200000").toStdString(), options);
    QVERIFY(result.cancelled);
    QVERIFY(!result.clip);
    QCOMPARE(calls, 2);
}

void BvhReaderTest::neverCrashesOnCutFiles()
{
    const QByteArray text = motion(row + row, "2");
    for (qsizetype length = 0; length < text.size(); ++length) {
        const ReadResult result = read(text.left(length));
        QVERIFY(result.clip.has_value() != (result.error() != nullptr));
    }
}

void BvhReaderTest::neverCrashesOnDamagedFiles()
{
    std::mt19937 random(11);
    const QByteArray text = motion(row + row, "2");
    for (int i = 0; i < 20000; ++i) {
        QByteArray damaged = text;
        for (auto n = random() % 6 + 1; n > 0; --n)
            damaged[static_cast<qsizetype>(random() % damaged.size())] = static_cast<char>(random() % 256);
        const ReadResult result = read(damaged);
        if (result.clip)
            QCOMPARE(QByteArray::fromStdString(writeBvh(*result.clip)), damaged);
        else
            QVERIFY(result.error() != nullptr);
    }
}

void BvhReaderTest::namesOtherFormats_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("format");
    const auto row = [](const QByteArray &text, const char *format) {
        QTest::newRow(text.left(30).toPercentEncoding().constData()) << text << QString::fromLatin1(format);
    };
    const char *project = "a project of Limber, which belongs beside a BVH file";
    row("{\"limber-project\": 1}", project);
    row("\xEF\xBB\xBF \n{ \"markers\": [], \"limber-project\": 1}", project);
    row("{\"x\": \"" + QByteArray(177, ' ') + "\"limber-project\": 1}", project);
    row("{\"x\": \"" + QByteArray(178, ' ') + "\"limber-project\": 1}", "a JSON file");
    row("[\"limber-project\"]", nullptr);
    row("{\"limber-projects\": 1}", "a JSON file");
    row("glTF\x02", "a glTF file");
    row(":VERSION 1.10", "an Acclaim (ASF) skeleton");
    row("  :fully-specified", "Acclaim (AMC) motion");
}

void BvhReaderTest::namesOtherFormats()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, format);
    const ReadResult result = read(text);
    QVERIFY(!result.clip);
    QCOMPARE(result.error()->kind, format.isEmpty() ? FindingKind::UnexpectedWord : FindingKind::OtherFormat);
    if (!format.isEmpty())
        QCOMPARE(QString::fromStdString(result.error()->message.text()),
                 QStringLiteral("expected HIERARCHY, found %1: this is not a BVH file").arg(format));
}

void BvhReaderTest::stopsBeforeItsFirstByte()
{
    ReadOptions options;
    int calls = 0;
    options.progress = [&](double fraction) { return ++calls > 1 || fraction > 0.0; };
    std::string_view rest = "HIERARCHY";
    const ByteSource source = [&](std::span<char> into) {
        const std::size_t count = std::min(into.size(), rest.size());
        std::ranges::copy(rest.substr(0, count), into.begin());
        rest.remove_prefix(count);
        return static_cast<std::ptrdiff_t>(count);
    };
    const ReadResult result = readBvh(source, options);
    QVERIFY(result.cancelled);
    QVERIFY(!result.clip);
    QVERIFY(result.findings.empty());
    QCOMPARE(calls, 1);
}

QTEST_APPLESS_MAIN(BvhReaderTest)

} // namespace tst_bvhreader

#include "tst_bvhreader.moc"
