#include "weight/supportoutline.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

namespace tst_supportoutline {

using namespace limber;

class SupportOutlineTest : public QObject
{
    Q_OBJECT

private slots:
    void theCornersAreThoseOfTheHull();
    void aPointInsideIsAtNoDistance();
    void linesAndPointsHaveDistances();
    void wideningGoesAsFarToAllSides();
    void theNearestPointIsOnTheOutlineOrInside();
    void narrowingKeepsTheMiddle();
    void whatIsNoNumberDoesNotCount();
};

void SupportOutlineTest::theCornersAreThoseOfTheHull()
{
    const std::vector<glm::dvec2> points{{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}, {1, 0}, {2, 0}, {0.5, 1.5}};
    const SupportOutline outline(points);
    QCOMPARE(outline.corners(), (std::vector<glm::dvec2>{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
}

void SupportOutlineTest::aPointInsideIsAtNoDistance()
{
    const std::vector<glm::dvec2> points{{0, 0}, {4, 0}, {0, 3}};
    const SupportOutline outline(points);
    QCOMPARE(outline.distanceTo({1.0, 1.0}), 0.0);
    QCOMPARE(outline.distanceTo({0.0, 3.0}), 0.0);
    QCOMPARE(outline.distanceTo({-3.0, -4.0}), 5.0);
    QCOMPARE(outline.distanceTo({2.0, -1.5}), 1.5);
    QVERIFY(std::abs(outline.distanceTo({4.0, 3.0}) - 12.0 / 5.0) < 1e-12);
}

void SupportOutlineTest::linesAndPointsHaveDistances()
{
    const std::vector<glm::dvec2> line{{0, 0}, {1, 1}, {3, 3}, {2, 2}};
    QCOMPARE(SupportOutline(line).corners().size(), std::size_t(2));
    QVERIFY(std::abs(SupportOutline(line).distanceTo({0.0, 2.0}) - std::sqrt(2.0)) < 1e-12);
    const std::vector<glm::dvec2> point{{1, 1}, {1, 1}};
    QCOMPARE(SupportOutline(point).distanceTo({4.0, 5.0}), 5.0);
    QVERIFY(std::isinf(SupportOutline().distanceTo({0.0, 0.0})));
}

void SupportOutlineTest::wideningGoesAsFarToAllSides()
{
    const std::vector<glm::dvec2> line{{0, 0}, {10, 0}};
    const SupportOutline wide = SupportOutline(line).widened(2.0);
    QCOMPARE(wide.distanceTo({5.0, 1.99}), 0.0);
    QCOMPARE(wide.distanceTo({5.0, -1.99}), 0.0);
    QCOMPARE(wide.distanceTo({-1.99, 0.0}), 0.0);
    QVERIFY(std::abs(wide.distanceTo({5.0, 3.0}) - 1.0) < 1e-12);
}

void SupportOutlineTest::theNearestPointIsOnTheOutlineOrInside()
{
    const std::vector<glm::dvec2> points{{0, 0}, {4, 0}, {4, 2}, {0, 2}};
    const SupportOutline outline(points);
    QCOMPARE(outline.nearestTo({1.0, 1.5}), glm::dvec2(1.0, 1.5));
    QCOMPARE(outline.nearestTo({1.0, 5.0}), glm::dvec2(1.0, 2.0));
    QCOMPARE(outline.nearestTo({7.0, -3.0}), glm::dvec2(4.0, 0.0));
    const std::vector<glm::dvec2> line{{0, 0}, {10, 0}};
    QCOMPARE(SupportOutline(line).nearestTo({3.0, 4.0}), glm::dvec2(3.0, 0.0));
    QCOMPARE(SupportOutline().nearestTo({3.0, 4.0}), glm::dvec2(3.0, 4.0));
}

void SupportOutlineTest::narrowingKeepsTheMiddle()
{
    const std::vector<glm::dvec2> points{{0, 0}, {8, 0}, {8, 4}, {0, 4}};
    const SupportOutline outline(points);
    QCOMPARE(outline.narrowed(1.0).corners(), (std::vector<glm::dvec2>{{2, 1}, {6, 1}, {6, 3}, {2, 3}}));
    QCOMPARE(outline.narrowed(2.0).corners(), (std::vector<glm::dvec2>{{4, 2}}));
    QCOMPARE(outline.narrowed(9.0).corners(), (std::vector<glm::dvec2>{{4, 2}}));
    QVERIFY(SupportOutline().narrowed(1.0).isEmpty());
}

void SupportOutlineTest::whatIsNoNumberDoesNotCount()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    const std::vector<glm::dvec2> points{{nan, 0}, {0, 0}, {infinite, 1}, {1, 0}, {0, nan}, {0, 1}};
    const SupportOutline outline(points);
    QCOMPARE(outline.corners().size(), std::size_t(3));
    QVERIFY(!(outline.distanceTo({nan, nan}) <= 0.0));
    const std::vector<glm::dvec2> none{{nan, nan}};
    QVERIFY(SupportOutline(none).isEmpty());
    QVERIFY(SupportOutline(none).widened(1.0).isEmpty());
}

QTEST_APPLESS_MAIN(SupportOutlineTest)

} // namespace tst_supportoutline

#include "tst_supportoutline.moc"
