#include "bvh/write/bvhwriter.h"
#include "commonclip.h"
#include "fbx/fbxexport.h"
#include "gltf/gltfexport.h"
#include "library/bvhstreams.h"
#include "pose/pose.h"
#include "pose/upaxis.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <glm/geometric.hpp>

#include <QFile>
#include <QTest>

#include <map>
#include <string>

namespace tst_assimp {

using namespace limber;
using namespace limber::test;

namespace {

// World positions by node name, in one frame of the only animation.
std::map<std::string, glm::dvec3> positionsIn(const aiScene &scene, unsigned frame)
{
    std::map<std::string, const aiNodeAnim *> tracks;
    const aiAnimation &animation = *scene.mAnimations[0];
    for (unsigned i = 0; i < animation.mNumChannels; ++i)
        tracks[animation.mChannels[i]->mNodeName.C_Str()] = animation.mChannels[i];
    std::map<std::string, glm::dvec3> positions;
    const auto visit = [&](const auto &self, const aiNode &node, const aiMatrix4x4 &parent) -> void {
        aiMatrix4x4 local = node.mTransformation;
        if (const auto track = tracks.find(node.mName.C_Str()); track != tracks.end()) {
            const aiNodeAnim &keys = *track->second;
            const aiVector3D position = keys.mPositionKeys[std::min(frame, keys.mNumPositionKeys - 1)].mValue;
            const aiQuaternion rotation = keys.mRotationKeys[std::min(frame, keys.mNumRotationKeys - 1)].mValue;
            local = aiMatrix4x4(aiVector3D(1), rotation, position);
        }
        const aiMatrix4x4 world = parent * local;
        positions[node.mName.C_Str()] = {world.a4, world.b4, world.c4};
        for (unsigned i = 0; i < node.mNumChildren; ++i)
            self(self, *node.mChildren[i], world);
    };
    visit(visit, *scene.mRootNode, aiMatrix4x4());
    return positions;
}

} // namespace

// Assimp reads what Limber writes.
class AssimpTest : public QObject
{
    Q_OBJECT

private slots:
    void bvhHasTheSamePositions_data();
    void bvhHasTheSamePositions();
    void gltfHasTheSamePositions_data();
    void gltfHasTheSamePositions();
    void fbxHasTheSamePositions();
};

void AssimpTest::bvhHasTheSamePositions_data()
{
    QTest::addColumn<QByteArray>("order");
    for (const char *order : {"ZXY", "XYZ", "YXZ", "ZYX"})
        QTest::newRow(order) << QByteArray(order);
}

void AssimpTest::bvhHasTheSamePositions()
{
    QFETCH(QByteArray, order);
    const Clip clip = commonClip(order.toStdString());
    const FileFolder folder;
    const std::string path = QFile::encodeName(folder.path(QStringLiteral("common.bvh"))).toStdString();
    QVERIFY(writeBvhFile(clip, path));

    Assimp::Importer importer;
    const aiScene *const scene = importer.ReadFile(path, 0);
    QVERIFY2(scene != nullptr && scene->mNumAnimations == 1, importer.GetErrorString());
    const auto rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const auto theirs = positionsIn(*scene, static_cast<unsigned>(frame));
        const Pose ours = poseAt(clip, frame, rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const std::string &name = clip.skeleton.joint(joint).name;
            QVERIFY2(theirs.contains(name), name.c_str());
            // Assimp computes with floats.
            QVERIFY2(glm::distance(theirs.at(name), ours.jointPositions[static_cast<std::size_t>(joint)]) < 1e-3,
                     qPrintable(QString::fromStdString(name) + QLatin1Char(' ') + QString::number(frame)));
        }
    }
}

void AssimpTest::gltfHasTheSamePositions_data()
{
    QTest::addColumn<bool>("isText");
    QTest::addColumn<int>("axis");
    QTest::newRow("binary, Y up") << false << int(Axis::Y);
    QTest::newRow("binary, Z up") << false << int(Axis::Z);
    QTest::newRow("text, X up") << true << int(Axis::X);
}

void AssimpTest::gltfHasTheSamePositions()
{
    QFETCH(const bool, isText);
    QFETCH(const int, axis);
    const Clip clip = makeWalker({.frames = 90}).clip;
    const auto rules = decidePositionRules(clip.skeleton, clip.motion);
    const GltfOptions options{
        .form = isText ? GltfForm::Text : GltfForm::Binary, .metresPerUnit = 0.01, .upAxis = Axis(axis)};
    QByteArray bytes;
    QVERIFY(GltfExport::make(clip, rules, options)->write([&bytes](std::string_view piece) {
        bytes.append(piece.data(), qsizetype(piece.size()));
        return true;
    }));
    const FileFolder folder;
    const QString path = folder.write(isText ? QStringLiteral("walk.gltf") : QStringLiteral("walk.glb"), bytes);
    Assimp::Importer importer;
    const aiScene *const scene = importer.ReadFile(QFile::encodeName(path).toStdString(), 0);
    QVERIFY2(scene != nullptr && scene->mNumAnimations == 1, importer.GetErrorString());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const auto theirs = positionsIn(*scene, static_cast<unsigned>(frame));
        const Pose ours = poseAt(clip, frame, rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const std::string &name = clip.skeleton.joint(joint).name;
            QVERIFY2(theirs.contains(name), name.c_str());
            const glm::dvec3 wanted =
                yUpFrom(Axis(axis)) * (0.01 * ours.jointPositions[static_cast<std::size_t>(joint)]);
            QVERIFY2(glm::distance(theirs.at(name), wanted) < 1e-5,
                     qPrintable(QString::fromStdString(name) + QLatin1Char(' ') + QString::number(frame)));
        }
    }
}

void AssimpTest::fbxHasTheSamePositions()
{
    const Clip clip = makeWalker({.frames = 90}).clip;
    const auto rules = decidePositionRules(clip.skeleton, clip.motion);
    const FileFolder folder;
    const QString path =
        folder.write(QStringLiteral("walk.fbx"), QByteArray::fromStdString(*writeFbx(fbxScene(clip, rules, {}))));
    Assimp::Importer importer;
    importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
    const aiScene *const scene = importer.ReadFile(QFile::encodeName(path).toStdString(), 0);
    QVERIFY2(scene != nullptr && scene->mNumAnimations == 1, importer.GetErrorString());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const auto theirs = positionsIn(*scene, static_cast<unsigned>(frame));
        const Pose ours = poseAt(clip, frame, rules);
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const std::string &name = clip.skeleton.joint(joint).name;
            QVERIFY2(theirs.contains(name), name.c_str());
            QVERIFY2(glm::distance(theirs.at(name), ours.jointPositions[static_cast<std::size_t>(joint)]) < 1e-2,
                     qPrintable(QString::fromStdString(name) + QLatin1Char(' ') + QString::number(frame)));
        }
    }
}

QTEST_APPLESS_MAIN(AssimpTest)

} // namespace tst_assimp

#include "tst_assimp.moc"
