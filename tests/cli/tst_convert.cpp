#include "limbercli.h"
#include "support/textfiles.h"

#include <QTest>

#include <sys/stat.h>

namespace tst_convert {

using namespace limber::test;
using namespace Qt::StringLiterals;

class ConvertTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutOptionsTheBytesAreKept();
    void inputAndOutputMayBeTheSameFile();
    void theLayoutCanBeChosen_data();
    void theLayoutCanBeChosen();
    void repairsOnRequestAndReportsEveryChange();
    void repairOptionsAreChecked();
    void convertsChannelsAndReportsLosses();
    void previewWritesNothing();
    void normalisingOptionsAreChecked();
    void fileModeAndLinkAreKept();
    void aRefusedFileDoesNotTouchTheOutput();
    void anOutputThatCannotBeWrittenLeavesNoFile_data();
    void anOutputThatCannotBeWrittenLeavesNoFile();
    void theBytesCanBeWrittenToADevice();

private:
    FileFolder m_folder;
};

void ConvertTest::withoutOptionsTheBytesAreKept()
{
    const QByteArray odd = "\xEF\xBB\xBF\r\n" + smallBvh().replace("39.98", "+3.998e1").replace("5.00", " 5") + "\n\n";
    const QString in = m_folder.write(u"in.bvh"_s, odd);
    const QString out = m_folder.path(u"out.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, in, out}).status, 0);
    QCOMPARE(bytesOf(out), odd);
}

void ConvertTest::inputAndOutputMayBeTheSameFile()
{
    const QString file = m_folder.write(u"same.bvh"_s, smallBvh());
    QCOMPARE(limberCli({u"convert"_s, file, file, u"--line-end"_s, u"crlf"_s}).status, 0);
    QCOMPARE(bytesOf(file), smallBvh().replace('\n', "\r\n"));
}

void ConvertTest::theLayoutCanBeChosen_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("blanks") << QStringList{u"--indent"_s, u"2"_s} << QByteArray("\n    OFFSET 0.00 5.21 0.00\n");
    QTest::newRow("tabs") << QStringList{u"--indent"_s, u"tab"_s} << QByteArray("\n\t\tOFFSET 0.00 5.21 0.00\n");
    QTest::newRow("digits") << QStringList{u"--digits"_s, u"4"_s} << QByteArray("\n0.1000 39.9800 0.2000 ");
    QTest::newRow("shortest") << QStringList{u"--digits"_s, u"shortest"_s} << QByteArray("\n0.1 39.98 0.2 1.5 ");
}

void ConvertTest::theLayoutCanBeChosen()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, part);
    const CliRun run = limberCli(QStringList{u"convert"_s, u"-"_s, u"-"_s} + options, smallBvh());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains(part), run.out.constData());
    QCOMPARE(limberCli({u"check"_s, u"-"_s}, run.out).status, 0);
}

void ConvertTest::repairsOnRequestAndReportsEveryChange()
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
    QVERIFY(run.err.contains(in.toUtf8() + ":18:1: warning: expected Frame Time:, found no such line: 0.02 s added"));
    QVERIFY(run.err.contains(in.toUtf8() + ":18:1: warning: 2 decimal commas replaced with points"));
    QCOMPARE(bytesOf(in), broken);

    const CliRun piped = limberCli({u"convert"_s, u"-"_s, u"-"_s, u"--repair"_s, u"--frame-time"_s, u"0.02"_s}, broken);
    QCOMPARE(piped.status, 0);
    QCOMPARE(piped.out, repaired);
    // A file without a fault is not changed, and one without a possible repair is refused as always.
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

void ConvertTest::convertsChannelsAndReportsLosses()
{
    const QString in = m_folder.write(u"in.bvh"_s, smallBvh());
    const QString out = m_folder.path(u"order.bvh"_s);
    const CliRun run = limberCli({u"convert"_s, in, out, u"--rotation-order"_s, u"YXZ"_s, u"--channels"_s, u"root6"_s,
                                  u"--digits"_s, u"shortest"_s});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    QVERIFY(bytesOf(out).contains("CHANNELS 3 Yrotation Xrotation Zrotation"));
    const QStringList frames{u"--frames"_s, u"all"_s, u"--format"_s, u"csv"_s};
    const auto positions = [&](const QString &path) {
        return limberCli(QStringList{u"positions"_s, path} + frames).out.split('\n');
    };
    const QByteArrayList before = positions(in);
    const QByteArrayList after = positions(out);
    QCOMPARE(after.size(), before.size());
    for (qsizetype line = 1; line + 1 < before.size(); ++line) {
        const QByteArrayList expected = before.at(line).split(',');
        const QByteArrayList found = after.at(line).split(',');
        for (qsizetype cell = expected.size() - 3; cell < expected.size(); ++cell)
            QVERIFY(std::abs(expected.at(cell).toDouble() - found.at(cell).toDouble()) < 1e-9);
    }
    const CliRun rounded = limberCli({u"convert"_s, in, out, u"--rotation-order"_s, u"YXZ"_s, u"--digits"_s, u"2"_s});
    QVERIFY2(rounded.err.contains(": warning: joints turn: at most 0.0"), rounded.err.constData());
    QVERIFY(rounded.err.contains(" degrees, "));
}

void ConvertTest::previewWritesNothing()
{
    const QString in = m_folder.write(u"in.bvh"_s, smallBvh());
    const QString out = m_folder.path(u"never.bvh"_s);
    const CliRun lossless = limberCli({u"convert"_s, in, out, u"--clean"_s, u"--preview"_s});
    QCOMPARE(lossless.status, 0);
    QCOMPARE(lossless.out, QByteArray("joints move: nothing\njoints turn: nothing\n"));
    const CliRun rounded = limberCli({u"convert"_s, in, u"--digits"_s, u"0"_s, u"--preview"_s});
    QCOMPARE(rounded.status, 0);
    QVERIFY2(rounded.out.contains("joints turn: at most 0."), rounded.out.constData());
    QVERIFY(rounded.out.contains(" in frame "));
    QVERIFY(bytesOf(out).isNull());
}

void ConvertTest::normalisingOptionsAreChecked()
{
    const QString in = m_folder.write(u"in.bvh"_s, smallBvh());
    for (const QStringList &words :
         {QStringList{u"--channels"_s, u"six"_s}, QStringList{u"--rotation-order"_s, u"XXY"_s},
          QStringList{u"--rotation-order"_s, u"XY"_s}, QStringList{u"--channel-case"_s, u"upper"_s},
          QStringList{u"--end-site"_s, u"no"_s}})
        QCOMPARE(limberCli(QStringList{u"convert"_s, in, u"-"_s} + words).status, 64);
    QCOMPARE(limberCli({u"convert"_s, in}).status, 64);
}

void ConvertTest::fileModeAndLinkAreKept()
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

void ConvertTest::aRefusedFileDoesNotTouchTheOutput()
{
    const QString out = m_folder.write(u"precious.bvh"_s, "precious");
    QCOMPARE(limberCli({u"convert"_s, u"-"_s, out}, "HIERARCHY\n").status, 1);
    QCOMPARE(bytesOf(out), QByteArray("precious"));
}

void ConvertTest::anOutputThatCannotBeWrittenLeavesNoFile_data()
{
    QTest::addColumn<QString>("out");
    QTest::newRow("a folder") << u""_s;
    QTest::newRow("a folder that is not there") << u"none/out.bvh"_s;
    QTest::newRow("a link in a circle") << u"circle"_s;
    QTest::newRow("below a file") << u"file/out.bvh"_s;
}

void ConvertTest::anOutputThatCannotBeWrittenLeavesNoFile()
{
    QFETCH(QString, out);
    const FileFolder folder;
    folder.write(u"file"_s, "x");
    QVERIFY(QFile::link(u"circle"_s, folder.path(u"circle"_s)));
    const QStringList before = folder.names();
    const CliRun run = limberCli({u"convert"_s, u"-"_s, folder.path(out)}, smallBvh());
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains(": error: ") && run.err.contains("was not saved"), run.err.constData());
    QCOMPARE(run.err.count(folder.path(out).toUtf8()), 1);
    QCOMPARE(folder.names(), before);
}

void ConvertTest::theBytesCanBeWrittenToADevice()
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

} // namespace tst_convert

#include "tst_convert.moc"
