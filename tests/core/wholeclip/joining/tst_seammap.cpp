#include "support/operationcalls.h"
#include "support/walker.h"

#include "body/upaxisdecision.h"
#include "joining/seammap.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_seammap {

using namespace limber;
using namespace limber::test;

// The distances between all pairs of frames.
class SeamMapTest : public QObject
{
    Q_OBJECT

private slots:
    void distancesMatchTheDefinition_data();
    void distancesMatchTheDefinition();
    void theGridIsBoundedAndReachesBothEnds();
    void theBestIsTheCycleOfTheLoop();
    void refiningLeadsToANearestPair();
    void refiningKeepsTheEndsApart();
    void movingAlongTheFloorDoesNotCount();
    void tooShortClipsHaveNoMap();
    void theProgressCanStopIt();
    void theLargestDistanceIsThatOfTheFarthestPair();
};

namespace {

std::optional<SeamMap> mapOf(const Clip &clip, int mostFrames, const Progress &progress = {})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return seamMap(clip, rules, decideUpAxis(clip, rules), mostFrames, progress);
}

// All joints and end sites of some frames.
std::vector<glm::dvec3> cloudOf(const Clip &clip, std::initializer_list<int> frames)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    std::vector<glm::dvec3> cloud;
    for (const int frame : frames) {
        const Pose pose = poseAt(clip, frame, rules);
        cloud.insert(cloud.end(), pose.jointPositions.begin(), pose.jointPositions.end());
        cloud.insert(cloud.end(), pose.endPositions.begin(), pose.endPositions.end());
    }
    return cloud;
}

glm::dvec3 meanOf(const std::vector<glm::dvec3> &cloud)
{
    glm::dvec3 sum(0.0);
    for (const glm::dvec3 &point : cloud)
        sum += point;
    return sum / double(cloud.size());
}

// Without a formula for the angle: the smallest distance over many angles, refined. Y is up.
double distanceByTrying(const std::vector<glm::dvec3> &cloud, const std::vector<glm::dvec3> &onto)
{
    const glm::dvec3 centre = meanOf(cloud);
    const glm::dvec3 ontoCentre = meanOf(onto);
    const auto at = [&](double angle) {
        double sum = 0.0;
        for (std::size_t i = 0; i < cloud.size(); ++i) {
            const glm::dvec3 a = cloud[i] - centre;
            const glm::dvec3 b = onto[i] - ontoCentre;
            const glm::dvec3 turned(std::cos(angle) * a.x + std::sin(angle) * a.z, cloud[i].y - onto[i].y + b.y,
                                    std::cos(angle) * a.z - std::sin(angle) * a.x);
            sum += glm::dot(turned - b, turned - b);
        }
        return std::sqrt(sum / double(cloud.size()));
    };
    double best = 0.0;
    for (double step = 0.1, from = -3.2, to = 3.2; step > 1e-7; from = best - step, to = best + step, step /= 10.0) {
        for (double angle = from; angle <= to; angle += step)
            best = at(angle) < at(best) ? angle : best;
    }
    return at(best);
}

} // namespace

void SeamMapTest::distancesMatchTheDefinition_data()
{
    QTest::addColumn<int>("mostFrames");
    QTest::newRow("every frame") << 100;
    QTest::newRow("coarse") << 7;
}

void SeamMapTest::distancesMatchTheDefinition()
{
    QFETCH(int, mostFrames);
    const int frames = 24;
    // One frame on each side is taken into account.
    const Clip clip = makeWalker({.frames = frames, .framesPerSecond = 20.0}).clip;
    const auto map = mapOf(clip, mostFrames);
    QVERIFY(map.has_value());
    const int count = static_cast<int>(map->frames.size());
    QCOMPARE(count, std::min(frames, mostFrames));
    for (int a = 0; a < count; ++a) {
        QCOMPARE(map->distance(a, a), 0.0);
        for (int b = a + 1; b < count; ++b) {
            const int first = map->frames[std::size_t(a)];
            const int last = map->frames[std::size_t(b)];
            const bool isInside = first > 0 && last + 1 < frames;
            const double wanted = isInside ? distanceByTrying(cloudOf(clip, {first - 1, first, first + 1}),
                                                              cloudOf(clip, {last - 1, last, last + 1}))
                                           : distanceByTrying(cloudOf(clip, {first}), cloudOf(clip, {last}));
            QVERIFY2(std::abs(map->distance(a, b) - wanted) < 1e-6 * (1.0 + wanted),
                     qPrintable(QString::asprintf("%d %d: %g, not %g", first, last, map->distance(a, b), wanted)));
            QCOMPARE(map->distance(b, a), map->distance(a, b));
        }
    }
}

void SeamMapTest::theGridIsBoundedAndReachesBothEnds()
{
    const auto map = mapOf(makeWalker({.frames = 2000}).clip, 50);
    QVERIFY(map.has_value());
    QCOMPARE(map->frames.size(), std::size_t(50));
    QCOMPARE(map->distances.size(), std::size_t(50 * 49 / 2));
    QCOMPARE(map->frames.front(), 0);
    QCOMPARE(map->frames.back(), 1999);
    for (std::size_t i = 1; i < map->frames.size(); ++i)
        QVERIFY(std::abs(map->frames[i] - map->frames[i - 1] - 1999.0 / 49.0) <= 1.0);
}

void SeamMapTest::theBestIsTheCycleOfTheLoop()
{
    const Clip clip = makeWalker({.frames = 150}).clip;
    const auto map = mapOf(clip, 200);
    QVERIFY(map.has_value() && map->best.has_value());
    const AppliedOperation loop = test::apply("loop", clip);
    QVERIFY(loop.isDone());
    QCOMPARE(loop.notes.front().arguments().at(0).text, std::to_string(map->best->first));
    QCOMPARE(loop.notes.front().arguments().at(1).text, std::to_string(map->best->last));
    // No pair on the grid with the same length has a smaller distance.
    const double least = map->search.between(map->best->first, map->best->last).distance;
    for (int a = 3; a < 147; ++a) {
        for (int b = a + shortestCycleFrames(clip.motion); b < 147; ++b)
            QVERIFY(map->distance(a, b) >= least);
    }
}

void SeamMapTest::refiningLeadsToANearestPair()
{
    const Clip clip = makeWalker({.frames = 150}).clip;
    const auto map = mapOf(clip, 200);
    QVERIFY(map.has_value());
    const int shortest = shortestCycleFrames(clip.motion);
    const auto distance = [&](int first, int last) { return map->search.between(first, last).distance; };
    for (const FrameInterval start : {FrameInterval{20, 90}, {40, 120}, {0, 149}, {70, 75}}) {
        const FrameInterval end = map->search.refined(start, 8, shortest);
        QVERIFY(distance(end.first, end.last) <= distance(start.first, start.last));
        QVERIFY(map->search.refined(end, 8, shortest) == end);
        const bool isInside = end.first > 4 && end.last < 145 && end.last - end.first > shortest;
        for (const int by : {-1, 1}) {
            QVERIFY(!isInside || distance(end.first + by, end.last) >= distance(end.first, end.last));
            QVERIFY(!isInside || distance(end.first, end.last + by) >= distance(end.first, end.last));
        }
    }
}

void SeamMapTest::refiningKeepsTheEndsApart()
{
    // The closer two frames are, the more alike they are, so descending would lead to one frame twice.
    const Clip clip = makeWalker({.frames = 150}).clip;
    const auto map = mapOf(clip, 200);
    QVERIFY(map.has_value());
    for (const int shortest : {5, 12, shortestCycleFrames(clip.motion)}) {
        for (const int first : {20, 60, 100}) {
            const FrameInterval end = map->search.refined({first, first + shortest}, 8, shortest);
            QVERIFY(end.last - end.first >= shortest);
        }
    }
}

void SeamMapTest::movingAlongTheFloorDoesNotCount()
{
    // A still pose that glides along the floor.
    Clip clip = makeWalker({.frames = 40}).clip;
    for (int frame = 1; frame < 40; ++frame) {
        for (int column = 0; column < clip.motion.columnCount(); ++column)
            clip.motion.setValue(frame, column, clip.motion.value(0, column));
        clip.motion.setValue(frame, 0, 3.0 * frame);
    }
    const auto map = mapOf(clip, 100);
    QVERIFY(map.has_value());
    QVERIFY(map->search.between(0, 39).distance < 1e-9);
}

void SeamMapTest::tooShortClipsHaveNoMap()
{
    QVERIFY(!mapOf(makeWalker({.frames = 1}).clip, 100).has_value());
    const auto two = mapOf(makeWalker({.frames = 2}).clip, 1);
    QVERIFY(two.has_value());
    QCOMPARE(two->distances.size(), std::size_t(1));
    QVERIFY(!two->best.has_value());
}

void SeamMapTest::theProgressCanStopIt()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    for (const double end : {0.0, 0.2, 0.6}) {
        double last = -1.0;
        QVERIFY(!mapOf(clip, 100, [&](double fraction) {
                     last = fraction;
                     return fraction < end;
                 }).has_value());
        QVERIFY(last >= end && last < end + 0.25);
    }
}

void SeamMapTest::theLargestDistanceIsThatOfTheFarthestPair()
{
    const SeamMap map = mapOf(makeWalker({.frames = 60}).clip, 60).value();
    double largest = 0.0;
    for (int a = 0; a < 60; ++a) {
        for (int b = 0; b < 60; ++b) {
            QCOMPARE(map.distance(a, b), map.distance(b, a));
            largest = std::max(largest, map.distance(a, b));
        }
        QCOMPARE(map.distance(a, a), 0.0);
    }
    QVERIFY(largest > 1.0);
    QVERIFY(std::abs(map.largest() - largest) < 1e-6 * largest);
}

QTEST_GUILESS_MAIN(SeamMapTest)

} // namespace tst_seammap

#include "tst_seammap.moc"
