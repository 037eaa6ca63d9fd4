#include "limbercli.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QTest>

namespace tst_set {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray walkerText()
{
    return QByteArray::fromStdString(writeBvh(makeWalker({.frames = 120}).clip));
}

// Runs set with longer shins.
CliRun withLongerShins(const QStringList &words)
{
    return limberCli(QStringList{u"set"_s, u"-"_s, u"-"_s, u"--offset"_s, u"LeftFoot=0,-50,0"_s, u"--offset"_s,
                                 u"RightFoot=0,-50,0"_s} +
                         words,
                     walkerText());
}

} // namespace

class SetTest : public QObject
{
    Q_OBJECT

private slots:
    void anEditChangesOnlyItsBytes_data();
    void anEditChangesOnlyItsBytes();
    void settingBackRestoresTheOriginal();
    void inputAndOutputMayBeTheSameFile();
    void separatingOtherNamesIsReported();
    void everyNameCanBeAddressed_data();
    void everyNameCanBeAddressed();
    void bytesThatAreNotUtf8CanBeAddressed();
    void secondJointAndSecondEndSiteCanBeAddressed();
    void editsThatDoNotFitTheFileGiveStatus1_data();
    void editsThatDoNotFitTheFileGiveStatus1();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void aNameThatWouldChangeTheStructureIsRefused_data();
    void aNameThatWouldChangeTheStructureIsRefused();
    void aNameWithSpacesCausesAWarning();
    void aRenameUsesTheLongestMatchingName();
    void aRoundedNumberCausesAWarning();
    void lossesOfChannelsCauseAWarning();
    void keepingChannelsIsTheDefault();
    void keepingFeetScalesTheTravel();
    void keepingPositionsReportsHowWell();
    void keepingNeedsLegsAndOffsets();
};

void SetTest::anEditChangesOnlyItsBytes_data()
{
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QStringList{} << smallBvh();
    QTest::newRow("one value") << QStringList{u"Hips.Zrotation@0=-7.5"_s} << smallBvh().replace(" 1.50 ", " -7.50 ");
    QTest::newRow("a range") << QStringList{u"Hips.Xposition@1-last=0.5"_s}
                             << smallBvh().replace("\n0.11 ", "\n0.50 ").replace("\n0.12 ", "\n0.50 ");
    QTest::newRow("all frames") << QStringList{u"Chest.Xrotation@all=6"_s} << smallBvh().replace(" 5.00 ", " 6.00 ");
    QTest::newRow("list") << QStringList{u"Chest.Zrotation@0,last=1.25"_s}
                          << smallBvh().replace("-4.25", "1.25").replace("-4.45", "1.25");
    QTest::newRow("channel in lower case")
        << QStringList{u"Hips.zrotation@0=2.5"_s} << smallBvh().replace(" 1.50 ", " 2.50 ");
    QTest::newRow("offset of a joint") << QStringList{u"--offset"_s, u"Chest=1.5,-5.21,0.25"_s}
                                       << smallBvh().replace("0.00 5.21 0.00", "1.50 -5.21 0.25");
    QTest::newRow("offset of an end site") << QStringList{u"--offset"_s, u"Chest/End=0,4.14,0.75"_s}
                                           << smallBvh().replace("0.00 4.14 0.50", "0.00 4.14 0.75");
    QTest::newRow("rename") << QStringList{u"--rename"_s, u"Chest=Thorax"_s} << smallBvh().replace("Chest", "Thorax");
    QTest::newRow("rename to UTF-8") << QStringList{u"--rename"_s, u"Chest=\u80F8"_s}
                                     << smallBvh().replace("Chest", "\xE8\x83\xB8");
    QTest::newRow("frame time") << QStringList{u"--frame-time"_s, u"0.025"_s}
                                << smallBvh().replace("0.033333", "0.025000");
    QTest::newRow("channels added") << QStringList{u"--channels"_s, u"Chest=Zrotation,Xrotation,Yrotation,Xposition"_s}
                                    << smallBvh()
                                           .replace("3 Zrotation Xrotation Yrotation",
                                                    "4 Zrotation Xrotation Yrotation Xposition")
                                           .replace("6.10\n", "6.10 0.00\n")
                                           .replace("6.20\n", "6.20 0.00\n")
                                           .replace("6.30\n", "6.30 0.00\n");
    QTest::newRow("several")
        << QStringList{u"Hips.Zrotation@0=9"_s, u"--rename"_s, u"Hips=Pelvis"_s, u"--offset"_s, u"Hips=0,1,0"_s}
        << smallBvh().replace(" 1.50 ", " 9.00 ").replace("Hips", "Pelvis").replace("0.00 0.00 0.00", "0.00 1.00 0.00");
}

void SetTest::anEditChangesOnlyItsBytes()
{
    QFETCH(QStringList, edits);
    QFETCH(QByteArray, expected);
    const CliRun run = limberCli(QStringList{u"set"_s, u"-"_s, u"-"_s} + edits, smallBvh());
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, expected);
}

void SetTest::settingBackRestoresTheOriginal()
{
    const QByteArray original =
        smallBvh().replace("39.98", "+3.998e1").replace(" 5.00 ", "  5. ").replace('\n', "\r\n");
    const QStringList change{
        u"set"_s,      u"-"_s,      u"-"_s,        u"Hips.Yposition@0=1"_s, u"Chest.Xrotation@all=2"_s,
        u"--rename"_s, u"Hips=x"_s, u"--offset"_s, u"Chest=9,9,9"_s,        u"--frame-time"_s,
        u"1"_s};
    const CliRun changed = limberCli(change, original);
    QCOMPARE(changed.status, 0);
    const QStringList back{
        u"set"_s,      u"-"_s,      u"-"_s,        u"x.Yposition@0=39.98"_s, u"Chest.Xrotation@all=5"_s,
        u"--rename"_s, u"x=Hips"_s, u"--offset"_s, u"Chest=0,5.21,0"_s,      u"--frame-time"_s,
        u"0.033333"_s};
    const CliRun restored = limberCli(back, changed.out);
    QCOMPARE(restored.status, 0);
    // An edited number loses its own format in the text; values and everything else are restored.
    QCOMPARE(limberCli({u"positions"_s, u"-"_s}, restored.out).out, limberCli({u"positions"_s, u"-"_s}, original).out);

    const CliRun plainChange = limberCli(change, smallBvh());
    QCOMPARE(limberCli(back, plainChange.out).out, smallBvh());
}

void SetTest::separatingOtherNamesIsReported()
{
    const FileFolder folder;
    const QString file = folder.write(u"take.bvh"_s, smallBvh());
    QCOMPARE(shell(u"ln \"$1\" \"$1.other\""_s, {file}).status, 0);
    const CliRun run = limberCli({u"set"_s, file, file, u"Hips.Zrotation@0=2"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("warning: it is a separate file now"), run.err.constData());
    QCOMPARE(bytesOf(file + u".other"_s), smallBvh());
    // The file has no other name any more.
    QVERIFY(limberCli({u"set"_s, file, file, u"Hips.Zrotation@0=3"_s}).err.isEmpty());
}

void SetTest::inputAndOutputMayBeTheSameFile()
{
    const FileFolder folder;
    const QString file = folder.write(u"take.bvh"_s, smallBvh());
    QCOMPARE(limberCli({u"set"_s, file, file, u"Hips.Zrotation@0=2"_s}).status, 0);
    QCOMPARE(bytesOf(file), smallBvh().replace(" 1.50 ", " 2.00 "));
    QCOMPARE(folder.names(), QStringList{u"take.bvh"_s});
}

void SetTest::everyNameCanBeAddressed_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"upperarm.L", "mixamorig:Hips", "a=b", "a@b", "a@0=1", "left arm", "a#2", "a/End",
                             "x.Zrotation@0=1", "-dash", "%s", "<b>", "\xE3\x82\xBB\xE3\x83\xB3"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void SetTest::everyNameCanBeAddressed()
{
    QFETCH(QString, name);
    const QByteArray named = smallBvh().replace("Chest", name.toUtf8());
    const CliRun value =
        limberCli({u"set"_s, u"--quiet"_s, u"-"_s, u"-"_s, u"--"_s, name + u".Zrotation@0=8"_s}, named);
    QCOMPARE(value.status, 0);
    QCOMPARE(value.out, QByteArray(named).replace("-4.25", "8.00"));
    const CliRun offset =
        limberCli({u"set"_s, u"--quiet"_s, u"-"_s, u"-"_s, u"--offset"_s, name + u"/End=0,4.14,2"_s}, named);
    QCOMPARE(offset.status, 0);
    QCOMPARE(offset.out, QByteArray(named).replace("4.14 0.50", "4.14 2.00"));
    const CliRun renamed =
        limberCli({u"set"_s, u"--quiet"_s, u"-"_s, u"-"_s, u"--rename"_s, name + u"=Chest"_s}, named);
    QCOMPARE(renamed.status, 0);
    QCOMPARE(renamed.out, smallBvh());
}

void SetTest::bytesThatAreNotUtf8CanBeAddressed()
{
    const FileFolder folder;
    const QByteArray named = smallBvh().replace("Chest", "\x8B\xB9");
    const QString in = folder.write(u"in.bvh"_s, named);
    const CliRun value = shell(u"\"$cli\" set --quiet \"$1\" - \"$(printf '\\213\\271.Zrotation@0=8')\""_s, {in});
    QCOMPARE(value.status, 0);
    QCOMPARE(value.out, QByteArray(named).replace("-4.25", "8.00"));
    const CliRun renamed = shell(u"\"$cli\" set --quiet \"$1\" - --rename \"$(printf 'Hips=\\214')\""_s, {in});
    QCOMPARE(renamed.status, 0);
    QCOMPARE(renamed.out, QByteArray(named).replace("Hips", "\x8C"));
}

void SetTest::secondJointAndSecondEndSiteCanBeAddressed()
{
    const QByteArray twins =
        smallBvh()
            .replace("Chest", "Hips")
            .replace("\t\t}\n\t}\n", "\t\t}\n\t\tEnd Site\n\t\t{\n\t\t\tOFFSET 1.00 1.00 1.00\n\t\t}\n\t}\n");
    const CliRun run = limberCli({u"set"_s, u"--quiet"_s, u"-"_s, u"-"_s, u"Hips#2.Zrotation@0=8"_s,
                                  u"Hips#1.Zrotation@0=7"_s, u"--offset"_s, u"Hips#2/End#2=2,2,2"_s},
                                 twins);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray(twins)
                          .replace("-4.25", "8.00")
                          .replace(" 1.50 ", " 7.00 ")
                          .replace("1.00 1.00 1.00", "2.00 2.00 2.00"));
}

void SetTest::editsThatDoNotFitTheFileGiveStatus1_data()
{
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("joint") << QStringList{u"Tail.Zrotation@0=1"_s} << QByteArray("no joint 'Tail'");
    QTest::newRow("second joint") << QStringList{u"Chest#2.Zrotation@0=1"_s} << QByteArray("no joint 'Chest#2'");
    QTest::newRow("end site has no channels")
        << QStringList{u"Chest/End.Zrotation@0=1"_s} << QByteArray("is an end site");
    QTest::newRow("no such channel") << QStringList{u"Chest.Wrotation@0=1"_s} << QByteArray("no channel 'Wrotation'");
    QTest::newRow("not its channel") << QStringList{u"Chest.Xposition@0=1"_s} << QByteArray("no channel 'Xposition'");
    QTest::newRow("frame") << QStringList{u"Chest.Zrotation@3=1"_s} << QByteArray("no frame 3");
    QTest::newRow("frame of a range") << QStringList{u"Chest.Zrotation@0-9=1"_s} << QByteArray("no frame 9");
    QTest::newRow("offset") << QStringList{u"--offset"_s, u"Tail=1,2,3"_s} << QByteArray("'Tail'");
    QTest::newRow("second end site") << QStringList{u"--offset"_s, u"Chest/End#2=1,2,3"_s}
                                     << QByteArray("'Chest/End#2'");
    QTest::newRow("rename") << QStringList{u"--rename"_s, u"Tail=x"_s} << QByteArray("no joint 'Tail'");
    QTest::newRow("one of two") << QStringList{u"Hips.Zrotation@0=1"_s, u"Tail.Zrotation@0=1"_s}
                                << QByteArray("'Tail'");
}

void SetTest::editsThatDoNotFitTheFileGiveStatus1()
{
    QFETCH(QStringList, edits);
    QFETCH(QByteArray, says);
    const FileFolder folder;
    const QString out = folder.path(u"out.bvh"_s);
    const CliRun run = limberCli(QStringList{u"set"_s, u"-"_s, out} + edits, smallBvh());
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains(says), run.err.constData());
    QCOMPARE(folder.names(), QStringList{});
}

void SetTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("edits");
    for (const char *word :
         {"Hips.Zrotation@0=nan", "Hips.Zrotation@0=inf", "Hips.Zrotation@0=1e999", "Hips.Zrotation@0=1,5",
          "Hips.Zrotation@0=0x10", "Hips.Zrotation@0=", "Hips.Zrotation@=1", "Hips.Zrotation=1", "Hips@0=1", "Hips",
          "Hips.Zrotation@-1=1", "Hips.Zrotation@5-2=1", "Hips.Zrotation@0=+-1"})
        QTest::newRow(word) << QStringList{QString::fromLatin1(word)};
    for (const char *word : {"Hips=1,2", "Hips=1,2,3,4", "Hips=1,2,nan", "Hips", "Hips="})
        QTest::addRow("offset %s", word) << QStringList{u"--offset"_s, QString::fromLatin1(word)};
    QTest::newRow("rename") << QStringList{u"--rename"_s, u"Hips"_s};
    for (const char *word : {"0", "-1", "nan", "fast", "1e-999"})
        QTest::addRow("frame time %s", word) << QStringList{u"--frame-time"_s, QString::fromLatin1(word)};
}

void SetTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, edits);
    const FileFolder folder;
    const CliRun run = limberCli(QStringList{u"set"_s, u"-"_s, folder.path(u"out.bvh"_s)} + edits, smallBvh());
    QCOMPARE(run.status, 64);
    QCOMPARE(run.err.count('\n'), 1);
    QCOMPARE(folder.names(), QStringList{});
}

void SetTest::aNameThatWouldChangeTheStructureIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("reason");
    const QByteArray control("control characters");
    const QByteArray brace("it has a brace");
    const QByteArray space("it begins or ends with a space");
    QTest::newRow("empty") << u""_s << QByteArray("it is empty");
    QTest::newRow("line end") << u"a\nb"_s << control;
    QTest::newRow("return") << u"a\rb"_s << control;
    QTest::newRow("tab") << u"a\tb"_s << control;
    QTest::newRow("open") << u"a{"_s << brace;
    QTest::newRow("close") << u"a}b"_s << brace;
    QTest::newRow("leading blank") << u" a"_s << space;
    QTest::newRow("trailing blank") << u"a "_s << space;
    QTest::newRow("escape") << u"a\x1b[0m"_s << control;
}

void SetTest::aNameThatWouldChangeTheStructureIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, reason);
    const CliRun run = limberCli({u"set"_s, u"-"_s, u"-"_s, u"--rename"_s, u"Chest="_s + name}, smallBvh());
    QCOMPARE(run.status, 1);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains("cannot be a joint's name: ") && run.err.contains(reason), run.err.constData());
}

void SetTest::aNameWithSpacesCausesAWarning()
{
    const CliRun run = limberCli({u"set"_s, u"-"_s, u"-"_s, u"--rename"_s, u"Chest=Upper Chest"_s}, smallBvh());
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, smallBvh().replace("Chest", "Upper Chest"));
    QVERIFY(run.err.contains(": warning: "));
    const CliRun twice = limberCli({u"set"_s, u"-"_s, u"-"_s, u"--rename"_s, u"Chest=Hips"_s}, smallBvh());
    QCOMPARE(twice.status, 0);
    QVERIFY(twice.err.contains("several joints now have the name 'Hips'"));
}

void SetTest::aRenameUsesTheLongestMatchingName()
{
    const QByteArray named = smallBvh().replace("Hips", "a").replace("Chest", "a=b");
    const auto renamed = [&](const QString &words) {
        return limberCli({u"set"_s, u"-"_s, u"-"_s, u"--rename"_s, words}, named).out;
    };
    QCOMPARE(renamed(u"a=b=c"_s), QByteArray(named).replace("a=b", "c"));
    QCOMPARE(renamed(u"a#1=b=c"_s), QByteArray(named).replace("ROOT a", "ROOT b=c"));
    QCOMPARE(renamed(u"a=c"_s), QByteArray(named).replace("ROOT a", "ROOT c"));
}

void SetTest::aRoundedNumberCausesAWarning()
{
    const QStringList words{
        u"set"_s, u"-"_s, u"-"_s, u"Hips.Zrotation@1-2=1.23456"_s, u"--offset"_s, u"Chest/End=0,0,9.876"_s};
    const CliRun run = limberCli(words, smallBvh());
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains(" 1.23 ") && run.out.contains(" 9.88\n"));
    QCOMPARE(run.err.count('\n'), 2);
    QVERIFY(run.err.contains("Zrotation of 'Hips' is written as 1.23 and not 1.23456"));
    QVERIFY(run.err.contains("the OFFSET of 'Chest/End' is written as 9.88 and not 9.876"));
    QCOMPARE(limberCli(words + QStringList{u"--quiet"_s}, smallBvh()).err, QByteArray());
}

void SetTest::lossesOfChannelsCauseAWarning()
{
    FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, smallBvh());
    const CliRun lost =
        limberCli({u"set"_s, in, folder.path(u"out.bvh"_s), u"--channels"_s, u"Hips=Zrotation,Xrotation,Yrotation"_s});
    QCOMPARE(lost.status, 0);
    QCOMPARE(bytesOf(folder.path(u"out.bvh"_s)),
             smallBvh()
                 .replace("6 Xposition Yposition Zposition Zrotation", "3 Zrotation")
                 .replace("0.10 39.98 0.20 ", "")
                 .replace("0.11 39.97 0.21 ", "")
                 .replace("0.12 39.96 0.22 ", ""));
    QVERIFY2(lost.err.contains("loses shifts of up to 39.98 units, most in frame 0"), lost.err.constData());
    const CliRun turns = limberCli({u"set"_s, in, folder.path(u"out.bvh"_s), u"--channels"_s, u"Chest=Zrotation"_s});
    QVERIFY2(turns.err.contains("'Chest' loses turns of up to ") && turns.err.contains(" degrees, most in frame 2"),
             turns.err.constData());
    QVERIFY2(!turns.err.contains("shifts"), turns.err.constData());
    const CliRun both = limberCli({u"set"_s, in, folder.path(u"out.bvh"_s), u"--channels"_s, u"Hips=Zrotation"_s});
    QVERIFY2(both.err.contains(" degrees and shifts of up to 39.98 units"), both.err.constData());
    const CliRun kept =
        limberCli({u"set"_s, in, folder.path(u"out.bvh"_s), u"--channels"_s, u"Chest=Xrotation,Yrotation,Zrotation"_s});
    QCOMPARE(kept.status, 0);
    QVERIFY2(!kept.err.contains("loses"), kept.err.constData());
}

void SetTest::keepingChannelsIsTheDefault()
{
    const CliRun plain = withLongerShins({});
    const CliRun kept = withLongerShins({u"--keep"_s, u"channels"_s});
    QCOMPARE(plain.status, 0);
    QCOMPARE(kept.status, 0);
    QCOMPARE(kept.out, plain.out);
    QCOMPARE(kept.err, plain.err);
    const QByteArray text = walkerText();
    QCOMPARE(plain.out.mid(plain.out.indexOf("MOTION")), text.mid(text.indexOf("MOTION")));
}

void SetTest::keepingFeetScalesTheTravel()
{
    const CliRun run = withLongerShins({u"--keep"_s, u"feet"_s, u"Hips.Yrotation@0=3"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("note: travel is scaled by 1.1"), run.err.constData());
    const ReadResult read = readBvh(run.out.toStdString());
    QVERIFY(read.clip);
    const Clip before = makeWalker({.frames = 120}).clip;
    QCOMPARE(read.clip->motion.frameCount(), 120);
    QVERIFY(read.clip->motion.value(60, 1) > before.motion.value(60, 1) + 1.0);
    QCOMPARE(withLongerShins({u"--keep"_s, u"feet"_s, u"--quiet"_s}).err, QByteArray());
}

void SetTest::keepingPositionsReportsHowWell()
{
    const CliRun run = withLongerShins({u"--keep"_s, u"positions"_s});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("average, "), run.err.constData());
}

void SetTest::keepingNeedsLegsAndOffsets()
{
    const CliRun none = limberCli({u"set"_s, u"-"_s, u"-"_s, u"--keep"_s, u"feet"_s}, walkerText());
    QCOMPARE(none.status, 0);
    QCOMPARE(none.out, walkerText());
    const CliRun legless = limberCli(
        {u"set"_s, u"-"_s, u"-"_s, u"--keep"_s, u"feet"_s, u"--offset"_s, u"Chest=1.5,-5.21,0.25"_s}, smallBvh());
    QCOMPARE(legless.status, 0);
    QCOMPARE(legless.out, smallBvh().replace("0.00 5.21 0.00", "1.50 -5.21 0.25"));
    QVERIFY2(legless.err.contains("warning: No whole leg"), legless.err.constData());
    QCOMPARE(limberCli({u"set"_s, u"-"_s, u"-"_s, u"--keep"_s, u"hands"_s}, walkerText()).status, 64);
}

QTEST_GUILESS_MAIN(SetTest)

} // namespace tst_set

#include "tst_set.moc"
