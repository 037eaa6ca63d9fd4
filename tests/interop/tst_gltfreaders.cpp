#include "gltf/gltfexport.h"
#include "nodepackage.h"
#include "pose/pose.h"
#include "pose/upaxis.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_gltfreaders {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

QString exported(const FileFolder &folder, const Clip &clip, const GltfOptions &options)
{
    const auto made = GltfExport::make(clip, decidePositionRules(clip.skeleton, clip.motion), options);
    QByteArray bytes;
    (void)made->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    });
    return folder.write(options.form == GltfForm::Binary ? u"walk.glb"_s : u"walk.gltf"_s, bytes);
}

} // namespace

// Other programs read the glTF files that Limber writes: three.js gives the joints the same positions, and the Khronos
// validator reports nothing.
class GltfReadersTest : public QObject
{
    Q_OBJECT

private slots:
    void threeJsGivesJointsTheSamePositions_data() { forms(); }
    void threeJsGivesJointsTheSamePositions();
    void theValidatorReportsNothing_data() { forms(); }
    void theValidatorReportsNothing();

private:
    static void forms();
    static GltfOptions optionsOfRow();
};

void GltfReadersTest::forms()
{
    QTest::addColumn<bool>("isText");
    QTest::addColumn<int>("axis");
    QTest::addColumn<double>("degrees");
    QTest::newRow("binary, Y up") << false << int(Axis::Y) << 0.0;
    QTest::newRow("binary, Z up") << false << int(Axis::Z) << 0.0;
    QTest::newRow("text, X up") << true << int(Axis::X) << 0.0;
    QTest::newRow("fewer keys") << false << int(Axis::Y) << 1e-4;
}

GltfOptions GltfReadersTest::optionsOfRow()
{
    QFETCH(const bool, isText);
    QFETCH(const int, axis);
    QFETCH(const double, degrees);
    return {.form = isText ? GltfForm::Text : GltfForm::Binary,
            .metresPerUnit = 0.01,
            .upAxis = Axis(axis),
            .tolerance = {.degrees = degrees, .metres = 0.0}};
}

void GltfReadersTest::threeJsGivesJointsTheSamePositions()
{
    const QString three = nodePackage("LIMBER_THREE", u"three"_s);
    if (three.isEmpty() || QStandardPaths::findExecutable(u"node"_s).isEmpty())
        QSKIP("node or the npm package three is missing: npm install in ../shared/bench, or set LIMBER_THREE");
    const Clip clip = makeWalker({.frames = 90}).clip;
    const GltfOptions options = optionsOfRow();
    const FileFolder folder;
    QStringList arguments{three, exported(folder, clip, options)};
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        arguments << QString::number(frame * clip.motion.frameTimeSeconds(), 'g', 17);
    QByteArray complaints;
    const QJsonArray frames =
        QJsonDocument::fromJson(printedByNode(u"gltfpositions.mjs"_s, arguments, complaints)).array();
    QVERIFY2(frames.size() == 90, complaints.constData());
    const auto rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame + 1 < frames.size(); ++frame) { // at the end of the clip the animation starts again
        const Pose ours = poseAt(clip, frame, rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const QString name = QString::fromStdString(clip.skeleton.joint(joint).name);
            const QJsonArray place = frames[frame][name].toArray();
            QVERIFY2(place.size() == 3, qPrintable(name));
            const glm::dvec3 theirs(place[0].toDouble(), place[1].toDouble(), place[2].toDouble());
            const glm::dvec3 wanted =
                yUpFrom(options.upAxis) * (0.01 * ours.jointPositions[static_cast<std::size_t>(joint)]);
            QVERIFY2(glm::distance(theirs, wanted) < 1e-5, qPrintable(name + u' ' + QString::number(frame) + u' ' +
                                                                      QString::number(glm::distance(theirs, wanted))));
        }
    }
}

void GltfReadersTest::theValidatorReportsNothing()
{
    const QString validator = nodePackage("LIMBER_GLTF_VALIDATOR", u"gltf-validator"_s);
    if (validator.isEmpty() || QStandardPaths::findExecutable(u"node"_s).isEmpty())
        QSKIP("node or the npm package gltf-validator is missing: set LIMBER_GLTF_VALIDATOR to its folder");
    const FileFolder folder;
    QByteArray complaints;
    const QByteArray printed =
        printedByNode(u"gltfvalidator.mjs"_s,
                      {validator, exported(folder, makeWalker({.frames = 90}).clip, optionsOfRow())}, complaints);
    const QJsonObject issues = QJsonDocument::fromJson(printed).object();
    QVERIFY2(issues[u"numErrors"].toInt(-1) == 0 && issues[u"numWarnings"].toInt(-1) == 0,
             (printed + complaints).constData());
}

QTEST_GUILESS_MAIN(GltfReadersTest)

} // namespace tst_gltfreaders

#include "tst_gltfreaders.moc"
