#include "commonclip.h"
#include "library/bvhstreams.h"
#include "patience.h"
#include "pose/pose.h"
#include "support/textfiles.h"

#include <glm/geometric.hpp>

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace tst_threejs {

using namespace limber;
using namespace limber::test;

namespace {

// The folder of the npm package: as LIMBER_THREE says, or beside the other readers; empty if there is none.
QString threeFolder()
{
    const QString told = qEnvironmentVariable("LIMBER_THREE");
    const QString folder =
        told.isEmpty() ? QStringLiteral(LIMBER_SOURCE_DIR "/../shared/bench/node_modules/three") : told;
    return QFileInfo::exists(folder + QStringLiteral("/examples/jsm/loaders/BVHLoader.js")) ? folder : QString();
}

} // namespace

// three.js reads what Limber writes.
class ThreeJsTest : public QObject
{
    Q_OBJECT

private slots:
    void threeJsGivesJointsTheSamePositions_data();
    void threeJsGivesJointsTheSamePositions();
};

void ThreeJsTest::threeJsGivesJointsTheSamePositions_data()
{
    QTest::addColumn<QByteArray>("order");
    for (const char *order : {"ZXY", "XYZ", "YXZ", "ZYX"})
        QTest::newRow(order) << QByteArray(order);
}

void ThreeJsTest::threeJsGivesJointsTheSamePositions()
{
    const QString three = threeFolder();
    const QString node = QStandardPaths::findExecutable(QStringLiteral("node"));
    if (three.isEmpty() || node.isEmpty())
        QSKIP("node or the npm package three is missing: npm install in ../shared/bench, or set LIMBER_THREE");
    QFETCH(QByteArray, order);
    const Clip clip = commonClip(order.toStdString());
    const FileFolder folder;
    const QString path = folder.path(QStringLiteral("common.bvh"));
    QVERIFY(writeBvhFile(clip, QFile::encodeName(path).toStdString()));

    QProcess process;
    process.start(node, {QStringLiteral(LIMBER_SOURCE_DIR "/tests/interop/threejs.mjs"), three, path});
    QVERIFY(process.waitForFinished(testPatience));
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 0, said.constData());
    const QJsonArray frames = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    QCOMPARE(frames.size(), clip.motion.frameCount());
    const auto rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const QJsonObject theirs = frames[frame].toObject();
        const Pose ours = poseAt(clip, frame, rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const QString name = QString::fromStdString(clip.skeleton.joint(joint).name);
            const QJsonArray place = theirs[name].toArray();
            QVERIFY2(place.size() == 3, qPrintable(name));
            const glm::dvec3 position(place[0].toDouble(), place[1].toDouble(), place[2].toDouble());
            QVERIFY2(glm::distance(position, ours.jointPositions[static_cast<std::size_t>(joint)]) < 1e-3,
                     qPrintable(name + QLatin1Char(' ') + QString::number(frame)));
        }
    }
}

QTEST_GUILESS_MAIN(ThreeJsTest)

} // namespace tst_threejs

#include "tst_threejs.moc"
