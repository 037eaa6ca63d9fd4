#include "figure/painting/solidpicture.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace tst_solidpicture {

using namespace limber;

class SolidPictureTest : public QObject
{
    Q_OBJECT

private slots:
    void coversAsMuchAsTheTriangleIsLarge();
    void neighboursShareAnEdgeWithoutGapOrOverlap();
    void theNearestIsShownInAnyOrder();
    void triangleThatCrossesAnotherIsCutWhereTheyMeet();
    void ballIsRoundAndShadedByItsNormals();
    void ballHidesAndIsHiddenByItsDepth();
    void partsOutsideOfTheAreaAreLeftOut();
    void shapesThatAreNotFiniteAreNotDrawn();
    void nothingRemainsOfThePreviousPicture();
    void smoothTrianglesCoverWhatFlatOnesDo();
    void lightRunsFromCornerToCorner();
};

namespace {

constexpr QRgb red = 0xffff0000;
constexpr QRgb blue = 0xff0000ff;

// The sum of all alpha values, in whole pixels.
double coverage(const QImage &picture)
{
    double sum = 0.0;
    for (int row = 0; row < picture.height(); ++row) {
        for (int column = 0; column < picture.width(); ++column)
            sum += qAlpha(picture.pixel(column, row)) / 255.0;
    }
    return sum;
}

SolidPicture::Triangle flat(glm::dvec2 a, glm::dvec2 b, glm::dvec2 c, double depth = 0.5)
{
    return {glm::dvec3(a, depth), glm::dvec3(b, depth), glm::dvec3(c, depth)};
}

// Adds two triangles that fill the rectangle.
void addRectangle(SolidPicture &picture, const QRectF &box, double depth, QRgb colour)
{
    const glm::dvec2 corners[] = {
        {box.left(), box.top()}, {box.right(), box.top()}, {box.right(), box.bottom()}, {box.left(), box.bottom()}};
    picture.addTriangle(flat(corners[0], corners[1], corners[2], depth), colour);
    picture.addTriangle(flat(corners[0], corners[2], corners[3], depth), colour);
}

} // namespace

void SolidPictureTest::coversAsMuchAsTheTriangleIsLarge()
{
    SolidPicture picture;
    for (int turn = 0; turn < 24; ++turn) {
        picture.begin({0, 0, 200, 160});
        const double angle = turn * std::numbers::pi / 12.0 + 0.03;
        const glm::dvec2 middle(100.3, 80.7);
        const glm::dvec2 along(60.0 * std::cos(angle), 60.0 * std::sin(angle));
        const glm::dvec2 across(-0.4 * along.y, 0.4 * along.x);
        picture.addTriangle(flat(middle + along, middle - along + across, middle - along - across), red);
        const double area = 0.5 * 120.0 * 48.0;
        const double seen = coverage(picture.finish());
        QVERIFY2(std::abs(seen - area) < 0.01 * area, qPrintable(QString::number(seen)));
    }
}

// A gap would show the background, and an overlap would add to the coverage.
void SolidPictureTest::neighboursShareAnEdgeWithoutGapOrOverlap()
{
    SolidPicture picture;
    picture.begin({0, 0, 64, 64});
    addRectangle(picture, {3.0, 5.0, 50.0, 47.0}, 0.5, red);
    const QImage image = picture.finish();
    QCOMPARE(coverage(image), 50.0 * 47.0);
    for (int row = 5; row < 52; ++row) {
        for (int column = 3; column < 53; ++column)
            QCOMPARE(image.pixel(column, row), red);
    }
}

void SolidPictureTest::smoothTrianglesCoverWhatFlatOnesDo()
{
    SolidPicture::Ramp ramp;
    ramp.fill(red);
    const QRect area(3, 5, 60, 50);
    const glm::dvec2 corners[] = {{4.3, 7.1}, {58.2, 12.9}, {22.7, 53.6}, {61.0, 54.0}, {4.3, 7.1}};
    for (int i = 0; i + 2 < 5; ++i) {
        SolidPicture flatOne;
        SolidPicture smoothOne;
        flatOne.begin(area);
        smoothOne.begin(area);
        const SolidPicture::Triangle triangle = flat(corners[i], corners[i + 1], corners[i + 2]);
        flatOne.addTriangle(triangle, red);
        smoothOne.addSmoothTriangle({{{triangle[0], 0.1}, {triangle[2], 0.9}, {triangle[1], 1.3}}}, ramp);
        QVERIFY(std::abs(coverage(smoothOne.finish()) - coverage(flatOne.finish())) < 1.0);
    }
}

void SolidPictureTest::lightRunsFromCornerToCorner()
{
    SolidPicture::Ramp ramp;
    for (std::size_t step = 0; step < ramp.size(); ++step)
        ramp[step] = qRgb(static_cast<int>(step), 0, 0);
    SolidPicture picture;
    picture.begin(QRect(0, 0, 100, 20));
    const double most = SolidPicture::mostLight;
    picture.addSmoothTriangle({{{{0, 0, 1}, 0.0}, {{100, 0, 1}, most}, {{100, 20, 1}, most}}}, ramp);
    picture.addSmoothTriangle({{{{0, 0, 1}, 0.0}, {{100, 20, 1}, most}, {{0, 20, 1}, 0.0}}}, ramp);
    const QImage image = picture.finish();
    for (int column = 1; column < 99; ++column)
        QVERIFY(std::abs(qRed(image.pixel(column, 10)) - 255.0 * (column + 0.5) / 100.0) < 4.0);
    // Light beyond the ramp, and corners that are not finite, do no harm.
    picture.begin(QRect(0, 0, 100, 20));
    picture.addSmoothTriangle({{{{0, 0, 1}, -50.0}, {{100, 0, 1}, 50.0}, {{100, 20, 1}, 9.0}}}, ramp);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    picture.addSmoothTriangle({{{{0, nan, 1}, 0.0}, {{100, 0, 1}, 0.0}, {{100, 20, 1}, nan}}}, ramp);
    QVERIFY(qRed(picture.finish().pixel(98, 2)) > 200);
}

void SolidPictureTest::theNearestIsShownInAnyOrder()
{
    for (const bool nearFirst : {false, true}) {
        SolidPicture picture;
        picture.begin({0, 0, 20, 20});
        if (nearFirst)
            addRectangle(picture, {5, 5, 10, 10}, 0.2, blue);
        addRectangle(picture, {0, 0, 20, 20}, 0.7, red);
        if (!nearFirst)
            addRectangle(picture, {5, 5, 10, 10}, 0.2, blue);
        const QImage image = picture.finish();
        QCOMPARE(image.pixel(10, 10), blue);
        QCOMPARE(image.pixel(2, 2), red);
        QCOMPARE(image.pixel(5, 5), blue);
        QCOMPARE(image.pixel(4, 5), red);
    }
}

void SolidPictureTest::triangleThatCrossesAnotherIsCutWhereTheyMeet()
{
    SolidPicture picture;
    picture.begin({0, 0, 100, 10});
    addRectangle(picture, {0, 0, 100, 10}, 0.5, red);
    // Its depth runs from 0 at the left to 1 at the right, so it is nearer than the other triangle up to the middle.
    picture.addTriangle({glm::dvec3(0, -200, 0), glm::dvec3(0, 200, 0), glm::dvec3(100, 0, 1)}, blue);
    const QImage image = picture.finish();
    QCOMPARE(image.pixel(48, 5), blue);
    QCOMPARE(image.pixel(52, 5), red);
    // Likewise where the triangle begins away from the edge of the picture.
    picture.begin({10, 0, 100, 10});
    addRectangle(picture, {10, 0, 100, 10}, 0.5, red);
    picture.addTriangle({glm::dvec3(50, -200, 0), glm::dvec3(50, 200, 0), glm::dvec3(110, 0, 1)}, blue);
    const QImage second = picture.finish();
    QCOMPARE(second.pixel(38, 5), red); // beside the triangle
    QCOMPARE(second.pixel(42, 5), blue);
    QCOMPARE(second.pixel(67, 5), blue);
    QCOMPARE(second.pixel(73, 5), red);
}

void SolidPictureTest::ballIsRoundAndShadedByItsNormals()
{
    SolidPicture picture;
    picture.begin({10, 20, 80, 80});
    const auto grey = [](const glm::vec3 &normal) {
        const auto part = [](float value) { return static_cast<int>(127.5f + 127.0f * value); };
        return qRgb(part(normal.x), part(normal.y), part(normal.z));
    };
    picture.addBall({{50.0, 60.0}, 30.0, 0.5, 0.4}, grey);
    const QImage image = picture.finish();
    const double area = std::numbers::pi * 900.0;
    QVERIFY(std::abs(coverage(image) - area) < 0.01 * area);
    const QRgb middle = image.pixel(40, 40);
    QVERIFY(qBlue(middle) > 250 && std::abs(qRed(middle) - 128) < 8 && std::abs(qGreen(middle) - 128) < 8);
    QVERIFY(qRed(image.pixel(67, 40)) > 230); // the normals on the right side point to the right
    QVERIFY(qGreen(image.pixel(40, 13)) > 230); // those on the upper side point up
    QVERIFY(qGreen(image.pixel(40, 67)) < 30);
}

void SolidPictureTest::ballHidesAndIsHiddenByItsDepth()
{
    SolidPicture picture;
    picture.begin({0, 0, 40, 40});
    addRectangle(picture, {0, 0, 40, 40}, 0.45, red);
    // The middle of the ball is behind the wall, its front is before the wall.
    picture.addBall({{20.0, 20.0}, 10.0, 0.5, 0.4}, [](const glm::vec3 &) { return blue; });
    const QImage image = picture.finish();
    QCOMPARE(image.pixel(20, 20), blue);
    QCOMPARE(image.pixel(29, 20), red); // the edge of the ball is as deep as its middle
    QCOMPARE(coverage(image), 1600.0);
}

void SolidPictureTest::partsOutsideOfTheAreaAreLeftOut()
{
    SolidPicture picture;
    picture.begin({100, 100, 30, 20});
    addRectangle(picture, {-1e7, -1e7, 2e7, 2e7}, 0.5, red);
    const QImage image = picture.finish();
    QCOMPARE(image.size(), QSize(30, 20));
    QCOMPARE(coverage(image), 600.0);
    picture.begin({100, 100, 30, 20});
    addRectangle(picture, {0, 0, 99, 99}, 0.5, red);
    addRectangle(picture, {131, 0, 99, 300}, 0.5, red);
    picture.addBall({{90.0, 110.0}, 9.5, 0.5, 0.4}, [](const glm::vec3 &) { return blue; });
    picture.addBall({{110.0, 90.0}, 9.5, 0.5, 0.4}, [](const glm::vec3 &) { return blue; });
    QCOMPARE(coverage(picture.finish()), 0.0);
    picture.begin({});
    addRectangle(picture, {0, 0, 99, 99}, 0.5, red);
    QVERIFY(picture.finish().isNull());
}

void SolidPictureTest::shapesThatAreNotFiniteAreNotDrawn()
{
    const double nan = std::nan("");
    const double infinity = std::numeric_limits<double>::infinity();
    SolidPicture picture;
    picture.begin({0, 0, 30, 20});
    for (const double bad : {nan, infinity, -infinity}) {
        picture.addTriangle(flat({bad, 2}, {20, 10}, {3, 15}), red);
        picture.addTriangle(flat({2, 2}, {20, bad}, {3, 15}), red);
        picture.addTriangle(flat({2, 2}, {20, 10}, {3, 15}, bad), red);
        picture.addBall({{bad, 10.0}, 5.0, 0.5, 0.4}, [](const glm::vec3 &) { return red; });
        picture.addBall({{10.0, 10.0}, bad, 0.5, 0.4}, [](const glm::vec3 &) { return red; });
        picture.addBall({{10.0, 10.0}, 5.0, nan, 0.4}, [](const glm::vec3 &) { return red; });
    }
    picture.addTriangle(flat({2, 2}, {20, 10}, {11, 6}), red); // the triangle has no area
    picture.addBall({{10.0, 10.0}, 0.0, 0.5, 0.4}, [](const glm::vec3 &) { return red; });
    QCOMPARE(coverage(picture.finish()), 0.0);
}

void SolidPictureTest::nothingRemainsOfThePreviousPicture()
{
    SolidPicture picture;
    picture.begin({0, 0, 60, 60});
    addRectangle(picture, {0, 0, 60, 60}, 0.1, red);
    QCOMPARE(coverage(picture.finish()), 3600.0);
    picture.begin({0, 0, 50, 60}); // the same memory with rows of another length
    addRectangle(picture, {30, 30, 2, 2}, 0.9, blue);
    addRectangle(picture, {10, 30, 2, 2}, 0.9, blue);
    const QImage image = picture.finish();
    QCOMPARE(coverage(image), 8.0);
    QCOMPARE(image.pixel(31, 31), blue);
}

QTEST_APPLESS_MAIN(SolidPictureTest)

} // namespace tst_solidpicture

#include "tst_solidpicture.moc"
