#include "scene/sceneflesh.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_sceneflesh {

using namespace limber;

namespace {

bool isNear(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return glm::distance(a, b) < 1e-9;
}

// The corners of a box, turned about a slanting axis so that they are extreme along no axis in particular.
std::vector<glm::dvec3> turnedBox()
{
    const glm::dvec3 x = glm::normalize(glm::dvec3(1.0, 0.3, -0.2));
    const glm::dvec3 y = glm::normalize(glm::cross(glm::dvec3(0.1, 0.4, 1.0), x));
    const glm::dvec3 z = glm::cross(x, y);
    std::vector<glm::dvec3> corners;
    for (int i = 0; i < 8; ++i)
        corners.push_back((i & 1) * 4.0 * x + (i & 2) * 6.0 * y + (i & 4) * 1.0 * z);
    return corners;
}

} // namespace

// Where the vertices are that follow a node.
class SceneFleshTest : public QObject
{
    Q_OBJECT

private slots:
    void verticesCountByTheirWeights();
    void cornersOfABoxAreFound();
    void whatHardlyFollowsIsNoCorner();
    void nodesDoNotMix();
    void numbersThatAreNoneDoNotCount_data();
    void numbersThatAreNoneDoNotCount();
};

void SceneFleshTest::verticesCountByTheirWeights()
{
    FleshFinder finder;
    finder.add(3, {0.0, 0.0, 0.0}, 0.25);
    finder.add(3, {4.0, -8.0, 0.0}, 0.75);
    const auto flesh = finder.of(3);
    QVERIFY(flesh);
    QVERIFY(isNear(flesh->middle, {3.0, -6.0, 0.0}));
    QCOMPARE(flesh->weight, 1.0);
}

void SceneFleshTest::cornersOfABoxAreFound()
{
    FleshFinder finder;
    const std::vector<glm::dvec3> box = turnedBox();
    glm::dvec3 middle(0.0);
    for (const glm::dvec3 &corner : box)
        middle += 0.125 * corner;
    for (int round = 0; round < 3; ++round) {
        for (const glm::dvec3 &corner : box) {
            finder.add(0, corner, 1.0);
            finder.add(0, 0.5 * (corner + middle), 1.0); // inside
        }
    }
    const auto flesh = finder.of(0);
    QVERIFY(flesh);
    QVERIFY(isNear(flesh->middle, middle));
    QCOMPARE(flesh->corners.size(), 8U); // each once
    for (const glm::dvec3 &corner : box)
        QVERIFY(std::ranges::find(flesh->corners, corner) != flesh->corners.end());
}

void SceneFleshTest::whatHardlyFollowsIsNoCorner()
{
    FleshFinder finder;
    finder.add(0, {0.0, -1.0, 0.0}, 1.0);
    finder.add(0, {0.0, 50.0, 0.0}, 0.1); // where the limb joins the body
    QCOMPARE(finder.of(0)->corners, (std::vector<glm::dvec3>{{0.0, -1.0, 0.0}}));
    finder.add(1, {0.0, 50.0, 0.0}, 0.1);
    QVERIFY(finder.of(1)->corners.empty());
}

void SceneFleshTest::nodesDoNotMix()
{
    FleshFinder finder;
    finder.add(0, {1.0, 0.0, 0.0}, 1.0);
    finder.add(2, {0.0, 1.0, 0.0}, 1.0);
    QVERIFY(isNear(finder.of(0)->middle, {1.0, 0.0, 0.0}));
    QVERIFY(isNear(finder.of(2)->middle, {0.0, 1.0, 0.0}));
    QVERIFY(!finder.of(1));
}

void SceneFleshTest::numbersThatAreNoneDoNotCount_data()
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    QTest::addColumn<double>("place");
    QTest::addColumn<double>("weight");
    QTest::newRow("no weight") << 1.0 << 0.0;
    QTest::newRow("less than none") << 1.0 << -1.0;
    QTest::newRow("a weight that is no number") << 1.0 << std::nan("");
    QTest::newRow("nowhere") << std::nan("") << 1.0;
    QTest::newRow("infinitely far") << infinite << 1.0;
    QTest::newRow("too far to be summed") << 1e300 << 1.0;
}

void SceneFleshTest::numbersThatAreNoneDoNotCount()
{
    QFETCH(double, place);
    QFETCH(double, weight);
    FleshFinder finder;
    finder.add(0, {0.0, place, 0.0}, weight);
    QVERIFY(!finder.of(0));
    finder.add(0, {0.0, 2.0, 0.0}, 1.0);
    QVERIFY(isNear(finder.of(0)->middle, {0.0, 2.0, 0.0}));
}

QTEST_GUILESS_MAIN(SceneFleshTest)

} // namespace tst_sceneflesh

#include "tst_sceneflesh.moc"
