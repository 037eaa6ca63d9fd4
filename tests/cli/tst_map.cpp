#include "limbercli.h"
#include "support/results/resultinputs.h"
#include "support/sharedtools.h"
#include "support/textfiles.h"

#include "bvh/read/bvhreader.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <memory>

namespace tst_map {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray bvh(const QByteArrayList &names)
{
    QByteArray text = "HIERARCHY\n";
    const char *keyword = "ROOT ";
    for (const QByteArray &name : names) {
        text += keyword + name + "\n{\nOFFSET 0 10 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n";
        keyword = "JOINT ";
    }
    text += "End Site\n{\nOFFSET 0 5 0\n}\n" + QByteArray("}\n").repeated(names.size());
    const QByteArray row = QByteArray("0 ").repeated(3 * names.size());
    return text + "MOTION\nFrames: 1\nFrame Time: 0.033333\n" + row + "\n";
}

// An environment in which the user's own settings are in a folder of the test.
QProcessEnvironment withConfig(const FileFolder &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CONFIG_HOME"_s, folder.path(u"config"_s));
    return environment;
}

// Which joint of the source each joint of the target follows, by their numbers in the files; -1 for none.
QList<int> followedJoints(const CliRun &run)
{
    const QJsonObject file = run.json().object();
    const QJsonArray sources = file[u"source"_s][u"joints"_s].toArray();
    const QJsonObject mapping = file[u"mapping"_s].toObject();
    QList<int> joints;
    for (const QJsonValue &target : file[u"target"_s][u"joints"_s].toArray()) {
        const QJsonValue source = mapping[target.toString()];
        int index = -1;
        for (int i = 0; source.isString() && i < sources.size(); ++i) {
            if (sources[i] == source)
                index = i;
        }
        joints << index;
    }
    return joints;
}

int mappedCount(const QList<int> &followed)
{
    return int(followed.size() - followed.count(-1));
}

// The walk of two seconds and the skeletons that the program ships, as files; see makeResultInputs().
const FileFolder &inputs()
{
    static const auto folder = [] {
        auto made = std::make_unique<FileFolder>();
        makeResultInputs(*made);
        return made;
    }();
    return *folder;
}

// A copy of a file with other names: each is what the expression of sed makes of the old one.
QString renamed(const FileFolder &folder, const QString &file, const QString &expression)
{
    const QString copy = folder.path(u"renamed.bvh"_s);
    const CliRun run = shell(u"sed -E \"$1\" \"$2\" > \"$3\""_s, {expression, inputs().path(file), copy});
    return run.status == 0 ? copy : QString();
}

QJsonObject mappingIn(const CliRun &run)
{
    return run.json().object()[u"mapping"_s].toObject();
}

} // namespace

class MapTest : public QObject
{
    Q_OBJECT

private slots:
    void writesTheMapping();
    void writesACompleteFileOrNone();
    void asksInsteadOfGuessing();
    void namesOnlyPairsWithSimilarNames();
    void usesTheUsersOwnNames();
    void usesTheBuiltInNamesIfTheUsersTableIsBroken();
    void wrongUsageGivesStatus64_data();
    void wrongUsageGivesStatus64();
    void aFileThatCannotBeReadGivesStatus1();
    void aFigureWithoutNamesIsMappedAsWithThem_data();
    void aFigureWithoutNamesIsMappedAsWithThem();
    void theWayAFigureIsNamedChangesNothing_data();
    void theWayAFigureIsNamedChangesNothing();
    void sidesAndLimbsStayTogether_data();
    void sidesAndLimbsStayTogether();
    void mapsPairsWhoseAnswerIsKnown_data();
    void mapsPairsWhoseAnswerIsKnown();

private:
    FileFolder m_folder;
};

void MapTest::writesTheMapping()
{
    const QString source = m_folder.write(u"source.bvh"_s, bvh({"Hips", "LeftUpLeg", "LeftLeg", "LeftFoot"}));
    const QString target = m_folder.write(u"target.bvh"_s, bvh({"pelvis", "thigh_l", "calf_l", "foot_l", "\xE4 prop"}));
    const CliRun run = limberCli({u"map"_s, source, target}, {}, withConfig(m_folder));
    QCOMPARE(run.status, 0);
    const QJsonObject file = run.json().object();
    QCOMPARE(file[u"limber-mapping"_s].toInt(), 1);
    QCOMPARE(file[u"source"_s][u"joints"_s].toArray().size(), 4);
    QCOMPARE(file[u"rest"_s].toString(), u"auto"_s);
    QCOMPARE(mappingIn(run)[u"calf_l"_s].toString(), u"LeftLeg"_s);
    QVERIFY(mappingIn(run)[u"\\xE4 prop"_s].isNull());
    QVERIFY(run.err.contains("target.bvh: note: 4 of 5 joints mapped, not mapped: \\xE4 prop\n"));
    QCOMPARE(limberCli({u"map"_s, source, target}, {}, withConfig(m_folder)).out, run.out);
}

void MapTest::writesACompleteFileOrNone()
{
    const QString clip = m_folder.write(u"clip.bvh"_s, bvh({"Hips", "Spine"}));
    const QString out = m_folder.path(u"mapping.json"_s);
    const CliRun run = limberCli({u"map"_s, clip, clip, u"-o"_s, out, u"--quiet"_s});
    QCOMPARE(run.status, 0);
    QVERIFY(run.out.isEmpty() && run.err.isEmpty());
    QVERIFY(bytesOf(out).endsWith("}\n"));
    const CliRun nowhere = limberCli({u"map"_s, clip, clip, u"-o"_s, m_folder.path(u"no/such/folder.json"_s)});
    QCOMPARE(nowhere.status, 1);
    QVERIFY(nowhere.err.contains("error"));
}

void MapTest::asksInsteadOfGuessing()
{
    // Two legs of the same shape without names: left and right cannot be distinguished.
    const auto legs = [](const char *hips, const char *one, const char *other) {
        const QByteArray end = "End Site\n{\nOFFSET 0 -4 0\n}\n";
        return QByteArray("HIERARCHY\nROOT ") + hips +
               "\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\nJOINT " + one +
               "\n{\nOFFSET 1 0 0\nCHANNELS 0\n" + end + "}\nJOINT " + other + "\n{\nOFFSET 1 0 0\nCHANNELS 0\n" + end +
               "}\n}\nMOTION\nFrames: 1\nFrame Time: 0.033333\n0 0 0\n";
    };
    const QString source = m_folder.write(u"legs.bvh"_s, legs("Hips", "LeftUpLeg", "RightUpLeg"));
    const QString target = m_folder.write(u"nodes.bvh"_s, legs("Hips", "node_1", "node_2"));
    const CliRun asked = limberCli({u"map"_s, source, target}, {}, withConfig(m_folder));
    QCOMPARE(asked.status, 0);
    QVERIFY(mappingIn(asked)[u"node_1"_s].isNull());
    QCOMPARE(asked.err.count('?'), 1);
    QVERIFY(asked.err.contains("the left leg ('LeftUpLeg' in the source)?"));
    QVERIFY(asked.err.contains("--answer no to swap it with"));
    QJsonObject answers[2];
    for (const bool yes : {false, true}) {
        const CliRun run =
            limberCli({u"map"_s, source, target, u"--answer"_s, yes ? u"yes"_s : u"no"_s}, {}, withConfig(m_folder));
        QCOMPARE(run.status, 0);
        QVERIFY(!run.err.contains("?"));
        answers[yes ? 1 : 0] = mappingIn(run);
    }
    QVERIFY(answers[0][u"node_1"_s].isString() && answers[0][u"node_2"_s].isString());
    QCOMPARE(answers[0][u"node_1"_s], answers[1][u"node_2"_s]);
    QCOMPARE(answers[0][u"node_2"_s], answers[1][u"node_1"_s]);
    QCOMPARE(limberCli({u"map"_s, source, target, u"--answer"_s, u"perhaps"_s}, {}, withConfig(m_folder)).status, 64);
    const CliRun guessed = limberCli({u"map"_s, source, target, u"--guess"_s}, {}, withConfig(m_folder));
    QVERIFY(mappingIn(guessed)[u"node_1"_s].isString());
    QVERIFY(!guessed.err.contains("?"));
}

// Pairs that only the shape suggests are counted, not named: the name of one side does not stand for the other.
void MapTest::namesOnlyPairsWithSimilarNames()
{
    // A body with two more joints on its head, which are in the same place in both files.
    const auto body = [](const char *first, const char *second, const char *offset) {
        QByteArray text = bvh({"Hips", "Spine", "Spine1", "Spine2", "Neck", "LeftShoulder", "LeftArm", "LeftForeArm",
                               "LeftHand", "RightShoulder", "RightArm", "RightForeArm", "RightHand", "Head"});
        const QByteArray leaf = QByteArray("\n{\nOFFSET ") + offset + "\nCHANNELS 0\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n";
        const QByteArray other = QByteArray(leaf).replace("OFFSET ", "OFFSET -");
        return text.replace("End Site\n{\nOFFSET 0 5 0\n}\n",
                            "JOINT " + QByteArray(first) + leaf + "JOINT " + second + other);
    };
    const QString source = m_folder.write(u"head.bvh"_s, body("rightKnob", "figureRod", "2 3 1"));
    const QString target = m_folder.write(u"heads.bvh"_s, body("leftLens", "leftLid", "2.5 3.1 0.5"));
    const CliRun run = limberCli({u"map"_s, source, target}, {}, withConfig(m_folder));
    QCOMPARE(run.status, 0);
    QVERIFY2(!run.err.contains("follow 'rightKnob'") && !run.err.contains("follow 'figureRod'"), run.err.constData());
    QVERIFY2(run.err.contains("by shape alone, 1 joint could follow one of another name"), run.err.constData());
    QVERIFY2(run.err.contains("stayed unmapped: 'leftLid'; --guess maps such joints"), run.err.constData());
    const QString out = m_folder.path(u"onto.bvh"_s);
    const CliRun onto = limberCli({u"retarget"_s, source, u"--onto"_s, target, u"-o"_s, out}, {}, withConfig(m_folder));
    QVERIFY2(!onto.err.contains("perhaps"), onto.err.constData());
    QVERIFY2(onto.err.contains("by shape alone, 1 joint could follow one of another name: not used: 'leftLid'"),
             onto.err.constData());
}

void MapTest::usesTheUsersOwnNames()
{
    const FileFolder folder;
    QVERIFY(QDir().mkpath(folder.path(u"config/Limber"_s)));
    folder.write(u"config/Limber/joint-names.json"_s, R"({"joints": {"pelvis": ["becken"], "neck": ["hals"]}})");
    const QString source = folder.write(u"source.bvh"_s, bvh({"Hips", "Spine", "Neck", "Head"}));
    const QString target = folder.write(u"target.bvh"_s, bvh({"Becken", "Torso", "Hals", "Head"}));
    const CliRun run = limberCli({u"map"_s, source, target}, {}, withConfig(folder));
    QCOMPARE(run.status, 0);
    QCOMPARE(mappingIn(run)[u"Hals"_s].toString(), u"Neck"_s);
}

void MapTest::usesTheBuiltInNamesIfTheUsersTableIsBroken()
{
    const FileFolder folder;
    QVERIFY(QDir().mkpath(folder.path(u"config/Limber"_s)));
    folder.write(u"config/Limber/joint-names.json"_s, "{\"joints\":\n {\"fin\": []}}");
    const QString source = folder.write(u"source.bvh"_s, bvh({"Hips", "LeftUpLeg"}));
    const QString target = folder.write(u"target.bvh"_s, bvh({"pelvis", "thigh_l"}));
    const CliRun run = limberCli({u"map"_s, source, target}, {}, withConfig(folder));
    QCOMPARE(run.status, 1); // the status reports that not everything requested was done
    QVERIFY(run.err.contains("joint-names.json:2:3: error: expected a part of the body"));
    QCOMPARE(mappingIn(run)[u"thigh_l"_s].toString(), u"LeftUpLeg"_s);
}

void MapTest::wrongUsageGivesStatus64_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no file") << QStringList{};
    QTest::newRow("one file") << QStringList{u"a.bvh"_s};
    QTest::newRow("three files") << QStringList{u"a.bvh"_s, u"b.bvh"_s, u"c.bvh"_s};
    QTest::newRow("unknown option") << QStringList{u"a.bvh"_s, u"b.bvh"_s, u"--best"_s};
}

void MapTest::wrongUsageGivesStatus64()
{
    QFETCH(QStringList, words);
    QCOMPARE(limberCli(QStringList{u"map"_s} + words).status, 64);
}

void MapTest::aFileThatCannotBeReadGivesStatus1()
{
    const QString good = m_folder.write(u"good.bvh"_s, smallBvh());
    for (const QStringList &files :
         {QStringList{good, m_folder.path(u"none.bvh"_s)}, {m_folder.path(u"none.bvh"_s), good}}) {
        const CliRun run = limberCli(QStringList{u"map"_s} + files);
        QCOMPARE(run.status, 1);
        QVERIFY(run.out.isEmpty());
    }
}

void MapTest::aFigureWithoutNamesIsMappedAsWithThem_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("least");
    QTest::newRow("CMU") << u"cmu-like.bvh"_s << 18;
    QTest::newRow("Mixamo") << u"mixamo-like.bvh"_s << 18;
    QTest::newRow("Unreal") << u"unreal-like.bvh"_s << 18;
    QTest::newRow("SMPL") << u"smpl-like.bvh"_s << 18;
    QTest::newRow("Second Life") << u"second-life.bvh"_s << 16;
    QTest::newRow("fingers") << u"human-fingers.bvh"_s << 16;
    QTest::newRow("sample") << u"walk.bvh"_s << 18;
}

void MapTest::aFigureWithoutNamesIsMappedAsWithThem()
{
    QFETCH(QString, target);
    QFETCH(int, least);
    const QString source = inputs().path(u"walker.bvh"_s);
    const QList<int> named = followedJoints(limberCli({u"map"_s, source, inputs().path(target)}));
    const QString copy = renamed(m_folder, target, u"s/(JOINT|ROOT) .*/\\1 b/"_s);
    const QList<int> unnamed = followedJoints(limberCli({u"map"_s, source, copy, u"--guess"_s}));
    QCOMPARE(unnamed.size(), named.size());
    QVERIFY2(mappedCount(unnamed) >= least, qPrintable(QString::number(mappedCount(unnamed))));
    int other = 0; // of the spine, whose joints without names are a matter of taste
    for (qsizetype joint = 0; joint < named.size(); ++joint)
        other += unnamed[joint] >= 0 && unnamed[joint] != named[joint] ? 1 : 0;
    QVERIFY2(other <= 2, qPrintable(QString::number(other)));
}

void MapTest::theWayAFigureIsNamedChangesNothing_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("mostLost"); // joints, about which is asked
    QTest::newRow("other words") << u"s/Left/l_/; s/Right/r_/; s/UpLeg/thigh/; s/ForeArm/elbow/; s/Foot/ankle/"_s
                                 << u"unreal-like.bvh"_s << 0;
    QTest::newRow("sides at the end") << u"s/Left(.*)/\\1.L/; s/Right(.*)/\\1.R/"_s << u"smpl-like.bvh"_s << 0;
    QTest::newRow("unknown words") << u"s/Left/Vasen/; s/Right/Oikea/"_s << u"cmu-like.bvh"_s << 14;
    QTest::newRow("no names") << u"s/(JOINT|ROOT) .*/\\1 b/"_s << u"slow.bvh"_s << 0;
}

void MapTest::theWayAFigureIsNamedChangesNothing()
{
    QFETCH(QString, expression);
    QFETCH(QString, target);
    QFETCH(int, mostLost);
    const QString skeleton = inputs().path(target);
    const QList<int> usual = followedJoints(limberCli({u"map"_s, inputs().path(u"walker.bvh"_s), skeleton}));
    const QList<int> found =
        followedJoints(limberCli({u"map"_s, renamed(m_folder, u"walker.bvh"_s, expression), skeleton}));
    QVERIFY2(mappedCount(found) >= mappedCount(usual) - mostLost, qPrintable(QString::number(mappedCount(found))));
    for (qsizetype joint = 0; joint < usual.size(); ++joint)
        QVERIFY(found[joint] == usual[joint] || found[joint] < 0);
}

void MapTest::sidesAndLimbsStayTogether_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("least");
    const QString walker = u"walker.bvh"_s;
    QTest::newRow("walk to CMU") << walker << u"cmu-like.bvh"_s << 18;
    QTest::newRow("walk to quadruped") << walker << u"quadruped.bvh"_s << 15;
    QTest::newRow("walk to SMPL") << u"slow.bvh"_s << u"smpl-like.bvh"_s << 18;
    QTest::newRow("Unreal to Mixamo") << u"unreal-like.bvh"_s << u"mixamo-like.bvh"_s << 52;
    QTest::newRow("Second Life to fingers") << u"second-life.bvh"_s << u"human-fingers.bvh"_s << 18;
}

// A joint on the left follows one on the left, and a joint follows one that is below what its parent follows.
void MapTest::sidesAndLimbsStayTogether()
{
    QFETCH(QString, source);
    QFETCH(QString, target);
    QFETCH(int, least);
    const CliRun run = limberCli({u"map"_s, inputs().path(source), inputs().path(target), u"--guess"_s});
    QCOMPARE(run.status, 0);
    const QList<int> followed = followedJoints(run);
    QVERIFY2(mappedCount(followed) >= least, qPrintable(QString::number(mappedCount(followed))));
    const Skeleton from = readBvh(bytesOf(inputs().path(source)).toStdString()).clip->skeleton;
    const Skeleton to = readBvh(bytesOf(inputs().path(target)).toStdString()).clip->skeleton;
    const auto sideOf = [](const Skeleton &skeleton, int joint) {
        double x = 0.0;
        for (int each = joint; each >= 0; each = skeleton.joint(each).parent)
            x += skeleton.joint(each).offset.x;
        return std::abs(x) < 0.02 * skeleton.jointCount() ? 0 : (x > 0.0 ? 1 : -1);
    };
    const auto isBelow = [](const Skeleton &skeleton, int joint, int above) {
        while (joint >= 0 && joint != above)
            joint = skeleton.joint(joint).parent;
        return joint == above;
    };
    for (int joint = 0; joint < to.jointCount(); ++joint) {
        const int own = followed[joint];
        if (own < 0)
            continue;
        const char *name = to.joint(joint).name.c_str();
        QVERIFY2(sideOf(from, own) * sideOf(to, joint) >= 0, name);
        int above = to.joint(joint).parent;
        while (above >= 0 && followed[above] < 0)
            above = to.joint(above).parent;
        QVERIFY2(above < 0 || isBelow(from, own, followed[above]), name);
    }
}

void MapTest::mapsPairsWhoseAnswerIsKnown_data()
{
    QTest::addColumn<QString>("recipe");
    for (const char *recipe :
         {"rename style=scramble; shuffle", "rename style=scramble; shuffle; rest deg=60",
          "rename style=unreal; shuffle; rest deg=175",
          "insert into=elbow+hand+knee+foot,n=2; rename style=scramble; shuffle",
          "addroot; rename style=scramble; shuffle; up to=z; scale s=0.0254",
          "legs r=1.2; rename style=scramble; shuffle",
          "freeze roles=spine2+clavicle; collapse roles=spine2+clavicle; rename style=scramble; shuffle",
          "rename style=second_life_internal; rest axis=X", "rename style=smpl; limbs thigh=0.7,shin=0.8,arm=1.2"})
        QTest::newRow(recipe) << QString::fromUtf8(recipe);
}

void MapTest::mapsPairsWhoseAnswerIsKnown()
{
    if (!hasSharedTools())
        QSKIP(sharedToolsAreMissing());
    QFETCH(QString, recipe);
    const FileFolder folder;
    const QString walker = folder.path(u"walker.bvh"_s);
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s, {u"synth"_s, walker, u"--frames"_s, u"40"_s}));
    for (const QString &seed : {u"1"_s, u"2"_s}) {
        const QString pair = folder.path(u"pair"_s + seed);
        QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s,
                              {u"pair"_s, walker, pair, u"--recipe"_s, recipe, u"--seed"_s, seed}));
        const CliRun run =
            limberCli({u"map"_s, pair + u"/source.bvh"_s, pair + u"/target.bvh"_s}, {}, withConfig(folder));
        QCOMPARE(run.status, 0);
        const QJsonObject truth = jsonIn(pair + u"/mapping.json"_s)[u"mapping"_s].toObject();
        const QJsonObject found = mappingIn(run);
        QCOMPARE(found.keys(), truth.keys());
        int wanted = 0;
        int right = 0;
        for (const QString &joint : truth.keys()) {
            QVERIFY2(found[joint].isNull() || found[joint] == truth[joint], qPrintable(joint));
            wanted += truth[joint].isString() ? 1 : 0;
            right += found[joint].isString() ? 1 : 0;
        }
        QVERIFY(20 * right >= 19 * wanted);
    }
}

QTEST_GUILESS_MAIN(MapTest)

} // namespace tst_map

#include "tst_map.moc"
