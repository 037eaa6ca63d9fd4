#include "limbercli.h"
#include "support/sharedfiles.h"
#include "support/textfiles.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_secondlife {

using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *good = R"(HIERARCHY
ROOT hip
{
	OFFSET 0 0 0
	CHANNELS 6 Xposition Yposition Zposition Xrotation Zrotation Yrotation
	JOINT abdomen
	{
		OFFSET 0 3 0
		CHANNELS 3 Xrotation Zrotation Yrotation
		JOINT chest
		{
			OFFSET 0 8 0
			CHANNELS 3 Xrotation Zrotation Yrotation
			End Site
			{
				OFFSET 0 8 0
			}
		}
	}
}
MOTION
Frames: 4
Frame Time: 0.5
0 43 0 0 0 0 0 0 0 0 0 0
0 43 0 0 0 0 30 0 0 0 0 0
0 44 0 0 0 0 20 0 0 0 0 0
0 45 0 0 0 0 10 0 0 0 0 0
)";

} // namespace

// Second Life animations on the command line: check --profile, export, import.
class SecondLifeTest : public QObject
{
    Q_OBJECT

private slots:
    void checksByTheProfile();
    void theStatusIsThatOfTheWorstFile_data();
    void theStatusIsThatOfTheWorstFile();
    void jsonHasTheVerdict();
    void exportsTheWorkedExample();
    void writesTheSettings();
    void anImportedAnimationIsExportedUnchanged();
    void settingsComeFromAnAnimation();
    void theProjectKeepsWhatBvhCannot();
    void damageIsReportedWithItsByte();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void failuresLeaveNoPartialFile();

private:
    QString file(const char *from = "", const QByteArray &to = {})
    {
        QByteArray text = good;
        if (qstrlen(from) > 0)
            text.replace(from, to);
        return m_folder.write(u"clip.bvh"_s, text);
    }

    FileFolder m_folder;
};

void SecondLifeTest::checksByTheProfile()
{
    const CliRun plain = limberCli({u"check"_s, file()});
    QCOMPARE(plain.status, 0);
    const CliRun run = limberCli({u"check"_s, u"--profile"_s, u"second-life"_s, file()});
    QCOMPARE(run.status, 0);
    const QByteArray path = m_folder.path(u"clip.bvh"_s).toUtf8();
    QVERIFY2(run.out.startsWith(path + ": joints 3 channels 12 frames 4\n" + path +
                                ": second-life pass seconds 1 bytes 132 kept 2 dropped 1\n"),
             run.out);
    QVERIFY(run.err.contains("clip.bvh: note: “chest” is left out: it never leaves the first frame\n"));
    QVERIFY(limberCli({u"check"_s, u"--quiet"_s, u"--profile=second-life"_s, file()}).err.isEmpty());
    const CliRun bad = limberCli({u"check"_s, u"--profile=second-life"_s, file("ROOT hip", "ROOT Hips")});
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.err.contains(": error: expected hip, mPelvis or avatar_mPelvis for the root, found “Hips” "
                              "[root-name] Rename the root to hip.\n"),
             bad.err);
    QVERIFY(bad.err.contains("note: Second Life would say: Incorrect root joint name, use \"hip\".\n"));
    QVERIFY(bad.out.contains("second-life refused E_ST_BAD_ROOT"));
    const CliRun input = limberCli({u"check"_s, u"--profile=second-life"_s, u"-"_s}, good);
    QCOMPARE(input.status, 0);
    QVERIFY(input.out.contains("-: second-life pass"));
}

void SecondLifeTest::theStatusIsThatOfTheWorstFile_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("rule");
    QTest::newRow("warning") << QByteArray("Frames: 4") << QByteArray("Frames: 3") << 1 << QByteArray("[surplus-rows]");
    QTest::newRow("refused") << QByteArray("End Site") << QByteArray("End site") << 2
                             << QByteArray("[end-site-spelling]");
    QTest::newRow("line") << QByteArray("\tJOINT chest") << QByteArray(" \n\tJOINT chest") << 2
                          << QByteArray(
                                 "clip.bvh:10: error: expected no line with only white space, found one [blank-line]");
    QTest::newRow("unreadable") << QByteArray("Frames: 4") << QByteArray("Frames: x") << 2
                                << QByteArray("[frames-line]");
}

void SecondLifeTest::theStatusIsThatOfTheWorstFile()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, status);
    QFETCH(QByteArray, rule);
    const CliRun run = limberCli({u"check"_s, u"--profile=second-life"_s, file(from, to)});
    QCOMPARE(run.status, status);
    QVERIFY2(run.err.contains(rule), run.err);
}

void SecondLifeTest::jsonHasTheVerdict()
{
    const CliRun run = limberCli({u"check"_s, u"--json"_s, u"--profile=second-life"_s,
                                  file("JOINT chest", "JOINT Spine9"), m_folder.path(u"none.bvh"_s)});
    QCOMPARE(run.status, 2);
    const QJsonArray list = run.json().array();
    QCOMPARE(list.size(), 2);
    const QJsonObject verdict = list[0].toObject();
    QCOMPARE(verdict[u"uploads"_s].toBool(), true);
    QCOMPARE(verdict[u"assetBytes"_s].toInt(), 132);
    QCOMPARE(verdict[u"seconds"_s].toDouble(), 1.0);
    QCOMPARE(verdict[u"dropped"_s][0][u"reason"_s].toString(), u"unknown"_s);
    QCOMPARE(list[1][u"uploads"_s].toBool(true), false);
    const CliRun bad = limberCli({u"check"_s, u"--json"_s, u"--profile=second-life"_s, file("ROOT hip", "ROOT Hips")});
    const QJsonObject finding = bad.json().array()[0][u"findings"_s][0].toObject();
    QCOMPARE(finding[u"kind"_s].toString(), u"root-name"_s);
    QCOMPARE(finding[u"repair"_s].toString(), u"rename-root"_s);
    QCOMPARE(finding[u"joint"_s].toString(), u"Hips"_s);
    QCOMPARE(finding[u"viewer"_s].toString(), u"E_ST_BAD_ROOT"_s);
}

void SecondLifeTest::exportsTheWorkedExample()
{
    const QString bvh = sharedFolder() + u"/interchange/sl_worked_example.bvh"_s;
    const QByteArray wanted = bytesOf(sharedFolder() + u"/interchange/sl_worked_example.anim"_s);
    if (wanted.isNull())
        QSKIP("the worked example is not there");
    for (const QString &keys : {u"exact"_s, u"viewer"_s}) {
        const CliRun run = limberCli({u"export"_s, u"--keys"_s, keys, bvh, u"-"_s});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out.size(), wanted.size());
        QVERIFY(run.out.first(60) == wanted.first(60));
        QVERIFY(run.err.contains("note: 1 s, 2 joints, 7 keys, 144 bytes, left out: 1 still joint\n"));
    }
}

void SecondLifeTest::writesTheSettings()
{
    const QString out = m_folder.path(u"out.anim"_s);
    const CliRun run =
        limberCli({u"export"_s, file(), out, u"--priority=4"_s, u"--loop-in=0.25"_s, u"--loop-out=0.75"_s,
                   u"--ease-in=1.5"_s, u"--ease-out=2"_s, u"--hand-pose=point"_s, u"--emote=smile"_s, u"--quiet"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.err.isEmpty());
    const QByteArray bytes = bytesOf(out);
    // Priority 4; 1 s; "smile"; 0.25, 0.75, loops; 1.5, 2; hand pose 2; 2 joints.
    QCOMPARE(bytes.first(50).toHex(), QByteArray("0100000004000000"
                                                 "0000803f736d696c65000000803e0000403f01000000"
                                                 "0000c03f000000400200000002000000"
                                                 "6d50656c"));
}

void SecondLifeTest::anImportedAnimationIsExportedUnchanged()
{
    const QString anim = m_folder.path(u"a.anim"_s);
    const QString bvh = m_folder.path(u"a.bvh"_s);
    QCOMPARE(limberCli({u"export"_s, file(), anim}).status, 0);
    const CliRun run = limberCli({u"import"_s, anim, bvh});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("read at 1 fps"), run.err);
    const CliRun check = limberCli({u"check"_s, u"--profile=second-life"_s, bvh});
    QCOMPARE(check.status, 0);
    QVERIFY(check.out.contains("joints 26 channels 81 frames 3"));
    const CliRun again = limberCli({u"export"_s, bvh, u"-"_s});
    QCOMPARE(again.out, bytesOf(anim));
    QCOMPARE(limberCli({u"import"_s, anim, bvh, u"--rate=30"_s}).status, 0);
    QVERIFY(limberCli({u"check"_s, bvh}).out.endsWith("frames 32\n"));
    const CliRun piped = limberCli({u"import"_s, u"-"_s, u"-"_s}, bytesOf(anim));
    QVERIFY(piped.out.startsWith("HIERARCHY\nROOT mPelvis\n"));
}

void SecondLifeTest::settingsComeFromAnAnimation()
{
    const QString anim = m_folder.path(u"s.anim"_s);
    QCOMPARE(limberCli({u"export"_s, file(), anim, u"--priority=5"_s, u"--loop"_s, u"--emote=wink"_s}).status, 0);
    QCOMPARE(limberCli({u"export"_s, file(), u"-"_s, u"--settings"_s, anim}).out, bytesOf(anim));
    const QByteArray other = limberCli({u"export"_s, file(), u"-"_s, u"--settings"_s, anim, u"--priority=1"_s}).out;
    QByteArray wanted = bytesOf(anim);
    // The priorities of the joints change, too.
    QCOMPARE(other, wanted.replace(QByteArray("\5\0\0\0", 4), QByteArray("\1\0\0\0", 4)));
}

// Constraints, priorities of joints, and joints that the avatar does not have.
void SecondLifeTest::theProjectKeepsWhatBvhCannot()
{
    const QString anim = m_folder.path(u"k.anim"_s);
    const QString bvh = m_folder.path(u"k.bvh"_s);
    QCOMPARE(limberCli({u"export"_s, file(), anim, u"--priority=5"_s, u"--loop"_s, u"--emote=wink"_s}).status, 0);
    QByteArray bytes = bytesOf(anim);
    bytes.replace("mTorso", "mTail9"); // the avatar has no such bone
    bytes.chop(4);
    bytes += QByteArray("\1\0\0\0\2\0", 6) + QByteArray("R_FOOT").leftJustified(16, '\0') + QByteArray(12, '\0') +
             QByteArray("GROUND").leftJustified(16, '\0') + QByteArray(40, '\0');
    const QString odd = m_folder.write(u"odd.anim"_s, bytes);
    QCOMPARE(limberCli({u"import"_s, odd, bvh}).status, 0);
    QVERIFY(bytesOf(m_folder.path(u"k.limber"_s)).contains("\"second-life\": {\n  \"priority\": 5"));
    QCOMPARE(limberCli({u"export"_s, bvh, u"-"_s}).out, bytes);
    QCOMPARE(limberCli({u"import"_s, odd, bvh}).status, 0); // imports again over its own project
    // A project with other content keeps that content, and a project of another motion is not touched.
    QByteArray project = bytesOf(m_folder.path(u"k.limber"_s));
    project.replace("\"second-life\"", "\"markers\": [\n  {\"frame\": 2, \"name\": \"step\"}\n ],\n \"second-life\"");
    m_folder.write(u"k.limber"_s, project);
    QCOMPARE(limberCli({u"import"_s, anim, bvh}).status, 0);
    QVERIFY(bytesOf(m_folder.path(u"k.limber"_s)).contains("\"name\": \"step\""));
    const QByteArray far = QByteArray(project).replace("\"frame\": 2", "\"frame\": 999");
    m_folder.write(u"k.limber"_s, far);
    const CliRun run = limberCli({u"import"_s, odd, bvh});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("k.limber: warning: it belongs to another motion"), run.err);
    QCOMPARE(bytesOf(m_folder.path(u"k.limber"_s)), far);
}

void SecondLifeTest::damageIsReportedWithItsByte()
{
    const QString anim = m_folder.write(u"bad.anim"_s, QByteArray("\1\0\0\0\2\0\0\0\0\0\x80", 11));
    const CliRun run = limberCli({u"import"_s, anim, m_folder.path(u"never.bvh"_s)});
    QCOMPARE(run.status, 1);
    QVERIFY2(
        run.err.endsWith("bad.anim: error: byte 11: expected a duration from 0 to 60 s, found the end of the file\n"),
        run.err);
    QVERIFY(!QFile::exists(m_folder.path(u"never.bvh"_s)));
    QCOMPARE(limberCli({u"import"_s, m_folder.path(u"none.anim"_s), u"-"_s}).status, 1);
    QCOMPARE(limberCli({u"import"_s, file(), u"-"_s}).status, 1);
}

void SecondLifeTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("profile") << QStringList{u"check"_s, u"--profile=sl"_s, u"a"_s}
                             << QByteArray("expected bvh, motion or second-life for --profile, found 'sl'");
    QTest::newRow("ending") << QStringList{u"export"_s, u"a"_s, u"b.dae"_s}
                            << QByteArray("expected a file that ends in .anim,");
    QTest::newRow("keys") << QStringList{u"export"_s, u"a"_s, u"b.anim"_s, u"--keys=all"_s}
                          << QByteArray("expected exact or viewer for --keys");
    QTest::newRow("priority") << QStringList{u"export"_s, u"a"_s, u"b.anim"_s, u"--priority=7"_s}
                              << QByteArray("expected 0 to 6 for --priority");
    QTest::newRow("hand pose") << QStringList{u"export"_s, u"a"_s, u"b.anim"_s, u"--hand-pose=14"_s}
                               << QByteArray("expected 0 to 13 or the name of a hand pose");
    QTest::newRow("ease") << QStringList{u"export"_s, u"a"_s, u"b.anim"_s, u"--ease-in=-1"_s}
                          << QByteArray("expected seconds from 0 to 60 for --ease-in, found '-1'");
    QTest::newRow("loop") << QStringList{u"export"_s, u"a"_s, u"b.anim"_s, u"--loop-out=nan"_s}
                          << QByteArray("expected seconds from 0 to 60 for --loop-out");
    QTest::newRow("rate") << QStringList{u"import"_s, u"a"_s, u"b"_s, u"--rate=0"_s}
                          << QByteArray("expected frames per second over 0 to 2000 for --rate");
    QTest::newRow("one file") << QStringList{u"import"_s, u"a"_s}
                              << QByteArray("expected FILE.anim|.csv|.npy|.glb|.gltf|.vrm|.fbx|.vrma|.dae OUT.bvh");
}

void SecondLifeTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const CliRun run = limberCli(words);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(message), run.err);
}

void SecondLifeTest::failuresLeaveNoPartialFile()
{
    const QString out = m_folder.path(u"still.anim"_s);
    const CliRun still = limberCli({u"export"_s, file("30 0 0", "0 0 0"), out});
    QCOMPARE(still.status, 0); // the abdomen still moves
    QFile::remove(out);
    const CliRun nothing = limberCli({u"export"_s,
                                      file("0 43 0 0 0 0 30 0 0 0 0 0\n0 44 0 0 0 0 20 0 0 0 0 0\n0 45 0 0 0 0 10",
                                           "0 43 0 0 0 0 0 0 0 0 0 0\n0 43 0 0 0 0 0 0 0 0 0 0\n0 43 0 0 0 0 0"),
                                      out});
    QCOMPARE(nothing.status, 1);
    QVERIFY(nothing.err.contains("no joint of the avatar differs from the first frame"));
    QVERIFY(!QFile::exists(out));
}

QTEST_GUILESS_MAIN(SecondLifeTest)

} // namespace tst_secondlife

#include "tst_secondlife.moc"
