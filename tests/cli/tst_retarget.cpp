#include "bvh/write/bvhwriter.h"
#include "formats/format.h"
#include "limbercli.h"
#include "support/plainbody.h"
#include "support/results/resultinputs.h"
#include "support/scenes/bodyfile.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <utility>

namespace tst_retarget {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray walkerText(double scale = 1.0)
{
    WalkerOptions options;
    options.scale = scale;
    options.frames = 90;
    return QByteArray::fromStdString(writeBvh(makeWalker(options).clip));
}

// Returns whether each interval of some contacts is part of one of the others.
bool areWithin(const QJsonObject &contacts, const QJsonObject &others)
{
    for (auto joint = contacts.begin(); joint != contacts.end(); ++joint) {
        const QJsonArray around = others[joint.key()].toArray();
        for (const QJsonValue interval : joint.value().toArray()) {
            const bool isWithin = std::ranges::any_of(around, [&](const QJsonValue &other) {
                return other[0].toInt() <= interval[0].toInt() && other[1].toInt() >= interval[1].toInt();
            });
            if (!isWithin)
                return false;
        }
    }
    return true;
}

} // namespace

// limber-cli retarget, as scripts rely on it.
class RetargetVerbTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesTheMotionOnTheSkeleton();
    void reportsWhatTheCallLacks_data();
    void reportsWhatTheCallLacks();
    void jsonHasMappingContactsAndMeasures();
    void keepsHandsOutOfTheBodyOnRequest();
    void theReportAgreesWithTheOtherVerbs_data();
    void theReportAgreesWithTheOtherVerbs();
    void theReferencePoseIsChosenAndSaid();
    void theUpAxisOfTheMotionIsSaidAndAsked();
    void aMappingFileDecidesTheMapping();
    void badFilesAreRefusedWithTheirLineAndNothingIsWritten_data();
    void badFilesAreRefusedWithTheirLineAndNothingIsWritten();
    void theResultMayReplaceTheMotion();
    void contactsFromAFileAreHeld();
    void aMotionWithoutFramesIsRefused();
    void anOptionOverridesTheFile();
    void warningsNameTheFileThatTheyAreAbout();
    void aBuiltInSkeletonNeedsNoFile_data();
    void aBuiltInSkeletonNeedsNoFile();
    void aFileComesBeforeABuiltInSkeleton();
    void aWrongNameOfASkeletonIsRefused_data();
    void aWrongNameOfASkeletonIsRefused();
    void theBuiltInSkeletonsAreListed();
    void aCharacterGetsOneMoreAnimation();
    void onlyBvhIsToldOfItsOffsets();
    void aMotionOnACharactersSkeletonIsInCentimetres();
    void aMappingOfAnAvatarNamesItsJoints();
    void theBonesOfACharacterBecomeAnAnimationOfVrm();
    void onlySomeFilesHoldACharacter_data();
    void onlySomeFilesHoldACharacter();
    void aBadCharacterIsRefusedWithASentence();
    void aFigureOfOddSizeIsDoubted();
    void theHelpNamesAllFilesThatHoldACharacter_data();
    void theHelpNamesAllFilesThatHoldACharacter();

private:
    [[nodiscard]] CliRun retarget(const QStringList &more) const
    {
        return limberCli(QStringList{u"retarget"_s, m_motion, u"--onto"_s, m_skeleton, u"-o"_s, m_out} + more);
    }

    std::unique_ptr<FileFolder> m_folder;
    QString m_motion;
    QString m_skeleton;
    QString m_out;
};

void RetargetVerbTest::init()
{
    m_folder = std::make_unique<FileFolder>();
    m_motion = m_folder->write(u"walk.bvh"_s, walkerText());
    m_skeleton = m_folder->write(u"small.bvh"_s, walkerText(0.5));
    m_out = m_folder->path(u"out.bvh"_s);
}

void RetargetVerbTest::writesTheMotionOnTheSkeleton()
{
    const CliRun run = retarget({});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.isEmpty(), run.err);
    const QByteArray written = bytesOf(m_out);
    const QByteArray skeleton = bytesOf(m_skeleton);
    QCOMPARE(written.left(written.indexOf("MOTION")), skeleton.left(skeleton.indexOf("MOTION")));
    QVERIFY(written.contains("Frames: 90"));
    QCOMPARE(limberCli({u"check"_s, m_out}).status, 0);
}

void RetargetVerbTest::reportsWhatTheCallLacks_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("expected");
    const auto add = [](const char *name, const QStringList &words, const char *expected) {
        QTest::newRow(name) << words << QByteArray(expected);
    };
    add("no skeleton", {u"a.bvh"_s, u"-o"_s, u"o.bvh"_s}, "--onto");
    add("no output", {u"a.bvh"_s, u"--onto"_s, u"b.bvh"_s}, "-o");
    const QStringList whole{u"a.bvh"_s, u"--onto"_s, u"b.bvh"_s, u"-o"_s, u"o.bvh"_s};
    add("rest", whole + QStringList{u"--rest"_s, u"loose"_s}, "expected auto, match or keep for --rest, found 'loose'");
    add("feet", whole + QStringList{u"--feet"_s, u""_s}, "expected lock or free for --feet");
    add("scale", whole + QStringList{u"--scale"_s, u"-1"_s}, "expected auto or a number above 0");
    add("scale nan", whole + QStringList{u"--scale"_s, u"nan"_s}, "expected auto or a number above 0");
    add("up", whole + QStringList{u"--up"_s, u"w"_s}, "expected auto, x, y or z");
    add("source frame", whole + QStringList{u"--source-frame"_s, u"first"_s},
        "expected auto, rest or a frame for --source-frame, found 'first'");
    add("target frame", whole + QStringList{u"--target-frame"_s, u"-1"_s}, "--target-frame");
    add("hand", whole + QStringList{u"--left-hand"_s, u"foot"_s}, "--left-hand");
    add("json and -", {u"a.bvh"_s, u"--onto"_s, u"b.bvh"_s, u"-o"_s, u"-"_s, u"--json"_s}, "standard output");
}

void RetargetVerbTest::reportsWhatTheCallLacks()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, expected);
    const CliRun run = limberCli(QStringList{u"retarget"_s} + words);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(expected), run.err);
}

void RetargetVerbTest::keepsHandsOutOfTheBodyOnRequest()
{
    const QByteArray body = QByteArray::fromStdString(writeBvh(bodyWithHandInBelly()));
    const QString motion = m_folder->write(u"belly.bvh"_s, body);
    const QString out = m_folder->path(u"apart.bvh"_s);
    const auto depthAfter = [&](const QStringList &options) {
        const CliRun run = limberCli(QStringList{u"retarget"_s, motion, u"--onto"_s, motion, u"-o"_s, out} + options);
        const CliRun check = limberCli({u"check"_s, out, u"--profile"_s, u"motion"_s, u"--json"_s});
        double most = run.status == 0 ? 0.0 : 1000.0;
        for (const QJsonValue inside : check.json().array().first().toObject()[u"inside"_s].toArray())
            most = std::max(most, inside.toObject()[u"depth_ncm"_s].toDouble());
        return std::pair(most, run.err);
    };
    const auto [before, said] = depthAfter({});
    QVERIFY(before > 3.0);
    QVERIFY2(!said.contains("hand"), said.constData());
    const auto [after, saidApart] = depthAfter({u"--keep-apart"_s});
    QVERIFY2(after < 0.6, qPrintable(QString::number(after)));
    QVERIFY2(saidApart.contains("note: in "), saidApart.constData());
    QVERIFY2(saidApart.contains("a hand or a forearm was inside"), saidApart.constData());
    const QByteArray asked = bytesOf(out);
    const QString mapping = m_folder->write(u"apart.json"_s, R"({"mapping": {}, "settings": {"keepApart": true}})");
    const auto [inFile, saidByFile] = depthAfter({u"--map"_s, mapping});
    QCOMPARE(inFile, after);
    QCOMPARE(saidByFile, saidApart);
    QCOMPARE(bytesOf(out), asked);
}

void RetargetVerbTest::jsonHasMappingContactsAndMeasures()
{
    const CliRun run = retarget({u"--json"_s});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.json().array().size(), 1);
    const QJsonObject object = run.json().array().first().toObject();
    QCOMPARE(object[u"file"_s].toString(), m_motion);
    QCOMPARE(object[u"scale"_s].toDouble(), 0.5);
    QCOMPARE(object[u"rest"_s].toString(), u"match"_s);
    QCOMPARE(object[u"up"_s].toString(), u"y"_s);
    const QJsonObject first = object[u"mapping"_s].toArray().first().toObject();
    QCOMPARE(first[u"target"_s].toString(), u"Hips"_s);
    QCOMPARE(first[u"source"_s].toString(), u"Hips"_s);
    QCOMPARE(first[u"reason"_s].toString(), u"name"_s);
    QVERIFY(object[u"contacts"_s].toObject().contains(u"LeftFoot"_s));
    const QJsonObject measures = object[u"measures"_s].toObject();
    QVERIFY(measures[u"slide_ncm_per_frame"_s].toObject()[u"mean"_s].toDouble() < 1e-4);
    QVERIFY(measures[u"bone_direction_error_deg"_s].toObject()[u"mean"_s].toDouble() < 1.0);
}

void RetargetVerbTest::theUpAxisOfTheMotionIsSaidAndAsked()
{
    const auto up = [](const CliRun &run) { return run.json().array().first().toObject()[u"sourceUp"_s].toString(); };
    const CliRun found = retarget({u"--json"_s});
    QCOMPARE(up(found), u"y"_s);
    QVERIFY(!found.err.contains("does not stand"));
    const CliRun asked = retarget({u"--json"_s, u"--source-up"_s, u"z"_s});
    QCOMPARE(up(asked), u"z"_s);
    QVERIFY2(asked.err.contains("does not stand in most frames: Z is taken as its up axis"), asked.err);
    const CliRun wrong = retarget({u"--source-up"_s, u"w"_s});
    QCOMPARE(wrong.status, 64);
    QVERIFY2(wrong.err.contains("expected auto, x, y or z for --source-up, found"), wrong.err);
}

void RetargetVerbTest::theReportAgreesWithTheOtherVerbs_data()
{
    QTest::addColumn<QString>("prepare"); // makes the motion
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("hasFeet"); // that are known as such
    QTest::newRow("CMU") << u"cp walker.bvh in.bvh"_s << u"cmu-like.bvh"_s << true;
    QTest::newRow("Mixamo") << u"cp walker.bvh in.bvh"_s << u"mixamo-like.bvh"_s << true;
    QTest::newRow("Z up, other proportions") << u"cp slow.bvh in.bvh"_s << u"human-basic.bvh"_s << true;
    QTest::newRow("without names") << u"sed -E 's/(JOINT|ROOT) .*/\\1 b/' moved.bvh > in.bvh"_s << u"human-basic.bvh"_s
                                   << false;
    QTest::newRow("fewer joints")
        << u"\"$cli\" apply walker.bvh in.bvh remove:joint=LeftToeBase remove:joint=RightFoot"_s << u"human-basic.bvh"_s
        << false;
}

// The mapping is the one that `map` proposes, the contacts are those that `contacts` finds, and the result is a walk
// whose feet stand where it says so.
void RetargetVerbTest::theReportAgreesWithTheOtherVerbs()
{
    QFETCH(QString, prepare);
    QFETCH(QString, target);
    QFETCH(bool, hasFeet);
    makeResultInputs(*m_folder);
    QCOMPARE(shell(u"cd \"$1\"; "_s + prepare, {m_folder->path({})}).status, 0);
    const QString motion = m_folder->path(u"in.bvh"_s);
    const QString skeleton = m_folder->path(target);
    const CliRun run =
        limberCli({u"retarget"_s, motion, u"--onto"_s, skeleton, u"-o"_s, m_out, u"--guess"_s, u"--json"_s});
    QVERIFY2(run.status == 0, run.err.constData());
    const QJsonObject report = run.json().array().first().toObject();

    const QJsonObject wanted =
        limberCli({u"map"_s, motion, skeleton, u"--guess"_s}).json().object()[u"mapping"_s].toObject();
    QStringList pairs;
    for (const QJsonValue &pair : report[u"mapping"_s].toArray()) {
        if (pair[u"source"_s].isString())
            pairs << pair[u"target"_s].toString() + u' ' + pair[u"source"_s].toString();
    }
    QStringList wantedPairs;
    for (auto each = wanted.begin(); each != wanted.end(); ++each) {
        if (each.value().isString())
            wantedPairs << each.key() + u' ' + each.value().toString();
    }
    pairs.sort();
    wantedPairs.sort();
    QCOMPARE(pairs, wantedPairs);
    QVERIFY(pairs.size() >= 14);
    const QJsonObject contacts = limberCli({u"contacts"_s, motion}).json().object()[u"contacts"_s].toObject();
    QVERIFY(areWithin(report[u"contacts"_s].toObject(), contacts));

    const QJsonObject measures = report[u"measures"_s].toObject();
    QVERIFY(measures[u"bone_direction_error_deg"_s][u"mean"_s].toDouble(1e3) < 10.0);
    QVERIFY(measures[u"channel_steps_over_170"_s].toInt(1000) <= measures[u"source_channel_steps_over_170"_s].toInt(0));
    QVERIFY(measures[u"joint_step_max_ratio_to_source"_s].toDouble(1e3) < 1.5);
    QCOMPARE(report[u"contacts"_s].toObject().isEmpty() || pairs.size() < 18, !hasFeet);
    if (!hasFeet)
        return;
    QVERIFY(measures[u"slide_ncm_per_frame"_s][u"max"_s].toDouble(1e3) < 1e-6);
    QVERIFY(measures[u"jerk_ratio_to_source"_s].toDouble(1e3) < 1.5);
}

void RetargetVerbTest::theReferencePoseIsChosenAndSaid()
{
    const QString lying = m_folder->path(u"lying.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, m_motion, lying, u"bakerest:aim=x"_s}).status, 0);
    m_motion = lying;
    const CliRun found = retarget({u"--json"_s});
    QVERIFY2(found.err.contains("The rest pose of the source does not stand"), found.err);
    const QJsonObject object = found.json().array().first().toObject();
    QVERIFY(object[u"sourceReference"_s].isDouble());
    QCOMPARE(object[u"targetReference"_s].toString(), u"rest"_s);
    const QJsonObject twist = object[u"measures"_s].toObject()[u"twist_degrees"_s].toObject();
    QVERIFY(twist[u"max"_s].toDouble(-1.0) >= 0.0);
    QVERIFY(twist[u"mean"_s].toDouble() < 5.0);
    const CliRun asked = retarget({u"--json"_s, u"--source-frame"_s, u"rest"_s});
    QVERIFY2(asked.err.contains("is rotated about its own bone by"), asked.err);
    QCOMPARE(asked.json().array().first().toObject()[u"sourceReference"_s].toString(), u"rest"_s);
    const CliRun frame = retarget({u"--json"_s, u"--source-frame"_s, u"7"_s, u"--target-frame"_s, u"0"_s});
    QCOMPARE(frame.json().array().first().toObject()[u"sourceReference"_s].toInt(), 7);
    QCOMPARE(frame.json().array().first().toObject()[u"targetReference"_s].toInt(-1), 0);
    const CliRun missing = retarget({u"--source-frame"_s, u"90"_s});
    QCOMPARE(missing.status, 1);
    QVERIFY2(missing.err.contains("expected a frame from 0 to 89 for --source-frame, found 90"), missing.err);
}

void RetargetVerbTest::aMappingFileDecidesTheMapping()
{
    const QString map = m_folder->write(u"map.json"_s, R"({"mapping": {"Hips": "Hips", "Head": null}})");
    const CliRun run = retarget({u"--map"_s, map, u"--json"_s});
    QCOMPARE(run.status, 0);
    int followed = 0;
    for (const QJsonValue pair : run.json().array().first().toObject()[u"mapping"_s].toArray())
        followed += pair.toObject()[u"source"_s].isNull() ? 0 : 1;
    QCOMPARE(followed, 1);
    QVERIFY(run.err.contains("No leg of the target follows a leg of the source"));
}

void RetargetVerbTest::badFilesAreRefusedWithTheirLineAndNothingIsWritten_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto add = [](const char *name, const QString &option, const char *text, const char *expected) {
        QTest::newRow(name) << option << QByteArray(text) << QByteArray(expected);
    };
    add("truncated mapping", u"--map"_s, "{\"mapping\": {\n\"Hips\": \"Hi", ".json:2:");
    add("unknown source", u"--map"_s, "{\"mapping\": {\n\n\"Hips\": \"Wing\"}}", ".json:3:");
    add("unknown target", u"--map"_s, "{\"mapping\": {\"Wing\": \"Hips\"}}", "expected a joint of the target");
    add("twice", u"--map"_s, "{\"mapping\": {\"Hips\": \"Hips\",\n\"Head\": \"Hips\"}}", ".json:2:");
    add("turned round", u"--map"_s, "{\"mapping\": {\"Hips\": \"Head\",\n\"Head\": \"Hips\"}}",
        "order of the hierarchies");
    add("unknown contact in a mapping", u"--map"_s, "{\"mapping\": {}, \"contacts\": {\n\"Wing\": [[0, 1]]}}",
        ".json:2:");
    add("no JSON", u"--contacts"_s, "LeftFoot 1 2", ".json:1:1: error: ");
    add("unknown joint", u"--contacts"_s, "{\"contacts\": {\n\"Wing\": [[0, 1]]}}", ".json:2:");
    add("outside the clip", u"--contacts"_s, "{\"contacts\": {\n\"LeftFoot\": [[80, 400]]}}", ".json:2:");
    add("reversed", u"--contacts"_s, "{\"contacts\": {\n\"LeftFoot\": [[9, 2]]}}", ".json:2:");
}

void RetargetVerbTest::badFilesAreRefusedWithTheirLineAndNothingIsWritten()
{
    QFETCH(QString, option);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const CliRun run = retarget({option, m_folder->write(u"bad.json"_s, text)});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains(expected) && run.err.contains("error: expected"), run.err);
    QVERIFY(!QFile::exists(m_out));
}

void RetargetVerbTest::theResultMayReplaceTheMotion()
{
    QCOMPARE(retarget({}).status, 0);
    m_out = m_motion;
    const QByteArray apart = bytesOf(m_folder->path(u"out.bvh"_s));
    QCOMPARE(retarget({}).status, 0);
    QCOMPARE(bytesOf(m_motion), apart);
}

void RetargetVerbTest::contactsFromAFileAreHeld()
{
    const QString contacts = m_folder->write(u"c.json"_s, R"({"contacts": {"LeftFoot": [[10, 20]]}})");
    const CliRun run = retarget({u"--contacts"_s, contacts, u"--json"_s});
    QCOMPARE(run.status, 0);
    const QJsonObject held = run.json().array().first().toObject()[u"contacts"_s].toObject();
    QCOMPARE(held.size(), 1);
    QCOMPARE(held[u"LeftFoot"_s].toArray().first().toArray().last().toInt(), 20);
}

void RetargetVerbTest::aMotionWithoutFramesIsRefused()
{
    QByteArray text = walkerText();
    text.truncate(text.indexOf("MOTION"));
    m_motion = m_folder->write(u"still.bvh"_s, text + "MOTION\nFrames: 0\nFrame Time: 0.033333\n");
    const CliRun run = retarget({});
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("nothing to retarget"), run.err);
    QVERIFY(!QFile::exists(m_out));
}

void RetargetVerbTest::anOptionOverridesTheFile()
{
    const QString map = m_folder->write(
        u"map.json"_s,
        R"({"mapping": {"Hips": "Hips"}, "rest": "keep", "settings": {"scale": 2, "keepTravel": true}})");
    const auto object = [&](const QStringList &more) {
        return retarget(QStringList{u"--map"_s, map, u"--json"_s} + more).json().array().first().toObject();
    };
    QCOMPARE(object({})[u"rest"_s].toString(), u"keep"_s);
    QCOMPARE(object({})[u"scale"_s].toDouble(), 2.0);
    QCOMPARE(object({u"--rest"_s, u"match"_s})[u"rest"_s].toString(), u"match"_s);
    QCOMPARE(object({u"--scale"_s, u"0.25"_s})[u"scale"_s].toDouble(), 0.25);
}

void RetargetVerbTest::warningsNameTheFileThatTheyAreAbout()
{
    const QString lying = m_folder->path(u"lying.bvh"_s);
    QCOMPARE(limberCli({u"apply"_s, m_motion, lying, u"bakerest:aim=x"_s}).status, 0);
    const auto has = [](const CliRun &run, const QString &file, const char *words) {
        return run.err.contains(file.toUtf8() + ": warning: " + words);
    };
    const CliRun source = limberCli({u"retarget"_s, lying, u"--onto"_s, m_skeleton, u"-o"_s, m_out});
    QVERIFY2(has(source, lying, "The rest pose of the source does not stand"), source.err);
    const CliRun target = limberCli({u"retarget"_s, m_motion, u"--onto"_s, lying, u"-o"_s, m_out});
    QVERIFY2(has(target, lying, "The rest pose of the target does not stand"), target.err);
    const CliRun frame = retarget({u"--target-frame"_s, u"900"_s});
    QVERIFY2(frame.err.startsWith(m_skeleton.toUtf8() + ": error: expected a frame from 0 to "), frame.err);
    // The frames are those of the result.
    const QString contacts =
        m_folder->write(u"contacts.json"_s, QByteArrayLiteral("{\"contacts\": {\"LeftFoot\": [[0, 89]]}}"));
    const CliRun result = retarget({u"--contacts"_s, contacts});
    QVERIFY2(has(result, m_out, "LeftFoot still slides in frames 0 to 89"), result.err);
}

namespace {

QJsonObject headOf(const QByteArray &glb)
{
    const auto length = qFromLittleEndian<quint32>(glb.constData() + 12);
    return QJsonDocument::fromJson(glb.mid(20, length)).object();
}

} // namespace

void RetargetVerbTest::aCharacterGetsOneMoreAnimation()
{
    const QString hero = m_folder->path(u"hero.glb"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero}).status, 0);
    const QByteArray before = bytesOf(hero);
    const QString out = m_folder->path(u"hero-walk.GLB"_s);
    const CliRun run = limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, out});
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err);
    QCOMPARE(bytesOf(hero), before);
    const QJsonObject head = headOf(bytesOf(out));
    QCOMPARE(head[u"animations"_s].toArray().size(), 2);
    QCOMPARE(head[u"animations"_s][1][u"name"_s].toString(), u"walk"_s);
    QCOMPARE(head[u"meshes"_s], headOf(before)[u"meshes"_s]);
    // The result may replace the character, and a name is given once.
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, out, u"-o"_s, out}).status, 0);
    QCOMPARE(headOf(bytesOf(out))[u"animations"_s][2][u"name"_s].toString(), u"walk 2"_s);
    const QString alone = m_folder->path(u"alone.glb"_s);
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, alone, u"--animation-only"_s}).status, 0);
    QVERIFY(!headOf(bytesOf(alone)).contains(u"meshes"_s));
}

// The hips of some motions stay near zero, for which BVH needs another OFFSET; a character's file has none.
void RetargetVerbTest::onlyBvhIsToldOfItsOffsets()
{
    Clip clip = makeWalker({.frames = 30}).clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (const int column : {0, 1, 2})
            clip.motion.setValue(frame, column, 0.1 * column);
    }
    const QString motion = m_folder->write(u"inplace.bvh"_s, QByteArray::fromStdString(writeBvh(clip)));
    Skeleton skeleton = clip.skeleton;
    skeleton.setOffset(NodeId::joint(0), {0.0, 90.0, 0.0});
    const QString hero = m_folder->write(u"hero.gltf"_s, bodyAsGltf(skeleton));
    const auto retarget = [&](const QString &out) {
        return limberCli({u"retarget"_s, motion, u"--onto"_s, hero, u"-o"_s, m_folder->path(out)});
    };
    const CliRun written = retarget(u"out.bvh"_s);
    QCOMPARE(written.status, 0);
    QVERIFY2(written.err.contains("OFFSET"), written.err);
    for (const QString &out : {u"out.glb"_s, u"out.fbx"_s}) {
        const CliRun run = retarget(out);
        QCOMPARE(run.status, 0);
        QVERIFY2(!run.err.contains("OFFSET"), run.err);
    }
}

void RetargetVerbTest::aMotionOnACharactersSkeletonIsInCentimetres()
{
    const QString hero = m_folder->path(u"hero.gltf"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero, u"--unit"_s, u"m"_s}).status, 0);
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, m_out}).status, 0);
    QVERIFY(bytesOf(m_out).contains("Frames: 90"));
    // As .fbx it has the character's own joints, and puts them where the .bvh does.
    const QString fbx = m_folder->path(u"hero-walk.fbx"_s);
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, fbx}).status, 0);
    const QString back = m_folder->path(u"back.bvh"_s);
    QCOMPARE(limberCli({u"import"_s, fbx, back}).status, 0);
    const CliRun compared = limberCli({u"compare"_s, m_out, back, u"--json"_s});
    QCOMPARE(compared.status, 0);
    const QJsonArray joints = QJsonDocument::fromJson(compared.out)[0][u"joints"_s].toArray();
    QVERIFY(joints.size() > 10 && joints[0][u"units"_s][u"largest"_s].isDouble());
    for (const QJsonValue joint : joints) { // FBX has no end sites
        if (!joint[u"name"_s].toString().contains(u'/'))
            QVERIFY2(joint[u"units"_s][u"largest"_s].toDouble(1.0) < 0.01, compared.out);
    }
    const QString imported = m_folder->path(u"hero.bvh"_s);
    QCOMPARE(limberCli({u"import"_s, hero, imported}).status, 0);
    QCOMPARE(limberCli({u"check"_s, m_out}).status, 0);
}

// An avatar says which of its joints is which bone; a mapping names the joints all the same, or no retarget could use
// it.
void RetargetVerbTest::aMappingOfAnAvatarNamesItsJoints()
{
    const QString hero = m_folder->path(u"hero.gltf"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero}).status, 0);
    QJsonObject file = QJsonDocument::fromJson(bytesOf(hero)).object();
    file.remove(u"extras"_s);
    QJsonArray nodes = file[u"nodes"_s].toArray();
    QJsonObject bones;
    for (int i = 0; i < nodes.size(); ++i) {
        QJsonObject node = nodes[i].toObject();
        QString bone = node[u"name"_s].toString();
        for (const auto &[name, other] : {std::pair(u"UpLeg"_s, u"UpperLeg"_s),
                                          {u"Leg"_s, u"LowerLeg"_s},
                                          {u"ForeArm"_s, u"LowerArm"_s},
                                          {u"Arm"_s, u"UpperArm"_s}}) {
            if (bone == u"Left"_s + name || bone == u"Right"_s + name) {
                bone.replace(name, other);
                break;
            }
        }
        bone[0] = bone[0].toLower();
        if (QStringList{u"hips"_s, u"spine"_s, u"neck"_s, u"head"_s}.contains(bone) || bone.endsWith(u"Leg"_s) ||
            bone.endsWith(u"Arm"_s) || bone.endsWith(u"Foot"_s) || bone.endsWith(u"Hand"_s))
            bones[bone] = QJsonObject{{u"node"_s, i}};
        node.remove(u"extras"_s);
        node[u"name"_s] = u"J_%1"_s.arg(i);
        nodes[i] = node;
    }
    QVERIFY(bones.size() > 12);
    file[u"nodes"_s] = nodes;
    file[u"extensions"_s] =
        QJsonObject{{u"VRMC_vrm"_s, QJsonObject{{u"specVersion"_s, u"1.0"_s},
                                                {u"humanoid"_s, QJsonObject{{u"humanBones"_s, bones}}}}}};
    const QString avatar = m_folder->write(u"avatar.vrm"_s, QJsonDocument(file).toJson());
    const QString map = m_folder->path(u"map.json"_s);
    QCOMPARE(limberCli({u"map"_s, m_motion, avatar, u"-o"_s, map}).status, 0);
    QVERIFY(bytesOf(map).contains("\"J_1\"") && !bytesOf(map).contains("leftUpperArm"));
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, avatar, u"-o"_s, m_out}).status, 0);
    const QByteArray expected = bytesOf(m_out);
    const CliRun mapped = limberCli({u"retarget"_s, m_motion, u"--onto"_s, avatar, u"--map"_s, map, u"-o"_s, m_out});
    QVERIFY2(mapped.status == 0, mapped.err);
    QCOMPARE(bytesOf(m_out), expected);
}

void RetargetVerbTest::theBonesOfACharacterBecomeAnAnimationOfVrm()
{
    const QString hero = m_folder->path(u"hero.glb"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero}).status, 0);
    const QString out = m_folder->path(u"walk.vrma"_s);
    const CliRun run = limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, out});
    QVERIFY2(run.status == 0 && run.err.isEmpty(), run.err);
    const QJsonObject head = headOf(bytesOf(out));
    QVERIFY(head[u"extensions"_s][u"VRMC_vrm_animation"_s][u"humanoid"_s][u"humanBones"_s][u"leftHand"_s].isObject());
    QVERIFY(!head.contains(u"meshes"_s) && !head.contains(u"skins"_s));
    QCOMPARE(head[u"animations"_s][0][u"name"_s].toString(), u"walk"_s);
    // It is read like any file of glTF, and is a skeleton with the bones that it names.
    QCOMPARE(limberCli({u"import"_s, out, m_out}).status, 0);
    QVERIFY(bytesOf(m_out).contains("Frames: 90"));
    const CliRun info = limberCli({u"info"_s, out, u"--json"_s});
    const QJsonObject described = QJsonDocument::fromJson(info.out)[0].toObject();
    QCOMPARE(described[u"format"_s].toString(), u"VRM animation 1.0"_s);
    QCOMPARE(described[u"animations"_s].toInt(), 1);
    QVERIFY(described[u"roles"_s].toObject().size() >= 15);
    // A body without the bones of a human is refused.
    const QString arm = m_folder->write(u"arm.bvh"_s, smallBvh());
    const QString refused = m_folder->path(u"refused.vrma"_s);
    const CliRun noHuman = limberCli({u"export"_s, arm, refused});
    QCOMPARE(noHuman.status, 1);
    QVERIFY2(noHuman.err.contains("arm.bvh: error: expected the bones hips, spine, head, ") &&
                 noHuman.err.contains(" for .vrma, without "),
             noHuman.err);
    QCOMPARE(limberCli({u"export"_s, arm, hero}).status, 0);
    const CliRun noBones = limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, refused});
    QCOMPARE(noBones.status, 1);
    QVERIFY2(noBones.err.contains("hero.glb: error: expected the bones "), noBones.err);
    QVERIFY(!QFile::exists(refused));
}

void RetargetVerbTest::onlySomeFilesHoldACharacter_data()
{
    QTest::addColumn<QString>("onto");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("expected");
    const QStringList alone{u"--animation-only"_s};
    QTest::newRow("gltf") << u"hero.glb"_s << QStringList{u"-o"_s, u"o.gltf"_s} << QByteArray("write .glb");
    QTest::newRow("vrm") << u"hero.glb"_s << QStringList{u"-o"_s, u"o.vrm"_s} << QByteArray("write .glb");
    QTest::newRow("alone as bvh") << u"hero.glb"_s << QStringList{u"-o"_s, u"o.bvh"_s} + alone
                                  << QByteArray("--animation-only");
    QTest::newRow("alone, of a BVH file")
        << u"small.bvh"_s << QStringList{u"-o"_s, u"o.bvh"_s} + alone << QByteArray("--animation-only");
    QTest::newRow("of a built-in skeleton")
        << u"mixamo-like"_s << QStringList{u"-o"_s, u"o.glb"_s} << QByteArray("mixamo-like");
    QTest::newRow("of a built-in skeleton, for VRM")
        << u"mixamo-like"_s << QStringList{u"-o"_s, u"o.vrma"_s} << QByteArray("OUT.vrma");
    QTest::newRow("of a BVH file") << u"small.bvh"_s << QStringList{u"-o"_s, u"o.glb"_s} << QByteArray("small.bvh");
}

void RetargetVerbTest::onlySomeFilesHoldACharacter()
{
    QFETCH(const QString, onto);
    QFETCH(const QStringList, more);
    QFETCH(const QByteArray, expected);
    const QString hero = m_folder->path(u"hero.glb"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero}).status, 0);
    const QString skeleton = onto.contains(u'.') ? m_folder->path(onto) : onto;
    const CliRun run = limberCli(QStringList{u"retarget"_s, m_motion, u"--onto"_s, skeleton} + more);
    QCOMPARE(run.status, 64);
    QVERIFY2(run.err.contains(expected), run.err);
}

void RetargetVerbTest::aBadCharacterIsRefusedWithASentence()
{
    const QString out = m_folder->path(u"out.glb"_s);
    for (const QByteArray &bytes : {QByteArray("glTF\x02\0\0\0 not one", 16), QByteArray(), QByteArray("no glTF")}) {
        const QString bad = m_folder->write(u"hero.glb"_s, bytes);
        const CliRun run = limberCli({u"retarget"_s, m_motion, u"--onto"_s, bad, u"-o"_s, out});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("hero.glb: error: ") && run.err.contains("glTF"), run.err);
        QVERIFY(!QFile::exists(out));
    }
}

void RetargetVerbTest::aFigureOfOddSizeIsDoubted()
{
    const QString hero = m_folder->path(u"hero.glb"_s);
    QCOMPARE(limberCli({u"export"_s, m_skeleton, hero, u"--unit"_s, u"m"_s}).status, 0); // of centimetres
    const QString out = m_folder->path(u"out.glb"_s);
    const CliRun run = limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, out});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.err.contains("hero.glb: note: expected a figure from 0.2 to 20 m tall, found one of 88 m"), run.err);
    QCOMPARE(limberCli({u"retarget"_s, m_motion, u"--onto"_s, hero, u"-o"_s, out, u"--quiet"_s}).err, QByteArray());
}

void RetargetVerbTest::theHelpNamesAllFilesThatHoldACharacter_data()
{
    QTest::addColumn<QString>("verb");
    for (const QString &verb : {u"retarget"_s, u"render"_s, u"export"_s, u"info"_s})
        QTest::newRow(qPrintable(verb)) << verb;
}

// The sentences are written by hand, the endings are those of the formats.
void RetargetVerbTest::theHelpNamesAllFilesThatHoldACharacter()
{
    QFETCH(QString, verb);
    const QByteArray help = limberCli({verb, u"--help"_s}).out;
    QVERIFY(!characterExtensions().empty());
    for (const std::string_view extension : characterExtensions())
        QVERIFY2(help.contains(QByteArray(extension.data(), qsizetype(extension.size()))), extension.data());
}

QTEST_GUILESS_MAIN(RetargetVerbTest)

void RetargetVerbTest::aBuiltInSkeletonNeedsNoFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("root");
    QTest::newRow("whole name") << u"mixamo-like"_s << QByteArray("ROOT mixamorig:Hips");
    QTest::newRow("short name") << u"mixamo"_s << QByteArray("ROOT mixamorig:Hips");
    QTest::newRow("capitals") << u"Mixamo-Like"_s << QByteArray("ROOT mixamorig:Hips");
    QTest::newRow("said to be built in") << u"template:smpl"_s << QByteArray("ROOT Pelvis");
    QTest::newRow("no short name") << u"second-life"_s << QByteArray("ROOT hip");
    QTest::newRow("another up axis") << u"unreal"_s << QByteArray("ROOT root");
}

void RetargetVerbTest::aBuiltInSkeletonNeedsNoFile()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, root);
    const CliRun run = limberCli({u"retarget"_s, m_motion, u"--onto"_s, name, u"-o"_s, m_out});
    QVERIFY2(run.status == 0, run.err);
    QVERIFY(bytesOf(m_out).contains(root));
    QVERIFY(bytesOf(m_out).contains("Frames: 90"));
    const CliRun mapped = limberCli({u"map"_s, name, name});
    QVERIFY2(mapped.status == 0 && !mapped.out.isEmpty(), mapped.err);
}

void RetargetVerbTest::aFileComesBeforeABuiltInSkeleton()
{
    const QString inFolder = u"cd \"$1\" && \"$cli\" retarget walk.bvh --onto \"$2\" -o out.bvh"_s;
    const auto onto = [&](const QString &name) {
        QFile::remove(m_out);
        const CliRun run = shell(inFolder, {m_folder->path(u"."_s), name});
        return run.status == 0 ? bytesOf(m_out) : run.err;
    };
    QVERIFY2(shell(u"mkdir \"$1\""_s, {m_folder->path(u"cmu-like"_s)}).status == 0, "no folder");
    QVERIFY(onto(u"cmu-like"_s).contains("LHipJoint")); // a folder does not stand in the way
    m_folder->write(u"mixamo"_s, walkerText(0.5));
    QVERIFY(!onto(u"mixamo"_s).contains("mixamorig"));
    QVERIFY(onto(u"template:mixamo"_s).contains("mixamorig"));
    QVERIFY(onto(u"mixamo-like"_s).contains("mixamorig"));
}

void RetargetVerbTest::aWrongNameOfASkeletonIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("mistyped") << u"mixmao"_s << QByteArray("did you mean mixamo-like? (human-basic, ");
    QTest::newRow("mistyped, said to be built in") << u"template:quadrupd"_s << QByteArray("did you mean quadruped?");
    QTest::newRow("nothing like it") << u"template:zzz"_s << QByteArray("of that name (human-basic, human-fingers, ");
    QTest::newRow("only the beginning") << u"template:"_s << QByteArray("of that name (human-basic, human-fingers, ");
    QTest::newRow("a file that is not there") << u"mixamo.bvh"_s << QByteArray("there is no such file or folder");
    QTest::newRow("not a name at all") << u"\x1b[31m"_s << QByteArray("no built-in skeleton of that name");
}

void RetargetVerbTest::aWrongNameOfASkeletonIsRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, expected);
    for (const QStringList &words : {QStringList{u"retarget"_s, m_motion, u"--onto"_s, name, u"-o"_s, m_out},
                                     QStringList{u"map"_s, m_motion, name}}) {
        const CliRun run = limberCli(words);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains(expected), run.err);
        QVERIFY(!run.err.contains('\x1b'));
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!QFile::exists(m_out));
    }
}

void RetargetVerbTest::theBuiltInSkeletonsAreListed()
{
    const CliRun text = limberCli({u"retarget"_s, u"--list-skeletons"_s});
    QCOMPARE(text.status, 0);
    QCOMPARE(text.out.count('\n'), 8);
    QVERIFY(text.out.contains("mixamo-like      65 joints  A character"));
    const CliRun json = limberCli({u"retarget"_s, u"--list-skeletons"_s, u"--json"_s});
    const QJsonArray list = json.json().array();
    QCOMPARE(list.size(), 8);
    for (const QJsonValue &each : list) {
        QVERIFY(!each[u"help"_s].toString().isEmpty());
        QVERIFY(each[u"joints"_s].toArray().size() > 18);
        const QString name = each[u"name"_s].toString();
        QCOMPARE(limberCli({u"map"_s, name, name, u"--quiet"_s}).status, 0);
    }
    QCOMPARE(limberCli({u"retarget"_s, u"--list-skeletons"_s, m_motion}).status, 64);
}

} // namespace tst_retarget

#include "tst_retarget.moc"
