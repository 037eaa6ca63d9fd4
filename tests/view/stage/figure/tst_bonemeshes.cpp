#include "figure/bonemeshes.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <QTest>

#include <cmath>
#include <vector>

namespace tst_bonemeshes {

using namespace limber;

class BoneMeshesTest : public QObject
{
    Q_OBJECT

private slots:
    void aBoneIsAnOctahedronFromBaseToTip();
    void aBallHasTheRadiusOne_data();
    void aBallHasTheRadiusOne();
};

namespace {

struct Corner
{
    glm::dvec3 position;
    glm::dvec3 normal;
};

std::vector<Corner> cornersOf(const std::vector<float> &mesh)
{
    std::vector<Corner> corners;
    for (std::size_t i = 0; i + 6 <= mesh.size(); i += 6)
        corners.push_back({{mesh[i], mesh[i + 1], mesh[i + 2]}, {mesh[i + 3], mesh[i + 4], mesh[i + 5]}});
    return corners;
}

// The volume that the triangles enclose; positive if all are counter-clockwise as seen from outside.
double volumeOf(const std::vector<Corner> &corners)
{
    double volume = 0.0;
    for (std::size_t i = 0; i + 3 <= corners.size(); i += 3)
        volume += glm::dot(glm::cross(corners[i].position, corners[i + 1].position), corners[i + 2].position) / 6.0;
    return volume;
}

bool areTrianglesTurnedOutward(const std::vector<Corner> &corners, const glm::dvec3 &inside)
{
    for (std::size_t i = 0; i + 3 <= corners.size(); i += 3) {
        const glm::dvec3 across =
            glm::cross(corners[i + 1].position - corners[i].position, corners[i + 2].position - corners[i].position);
        if (glm::length(across) < 1e-9 || glm::dot(across, corners[i].position - inside) < 0.0)
            return false;
    }
    return true;
}

} // namespace

void BoneMeshesTest::aBoneIsAnOctahedronFromBaseToTip()
{
    const std::vector<float> mesh = octahedralBoneMesh();
    QCOMPARE(mesh.size(), std::size_t(8 * 3 * 6));
    const std::vector<Corner> corners = cornersOf(mesh);
    QVERIFY(areTrianglesTurnedOutward(corners, {0.0, 0.3, 0.0}));
    QVERIFY(std::abs(volumeOf(corners) - 2.0 / 3.0) < 1e-6); // a square with sides of √2 between base and tip
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::dvec3 &first = corners[i - i % 3].position;
        QVERIFY(std::abs(glm::length(corners[i].normal) - 1.0) < 1e-6);
        QVERIFY(std::abs(glm::dot(corners[i].normal, corners[i].position - first)) < 1e-6); // the triangles are flat
        QVERIFY(glm::dot(corners[i].normal, first - glm::dvec3(0.0, 0.3, 0.0)) > 0.0);
        QVERIFY(corners[i].position.y >= 0.0 && corners[i].position.y <= 1.0);
    }
}

void BoneMeshesTest::aBallHasTheRadiusOne_data()
{
    QTest::addColumn<int>("slices");
    QTest::newRow("coarse") << 6;
    QTest::newRow("usual") << 16;
    QTest::newRow("fine") << 60;
}

void BoneMeshesTest::aBallHasTheRadiusOne()
{
    QFETCH(int, slices);
    const std::vector<float> mesh = ballMesh(slices);
    const int stacks = slices / 2;
    // At the poles there is one triangle instead of two.
    QCOMPARE(mesh.size(), static_cast<std::size_t>(2 * slices * (stacks - 1) * 3 * 6));
    const std::vector<Corner> corners = cornersOf(mesh);
    QVERIFY(areTrianglesTurnedOutward(corners, glm::dvec3(0.0)));
    for (const Corner &corner : corners) {
        QVERIFY(std::abs(glm::length(corner.position) - 1.0) < 1e-6);
        QVERIFY(glm::distance(corner.normal, corner.position) < 1e-6);
    }
    const double ball = 4.0 / 3.0 * std::acos(-1.0);
    const double volume = volumeOf(corners);
    QVERIFY2(volume < ball && volume > ball * (1.0 - 17.0 / (slices * slices)), qPrintable(QString::number(volume)));
}

QTEST_APPLESS_MAIN(BoneMeshesTest)

} // namespace tst_bonemeshes

#include "tst_bonemeshes.moc"
