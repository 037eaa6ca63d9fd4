#include "support/operationcalls.h"
#include "support/walker.h"

#include "body/upaxisdecision.h"
#include "joining/joinmap.h"
#include "joining/matchedclip.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_joinmap {

using namespace limber;
using namespace limber::test;

// The distances between all pairs of frames of two clips.
class JoinMapTest : public QObject
{
    Q_OBJECT

private slots:
    void distancesMatchTheDefinition();
    void theGridIsBoundedAndReachesAllEnds();
    void theBestJoinOfAMotionWithItselfContinuesIt();
    void otherRatesAreComparedAtTheSameTimes();
    void theBestIsWhatTheOperationFinds();
    void refiningLeadsToANearestPair();
    void shortClipsHaveAMap_data();
    void shortClipsHaveAMap();
    void theProgressCanStopIt();
};

namespace {

std::optional<JoinMap> mapOf(const Clip &clip, const Clip &second, int mostFrames, const Progress &progress = {})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return joinMap(clip, second, rules, decideUpAxis(clip, rules).axis, mostFrames, progress);
}

Clip part(const Clip &clip, int first, int last)
{
    Clip result = clip;
    result.motion.removeFrames(last + 1, clip.motion.frameCount() - last - 1);
    result.motion.removeFrames(0, first);
    return result;
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

double distanceOf(const std::vector<glm::dvec3> &cloud, const std::vector<glm::dvec3> &onto)
{
    return alignedClouds(cloud, onto, FloorPlane(Axis::Y)).distance;
}

} // namespace

void JoinMapTest::distancesMatchTheDefinition()
{
    // One frame on each side is taken into account.
    const Clip clip = makeWalker({.frames = 24, .framesPerSecond = 20.0}).clip;
    const Clip second = makeWalker({.frames = 15, .framesPerSecond = 20.0, .stride = 80.0}).clip;
    const auto map = mapOf(clip, second, 200);
    QVERIFY(map.has_value());
    for (int last = 1; last < 22; ++last) {
        for (int first = 1; first < 14; ++first) {
            const double wanted =
                distanceOf(cloudOf(second, {first - 1, first, first + 1}), cloudOf(clip, {last, last + 1, last + 2}));
            QVERIFY(std::abs(map->distance(last, first) - wanted) < 1e-6);
            QVERIFY(std::abs(map->search.between({last, first}).distance - wanted) < 1e-6);
        }
    }
    // After the end of the clip, the joints continue at their speed.
    std::vector<glm::dvec3> next = cloudOf(clip, {23});
    const std::vector<glm::dvec3> before = cloudOf(clip, {22});
    for (std::size_t i = 0; i < next.size(); ++i)
        next[i] = 2.0 * next[i] - before[i];
    QVERIFY(std::abs(map->distance(23, 7) - distanceOf(cloudOf(second, {7}), next)) < 1e-6);
}

void JoinMapTest::theGridIsBoundedAndReachesAllEnds()
{
    const auto map = mapOf(makeWalker({.frames = 900}).clip, makeWalker({.frames = 30}).clip, 50);
    QVERIFY(map.has_value());
    QCOMPARE(map->lasts.size(), std::size_t(50));
    QCOMPARE(map->firsts.size(), std::size_t(30));
    QCOMPARE(map->distances.size(), std::size_t(50 * 30));
    QCOMPARE(map->lasts.front(), 0);
    QCOMPARE(map->lasts.back(), 899);
    QCOMPARE(map->firsts.back(), 29);
    QCOMPARE(map->distance(49, 29), map->search.between({899, 29}).distance);
}

void JoinMapTest::theBestJoinOfAMotionWithItselfContinuesIt()
{
    const Clip walk = makeWalker({.frames = 100}).clip;
    const auto map = mapOf(walk, part(walk, 40, 99), 200);
    QVERIFY(map.has_value());
    for (int last = 45; last < 94; ++last)
        QVERIFY(map->distance(last, last + 1 - 40) < 1e-9);
    QVERIFY(map->best.last + 1 == map->best.first + 40);
}

void JoinMapTest::otherRatesAreComparedAtTheSameTimes()
{
    const Clip walk = makeWalker({.frames = 200}).clip;
    const Clip slow = makeWalker({.frames = 66, .framesPerSecond = 20.0}).clip;
    const auto map = mapOf(walk, slow, 300);
    QVERIFY(map.has_value());
    for (int first = 5; first < 60; ++first) {
        QVERIFY2(map->distance(3 * first - 1, first) < 1.0,
                 qPrintable(QString::number(map->distance(3 * first - 1, first))));
        QVERIFY(map->distance(3 * first - 1, first) < map->distance(3 * first + 11, first));
    }
}

void JoinMapTest::theBestIsWhatTheOperationFinds()
{
    const Clip walk = makeWalker({.frames = 150}).clip;
    const Clip second = makeWalker({.frames = 120, .stride = 80.0}).clip;
    const auto map = mapOf(walk, second, 200);
    QVERIFY(map.has_value());
    const AppliedOperation joined = test::apply("concat:with=b,seam=auto", walk, contextWith(second));
    QCOMPARE(joined.notes.front().arguments().at(0).text, std::to_string(map->best.last));
    QCOMPARE(joined.notes.front().arguments().at(1).text, std::to_string(map->best.first));
    QVERIFY(map->best.last >= 75 && map->best.first < 60);
}

void JoinMapTest::refiningLeadsToANearestPair()
{
    const auto map = mapOf(makeWalker({.frames = 150}).clip, makeWalker({.frames = 90, .stride = 80.0}).clip, 200);
    QVERIFY(map.has_value());
    const auto distance = [&](int last, int first) { return map->search.between({last, first}).distance; };
    for (const JoinFrames start : {JoinFrames{90, 20}, {20, 80}, {149, 0}, {0, 89}}) {
        const JoinFrames end = map->search.refined(start, 8, 4);
        QVERIFY(distance(end.last, end.first) <= distance(start.last, start.first));
        QVERIFY(map->search.refined(end, 8, 4) == end);
    }
}

void JoinMapTest::shortClipsHaveAMap_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("others");
    for (const int frames : {1, 2, 3}) {
        for (const int others : {1, 2, 3, 40})
            QTest::addRow("%d and %d", frames, others) << frames << others;
    }
}

void JoinMapTest::shortClipsHaveAMap()
{
    QFETCH(int, frames);
    QFETCH(int, others);
    const auto map =
        mapOf(makeWalker({.frames = frames}).clip, makeWalker({.frames = others, .stride = 80.0}).clip, 10);
    QVERIFY(map.has_value());
    QCOMPARE(map->distances.size(), std::size_t(frames * std::min(10, others)));
    QVERIFY(std::isfinite(map->largest()));
    QVERIFY(map->best.last >= 0 && map->best.last < frames && map->best.first >= 0 && map->best.first < others);
    Clip empty = makeWalker({.frames = 1}).clip;
    empty.motion.removeFrames(0, 1);
    QVERIFY(!mapOf(empty, makeWalker({.frames = others}).clip, 10).has_value());
    QVERIFY(!mapOf(makeWalker({.frames = others}).clip, empty, 10).has_value());
}

void JoinMapTest::theProgressCanStopIt()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    const Clip second = makeWalker({.frames = 90, .stride = 80.0}).clip;
    for (const double end : {0.0, 0.2, 0.8}) {
        double last = -1.0;
        QVERIFY(!mapOf(clip, second, 100, [&](double fraction) {
                     last = fraction;
                     return fraction < end;
                 }).has_value());
        QVERIFY(last >= end && last < end + 0.1);
    }
}

QTEST_GUILESS_MAIN(JoinMapTest)

} // namespace tst_joinmap

#include "tst_joinmap.moc"
