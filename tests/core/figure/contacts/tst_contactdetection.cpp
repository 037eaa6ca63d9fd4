#include "bvh/read/bvhreader.h"
#include "contacts/contactdetection.h"
#include "geometry/lowpass.h"
#include "pose/pose.h"
#include "proportions/jointtracks.h"
#include "support/sharedtools.h"
#include "support/textfiles.h"
#include "support/walker.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_contactdetection {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

constexpr glm::dvec3 up{0.0, 1.0, 0.0};
constexpr double walkerLength = 167.7; // the approximate length of the walker's body in its own units

std::vector<Track> tracksOf(const Clip &clip, const std::vector<int> &joints)
{
    std::vector<NodeId> points;
    for (const int joint : joints)
        points.push_back(NodeId::joint(joint));
    return trackPoints(clip, PositionRules(), points).value();
}

// The largest distance in seconds between the found ends and the true ones; infinite if the counts differ.
double worstEnd(const std::vector<FrameInterval> &found, const std::vector<FrameInterval> &truth, double frameTime)
{
    if (found.size() != truth.size())
        return std::numeric_limits<double>::infinity();
    int worst = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        worst = std::max({worst, std::abs(found[i].first - truth[i].first), std::abs(found[i].last - truth[i].last)});
    return worst * frameTime;
}

Track standing(int frames)
{
    return Track(static_cast<std::size_t>(frames), glm::dvec3(1.0, 2.0, 3.0));
}

} // namespace

class ContactDetectionTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheStepsOfAWalker_data();
    void findsTheStepsOfAWalker();
    void findsTheStepsOfTheSharedWalker_data();
    void findsTheStepsOfTheSharedWalker();
    void toleratesNoise();
    void closesGapsAndDropsShortRuns();
    void aRunOfTheShortestLengthIsKept();
    void contactsEndAtHigherLimitsThanTheyBegin_data();
    void contactsEndAtHigherLimitsThanTheyBegin();
    void jointThatLeavesItsLevelDoesNotStand_data();
    void jointThatLeavesItsLevelDoesNotStand();
    void detectionBySpeedAloneFindsStepsOnStairs();
    void reportsWhyThereAreNone_data();
    void reportsWhyThereAreNone();
    void reportsWhatIsNeverLow_data();
    void reportsWhatIsNeverLow();
    void skipsNumbersThatAreNotFinite();
    void lowPassKeepsWhatIsSlow();
    void lowPassHalvesThePowerAtItsCutOff();
};

void ContactDetectionTest::findsTheStepsOfAWalker_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("zUp");
    QTest::newRow("60 fps") << 60.0 << 1.0 << false;
    QTest::newRow("30 fps") << 30.0 << 1.0 << false;
    QTest::newRow("120 fps") << 120.0 << 1.0 << false;
    QTest::newRow("240 fps, metres") << 240.0 << 0.01 << false;
    QTest::newRow("60 fps, inches, Z up") << 60.0 << 0.3937 << true;
    QTest::newRow("15 fps") << 15.0 << 1.0 << false;
    QTest::newRow("10 fps") << 10.0 << 1.0 << false;
}

void ContactDetectionTest::findsTheStepsOfAWalker()
{
    QFETCH(double, framesPerSecond);
    QFETCH(double, scale);
    QFETCH(bool, zUp);
    const Walker walker = makeWalker({.frames = static_cast<int>(4.7 * framesPerSecond),
                                      .framesPerSecond = framesPerSecond,
                                      .scale = scale,
                                      .up = zUp ? Axis::Z : Axis::Y});
    std::vector<int> joints;
    for (const JointContacts &contacts : walker.contacts)
        joints.push_back(contacts.joint);
    const std::vector<Track> tracks = tracksOf(walker.clip, joints);
    const double ncm = 170.0 / (walkerLength * scale);
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const DetectedContacts found =
            detectContacts(tracks[i], zUp ? glm::dvec3(0.0, 0.0, 1.0) : up, ncm, 1.0 / framesPerSecond);
        QVERIFY(found.whyNone.isEmpty());
        const double worst = worstEnd(found.intervals, walker.contacts[i].intervals, 1.0 / framesPerSecond);
        QVERIFY2(worst < std::max(0.051, 1.01 / framesPerSecond), qPrintable(QString::number(worst)));
    }
}

void ContactDetectionTest::findsTheStepsOfTheSharedWalker_data()
{
    QTest::addColumn<int>("framesPerSecond");
    QTest::addColumn<int>("seed");
    for (const int seed : {1, 2, 3}) {
        for (const int framesPerSecond : {30, 60, 120})
            QTest::addRow("seed %d, %d fps", seed, framesPerSecond) << framesPerSecond << seed;
    }
}

void ContactDetectionTest::findsTheStepsOfTheSharedWalker()
{
    if (!hasSharedTools())
        QSKIP(sharedToolsAreMissing());
    QFETCH(int, framesPerSecond);
    QFETCH(int, seed);
    const FileFolder folder;
    QVERIFY(runSharedTool(u"make_retarget_pairs.py"_s,
                          {u"synth"_s, folder.path(u"walk.bvh"_s), u"--seed"_s, QString::number(seed), u"--fps"_s,
                           QString::number(framesPerSecond), u"--frames"_s, QString::number(4 * framesPerSecond)}));
    const ReadResult read = readBvh(bytesOf(folder.path(u"walk.bvh"_s)).toStdString());
    QVERIFY(read.clip.has_value());
    const QJsonObject truth = jsonIn(folder.path(u"walk.contacts.json"_s))[u"contacts"_s].toObject();
    QCOMPARE(truth.size(), 4);
    for (auto joint = truth.begin(); joint != truth.end(); ++joint) {
        std::vector<FrameInterval> intervals;
        for (const QJsonValue value : joint.value().toArray())
            intervals.push_back({value.toArray()[0].toInt(), value.toArray()[1].toInt()});
        const auto tracks = tracksOf(*read.clip, {jointNamed(read.clip->skeleton, joint.key().toStdString())});
        const DetectedContacts found =
            detectContacts(tracks[0], up, 170.0 / 168.0, read.clip->motion.frameTimeSeconds());
        const double worst = worstEnd(found.intervals, intervals, read.clip->motion.frameTimeSeconds());
        QVERIFY2(worst < 2.01 / 60.0, qPrintable(joint.key() + u' ' + QString::number(worst)));
    }
}

void ContactDetectionTest::toleratesNoise()
{
    const Walker walker = makeWalker({.frames = 600, .framesPerSecond = 120.0});
    std::vector<Track> tracks = tracksOf(walker.clip, {walker.contacts[0].joint});
    std::mt19937 random(7);
    std::normal_distribution<double> noise(0.0, 0.08);
    for (glm::dvec3 &position : tracks[0])
        position += glm::dvec3{noise(random), noise(random), noise(random)};
    const DetectedContacts found = detectContacts(tracks[0], up, 170.0 / walkerLength, 1.0 / 120.0);
    QVERIFY(worstEnd(found.intervals, walker.contacts[0].intervals, 1.0 / 120.0) < 0.06);
}

void ContactDetectionTest::closesGapsAndDropsShortRuns()
{
    Track track = standing(100);
    for (std::size_t frame = 40; frame < 100; ++frame)
        track[frame].y += frame % 20 < 6 ? 50.0 : 0.0; // gaps of six frames at 40, 60, 80
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    DetectedContacts found = detectContacts(track, up, 1.0, 1.0 / 60.0, limits);
    QCOMPARE(found.intervals.size(), std::size_t(4));
    limits.longestGapSeconds = 0.1;
    found = detectContacts(track, up, 1.0, 1.0 / 60.0, limits);
    QCOMPARE(found.intervals, (std::vector<FrameInterval>{{0, 99}}));
    limits.longestGapSeconds = 0.0;
    limits.shortestSeconds = 0.5;
    found = detectContacts(track, up, 1.0, 1.0 / 60.0, limits);
    QCOMPARE(found.intervals.size(), std::size_t(1));
}

void ContactDetectionTest::aRunOfTheShortestLengthIsKept()
{
    Track track = standing(40);
    for (std::size_t frame = 12; frame < 40; ++frame)
        track[frame].y += frame < 20 || frame >= 26 ? 50.0 + 20.0 * static_cast<double>(frame % 2) : 0.0;
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    limits.shortestSeconds = 0.6; // six frames
    QCOMPARE(detectContacts(track, up, 1.0, 0.1, limits).intervals, (std::vector<FrameInterval>{{0, 11}, {20, 25}}));
    limits.shortestSeconds = 0.7;
    QCOMPARE(detectContacts(track, up, 1.0, 0.1, limits).intervals, (std::vector<FrameInterval>{{0, 11}}));
}

void ContactDetectionTest::contactsEndAtHigherLimitsThanTheyBegin_data()
{
    QTest::addColumn<bool>("isHeight"); // or the speed
    QTest::addColumn<std::vector<double>>("values"); // by frame; or the ways to the next frame
    QTest::addColumn<std::vector<FrameInterval>>("intervals");
    QTest::newRow("height") << true
                            << std::vector<double>{0, 0, 0, 0, 0, 0, 5, 6, 6, 6.5, 5, 4, 4, 3.5, 3.5, 5, 6, 6.5, 9, 9}
                            << std::vector<FrameInterval>{{0, 8}, {13, 16}};
    // The speed of a frame is the smaller one of both sides.
    QTest::newRow("speed") << false << std::vector<double>{0, 0, 0, 20, 25, 25, 26, 26, 20, 16, 16, 15, 15, 25, 30, 30}
                           << std::vector<FrameInterval>{{0, 6}, {11, 14}};
}

void ContactDetectionTest::contactsEndAtHigherLimitsThanTheyBegin()
{
    QFETCH(bool, isHeight);
    QFETCH(std::vector<double>, values);
    QFETCH(std::vector<FrameInterval>, intervals);
    Track track;
    double x = 0.0;
    for (const double value : values) {
        track.push_back(isHeight ? glm::dvec3(0.0, value, 0.0) : glm::dvec3(x, 0.0, 0.0));
        x += value;
    }
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    limits.highestRise = 100.0;
    QCOMPARE(detectContacts(track, up, 1.0, 1.0, limits).intervals, intervals);
}

void ContactDetectionTest::jointThatLeavesItsLevelDoesNotStand_data()
{
    QTest::addColumn<std::vector<double>>("heights"); // by frame, all slow and low enough to stand
    QTest::addColumn<std::vector<FrameInterval>>("intervals");
    QTest::newRow("rises") << std::vector<double>{0, 0, 0, 0, 0, 0, 1, 2, 3, 3.5, 4, 5}
                           << std::vector<FrameInterval>{{0, 8}};
    QTest::newRow("comes down") << std::vector<double>{3.9, 3.5, 3, 1, 0, 0, 0, 0, 0, 0}
                                << std::vector<FrameInterval>{{2, 9}};
    QTest::newRow("up and down") << std::vector<double>{0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 0}
                                 << std::vector<FrameInterval>{{0, 3}, {7, 10}};
    QTest::newRow("a jitter") << std::vector<double>{0, 0, 0, 0, 4, 0, 0, 0, 0} << std::vector<FrameInterval>{{0, 8}};
    QTest::newRow("higher than the floor")
        << std::vector<double>{0, 2, 3, 3.5, 3.5, 3.5, 3.5, 3.5, 5, 5.5, 5.9, 9} << std::vector<FrameInterval>{{0, 10}};
}

void ContactDetectionTest::jointThatLeavesItsLevelDoesNotStand()
{
    QFETCH(std::vector<double>, heights);
    QFETCH(std::vector<FrameInterval>, intervals);
    Track track;
    for (const double height : heights)
        track.push_back({0.0, height, 0.0});
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    limits.longestGapSeconds = 1.0;
    QCOMPARE(detectContacts(track, up, 1.0, 1.0, limits).intervals, intervals);
}

void ContactDetectionTest::detectionBySpeedAloneFindsStepsOnStairs()
{
    Track track;
    for (int step = 0; step < 6; ++step) {
        for (int frame = 0; frame < 30; ++frame)
            track.push_back({0.0, 17.0 * step, 25.0 * step});
        for (int frame = 1; frame < 15; ++frame)
            track.push_back({0.0, 17.0 * step + 17.0 / 15.0 * frame, 25.0 * step + 25.0 / 15.0 * frame});
    }
    QCOMPARE(detectContacts(track, up, 1.0, 1.0 / 60.0).intervals.size(), std::size_t(1));
    ContactLimits limits;
    limits.speedOnly = true;
    QCOMPARE(detectContacts(track, up, 1.0, 1.0 / 60.0, limits).intervals.size(), std::size_t(6));
}

void ContactDetectionTest::reportsWhyThereAreNone_data()
{
    QTest::addColumn<Track>("track");
    QTest::addColumn<double>("ncmPerUnit");
    QTest::addColumn<double>("frameTime");
    QTest::addColumn<QString>("reason");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    Track fast;
    Track jumping = standing(60);
    for (int frame = 0; frame < 60; ++frame) {
        fast.push_back({0.0, 0.0, frame * 3.0});
        if (frame % 12 > 3)
            jumping[static_cast<std::size_t>(frame)].x += 20.0 * (frame % 12);
    }
    QTest::newRow("no frames") << Track() << 1.0 << 0.01 << u"at least three frames"_s;
    QTest::newRow("two frames") << standing(2) << 1.0 << 0.01 << u"at least three frames"_s;
    QTest::newRow("no frame time") << standing(50) << 1.0 << 0.0 << u"frame time"_s;
    QTest::newRow("endless frame time") << standing(50) << 1.0 << std::numeric_limits<double>::infinity()
                                        << u"frame time"_s;
    QTest::newRow("no size") << standing(50) << 0.0 << 0.01 << u"no size"_s;
    QTest::newRow("size is no number") << standing(50) << nan << 0.01 << u"no size"_s;
    QTest::newRow("nowhere") << Track(50, glm::dvec3(nan)) << 1.0 << 0.01 << u"not finite"_s;
    QTest::newRow("always moving") << fast << 1.0 << 1.0 / 60.0 << u"never slows below 16 cm/s (slowest: 180"_s;
    QTest::newRow("too short") << jumping << 1.0 << 0.001 << u"none lasts long enough"_s;
}

void ContactDetectionTest::reportsWhyThereAreNone()
{
    QFETCH(Track, track);
    QFETCH(double, ncmPerUnit);
    QFETCH(double, frameTime);
    QFETCH(QString, reason);
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    const DetectedContacts found = detectContacts(track, up, ncmPerUnit, frameTime, limits);
    QVERIFY(found.intervals.empty());
    const QString told = QString::fromStdString(found.whyNone.text());
    QVERIFY2(told.contains(reason), qPrintable(told));
}

void ContactDetectionTest::reportsWhatIsNeverLow_data()
{
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("slope"); // units per frame
    QTest::addColumn<QString>("told");
    QTest::newRow("slow")
        << 0.0 << 0.0
        << u"No contacts: the foot is never near the ground (within 0 cm; while slow it stays 0 cm or "
           "more above the ground, the limit is 0 cm; scaled to a 170 cm body)."_s;
    QTest::newRow("fast")
        << 0.0 << 3.0 << u"No contacts: the foot is never near the ground (within 0 cm; scaled to a 170 cm body)."_s;
    QTest::newRow("low and fast")
        << 4.0 << 3.0
        << u"No contacts: near the ground the foot never slows below 16 cm/s (slowest: 180; scaled to a 170 cm body)."_s;
}

void ContactDetectionTest::reportsWhatIsNeverLow()
{
    QFETCH(double, height);
    QFETCH(double, slope);
    QFETCH(QString, told);
    Track track;
    for (int frame = 0; frame < 60; ++frame)
        track.push_back({slope * frame, 7.0, 0.0});
    ContactLimits limits;
    limits.smoothingHz = 0.0;
    limits.height = height;
    QCOMPARE(QString::fromStdString(detectContacts(track, up, 1.0, 1.0 / 60.0, limits).whyNone.text()), told);
}

void ContactDetectionTest::skipsNumbersThatAreNotFinite()
{
    Track track = standing(120);
    for (const std::size_t frame : {0U, 1U, 60U})
        track[frame].z = std::numeric_limits<double>::infinity();
    const DetectedContacts found = detectContacts(track, up, 1.0, 1.0 / 60.0);
    QCOMPARE(found.intervals, (std::vector<FrameInterval>{{2, 119}}));
    QVERIFY(detectContacts(track, up, 1.0, 1e-9).intervals.empty());
    QVERIFY(!detectContacts(track, up, 1.0, 1e9).intervals.empty());
    QVERIFY(detectContacts(track, glm::dvec3(0.0), 1.0, 1.0 / 60.0).intervals.size() == 1);
}

void ContactDetectionTest::lowPassKeepsWhatIsSlow()
{
    const Track still = standing(50);
    const Track after = lowPassed(still, 1.0 / 60.0, 8.0);
    Track line;
    for (int frame = 0; frame < 50; ++frame)
        line.push_back({frame * 2.0, 1.0, -frame});
    const Track lineAfter = lowPassed(line, 1.0 / 60.0, 8.0);
    for (std::size_t frame = 0; frame < 50; ++frame) {
        QVERIFY(glm::distance(after[frame], still[frame]) < 1e-12);
        QVERIFY(glm::distance(lineAfter[frame], line[frame]) < 0.01);
    }
    QVERIFY(lowPassed({}, 1.0 / 60.0, 8.0).empty());
    QCOMPARE(lowPassed(line, 1.0 / 10.0, 8.0), line); // the frames are too far apart
}

void ContactDetectionTest::lowPassHalvesThePowerAtItsCutOff()
{
    Track wave;
    for (int frame = 0; frame < 1200; ++frame)
        wave.push_back({std::sin(2.0 * 3.14159265358979323846 * 8.0 * frame / 120.0), 0.0, 0.0});
    const Track after = lowPassed(wave, 1.0 / 120.0, 8.0);
    double largest = 0.0;
    for (std::size_t frame = 300; frame < 900; ++frame)
        largest = std::max(largest, std::abs(after[frame].x));
    QVERIFY2(std::abs(largest - std::sqrt(0.5)) < 0.02, qPrintable(QString::number(largest)));
}

QTEST_GUILESS_MAIN(ContactDetectionTest)

} // namespace tst_contactdetection

#include "tst_contactdetection.moc"
