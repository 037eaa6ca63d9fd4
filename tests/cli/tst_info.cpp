#include "bvh/write/bvhwriter.h"
#include "limbercli.h"
#include "support/scenes/bodyfile.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_info {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

class InfoTest : public QObject
{
    Q_OBJECT

private slots:
    void textReportsTheFigures();
    void aFileThatCannotBeReadDoesNotHideTheOthers();
    void jsonIsAListWithAnObjectForEachFile();
    void jsonKeepsEveryDigit();
    void boundsContainAllFrames();
    void traitsDescribeTheText_data();
    void traitsDescribeTheText();
    void thePositionRuleCanBeOverruled();
    void namesThatAreNotUtf8GiveValidJson();
    void aCharacterIsDescribed();

private:
    FileFolder m_folder;
};

namespace {

QJsonObject infoOf(const QByteArray &bvh, const QStringList &options = {})
{
    const CliRun run = limberCli(QStringList{u"info"_s, u"--json"_s} + options + QStringList{u"-"_s}, bvh);
    return run.json().array().at(0).toObject();
}

} // namespace

void InfoTest::textReportsTheFigures()
{
    const CliRun run = limberCli({u"info"_s, u"-"_s}, smallBvh());
    QCOMPARE(run.status, 0);
    for (const char *line :
         {"Roots          1 (Hips)", "Joints         2", "End sites      1", "Channels       9", "Frames         3",
          "Frame time     0.033333 s", "Rate           30 frames/s", "Duration       0.1 s", "Indent         tab",
          "Line ends      LF", "Digits         2 decimals", "Encoding       ASCII", "Up axis        Y"})
        QVERIFY2(run.out.contains(line), line);
}

void InfoTest::aFileThatCannotBeReadDoesNotHideTheOthers()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    for (const QStringList &files : {QStringList{good, u"missing.bvh"_s}, QStringList{u"missing.bvh"_s, good}}) {
        const CliRun run = limberCli(QStringList{u"info"_s} + files);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.out.contains("Joints         2"), run.out.constData());
        QVERIFY2(run.err.contains("missing.bvh"), run.err.constData());
    }
}

void InfoTest::jsonIsAListWithAnObjectForEachFile()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    const CliRun run = limberCli({u"info"_s, u"--json"_s, good, u"missing.bvh"_s, good});
    QCOMPARE(run.status, 1);
    const QJsonArray list = run.json().array();
    QCOMPARE(list.size(), 3);
    QCOMPARE(list.at(0).toObject().value(u"file"_s).toString(), good);
    QCOMPARE(list.at(0).toObject().value(u"loaded"_s).toBool(), true);
    QCOMPARE(list.at(0).toObject().value(u"joints"_s).toInt(), 2);
    QCOMPARE(list.at(0).toObject().value(u"end_sites"_s).toInt(), 1);
    QCOMPARE(list.at(1).toObject().value(u"loaded"_s).toBool(), false);
    QCOMPARE(list.at(1).toObject().value(u"findings"_s).toArray().size(), 1);
}

void InfoTest::jsonKeepsEveryDigit()
{
    const QJsonObject info = infoOf(smallBvh().replace("0.033333", "0.016683350016683351"));
    QCOMPARE(info.value(u"frame_time"_s).toDouble(), 0.016683350016683351);
}

void InfoTest::boundsContainAllFrames()
{
    QByteArray still = smallBvh();
    still =
        still.left(still.indexOf("Frames:")) + "Frames: 2\nFrame Time: 0.1\n1 2 3 0 0 0 0 0 0\n-4 5 6 0 0 0 0 0 0\n";
    const QJsonObject bounds = infoOf(still).value(u"bounds"_s).toObject();
    QCOMPARE(bounds.value(u"min"_s).toArray(), (QJsonArray{-4.0, 2.0, 3.0}));
    QCOMPARE(bounds.value(u"max"_s).toArray(), (QJsonArray{1.0, 5.0 + 5.21 + 4.14, 6.5}));
}

void InfoTest::traitsDescribeTheText_data()
{
    QTest::addColumn<QByteArray>("bvh");
    QTest::addColumn<QString>("trait");
    QTest::addColumn<QString>("value");
    const auto named = [](const QByteArray &name) { return smallBvh().replace("Chest", name); };
    const auto withRow = [](const QByteArray &row) {
        const QByteArray text = smallBvh();
        const QByteArray frames = row.isEmpty() ? "Frames: 0" : "Frames: 1";
        return text.left(text.indexOf("Frames: 3")) + frames + "\nFrame Time: 0.04\n" + row +
               (row.isEmpty() ? "" : "\n");
    };
    QTest::newRow("tabs") << smallBvh() << u"indent"_s << u"tab"_s;
    QTest::newRow("blanks") << smallBvh().replace('\t', "  ") << u"indent"_s << u"2 blanks"_s;
    QTest::newRow("tabs and blanks") << smallBvh().replace("\t\t", "\t ") << u"indent"_s << u"mixed"_s;
    QTest::newRow("one blank") << smallBvh().replace('\t', " ") << u"indent"_s << u"1 blank"_s;
    QTest::newRow("two tabs") << smallBvh().replace("\t", "\t\t") << u"indent"_s << u"2 tabs"_s;
    QTest::newRow("blank lines") << smallBvh().replace("{\n", "{\n  \n\n") << u"indent"_s << u"tab"_s;
    QTest::newRow("no indent") << smallBvh().replace("\t", "") << u"indent"_s << u"none"_s;
    QTest::newRow("lf") << smallBvh() << u"line_ends"_s << u"LF"_s;
    QTest::newRow("crlf") << smallBvh().replace('\n', "\r\n") << u"line_ends"_s << u"CR LF"_s;
    QTest::newRow("cr") << smallBvh().replace('\n', '\r') << u"line_ends"_s << u"CR"_s;
    QTest::newRow("crlf and lf") << smallBvh().replace("{\n", "{\r\n") << u"line_ends"_s << u"mixed"_s;
    QTest::newRow("cr and lf") << smallBvh().replace("ROOT Hips\n", "ROOT Hips\r") << u"line_ends"_s << u"mixed"_s;
    QTest::newRow("cr lf the wrong way") << smallBvh().replace('\n', "\n\r") << u"line_ends"_s << u"mixed"_s;
    QTest::newRow("no decimals") << withRow("1 2 3 4 5 6 7 8 9") << u"digits"_s << u"0 decimals"_s;
    QTest::newRow("one decimal") << withRow("1.5 2.5 3.5 4.0 5.0 -6.9 7.1 8.2 9.3") << u"digits"_s << u"1 decimal"_s;
    QTest::newRow("zeros and nines") << withRow("0.0990 1.9009 2.0000 3.9999 0.0000 9.0909 1.9990 1.0001 0.9000")
                                     << u"digits"_s << u"4 decimals"_s;
    QTest::newRow("point without digits") << withRow("1. 2. 3. 4. 5. 6. 7. 8. 9.") << u"digits"_s << u"0 decimals"_s;
    QTest::newRow("point first") << withRow(".25 .25 .25 .25 .25 .25 .25 .25 .25") << u"digits"_s << u"2 decimals"_s;
    QTest::newRow("tabs between") << withRow("1.5\t2.5\t3.5\t4.0\t5.0\t6.9\t7.1\t8.2\t9.3") << u"digits"_s
                                  << u"1 decimal"_s;
    QTest::newRow("fewer in one") << withRow("1 2.25 3.25 4.25 5.25 6.25 7.25 8.25 9.25") << u"digits"_s
                                  << u"up to 2 decimals"_s;
    QTest::newRow("without frames") << withRow(QByteArray()) << u"digits"_s << u"2 decimals"_s; // those of the OFFSETs
    QTest::newRow("two decimals") << smallBvh() << u"digits"_s << u"2 decimals"_s;
    QTest::newRow("several decimals") << smallBvh().replace("39.98", "39.98125") << u"digits"_s
                                      << u"up to 5 decimals"_s;
    QTest::newRow("ascii") << smallBvh() << u"encoding"_s << u"ASCII"_s;
    QTest::newRow("utf-8") << named("\xE8\x83\xB8") << u"encoding"_s << u"UTF-8"_s;
    QTest::newRow("mark") << "\xEF\xBB\xBF" + smallBvh() << u"encoding"_s << u"UTF-8 with mark"_s;
    QTest::newRow("other") << named("\x8B\xB9") << u"encoding"_s << u"not UTF-8"_s;
}

void InfoTest::traitsDescribeTheText()
{
    QFETCH(QByteArray, bvh);
    QFETCH(QString, trait);
    QFETCH(QString, value);
    QCOMPARE(infoOf(bvh).value(u"format"_s).toObject().value(trait).toString(), value);
}

void InfoTest::thePositionRuleCanBeOverruled()
{
    const QByteArray bvh = smallBvh().replace("OFFSET 0.00 0.00 0.00", "OFFSET 0.00 40.00 0.00");
    const auto rootRule = [&](const QStringList &options) {
        return infoOf(bvh, options).value(u"position_rule"_s).toObject().value(u"roots"_s).toString();
    };
    QCOMPARE(rootRule({}), u"replace"_s);
    QCOMPARE(rootRule({u"--position-rule"_s, u"add"_s}), u"add"_s);
    QCOMPARE(rootRule({u"--position-rule"_s, u"replace"_s}), u"replace"_s);
    QVERIFY(!infoOf(bvh).value(u"position_rule"_s).toObject().value(u"reason"_s).toString().isEmpty());
}

void InfoTest::namesThatAreNotUtf8GiveValidJson()
{
    const QJsonObject info = infoOf(smallBvh().replace("Hips", "\x83\x5A\"\\x"));
    QCOMPARE(info.value(u"roots"_s).toArray().at(0).toString(), u"\\x83Z\"\\x"_s);
}

void InfoTest::aCharacterIsDescribed()
{
    const Skeleton skeleton = makeWalker({.frames = 1}).clip.skeleton;
    const QString hero = m_folder.write(u"hero.gltf"_s, bodyAsGltf(skeleton));
    const CliRun run = limberCli({u"info"_s, hero, u"--json"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject info = run.json().array().at(0).toObject();
    QCOMPARE(info[u"kind"_s].toString(), u"character"_s);
    QCOMPARE(info[u"format"_s].toString(), u"glTF 2.0"_s);
    QCOMPARE(info[u"joints"_s].toInt(), skeleton.jointCount());
    QCOMPARE(info[u"vertices"_s].toInt() / 8, info[u"triangles"_s].toInt() / 12); // boxes
    QCOMPARE(info[u"skins"_s].toInt(), 1);
    QCOMPARE(info[u"textures"_s].toInt(), 0);
    QVERIFY(info[u"height"_s].toDouble() > 1.4 && info[u"height"_s].toDouble() < 2.1);
    QCOMPARE(info[u"roles"_s][u"LeftFoot"_s].toString(), u"left foot"_s);
    const CliRun text = limberCli({u"info"_s, hero});
    QVERIFY2(text.out.contains("Format         glTF 2.0") && text.out.contains("Height         1."), text.out);
    // Without a mesh it says why, and what only the mesh shows is null.
    const QString motion = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker().clip)));
    const QString nodes = m_folder.path(u"nodes.glb"_s);
    QCOMPARE(limberCli({u"export"_s, motion, nodes, u"--no-figure"_s}).status, 0);
    const QJsonObject none = limberCli({u"info"_s, nodes, u"--json"_s}).json().array().at(0).toObject();
    for (const QString &key : {u"vertices"_s, u"triangles"_s, u"parts"_s, u"textures"_s, u"height"_s})
        QVERIFY2(none.contains(key) && none[key].isNull(), qPrintable(key));
    QVERIFY(none[u"problem"_s].toString().contains(u"mesh"_s));
    QCOMPARE(none[u"animations"_s].toInt(), 1);
    // A file that is called .glb but is BVH is a skeleton like any other.
    const QString named = m_folder.write(u"named.glb"_s, smallBvh());
    QVERIFY(!limberCli({u"info"_s, named, u"--json"_s}).json().array().at(0).toObject().contains(u"kind"_s));
    // A broken file is an error.
    const CliRun bare = limberCli({u"info"_s, m_folder.write(u"broken.glb"_s, "glTF"), u"--json"_s});
    QCOMPARE(bare.status, 1);
    QCOMPARE(bare.json().array().at(0)[u"loaded"_s], QJsonValue(false));
}

QTEST_GUILESS_MAIN(InfoTest)

} // namespace tst_info

#include "tst_info.moc"
