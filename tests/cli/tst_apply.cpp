#include "limbercli.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_apply {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

Clip walk()
{
    return *readBvh(writeBvh(makeWalker({.frames = 120}).clip)).clip;
}

QByteArray textOf(const Clip &clip)
{
    return QByteArray::fromStdString(writeBvh(clip));
}

CliRun applyTo(const QByteArray &text, const QStringList &words)
{
    return limberCli(QStringList{u"apply"_s, u"-"_s, u"-"_s} + words, text);
}

} // namespace

// The verbs apply, operations, split, compare and contacts, as scripts call them.
class ApplyTest : public QObject
{
    Q_OBJECT

private slots:
    void theBytesEqualThoseOfTheLibrary();
    void callsAreDoneInOrder();
    void aRecipeIsAppliedFirst();
    void inputAndOutputMayBeTheSameFile();
    void wrongCallsGiveStatus64AndWriteNothing_data();
    void wrongCallsGiveStatus64AndWriteNothing();
    void impossibleOperationsGiveStatus1();
    void aBrokenSecondFileIsNamed();
    void quietSaysNothing();
    void operationsAreListed();
    void operationsAreListedAsJson();
    void theReportIsJson();
    void theReportIsWrittenForEachOperation();
    void splitPiecesJoinToTheOriginal();
    void splitReportsWhatItNeeds();
    void compareFindsDifferences();
    void contactsCanBeReadBack();
    void theFloorIsFoundOrSaid();
    void wrongFloorsAreNamedWithTheirRange_data();
    void wrongFloorsAreNamedWithTheirRange();
    void contactsApplyToAllOperations();
};

void ApplyTest::theBytesEqualThoseOfTheLibrary()
{
    const Clip clip = walk();
    for (const Operation &operation : operations()) {
        const QString name = QString::fromUtf8(operation.name.data(), qsizetype(operation.name.size()));
        if (std::ranges::any_of(operation.parameters, &Parameter::isRequired))
            continue;
        const AppliedOperation wanted = limber::apply(operation.name, clip);
        const CliRun run = applyTo(textOf(clip), {name});
        QCOMPARE(run.status, wanted.isDone() ? 0 : 1);
        if (wanted.isDone())
            QVERIFY2(run.out == textOf(wanted.clip), qPrintable(name));
        QVERIFY2(!run.err.isEmpty(), qPrintable(name)); // reports what was done, or why nothing was done
    }
}

void ApplyTest::callsAreDoneInOrder()
{
    const Clip clip = walk();
    const Clip wanted = applied("reverse", applied("trim:frames=10-50", clip));
    QVERIFY(applyTo(textOf(clip), {u"trim:frames=10-50"_s, u"reverse"_s}).out == textOf(wanted));
}

void ApplyTest::aRecipeIsAppliedFirst()
{
    const FileFolder folder;
    const QString recipe = folder.write(u"r.limber-recipe"_s, "# made by hand\n\n  trim:frames=10-50 \r\n");
    const Clip clip = walk();
    const Clip wanted = applied("reverse", applied("trim:frames=10-50", clip));
    QVERIFY(applyTo(textOf(clip), {u"--recipe"_s, recipe, u"reverse"_s}).out == textOf(wanted));

    const QString broken = folder.write(u"b.limber-recipe"_s, "reverse\ntirm\n");
    const CliRun run = applyTo(textOf(clip), {u"--recipe"_s, broken});
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(":2:") && run.err.contains("trim"), run.err);
    QVERIFY(run.out.isEmpty());
    QCOMPARE(applyTo(textOf(clip), {u"--recipe"_s, folder.path(u"none"_s)}).status, 64);
}

void ApplyTest::inputAndOutputMayBeTheSameFile()
{
    const FileFolder folder;
    const Clip clip = walk();
    const QString path = folder.write(u"walk.bvh"_s, textOf(clip));
    QCOMPARE(limberCli({u"apply"_s, path, path, u"reverse"_s}).status, 0);
    QVERIFY(bytesOf(path) == textOf(applied("reverse", clip)));
    QCOMPARE(limberCli({u"apply"_s, path, path, u"reverse"_s}).status, 0);
    QVERIFY(bytesOf(path) == textOf(clip));
}

void ApplyTest::wrongCallsGiveStatus64AndWriteNothing_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("none") << QStringList{} << QByteArray("operation");
    QTest::newRow("name") << QStringList{u"tirm"_s} << QByteArray("trim");
    QTest::newRow("key") << QStringList{u"trim:frame=1"_s} << QByteArray("frames");
    QTest::newRow("value") << QStringList{u"smooth:cutoff=fast"_s} << QByteArray("cutoff");
    QTest::newRow("range") << QStringList{u"smooth:cutoff=-3"_s} << QByteArray("from");
    QTest::newRow("joint") << QStringList{u"smooth:joints=LeftLge"_s} << QByteArray("LeftLeg");
    QTest::newRow("frame") << QStringList{u"trim:frames=0-500"_s} << QByteArray("0 to 119");
    QTest::newRow("the second is wrong") << QStringList{u"reverse"_s, u"nonsense"_s} << QByteArray("nonsense");
    QTest::newRow("must be given") << QStringList{u"insert"_s} << QByteArray("above");
}

void ApplyTest::wrongCallsGiveStatus64AndWriteNothing()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, says);
    const FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, textOf(walk()));
    const QString out = folder.path(u"out.bvh"_s);
    const CliRun run = limberCli(QStringList{u"apply"_s, in, out} + words);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(says), run.err);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!folder.names().contains(u"out.bvh"_s));
}

void ApplyTest::impossibleOperationsGiveStatus1()
{
    const Clip snake = makeRandomClip({.joints = 3});
    const CliRun run = applyTo(textOf(snake), {u"footlock"_s});
    QCOMPARE(run.status, 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("footlock"), run.err);
}

void ApplyTest::aBrokenSecondFileIsNamed()
{
    const FileFolder folder;
    const QString broken = folder.write(u"broken.bvh"_s, "HIERARCHY\nROOT a\n{\nOFFSET 0 0\n");
    const CliRun run = applyTo(textOf(walk()), {u"concat:with="_s + broken});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.startsWith(broken.toUtf8() + ":4:11: error: expected three numbers"), run.err);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(run.out.isEmpty());
}

void ApplyTest::quietSaysNothing()
{
    QVERIFY(applyTo(textOf(walk()), {u"reverse"_s, u"--quiet"_s}).err.isEmpty());
}

void ApplyTest::operationsAreListed()
{
    const CliRun all = limberCli({u"operations"_s});
    QCOMPARE(all.status, 0);
    for (const Operation &operation : operations()) {
        const QByteArray name(operation.name.data(), qsizetype(operation.name.size()));
        QVERIFY2(all.out.contains("\n  " + name + " "), name);
        const CliRun one = limberCli({u"operations"_s, QString::fromUtf8(name)});
        QCOMPARE(one.status, 0);
        for (const Parameter &parameter : operation.parameters)
            QVERIFY2(one.out.contains(parameter.name.data()), name);
    }
    QCOMPARE(limberCli({u"operations"_s, u"smoth"_s}).status, 64);
    QVERIFY(limberCli({u"operations"_s, u"smoth"_s}).err.contains("smooth"));
}

void ApplyTest::operationsAreListedAsJson()
{
    const QJsonArray list = limberCli({u"operations"_s, u"--json"_s}).json().array();
    QCOMPARE(static_cast<std::size_t>(list.size()), operations().size());
    for (const QJsonValue &each : list) {
        const QJsonObject object = each.toObject();
        QVERIFY(!object[u"help"_s].toString().isEmpty());
        const Operation *operation = findOperation(object[u"name"_s].toString().toStdString());
        QVERIFY(operation != nullptr);
        const auto shared = (operation->takesJoints ? 1 : 0) + (operation->takesFrames ? 1 : 0);
        QCOMPARE(object[u"parameters"_s].toArray().size(), qsizetype(operation->parameters.size()) + shared);
    }
}

void ApplyTest::theReportIsJson()
{
    const FileFolder folder;
    const QString in = folder.write(u"walk.bvh"_s, textOf(makeWalker({.frames = 300}).clip));
    const CliRun run =
        limberCli({u"apply"_s, in, folder.path(u"out.bvh"_s), u"--json"_s, u"loop:candidate=2"_s, u"despike"_s});
    QCOMPARE(run.status, 0);
    const QJsonArray list = run.json().array();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list.at(0).toObject().value(u"operation"_s).toString(), u"loop:candidate=2"_s);
    QCOMPARE(list.at(0).toObject().value(u"frames_before"_s).toInt(), 300);
    const QJsonArray cycles = list.at(0).toObject().value(u"candidates"_s).toArray();
    QVERIFY(cycles.size() > 1);
    QCOMPARE(cycles.at(0).toObject().value(u"taken"_s).toBool(), false);
    QCOMPARE(cycles.at(1).toObject().value(u"taken"_s).toBool(), true);
    for (const QString &key : {u"frames"_s, u"seam_ncm"_s, u"seam_degrees"_s, u"turn_degrees"_s, u"travel"_s})
        QVERIFY2(cycles.at(0).toObject().contains(key), qPrintable(key));
    QVERIFY(list.at(1).toObject().value(u"candidates"_s).toArray().isEmpty());
    QCOMPARE(limberCli({u"apply"_s, in, u"-"_s, u"--json"_s, u"loop"_s}).status, 64);
}

void ApplyTest::theReportIsWrittenForEachOperation()
{
    FileFolder folder;
    const Clip clip = noisyWalker({.frames = 300});
    const Gap arm = gapOf(clip, leftArm, {103, 140});
    const QString in = folder.write(u"in.bvh"_s, textOf(frozen(clip, arm)));
    const QString file = folder.path(u"report.json"_s);
    const QString out = folder.path(u"out.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, in, out, u"fill"_s, u"smooth"_s, u"--report"_s, file}).status, 0);
    const QJsonArray list = QJsonDocument::fromJson(bytesOf(file)).array();
    QCOMPARE(list.size(), 2);
    const QJsonObject fill = list.at(0).toObject();
    QCOMPARE(fill.value(u"operation"_s).toString(), u"fill"_s);
    QCOMPARE(fill.value(u"frames"_s).toArray(), (QJsonArray{103, 140}));
    QCOMPARE(fill.value(u"joints"_s).toArray(), (QJsonArray{u"LeftArm"_s, u"LeftForeArm"_s, u"LeftHand"_s}));
    QVERIFY(QStringList({u"body"_s, u"poses"_s}).contains(fill.value(u"method"_s).toString()));
    QVERIFY(fill.value(u"expected_ncm"_s).toDouble() > 0.0);
    QVERIFY(fill.value(u"most_ncm"_s).toDouble() >= fill.value(u"expected_ncm"_s).toDouble());
    QVERIFY(fill.value(u"expected_degrees"_s).toDouble() > 0.0);
    QVERIFY(fill.value(u"most_degrees"_s).toDouble() >= fill.value(u"expected_degrees"_s).toDouble());
    QCOMPARE(fill.value(u"places"_s).toInt(), 40);
    const QJsonArray candidates = fill.value(u"candidates"_s).toArray();
    QCOMPARE(candidates.size(), 4);
    for (const QJsonValue &each : candidates) {
        QCOMPARE(each[u"best"].toBool(), each[u"method"].toString() == fill.value(u"method"_s).toString());
        QVERIFY(each[u"expected_ncm"].toDouble() >= fill.value(u"expected_ncm"_s).toDouble());
        QVERIFY(each[u"most_ncm"].toDouble() >= each[u"expected_ncm"].toDouble());
    }
    const QJsonObject smooth = list.at(1).toObject();
    QCOMPARE(smooth.value(u"operation"_s).toString(), u"smooth"_s);
    QVERIFY(smooth.value(u"notes"_s).isArray() && !smooth.contains(u"places"_s));
    const CliRun printed = limberCli({u"apply"_s, in, out, u"fill"_s, u"--report"_s, u"-"_s});
    QCOMPARE(printed.json().array().size(), 1);
    QCOMPARE(limberCli({u"apply"_s, in, u"-"_s, u"fill"_s, u"--report"_s, u"-"_s}).status, 64);
    QCOMPARE(limberCli({u"apply"_s, in, out, u"fill"_s, u"--json"_s, u"--report"_s, u"-"_s}).status, 64);
    QCOMPARE(limberCli({u"apply"_s, in, out, u"fill"_s, u"--report"_s, folder.path(u"no/r.json"_s)}).status, 1);
}

void ApplyTest::splitPiecesJoinToTheOriginal()
{
    const FileFolder folder;
    const Clip clip = walk();
    const QString in = folder.write(u"in.bvh"_s, textOf(clip));
    const QString pattern = folder.path(u"piece-%n.bvh"_s);
    QCOMPARE(limberCli({u"split"_s, in, u"--at"_s, u"0,30,80"_s, u"-o"_s, pattern}).status, 0);
    QCOMPARE(folder.names().size(), 4);
    const QString out = folder.path(u"out.bvh"_s);
    const QString cut = u"concat:transition=cut,align=no,with="_s;
    QCOMPARE(limberCli({u"apply"_s, folder.path(u"piece-1.bvh"_s), out, cut + folder.path(u"piece-2.bvh"_s),
                        cut + folder.path(u"piece-3.bvh"_s)})
                 .status,
             0);
    QVERIFY(bytesOf(out) == textOf(clip));
}

void ApplyTest::splitReportsWhatItNeeds()
{
    const FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, textOf(walk()));
    QCOMPARE(limberCli({u"split"_s, in}).status, 64);
    QCOMPARE(limberCli({u"split"_s, in, u"--at"_s, u"x"_s, u"-o"_s, u"p%n"_s}).status, 64);
    QCOMPARE(limberCli({u"split"_s, in, u"--at"_s, u"5"_s, u"-o"_s, folder.path(u"p.bvh"_s)}).status, 64);
    QCOMPARE(limberCli({u"split"_s, in, u"--at"_s, u"500"_s, u"-o"_s, folder.path(u"p%n"_s)}).status, 1);
    QCOMPARE(folder.names().size(), 1);
}

void ApplyTest::compareFindsDifferences()
{
    const FileFolder folder;
    const Clip clip = walk();
    const QString a = folder.write(u"a.bvh"_s, textOf(clip));
    Clip other = clip;
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    const int column = *clip.skeleton.columnOf(arm, clip.skeleton.joint(arm).channels.back());
    other.motion.setValue(33, column, clip.motion.value(33, column) + 5.0);
    const QString b = folder.write(u"b.bvh"_s, textOf(other));
    QCOMPARE(limberCli({u"compare"_s, a, a, u"--tolerance"_s, u"1e-5"_s}).status, 0);
    QCOMPARE(limberCli({u"compare"_s, a, b}).status, 0); // without a condition the status is always 0
    const QString lying = folder.path(u"lying.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, a, lying, u"upaxis:to=z"_s}).status, 0);
    QCOMPARE(limberCli({u"compare"_s, a, lying, u"--tolerance"_s, u"1"_s}).status, 1);
    const CliRun upright = limberCli({u"compare"_s, a, lying, u"--align-up"_s, u"--tolerance"_s, u"0.01"_s});
    QCOMPARE(upright.status, 0);
    QVERIFY(upright.out.contains("B turned upright"));
    const CliRun same = limberCli({u"compare"_s, a, b, u"--align-up"_s}); // there is nothing to turn
    QCOMPARE(same.out, limberCli({u"compare"_s, a, b}).out);
    const auto rows = same.out.split('\n');
    const auto row = std::ranges::find_if(rows, [](const auto &line) { return line.startsWith("LeftArm "); });
    QVERIFY(row != rows.end());
    QCOMPARE(row->size(), 24 + 6 * 12); // a name and six numbers below each other
    QCOMPARE(limberCli({u"compare"_s, a, b, u"--tolerance"_s, u"4"_s}).status, 1);
    const CliRun run = limberCli({u"compare"_s, a, b, u"--json"_s});
    const QJsonObject result = run.json().array().at(0).toObject();
    QCOMPARE(result[u"frames"_s].toInt(), 120);
    for (const QJsonValue &each : result[u"joints"_s].toArray()) {
        if (each.toObject()[u"name"_s].toString() != u"LeftArm"_s)
            continue;
        const QJsonObject degrees = each.toObject()[u"degrees"_s].toObject();
        QVERIFY(qAbs(degrees[u"largest"_s].toDouble() - 5.0) < 1e-5);
        QCOMPARE(degrees[u"frame"_s].toInt(), 33);
        QVERIFY(qAbs(degrees[u"mean"_s].toDouble() - 5.0 / 120.0) < 1e-6);
    }
    const QString later = folder.write(u"c.bvh"_s, textOf(applied("trim:frames=17-last", clip)));
    const CliRun shifted = limberCli({u"compare"_s, later, a, u"--shift"_s, u"auto"_s, u"--json"_s});
    QCOMPARE(shifted.json().array().at(0).toObject()[u"shift"_s].toInt(), 17);
    QCOMPARE(limberCli({u"compare"_s, a, b, u"--shift"_s, u"x"_s}).status, 64);
    QCOMPARE(limberCli({u"compare"_s, a, b, u"--tolerance"_s, u"-1"_s}).status, 64);
    QCOMPARE(limberCli({u"compare"_s, a, folder.path(u"none"_s)}).status, 1);
}

void ApplyTest::contactsCanBeReadBack()
{
    const FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, textOf(walk()));
    const QString contacts = folder.path(u"contacts.json"_s);
    QCOMPARE(limberCli({u"contacts"_s, in, u"-o"_s, contacts}).status, 0);
    const QJsonObject joints = QJsonDocument::fromJson(bytesOf(contacts)).object()[u"contacts"_s].toObject();
    QVERIFY(joints.contains(u"LeftFoot"_s) && joints.contains(u"RightFoot"_s));
    QCOMPARE(limberCli({u"apply"_s, in, folder.path(u"a.bvh"_s), u"footlock:contacts="_s + contacts}).status, 0);
    QCOMPARE(limberCli({u"contacts"_s, folder.write(u"s.bvh"_s, smallBvh())}).status, 1); // the clip has no legs
}

void ApplyTest::theFloorIsFoundOrSaid()
{
    const FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, textOf(walk()));
    const QString inPlace = folder.path(u"place.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, in, inPlace, u"inplace:path=line"_s}).status, 0);
    const auto floorOf = [](const QString &file, const QStringList &options) {
        return limberCli(QStringList{u"contacts"_s, file} + options).json().object()[u"floor"_s].toObject();
    };
    QVERIFY(!floorOf(in, {})[u"moves"_s].toBool(true));
    QVERIFY(floorOf(inPlace, {})[u"moves"_s].toBool());
    QVERIFY(std::abs(floorOf(inPlace, {})[u"velocity"_s][1].toDouble()) > 50.0);
    QVERIFY(!floorOf(inPlace, {u"--floor"_s, u"still"_s})[u"moves"_s].toBool(true));
    const QJsonObject said = floorOf(inPlace, {u"--floor"_s, u"-12.5,30"_s});
    QCOMPARE(said[u"velocity"_s].toArray(), (QJsonArray{-12.5, 30.0}));
    QVERIFY(!said[u"varies"_s].toBool(true));
    // What contacts writes is read again, with the floor.
    const QString contacts = folder.path(u"contacts.json"_s);
    QCOMPARE(limberCli({u"contacts"_s, inPlace, u"-o"_s, contacts}).status, 0);
    const QString out = folder.path(u"out.bvh"_s);
    const CliRun run = limberCli({u"apply"_s, inPlace, out, u"footlock"_s, u"--contacts"_s, contacts});
    QVERIFY2(run.status == 0 && !run.err.contains("warning: unknown"), run.err.constData());
    QCOMPARE(limberCli({u"apply"_s, inPlace, out, u"walkoff"_s, u"--floor"_s, u"auto"_s}).status, 0);
    QVERIFY(bytesOf(out) != bytesOf(inPlace));
}

void ApplyTest::wrongFloorsAreNamedWithTheirRange_data()
{
    QTest::addColumn<QStringList>("words");
    const QStringList contacts{u"contacts"_s, u"in.bvh"_s};
    const QStringList apply{u"apply"_s, u"in.bvh"_s, u"out.bvh"_s, u"footlock"_s};
    const QStringList retarget{u"retarget"_s, u"in.bvh"_s, u"--onto"_s, u"in.bvh"_s, u"-o"_s, u"out.bvh"_s};
    for (const QStringList &call : {contacts, apply, retarget}) {
        for (const QString &wrong : {u"moving"_s, u"1"_s, u"1,2,3"_s, u"0,2e6"_s})
            QTest::newRow(qPrintable(call.first() + u' ' + wrong)) << call + QStringList{u"--floor"_s, wrong};
    }
}

void ApplyTest::wrongFloorsAreNamedWithTheirRange()
{
    QFETCH(QStringList, words);
    const CliRun run = limberCli(words);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains("two speeds from -1000000 to 1000000"), run.err.constData());
}

void ApplyTest::contactsApplyToAllOperations()
{
    const FileFolder folder;
    const QString in = folder.write(u"in.bvh"_s, textOf(walk()));
    const QString contacts = folder.path(u"contacts.json"_s);
    const QString byOption = folder.path(u"a.bvh"_s);
    const QString bySetting = folder.path(u"b.bvh"_s);
    const QString detected = folder.path(u"c.bvh"_s);
    folder.write(u"contacts.json"_s, R"({"contacts": {"LeftFoot": [[20, 45]]}})");
    QCOMPARE(limberCli({u"apply"_s, in, byOption, u"footlock"_s, u"--contacts"_s, contacts}).status, 0);
    QCOMPARE(limberCli({u"apply"_s, in, bySetting, u"footlock:contacts="_s + contacts}).status, 0);
    QCOMPARE(limberCli({u"apply"_s, in, detected, u"footlock"_s}).status, 0);
    QVERIFY(bytesOf(byOption) == bytesOf(bySetting));
    QVERIFY(bytesOf(byOption) != bytesOf(detected));
    // Contacts are kept if the frames do not change, follow if each frame keeps a position of its own, and are
    // otherwise dropped with a message.
    QCOMPARE(limberCli({u"apply"_s, in, bySetting, u"scale:by=1"_s, u"footlock"_s, u"--contacts"_s, contacts}).status,
             0);
    QVERIFY(bytesOf(byOption) == bytesOf(bySetting));
    const CliRun trimmed =
        limberCli({u"apply"_s, in, bySetting, u"trim:frames=0-99"_s, u"footlock"_s, u"--contacts"_s, contacts});
    QCOMPARE(trimmed.status, 0);
    QVERIFY2(trimmed.err.contains("1 contact held"), trimmed.err.constData());
    const CliRun resampled =
        limberCli({u"apply"_s, in, bySetting, u"resample:fps=24"_s, u"footlock"_s, u"--contacts"_s, contacts});
    QCOMPARE(resampled.status, 0);
    QVERIFY2(resampled.err.contains("contacts that were set do not fit"), resampled.err.constData());
    const CliRun wrong = limberCli({u"apply"_s, in, bySetting, u"floor"_s, u"--contacts"_s,
                                    folder.write(u"wrong.json"_s, R"({"contacts": {"LeftFoot": [[10, 999]]}})")});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("wrong.json:1:"), wrong.err.constData());
}

QTEST_GUILESS_MAIN(ApplyTest)

} // namespace tst_apply

#include "tst_apply.moc"
