#include "viewport/seeing/seeingpainter.h"

#include "support/walker.h"

#include "drawing.h"
#include "figure/viewspace.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tst_seeing {

using namespace limber;
using namespace limber::test;

namespace {

Camera cameraAt(const glm::dvec3 &target)
{
    Camera camera;
    camera.setCanvasSize(600, 400);
    camera.setSurroundings(target, 1000.0);
    camera.frameSphere(target, 120.0);
    return camera;
}

QImage canvas()
{
    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

int paintedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
    }
    return count;
}

// Raises the right arm in frame 100; the change fades within 20 frames.
SpreadChange raisedArm(const Clip &clip, PoseChange::Side side, std::vector<HeldNode> held)
{
    const std::span<const double> row = clip.motion.frame(100);
    const std::vector<double> before(row.begin(), row.end());
    std::vector<double> after = before;
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, "RightArm")).firstColumn;
    after[static_cast<std::size_t>(column)] += 40.0;
    after[static_cast<std::size_t>(column + 1)] -= 25.0;
    const double seconds = 20.0 * clip.motion.frameTimeSeconds();
    const ChangeSpread spread{.reach = ChangeReach::Falloff, .secondsBefore = seconds, .secondsAfter = seconds};
    return {.change = PoseChange(clip.skeleton, before, after, side),
            .window = {spread, 100, {}, clip.motion.frameCount(), clip.motion.frameTimeSeconds()},
            .centreValues = after,
            .held = std::move(held),
            .solver = {}};
}

// A node that moves to the right by one unit from sample to sample, faster and faster.
Trail straightTrail(int step)
{
    Trail trail{.node = NodeId::joint(0), .step = step};
    for (int sample = 0; sample < 9; ++sample)
        trail.samples.push_back({sample * step, {static_cast<double>(sample), 0.0, 0.0}, 10.0 * sample});
    return trail;
}

} // namespace

// Trails and onion skins.
class SeeingTest : public QObject
{
    Q_OBJECT

private slots:
    void aTrailGoesThroughThePositionsOfItsNode();
    void aTrailEndsAtTheEndsOfTheClip();
    void onlyAFewNodesHaveTrails();
    void longTrailsSkipFrames();
    void aChangeBendsTrailsLikeTheMotion();
    void trailsOfHeldNodesAreNotBent();
    void ringsStandAtTheEndsOfAChange();
    void theScaleIsARoundNumberThatFewExceed();
    void invalidPositionsHaveNoSpeed();
    void skinsAreTheFigureAtOtherTimes();
    void skinsOutsideOfTheClipAreLeftOut();
    void skinsAreAsWideAsTheirBones();
    void skinsAreNotPaintedOverTheFigure();
    void skinsLeaveWhatIsBehindThem();
    void labelsOfSkinsDoNotOverlap();
    void trailsAndLegendArePainted();
    void everyFourthSampleHasADot();
    void coloursOfTrailsFollowTheSpeed();
    void theLegendStandsInItsCorner();
};

void SeeingTest::aTrailGoesThroughThePositionsOfItsNode()
{
    const Clip clip = makeWalker({.frames = 240}).clip;
    const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    const NodeId end = NodeId::endSite(0);
    const std::vector<NodeId> nodes{foot, end};
    const std::vector<Trail> trails = trailsOf(clip, {}, nodes, 120);
    QCOMPARE(trails.size(), std::size_t(2));
    QCOMPARE(trails[0].samples.front().frame, 96);
    QCOMPARE(trails[0].samples.back().frame, 144);
    for (const Trail &trail : trails) {
        double speed = 0.0;
        for (std::size_t i = 0; i < trail.samples.size(); ++i) {
            const Trail::Sample &sample = trail.samples[i];
            const glm::dvec3 at = poseAt(clip, sample.frame, {}).positionOf(trail.node);
            QVERIFY(glm::distance(sample.position, at) < 1e-9);
            const std::size_t before = i > 0 ? i - 1 : 1; // the first sample has the speed of the second
            speed = glm::distance(at, trail.samples[before].position) * 60.0;
            QVERIFY(std::abs(sample.speed - speed) < 1e-6 * (1.0 + speed));
        }
    }
}

void SeeingTest::aTrailEndsAtTheEndsOfTheClip()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const std::vector<NodeId> nodes{NodeId::joint(0)};
    QCOMPARE(trailsOf(clip, {}, nodes, 0)[0].samples.front().frame, 0);
    QCOMPARE(trailsOf(clip, {}, nodes, 59)[0].samples.back().frame, 59);
    QVERIFY(trailsOf(clip, {}, nodes, 60).empty());
    QVERIFY(trailsOf(clip, {}, {}, 10).empty());
}

void SeeingTest::onlyAFewNodesHaveTrails()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    std::vector<NodeId> nodes;
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        nodes.push_back(NodeId::joint(joint));
    QCOMPARE(trailsOf(clip, {}, nodes, 10).size(), mostTrails);
}

void SeeingTest::longTrailsSkipFrames()
{
    const Clip clip = makeWalker({.frames = 4000, .framesPerSecond = 2000.0}).clip;
    const std::vector<NodeId> nodes{NodeId::joint(0)};
    const Trail trail = trailsOf(clip, {}, nodes, 2001)[0];
    QVERIFY(trail.samples.size() <= 241);
    QVERIFY(trail.samples.size() > 100);
    QVERIFY(std::ranges::any_of(trail.samples, [](const Trail::Sample &sample) { return sample.frame == 2001; }));
}

void SeeingTest::aChangeBendsTrailsLikeTheMotion()
{
    const Clip clip = makeWalker({.frames = 200}).clip;
    const std::vector<NodeId> nodes{NodeId::joint(jointNamed(clip.skeleton, "RightHand")), NodeId::endSite(0)};
    for (const auto side : {PoseChange::Side::Local, PoseChange::Side::Parent}) {
        const SpreadChange change = raisedArm(clip, side, {});
        Clip changed = clip;
        QVERIFY(spreadChange(changed, {}, nullptr, change));
        std::vector<Trail> bent = trailsOf(clip, {}, nodes, 100);
        const std::vector<Trail> before = bent;
        const std::vector<Trail> after = trailsOf(changed, {}, nodes, 100);
        bendTrails(bent, clip, {}, change);
        for (std::size_t trail = 0; trail < bent.size(); ++trail) {
            QCOMPARE(bent[trail].samples.size(), after[trail].samples.size());
            for (std::size_t i = 0; i < after[trail].samples.size(); ++i) {
                const Trail::Sample &sample = bent[trail].samples[i];
                QVERIFY(glm::distance(sample.position, after[trail].samples[i].position) < 1e-9);
                QVERIFY(std::abs(sample.speed - after[trail].samples[i].speed) < 1e-6);
            }
        }
        const auto middle = std::ranges::find(before[0].samples, 96, &Trail::Sample::frame);
        const auto there = std::ranges::find(bent[0].samples, 96, &Trail::Sample::frame);
        QVERIFY(glm::distance(middle->position, there->position) > 5.0);
        // Outside of the change the trail is not bent.
        QVERIFY(bent[0].samples.front().position == before[0].samples.front().position);
    }
}

void SeeingTest::trailsOfHeldNodesAreNotBent()
{
    const Clip clip = makeWalker({.frames = 200}).clip;
    const std::vector<NodeId> nodes{NodeId::joint(jointNamed(clip.skeleton, "RightHand"))};
    std::vector<Trail> bent = trailsOf(clip, {}, nodes, 100);
    const Trail before = bent.front();
    bendTrails(bent, clip, {}, raisedArm(clip, PoseChange::Side::Local, {{nodes.front(), true, {}}}));
    for (std::size_t i = 0; i < before.samples.size(); ++i)
        QVERIFY(bent[0].samples[i].position == before.samples[i].position);
}

void SeeingTest::ringsStandAtTheEndsOfAChange()
{
    const Clip clip = makeWalker({.frames = 200}).clip;
    const std::vector<NodeId> nodes{NodeId::joint(3)};
    const Trail trail = trailsOf(clip, {}, nodes, 100)[0];
    const double frameTime = clip.motion.frameTimeSeconds();
    const auto framesOf = [&](const ChangeSpread &spread) {
        std::vector<int> frames;
        for (const Trail::Sample &end : endsOnTrail(trail, {spread, 100, {}, 200, frameTime}))
            frames.push_back(end.frame);
        return frames;
    };
    ChangeSpread spread{.reach = ChangeReach::Falloff, .secondsBefore = 0.2, .secondsAfter = 0.1};
    const int before = static_cast<int>(std::lround(0.2 / frameTime));
    const int after = static_cast<int>(std::lround(0.1 / frameTime));
    QCOMPARE(framesOf(spread), (std::vector{100 - before + 1, 100 + after - 1}));
    spread.secondsBefore = 3.0;
    QCOMPARE(framesOf(spread), (std::vector{100 + after - 1}));
    spread.reach = ChangeReach::ThisFrame;
    QVERIFY(framesOf(spread).empty());
    QVERIFY(endsOnTrail(trail, {}).empty());
    // A change of one frame has no ends, one of two frames has both.
    QVERIFY(endsOnTrail(trail, {{.reach = ChangeReach::ThisFrame}, 100, {}, 200, frameTime}).empty());
    const ChangeSpread range{.reach = ChangeReach::Range, .rangeFadeSeconds = 0.0};
    QCOMPARE(endsOnTrail(trail, {range, 100, FrameInterval{100, 101}, 200, frameTime}).size(), 2U);
}

void SeeingTest::theScaleIsARoundNumberThatFewExceed()
{
    Trail trail{.node = NodeId::joint(0)};
    for (int i = 0; i < 100; ++i)
        trail.samples.push_back({i, {}, i < 96 ? 30.0 : 1000.0});
    QCOMPARE(scaleOf({&trail, 1}), 50.0);
    for (Trail::Sample &sample : trail.samples)
        sample.speed = 0.0;
    QCOMPARE(scaleOf({&trail, 1}), 0.0);
    QCOMPARE(scaleOf({}), 0.0);
}

void SeeingTest::invalidPositionsHaveNoSpeed()
{
    Trail trail{.node = NodeId::joint(0)};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (int i = 0; i < 10; ++i)
        trail.samples.push_back({i, i == 4 ? glm::dvec3(nan, 0.0, 0.0) : glm::dvec3(1.0 * i, 0.0, 0.0), 0.0});
    moveTrail(trail, 9, {9.0, 0.0, 0.0}, 0.1);
    for (const Trail::Sample &sample : trail.samples)
        QVERIFY(std::isfinite(sample.speed));
    QCOMPARE(scaleOf({&trail, 1}), 10.0);
    QImage image = canvas();
    QPainter painter(&image);
    SeeingPainter(painter, cameraAt({4, 0, 0}), Colours::darkTheme()).paintTrails({trail}, 10.0, glm::dmat3(1.0));
}

void SeeingTest::skinsAreTheFigureAtOtherTimes()
{
    const Clip clip = makeWalker({.frames = 240}).clip;
    const BoneGeometry geometry(clip.skeleton);
    const std::vector<OnionSkin> skins = onionSkins(clip, {}, geometry, viewFromDocument(Axis::Y), 170.0, 100);
    QCOMPARE(skins.size(), std::size_t(4));
    std::vector<int> ages;
    for (const OnionSkin &skin : skins) {
        ages.push_back(skin.framesAway);
        const Pose pose = poseAt(clip, 100 + skin.framesAway, {});
        QVERIFY(glm::distance(skin.figure.marks.front().position, pose.jointPositions.front()) < 1e-9);
    }
    QCOMPARE(ages, (std::vector<int>{-24, 24, -12, 12}));
}

void SeeingTest::skinsOutsideOfTheClipAreLeftOut()
{
    const Clip clip = makeWalker({.frames = 20}).clip;
    const BoneGeometry geometry(clip.skeleton);
    const auto skins = onionSkins(clip, {}, geometry, viewFromDocument(Axis::Y), 170.0, 3);
    QCOMPARE(skins.size(), std::size_t(1));
    QCOMPARE(skins[0].framesAway, 12);
}

void SeeingTest::skinsAreAsWideAsTheirBones()
{
    Figure figure;
    figure.bones.push_back({{0, 0, 0}, {0, 60, 0}, {1, 0, 0}, 8.0, 0, NodeId::joint(0)});
    const Camera camera = cameraAt({0, 30, 0});
    QImage image = canvas();
    QPainter painter(&image);
    SeeingPainter(painter, camera, Colours::darkTheme()).paintSkins({{12, figure}}, Figure(), false);
    painter.end();
    const auto widest = camera.project(glm::dvec3(0, 12, 0)); // a fifth of the way to the tip
    int width = 0;
    for (int x = 0; x < image.width(); ++x)
        width += image.pixelColor(x, static_cast<int>(widest->y)).alpha() > 0 ? 1 : 0;
    const double wanted = 2.0 * 8.0 * camera.pixelsPerUnit(camera.depthOf({0, 0, 0}));
    QVERIFY2(std::abs(width - wanted) <= 2.5, qPrintable(QStringLiteral("%1, not %2").arg(width).arg(wanted)));
}

void SeeingTest::skinsAreNotPaintedOverTheFigure()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const BoneGeometry geometry(clip.skeleton);
    Figure figure;
    geometry.shape(poseAt(clip, 30, {}), viewFromDocument(Axis::Y), 170.0, figure);
    const Camera camera = cameraAt(figure.marks.front().position);
    const Colours colours = Colours::darkTheme();
    const auto painted = [&](const std::vector<OnionSkin> &skins, const Figure &solid) {
        QImage image = canvas();
        QPainter painter(&image);
        SeeingPainter(painter, camera, colours).paintSkins(skins, solid);
        painter.end();
        return image;
    };
    // A skin in exactly the pose of the figure is hidden by the figure, except for its label.
    const QImage hidden = painted({{12, figure}}, figure);
    const QImage seen = painted({{12, figure}}, Figure());
    QVERIFY(paintedPixels(seen) > 500);
    const NodeMark &knee = figure.marks[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftLeg"))];
    const NodeMark &foot = figure.marks[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftFoot"))];
    const auto middle = camera.project(0.7 * knee.position + 0.3 * foot.position);
    QVERIFY(seen.pixelColor(static_cast<int>(middle->x), static_cast<int>(middle->y)).alpha() > 0);
    QCOMPARE(hidden.pixelColor(static_cast<int>(middle->x), static_cast<int>(middle->y)).alpha(), 0);
}

// The view paints the figure first, so that nothing may be cut out of the picture itself.
void SeeingTest::skinsLeaveWhatIsBehindThem()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const BoneGeometry geometry(clip.skeleton);
    Figure figure;
    geometry.shape(poseAt(clip, 30, {}), viewFromDocument(Axis::Y), 170.0, figure);
    const Camera camera = cameraAt(figure.marks.front().position);
    QImage image = canvas();
    image.fill(Qt::yellow);
    QPainter painter(&image);
    SeeingPainter(painter, camera, Colours::darkTheme()).paintSkins({{12, figure}}, figure, false);
    painter.end();
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            QCOMPARE(image.pixelColor(x, y).alpha(), 255);
    }
    const NodeMark &knee = figure.marks[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftLeg"))];
    const NodeMark &foot = figure.marks[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftFoot"))];
    const auto middle = camera.project(0.7 * knee.position + 0.3 * foot.position);
    QCOMPARE(image.pixelColor(static_cast<int>(middle->x), static_cast<int>(middle->y)), QColor(Qt::yellow));
}

void SeeingTest::labelsOfSkinsDoNotOverlap()
{
    // A figure that does not move: only its head, without bones.
    Figure figure;
    figure.marks.push_back({{0.0, 0.0, 0.0}, 0.1, NodeId::joint(0)});
    Camera camera;
    camera.setCanvasSize(600, 400);
    camera.frameSphere({0.0, 0.0, 0.0}, 10.0);
    const auto inkOf = [&](const std::vector<OnionSkin> &skins) {
        QImage image = canvas();
        QPainter painter(&image);
        SeeingPainter(painter, camera, Colours::darkTheme()).paintSkins(skins, Figure());
        painter.end();
        return paintedPixels(image);
    };
    int alone = 0;
    for (const int age : {-24, 24, -12, 12}) {
        const int ink = inkOf({{age, figure}});
        QVERIFY(ink > 10);
        alone += ink;
    }
    QCOMPARE(inkOf({{-24, figure}, {24, figure}, {-12, figure}, {12, figure}}), alone);
}

void SeeingTest::trailsAndLegendArePainted()
{
    const Clip clip = makeWalker({.frames = 240}).clip;
    const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    const std::vector<NodeId> nodes{foot};
    const std::vector<Trail> trails = trailsOf(clip, {}, nodes, 100);
    const Camera camera = cameraAt(trails[0].samples[20].position);
    const Colours colours = Colours::lightTheme();
    QImage image = canvas();
    QPainter painter(&image);
    SeeingPainter seeing(painter, camera, colours);
    seeing.paintTrails(trails, scaleOf(trails), viewFromDocument(Axis::Y));
    QVERIFY(paintedPixels(image) > 60);
    const int before = paintedPixels(image);
    seeing.paintLegend(QStringLiteral("<b>A very long name of a joint that goes on and on</b>"), 500.0);
    painter.end();
    QVERIFY(paintedPixels(image) > before + 5000);
    QCOMPARE(image.pixelColor(400, 200).alpha(), 0); // in the corner of the legend
}

void SeeingTest::everyFourthSampleHasADot()
{
    Camera camera;
    camera.setCanvasSize(640.0, 480.0);
    for (const int step : {1, 2}) {
        const Trail trail = straightTrail(step);
        Drawing drawing({640, 480});
        QPainter painter(&drawing);
        SeeingPainter(painter, camera, Colours::darkTheme()).paintTrails({trail}, 80.0, glm::dmat3(1.0));
        painter.end();
        const QList<DrawnShape> lines = drawing.shapes(DrawnShape::Kind::Line);
        QCOMPARE(lines.size(), 8);
        QCOMPARE(lines[0].penWidth, 2.2);
        for (qsizetype line = 0; line < lines.size(); ++line) { // from sample to sample
            const auto from = camera.project(trail.samples[static_cast<std::size_t>(line)].position);
            const auto to = camera.project(trail.samples[static_cast<std::size_t>(line) + 1].position);
            QVERIFY(from && to);
            const QPolygonF expected{QPointF(from->x, from->y), QPointF(to->x, to->y)};
            QCOMPARE(written(lines[line].points), written(expected));
        }
        const QList<DrawnShape> dots = drawing.shapes(DrawnShape::Kind::Ellipse);
        QCOMPARE(dots.size(), 2);
        for (const qsizetype dot : {0, 1}) {
            const auto pixel = camera.project(trail.samples[static_cast<std::size_t>(4 * (dot + 1))].position);
            QVERIFY(pixel);
            const QRectF expected(pixel->x - 3.0, pixel->y - 3.0, 6.0, 6.0);
            QCOMPARE(written(dots[dot].box), written(expected));
        }
    }
}

void SeeingTest::coloursOfTrailsFollowTheSpeed()
{
    Camera camera;
    camera.setCanvasSize(640.0, 480.0);
    const Colours colours = Colours::darkTheme();
    const auto pens = [&](double scale) {
        Drawing drawing({640, 480});
        QPainter painter(&drawing);
        SeeingPainter(painter, camera, colours).paintTrails({straightTrail(1)}, scale, glm::dmat3(1.0));
        painter.end();
        QList<QColor> found;
        for (const DrawnShape &line : drawing.shapes(DrawnShape::Kind::Line))
            found << line.pen;
        return found;
    };
    QCOMPARE(pens(80.0).last().rgb(), colours.trail.back().rgb());
    QCOMPARE(pens(40.0)[3].rgb(), colours.trail.back().rgb());
    QCOMPARE(pens(40.0)[7].rgb(), colours.trail.back().rgb()); // faster than the scale
    QCOMPARE(pens(0.0)[7].rgb(), colours.trail.front().rgb());
    // Half way from the first colour to the second.
    const QColor between = pens(20.0 * static_cast<double>(colours.trail.size() - 1))[0];
    const QColor &first = colours.trail[0];
    const QColor &second = colours.trail[1];
    QVERIFY(qAbs(2 * between.red() - first.red() - second.red()) <= 2);
    QVERIFY(qAbs(2 * between.green() - first.green() - second.green()) <= 2);
    QVERIFY(qAbs(2 * between.blue() - first.blue() - second.blue()) <= 2);
}

void SeeingTest::theLegendStandsInItsCorner()
{
    Camera camera;
    camera.setCanvasSize(640.0, 480.0);
    for (const bool isNarrow : {false, true}) {
        Drawing drawing({640, 480});
        QPainter painter(&drawing);
        const double height = painter.fontMetrics().height();
        SeeingPainter(painter, camera, Colours::darkTheme()).paintLegend(QStringLiteral("Foot"), 2.5, isNarrow);
        painter.end();
        const double left = isNarrow ? 500.0 : 400.0;
        const double width = isNarrow ? 130.0 : 230.0;
        QCOMPARE(written(drawing.shapes(DrawnShape::Kind::Path).first().box),
                 written(QRectF(left + 0.5, 418.5, width - 1.0, 51.0)));
        QCOMPARE(written(drawing.shapes(DrawnShape::Kind::Rectangle).first().box),
                 written(QRectF(left + 9.0, 422.0 + height + 3.0, width - 18.0, 6.0)));
        QCOMPARE(drawing.texts().size(), 3);
        QVERIFY(drawing.texts().first().startsWith(QStringLiteral("Foot")));
        QCOMPARE(drawing.text(QStringLiteral("0")).box.left(), left + 9.0);
        QVERIFY(qAbs(drawing.text(QStringLiteral("2.5")).box.right() - (left + width - 9.0)) < 1.5);
    }
}

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    SeeingTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_seeing

#include "tst_seeing.moc"
