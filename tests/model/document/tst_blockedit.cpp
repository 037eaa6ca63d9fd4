#include "document/blockedit.h"
#include "pose/eulerangles.h"
#include "testclips.h"

#include <QTest>

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>

namespace tst_blockedit {

using namespace limber;

class BlockEditTest : public QObject
{
    Q_OBJECT

private slots:
    void fillsDownWithTheFirstRow();
    void badCellsAreInterpolatedFromTheirNeighbours();
    void smoothIsNearerToTheTruthThanStraight();
    void smoothFollowsAParabolaExactly();
    void numbersAreInterpolatedLinearly();
    void theEndsOfTheClipAreUsedAsAnchors();
    void separateRowsAreFilledSeparately();
    void badNeighboursAreNotTrusted();
    void onlyWantedCellsChange();
    void aBlockWithNothingToFillIsReported_data();
    void aBlockWithNothingToFillIsReported();
    void wholeRotationsTakeTheShortWay();
    void smoothRotationsContinueTheMotionOfTheirNeighbours();
    void rotationsAboutOneAxisAreInterpolatedLikeNumbers();
    void incompleteRotationsAreInterpolatedAsNumbers();
    void addsAndScales();
};

namespace {

// A clip of the leg whose column follows the curve.
Clip clipOf(const std::vector<double> &curve, int column = 0)
{
    Clip clip = test::leg(static_cast<int>(curve.size()));
    for (std::size_t frame = 0; frame < curve.size(); ++frame)
        clip.motion.setValue(static_cast<int>(frame), column, curve[frame]);
    return clip;
}

glm::dquat rotationOf(const std::vector<double> &angles)
{
    return glm::quat_cast(rotationFromAngles({Axis::Z, Axis::X, Axis::Y}, {angles[0], angles[1], angles[2]}));
}

double degreesBetween(const glm::dquat &a, const glm::dquat &b)
{
    return glm::degrees(2.0 * std::acos(std::min(1.0, std::abs(glm::dot(a, b)))));
}

} // namespace

void BlockEditTest::fillsDownWithTheFirstRow()
{
    const Clip clip = test::leg(4);
    const std::vector<double> values = filledDown(clip, {1, 3, {0, 2}});
    QCOMPARE(values, (std::vector<double>{0.5, 15, 0.5, 15, 0.5, 15}));
}

// Three cells of a take are bad. Marking just these three is enough.
void BlockEditTest::badCellsAreInterpolatedFromTheirNeighbours()
{
    const Clip clip = clipOf({1, 2, 99, -99, 99, 6, 7});
    for (const Interpolation how : {Interpolation::Smooth, Interpolation::Linear}) {
        const Interpolated result = interpolated(clip, {2, 3, {0}}, how);
        QCOMPARE(result.filledCells, 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY(std::abs(result.values[static_cast<std::size_t>(i)] - (3.0 + i)) < 1e-12);
    }
}

// Values of a real knee, compared with a straight line.
void BlockEditTest::smoothIsNearerToTheTruthThanStraight()
{
    const std::vector<double> truth = {28.6, 32.9, 36.1, 37.4, 36.4, 32.1, 25.9, 19.0, 12.6};
    std::vector<double> bad = truth;
    bad[3] = bad[4] = bad[5] = 150.0;
    const Clip clip = clipOf(bad);
    const auto farthest = [&](Interpolation how) {
        const Interpolated result = interpolated(clip, {3, 3, {0}}, how);
        double most = 0.0;
        for (std::size_t i = 0; i < 3; ++i)
            most = std::max(most, std::abs(result.values[i] - truth[3 + i]));
        return most;
    };
    QVERIFY(farthest(Interpolation::Linear) > 3.0);
    QVERIFY2(farthest(Interpolation::Smooth) < farthest(Interpolation::Linear) / 3.0,
             qPrintable(QString::number(farthest(Interpolation::Smooth))));
}

void BlockEditTest::smoothFollowsAParabolaExactly()
{
    std::vector<double> truth;
    for (int i = 0; i < 12; ++i)
        truth.push_back(0.5 * i * i - 3.0 * i + 2.0);
    std::vector<double> bad = truth;
    for (std::size_t i = 3; i < 8; ++i)
        bad[i] = 1e6;
    const Interpolated result = interpolated(clipOf(bad), {3, 5, {0}}, Interpolation::Smooth);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY2(std::abs(result.values[i] - truth[3 + i]) < 1e-9, qPrintable(QString::number(result.values[i])));
}

void BlockEditTest::numbersAreInterpolatedLinearly()
{
    const Clip clip = clipOf({0, 7.25, 9, 9, 9, 47.25, 3});
    const Interpolated result = interpolated(clip, {2, 3, {0}}, Interpolation::Linear);
    QCOMPARE(result.values, (std::vector<double>{17.25, 27.25, 37.25}));
}

void BlockEditTest::theEndsOfTheClipAreUsedAsAnchors()
{
    const Clip clip = clipOf({1, 50, 50, 4, 50, 6});
    QCOMPARE(interpolated(clip, {0, 3, {0}}, Interpolation::Linear).values, (std::vector<double>{1, 2, 3}));
    QCOMPARE(interpolated(clip, {4, 2, {0}}, Interpolation::Linear).values, (std::vector<double>{5, 6}));
    QCOMPARE(interpolated(clip, {0, 6, {0}}, Interpolation::Linear).values, (std::vector<double>{1, 2, 3, 4, 5, 6}));
    // Without neighbours outside of the block, the smooth result is the straight one.
    QCOMPARE(interpolated(clip, {0, 6, {0}}, Interpolation::Smooth).values, (std::vector<double>{1, 2, 3, 4, 5, 6}));
}

void BlockEditTest::separateRowsAreFilledSeparately()
{
    const Clip clip = clipOf({0, 50, 2, 3, 50, 5, 6});
    const std::vector<bool> wanted = {true, false, false, true};
    const Interpolated result = interpolated(clip, {1, 4, {0}}, Interpolation::Linear, wanted);
    QCOMPARE(result.values, (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(result.filledCells, 2);
}

// The second neighbour may be a bad cell too, if it is marked as well.
void BlockEditTest::badNeighboursAreNotTrusted()
{
    const Clip clip = clipOf({0, 1, 2, 1000, 4, 1000, 6, 7, 8});
    const std::vector<bool> wanted = {true, false, true};
    const Interpolated result = interpolated(clip, {3, 3, {0}}, Interpolation::Smooth, wanted);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY2(std::abs(result.values[i] - (3.0 + double(i))) < 1e-9, qPrintable(QString::number(result.values[i])));
}

void BlockEditTest::onlyWantedCellsChange()
{
    const Clip clip = test::leg(8);
    const CellBlock block{1, 4, {0, 6, 7, 8}};
    std::vector<bool> wanted(block.cellCount());
    wanted[5] = wanted[9] = true; // column 6 in two frames
    Clip bad = clip;
    bad.motion.setValue(2, 6, 1000.0);
    const std::vector<double> before = valuesOf(bad, block);
    const Interpolated result = interpolated(bad, block, Interpolation::Smooth, wanted);
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
        if (!wanted[cell])
            QCOMPARE(result.values[cell], before[cell]);
    }
    QVERIFY(std::abs(result.values[5] - clip.motion.value(2, 6)) < 1e-9);
}

void BlockEditTest::aBlockWithNothingToFillIsReported_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::newRow("the first frame") << 5 << 0 << 1;
    QTest::newRow("the last frame") << 5 << 4 << 1;
    QTest::newRow("a clip of two frames") << 2 << 0 << 2;
    QTest::newRow("a clip of one frame") << 1 << 0 << 1;
}

void BlockEditTest::aBlockWithNothingToFillIsReported()
{
    QFETCH(int, frames);
    QFETCH(int, first);
    QFETCH(int, count);
    const Clip clip = test::leg(frames);
    const CellBlock block{first, count, {0, 6, 7, 8}};
    for (const Interpolation how : {Interpolation::Smooth, Interpolation::Linear}) {
        const Interpolated result = interpolated(clip, block, how);
        QCOMPARE(result.filledCells, 0);
        QCOMPARE(result.values, valuesOf(clip, block));
    }
}

void BlockEditTest::wholeRotationsTakeTheShortWay()
{
    Clip clip = test::leg(5);
    // From 170° to -170° about Z the rotation takes the twenty degrees over the back, not the 340 through the front.
    const auto set = [&](int frame, double z) {
        clip.motion.setValue(frame, 6, z);
        clip.motion.setValue(frame, 7, 0);
        clip.motion.setValue(frame, 8, 0);
    };
    set(0, 170);
    set(4, -170);
    for (const Interpolation how : {Interpolation::Smooth, Interpolation::Linear}) {
        const std::vector<double> values = interpolated(clip, {1, 3, {6, 7, 8}}, how).values;
        QVERIFY(std::abs(values[0] - 175) < 1e-9);
        QVERIFY(std::abs(values[3] - 180) < 1e-9);
        QVERIFY(std::abs(values[6] - 185) < 1e-9);
        QVERIFY(std::abs(values[1]) < 1e-9);
    }
}

// A rotation about all axes at once that accelerates: the frames in the middle are lost and are restored.
void BlockEditTest::smoothRotationsContinueTheMotionOfTheirNeighbours()
{
    const int frames = 11;
    Clip clip = test::leg(frames);
    const auto truth = [](int frame) {
        const double t = frame / 10.0;
        return glm::angleAxis(0.3 + 2.0 * t * t, glm::normalize(glm::dvec3(1.0, 0.6 + 0.5 * t, -0.4))) *
               glm::angleAxis(0.7 * t, glm::dvec3(0.0, 1.0, 0.0));
    };
    glm::dvec3 near(0.0);
    for (int frame = 0; frame < frames; ++frame) {
        near = eulerAngles(glm::mat3_cast(truth(frame)), {Axis::Z, Axis::X, Axis::Y}, near);
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, 6 + i, frame > 3 && frame < 7 ? 77.0 : near[i]);
    }
    const auto farthest = [&](Interpolation how) {
        const std::vector<double> values = interpolated(clip, {4, 3, {6, 7, 8}}, how).values;
        double most = 0.0;
        for (int i = 0; i < 3; ++i) {
            const std::vector<double> angles(values.begin() + 3 * i, values.begin() + 3 * i + 3);
            most = std::max(most, degreesBetween(rotationOf(angles), truth(4 + i)));
        }
        return most;
    };
    QVERIFY(farthest(Interpolation::Linear) > 3.0);
    QVERIFY2(
        farthest(Interpolation::Smooth) < 0.25 * farthest(Interpolation::Linear),
        qPrintable(
            QStringLiteral("%1 against %2").arg(farthest(Interpolation::Smooth)).arg(farthest(Interpolation::Linear))));
}

void BlockEditTest::rotationsAboutOneAxisAreInterpolatedLikeNumbers()
{
    const std::vector<double> knee = {28.6, 32.9, 36.1, 99, 99, 99, 25.9, 19.0, 12.6};
    Clip clip = clipOf(knee, 6);
    for (int frame = 0; frame < static_cast<int>(knee.size()); ++frame) {
        clip.motion.setValue(frame, 7, 0.0);
        clip.motion.setValue(frame, 8, 0.0);
    }
    const std::vector<double> rotations = interpolated(clip, {3, 3, {6, 7, 8}}, Interpolation::Smooth).values;
    const std::vector<double> numbers = interpolated(clip, {3, 3, {6}}, Interpolation::Smooth).values;
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(std::abs(rotations[3 * i] - numbers[i]) < 1e-9);
}

// Two of three channels do not make a rotation, and neither do three channels that are wanted in different frames.
void BlockEditTest::incompleteRotationsAreInterpolatedAsNumbers()
{
    Clip clip = test::leg(5);
    for (int i = 0; i < 3; ++i) {
        clip.motion.setValue(1, 6 + i, i == 0 ? 170 : 0);
        clip.motion.setValue(3, 6 + i, i == 0 ? -170 : 0);
    }
    const std::vector<double> two = interpolated(clip, {2, 1, {6, 7}}, Interpolation::Linear).values;
    QVERIFY(std::abs(two[0]) < 1e-9);
    const std::vector<bool> wanted = {true, true, false};
    QVERIFY(std::abs(interpolated(clip, {2, 1, {6, 7, 8}}, Interpolation::Linear, wanted).values[0]) < 1e-9);
}

void BlockEditTest::addsAndScales()
{
    const Clip clip = test::leg(2);
    QCOMPARE(offsetBy(clip, {0, 1, {0, 1}}, 5), (std::vector<double>{5, 12.25}));
    QCOMPARE(scaledBy(clip, {1, 1, {1}}, -2), (std::vector<double>{-15.5}));
}

QTEST_GUILESS_MAIN(BlockEditTest)

} // namespace tst_blockedit

#include "tst_blockedit.moc"
