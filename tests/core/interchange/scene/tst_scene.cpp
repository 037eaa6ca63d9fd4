#include "scene/blockbody.h"
#include "scene/scene.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_scene {

using namespace limber;

// A matrix becomes translation, rotation and scale of a node.
class SceneTest : public QObject
{
    Q_OBJECT

private slots:
    void itsPartsAreFound_data();
    void itsPartsAreFound();
    void shearsAreLeftOut_data();
    void shearsAreLeftOut();
    void flatMatricesHaveNoRotation();
    void bodiesOfBlocksAreKnown_data();
    void bodiesOfBlocksAreKnown();
    void aNodeMayHoldPartsTogether();
    void cubicTracksHaveTangents();
};

namespace {

// The matrix of the parts.
glm::dmat4 matrixFrom(const SceneTransform &parts)
{
    return glm::translate(glm::dmat4(1.0), parts.translation) * glm::mat4_cast(parts.rotation) *
           glm::scale(glm::dmat4(1.0), parts.scale);
}

} // namespace

void SceneTest::itsPartsAreFound_data()
{
    QTest::addColumn<glm::dvec3>("scale");
    QTest::addColumn<double>("degrees");
    QTest::newRow("nothing") << glm::dvec3(1.0) << 0.0;
    QTest::newRow("turned") << glm::dvec3(1.0) << 70.0;
    QTest::newRow("large") << glm::dvec3(2.0, 3.0, 4.0) << 200.0;
    QTest::newRow("a mirror") << glm::dvec3(2.0, 3.0, -4.0) << 70.0;
}

void SceneTest::itsPartsAreFound()
{
    QFETCH(glm::dvec3, scale);
    QFETCH(double, degrees);
    SceneTransform parts;
    parts.translation = {1.0, -2.0, 3.0};
    parts.rotation = glm::angleAxis(degrees * std::numbers::pi / 180.0, glm::normalize(glm::dvec3(1.0, 2.0, -0.5)));
    parts.scale = scale;
    SceneNode node;
    setRest(node, matrixFrom(parts));
    QCOMPARE(node.rest.translation, parts.translation);
    QVERIFY(glm::distance(node.rest.scale, scale) < 1e-12);
    QVERIFY(std::abs(std::abs(glm::dot(node.rest.rotation, parts.rotation)) - 1.0) < 1e-12);
    QVERIFY(std::abs(glm::length(node.rest.rotation) - 1.0) < 1e-12);
    QVERIFY(!node.isSheared);
}

void SceneTest::shearsAreLeftOut_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<double>("shear");
    QTest::addColumn<bool>("isSheared");
    for (const auto &[from, to] : {std::pair(1, 0), {2, 1}, {2, 0}}) {
        QTest::addRow("%d to %d, rounding", from, to) << from << to << 0.9e-4 << false;
        QTest::addRow("%d to %d", from, to) << from << to << 1.1e-4 << true;
        QTest::addRow("%d to %d, backwards", from, to) << from << to << -0.5 << true;
    }
}

void SceneTest::shearsAreLeftOut()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(double, shear);
    QFETCH(bool, isSheared);
    glm::dmat4 matrix(1.0);
    matrix[from][to] = shear;
    SceneNode node;
    setRest(node, matrix);
    QCOMPARE(node.isSheared, isSheared);
    // X stays, and Y stays in the plane of both.
    QVERIFY(glm::distance(node.rest.rotation * glm::dvec3(1.0, 0.0, 0.0), glm::dvec3(1.0, 0.0, 0.0)) < 1e-12);
    QVERIFY(glm::distance(node.rest.rotation * glm::dvec3(0.0, 1.0, 0.0), glm::dvec3(0.0, 1.0, 0.0)) < 1e-12);
}

void SceneTest::flatMatricesHaveNoRotation()
{
    for (const int axis : {0, 1, 2}) {
        glm::dmat4 matrix = glm::translate(glm::dmat4(2.0), glm::dvec3(1.0, 2.0, 3.0));
        matrix[axis] = glm::dvec4(0.0);
        SceneNode node;
        setRest(node, matrix);
        QCOMPARE(node.rest.translation, glm::dvec3(2.0, 4.0, 6.0));
        QCOMPARE(node.rest.rotation, glm::dquat(1.0, 0.0, 0.0, 0.0));
        QCOMPARE(node.rest.scale[axis], 0.0);
        QVERIFY(!node.isSheared);
    }
    glm::dmat4 twice(1.0);
    twice[1] = glm::dvec4(3.0, 0.0, 0.0, 0.0); // Y along X
    SceneNode node;
    setRest(node, twice);
    QCOMPARE(node.rest.rotation, glm::dquat(1.0, 0.0, 0.0, 0.0));
    QCOMPARE(node.rest.scale, glm::dvec3(1.0, 3.0, 1.0));
    QVERIFY(node.isSheared);
}

void SceneTest::bodiesOfBlocksAreKnown_data()
{
    using Places = std::vector<glm::dvec3>;
    const Places body{{0, 12, 0}, {0, 24, 0}, {6, 23, 0}, {-6, 23, 0}, {2, 12, 0}, {-2, 12, 0}};
    Places elsewhere;
    Places uneven = body;
    Places turned;
    for (const glm::dvec3 &place : body) {
        elsewhere.push_back(1e-3 * glm::dvec3(place.z + 7.0, -place.x + 900.0, place.y));
        turned.emplace_back(0.7 * place.x, place.y, 0.7 * place.x);
    }
    uneven[2].x = 7.0;
    const Places row(8, {1.0, 1.0, 1.0});
    QTest::addColumn<Places>("places");
    QTest::addColumn<bool>("isBody");
    QTest::newRow("a body") << body << true;
    QTest::newRow("along other axes, somewhere else, in metres") << elsewhere << true;
    QTest::newRow("with a hat and a sword")
        << Places{body[0], body[1], body[2], body[3], body[4], body[5], {0, 30, 0}, {9, 2, 1}} << true;
    QTest::newRow("one arm is farther away") << uneven << false;
    QTest::newRow("seen from a corner") << turned << false; // no axis of the file leads to its side
    QTest::newRow("without a head") << Places{body[0], body[2], body[3], body[4], body[5]} << false;
    QTest::newRow("four things around a point") << Places{{1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}} << false;
    QTest::newRow("a row") << Places{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}, {5, 0, 0}, {6, 0, 0}}
                           << false;
    QTest::newRow("all in one place") << row << false;
    QTest::newRow("too many") << Places(33, {1.0, 2.0, 3.0}) << false;
    QTest::newRow("nothing") << Places() << false;
}

void SceneTest::bodiesOfBlocksAreKnown()
{
    QFETCH(std::vector<glm::dvec3>, places);
    QFETCH(bool, isBody);
    QCOMPARE(mayBeBlockBody(places), isBody);
}

// The node above the parts of a body stands for none of them, whether they hang on each other or not.
void SceneTest::aNodeMayHoldPartsTogether()
{
    const std::vector<glm::dvec3> places{{0, 12, 0}, {0, 24, 0}, {6, 23, 0}, {-6, 23, 0}, {2, 12, 0}, {-2, 12, 0}};
    for (const bool hangOnTorso : {false, true}) {
        std::vector<SceneNode> nodes(1);
        nodes[0].rest.translation = {0, 0, 3};
        for (const glm::dvec3 &place : places) {
            const bool isOnTorso = hangOnTorso && nodes.size() > 1 && nodes.size() < 5; // the legs hang on the node
            SceneNode node;
            node.parent = isOnTorso ? 1 : 0;
            node.hasMesh = true;
            node.rest.translation = isOnTorso ? place - places[0] : place;
            nodes.push_back(node);
        }
        std::vector<bool> expected(nodes.size(), true);
        expected[0] = false;
        QCOMPARE(partsOfRobot(nodes), expected);
        nodes.back().rest.translation.x = -5.0; // no body
        QCOMPARE(partsOfRobot(nodes), std::vector<bool>(nodes.size()));
    }
}

void SceneTest::cubicTracksHaveTangents()
{
    SceneTrack track;
    QCOMPARE(track.width(), 3);
    QCOMPARE(track.valuesInKey(), 3);
    track.blend = SceneTrack::Blend::Cubic;
    QCOMPARE(track.valuesInKey(), 9);
    track.property = SceneTrack::Property::Rotation;
    QCOMPARE(track.width(), 4);
    QCOMPARE(track.valuesInKey(), 12);
    track.blend = SceneTrack::Blend::Step;
    QCOMPARE(track.valuesInKey(), 4);
}

QTEST_APPLESS_MAIN(SceneTest)

} // namespace tst_scene

#include "tst_scene.moc"
