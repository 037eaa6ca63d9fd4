#include "body/vocabulary.h"
#include "support/plainbody.h"
#include "theme/colours.h"
#include "viewport/seeing/touchinpose.h"
#include "viewport/seeing/touchpainter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_touchinpose {

using namespace limber;
using namespace limber::test;

// What a view shows of the parts of a body that touch each other.
class TouchInPoseTest : public QObject
{
    Q_OBJECT

private slots:
    void aBodyHasItsParts();
    void whatIsInsideStandsOut();
    void thinPartsAreDrawnThin();
    void aBodyWithoutArmsHasNone();
    void numbersThatAreNoneDrawNothing();
};

namespace {

FigureLegs figureOf(const Clip &clip, const PositionRules &rules)
{
    return legsOfFigures(clip, rules, Axis::Y, Vocabulary::builtIn()).front();
}

// The clip with one of its frames alone.
Clip poseOf(const Clip &clip, int frame)
{
    Clip pose;
    pose.skeleton = clip.skeleton;
    pose.motion = Motion(1, clip.skeleton.columnCount());
    std::ranges::copy(clip.motion.frame(frame), pose.motion.editFrame(0).begin());
    return pose;
}

std::vector<TouchShape> shapesOf(const Clip &clip, int frame, double thinner = 0.0)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const FigureLegs figure = figureOf(clip, rules);
    const auto course = touchCourse(clip, rules, figure, 1.0, {});
    auto pairs = touchPairs(*course, touchCourseAtRest(clip, rules, figure, 1.0), ApartParts::Arms, 1.0);
    for (TouchPair &pair : pairs)
        pair.thinner += pair.outer == TouchPart::Head ? thinner : 0.0;
    return touchInPose(poseOf(clip, frame), rules, figure, pairs);
}

std::vector<bool> insides(const std::vector<TouchShape> &shapes)
{
    std::vector<bool> all;
    for (const TouchShape &shape : shapes)
        all.push_back(shape.isTouching());
    return all;
}

// Where the parts of a plain body are in the list.
enum Part { Trunk, Head, LeftThigh, RightThigh, LeftForearm, LeftHand, RightForearm, RightHand, PartCount };

// Returns how many pixels of a picture of the body are painted, and how many of them are red.
std::pair<int, int> paintedPixels(const std::vector<TouchShape> &shapes)
{
    QImage picture(200, 200, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    Camera camera;
    camera.setCanvasSize(200.0, 200.0);
    camera.setSurroundings({0.0, 100.0, 0.0}, 200.0);
    camera.look(ViewDirection::Front);
    camera.frameSphere({0.0, 100.0, 0.0}, 120.0);
    const Colours colours = Colours::darkTheme();
    TouchPainter(painter, camera, colours, glm::dmat3(1.0)).paint(shapes);
    painter.end();
    std::pair<int, int> count;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor colour = picture.pixelColor(x, y);
            count.first += colour.alpha() > 0 ? 1 : 0;
            count.second += colour.alpha() > 0 && colour.red() > colour.blue() + 40 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

void TouchInPoseTest::aBodyHasItsParts()
{
    const std::vector<TouchShape> shapes = shapesOf(bodyWithHandInBelly(), 0);
    QCOMPARE(shapes.size(), std::size_t(PartCount));
    QCOMPARE(shapes[Trunk].capsules.size(), std::size_t(2)); // beside each other
    QVERIFY(shapes[LeftThigh].capsules.front().from.x > 0.0 && shapes[RightThigh].capsules.front().from.x < 0.0);
    QCOMPARE(shapes[LeftHand].capsules.front().from, shapes[LeftForearm].capsules.front().to);
    QVERIFY(shapes[Head].capsules.front().radius > shapes[LeftHand].capsules.front().radius);
    const auto [painted, red] = paintedPixels(shapes);
    QVERIFY(painted > 1000);
    QCOMPARE(red, 0);
}

void TouchInPoseTest::whatIsInsideStandsOut()
{
    const Clip clip = bodyWithHandInBelly();
    const std::vector<bool> none(PartCount, false);
    QCOMPARE(insides(shapesOf(clip, 0)), none);
    const std::vector<TouchShape> deep = shapesOf(clip, 90);
    QVERIFY(deep[LeftHand].isInside() && deep[Trunk].isInside());
    QVERIFY(!deep[RightHand].isTouching() && !deep[Head].isTouching() && !deep[LeftThigh].isTouching());
    QVERIFY(paintedPixels(deep).second > 300);
    std::vector<TouchShape> touching = shapesOf(clip, 0);
    touching[LeftHand].depthNcm = leastInsideNcm - 0.1;
    QVERIFY(touching[LeftHand].isTouching() && !touching[LeftHand].isInside());
}

void TouchInPoseTest::thinPartsAreDrawnThin()
{
    const Clip clip = bodyWithHandInBelly();
    const double usual = shapesOf(clip, 0)[Head].capsules.front().radius;
    const std::vector<TouchShape> thin = shapesOf(clip, 0, 0.25 * usual);
    QVERIFY(std::abs(thin[Head].capsules.front().radius - 0.75 * usual) < 1e-9);
    QCOMPARE(thin[Trunk].capsules.front().radius, shapesOf(clip, 0)[Trunk].capsules.front().radius);
    QCOMPARE(shapesOf(clip, 0, 2.0 * usual)[Head].capsules.front().radius, 0.0);
}

void TouchInPoseTest::aBodyWithoutArmsHasNone()
{
    const Clip clip = makePlainBody({.frames = 3, .hasArms = false});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QVERIFY(touchInPose(poseOf(clip, 0), rules, figureOf(clip, rules), {}).empty());
}

void TouchInPoseTest::numbersThatAreNoneDrawNothing()
{
    Clip clip = bodyWithHandInBelly({.frames = 60});
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(30, column, std::numeric_limits<double>::quiet_NaN());
    const auto shapes = shapesOf(clip, 30);
    QCOMPARE(paintedPixels(shapes).first, 0);
}

QTEST_MAIN(TouchInPoseTest)

} // namespace tst_touchinpose

#include "tst_touchinpose.moc"
