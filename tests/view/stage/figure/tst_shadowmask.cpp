#include "figure/shadowmask.h"
#include "figure/viewspace.h"
#include "figures.h"

#include <QTest>

namespace tst_shadowmask {

using namespace limber;
using namespace limber::test;

class ShadowMaskTest : public QObject
{
    Q_OBJECT

private slots:
    void liesBelowTheFigure();
    void isFainterBelowHigherParts();
    void leavesAMarginOfTheBodysSize();
    void isAsLongAsTheBone();
    void fadesAwayFromTheBone_data();
    void fadesAwayFromTheBone();
    void crowdsHaveFewerPixels();
    void isEmptyForAFigureWithoutBones();
    void liesBelowACharacterWhereverItsBonesAre();
};

namespace {

Figure figureAt(double height)
{
    Clip clip = standingFigure(1);
    clip.motion.setValue(0, hipsYPosition, height);
    Figure figure;
    BoneGeometry(clip.skeleton).shape(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), 19.0, figure);
    return figure;
}

int darknessAt(const ShadowMask &mask, double x, double z)
{
    const int pixels = mask.darkness.width();
    const int column = int((x - mask.left) / mask.side * pixels);
    const int row = int((z - mask.back) / mask.side * pixels);
    return mask.darkness.constScanLine(row)[column];
}

} // namespace

void ShadowMaskTest::liesBelowTheFigure()
{
    const ShadowMask mask = castShadow(figureAt(10), 0.0, 19.0);
    QVERIFY(darknessAt(mask, 2.0, 0.0) > 100); // the left foot stands here
    QCOMPARE(darknessAt(mask, 2.0, 4.0), 0);
    QCOMPARE(int(mask.darkness.constScanLine(0)[0]), 0); // the edge of the mask cuts off no shadow
}

void ShadowMaskTest::isFainterBelowHigherParts()
{
    const int standing = darknessAt(castShadow(figureAt(10), 0.0, 19.0), 2.0, 0.0);
    const int jumping = darknessAt(castShadow(figureAt(18), 0.0, 19.0), 2.0, 0.0);
    QVERIFY(jumping > 0 && jumping < standing);
    QCOMPARE(darknessAt(castShadow(figureAt(100), 0.0, 19.0), 2.0, 0.0), 0);
}

void ShadowMaskTest::isAsLongAsTheBone()
{
    Figure figure;
    BoneShape bone;
    bone.base = {-6.0, 0.5, 4.0};
    bone.tip = {6.0, 0.5, 1.0};
    bone.radius = 0.5;
    figure.bones.push_back(bone);
    const ShadowMask mask = castShadow(figure, 0.0, 10.0);
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0})
        QVERIFY2(darknessAt(mask, -6.0 + 12.0 * part, 4.0 - 3.0 * part) > 100, qPrintable(QString::number(part)));
    for (const double part : {-0.18, 1.18})
        QCOMPARE(darknessAt(mask, -6.0 + 12.0 * part, 4.0 - 3.0 * part), 0);
    QCOMPARE(darknessAt(mask, 6.0, 4.0), 0); // beside the bone
}

void ShadowMaskTest::fadesAwayFromTheBone_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("radius");
    QTest::addColumn<double>("away");
    QTest::addColumn<int>("darkness");
    // The bone is 10 units long, and so is the body. Its shadow is 0.8 as thick, and blurred by 1.2 % of the body and
    // 13 % of its height: so half of it is half as far as the edge.
    QTest::newRow("on the floor") << 0.0 << 1.25 << 0.0 << 217;
    QTest::newRow("half way to its edge") << 0.0 << 1.25 << 0.56 << 108;
    QTest::newRow("beyond its edge") << 0.0 << 1.25 << 1.2 << 0;
    QTest::newRow("higher") << 5.0 << 1.25 << 0.0 << 138;
    QTest::newRow("higher, half way") << 5.0 << 1.25 << 0.885 << 69;
    QTest::newRow("higher, beyond") << 5.0 << 1.25 << 1.9 << 0;
    QTest::newRow("thin and high") << 5.0 << 0.125 << 0.0 << 74;
    QTest::newRow("too high") << 14.0 << 1.25 << 0.0 << 0;
}

void ShadowMaskTest::fadesAwayFromTheBone()
{
    QFETCH(const double, height);
    QFETCH(const double, radius);
    QFETCH(const double, away);
    QFETCH(const int, darkness);
    Figure figure;
    BoneShape bone;
    bone.base = {-5.0, 3.0 + height, 0.0};
    bone.tip = {5.0, 3.0 + height, 0.0};
    bone.radius = radius;
    figure.bones.push_back(bone);
    const ShadowMask mask = castShadow(figure, 3.0, 10.0);
    const double pixel = mask.side / mask.darkness.width();
    const int found = (darknessAt(mask, 1.0, away - 0.5 * pixel) + darknessAt(mask, 1.0, away + 0.5 * pixel)) / 2;
    QVERIFY2(std::abs(found - darkness) <= 12, qPrintable(QString::number(found)));
}

void ShadowMaskTest::crowdsHaveFewerPixels()
{
    Figure figure;
    BoneShape bone;
    bone.tip = {1.0, 1.0, 1.0};
    bone.radius = 0.1;
    figure.bones.assign(300, bone);
    QCOMPARE(castShadow(figure, 0.0, 10.0).darkness.size(), QSize(144, 144));
    figure.bones.push_back(bone);
    QCOMPARE(castShadow(figure, 0.0, 10.0).darkness.size(), QSize(96, 96));
}

// The soft edge grows with the body.
void ShadowMaskTest::leavesAMarginOfTheBodysSize()
{
    const Figure figure = figureAt(10);
    const ShadowMask small = castShadow(figure, 0.0, 4.0);
    const ShadowMask large = castShadow(figure, 0.0, 40.0);
    QVERIFY(std::abs((large.side - small.side) - 0.5 * (40.0 - 4.0)) < 1e-9);
    QVERIFY(std::abs((small.left - large.left) - 0.25 * (40.0 - 4.0)) < 1e-9);
    QVERIFY(std::abs((small.back - large.back) - 0.25 * (40.0 - 4.0)) < 1e-9);
}

void ShadowMaskTest::isEmptyForAFigureWithoutBones()
{
    QVERIFY(castShadow(Figure(), 0.0, 1.0).darkness.isNull());
}

// The surface of a character may stand beside the bones that move it, and some of these may lie far away.
void ShadowMaskTest::liesBelowACharacterWhereverItsBonesAre()
{
    Figure figure = figureAt(10);
    figure.style = FigureStyle::Body;
    auto mesh = std::make_shared<SceneMesh>();
    auto joints = std::make_shared<std::vector<int>>();
    for (int i = 0; i < 400; ++i) {
        figure.skin.positions.push_back({30.0f + 0.01f * float(i % 20), 0.02f * float(i), 0.0f});
        figure.skin.normals.push_back({1.0f, 0.0f, 0.0f});
        joints->push_back(i < 200 ? leftLeg : chest);
    }
    mesh->vertices.resize(400);
    figure.skin.mesh = mesh;
    figure.skin.joints = joints;
    const ShadowMask mask = castShadow(figure, 0.0, 19.0);
    QVERIFY(mask.left > 15.0); // the bones at 0 have none
    QVERIFY(darknessAt(mask, 29.6, 0.0) > 100);
    // What is hidden has none either.
    figure.skin.hidden.assign(8, false);
    figure.skin.hidden[std::size_t(leftLeg)] = true;
    QVERIFY(darknessAt(castShadow(figure, 0.0, 19.0), 29.6, 0.0) < darknessAt(mask, 29.6, 0.0));
    figure.skin.hidden.assign(8, true);
    QVERIFY(castShadow(figure, 0.0, 19.0).darkness.isNull());
}

QTEST_APPLESS_MAIN(ShadowMaskTest)

} // namespace tst_shadowmask

#include "tst_shadowmask.moc"
