#include "character/characterskin.h"
#include "fbx/fbxrecords.h"
#include "pose/pose.h"
#include "storage/characters/characterfile.h"
#include "support/textfiles.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QTest>

#include <random>

namespace tst_fbxcharacter {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

using Matrix = std::vector<double>; // by columns

Matrix moved(double x, double y, double z)
{
    return {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1};
}

// A figure of two joints with a square on them, in centimetres: Hips at (0, 100, 0), below them Knee at (0, 50, 0). The
// lower edge of the square follows Knee, the upper one Hips.
struct Figure
{
    std::int64_t firstId = 10;
    double x = 0.0; // where it stands
    double meshX = 0.0; // where the node of its mesh stands now; it was at `x` when it was bound
    double geometricZ = 0.0; // moves the mesh on its node
    bool hasSkin = true; // without one, the square hangs on Knee
    bool isMirrored = false; // by the node of the mesh
    QByteArray picture = {}; // the path in the file
    QByteArray embedded = {}; // its bytes
    std::vector<double> colour = {}; // of all vertices: red, green, blue, alpha
};

std::string named(const char *name, const char *kind)
{
    return std::string(name) + std::string("\0\1", 2) + kind;
}

void property(FbxRecords &records, const char *name, const char *type, std::initializer_list<double> numbers)
{
    records.begin("P");
    records.text(name).text(type).text("").text("A");
    for (const double number : numbers)
        records.number(number);
    records.end();
}

void object(FbxRecords &records, const char *kind, std::int64_t id, const std::string &name, const char *type)
{
    records.begin(kind);
    records.large(id).text(name).text(type);
}

void model(FbxRecords &records, std::int64_t id, const char *name, const char *type,
           std::initializer_list<double> translation, double geometricZ = 0.0, bool isMirrored = false)
{
    object(records, "Model", id, named(name, "Model"), type);
    records.begin("Properties70");
    property(records, "Lcl Translation", "Lcl Translation", translation);
    if (isMirrored)
        property(records, "Lcl Scaling", "Lcl Scaling", {-1, 1, 1});
    if (geometricZ != 0.0)
        property(records, "GeometricTranslation", "Vector3D", {0, 0, geometricZ});
    records.end();
    records.end();
}

void list(FbxRecords &records, const char *name, const std::vector<double> &numbers)
{
    records.begin(name);
    records.numbers(numbers);
    records.end();
}

void wholeList(FbxRecords &records, const char *name, const std::vector<std::int32_t> &numbers)
{
    records.begin(name);
    records.integers(numbers);
    records.end();
}

void cluster(FbxRecords &records, std::int64_t id, const std::vector<std::int32_t> &corners, const Matrix &fromMesh,
             const Matrix &boneWorld)
{
    object(records, "Deformer", id, named("", "SubDeformer"), "Cluster");
    wholeList(records, "Indexes", corners);
    list(records, "Weights", std::vector<double>(corners.size(), 1.0));
    list(records, "Transform", fromMesh);
    list(records, "TransformLink", boneWorld);
    records.end();
}

void picture(FbxRecords &records, const Figure &figure)
{
    object(records, "Material", figure.firstId + 7, named("Cloth", "Material"), "");
    records.integerOf("Version", 102);
    records.end();
    object(records, "Texture", figure.firstId + 8, named("Cloth", "Texture"), "");
    records.textOf("FileName", figure.picture.toStdString());
    records.textOf("RelativeFilename", figure.picture.toStdString());
    records.end();
    object(records, "Video", figure.firstId + 9, named("Cloth", "Video"), "Clip");
    records.textOf("FileName", figure.picture.toStdString());
    records.textOf("RelativeFilename", figure.picture.toStdString());
    if (!figure.embedded.isEmpty()) {
        records.begin("Content");
        records.raw(figure.embedded.toStdString());
        records.end();
    }
    records.end();
}

// All vertices have one colour.
void coloursOf(FbxRecords &records, const std::vector<double> &colour)
{
    records.begin("LayerElementColor");
    records.integer(0);
    records.textOf("MappingInformationType", "ByPolygonVertex");
    records.textOf("ReferenceInformationType", "IndexToDirect");
    list(records, "Colors", colour);
    wholeList(records, "ColorIndex", {0, 0, 0, 0});
    records.end();
}

void layerElement(FbxRecords &records, const char *kind)
{
    records.begin("LayerElement");
    records.textOf("Type", kind);
    records.integerOf("TypedIndex", 0);
    records.end();
}

// All of the mesh has the first material.
void layerOf(FbxRecords &records, bool hasColours)
{
    records.begin("LayerElementMaterial");
    records.integer(0);
    records.textOf("MappingInformationType", "AllSame");
    records.textOf("ReferenceInformationType", "IndexToDirect");
    wholeList(records, "Materials", {0});
    records.end();
    records.begin("Layer");
    records.integer(0);
    layerElement(records, "LayerElementMaterial");
    if (hasColours)
        layerElement(records, "LayerElementColor");
    records.end();
}

void objects(FbxRecords &records, const Figure &figure)
{
    const std::int64_t id = figure.firstId;
    model(records, id, "Hips", "LimbNode", {figure.x, 100, 0});
    model(records, id + 1, "Knee", "LimbNode", {0, -50, 0});
    if (figure.hasSkin)
        model(records, id + 2, "Body", "Mesh", {figure.x + figure.meshX, 0, 0}, figure.geometricZ, figure.isMirrored);
    else
        model(records, id + 2, "Body", "Mesh", {0, -50, 0}, figure.geometricZ, figure.isMirrored);
    object(records, "Geometry", id + 3, named("Body", "Geometry"), "Mesh");
    list(records, "Vertices", {-10, 50, 0, 10, 50, 0, 10, 100, 0, -10, 100, 0});
    wholeList(records, "PolygonVertexIndex", {0, 1, 2, -4});
    records.integerOf("GeometryVersion", 124);
    if (!figure.colour.empty())
        coloursOf(records, figure.colour);
    layerOf(records, !figure.colour.empty());
    records.end();
    if (figure.hasSkin) {
        const double x = figure.x;
        object(records, "Deformer", id + 4, named("", "Deformer"), "Skin");
        records.integerOf("Version", 101);
        records.end();
        cluster(records, id + 5, {2, 3}, moved(0, -100, 0), moved(x, 100, 0));
        cluster(records, id + 6, {0, 1}, moved(0, -50, 0), moved(x, 50, 0));
    }
    if (!figure.picture.isEmpty())
        picture(records, figure);
}

void link(FbxRecords &records, std::int64_t from, std::int64_t to, const char *toProperty = nullptr)
{
    records.begin("C");
    records.text(toProperty != nullptr ? "OP" : "OO").large(from).large(to);
    if (toProperty != nullptr)
        records.text(toProperty);
    records.end();
}

void links(FbxRecords &records, const Figure &figure)
{
    const std::int64_t id = figure.firstId;
    link(records, id, 0);
    link(records, id + 1, id);
    link(records, id + 2, figure.hasSkin ? 0 : id + 1);
    link(records, id + 3, id + 2);
    if (figure.hasSkin) {
        link(records, id + 4, id + 3);
        for (const std::int64_t cluster : {id + 5, id + 6}) {
            link(records, cluster, id + 4);
            link(records, cluster == id + 5 ? id : id + 1, cluster);
        }
    }
    if (!figure.picture.isEmpty()) {
        link(records, id + 7, id + 2);
        link(records, id + 8, id + 7, "DiffuseColor");
        link(records, id + 9, id + 8);
    }
}

QByteArray fileOf(std::initializer_list<Figure> figures)
{
    FbxRecords records;
    records.begin("FBXHeaderExtension");
    records.integerOf("FBXVersion", 7400);
    records.end();
    records.begin("Objects");
    for (const Figure &figure : figures)
        objects(records, figure);
    records.end();
    records.begin("Connections");
    for (const Figure &figure : figures)
        links(records, figure);
    records.end();
    return QByteArray::fromStdString(records.finish());
}

QByteArray pngOf(QColor colour)
{
    QImage image(4, 4, QImage::Format_RGB888);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

// Returns the corners of the surface, sorted, with a rotation about Z at the joints called Knee.
std::vector<std::array<int, 3>> cornersOf(const Character &character, double kneeDegrees = 0.0)
{
    Pose pose = poseAt(character.rest, 0, {});
    for (int joint = 0; joint < character.rest.skeleton.jointCount(); ++joint) {
        if (character.nodeOf(joint).name == "Knee")
            pose.worldFromJoint[std::size_t(joint)] = rotationAbout(Axis::Z, kneeDegrees);
    }
    SkinnedMesh skinned;
    CharacterSkin(character).place(pose, glm::dmat3(1.0), skinned);
    std::vector<std::array<int, 3>> corners;
    for (std::size_t i = 0; i < skinned.positions.size(); ++i) {
        const glm::dvec3 place = skinned.positionOf(i);
        corners.push_back({qRound(place.x), qRound(place.y), qRound(place.z)});
    }
    std::ranges::sort(corners);
    return corners;
}

using Corners = std::vector<std::array<int, 3>>;

} // namespace

// The body of an .fbx file stands where the file binds it to its joints, whatever its nodes do.
class FbxCharacterTest : public QObject
{
    Q_OBJECT

private slots:
    void theBodyIsBoundAsTheFileSays_data();
    void theBodyIsBoundAsTheFileSays();
    void twoFiguresWithTheSameNamesStandApart();
    void partsWithoutASkinFollowTheirJoint();
    void mirroredMeshesAreTurned();
    void coloursOfVerticesAreThoseOfScreens();
    void picturesInsideAndBesideTheFile_data();
    void picturesInsideAndBesideTheFile();
    void picturesOutsideTheFolderStayThere();
    void aTextFileSaysWhyItHasNoBody();
    void brokenFilesGiveASentence();

private:
    Character loaded(const QByteArray &bytes, const QString &name = u"hero.fbx"_s);

    FileFolder m_folder;
};

Character FbxCharacterTest::loaded(const QByteArray &bytes, const QString &name)
{
    CharacterLoad load = loadCharacter(m_folder.write(name, bytes), {}, SceneContent::MotionAndMesh);
    if (!load.file || !load.file->character.scene.mesh) {
        qWarning("%s %s", load.problem.text().c_str(), load.file ? load.file->character.scene.meshProblem.c_str() : "");
        return {};
    }
    return std::move(load.file->character);
}

void FbxCharacterTest::theBodyIsBoundAsTheFileSays_data()
{
    QTest::addColumn<double>("meshX");
    QTest::addColumn<double>("geometricZ");
    QTest::newRow("as bound") << 0.0 << 0.0;
    QTest::newRow("the mesh's node has moved since") << 33.0 << 0.0;
    QTest::newRow("the mesh is moved on its node") << 0.0 << 7.0;
    QTest::newRow("both") << -20.0 << 7.0;
}

void FbxCharacterTest::theBodyIsBoundAsTheFileSays()
{
    QFETCH(double, meshX);
    QFETCH(double, geometricZ);
    const Character character = loaded(fileOf({{.meshX = meshX, .geometricZ = geometricZ}}));
    QVERIFY(character.scene.mesh);
    const int z = qRound(geometricZ);
    QCOMPARE(cornersOf(character), (Corners{{-10, 50, z}, {-10, 100, z}, {10, 50, z}, {10, 100, z}}));
    QCOMPARE(cornersOf(character, 90.0), (Corners{{-10, 100, z}, {0, 40, z}, {0, 60, z}, {10, 100, z}}));
}

void FbxCharacterTest::twoFiguresWithTheSameNamesStandApart()
{
    const Character character = loaded(fileOf({{}, {.firstId = 30, .x = 200}}));
    QVERIFY(character.scene.mesh);
    QCOMPARE(cornersOf(character), (Corners{{-10, 50, 0},
                                            {-10, 100, 0},
                                            {10, 50, 0},
                                            {10, 100, 0},
                                            {190, 50, 0},
                                            {190, 100, 0},
                                            {210, 50, 0},
                                            {210, 100, 0}}));
    int knees = 0;
    for (const SceneNode &node : character.scene.nodes)
        knees += node.name == "Knee" ? 1 : 0;
    QCOMPARE(knees, 2); // both have the name of the file
}

void FbxCharacterTest::partsWithoutASkinFollowTheirJoint()
{
    for (const double geometricZ : {0.0, 7.0}) {
        const Character character = loaded(fileOf({{.geometricZ = geometricZ, .hasSkin = false}}));
        QVERIFY(character.scene.mesh);
        const int z = qRound(geometricZ);
        QCOMPARE(cornersOf(character), (Corners{{-10, 50, z}, {-10, 100, z}, {10, 50, z}, {10, 100, z}}));
        QCOMPARE(cornersOf(character, 180.0), (Corners{{-10, 0, z}, {-10, 50, z}, {10, 0, z}, {10, 50, z}}));
    }
}

void FbxCharacterTest::mirroredMeshesAreTurned()
{
    const auto frontOf = [](const Character &character) {
        SkinnedMesh skinned;
        CharacterSkin(character).place(poseAt(character.rest, 0, {}), glm::dmat3(1.0), skinned);
        const auto &[a, b, c] = skinned.triangles->front();
        return glm::cross(skinned.positionOf(b) - skinned.positionOf(a), skinned.positionOf(c) - skinned.positionOf(a))
            .z;
    };
    const Character straight = loaded(fileOf({{.hasSkin = false}}));
    const Character mirrored = loaded(fileOf({{.hasSkin = false, .isMirrored = true}}));
    QVERIFY(straight.scene.mesh && mirrored.scene.mesh);
    QVERIFY(frontOf(straight) > 0.0);
    QVERIFY(frontOf(mirrored) > 0.0);
}

// The same body as .glb has linear colours, and both look alike.
void FbxCharacterTest::coloursOfVerticesAreThoseOfScreens()
{
    const Character character = loaded(fileOf({{.colour = {0.5, 1.0, 0.0, 0.5}}}));
    QVERIFY(character.scene.mesh);
    const std::array<std::uint8_t, 4> linear{55, 255, 0, 128}; // 0.5 to the power of 2.2 is 0.218
    for (const MeshVertex &vertex : character.scene.mesh->vertices)
        QCOMPARE(vertex.colour, linear);
}

void FbxCharacterTest::picturesInsideAndBesideTheFile_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("beside"); // empty for a picture inside
    QTest::newRow("inside") << QByteArray("C:\\work\\cloth.png") << QString();
    QTest::newRow("below its folder") << QByteArray("maps\\cloth.png") << u"maps/cloth.png"_s;
    QTest::newRow("a path of another computer") << QByteArray("C:\\work\\maps\\cloth.png") << u"maps/cloth.png"_s;
    QTest::newRow("only its name is right") << QByteArray("/home/x/art/cloth.png") << u"cloth.png"_s;
    QTest::newRow("out of the folder and back") << QByteArray("../art/cloth.png") << u"cloth.png"_s;
}

void FbxCharacterTest::picturesInsideAndBesideTheFile()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, beside);
    const QByteArray picture = pngOf(Qt::green);
    const Figure figure{.picture = path, .embedded = beside.isEmpty() ? picture : QByteArray()};
    const QString folder = QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-');
    QVERIFY(QDir().mkpath(m_folder.path(folder + u"/maps"_s)));
    if (!beside.isEmpty())
        m_folder.write(folder + u'/' + beside, picture);
    const Character character = loaded(fileOf({figure}), folder + u"/hero.fbx"_s);
    QVERIFY(character.scene.mesh);
    const SceneMesh &mesh = *character.scene.mesh;
    QCOMPARE(mesh.leftOut, std::vector<std::string>());
    QCOMPARE(mesh.pictures.size(), std::size_t(1));
    QCOMPARE(mesh.pictures.front().name, std::string("cloth.png"));
    QCOMPARE(QByteArray::fromStdString(mesh.pictures.front().pixels.substr(0, 4)).toHex(), QByteArray("00ff00ff"));
    QCOMPARE(mesh.materials.at(std::size_t(mesh.groups.front().material)).picture, 0);
}

void FbxCharacterTest::picturesOutsideTheFolderStayThere()
{
    QVERIFY(QDir().mkpath(m_folder.path(u"inner"_s)));
    const QString outside = m_folder.write(u"secret.png"_s, pngOf(Qt::red));
    for (const QByteArray &path : {QByteArray("../secret.png"), outside.toUtf8()}) {
        const Character character = loaded(fileOf({{.picture = path}}), u"inner/hero.fbx"_s);
        QVERIFY(character.scene.mesh);
        QCOMPARE(character.scene.mesh->pictures.size(), std::size_t(0));
        QCOMPARE(character.scene.mesh->leftOut,
                 std::vector<std::string>{"texture “secret.png” is left out: expected its bytes, found none"});
    }
}

void FbxCharacterTest::aTextFileSaysWhyItHasNoBody()
{
    const QByteArray text = R"(; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
Objects:  {
	Model: 1, "Model::Hips", "LimbNode" {
	}
	Model: 2, "Model::Body", "Mesh" {
	}
	Geometry: 3, "Geometry::Body", "Mesh" {
		Vertices: *9 {
			a: 0,0,0,1,0,0,0,1,0
		}
		PolygonVertexIndex: *3 {
			a: 0,1,-3
		}
	}
	Deformer: 4, "Deformer::", "Skin" {
	}
	Deformer: 5, "SubDeformer::", "Cluster" {
		Indexes: *3 {
			a: 0,1,2
		}
		Weights: *3 {
			a: 1,1,1
		}
		Transform: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
		}
		TransformLink: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
		}
	}
}
Connections:  {
	C: "OO",1,0
	C: "OO",2,0
	C: "OO",3,2
	C: "OO",4,3
	C: "OO",5,4
	C: "OO",1,5
}
)";
    const CharacterLoad load = loadCharacter(m_folder.write(u"text.fbx"_s, text), {}, SceneContent::MotionAndMesh);
    QVERIFY2(load.file, load.problem.text().c_str()); // its motion is no matter of its body
    QVERIFY(!load.file->character.scene.mesh);
    QCOMPARE(load.file->character.scene.meshProblem,
             std::string("expected a binary .fbx to show its body, found text (ASCII): export the character as binary "
                         ".fbx or as .glb"));
}

void FbxCharacterTest::brokenFilesGiveASentence()
{
    const QByteArray whole = fileOf({{.picture = "cloth.png", .embedded = pngOf(Qt::blue)}, {.firstId = 30, .x = 9}});
    std::mt19937 random(7);
    int refused = 0;
    constexpr int mutants = 60;
    for (int i = 0; i < mutants; ++i) {
        QByteArray bytes = whole;
        for (int change = 0; change < 1 + i % 8; ++change)
            bytes[qsizetype(random() % std::size_t(bytes.size()))] = char(random());
        if (i % 5 == 0)
            bytes.truncate(qsizetype(random() % std::size_t(bytes.size())));
        const CharacterLoad load =
            loadCharacter(m_folder.write(u"broken.fbx"_s, bytes), {}, SceneContent::MotionAndMesh);
        const bool isSaid = load.file
                                ? load.file->character.scene.mesh || !load.file->character.scene.meshProblem.empty()
                                : !load.problem.isEmpty();
        QVERIFY2(isSaid, QByteArray::number(i));
        refused += load.file ? 0 : 1;
    }
    QVERIFY(refused > 0 && refused < mutants);
}

QTEST_GUILESS_MAIN(FbxCharacterTest)

} // namespace tst_fbxcharacter

#include "tst_fbxcharacter.moc"
