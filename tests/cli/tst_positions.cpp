#include "limbercli.h"
#include "support/textfiles.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_positions {

using namespace limber::test;
using namespace Qt::StringLiterals;

class PositionsTest : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheDocumentedFormat();
    void csvHasARowForEachNode();
    void framesCanBeChosen_data();
    void framesCanBeChosen();
    void aMissingFrameIsAnError();
    void numbersReadBackExactly();
    void endSitesAreNamedAfterTheirParent();
    void strangeNamesGiveValidOutput();
    void namesCannotBecomeFormulas_data();
    void namesCannotBecomeFormulas();
    void namesCannotControlATerminal();
    void thePositionRuleDecides();

private:
    FileFolder m_folder;
    QString m_file = m_folder.write(u"still.bvh"_s, stillBvh());

    static QByteArray stillBvh()
    {
        const QByteArray bvh = smallBvh();
        return bvh.left(bvh.indexOf("Frames:")) +
               "Frames: 3\nFrame Time: 0.1\n1 2 3 0 0 0 0 0 0\n4 5 6 0 0 0 0 0 0\n0.1 0 0 90 0 0 0 0 0\n";
    }
    static QJsonArray framesIn(const CliRun &run) { return run.json().object().value(u"frames"_s).toArray(); }
};

void PositionsTest::jsonHasTheDocumentedFormat()
{
    const CliRun run = limberCli({u"positions"_s, m_file, u"--frames"_s, u"1"_s});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    const QByteArray expected = R"({"frames": [{"frame": 1, "positions": [["Hips", 4, 5, 6], ["Chest", 4, 10.21, 6],
        ["Chest/End", 4, 14.350000000000001, 6.5]]}]})";
    QCOMPARE(run.json(), QJsonDocument::fromJson(expected));
}

void PositionsTest::csvHasARowForEachNode()
{
    const CliRun run = limberCli({u"positions"_s, m_file, u"--frames"_s, u"0"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray("frame,index,joint,x,y,z\n"
                                 "0,0,Hips,1,2,3\n"
                                 "0,1,Chest,1,7.21,3\n"
                                 "0,2,Chest/End,1,11.35,3.5\n"));
}

void PositionsTest::framesCanBeChosen_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QList<int>>("frames");
    QTest::newRow("all") << u"all"_s << QList<int>{0, 1, 2};
    QTest::newRow("one") << u"2"_s << QList<int>{2};
    QTest::newRow("last") << u"last"_s << QList<int>{2};
    QTest::newRow("range") << u"0-1"_s << QList<int>{0, 1};
    QTest::newRow("range to the last") << u"1-last"_s << QList<int>{1, 2};
    QTest::newRow("list") << u"2,0-1,last"_s << QList<int>{2, 0, 1, 2};
}

void PositionsTest::framesCanBeChosen()
{
    QFETCH(QString, list);
    QFETCH(QList<int>, frames);
    const CliRun run = limberCli({u"positions"_s, m_file, u"--frames"_s, list});
    QCOMPARE(run.status, 0);
    QList<int> found;
    for (const QJsonValue frame : framesIn(run))
        found.append(frame.toObject().value(u"frame"_s).toInt());
    QCOMPARE(found, frames);
}

void PositionsTest::aMissingFrameIsAnError()
{
    for (const QString &list : {u"3"_s, u"0-3"_s, u"3-last"_s, u"2147483647"_s}) {
        const CliRun run = limberCli({u"positions"_s, m_file, u"--frames"_s, list});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.err.contains("frames are 0 to 2"));
    }
}

void PositionsTest::numbersReadBackExactly()
{
    const CliRun run = limberCli({u"positions"_s, m_file, u"--frames"_s, u"1"_s});
    QVERIFY(run.out.contains("[\"Chest\", 4, 10.21, 6]")); // the fewest digits that read back exactly
    const QJsonArray end = framesIn(run).at(0).toObject().value(u"positions"_s).toArray().at(2).toArray();
    QCOMPARE(end.at(2).toDouble() - (5.0 + 5.21 + 4.14), 0.0);
}

void PositionsTest::endSitesAreNamedAfterTheirParent()
{
    const QByteArray twoEnds =
        stillBvh().replace("\t\t}\n\t}\n", "\t\t}\n\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 1 1 1\n\t\t}\n\t}\n");
    const CliRun run = limberCli({u"positions"_s, u"-"_s, u"--frames"_s, u"0"_s, u"--format"_s, u"csv"_s}, twoEnds);
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("0,2,Chest/End,"));
    QVERIFY(run.out.contains("0,3,Chest/End#2,"));
}

void PositionsTest::strangeNamesGiveValidOutput()
{
    const QByteArray strange = stillBvh().replace("Hips", "a,\"b\"").replace("Chest", "\x83\x5A\\");
    const CliRun json = limberCli({u"positions"_s, u"-"_s, u"--frames"_s, u"0"_s}, strange);
    const QJsonArray nodes = framesIn(json).at(0).toObject().value(u"positions"_s).toArray();
    QCOMPARE(nodes.at(0).toArray().at(0).toString(), u"a,\"b\""_s);
    QCOMPARE(nodes.at(1).toArray().at(0).toString(), u"\\x83Z\\"_s);
    const CliRun csv = limberCli({u"positions"_s, u"-"_s, u"--frames"_s, u"0"_s, u"--format"_s, u"csv"_s}, strange);
    QVERIFY(csv.out.contains("0,0,\"a,\"\"b\"\"\",1,2,3\n"));
    QVERIFY(csv.out.contains("0,1,\\x83Z\\,"));
}

void PositionsTest::namesCannotBecomeFormulas_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("equals") << QByteArray("=cmd|'/C'!A1") << QByteArray("'=cmd|'/C'!A1");
    QTest::newRow("plus") << QByteArray("+1+1") << QByteArray("'+1+1");
    QTest::newRow("minus") << QByteArray("-2+3") << QByteArray("'-2+3");
    QTest::newRow("at, comma and quotes") << QByteArray("@SUM(A1,\"b\")") << QByteArray("\"'@SUM(A1,\"\"b\"\")\"");
    QTest::newRow("within") << QByteArray("a=b+c-d@e") << QByteArray("a=b+c-d@e");
}

void PositionsTest::namesCannotBecomeFormulas()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, field);
    const QString file = m_folder.write(u"formula.bvh"_s, stillBvh().replace("Chest", name));
    const CliRun run = limberCli({u"positions"_s, file, u"--frames"_s, u"0"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(run.status, 0);
    const QList<QByteArray> lines = run.out.split('\n');
    QCOMPARE(lines.at(2), "0,1," + field + ",1,7.21,3");
    // Numbers stay numbers, including negative ones.
    const QString below = m_folder.write(u"below.bvh"_s, stillBvh().replace("\n1 2 3", "\n-1 -2 -3"));
    QVERIFY(limberCli({u"positions"_s, below, u"--format"_s, u"csv"_s}).out.contains("0,0,Hips,-1,-2,-3\n"));
    // In JSON the same name is unchanged.
    const QJsonArray positions = framesIn(limberCli({u"positions"_s, file})).at(0)[u"positions"_s].toArray();
    QCOMPARE(positions.at(1).toArray().at(0).toString(), QString::fromUtf8(name));
}

// The bytes are the same on a terminal, in a pipe and in a file.
void PositionsTest::namesCannotControlATerminal()
{
    const QByteArray name = "a\x1b[31m\x07\x08\x7f\xC2\x9B\xE2\x80\xAE\xE2\x81\xA6\xE2\x80\x8F\xD8\x9Cz";
    const QString file = m_folder.write(u"steering.bvh"_s, stillBvh().replace("Chest", name));
    const auto isHarmless = [](const QByteArray &text) {
        for (const char c : text) {
            if ((c >= 0 && c < ' ' && c != '\n') || c == '\x7f')
                return false;
        }
        return !text.contains("\xC2\x9B") && !text.contains("\xE2\x80\xAE") && !text.contains("\xE2\x81\xA6") &&
               !text.contains("\xE2\x80\x8F") && !text.contains("\xD8\x9C");
    };
    const CliRun csv = limberCli({u"positions"_s, file, u"--format"_s, u"csv"_s});
    QCOMPARE(csv.status, 0);
    QVERIFY2(isHarmless(csv.out), csv.out);
    QVERIFY(csv.out.contains("a\\x1b[31m\\x07\\x08\\x7f\\xc2\\x9b\\xe2\\x80\\xae"));
    const CliRun json = limberCli({u"positions"_s, file});
    QVERIFY2(isHarmless(json.out), json.out);
    const QJsonArray positions = framesIn(json).at(0)[u"positions"_s].toArray();
    QCOMPARE(positions.at(1).toArray().at(0).toString(), QString::fromUtf8(name));
    // Other verbs, with the name in the path as well.
    const QString strange = m_folder.write(u"\u202E\u009B\x7f.bvh"_s, stillBvh().replace("Chest", name));
    for (const QStringList &words : {QStringList{u"info"_s, u"--json"_s, strange},
                                     {u"check"_s, u"--json"_s, strange},
                                     {u"map"_s, strange, strange},
                                     {u"compare"_s, u"--json"_s, strange, strange},
                                     {u"contacts"_s, strange},
                                     {u"info"_s, strange},
                                     {u"check"_s, strange},
                                     {u"compare"_s, strange, strange}}) {
        const CliRun run = limberCli(words);
        QVERIFY2(isHarmless(run.out), qPrintable(words.first() + u": "_s + QString::fromUtf8(run.out)));
        QVERIFY2(isHarmless(run.err), qPrintable(words.first() + u": "_s + QString::fromUtf8(run.err)));
    }
}

void PositionsTest::thePositionRuleDecides()
{
    const QByteArray raised = stillBvh().replace("OFFSET 0.00 0.00 0.00", "OFFSET 0.00 40.00 0.00");
    const auto height = [&](const QString &rule) {
        const CliRun run =
            limberCli({u"positions"_s, u"-"_s, u"--frames"_s, u"0"_s, u"--position-rule"_s, rule}, raised);
        return framesIn(run).at(0).toObject().value(u"positions"_s).toArray().at(0).toArray().at(2).toDouble();
    };
    QCOMPARE(height(u"replace"_s), 2.0);
    QCOMPARE(height(u"add"_s), 42.0);
}

QTEST_GUILESS_MAIN(PositionsTest)

} // namespace tst_positions

#include "tst_positions.moc"
