#include "contacts/footanchors.h"
#include "contacts/footlock.h"
#include "contacts/lockblend.h"
#include "contacts/pelvisoffset.h"
#include "geometry/geometry.h"
#include "geometry/smoothabove.h"
#include "geometry/twobones.h"
#include "pose/pose.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

namespace tst_footlockplan {

using namespace limber;
using namespace limber::test;

namespace {

constexpr glm::dvec3 up{0.0, 1.0, 0.0};
constexpr double sixtieth = 1.0 / 60.0;

// Both legs of a walker, as the lock needs them.
std::vector<LegTrack> legsOf(const Walker &walker)
{
    const PositionRules rules;
    std::vector<LegTrack> legs(2);
    for (int frame = 0; frame < walker.clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(walker.clip, frame, rules);
        for (std::size_t leg = 0; leg < 2; ++leg) {
            const std::size_t thigh = leg == 0 ? 1 : 5;
            legs[leg].hip.push_back(pose.jointPositions[thigh]);
            legs[leg].knee.push_back(pose.jointPositions[thigh + 1]);
            legs[leg].ankle.push_back(pose.jointPositions[thigh + 2]);
            legs[leg].toe.push_back(pose.jointPositions[thigh + 3]);
            legs[leg].hinge.push_back(pose.worldFromJoint[thigh] * glm::dvec3(1.0, 0.0, 0.0));
        }
    }
    for (std::size_t leg = 0; leg < 2; ++leg) {
        legs[leg].ankleContacts = walker.contacts[2 * leg].intervals;
        legs[leg].toeContacts = walker.contacts[2 * leg + 1].intervals;
    }
    return legs;
}

// A walker whose legs have other proportions than those for which the walk was made, so that its feet slide.
Walker slidingWalker(const WalkerOptions &options = {})
{
    Walker walker = makeWalker(options);
    scaleOffsets(walker.clip, "Leg", 1.25); // also scales UpLeg, which makes the hips wider
    scaleOffsets(walker.clip, "Foot", 0.9);
    for (int frame = 0; frame < walker.clip.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            walker.clip.motion.setValue(frame, axis, 1.07 * walker.clip.motion.value(frame, axis));
    }
    return walker;
}

// The legs after the plan was applied.
std::vector<LegTrack> carriedOut(std::vector<LegTrack> legs, const FootLock &lock)
{
    for (std::size_t leg = 0; leg < legs.size(); ++leg) {
        LegTrack &track = legs[leg];
        for (std::size_t frame = 0; frame < track.hip.size(); ++frame) {
            const glm::dvec3 drop = up * lock.pelvisDrop[frame];
            const glm::dvec3 thigh = track.knee[frame] - track.hip[frame];
            const glm::dvec3 shin = track.ankle[frame] - track.knee[frame];
            const glm::dvec3 foot = track.toe.empty() ? up : track.toe[frame] - track.ankle[frame];
            TwoBoneRotations rotations;
            if (lock.legs[leg].moved[frame]) {
                const LegGoals &goals = lock.legs[leg];
                rotations = solveTwoBones(
                    track.hip[frame] - drop, track.knee[frame] - drop, track.ankle[frame] - drop, goals.ankle[frame],
                    track.hinge.empty() ? glm::dvec3(1.0, 0.0, 0.0) : track.hinge[frame], goals.turned[frame]);
            }
            track.hip[frame] -= drop;
            track.knee[frame] = track.hip[frame] + rotations.upper * thigh;
            track.ankle[frame] = track.knee[frame] + rotations.lower * shin;
            if (!track.toe.empty())
                track.toe[frame] = track.ankle[frame] + lock.legs[leg].footRotation[frame] * foot;
        }
    }
    return legs;
}

// The largest distance of a joint from its first position, over its contacts.
double drift(const std::vector<glm::dvec3> &track, const std::vector<FrameInterval> &contacts)
{
    double farthest = 0.0;
    for (const FrameInterval &contact : contacts) {
        for (int frame = std::max(0, contact.first); frame <= contact.last && frame < static_cast<int>(track.size());
             ++frame)
            farthest = std::max(farthest, glm::distance(track[static_cast<std::size_t>(frame)],
                                                        track[static_cast<std::size_t>(std::max(0, contact.first))]));
    }
    return farthest;
}

double drift(const std::vector<LegTrack> &legs)
{
    double farthest = 0.0;
    for (const LegTrack &leg : legs)
        farthest = std::max({farthest, drift(leg.ankle, leg.ankleContacts), drift(leg.toe, leg.toeContacts)});
    return farthest;
}

double meanThirdDifference(const std::vector<glm::dvec3> &track)
{
    double sum = 0.0;
    for (std::size_t i = 3; i < track.size(); ++i)
        sum += glm::length(track[i] - 3.0 * track[i - 1] + 3.0 * track[i - 2] - track[i - 3]);
    return sum / static_cast<double>(track.size() - 3);
}

// The largest rotation of the shin from one frame to the next.
double largestShinStep(const LegTrack &leg)
{
    double largest = 0.0;
    for (std::size_t i = 1; i < leg.knee.size(); ++i) {
        const glm::dquat step = quaternionArc(leg.ankle[i - 1] - leg.knee[i - 1], leg.ankle[i] - leg.knee[i]);
        largest = std::max(largest, glm::length(rotationVector(step)));
    }
    return largest;
}

bool isAllFinite(const FootLock &lock)
{
    bool finite =
        std::all_of(lock.pelvisDrop.begin(), lock.pelvisDrop.end(), [](double drop) { return std::isfinite(drop); });
    for (const LegGoals &goals : lock.legs) {
        for (std::size_t frame = 0; frame < goals.ankle.size(); ++frame) {
            const double turn = glm::dot(goals.footRotation[frame], goals.footRotation[frame]);
            const bool good =
                std::isfinite(glm::dot(goals.ankle[frame], goals.ankle[frame])) && std::abs(turn - 1) < 1e-9;
            finite = finite && (good || !goals.moved[frame]);
        }
    }
    return finite;
}

} // namespace

class FootLockTest : public QObject
{
    Q_OBJECT

private slots:
    void theFeetOfTheWalkerStandExactly();
    void keepsAClipWhoseFeetStandStill();
    void keepsFeetThatSlideOnPurpose();
    void holdsPlantedJoints_data();
    void holdsPlantedJoints();
    void holdsAnkleAndToeOfARollingFoot();
    void leadsTheFootFromOneContactToTheNext();
    void staysSmooth_data();
    void staysSmooth();
    void keepsFramesFarFromContacts();
    void lowersThePelvisUntilGoalsAreReached();
    void reportsWhereALegIsTooShort();
    void keepsAFootInTheAirWhileThePelvisGoesDown();
    void aFreeHeelRisesBeforeThePelvisGoesDown();
    void aKneeThatPassesStraightDoesNotBounce_data();
    void aKneeThatPassesStraightDoesNotBounce();
    void aFastKneeIsNoTrembling();
    void worksWithoutToes();
    void standsAtTheHeightsOfTheTrack();
    void acceptsAnyIntervals();
    void acceptsClipsOfAnyLength_data();
    void acceptsClipsOfAnyLength();
    void staysFiniteForOddInput();
    void blendsWithoutKinks();
    void aHeelRisesOnlyWhereItHasTo();
    void aFootThatSlidesFarIsNotWrung_data();
    void aFootThatSlidesFarIsNotWrung();
    void aNoisyEdgeSwingsNowhere();
    void theSmoothedDropIsNeverBelowTheNeededOne();
};

void FootLockTest::theFeetOfTheWalkerStandExactly()
{
    const std::vector<LegTrack> legs = legsOf(makeWalker());
    QVERIFY(!legs[0].ankleContacts.empty() && legs[0].ankleContacts != legs[0].toeContacts);
    QVERIFY2(drift(legs) < 1e-9, qPrintable(QString::number(drift(legs))));
    QVERIFY(drift(legsOf(slidingWalker())) > 1.0);
}

void FootLockTest::keepsAClipWhoseFeetStandStill()
{
    const FootLock lock = planFootLock(legsOf(makeWalker()), up, sixtieth);
    for (const LegGoals &goals : lock.legs)
        QCOMPARE(std::count(goals.moved.begin(), goals.moved.end(), true), 0);
    QVERIFY(std::all_of(lock.pelvisDrop.begin(), lock.pelvisDrop.end(), [](double drop) { return drop == 0.0; }));
    QVERIFY(lock.problems.empty());
}

// Ankle and toe slide together. Where they take turns to stand, they meet where both have got to.
void FootLockTest::keepsFeetThatSlideOnPurpose()
{
    Walker walker = makeWalker();
    for (int frame = 0; frame < walker.clip.motion.frameCount(); ++frame) {
        for (const int axis : {0, 2})
            walker.clip.motion.setValue(frame, axis, 0.85 * walker.clip.motion.value(frame, axis));
    }
    std::vector<LegTrack> legs = legsOf(walker);
    const auto slidesOf = [](const std::vector<glm::dvec3> &track, const std::vector<FrameInterval> &contacts) {
        std::vector<glm::dvec3> slides(track.size());
        for (const FrameInterval &contact : tidied(contacts, static_cast<int>(track.size()))) {
            const glm::dvec3 place = medianPosition(track, contact);
            for (auto frame = static_cast<std::size_t>(contact.first); frame <= static_cast<std::size_t>(contact.last);
                 ++frame)
                slides[frame] = track[frame] - place;
        }
        return slides;
    };
    for (LegTrack &leg : legs) {
        leg.ankleSlides = slidesOf(leg.ankle, leg.ankleContacts);
        leg.toeSlides = slidesOf(leg.toe, leg.toeContacts);
    }
    const FootLock lock = planFootLock(legs, up, sixtieth);
    double farthest = 0.0;
    for (std::size_t leg = 0; leg < legs.size(); ++leg) {
        for (std::size_t frame = 0; frame < legs[leg].ankle.size(); ++frame)
            farthest = std::max(farthest, glm::distance(lock.legs[leg].ankle[frame], legs[leg].ankle[frame]));
    }
    for (const double drop : lock.pelvisDrop)
        farthest = std::max(farthest, std::abs(drop));
    QVERIFY2(farthest < 1e-6, qPrintable(QString::number(farthest)));
}

void FootLockTest::holdsPlantedJoints_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("stride");
    QTest::newRow("60 fps") << 60.0 << 105.0;
    QTest::newRow("120 fps") << 120.0 << 105.0;
    QTest::newRow("30 fps, short steps") << 30.0 << 60.0;
    QTest::newRow("10 fps") << 10.0 << 105.0;
    QTest::newRow("on the spot") << 60.0 << 0.0;
}

void FootLockTest::holdsPlantedJoints()
{
    QFETCH(double, framesPerSecond);
    QFETCH(double, stride);
    const std::vector<LegTrack> legs = legsOf(slidingWalker({.framesPerSecond = framesPerSecond, .stride = stride}));
    const FootLock lock = planFootLock(legs, up, 1.0 / framesPerSecond);
    QVERIFY(lock.problems.empty());
    const std::vector<LegTrack> after = carriedOut(legs, lock);
    QVERIFY2(drift(after) < 1e-9, qPrintable(QString::number(drift(after))));
}

void FootLockTest::holdsAnkleAndToeOfARollingFoot()
{
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    std::mt19937 random(3);
    std::normal_distribution<double> noise(0.0, 0.3);
    for (LegTrack &leg : legs) {
        for (std::size_t frame = 0; frame < leg.toe.size(); ++frame) {
            const glm::dvec3 foot = leg.toe[frame] - leg.ankle[frame];
            leg.ankle[frame] += glm::dvec3{noise(random), noise(random), noise(random)};
            const glm::dquat roll = rotationFromVector({0.1 * noise(random), 0.1 * noise(random), 0.0});
            leg.toe[frame] = leg.ankle[frame] + roll * foot;
        }
    }
    const std::vector<LegTrack> after = carriedOut(legs, planFootLock(legs, up, sixtieth));
    QVERIFY2(drift(after) < 1e-9, qPrintable(QString::number(drift(after))));
}

void FootLockTest::leadsTheFootFromOneContactToTheNext()
{
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    legs.resize(1);
    legs[0].ankleContacts = {{10, 30}};
    legs[0].toeContacts = {{31, 40}};
    const std::vector<LegTrack> after = carriedOut(legs, planFootLock(legs, up, sixtieth));
    QVERIFY(drift(after) < 1e-9);
    const double step = glm::distance(after[0].ankle[31], after[0].ankle[30]);
    const double stepBefore = glm::distance(legs[0].ankle[31], legs[0].ankle[30]);
    QVERIFY2(step < 2.0 * stepBefore + 0.01, qPrintable(QString::number(step)));
}

void FootLockTest::staysSmooth_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::newRow("30 fps") << 30.0;
    QTest::newRow("60 fps") << 60.0;
    QTest::newRow("120 fps") << 120.0;
}

void FootLockTest::staysSmooth()
{
    QFETCH(double, framesPerSecond);
    const WalkerOptions options{.frames = static_cast<int>(4 * framesPerSecond), .framesPerSecond = framesPerSecond};
    const std::vector<LegTrack> legs = legsOf(slidingWalker(options));
    const std::vector<LegTrack> after = carriedOut(legs, planFootLock(legs, up, 1.0 / framesPerSecond));
    for (std::size_t leg = 0; leg < 2; ++leg) {
        const double ankle = meanThirdDifference(after[leg].ankle) / meanThirdDifference(legs[leg].ankle);
        const double knee = meanThirdDifference(after[leg].knee) / meanThirdDifference(legs[leg].knee);
        const double step = largestShinStep(after[leg]) / largestShinStep(legs[leg]);
        qInfo("jerk of ankle %.2f, of knee %.2f, largest shin step %.2f of before", ankle, knee, step);
        QVERIFY(ankle < 1.6);
        QVERIFY(knee < 1.6);
        QVERIFY(step < 1.5);
    }
}

void FootLockTest::keepsFramesFarFromContacts()
{
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    for (LegTrack &leg : legs)
        leg.toeContacts = leg.ankleContacts = {{100, 120}};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    for (const LegGoals &goals : lock.legs) {
        QVERIFY(goals.moved[110]);
        for (const std::size_t frame : {0U, 50U, 170U, 239U})
            QVERIFY(!goals.moved[frame]);
    }
}

// A leg whose hip rises from frame 30 to 90 and back, so that it must stand farther away than its length.
LegTrack standingOnTiptoes(double excess)
{
    LegTrack leg;
    for (int frame = 0; frame < 120; ++frame) {
        const double lift = excess * smoothStep((30.0 - std::abs(frame - 60.0)) / 30.0);
        leg.hip.push_back({0.0, 80.0 + lift, 0.0});
        leg.knee.push_back({0.0, 40.0 + lift, 5.0});
        leg.ankle.push_back({0.0, (frame % 2 == 0 ? 0.0 : 0.001) + lift, 0.0});
    }
    leg.ankleContacts = {{0, 119}};
    return leg;
}

void FootLockTest::lowersThePelvisUntilGoalsAreReached()
{
    const std::vector<LegTrack> legs{standingOnTiptoes(4.0)};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    QVERIFY(lock.problems.empty());
    const double most = *std::max_element(lock.pelvisDrop.begin(), lock.pelvisDrop.end());
    QVERIFY2(most > 3.0 && most < 5.0, qPrintable(QString::number(most)));
    double largestChange = 0.0;
    for (std::size_t frame = 1; frame < lock.pelvisDrop.size(); ++frame)
        largestChange = std::max(largestChange, std::abs(lock.pelvisDrop[frame] - lock.pelvisDrop[frame - 1]));
    QVERIFY(largestChange < 0.2 * most);
    QVERIFY(std::abs(lock.pelvisDrop.front()) < 0.1);
}

// Such a leg cannot stand; rather than jump, it lets go, and says so.
void FootLockTest::reportsWhereALegIsTooShort()
{
    const std::vector<LegTrack> legs{standingOnTiptoes(0.0), standingOnTiptoes(40.0)};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    QVERIFY(!lock.loose.empty() || !lock.problems.empty());
    QVERIFY(std::ranges::all_of(lock.loose, [](const LooseContact &loose) { return loose.leg == 1; }));
    QVERIFY(std::ranges::all_of(lock.problems, [](const ReachProblem &problem) { return problem.leg == 1; }));
    QVERIFY(isAllFinite(lock));
}

void FootLockTest::keepsAFootInTheAirWhileThePelvisGoesDown()
{
    LegTrack inTheAir = standingOnTiptoes(0.0);
    inTheAir.ankleContacts.clear();
    const std::vector<LegTrack> legs{standingOnTiptoes(4.0), inTheAir};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    QVERIFY(lock.pelvisDrop[62] > 1.0);
    QVERIFY(lock.legs[1].moved[62]);
    QCOMPARE(lock.legs[1].ankle[62], inTheAir.ankle[62]);
}

// The foot slides forward under a straight leg. Held by its toe, the leg is too short for a heel that stays low.
void FootLockTest::aFreeHeelRisesBeforeThePelvisGoesDown()
{
    LegTrack leg;
    for (int frame = 0; frame < 90; ++frame) {
        const glm::dvec3 slid = glm::dvec3(0.0, 0.0, 0.15 * std::clamp(frame - 40, 0, 40));
        const glm::dvec3 toe = slid + glm::dvec3(0.0, 2.0, 12.0);
        const glm::dvec3 ankle = slid + glm::dvec3(0.0, 9.0, 0.0);
        const glm::dvec3 hip = ankle + 83.5 * directionOf(glm::dvec3(0.0, 1.0, 0.01 * (frame - 20)));
        leg.hip.push_back(hip);
        leg.knee.push_back(0.5 * (hip + ankle) + glm::dvec3(0.0, 0.0, 1.0));
        leg.ankle.push_back(ankle);
        leg.toe.push_back(toe);
        leg.hinge.emplace_back(1.0, 0.0, 0.0);
    }
    leg.ankleContacts = {{10, 40}};
    leg.toeContacts = {{10, 80}};
    const std::vector<LegTrack> legs{leg};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    const LegTrack after = carriedOut(legs, lock).front();
    QVERIFY2(drift(after.toe, leg.toeContacts) < 0.01, qPrintable(QString::number(drift(after.toe, leg.toeContacts))));
    const double drop = *std::max_element(lock.pelvisDrop.begin() + 45, lock.pelvisDrop.end());
    const double raised = after.ankle[78].y - leg.ankle[78].y;
    QVERIFY2(drop < 0.5 && raised > 1.0, qPrintable(QStringLiteral("%1 %2").arg(drop).arg(raised)));
    QVERIFY(drift(after.ankle, leg.ankleContacts) < 0.01);
}

void FootLockTest::aKneeThatPassesStraightDoesNotBounce_data()
{
    QTest::addColumn<FrameInterval>("contact");
    QTest::newRow("while the foot is held") << FrameInterval{10, 110};
    QTest::newRow("while it is let go") << FrameInterval{0, 5};
}

// The captured knee bends backward for some frames. It stays at the front, but is not thrown back there.
void FootLockTest::aKneeThatPassesStraightDoesNotBounce()
{
    QFETCH(FrameInterval, contact);
    LegTrack leg;
    for (int frame = 0; frame < 120; ++frame) {
        const double front = 1.0 + 5.0 * std::cos(6.28318530718 * frame / 40.0);
        const double shin = std::sqrt(40.0 * 40.0 - front * front);
        const glm::dvec3 ankle(0.02 * frame, 9.0, 0.0);
        leg.ankle.push_back(ankle);
        leg.knee.push_back(ankle + glm::dvec3(0.0, shin, front));
        leg.hip.push_back(ankle + glm::dvec3(0.0, shin + std::sqrt(42.0 * 42.0 - front * front), 0.0));
        leg.hinge.emplace_back(1.0, 0.0, 0.0);
    }
    leg.ankleContacts = {contact};
    const FootLockSettings settings{.blendSeconds = 0.4};
    const LegTrack after = carriedOut({leg}, planFootLock({&leg, 1}, up, sixtieth, settings)).front();
    QVERIFY(drift(after.ankle, leg.ankleContacts) < 0.01);
    const auto sharpest = [](const std::vector<glm::dvec3> &track) {
        double most = 0.0;
        for (std::size_t i = 1; i + 1 < track.size(); ++i)
            most = std::max(most, glm::length(track[i - 1] - 2.0 * track[i] + track[i + 1]));
        return most;
    };
    const double before = sharpest(leg.knee);
    QVERIFY2(sharpest(after.knee) < 3.0 * before,
             qPrintable(QStringLiteral("%1, in the take %2").arg(sharpest(after.knee)).arg(before)));
}

// A trembling take has a knee that is stretched and bent at once. The pelvis does not go down to smooth that.
void FootLockTest::aFastKneeIsNoTrembling()
{
    ReachingLeg leg;
    for (int frame = 0; frame < 120; ++frame) {
        const double dip = std::max(0.0, 1.0 - std::abs(frame - 60) / 4.0);
        const double bend = (40.0 - 30.0 * dip + (frame % 2 == 0 ? 0.25 : -0.25)) / degreesPerRadian;
        leg.hip.emplace_back(0.0, 90.0, 0.0);
        leg.knee.emplace_back(leg.hip.back() - glm::dvec3(0.0, 41.0, 0.0));
        leg.ankle.emplace_back(leg.knee.back() - 41.0 * glm::dvec3(0.0, std::cos(bend), std::sin(bend)));
        leg.calm.push_back(glm::distance(leg.hip.back(), leg.ankle.back()));
    }
    leg.goal = leg.ankle;
    leg.fractions.assign(120, 0.0);
    leg.follows.assign(120, 0.0);
    const std::vector<double> offsets = pelvisOffset({leg}, up, {{0, 119}}, 0.08, sixtieth);
    const double most = *std::ranges::max_element(offsets, {}, [](double offset) { return std::abs(offset); });
    QVERIFY2(std::abs(most) < 0.3, qPrintable(QString::number(most)));
}

void FootLockTest::worksWithoutToes()
{
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    for (LegTrack &leg : legs)
        leg.toe.clear();
    const FootLock lock = planFootLock(legs, up, sixtieth);
    std::vector<LegTrack> after = carriedOut(legs, lock);
    for (LegTrack &leg : after)
        leg.toeContacts.clear();
    QVERIFY(drift(after[0].ankle, after[0].ankleContacts) < 1e-9);
}

void FootLockTest::standsAtTheHeightsOfTheTrack()
{
    std::vector<LegTrack> legs = legsOf(makeWalker());
    for (LegTrack &leg : legs) {
        leg.ankleHeights.assign(leg.ankle.size(), 8.0);
        leg.toeHeights.assign(leg.toe.size(), 2.0);
    }
    const std::vector<LegTrack> after = carriedOut(legs, planFootLock(legs, up, sixtieth));
    QVERIFY(drift(after) < 1e-9);
    const auto middle = static_cast<std::size_t>(legs[0].ankleContacts[1].first + 10);
    QVERIFY(std::abs(after[0].ankle[middle].y - 8.0) < 1e-9);
    QVERIFY(std::abs(after[0].toe[middle].y - 2.0) < 1e-9);
    legs[0].ankleHeights[5] = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(isAllFinite(planFootLock(legs, up, sixtieth)));
}

void FootLockTest::acceptsAnyIntervals()
{
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    legs[0].ankleContacts = {{-50, 20}, {60, 90}, {50, 70}, {91, 95}, {200, 100}, {230, 5000}, {7000, 8000}};
    legs[0].toeContacts = {{5, 5}, {5, 5}, {80, 100}, {102, 110}, {104, 104}};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    QVERIFY(isAllFinite(lock));
    std::vector<LegTrack> after = carriedOut(legs, lock);
    after[0].ankleContacts = {{0, 20}, {50, 95}, {230, 239}};
    // Contacts in the middle of a step would pull the leg apart and are let go.
    for (std::size_t leg = 0; leg < after.size(); ++leg) {
        const auto isLoose = [&](const FrameInterval &frames) {
            return std::ranges::any_of(lock.loose, [&](const LooseContact &loose) {
                return loose.leg == static_cast<int>(leg) && loose.frames.first <= frames.last &&
                       loose.frames.last >= frames.first;
            });
        };
        std::erase_if(after[leg].ankleContacts, isLoose);
        std::erase_if(after[leg].toeContacts, isLoose);
    }
    QVERIFY2(drift(after) < 1e-9, qPrintable(QString::number(drift(after))));
}

void FootLockTest::acceptsClipsOfAnyLength_data()
{
    QTest::addColumn<int>("frames");
    for (const int frames : {0, 1, 2, 3, 7})
        QTest::addRow("%d frames", frames) << frames;
}

void FootLockTest::acceptsClipsOfAnyLength()
{
    QFETCH(int, frames);
    std::vector<LegTrack> legs = legsOf(slidingWalker({.frames = frames}));
    for (LegTrack &leg : legs)
        leg.ankleContacts = {{0, frames}};
    const FootLock lock = planFootLock(legs, up, sixtieth);
    QCOMPARE(lock.pelvisDrop.size(), static_cast<std::size_t>(frames));
    QCOMPARE(lock.legs.size(), std::size_t(2));
    QVERIFY(isAllFinite(lock));
    QVERIFY(drift(carriedOut(legs, lock)) < 1e-9);
    QVERIFY(planFootLock({}, up, sixtieth).legs.empty());
}

void FootLockTest::staysFiniteForOddInput()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<LegTrack> legs = legsOf(slidingWalker());
    legs[0].ankle[50] = glm::dvec3(nan);
    legs[0].hip[0] = glm::dvec3(std::numeric_limits<double>::infinity());
    legs[1].toe[20].x = 1e300;
    for (std::size_t frame = 100; frame < 110; ++frame)
        legs[0].knee[frame] = legs[0].ankle[frame] = legs[0].toe[frame] = legs[0].hip[frame];
    for (const double seconds : {sixtieth, 0.0, -1.0, nan, 1e-9, 1e9}) {
        for (const glm::dvec3 &direction : {up, glm::dvec3(0.0), up * 1e-3}) {
            const FootLock lock = planFootLock(legs, direction, seconds);
            QVERIFY(isAllFinite(lock));
            QVERIFY(!lock.legs[0].moved[50]);
        }
    }
    for (LegTrack &leg : legs)
        std::fill(leg.toe.begin(), leg.toe.end(), leg.ankle[3]);
    QVERIFY(isAllFinite(planFootLock(legs, up, sixtieth)));
}

void FootLockTest::blendsWithoutKinks()
{
    std::vector<glm::dvec3> values(100);
    const std::vector<Lock> locks{{{20, 30}, 8.0, 8.0, 8.0}, {{45, 46}, 8.0, 8.0, 8.0}, {{90, 90}, 8.0, 8.0, 8.0}};
    for (int frame = 20; frame <= 30; ++frame)
        values[static_cast<std::size_t>(frame)] = glm::dvec3(1.0 + 0.1 * frame, 0.0, 0.0);
    values[45] = values[46] = glm::dvec3(2.0, 0.0, 0.0);
    values[90] = glm::dvec3(1.0, 0.0, 0.0);
    blendBetweenLocks(values, locks, 20.0);
    for (const std::size_t frame : {0U, 12U, 60U, 80U, 99U})
        QCOMPARE(values[frame], glm::dvec3(0.0));
    QVERIFY(std::abs(values[31].x - 4.1) < 0.05); // continues as before
    QVERIFY(values[38].x > 2.0 && values[38].x < 4.0); // between both locks
    for (std::size_t frame = 1; frame + 1 < values.size(); ++frame)
        QVERIFY(std::abs(values[frame - 1].x - 2.0 * values[frame].x + values[frame + 1].x) < 0.35);
    std::vector<Lock> lessHeld = locks;
    lessHeld[1].grip = 0.0;
    lessHeld[2].grip = 0.25;
    const std::vector<double> fractions = lockFractions(100, lessHeld);
    QCOMPARE(fractions[30], 1.0);
    QCOMPARE(fractions[34], 0.5);
    QCOMPARE(fractions[45], 0.0);
    QCOMPARE(fractions[60], 0.0);
    QCOMPARE(fractions[90], 0.25);
    QCOMPARE(fractions[94], 0.125);
}

// What a noisy frame does at the end of a lock does not go on while the lock fades, however slowly.
void FootLockTest::aFootThatSlidesFarIsNotWrung_data()
{
    QTest::addColumn<double>("aside");
    QTest::addColumn<double>("forward");
    QTest::newRow("forward") << 0.0 << 0.4;
    QTest::newRow("aside") << 0.3 << 0.0;
    QTest::newRow("both ways") << 0.2 << -0.3;
}

// Its ankle is known to stand only in half of the frames in which its toe does.
void FootLockTest::aFootThatSlidesFarIsNotWrung()
{
    QFETCH(double, aside);
    QFETCH(double, forward);
    LegTrack leg;
    const glm::dvec3 foot{0.0, -7.0, 12.0};
    for (int frame = 0; frame < 120; ++frame) {
        const glm::dvec3 ankle{aside * frame, 8.0, forward * frame};
        leg.hip.push_back(ankle + glm::dvec3(0.0, 78.0, 0.0));
        leg.knee.push_back(ankle + glm::dvec3(0.0, 40.0, 8.0));
        leg.ankle.push_back(ankle);
        leg.toe.push_back(ankle + foot);
    }
    leg.ankleContacts = {{0, 60}};
    leg.toeContacts = {{0, 119}};
    const FootAnchors anchors = chooseFootAnchors(leg, up);
    const glm::dvec3 way = anchors.toe.front().position - anchors.ankle.front().position;
    const double cosine = glm::dot(glm::normalize(way), glm::normalize(foot));
    QVERIFY2(cosine > 0.999, qPrintable(QString::number(cosine)));
}

void FootLockTest::aNoisyEdgeSwingsNowhere()
{
    std::vector<glm::dvec3> values(200);
    for (int frame = 90; frame <= 110; ++frame)
        values[static_cast<std::size_t>(frame)] = glm::dvec3(frame % 2 == 0 ? 3.0 : -3.0, 0.0, 0.0);
    const std::vector<Lock> locks{{{90, 110}, 60.0, 60.0, 14.0}};
    blendBetweenLocks(values, locks, 20.0);
    for (const glm::dvec3 &value : values)
        QVERIFY2(std::abs(value.x) < 4.5, qPrintable(QString::number(value.x)));
}

void FootLockTest::theSmoothedDropIsNeverBelowTheNeededOne()
{
    std::mt19937 random(5);
    std::vector<double> needs(300);
    for (std::size_t frame = 50; frame < 250; ++frame)
        needs[frame] = random() % 7 == 0 ? static_cast<double>(random() % 100) : 0.0;
    for (const int width : {0, 1, 7, 500}) {
        const std::vector<double> smooth = smoothAbove(needs, width);
        for (std::size_t frame = 0; frame < needs.size(); ++frame)
            QVERIFY(smooth[frame] >= needs[frame] - 1e-9);
    }
    QCOMPARE(smoothAbove(std::vector<double>(5, 0.0), 3), std::vector<double>(5, 0.0));
    QVERIFY(smoothAbove({}, 3).empty());
}

// A foot that stands through all of it, while the figure stands, sits and stands.
void FootLockTest::aHeelRisesOnlyWhereItHasTo()
{
    std::vector<double> differences(300, -1.0);
    std::fill(differences.begin() + 100, differences.begin() + 200, 4.0);
    for (const double sign : {1.0, -1.0}) {
        std::vector<double> off;
        for (const double difference : differences)
            off.push_back(sign * difference);
        const std::vector<double> changes = changeWhereNeeded(sign * 1.5, off, 15);
        QCOMPARE(changes[50], 0.0);
        QCOMPARE(changes[150], sign * 1.5);
        QCOMPARE(changes[250], 0.0);
        for (std::size_t frame = 0; frame < changes.size(); ++frame) {
            QVERIFY(sign * changes[frame] <= std::max(0.0, differences[frame]) + 1e-9);
            QVERIFY(frame == 0 || std::abs(changes[frame] - changes[frame - 1]) < 0.15);
        }
    }
    QCOMPARE(changeWhereNeeded(1.5, std::vector<double>(9, 0.5), 3), std::vector<double>(9, 0.5));
}

QTEST_APPLESS_MAIN(FootLockTest)

} // namespace tst_footlockplan

#include "tst_footlockplan.moc"
