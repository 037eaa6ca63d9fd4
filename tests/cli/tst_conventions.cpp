#include "limbercli.h"
#include "support/textfiles.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace tst_conventions {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Conventions that hold for every verb of limber-cli.
class ConventionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyVerbExplainsItself_data();
    void everyVerbExplainsItself();
    void theProgramExplainsItself();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void wrongUsageIsOneLine();
    void textCanBeWrittenToDevices();
    void standardInputCanBeUsedAsAFile();
    void standardOutputCanBeUsedAsAFile();
    void aFileThatFailsDoesNotStopTheOthers();
    void messagesHaveFileLineAndColumn();
    void messagesAboutAFileAsAWholeHaveNoPosition();
    void fileNamesCannotControlTheTerminal();
    void quietSilencesWarningsButNotErrors();
    void aFullDiskGivesAnErrorAndNoSignal();
    void aClosedPipeGivesAnErrorAndNoSignal();
    void closedStandardOutputGivesAnErrorAndHarmsNoFile();
    void fileNamesThatAreNotUtf8CanBeRead();
    void noWindowLibraryIsLinked();
    void theLocaleChangesNothing_data();
    void theLocaleChangesNothing();

private:
    FileFolder m_folder;
};

void ConventionsTest::everyVerbExplainsItself_data()
{
    QTest::addColumn<QString>("verb");
    const QJsonArray verbs = QJsonDocument::fromJson(limberCli({u"--describe"_s}).out).array();
    QVERIFY(verbs.size() > 15);
    for (const QJsonValue &verb : verbs) {
        const QString name = verb[u"verb"_s].toString();
        QTest::newRow(qPrintable(name)) << name;
    }
}

void ConventionsTest::everyVerbExplainsItself()
{
    QFETCH(QString, verb);
    const CliRun run = limberCli({verb, u"--help"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.startsWith("Usage: limber-cli " + verb.toLatin1()));
    QVERIFY(run.out.contains("--position-rule"));
    QVERIFY(!run.out.contains("\xC3\xA2")); // an … that was converted through Latin 1
    QVERIFY(QString::fromUtf8(run.out).toUtf8() == run.out);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(limberCli({u"help"_s, verb}).out, run.out); // as people ask git
}

void ConventionsTest::theProgramExplainsItself()
{
    const CliRun help = limberCli({u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY(help.out.contains("positions"));
    QCOMPARE(limberCli({u"help"_s}).out, help.out);
    QCOMPARE(limberCli({u"help"_s, u"frobnicate"_s}).status, 64);
    const CliRun version = limberCli({u"--version"_s});
    QCOMPARE(version.status, 0);
    QVERIFY(
        QRegularExpression(u"^limber-cli \\d+\\.\\d+\\.\\d+\n$"_s).match(QString::fromUtf8(version.out)).hasMatch());
}

void ConventionsTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown verb") << QStringList{u"frobnicate"_s};
    QTest::newRow("no file") << QStringList{u"info"_s};
    QTest::newRow("unknown option") << QStringList{u"info"_s, u"--frob"_s, u"a"_s};
    QTest::newRow("no OUT") << QStringList{u"convert"_s, u"a"_s};
    QTest::newRow("one too many") << QStringList{u"convert"_s, u"a"_s, u"b"_s, u"c"_s};
    QTest::newRow("two files for one") << QStringList{u"positions"_s, u"a"_s, u"b"_s};
    QTest::newRow("unknown rule") << QStringList{u"info"_s, u"--position-rule"_s, u"sometimes"_s, u"a"_s};
    QTest::newRow("unknown format") << QStringList{u"positions"_s, u"--format"_s, u"xml"_s, u"a"_s};
    QTest::newRow("no frames") << QStringList{u"positions"_s, u"--frames"_s, u"1,,2"_s, u"a"_s};
    QTest::newRow("frames backwards") << QStringList{u"positions"_s, u"--frames"_s, u"9-3"_s, u"a"_s};
    QTest::newRow("digits") << QStringList{u"convert"_s, u"--digits"_s, u"many"_s, u"a"_s, u"b"_s};
    QTest::newRow("indent") << QStringList{u"convert"_s, u"--indent"_s, u"-1"_s, u"a"_s, u"b"_s};
    QTest::newRow("line end") << QStringList{u"convert"_s, u"--line-end"_s, u"cr"_s, u"a"_s, u"b"_s};
}

void ConventionsTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, arguments);
    const CliRun run = limberCli(arguments);
    QCOMPARE(run.status, 64);
    QVERIFY(!run.err.isEmpty());
    QCOMPARE(run.out, QByteArray());
}

void ConventionsTest::wrongUsageIsOneLine()
{
    const CliRun strange = shell(u"$cli info \"$(printf -- '--\\377\\033[31m\\nx')\" x.bvh"_s);
    QCOMPARE(strange.status, 64);
    QVERIFY2(strange.err.count('\n') == 1 && !strange.err.contains('\x1b'), strange.err);
    const CliRun run = limberCli({u"positions"_s, u"--frames"_s, u"a\nb\x1b"_s, u"x"_s});
    QCOMPARE(run.status, 64);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!run.err.contains('\x1b'));
}

// As convert and retarget already do.
void ConventionsTest::textCanBeWrittenToDevices()
{
    const QString file = m_folder.write(u"device.bvh"_s, smallBvh());
    const CliRun run = limberCli({u"map"_s, file, file, u"-o"_s, u"/dev/null"_s, u"--quiet"_s});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    const CliRun piped = shell(u"$cli map --quiet \"$1\" \"$1\" -o /dev/stdout | cat"_s, {file});
    QVERIFY2(piped.out.contains("limber-mapping"), piped.err);
    const CliRun full = limberCli({u"map"_s, file, file, u"-o"_s, u"/dev/full"_s, u"--quiet"_s});
    QCOMPARE(full.status, 1);
}

void ConventionsTest::standardInputCanBeUsedAsAFile()
{
    const CliRun run = limberCli({u"check"_s, u"-"_s}, smallBvh());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray("-: joints 2 channels 9 frames 3\n"));
}

void ConventionsTest::standardOutputCanBeUsedAsAFile()
{
    const CliRun run = limberCli({u"convert"_s, u"-"_s, u"-"_s}, smallBvh());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, smallBvh());
    QCOMPARE(run.err, QByteArray());
}

void ConventionsTest::aFileThatFailsDoesNotStopTheOthers()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    const QString missing = m_folder.path(u"missing.bvh"_s);
    const CliRun info = limberCli({u"info"_s, missing, good});
    QCOMPARE(info.status, 1);
    QVERIFY(info.out.startsWith(good.toUtf8() + "\n"));
    const CliRun check = limberCli({u"check"_s, missing, good});
    QCOMPARE(check.status, 2);
    QCOMPARE(check.out, good.toUtf8() + ": joints 2 channels 9 frames 3\n");
}

void ConventionsTest::messagesHaveFileLineAndColumn()
{
    const QString broken = m_folder.write(u"broken.bvh"_s, smallBvh().replace("OFFSET 0.00 5.21", "OFFSET 0.00 up"));
    const CliRun run = limberCli({u"positions"_s, broken});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.startsWith(broken.toUtf8() + ":8:15: error: "), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
}

void ConventionsTest::messagesAboutAFileAsAWholeHaveNoPosition()
{
    const QString missing = m_folder.path(u"missing.bvh"_s);
    const QString here = m_folder.write(u"here.bvh"_s, smallBvh());
    const QString out = m_folder.path(u"out.bvh"_s);
    for (const QStringList &words :
         {QStringList{u"info"_s, missing}, QStringList{u"check"_s, missing}, QStringList{u"positions"_s, missing},
          QStringList{u"convert"_s, missing, out}, QStringList{u"apply"_s, missing, out, u"reverse"_s},
          QStringList{u"retarget"_s, missing, u"--onto"_s, here, u"-o"_s, out},
          QStringList{u"compare"_s, missing, here}, QStringList{u"map"_s, missing, here},
          QStringList{u"contacts"_s, missing}, QStringList{u"export"_s, missing, m_folder.path(u"out.csv"_s)}}) {
        const CliRun run = limberCli(words);
        QVERIFY(run.status > 0);
        QVERIFY2(run.err.startsWith(missing.toUtf8() + ": error: "), run.err.constData());
    }
}

void ConventionsTest::fileNamesCannotControlTheTerminal()
{
    const CliRun run = limberCli({u"info"_s, u"no\x1b[31m\nsuch.bvh"_s});
    QCOMPARE(run.status, 1);
    QVERIFY(!run.err.contains('\x1b'));
    QCOMPARE(run.err.count('\n'), 1);
}

void ConventionsTest::quietSilencesWarningsButNotErrors()
{
    const QByteArray odd = smallBvh().replace("Frames: 3", "Frames: 4");
    const CliRun warned = limberCli({u"convert"_s, u"-"_s, u"-"_s}, odd);
    QVERIFY(warned.err.contains(": warning: "));
    const CliRun quiet = limberCli({u"convert"_s, u"--quiet"_s, u"-"_s, u"-"_s}, odd);
    QCOMPARE(quiet.status, 0);
    QCOMPARE(quiet.err, QByteArray());
    QVERIFY(limberCli({u"convert"_s, u"--quiet"_s, u"-"_s, u"-"_s}, "no").err.contains(": error: "));
}

void ConventionsTest::aFullDiskGivesAnErrorAndNoSignal()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    for (const QString &verb : {u"info"_s, u"check"_s, u"positions"_s}) {
        const CliRun run = shell(u"\"$cli\" "_s + verb + u" \"$1\" > /dev/full"_s, {good});
        QVERIFY(run.status == 1 || (verb == u"check" && run.status == 2));
        QVERIFY(run.err.contains("No space left"));
    }
    const CliRun run = shell(u"\"$cli\" convert \"$1\" - > /dev/full"_s, {good});
    QCOMPARE(run.status, 1);
}

void ConventionsTest::aClosedPipeGivesAnErrorAndNoSignal()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    const CliRun run = shell(u"{ \"$cli\" positions \"$1\"; echo $? >&2; } | :"_s, {good});
    // The reader may end before the first byte or read it first: in both cases no signal ends the program.
    QVERIFY2(run.err.endsWith("1\n") || run.err.endsWith("0\n"), run.err.constData());
}

void ConventionsTest::closedStandardOutputGivesAnErrorAndHarmsNoFile()
{
    const QString file = m_folder.write(u"good.bvh"_s, smallBvh());
    QCOMPARE(shell(u"\"$cli\" info \"$1\" >&-"_s, {file}).status, 1);
    QCOMPARE(shell(u"\"$cli\" set \"$1\" \"$1\" --rename 'Hips=a b' >&- 2>&- <&-"_s, {file}).status, 0);
    QCOMPARE(bytesOf(file), smallBvh().replace("Hips", "a b"));
}

void ConventionsTest::fileNamesThatAreNotUtf8CanBeRead()
{
    const FileFolder folder;
    const QString good = folder.write(u"good.bvh"_s, smallBvh());
    const CliRun run =
        shell(u"mv \"$1\" \"$2/$(printf '\\203').bvh\"; \"$cli\" check \"$2\"/*.bvh"_s, {good, folder.path({})});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.endsWith("\\x83.bvh: joints 2 channels 9 frames 3\n"));
}

void ConventionsTest::noWindowLibraryIsLinked()
{
    const CliRun run = shell(u"ldd \"$cli\""_s);
    if (run.status != 0)
        QSKIP("ldd cannot look at this program");
    QVERIFY(run.out.contains("libQt6Core"));
    for (const char *library : {"Qt6Gui", "Qt6Widgets", "Qt6OpenGL", "libGL", "libX11", "libxcb"})
        QVERIFY2(!run.out.contains(library), library);
}

void ConventionsTest::theLocaleChangesNothing_data()
{
    QTest::addColumn<QString>("locale");
    for (const char *locale : {"C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8"})
        QTest::newRow(locale) << QString::fromLatin1(locale);
}

void ConventionsTest::theLocaleChangesNothing()
{
    QFETCH(QString, locale);
    const QString listedAs = QString(locale).remove(u'-');
    const bool isOurs = QFileInfo::exists(qEnvironmentVariable("LOCPATH") + u'/' + locale + u"/LC_NUMERIC"_s);
    if (!isOurs && shell(u"locale -a | grep -q -i -x -F \"$1\""_s, {listedAs}).status != 0)
        QSKIP("this locale is not installed here");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, locale);
    const QStringList edit{u"set"_s, u"-"_s, u"-"_s, u"Hips.Zrotation@1=-2.75"_s};
    const CliRun run = limberCli(edit, smallBvh(), environment);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, smallBvh().replace(" 1.60 ", " -2.75 "));
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(limberCli({u"info"_s, u"--help"_s}, {}, environment).err, QByteArray());
    QVERIFY(limberCli({u"info"_s, u"-"_s}, smallBvh(), environment).out.contains("0.033333 s"));
}

QTEST_GUILESS_MAIN(ConventionsTest)

} // namespace tst_conventions

#include "tst_conventions.moc"
