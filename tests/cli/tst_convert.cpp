#include "limbercli.h"
#include "support/textfiles.h"

#include <QTest>

#include <sys/stat.h>

using namespace limber::test;
using namespace Qt::StringLiterals;

class ConvertTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutOptionsTheBytesStay();
    void inAndOutMayBeTheSame();
    void layoutCanBeChosen_data();
    void layoutCanBeChosen();
    void repairsOnRequestAndTellsEveryChange();
    void repairOptionsAreChecked();
    void modeAndLinkAreKept();
    void aRefusedFileLeavesOutAlone();
    void anOutThatCannotBeWrittenLeavesNothing_data();
    void anOutThatCannotBeWrittenLeavesNothing();
    void aDeviceTakesTheBytes();

private:
    FileFolder m_folder;
};

void ConvertTest::withoutOptionsTheBytesStay()
{
    const QByteArray odd = "\xEF\xBB\xBF\r\n" + smallBvh().replace("39.98", "+3.998e1").replace("5.00", " 5") + "\n\n";
    const QString in = m_folder.write(u"in.bvh"_s, odd);
    const QString out = m_folder.path(u"out.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, in, out}).status, 0);
    QCOMPARE(bytesOf(out), odd);
}

void ConvertTest::inAndOutMayBeTheSame()
{
    const QString file = m_folder.write(u"same.bvh"_s, smallBvh());
    QCOMPARE(limberCli({u"convert"_s, file, file, u"--line-end"_s, u"crlf"_s}).status, 0);
    QCOMPARE(bytesOf(file), smallBvh().replace('\n', "\r\n"));
}

void ConvertTest::layoutCanBeChosen_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("blanks") << QStringList{u"--indent"_s, u"2"_s} << QByteArray("\n    OFFSET 0.00 5.21 0.00\n");
    QTest::newRow("tabs") << QStringList{u"--indent"_s, u"tab"_s} << QByteArray("\n\t\tOFFSET 0.00 5.21 0.00\n");
    QTest::newRow("digits") << QStringList{u"--digits"_s, u"4"_s} << QByteArray("\n0.1000 39.9800 0.2000 ");
    QTest::newRow("shortest") << QStringList{u"--digits"_s, u"shortest"_s} << QByteArray("\n0.1 39.98 0.2 1.5 ");
}

void ConvertTest::layoutCanBeChosen()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, part);
    const CliRun run = limberCli(QStringList{u"convert"_s, u"-"_s, u"-"_s} + options, smallBvh());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains(part), run.out.constData());
    QCOMPARE(limberCli({u"check"_s, u"-"_s}, run.out).status, 0);
}

void ConvertTest::repairsOnRequestAndTellsEveryChange()
{
    const QByteArray broken = smallBvh().replace("0.10 39.98", "0,10 39,98").replace("Frame Time: 0.033333\n", "");
    const QByteArray repaired = smallBvh().replace("Frame Time: 0.033333", "Frame Time: 0.02");
    const QString in = m_folder.write(u"broken.bvh"_s, broken);
    const QString out = m_folder.path(u"repaired.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, in, out}).status, 1);
    QVERIFY(bytesOf(out).isNull());
    const CliRun run = limberCli({u"convert"_s, in, out, u"--repair"_s, u"--frame-time"_s, u"0.02"_s});
    QCOMPARE(run.status, 0);
    QCOMPARE(bytesOf(out), repaired);
    QVERIFY(run.err.contains(in.toUtf8() + ":18:1: warning: expected Frame Time:, found no such line: 0.02 s put in"));
    QVERIFY(run.err.contains(in.toUtf8() + ":18:1: warning: expected decimal points"));
    QCOMPARE(bytesOf(in), broken);

    const CliRun piped = limberCli({u"convert"_s, u"-"_s, u"-"_s, u"--repair"_s, u"--frame-time"_s, u"0.02"_s}, broken);
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.out, repaired);
    // A file without a fault comes out as it went in, and one without a repair is refused as ever.
    QCOMPARE(limberCli({u"convert"_s, u"-"_s, u"-"_s, u"--repair"_s}, smallBvh()).out, smallBvh());
    const QByteArray hopeless = smallBvh().replace("Zrotation", "Wrotation");
    QCOMPARE(limberCli({u"convert"_s, u"-"_s, u"-"_s, u"--repair"_s}, hopeless).status, 1);
}

void ConvertTest::repairOptionsAreChecked()
{
    const QString in = m_folder.write(u"in.bvh"_s, smallBvh());
    QCOMPARE(limberCli({u"convert"_s, in, u"-"_s, u"--frame-time"_s, u"0.02"_s}).status, 64);
    for (const QString &word : {u"0"_s, u"-1"_s, u"nan"_s, u"0,02"_s})
        QCOMPARE(limberCli({u"convert"_s, in, u"-"_s, u"--repair"_s, u"--frame-time"_s, word}).status, 64);
}

void ConvertTest::modeAndLinkAreKept()
{
    const QString file = m_folder.write(u"private.bvh"_s, smallBvh());
    const QString link = m_folder.path(u"link.bvh"_s);
    QVERIFY(QFile::link(u"private.bvh"_s, link));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0640), 0);
    QCOMPARE(limberCli({u"convert"_s, link, link, u"--digits"_s, u"1"_s}).status, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(bytesOf(file).contains("\n0.1 40.0 0.2 "));
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(file).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, 0640U);
}

void ConvertTest::aRefusedFileLeavesOutAlone()
{
    const QString out = m_folder.write(u"precious.bvh"_s, "precious");
    QCOMPARE(limberCli({u"convert"_s, u"-"_s, out}, "HIERARCHY\n").status, 1);
    QCOMPARE(bytesOf(out), QByteArray("precious"));
}

void ConvertTest::anOutThatCannotBeWrittenLeavesNothing_data()
{
    QTest::addColumn<QString>("out");
    QTest::newRow("a folder") << u""_s;
    QTest::newRow("a folder that is not there") << u"none/out.bvh"_s;
    QTest::newRow("a link in a circle") << u"circle"_s;
    QTest::newRow("below a file") << u"file/out.bvh"_s;
}

void ConvertTest::anOutThatCannotBeWrittenLeavesNothing()
{
    QFETCH(QString, out);
    const FileFolder folder;
    folder.write(u"file"_s, "x");
    QVERIFY(QFile::link(u"circle"_s, folder.path(u"circle"_s)));
    const QStringList before = folder.names();
    const CliRun run = limberCli({u"convert"_s, u"-"_s, folder.path(out)}, smallBvh());
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains(": error: ") && run.err.contains("was not saved"), run.err.constData());
    QCOMPARE(folder.names(), before);
}

void ConvertTest::aDeviceTakesTheBytes()
{
    QCOMPARE(limberCli({u"convert"_s, u"-"_s, u"/dev/null"_s}, smallBvh()).status, 0);
    const CliRun run = limberCli({u"convert"_s, u"-"_s, u"/dev/full"_s}, smallBvh());
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("No space left"));
    struct stat status = {};
    QCOMPARE(::stat("/dev/null", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
}

QTEST_GUILESS_MAIN(ConvertTest)
#include "tst_convert.moc"
