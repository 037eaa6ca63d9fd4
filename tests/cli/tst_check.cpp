#include "bvh/write/bvhwriter.h"
#include "limbercli.h"
#include "support/lostlimb.h"
#include "support/plainbody.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_check {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QStringList kindsIn(const QJsonObject &file)
{
    QStringList kinds;
    for (const QJsonValue &finding : file.value(u"findings"_s).toArray())
        kinds << finding.toObject().value(u"kind"_s).toString();
    return kinds;
}

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private slots:
    void aCleanFileGivesStatus0();
    void aWarningGivesStatus1();
    void aRefusedFileGivesStatus2();
    void theWorstFileDecidesTheStatus();
    void quietLeavesFindings();
    void jsonReportsTheSame();
    void jumpsAreListedWithTheirGravity();
    void handsInsideTheBodyAreListed();
    void jointsWithoutDataAreListedWithTheirRepair();
    void jumpsAndStandstillsAreListedWithTheirRepair();
    void aRepairableFileIsReportedAsSuch();
    void aFigureThatHangsIsReported();
    void aFirstPoseIsReportedWithItsAnswers();
    void frozenFramesAreReportedAndFilled();
    void rowsOfAnotherLengthAreReported();
    void theRowsThatARepairFillsAreReported();
    void rowsWithoutAHierarchyAreReported();

private:
    FileFolder m_folder;
    QString m_clean = m_folder.write(u"clean.bvh"_s, smallBvh());
    QString m_odd = m_folder.write(u"odd.bvh"_s, smallBvh().replace("Frames: 3", "Frames: 7"));
    QString m_broken = m_folder.write(u"broken.bvh"_s, smallBvh().replace("Zposition", "Wposition"));
};

void CheckTest::aCleanFileGivesStatus0()
{
    const CliRun run = limberCli({u"check"_s, m_clean});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, m_clean.toUtf8() + ": joints 2 channels 9 frames 3\n");
    QCOMPARE(run.err, QByteArray());
}

void CheckTest::aWarningGivesStatus1()
{
    const CliRun run = limberCli({u"check"_s, m_odd});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.out, m_odd.toUtf8() + ": joints 2 channels 9 frames 3\n");
    QVERIFY(run.err.startsWith(m_odd.toUtf8() + ":17:"));
    QVERIFY(run.err.contains(": warning: "));
}

void CheckTest::aRefusedFileGivesStatus2()
{
    const CliRun run = limberCli({u"check"_s, m_broken});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.err.startsWith(m_broken.toUtf8() + ":5:"));
    QVERIFY(run.err.contains(": error: "));
}

void CheckTest::theWorstFileDecidesTheStatus()
{
    QCOMPARE(limberCli({u"check"_s, m_clean, m_odd}).status, 1);
    QCOMPARE(limberCli({u"check"_s, m_broken, m_odd, m_clean}).status, 2);
}

void CheckTest::quietLeavesFindings()
{
    QVERIFY(limberCli({u"check"_s, u"--quiet"_s, m_odd}).err.contains(": warning: "));
}

void CheckTest::jsonReportsTheSame()
{
    const CliRun run = limberCli({u"check"_s, u"--json"_s, m_odd, m_broken});
    QCOMPARE(run.status, 2);
    const QJsonArray list = run.json().array();
    QCOMPARE(list.size(), 2);
    const QJsonObject odd = list.at(0).toObject();
    QCOMPARE(odd.value(u"loaded"_s).toBool(), true);
    QCOMPARE(odd.value(u"joints"_s).toInt(), 2);
    QCOMPARE(odd.value(u"channels"_s).toInt(), 9);
    QCOMPARE(odd.value(u"frames"_s).toInt(), 3);
    QCOMPARE(odd.value(u"findings"_s).toArray().at(0).toObject().value(u"severity"_s).toString(), u"warning"_s);
    QCOMPARE(odd.value(u"findings"_s).toArray().at(0).toObject().value(u"kind"_s).toString(), u"frame-count"_s);
    const QJsonObject broken = list.at(1).toObject();
    QCOMPARE(broken.value(u"loaded"_s).toBool(), false);
    QCOMPARE(broken.value(u"findings"_s).toArray().last().toObject().value(u"line"_s).toInt(), 5);
    QCOMPARE(broken.value(u"findings"_s).toArray().last().toObject().value(u"kind"_s).toString(), u"unknown-channel"_s);
}

// Two jumps of half a second, played as they are and 1.2 times too fast.
void CheckTest::jumpsAreListedWithTheirGravity()
{
    Clip clip = makePlainBody({.frames = 180, .hips = jumping(2, 0.5, 0.9, 1038.0)});
    const QString right = m_folder.write(u"jump.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    clip.motion.setFrameTimeSeconds(1.0 / 72.0);
    const QString fast = m_folder.write(u"fast.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const CliRun run =
        limberCli({u"check"_s, u"--profile"_s, u"motion"_s, u"--json"_s, right, fast, m_clean, m_broken});
    QCOMPARE(run.status, 2);
    const QJsonArray list = run.json().array();
    const QJsonObject first = list.at(0).toObject();
    const QJsonArray flights = first.value(u"flights"_s).toArray();
    QCOMPARE(flights.size(), 2);
    QCOMPARE(flights.at(0).toObject().value(u"frames"_s).toArray().size(), 2);
    QVERIFY(std::abs(flights.at(0).toObject().value(u"gravity"_s).toDouble() - 9.81) < 0.2);
    QVERIFY(std::abs(first.value(u"time_factor"_s).toDouble() - 1.0) < 0.02);
    QVERIFY(!kindsIn(first).contains(u"wrong-speed"_s) && first.contains(u"repairs"_s));
    const QJsonObject second = list.at(1).toObject();
    QVERIFY(std::abs(second.value(u"time_factor"_s).toDouble() - 1.2) < 0.02);
    QVERIFY(kindsIn(second).contains(u"wrong-speed"_s));
    const QJsonObject none = list.at(2).toObject();
    QVERIFY(none.value(u"flights"_s).toArray().isEmpty() && none.value(u"gravity"_s).isNull());
    QVERIFY(!list.at(3).toObject().contains(u"flights"_s));
    QVERIFY(!limberCli({u"check"_s, u"--json"_s, right}).json().array().at(0).toObject().contains(u"flights"_s));
    QCOMPARE(limberCli({u"check"_s, u"--profile"_s, u"motion"_s, fast}).status, 1);
    const CliRun wrong = limberCli({u"check"_s, u"--profile"_s, u"speed"_s, right});
    QVERIFY2(wrong.status == 64 && wrong.err.contains("expected bvh, motion or second-life"), wrong.err.constData());
}

// A hand that is in the belly for a second, and one that is beside it.
void CheckTest::handsInsideTheBodyAreListed()
{
    Clip clip = makePlainBody({.frames = 180});
    const auto bend = [&clip](double inFrames60To119) {
        const int arm = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftArm")).firstColumn;
        for (int frame = 0; frame < 180; ++frame) {
            clip.motion.setValue(frame, arm, -70.0);
            clip.motion.setValue(frame, arm + 2, -25.0);
            clip.motion.setValue(frame, arm + 3, frame >= 60 && frame < 120 ? inFrames60To119 : -40.0);
        }
        return QByteArray::fromStdString(writeBvh(clip));
    };
    const QString inside = m_folder.write(u"inside.bvh"_s, bend(-100.0));
    const QString beside = m_folder.write(u"beside.bvh"_s, bend(-40.0));
    const CliRun run = limberCli({u"check"_s, u"--profile"_s, u"motion"_s, u"--json"_s, inside, beside});
    QCOMPARE(run.status, 1);
    const QJsonObject first = run.json().array().at(0).toObject();
    QVERIFY(kindsIn(first).contains(u"inside-body"_s));
    const QJsonObject place = first.value(u"inside"_s).toArray().at(0).toObject();
    QVERIFY(place.value(u"parts"_s).toArray().at(0).toString().startsWith(u"Left"_s));
    QCOMPARE(place.value(u"frames"_s).toArray(), (QJsonArray{60, 119}));
    QVERIFY(place.value(u"depth_ncm"_s).toDouble() > 3.0);
    const QJsonObject second = run.json().array().at(1).toObject();
    QVERIFY(second.value(u"inside"_s).toArray().isEmpty() && !kindsIn(second).contains(u"inside-body"_s));
}

void CheckTest::jointsWithoutDataAreListedWithTheirRepair()
{
    const Clip clip = noisyWalker({.frames = 300});
    const Clip lost = zeroed(clip, gapOf(clip, leftArm, {103, 140}));
    const QString whole = m_folder.write(u"whole.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const QString file = m_folder.write(u"lost.bvh"_s, QByteArray::fromStdString(writeBvh(lost)));
    const CliRun run = limberCli({u"check"_s, u"--profile"_s, u"motion"_s, u"--json"_s, whole, file});
    QCOMPARE(run.status, 1);
    const QString call = u"fill:joints=LeftArm+LeftForeArm+LeftHand,frames=103-140"_s;
    QVERIFY2(run.err.contains("LeftArm (3 joints) without data, frames 103 to 140"), run.err.constData());
    QVERIFY2(run.err.contains("fill from the rest of the body: apply IN OUT " + call.toUtf8()), run.err.constData());
    QVERIFY(run.json().array().at(0).toObject().value(u"gaps"_s).toArray().isEmpty());
    const QJsonObject found = run.json().array().at(1).toObject();
    const QJsonObject gap = found.value(u"gaps"_s).toArray().at(0).toObject();
    QCOMPARE(gap.value(u"frames"_s).toArray(), (QJsonArray{103, 140}));
    QCOMPARE(gap.value(u"kind"_s).toString(), u"zero"_s);
    QCOMPARE(gap.value(u"joints"_s).toArray().size(), 3);
    QVERIFY(kindsIn(found).contains(u"lost-joints"_s));
    QVERIFY(!limberCli({u"check"_s, u"--json"_s, file}).json().array().at(0).toObject().contains(u"gaps"_s));
    const QString filled = m_folder.path(u"filled.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, file, filled, call}).status, 0);
    QCOMPARE(limberCli({u"check"_s, u"--profile"_s, u"motion"_s, filled}).status, 0);
}

void CheckTest::jumpsAndStandstillsAreListedWithTheirRepair()
{
    Clip clip = noisyWalker({.frames = 300});
    const QString whole = m_folder.write(u"whole.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const int column = clip.skeleton.joint(gapOf(clip, leftArm, {}).joints[1]).firstColumn;
    clip.motion.setValue(60, column, clip.motion.value(60, column) + 70.0);
    for (int frame = 120; frame < 140; ++frame)
        std::ranges::copy(clip.motion.frame(119), clip.motion.editFrame(frame).begin());
    for (int frame = 200; frame < 300; ++frame)
        clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + 900.0);
    const QString file = m_folder.write(u"jumps.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const CliRun run = limberCli({u"check"_s, u"--profile"_s, u"motion"_s, u"--json"_s, whole, file});
    QVERIFY2(run.err.contains("bridge its spikes: apply IN OUT despike:joints=LeftForeArm"), run.err.constData());
    const QJsonObject clean = run.json().array().at(0).toObject();
    const QJsonObject found = run.json().array().at(1).toObject();
    for (const QString &key : {u"spikes"_s, u"teleports"_s, u"frozen"_s}) {
        QVERIFY(clean.contains(key) && clean.value(key).toArray().isEmpty());
        QCOMPARE(found.value(key).toArray().size(), 1);
    }
    const QJsonObject spike = found.value(u"spikes"_s).toArray().at(0).toObject();
    QCOMPARE(spike.value(u"joint"_s).toString(), u"LeftForeArm"_s);
    QCOMPARE(spike.value(u"frames"_s).toArray(), (QJsonArray{60, 60}));
    QVERIFY(spike.value(u"degrees"_s).toDouble() > 50.0);
    const QJsonObject teleport = found.value(u"teleports"_s).toArray().at(0).toObject();
    QCOMPARE(teleport.value(u"frames"_s).toArray(), (QJsonArray{199, 200}));
    QVERIFY(teleport.value(u"body_lengths"_s).toDouble() > 3.0);
    QCOMPARE(found.value(u"frozen"_s).toArray().at(0).toObject().value(u"frames"_s).toArray(), (QJsonArray{120, 139}));
    for (const QString &kind : {u"spikes"_s, u"teleport"_s, u"frozen-frames"_s})
        QVERIFY(kindsIn(found).contains(kind));
}

void CheckTest::aRepairableFileIsReportedAsSuch()
{
    const QString commas = m_folder.write(u"commas.bvh"_s, smallBvh().replace("0.10 39.98", "0,10 39,98"));
    const CliRun run = limberCli({u"check"_s, commas});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    const QByteArrayList lines = run.err.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith(commas.toUtf8() + ":19:1: error: expected "));
    QCOMPARE(lines.at(1), commas.toUtf8() + ": note: convert --repair opens a repaired copy");
    QVERIFY(!limberCli({u"check"_s, m_broken}).err.contains("repair"));

    const QJsonArray list = limberCli({u"check"_s, u"--json"_s, commas, m_broken, m_clean}).json().array();
    QCOMPARE(list.at(0).toObject().value(u"repairable"_s).toBool(), true);
    QCOMPARE(list.at(1).toObject().value(u"repairable"_s).toBool(), false);
    QCOMPARE(list.at(2).toObject().value(u"repairable"_s).toBool(), false);
}

// The walker, whose Y axis points down if `hangs`.
static QByteArray walkerText(bool hangs)
{
    Clip clip = makeWalker({.frames = 30}).clip;
    const glm::dvec3 signs(1.0, -1.0, -1.0);
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        clip.skeleton.setOffset(node, (hangs ? signs : glm::dvec3(1.0)) * clip.skeleton.offsetOf(node));
    for (int column = 0; column < clip.skeleton.columnCount() && hangs; ++column) {
        for (int frame = 0; frame < 30 && clip.skeleton.column(column).channel.axis != Axis::X; ++frame)
            clip.motion.setValue(frame, column, -clip.motion.value(frame, column));
    }
    return QByteArray::fromStdString(writeBvh(clip));
}

void CheckTest::aFigureThatHangsIsReported()
{
    QCOMPARE(limberCli({u"check"_s, m_folder.write(u"stands.bvh"_s, walkerText(false))}).status, 0);
    const QString hanging = m_folder.write(u"hangs.bvh"_s, walkerText(true));
    const CliRun run = limberCli({u"check"_s, hanging});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("hangs head down"), run.err.constData());
    QVERIFY(limberCli({u"check"_s, hanging, u"--json"_s}).out.contains("hangs-head-down"));
    const QString turned = m_folder.path(u"turned.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, hanging, turned, u"upaxis:to=y"_s}).status, 0);
    QCOMPARE(limberCli({u"check"_s, turned}).status, 0);
}

// The walker, which begins with its rest pose.
static QByteArray walkerFromRest()
{
    Clip clip = makeWalker({.frames = 60}).clip;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, column % 3 == 0 ? 60.0 : 0.0);
    return QByteArray::fromStdString(writeBvh(clip));
}

void CheckTest::aFirstPoseIsReportedWithItsAnswers()
{
    const QString posed = m_folder.write(u"posed.bvh"_s, walkerFromRest());
    const CliRun run = limberCli({u"check"_s, posed});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err.count("warning"), 1);
    QVERIFY2(run.err.contains("Frame 0 is a pose of its own"), run.err.constData());
    for (const char *words : {"smooth:apart=filter", "smooth:apart=keep", "apply IN OUT trim:frames=1-59"})
        QVERIFY2(run.err.contains(words), words);
    const QJsonObject file = limberCli({u"check"_s, posed, u"--json"_s}).json().array().at(0).toObject();
    QCOMPARE(file.value(u"repairs"_s).toArray().at(0).toObject().value(u"kind"_s).toString(), u"pose-apart"_s);
    const QString call = file.value(u"repairs"_s).toArray().at(0).toObject().value(u"operation"_s).toString();
    const QString trimmed = m_folder.path(u"trimmed.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, posed, trimmed, call}).status, 0);
    QCOMPARE(limberCli({u"check"_s, trimmed}).status, 0);
}

void CheckTest::frozenFramesAreReportedAndFilled()
{
    Clip clip = makeWalker({.frames = 60}).clip;
    for (int frame = 21; frame < 40; ++frame)
        std::ranges::copy(clip.motion.frame(20), clip.motion.editFrame(frame).begin());
    const QString frozen = m_folder.write(u"frozen.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    const CliRun run = limberCli({u"check"_s, frozen});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("Frames 20 to 39 are exactly the same"), run.err.constData());
    QVERIFY2(run.err.contains("apply IN OUT interpolate:frames=21-39"), run.err.constData());
    const QString filled = m_folder.path(u"filled.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, frozen, filled, u"interpolate:frames=21-39"_s}).status, 0);
    QCOMPARE(limberCli({u"check"_s, filled}).status, 0);
}

void CheckTest::rowsOfAnotherLengthAreReported()
{
    QByteArray text = walkerText(false);
    QByteArrayList lines = text.trimmed().split('\n');
    for (qsizetype line = lines.size() - 5; line < lines.size(); ++line)
        lines[line] += " 1 2 3";
    const QString odd = m_folder.write(u"grows.bvh"_s, lines.join('\n'));
    const CliRun run = limberCli({u"check"_s, odd});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("from frame 25 on"), run.err.constData());
    const QString repaired = m_folder.path(u"repaired.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, u"--repair"_s, odd, repaired}).status, 0);
    QVERIFY(limberCli({u"info"_s, repaired}).out.contains("Frames         25"));
}

void CheckTest::theRowsThatARepairFillsAreReported()
{
    QByteArrayList lines = walkerText(false).trimmed().split('\n');
    lines[lines.size() - 20].replace(0, lines[lines.size() - 20].indexOf(' '), "word");
    lines[lines.size() - 10].append(" 1");
    const QString odd = m_folder.write(u"odd.bvh"_s, lines.join('\n'));
    const CliRun run = limberCli({u"check"_s, odd});
    QCOMPARE(run.status, 2);
    // Of 30 rows 3 may be bad.
    QVERIFY2(run.err.contains("in the row of frame 20, found 58: all of them interpolated"), run.err.constData());
    QVERIFY2(run.err.contains("repaired copy"), run.err.constData());
    const QString repaired = m_folder.path(u"repaired.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, u"--repair"_s, odd, repaired}).status, 0);
    QVERIFY(limberCli({u"info"_s, repaired}).out.contains("Frames         30"));
}

void CheckTest::rowsWithoutAHierarchyAreReported()
{
    const QByteArray text = walkerText(false);
    const QByteArray rows = text.mid(text.indexOf('\n', text.indexOf("Frame Time")) + 1);
    const QString lost = m_folder.write(u"rows.bvh"_s, rows);
    const CliRun run = limberCli({u"check"_s, lost});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("(rows: 30, numbers in a row: 57)"), run.err.constData());
    const QString whole = m_folder.write(u"whole.bvh"_s, text);
    const QString read = m_folder.path(u"read.bvh"_s);
    QCOMPARE(limberCli({u"import"_s, lost, read, u"--skeleton"_s, whole}).status, 0);
    QCOMPARE(limberCli({u"compare"_s, whole, read}).status, 0);
    const CliRun wrong = limberCli({u"import"_s, lost, read, u"--skeleton"_s, m_clean});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("as the skeleton has channels (9)"), wrong.err.constData());
}

QTEST_GUILESS_MAIN(CheckTest)

} // namespace tst_check

#include "tst_check.moc"
