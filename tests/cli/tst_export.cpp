#include "limbercli.h"
#include "support/scenes/bodyfile.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/write/bvhwriter.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_export {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// The export and import of glTF, tables and pages; tests/core checks the contents of the files.
class ExportTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void gltfReportsItsUnitAndAxis();
    void fewerKeysAreWrittenOnRequest();
    void tablesOfTheWeightHaveTheirColumns();
    void tablesAreReadBack();
    void wrongTablesAreRefusedWithThePosition();
    void pagesHaveATitle();
    void pagesShowABody();
    void canBeWrittenToStandardOutputAndPipes();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void failuresLeaveNoPartialFile();

private:
    FileFolder m_folder;
    QString m_walk;
};

void ExportTest::initTestCase()
{
    m_walk = m_folder.write(u"walk.bvh"_s, QByteArray::fromStdString(writeBvh(makeWalker({.frames = 40}).clip)));
}

void ExportTest::gltfReportsItsUnitAndAxis()
{
    const QString out = m_folder.path(u"walk.glb"_s);
    const CliRun run = limberCli({u"export"_s, m_walk, out});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("lengths in cm by the height") && run.err.contains("Y up"), run.err.constData());
    const QByteArray bytes = bytesOf(out);
    QVERIFY(bytes.startsWith("glTF"));
    QVERIFY(bytes.contains("\"metresPerUnit\":0.01") && bytes.contains("\"name\":\"walk\""));
    const QString text = m_folder.path(u"walk.gltf"_s);
    const CliRun chosen =
        limberCli({u"export"_s, m_walk, text, u"--unit"_s, u"in"_s, u"--up"_s, u"z"_s, u"--no-figure"_s, u"--quiet"_s});
    QCOMPARE(chosen.status, 0);
    QVERIFY(chosen.err.isEmpty());
    const QJsonObject root = QJsonDocument::fromJson(bytesOf(text)).object();
    QCOMPARE(root[u"asset"][u"extras"][u"metresPerUnit"].toDouble(), 0.0254);
    QCOMPARE(root[u"asset"][u"extras"][u"upAxis"].toString(), u"Z"_s);
    QVERIFY(root[u"asset"][u"generator"].toString().startsWith(u"Limber "_s));
    QVERIFY(!root.contains(u"meshes"_s));
}

void ExportTest::fewerKeysAreWrittenOnRequest()
{
    const QString whole = m_folder.path(u"whole.glb"_s);
    const QString fewer = m_folder.path(u"fewer.glb"_s);
    QCOMPARE(limberCli({u"export"_s, m_walk, whole}).status, 0);
    QCOMPARE(limberCli({u"export"_s, m_walk, fewer, u"--fewer-keys"_s, u"2"_s}).status, 0);
    QVERIFY(bytesOf(fewer).size() < bytesOf(whole).size());
}

void ExportTest::tablesOfTheWeightHaveTheirColumns()
{
    const QString table = m_folder.path(u"weight.csv"_s);
    const QStringList call{u"export"_s, m_walk, table, u"--content"_s, u"weight"_s};
    const CliRun run = limberCli(call);
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("1.70 m tall"), run.err.constData());
    const QByteArray text = bytesOf(table);
    QVERIFY2(text.startsWith("seconds,com.x,com.y,com.z,force.x,force.y,force.z,left.y,right.y,support\n0,"),
             text.first(80).constData());
    QCOMPARE(text.count('\n'), 41);
    const CliRun known = limberCli(call + QStringList{u"--unit"_s, u"cm"_s});
    QVERIFY2(known.status == 0 && known.err.isEmpty(), known.err.constData());
    QVERIFY(bytesOf(table) != text);
    QCOMPARE(limberCli(call + QStringList{u"--unit"_s, u"yards"_s}).status, 64);
    QCOMPARE(limberCli(call + QStringList{u"--no-header"_s, u"--no-times"_s, u"--decimals"_s, u"2"_s}).status, 0);
    QCOMPARE(bytesOf(table).split('\n').first().count(','), 8);
    const QString dot = m_folder.write(
        u"dot.bvh"_s, "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\n}\nMOTION\nFrames: 1\nFrame Time: 0.1\n\n");
    const CliRun nothing = limberCli({u"export"_s, dot, table, u"--content"_s, u"weight"_s});
    QVERIFY2(nothing.status == 1 && nothing.err.contains("no weight"), nothing.err.constData());
}

void ExportTest::tablesAreReadBack()
{
    const QString table = m_folder.path(u"walk.csv"_s);
    QCOMPARE(limberCli({u"export"_s, m_walk, table, u"--separator"_s, u"semicolon"_s}).status, 0);
    const QByteArray text = bytesOf(table);
    QVERIFY(text.startsWith("frame;time;"));
    QCOMPARE(text.count('\n'), 41);
    const QString back = m_folder.path(u"back.bvh"_s);
    const CliRun run = limberCli({u"import"_s, table, back, u"--skeleton"_s, m_walk});
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    const QString again = m_folder.path(u"again.csv"_s);
    QCOMPARE(limberCli({u"export"_s, back, again, u"--separator"_s, u"semicolon"_s}).status, 0);
    QCOMPARE(bytesOf(again), text);
    const QString slow = m_folder.path(u"slow.bvh"_s);
    QCOMPARE(limberCli({u"import"_s, table, slow, u"--skeleton"_s, m_walk, u"--rate"_s, u"10"_s}).status, 0);
    QVERIFY(bytesOf(slow).contains("Frame Time: 0.1\n"));
    for (const QString &content : {u"positions"_s, u"quaternions"_s, u"vectors"_s, u"angles"_s, u"speeds"_s}) {
        QCOMPARE(limberCli({u"export"_s, m_walk, table, u"--content"_s, content, u"--decimals"_s, u"3"_s}).status, 0);
        QCOMPARE(bytesOf(table).count('\n'), 41);
    }
}

void ExportTest::wrongTablesAreRefusedWithThePosition()
{
    const QString table = m_folder.write(u"bad.csv"_s, "time,Hips.Zrotation\n0,1\n0.1,one\n");
    const QString out = m_folder.path(u"never.bvh"_s);
    const CliRun run = limberCli({u"import"_s, table, out, u"--skeleton"_s, m_walk});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("bad.csv:3:5: error: expected a number, found 'one'"), run.err.constData());
    QVERIFY(!QFile::exists(out));
}

void ExportTest::pagesHaveATitle()
{
    const QString out = m_folder.path(u"walk.html"_s);
    QCOMPARE(limberCli({u"export"_s, m_walk, out}).status, 0);
    QVERIFY(bytesOf(out).contains("\"title\":\"walk.bvh\""));
    QCOMPARE(limberCli({u"export"_s, m_walk, out, u"--title"_s, u"A </b> \"take\""_s}).status, 0);
    QVERIFY(bytesOf(out).contains("\"title\":\"A \\u003c/b> \\\"take\\\"\""));
}

void ExportTest::pagesShowABody()
{
    const QString out = m_folder.path(u"body.html"_s);
    const auto hasSurface = [&out] { return bytesOf(out).contains("\"surface\":{\"vertices\":"); };
    QCOMPARE(limberCli({u"export"_s, m_walk, out}).status, 0);
    QVERIFY(!hasSurface());
    QCOMPARE(limberCli({u"export"_s, m_walk, out, u"--mannequin"_s}).status, 0);
    QVERIFY(hasSurface());
    // A character has another skeleton, and the joints of the page are its own.
    Skeleton taller = makeWalker({.frames = 1, .scale = 1.2}).clip.skeleton;
    taller.setName(0, "Pelvis");
    const QString hero = m_folder.write(u"hero.gltf"_s, bodyAsGltf(taller));
    const CliRun run = limberCli({u"export"_s, m_walk, out, u"--character"_s, hero, u"--quiet"_s});
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err.constData());
    QVERIFY(hasSurface() && bytesOf(out).contains("\"name\":\"Pelvis\""));
    // A page is not written if there is no body to show.
    QVERIFY(QFile::remove(out));
    const QString broken = m_folder.write(u"broken.glb"_s, "glTF");
    QCOMPARE(limberCli({u"export"_s, m_walk, out, u"--character"_s, broken}).status, 1);
    QCOMPARE(limberCli({u"export"_s, m_walk, out, u"--character"_s, m_walk}).status, 1);
    QVERIFY(!QFile::exists(out));
}

void ExportTest::canBeWrittenToStandardOutputAndPipes()
{
    const QString file = m_folder.path(u"a.csv"_s);
    QCOMPARE(limberCli({u"export"_s, m_walk, file}).status, 0);
    const CliRun piped = limberCli({u"import"_s, u"-"_s, u"-"_s, u"--skeleton"_s, m_walk}, bytesOf(file));
    QVERIFY2(piped.status == 0, piped.err.constData());
    QVERIFY(piped.out.startsWith("HIERARCHY"));
}

void ExportTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("unknown ending") << QStringList{u"export"_s, m_walk, u"a.dae"_s};
    QTest::newRow("option of another format") << QStringList{u"export"_s, m_walk, u"a.glb"_s, u"--loop"_s};
    QTest::newRow("unit") << QStringList{u"export"_s, m_walk, u"a.glb"_s, u"--unit"_s, u"mile"_s};
    QTest::newRow("axis") << QStringList{u"export"_s, m_walk, u"a.html"_s, u"--up"_s, u"w"_s};
    QTest::newRow("degrees") << QStringList{u"export"_s, m_walk, u"a.gltf"_s, u"--fewer-keys"_s, u"0"_s};
    QTest::newRow("a character in glTF") << QStringList{u"export"_s, m_walk, u"a.glb"_s, u"--character"_s, u"c.glb"_s};
    QTest::newRow("two bodies") << QStringList{u"export"_s,      m_walk,           u"a.html"_s,
                                               u"--mannequin"_s, u"--character"_s, u"c.glb"_s};
    QTest::newRow("a map alone") << QStringList{u"export"_s, m_walk, u"a.html"_s, u"--map"_s, u"m.json"_s};
    QTest::newRow("content") << QStringList{u"export"_s, m_walk, u"a.csv"_s, u"--content"_s, u"all"_s};
    QTest::newRow("decimals") << QStringList{u"export"_s, m_walk, u"a.csv"_s, u"--decimals"_s, u"-1"_s};
    QTest::newRow("no skeleton") << QStringList{u"import"_s, u"a.csv"_s, u"a.bvh"_s};
    QTest::newRow("rate") << QStringList{u"import"_s, u"a.csv"_s, u"a.bvh"_s, u"--rate"_s, u"0"_s};
}

void ExportTest::wrongUsageGivesStatus64()
{
    QFETCH(const QStringList, words);
    QCOMPARE(limberCli(words).status, 64);
}

void ExportTest::failuresLeaveNoPartialFile()
{
    const QString out = m_folder.write(u"kept.glb"_s, "old");
    QCOMPARE(limberCli({u"export"_s, m_folder.path(u"none.bvh"_s), out}).status, 1);
    QCOMPARE(bytesOf(out), QByteArray("old"));
    const QString nowhere = m_folder.path(u"no/folder/a.glb"_s);
    const CliRun run = limberCli({u"export"_s, m_walk, nowhere});
    QCOMPARE(run.status, 1);
    QVERIFY(!run.err.isEmpty());
}

QTEST_GUILESS_MAIN(ExportTest)

} // namespace tst_export

#include "tst_export.moc"
