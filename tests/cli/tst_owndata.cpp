#include "limbercli.h"
#include "support/disguise.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <glm/geometric.hpp>

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_owndata {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QString dataPath(const QString &name)
{
    return QStringLiteral(LIMBER_SOURCE_DIR "/tests/data/") + name;
}

void addFiles(const QString &folder)
{
    QTest::addColumn<QString>("file");
    const QStringList names = QDir(dataPath(folder)).entryList({u"*.bvh"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << dataPath(folder + u'/' + name);
}

} // namespace

// Promises of Limber for any file, tested on small files of the repository (tests/data/make writes them) and on pairs
// of skeletons made here; nothing beside the repository is needed.
class OwnDataTest : public QObject
{
    Q_OBJECT

private slots:
    void theFilesAreThere();
    void positionsAgreeWithTheReference_data();
    void positionsAgreeWithTheReference();
    void convertingKeepsEveryByte_data();
    void convertingKeepsEveryByte();
    void anEditTakenBackRestoresTheBytes_data();
    void anEditTakenBackRestoresTheBytes();
    void badFilesAreJudgedByThePolicy_data();
    void badFilesAreJudgedByThePolicy();
    void refusedFilesWriteNothing();
    void theSameBodyGetsTheSamePoses_data();
    void theSameBodyGetsTheSamePoses();
    void standingFeetDoNotSlide();
};

void OwnDataTest::theFilesAreThere()
{
    // With fewer files the test would prove less than its name says.
    QVERIFY(QDir(dataPath(u"pose"_s)).entryList({u"*.json"_s}).size() >= 12);
    QVERIFY(QDir(dataPath(u"bytes"_s)).entryList({u"*.bvh"_s}).size() >= 30);
    QVERIFY(QDir(dataPath(u"bad"_s)).entryList({u"*.bvh"_s}).size() >= 40);
}

void OwnDataTest::positionsAgreeWithTheReference_data()
{
    addFiles(u"pose"_s);
}

void OwnDataTest::positionsAgreeWithTheReference()
{
    QFETCH(QString, file);
    const QString truthFile = QString(file).replace(u".bvh"_s, u".json"_s);
    const QJsonArray truth = QJsonDocument::fromJson(bytesOf(truthFile)).object()[u"poses"_s].toArray();
    QVERIFY(!truth.isEmpty());
    QStringList frames;
    for (const QJsonValue pose : truth)
        frames.append(QString::number(pose[u"frame"_s].toInt()));
    const CliRun run = limberCli({u"positions"_s, u"--quiet"_s, file, u"--frames"_s, frames.join(u',')});
    QCOMPARE(run.status, 0);
    const QJsonArray found = run.json()[u"frames"_s].toArray();
    QCOMPARE(found.size(), truth.size());
    for (int pose = 0; pose < truth.size(); ++pose) {
        const QJsonArray expected = truth[pose][u"positions"_s].toArray();
        const QJsonArray positions = found[pose][u"positions"_s].toArray();
        QCOMPARE(positions.size(), expected.size());
        for (int node = 0; node < expected.size(); ++node) {
            for (int axis = 0; axis < 3; ++axis) {
                const double away = positions[node][axis + 1].toDouble() - expected[node][axis].toDouble();
                QVERIFY2(std::abs(away) <= 1e-6, qPrintable(positions[node][0].toString()));
            }
        }
    }
}

void OwnDataTest::convertingKeepsEveryByte_data()
{
    addFiles(u"bytes"_s);
}

void OwnDataTest::convertingKeepsEveryByte()
{
    QFETCH(QString, file);
    const FileFolder folder;
    const QString out = folder.path(u"out.bvh"_s);
    QCOMPARE(limberCli({u"convert"_s, u"--quiet"_s, file, out}).status, 0);
    QVERIFY(!bytesOf(file).isEmpty());
    QCOMPARE(bytesOf(out), bytesOf(file));
}

void OwnDataTest::anEditTakenBackRestoresTheBytes_data()
{
    addFiles(u"bytes"_s);
}

// A value, an OFFSET and the frame time are changed and set back.
void OwnDataTest::anEditTakenBackRestoresTheBytes()
{
    QFETCH(QString, file);
    const std::string bytes = bytesOf(file).toStdString();
    Clip clip = readBvh(bytes).clip.value();
    const Clip before = clip;
    clip.skeleton.setOffset(NodeId::joint(0), {1.25, -2.5, 1e6});
    clip.motion.setFrameTimeSeconds(0.125);
    if (!clip.motion.isEmpty() && clip.motion.columnCount() > 0)
        clip.motion.setValue(0, 0, 123.5);
    QVERIFY(writeBvh(clip) != bytes);
    clip.skeleton.setOffset(NodeId::joint(0), before.skeleton.joint(0).offset);
    clip.motion.setFrameTimeSeconds(before.motion.frameTimeSeconds());
    if (!clip.motion.isEmpty() && clip.motion.columnCount() > 0)
        clip.motion.setValue(0, 0, before.motion.value(0, 0));
    QCOMPARE(QByteArray::fromStdString(writeBvh(clip)), QByteArray::fromStdString(bytes));
}

void OwnDataTest::badFilesAreJudgedByThePolicy_data()
{
    QTest::addColumn<QByteArrayList>("expected");
    const QByteArrayList lines = bytesOf(dataPath(u"bad/expected.tsv"_s)).split('\n');
    for (const QByteArray &line : lines) {
        if (!line.isEmpty() && !line.startsWith('#'))
            QTest::newRow(line.left(line.indexOf('\t')).constData()) << line.split('\t');
    }
}

void OwnDataTest::badFilesAreJudgedByThePolicy()
{
    QFETCH(QByteArrayList, expected);
    QCOMPARE(expected.size(), 6);
    const QString file = dataPath(u"bad/"_s + QString::fromUtf8(expected[0]));
    const CliRun run = limberCli({u"check"_s, file});
    const QByteArrayList classes{"accept", "accept-with-warning", "reject"};
    QVERIFY(run.status >= 0 && run.status <= 2);
    QVERIFY2(classes[run.status] == expected[1], run.err.constData());
    for (const char c : run.err)
        QVERIFY2(static_cast<unsigned char>(c) >= 0x20 || c == '\n', run.err.constData());
    if (run.status == 0)
        QVERIFY(run.err.isEmpty());
    if (run.status > 0) {
        const QByteArray place = file.toUtf8() + ':' + expected[2] + ':';
        const QByteArray kind = run.status == 2 ? ": error: " : ": warning: ";
        const QByteArrayList said = run.err.split('\n');
        QVERIFY2(std::ranges::any_of(
                     said, [&](const QByteArray &line) { return line.startsWith(place) && line.contains(kind); }),
                 run.err.constData());
    }
    if (run.status < 2) {
        QVERIFY2(run.out.contains("joints " + expected[3] + " channels " + expected[4] + " frames " + expected[5]),
                 run.out.constData());
    }
}

void OwnDataTest::refusedFilesWriteNothing()
{
    const FileFolder folder;
    for (const QString &name : QDir(dataPath(u"bad"_s)).entryList({u"*.bvh"_s})) {
        const QString file = dataPath(u"bad/"_s + name);
        if (limberCli({u"check"_s, file}).status != 2)
            continue;
        QCOMPARE(limberCli({u"convert"_s, file, folder.path(u"out.bvh"_s)}).status, 1);
        QCOMPARE(folder.names(), QStringList{});
    }
}

void OwnDataTest::theSameBodyGetsTheSamePoses_data()
{
    QTest::addColumn<bool>("scrambles");
    QTest::addColumn<double>("restDegrees");
    QTest::addColumn<double>("scale");
    QTest::newRow("itself") << false << 0.0 << 1.0;
    QTest::newRow("in inches") << false << 0.0 << 0.3937;
    QTest::newRow("another rest pose") << false << 60.0 << 1.0;
    QTest::newRow("names that say nothing") << true << 60.0 << 1.0;
    QTest::newRow("all of it") << true << 175.0 << 0.0254;
}

// Every joint has the position of the source's joint times the scale, even if the mapping has to be found by shape.
void OwnDataTest::theSameBodyGetsTheSamePoses()
{
    QFETCH(bool, scrambles);
    QFETCH(double, restDegrees);
    QFETCH(double, scale);
    Clip walker = makeWalker({.frames = 40}).clip;
    scaleOffsets(walker, "LeftLeg", 1.01); // as in measured people; otherwise nothing distinguishes left from right
    scaleOffsets(walker, "RightForeArm", 0.995);
    const Disguised target = disguised(
        walker.skeleton, {.seed = 5, .scramblesNames = scrambles, .restDegrees = restDegrees, .scale = scale});
    const std::vector<Channel> six(allChannels.begin(), allChannels.end());
    const Clip traveller = withChannels(target.clip, {}, 0, six); // with position channels, so that it can travel
    const FileFolder folder;
    const QString source = folder.write(u"source.bvh"_s, QByteArray::fromStdString(writeBvh(walker)));
    WriteOptions exact;
    exact.digits = WriteOptions::Shortest;
    const QString onto = folder.write(u"target.bvh"_s, QByteArray::fromStdString(writeBvh(traveller, exact)));
    const QString out = folder.path(u"out.bvh"_s);
    const CliRun run = limberCli({u"retarget"_s, source, u"--onto"_s, onto, u"-o"_s, out, u"--rest"_s, u"match"_s,
                                  u"--feet"_s, u"free"_s, u"--no-floor"_s});
    QVERIFY2(run.status == 0, run.err.constData());
    const Clip read = readBvh(bytesOf(source).toStdString()).clip.value();
    const Clip result = readBvh(bytesOf(out).toStdString()).clip.value();
    QCOMPARE(result.motion.frameCount(), read.motion.frameCount());
    const PositionRules readRules = decidePositionRules(read.skeleton, read.motion);
    const PositionRules rules = decidePositionRules(result.skeleton, result.motion);
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        const Pose wanted = poseAt(read, frame, readRules);
        const Pose found = poseAt(result, frame, rules);
        for (std::size_t joint = 0; joint < found.jointPositions.size(); ++joint) {
            const auto original = static_cast<std::size_t>(target.originals[joint]);
            const double away = glm::distance(found.jointPositions[joint], scale * wanted.jointPositions[original]);
            QVERIFY2(away <= 1e-5 * std::max(1.0, 100.0 * scale), qPrintable(QString::number(away)));
        }
    }
}

// With longer legs, feet that stand in the source neither slide nor sink into the floor.
void OwnDataTest::standingFeetDoNotSlide()
{
    const Walker walker = makeWalker({.frames = 120});
    Clip longer = walker.clip;
    for (const char *bone : {"LeftLeg", "RightLeg", "LeftFoot", "RightFoot", "LeftToeBase", "RightToeBase"})
        scaleOffsets(longer, bone, 1.2);
    longer.motion = Motion(1, longer.skeleton.columnCount());
    const FileFolder folder;
    const QString source = folder.write(u"source.bvh"_s, QByteArray::fromStdString(writeBvh(walker.clip)));
    const QString onto = folder.write(u"target.bvh"_s, QByteArray::fromStdString(writeBvh(longer)));
    const auto measuresOf = [&](const QString &skeleton) {
        const CliRun run = limberCli({u"retarget"_s, source, u"--onto"_s, skeleton, u"-o"_s, folder.path(u"out.bvh"_s),
                                      u"--rest"_s, u"match"_s, u"--json"_s});
        const QJsonObject report = run.json().array().first().toObject();
        return report[u"contacts"_s].toObject().isEmpty() ? QJsonObject() : report[u"measures"_s].toObject();
    };
    const auto largest = [](const QJsonObject &measures, const QString &name) {
        return measures[name][u"max"_s].toDouble(1e9);
    };
    const QJsonObject itself = measuresOf(source);
    const QJsonObject longLegs = measuresOf(onto);
    QVERIFY(!itself.isEmpty() && !longLegs.isEmpty());
    QVERIFY(largest(longLegs, u"drift_ncm"_s) <= 0.2);
    QVERIFY(largest(longLegs, u"slide_ncm_per_frame"_s) <= 1e-3);
    // A toe in the air may go as far below the floor as in the source.
    QVERIFY(largest(longLegs, u"penetration_ncm"_s) <= largest(itself, u"penetration_ncm"_s) + 0.5);
}

QTEST_GUILESS_MAIN(OwnDataTest)

} // namespace tst_owndata

#include "tst_owndata.moc"
