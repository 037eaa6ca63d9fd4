#include "pose/eulerangles.h"

#include "pose/pose.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>

namespace tst_eulerangles {

using namespace limber;

namespace {

const std::array<RotationOrder, 6> allOrders{{{Axis::X, Axis::Y, Axis::Z},
                                              {Axis::X, Axis::Z, Axis::Y},
                                              {Axis::Y, Axis::X, Axis::Z},
                                              {Axis::Y, Axis::Z, Axis::X},
                                              {Axis::Z, Axis::X, Axis::Y},
                                              {Axis::Z, Axis::Y, Axis::X}}};

double distance(const glm::dmat3 &a, const glm::dmat3 &b)
{
    double largest = 0;
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 3; ++row)
            largest = std::max(largest, std::abs(a[column][row] - b[column][row]));
    }
    return largest;
}

} // namespace

class EulerAnglesTest : public QObject
{
    Q_OBJECT

private slots:
    void reproduceTheRotationInEveryOrder();
    void reproduceTheRotationAtAndNextToGimbalLock();
    void stayNearTheAnglesBefore();
    void rotateInTheRightDirection();
};

void EulerAnglesTest::reproduceTheRotationInEveryOrder()
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> angle(-720, 720);
    for (const RotationOrder &order : allOrders) {
        for (int i = 0; i < 500; ++i) {
            const glm::dmat3 rotation = rotationFromAngles(order, {angle(random), angle(random), angle(random)});
            const glm::dvec3 found = eulerAngles(rotation, order, {angle(random), angle(random), angle(random)});
            QVERIFY(distance(rotationFromAngles(order, found), rotation) < 1e-12);
        }
    }
}

void EulerAnglesTest::reproduceTheRotationAtAndNextToGimbalLock()
{
    for (const RotationOrder &order : allOrders) {
        for (const double sign : {-1.0, 1.0}) {
            for (int k = 1; k <= 16; ++k) {
                const double middle = sign * (90.0 - (k == 16 ? 0.0 : std::pow(10.0, -k)));
                const glm::dmat3 rotation = rotationFromAngles(order, {33.0, middle, -71.0});
                const glm::dvec3 found = eulerAngles(rotation, order, {0, 0, 0});
                QVERIFY(distance(rotationFromAngles(order, found), rotation) < 1e-11);
            }
        }
    }
}

void EulerAnglesTest::stayNearTheAnglesBefore()
{
    const RotationOrder order{Axis::Z, Axis::X, Axis::Y};
    const glm::dvec3 before(358.0, 2.0, -721.0);
    const glm::dvec3 found = eulerAngles(rotationFromAngles(order, {1.0, 3.0, 0.0}), order, before);
    QVERIFY(std::abs(found.x - 361.0) < 1e-9);
    QVERIFY(std::abs(found.y - 3.0) < 1e-9);
    QVERIFY(std::abs(found.z + 720.0) < 1e-9);
}

void EulerAnglesTest::rotateInTheRightDirection()
{
    // Right-handed: a quarter turn about Z rotates X to Y.
    const glm::dvec3 turned = rotationAbout(Axis::Z, 90.0) * glm::dvec3(1, 0, 0);
    QVERIFY(std::abs(turned.y - 1.0) < 1e-15);
    const glm::dvec3 turnedY = rotationAbout(Axis::Y, 90.0) * glm::dvec3(0, 0, 1);
    QVERIFY(std::abs(turnedY.x - 1.0) < 1e-15);
    const glm::dvec3 turnedX = rotationAbout(Axis::X, 90.0) * glm::dvec3(0, 1, 0);
    QVERIFY(std::abs(turnedX.z - 1.0) < 1e-15);
}

QTEST_APPLESS_MAIN(EulerAnglesTest)

} // namespace tst_eulerangles

#include "tst_eulerangles.moc"
