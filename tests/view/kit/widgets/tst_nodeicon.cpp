#include "pictures.h"
#include "widgets/nodeicon.h"

#include <QImage>
#include <QTest>

namespace tst_nodeicon {

using namespace limber;
using namespace limber::test;

// The icons of joints in the middle of a black picture of 21 by 21 pixels.
class NodeIconTest : public QObject
{
    Q_OBJECT

private slots:
    void sidesHaveTheirColours();
    void aJointIsADisc();
    void aRootIsADiscInARing();
    void anEndSiteIsAHollowDiamond();
};

namespace {

constexpr int middle = 10;

Colours plainColours()
{
    Colours colours;
    colours.left = Qt::blue;
    colours.right = Qt::red;
    colours.centre = Qt::white;
    return colours;
}

QImage drawn(JointTreeModel::NodeKind kind)
{
    QImage image(21, 21, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    drawNodeIcon(painter, {0, 0, 21, 21}, kind, BodySide::Centre, plainColours());
    return image;
}

int brightness(const QImage &image, int x, int y)
{
    return image.pixelColor(middle + x, middle + y).value();
}

// Whether the picture looks the same in all four directions.
bool isSymmetric(const QImage &image)
{
    for (int x = 0; x <= middle; ++x) {
        for (int y = 0; y <= middle; ++y) {
            const int here = brightness(image, x, y);
            if (qAbs(here - brightness(image, -x, y)) > 8 || qAbs(here - brightness(image, x, -y)) > 8 ||
                qAbs(here - brightness(image, y, x)) > 8)
                return false;
        }
    }
    return true;
}

} // namespace

void NodeIconTest::sidesHaveTheirColours()
{
    const Colours colours = plainColours();
    QCOMPARE(sideColour(BodySide::Left, colours), colours.left);
    QCOMPARE(sideColour(BodySide::Right, colours), colours.right);
    QCOMPARE(sideColour(BodySide::Centre, colours), colours.centre);
}

void NodeIconTest::aJointIsADisc()
{
    const QImage image = drawn(JointTreeModel::JointKind);
    QVERIFY(isSymmetric(image));
    for (int x = 0; x <= 3; ++x)
        QVERIFY(brightness(image, x, 0) > 200);
    QVERIFY(brightness(image, 5, 0) < 30 && brightness(image, 4, 4) < 30);
    QVERIFY(brightness(image, 2, 2) > 200);
}

void NodeIconTest::aRootIsADiscInARing()
{
    const QImage image = drawn(JointTreeModel::RootKind);
    QVERIFY(isSymmetric(image));
    QVERIFY(brightness(image, 0, 0) > 250 && brightness(image, 2, 0) > 200);
    QVERIFY(brightness(image, 4, 0) < 120); // between the ring and the disc
    QVERIFY(qMax(brightness(image, 5, 0), brightness(image, 6, 0)) > 150);
    QVERIFY(brightness(image, 8, 0) < 30);
}

void NodeIconTest::anEndSiteIsAHollowDiamond()
{
    const QImage image = drawn(JointTreeModel::EndSiteKind);
    QVERIFY(isSymmetric(image));
    QVERIFY(brightness(image, 0, 0) < 60);
    QVERIFY(qMax(brightness(image, 3, 0), brightness(image, 4, 0)) > 120);
    QVERIFY(qMax(brightness(image, 2, 2), brightness(image, 1, 2)) > 100);
    QVERIFY(brightness(image, 3, 3) < 60 && brightness(image, 6, 0) < 30);
}

QTEST_MAIN(NodeIconTest)

} // namespace tst_nodeicon

#include "tst_nodeicon.moc"
