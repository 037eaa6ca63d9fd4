#include "scene/clip/scenesamples.h"

#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_scenesamples {

using namespace limber;

namespace {

using Track = SceneTrack;

// Adds a rotation about X, with the requested sign of its quaternion.
void addTurn(Track &track, double degrees, double sign = 1.0)
{
    const double half = 0.5 * degrees * std::numbers::pi / 180.0;
    track.values.insert(track.values.end(), {float(sign * std::sin(half)), 0.0F, 0.0F, float(sign * std::cos(half))});
}

double degreesOf(const glm::dquat &rotation)
{
    return 2.0 * std::atan2(rotation.x, rotation.w) * 180.0 / std::numbers::pi;
}

} // namespace

// The values of tracks at the times of frames.
class SceneSamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void quaternionsKeepTheSignOfTheOneBefore();
    void rotationsTakeTheShortWay();
    void outsideOfTheKeysTheFirstAndLastValuesHold();
    void framesAtTimesRoundedToSevenDigitsHitTheirKeys();
    void stepsHoldTheirValues();
    void aQuaternionOfNoLengthIsNoRotation();
    void leavingTheRestPoseIsDistinguishedFromRounding();
    void framesBetweenKeysAreReported();
    void cubicRotationsFollowTheirTangents();
};

// Files contain either sign, and the numbers computed from these quaternions would jump.
void SceneSamplesTest::quaternionsKeepTheSignOfTheOneBefore()
{
    const std::vector<double> times{0.0, 1.0, 2.0, 3.0};
    Track track{0, Track::Property::Rotation, Track::Blend::Linear, 0, {}};
    for (int key = 0; key < 4; ++key)
        addTurn(track, 10.0 * key, key % 2 == 0 ? 1.0 : -1.0);
    const std::vector<glm::dquat> found = rotationsAt({4, 0.0, 1.0}, times, track);
    QCOMPARE(found.size(), std::size_t(4));
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(std::abs(degreesOf(found[i]) - 10.0 * double(i)) < 1e-4);
        QVERIFY(std::abs(glm::length(found[i]) - 1.0) < 1e-12);
    }
    // The first quaternion keeps the sign that it has in the file.
    track.values = {};
    for (int key = 0; key < 4; ++key)
        addTurn(track, 10.0 * key, -1.0);
    for (const glm::dquat &rotation : rotationsAt({4, 0.0, 1.0}, times, track))
        QVERIFY(rotation.w < 0.0);
}

void SceneSamplesTest::rotationsTakeTheShortWay()
{
    Track track{0, Track::Property::Rotation, Track::Blend::Linear, 0, {}};
    addTurn(track, 0.0);
    addTurn(track, 40.0, -1.0);
    const std::vector<glm::dquat> found = rotationsAt({5, 0.0, 0.25}, std::vector<double>{0.0, 1.0}, track);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(degreesOf(found[i]) - 10.0 * double(i)) < 1e-4);
}

void SceneSamplesTest::outsideOfTheKeysTheFirstAndLastValuesHold()
{
    const Track track{0, Track::Property::Translation, Track::Blend::Linear, 0, {1, 0, 0, 3, 0, 0}};
    const std::vector<glm::dvec3> found = vectorsAt({5, 0.0, 1.0}, std::vector<double>{1.0, 3.0}, track);
    const double expected[] = {1.0, 1.0, 2.0, 3.0, 3.0};
    for (std::size_t i = 0; i < 5; ++i)
        QCOMPARE(found[i].x, expected[i]);
}

// Between two values that are far apart, a rounded time would show.
void SceneSamplesTest::framesAtTimesRoundedToSevenDigitsHitTheirKeys()
{
    const Track track{0, Track::Property::Translation, Track::Blend::Linear, 0, {0, 0, 0, 1e9F, 0, 0, 0, 0, 0}};
    const auto third = double(float(100.0 / 3.0));
    const std::vector<glm::dvec3> found =
        vectorsAt({3, 0.0, 100.0 / 3.0}, std::vector<double>{0.0, third, double(float(200.0 / 3.0))}, track);
    QCOMPARE(found[1].x, 1e9);
    QCOMPARE(found[2].x, 0.0);
}

void SceneSamplesTest::stepsHoldTheirValues()
{
    const Track track{0, Track::Property::Scale, Track::Blend::Step, 0, {1, 1, 1, 2, 2, 2}};
    const std::vector<glm::dvec3> found = vectorsAt({4, 0.0, 0.5}, std::vector<double>{0.0, 1.0}, track);
    const double expected[] = {1.0, 1.0, 2.0, 2.0};
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(found[i].y, expected[i]);
}

void SceneSamplesTest::aQuaternionOfNoLengthIsNoRotation()
{
    const Track track{0, Track::Property::Rotation, Track::Blend::Step, 0, {0, 0, 0, 0}};
    QCOMPARE(rotationsAt({1, 0.0, 1.0}, std::vector<double>{0.0}, track)[0], glm::dquat(1.0, 0.0, 0.0, 0.0));
}

void SceneSamplesTest::leavingTheRestPoseIsDistinguishedFromRounding()
{
    SceneTransform rest;
    rest.translation = {0.0, 100.0, 0.0};
    const auto leaves = [&](Track::Property property, std::vector<float> values) {
        return leavesRest({0, property, Track::Blend::Linear, 0, std::move(values)}, rest, 1e-3);
    };
    QVERIFY(!leaves(Track::Property::Translation, {0, 100, 0, 0, 100.1F, 0}));
    QVERIFY(leaves(Track::Property::Translation, {0, 100, 0, 0, 100.2F, 0}));
    QVERIFY(!leaves(Track::Property::Scale, {1, 1, 1}));
    QVERIFY(leaves(Track::Property::Scale, {1, 1, 1, 1, 1.01F, 1}));
    QVERIFY(!leaves(Track::Property::Rotation, {0, 0, 0, 1, 0, 0, 0, -1})); // the same rotation
    QVERIFY(leaves(Track::Property::Rotation, {0, 0, 0, 1, 0.01F, 0, 0, 1}));
}

void SceneSamplesTest::framesBetweenKeysAreReported()
{
    QVERIFY(goesBetweenKeys({4, 0.0, 1.0}, std::vector<double>{0.0, 3.0}));
    QVERIFY(!goesBetweenKeys({4, 0.0, 1.0}, std::vector<double>{0.0, 1.0, 2.0, 3.0}));
    QVERIFY(!goesBetweenKeys({4, 0.0, 1.0}, std::vector<double>{0.0})); // the track does not move
}

void SceneSamplesTest::cubicRotationsFollowTheirTangents()
{
    // Between two keys of half a second: in-tangent, value and out-tangent of each.
    Track track{0, Track::Property::Rotation, Track::Blend::Cubic, 0, {}};
    const std::vector<float> none{0, 0, 0, 0};
    track.values = none;
    addTurn(track, 0.0);
    track.values.insert(track.values.end(), {4, 0, 0, 0});
    track.values.insert(track.values.end(), {0, 0, 2, 0});
    addTurn(track, 80.0);
    track.values.insert(track.values.end(), none.begin(), none.end());
    const std::vector<double> times{1.0, 1.5};
    const std::vector<glm::dquat> found = rotationsAt({4, 1.0, 0.125}, times, track);
    QCOMPARE(found[0], glm::dquat(1.0, 0.0, 0.0, 0.0));
    // In the middle: half of each value, an eighth of the seconds of the first tangent, less that of the second.
    const double half = 40.0 * std::numbers::pi / 180.0;
    const glm::dquat middle(0.5 + 0.5 * std::cos(half), 0.5 * std::sin(half) + 0.5 * 4.0 / 8.0, 0.0, -0.5 * 2.0 / 8.0);
    QVERIFY(glm::length(found[2] - glm::normalize(middle)) < 1e-6);
    // After a quarter the weights are 54/64, 9/64, 10/64 and -3/64.
    const glm::dquat quarter(54.0 / 64.0 + 10.0 / 64.0 * std::cos(half),
                             10.0 / 64.0 * std::sin(half) + 0.5 * 4.0 * 9.0 / 64.0, 0.0, -0.5 * 2.0 * 3.0 / 64.0);
    QVERIFY(glm::length(found[1] - glm::normalize(quarter)) < 1e-6);
}

QTEST_APPLESS_MAIN(SceneSamplesTest)

} // namespace tst_scenesamples

#include "tst_scenesamples.moc"
