#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"

#include <QTest>

#include <cmath>

namespace tst_bvhwriter {

using namespace limber;

namespace {

const QByteArray text =
    "HIERARCHY\r\nROOT Hips\n{\n\tOFFSET\t0.00 0.00  0.00 \n\tCHANNELS 6 Xposition Yposition Zposition Zrotation "
    "Xrotation "
    "Yrotation\n\tJOINT Chest\n\t{\n\t\tOFFSET 0.00 5.20 0.00\n\t\tCHANNELS 3 Zrotation Xrotation Yrotation\n\t\tEnd "
    "Site\n"
    "\t\t{\n\t\t\tOFFSET 0.00 4.00 0.00\n\t\t}\n\t}\n}\nMOTION\nFrames: 3\nFrame Time: 0.033333\n"
    " 1.10 2.20 3.30 4.40  5.50\t6.60 7.70 8.80 -9.90 \r\n1.11 2.21 3.31 4.41 5.51 6.61 7.71 8.81 -9.91\n"
    "1.12 2.22 3.32 4.42 5.52 6.62 7.72 8.82 -.5";

Clip read(const QByteArray &bytes)
{
    ReadResult result = readBvh(bytes.toStdString());
    Q_ASSERT(result.clip);
    return std::move(*result.clip);
}

QByteArray written(const Clip &clip, const WriteOptions &options = {})
{
    return QByteArray::fromStdString(writeBvh(clip, options));
}

} // namespace

// Untouched parts of a file keep their bytes.
class BvhWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesAnUntouchedClipByteForByte();
    void changesOnlyTheNumberThatChanged();
    void settingAValueBackRestoresTheBytes();
    void changesOnlyTheOffsetThatChanged();
    void changesOnlyTheNameThatChanged();
    void changesOnlyTheFrameTime();
    void keepsAFrameTimeExactEnough();
    void removesAndInsertsFrames();
    void insertingRemovedFramesRestoresTheBytes();
    void keepsTheTextBetweenTheRows();
    void movedLinesKeepTheirLineEnds();
    void writesANewClipWithTabs();
    void writesTheChosenLineEnds();
    void writesTheChosenDigits();
    void writesTheChosenIndent();
    void stopsWhenTheDiskIsFull();
    void writesSkeletonsWithoutMotion();
    void givesNamesToJointsWithoutOne_data();
    void givesNamesToJointsWithoutOne();
    void textAfterTheRowsSurvivesTheirChannels_data();
    void textAfterTheRowsSurvivesTheirChannels();
    void textSharesTheLineOfItsRowOnly();
    void rowsThatShareALineGetTheirOwn();
    void channelsOfBothKindsOfChangeAreWrittenOnce();
};

void BvhWriterTest::writesAnUntouchedClipByteForByte()
{
    QCOMPARE(written(read(text)), text);
}

void BvhWriterTest::changesOnlyTheNumberThatChanged()
{
    Clip clip = read(text);
    clip.motion.setValue(1, 4, 99);
    QCOMPARE(written(clip), QByteArray(text).replace("5.51", "99.00"));
}

void BvhWriterTest::settingAValueBackRestoresTheBytes()
{
    Clip clip = read(text);
    clip.motion.setValue(2, 8, 3);
    QVERIFY(written(clip) != text);
    clip.motion.setValue(2, 8, -0.5);
    QCOMPARE(written(clip), text);
}

void BvhWriterTest::changesOnlyTheOffsetThatChanged()
{
    Clip clip = read(text);
    clip.skeleton.setOffset(NodeId::joint(1), {0, 6.5, 0});
    QCOMPARE(written(clip), QByteArray(text).replace("5.20", "6.50"));
    clip.skeleton.setOffset(NodeId::endSite(0), {1, 4, 0});
    QCOMPARE(written(clip), QByteArray(text).replace("5.20", "6.50").replace("0.00 4.00", "1.00 4.00"));
}

void BvhWriterTest::changesOnlyTheNameThatChanged()
{
    Clip clip = read(text);
    clip.skeleton.setName(1, "Brust");
    QCOMPARE(written(clip), QByteArray(text).replace("Chest", "Brust"));
}

void BvhWriterTest::changesOnlyTheFrameTime()
{
    Clip clip = read(text);
    clip.motion.setFrameTimeSeconds(0.05);
    QCOMPARE(written(clip), QByteArray(text).replace("0.033333", "0.050000"));
}

void BvhWriterTest::keepsAFrameTimeExactEnough()
{
    Clip clip = read(QByteArray(text).replace("0.033333", "0.03"));
    clip.motion.setFrameTimeSeconds(1.0 / 120.0);
    const Clip again = read(written(clip));
    QVERIFY(std::abs(again.motion.frameTimeSeconds() * 120.0 - 1.0) < 1e-6);
}

void BvhWriterTest::removesAndInsertsFrames()
{
    Clip clip = read(text);
    clip.motion.removeFrames(1, 1);
    QCOMPARE(written(clip), QByteArray(text)
                                .replace("1.11 2.21 3.31 4.41 5.51 6.61 7.71 8.81 -9.91\n", "")
                                .replace("Frames: 3", "Frames: 2")); // each line keeps its line end
    clip.motion.insertFrames(2, {9, std::vector<double>(9, 1.5), {}});
    const Clip again = read(written(clip));
    QCOMPARE(again.motion.frameCount(), 3);
    QCOMPARE(again.motion.value(2, 8), 1.5);
    QVERIFY(written(clip).contains("1.50 1.50"));
}

void BvhWriterTest::insertingRemovedFramesRestoresTheBytes()
{
    Clip clip = read(text);
    const FrameBlock block = clip.motion.copyOfFrames(0, 2);
    clip.motion.removeFrames(0, 2);
    clip.motion.insertFrames(0, block);
    QCOMPARE(written(clip), text);
}

void BvhWriterTest::keepsTheTextBetweenTheRows()
{
    for (const char *endOfRow : {"-9.90 \r\n", "-9.91\n"}) {
        const QByteArray odd = QByteArray(text).replace(endOfRow, QByteArray(endOfRow) + "\n# a comment\n\t");
        Clip clip = read(odd);
        clip.motion.setValue(1, 0, 42);
        QCOMPARE(written(clip), QByteArray(odd).replace("1.11", "42.00"));
    }
}

void BvhWriterTest::movedLinesKeepTheirLineEnds()
{
    const QByteArray first = " 1.10 2.20 3.30 4.40  5.50\t6.60 7.70 8.80 -9.90 \r\n";
    const QByteArray second = "1.11 2.21 3.31 4.41 5.51 6.61 7.71 8.81 -9.91\t \n";
    const QByteArray odd = QByteArray(text).replace("-9.91\n", "-9.91\t \n\n# about the third\n");
    Clip clip = read(odd);
    const FrameBlock block = clip.motion.copyOfFrames(0, 1);
    clip.motion.removeFrames(0, 1);
    clip.motion.insertFrames(1, block);
    const QByteArray moved = written(clip);
    QVERIFY2(moved.contains(second + first + "1.12"), moved.constData());
    // Text between two rows that are no longer neighbours belongs to neither.
    QVERIFY(!moved.contains("about the third"));
}

void BvhWriterTest::writesANewClipWithTabs()
{
    Clip clip = read(text);
    clip.source = nullptr;
    const QByteArray fresh = written(clip);
    QVERIFY(fresh.startsWith("HIERARCHY\nROOT Hips\n{\n\tOFFSET 0.000000 0.000000 0.000000\n\tCHANNELS 6 "));
    QVERIFY(fresh.contains("\n\t\tEnd Site\n\t\t{\n\t\t\tOFFSET "));
    QVERIFY(fresh.contains("\n}\nMOTION\nFrames: 3\nFrame Time: 0.033333\n1.100000 "));
    const Clip again = read(fresh);
    QVERIFY(again.skeleton.hasSameLayoutAs(clip.skeleton));
    QCOMPARE(again.motion.value(2, 8), -0.5);
}

void BvhWriterTest::writesTheChosenLineEnds()
{
    WriteOptions options;
    options.lineEnd = LineEnd::CrLf;
    const QByteArray windows = written(read(text), options);
    QCOMPARE(windows, QByteArray(text).replace("\r\n", "\n").replace("\n", "\r\n"));
    options.lineEnd = LineEnd::Lf;
    QCOMPARE(written(read(windows), options), QByteArray(text).replace("\r\n", "\n"));
}

void BvhWriterTest::writesTheChosenDigits()
{
    WriteOptions options;
    options.digits = 1;
    const QByteArray coarse = written(read(text), options);
    QVERIFY(coarse.contains("OFFSET 0.0 5.2 0.0"));
    QVERIFY(coarse.contains(" 1.1 2.2 3.3 4.4  5.5\t6.6 7.7 8.8 -9.9 \r\n"));
    QVERIFY(coarse.endsWith(" -0.5"));
    options.digits = WriteOptions::Shortest;
    QVERIFY(written(read(text), options).contains("OFFSET 0 5.2 0"));
}

void BvhWriterTest::writesTheChosenIndent()
{
    WriteOptions options;
    options.indent = 2;
    const QByteArray blanks = written(read(text), options);
    QVERIFY(blanks.contains("\r\n  JOINT Chest\r\n  {\r\n    OFFSET 0.00 5.20 0.00\r\n"));
    QVERIFY(blanks.endsWith(text.mid(text.indexOf("MOTION"))));
}

void BvhWriterTest::stopsWhenTheDiskIsFull()
{
    QVERIFY(!writeBvh(read(text), {}, [](std::string_view) { return false; }));
}

void BvhWriterTest::writesSkeletonsWithoutMotion()
{
    const QByteArray skeleton = text.left(text.indexOf("MOTION"));
    Clip clip = read(skeleton);
    QCOMPARE(written(clip), skeleton);
    clip.motion.insertFrames(0, {9, std::vector<double>(9, 2.0), {}});
    const Clip again = read(written(clip));
    QCOMPARE(again.motion.frameCount(), 1);
    QCOMPARE(again.motion.value(0, 0), 2.0);
    QVERIFY(written(clip).startsWith(skeleton));
}

void BvhWriterTest::givesNamesToJointsWithoutOne_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *before, const char *name, const char *after) {
        QTest::addRow("%s, %s", QByteArray(before).replace('\n', '|').constData(), name)
            << QByteArray(before) << QByteArray(name) << QByteArray(after);
    };
    row("JOINT\n\t{", "Brust", "JOINT Brust\n\t{");
    row("JOINT {", "Brust", "JOINT Brust {");
    row("JOINT{", "Brust", "JOINT Brust {");
    row("JOINT\n\tChest\n\t{", "Brust", "JOINT\n\tBrust\n\t{");
    // In a line of its own, it would be a comment.
    row("JOINT\n\tChest\n\t{", "#1", "JOINT #1\n\t\n\t{");
    row("JOINT\n\tChest\n\t{", "//", "JOINT //\n\t\n\t{");
    row("JOINT\n# note\n\tChest\n\t{", "#1", "JOINT #1\n# note\n\t\n\t{");
    row("JOINT \tChest\n\t{", "#1", "JOINT \t#1\n\t{");
}

void BvhWriterTest::givesNamesToJointsWithoutOne()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, after);
    Clip clip = read(QByteArray(text).replace("JOINT Chest\n\t{", before));
    clip.skeleton.setName(1, name.toStdString());
    QCOMPARE(written(clip), QByteArray(text).replace("JOINT Chest\n\t{", after));
    QCOMPARE(read(written(clip)).skeleton.joint(1).name, name.toStdString());
}

void BvhWriterTest::textAfterTheRowsSurvivesTheirChannels_data()
{
    QTest::addColumn<QByteArray>("tail");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("text") << QByteArray("\nthe end\n") << QByteArray(" \nthe end\n");
    QTest::newRow("a line of the header") << QByteArray("\nFrames are cut\n") << QByteArray(" \r\n# Frames are cut\n");
}

void BvhWriterTest::textAfterTheRowsSurvivesTheirChannels()
{
    QFETCH(QByteArray, tail);
    QFETCH(QByteArray, after);
    Clip clip = read(text + tail);
    for (const int joint : {0, 1})
        clip = withChannels(clip, {}, joint, {});
    QCOMPARE(clip.motion.columnCount(), 0);
    const QByteArray bytes = written(clip);
    const QByteArray header = "Frames: 3\nFrame Time: 0.033333\n";
    QCOMPARE(bytes.mid(bytes.indexOf("Frames: 3")), header + after);
    const Clip again = read(bytes);
    QCOMPARE(again.motion.frameCount(), 3);
    QCOMPARE(again.motion.frameTimeSeconds(), 0.033333);
}

void BvhWriterTest::textSharesTheLineOfItsRowOnly()
{
    const QByteArray head = text.left(text.indexOf(" 1.10")).replace("Frames: 3", "Frames: 1");
    const QByteArray longer = QByteArray(head).replace("Frames: 1", "Frames: 2");
    Clip clip = read(head + "1 2 3 4 5 6 7 8 9 the end\n");
    clip.motion.setValue(0, 8, 7.0);
    QCOMPARE(written(clip), head + "1 2 3 4 5 6 7 8 7 the end\n");
    Clip more = clip;
    more.motion.insertFrames(1, {9, std::vector<double>(9, 2.0), {}});
    QCOMPARE(written(more), longer + "1 2 3 4 5 6 7 8 7\r\n2 2 2 2 2 2 2 2 2\r\n the end\n");
    Clip before = clip;
    before.motion.insertFrames(0, {9, std::vector<double>(9, 2.0), {}});
    QCOMPARE(written(before), longer + "2 2 2 2 2 2 2 2 2\r\n1 2 3 4 5 6 7 8 7 the end\n");
    const QByteArray narrow = written(withChannels(clip, {}, 1, {}));
    QVERIFY2(narrow.endsWith("\n1 2 3 4 5 6\r\n the end\n"), narrow.constData());
    // Numbers after a row could be taken for values of its missing columns.
    const Clip numbers = read(head + "1 2 3 4 5 6 7 8 9 the 2nd end\n");
    QVERIFY(written(numbers).endsWith(" 9 the 2nd end\n"));
    const QByteArray without = written(withChannels(numbers, {}, 1, {}));
    QVERIFY2(without.endsWith("\n1 2 3 4 5 6\r\n "), without.constData());
}

void BvhWriterTest::rowsThatShareALineGetTheirOwn()
{
    const QByteArray head = text.left(text.indexOf(" 1.10"));
    const QByteArray rows = "1 2 3 4\n5 6 7 8 9 1 2\n3 4 5 6 7 8 9 1 2 3\n4 5 6 7 8 9\n";
    Clip clip = read(head + rows);
    QCOMPARE(clip.motion.frameCount(), 3);
    clip.motion.removeFrames(1, 1);
    // A row that had no line end of its own gets that of the file.
    QCOMPARE(written(clip),
             QByteArray(head).replace("Frames: 3", "Frames: 2") + "1 2 3 4\n5 6 7 8 9\r\n1 2 3\n4 5 6 7 8 9\n");
}

void BvhWriterTest::channelsOfBothKindsOfChangeAreWrittenOnce()
{
    const QByteArray small =
        QByteArray(text).replace("CHANNELS 3 Zrotation Xrotation", "CHANNELS 3 zrotation xrotation");
    WriteOptions options;
    options.standardChannelNames = true;
    QCOMPARE(written(read(small), options), text);
    const Clip clip = withChannels(read(small), {}, 1, {channels::Zrotation, channels::Yrotation});
    QVERIFY(written(clip).contains("\t\tCHANNELS 2 zrotation Yrotation\n"));
    QVERIFY(written(clip, options).contains("\t\tCHANNELS 2 Zrotation Yrotation\n"));
}

QTEST_APPLESS_MAIN(BvhWriterTest)

} // namespace tst_bvhwriter

#include "tst_bvhwriter.moc"
