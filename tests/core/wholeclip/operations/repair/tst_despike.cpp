#include "support/lostlimb.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "geometry/geometry.h"
#include "pose/eulerangles.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace tst_despike {

using namespace limber;
using namespace limber::test;

// Finds the planted spikes, and nothing else.
class DespikeTest : public QObject
{
    Q_OBJECT

private slots:
    void findsPlantedSpikesAndTouchesNothingElse_data();
    void findsPlantedSpikesAndTouchesNothingElse();
    void aFrameCountsOnce();
    void aCleanClipIsNotChanged();
    void aPunchIsNoSpike();
    void theEndOfADropoutIsNoSpike();
    void aFlipOfTheNumbersIsNoSpike();
    void positionsAreRepaired();
    void aFigureWithoutLengthsIsMeasuredInItsUnits();
    void whatIsTooLongForASpikeIsLeftToFill();
    void exceptionsAreNotChanged();
    void anExceptionIsForItsJointAndFrame();
    void wrongExceptionsAreReported();
    void aPosedFirstFrameIsOneFinding();
    void settingsDecideWhatIsASpike();
    void aPosedLastFrameIsOneFinding();
};

namespace {

QString listOf(const std::vector<OperationFinding> &findings)
{
    QString text;
    for (const OperationFinding &each : findings)
        text += QStringLiteral("%1@%2-%3: %4 > %5; ")
                    .arg(each.joint)
                    .arg(each.frames.first)
                    .arg(each.frames.last)
                    .arg(each.amount)
                    .arg(each.limit);
    return text;
}

struct Planted
{
    int joint = 0;
    FrameInterval frames;
};

// Rotates a joint by this additional angle in these frames, whatever its channels are.
void plant(Clip &clip, const Planted &spike, const glm::dvec3 &degrees)
{
    std::vector<glm::dquat> track = rotationTrack(clip, spike.joint, spike.frames);
    for (glm::dquat &rotation : track)
        rotation = rotation * rotationFromVector(degrees / degreesPerRadian);
    static_cast<void>(writeRotations(clip, spike.joint, spike.frames.first, track));
}

std::vector<Planted> plantMany(Clip &clip, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<Planted> planted;
    for (int i = 0; i < 20; ++i) {
        const int first = 20 + 40 * i;
        const int joint = std::uniform_int_distribution<int>(0, clip.skeleton.jointCount() - 1)(random);
        const Planted spike{joint, {first, first + i % 3}};
        std::uniform_real_distribution<double> part(-1.0, 1.0);
        const glm::dvec3 axis = glm::normalize(glm::dvec3{part(random), part(random), part(random)});
        plant(clip, spike, axis * (20.0 + 7.0 * i)); // clearly more than the trees move in a frame
        planted.push_back(spike);
    }
    return planted;
}

std::set<std::pair<int, int>> framesOf(const std::vector<Planted> &planted)
{
    std::set<std::pair<int, int>> frames;
    for (const Planted &each : planted) {
        for (int frame = each.frames.first; frame <= each.frames.last; ++frame)
            frames.insert({each.joint, frame});
    }
    return frames;
}

} // namespace

void DespikeTest::findsPlantedSpikesAndTouchesNothingElse_data()
{
    QTest::addColumn<bool>("walks");
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1u, 2u, 3u}) {
        QTest::addRow("walker %u", seed) << true << seed;
        QTest::addRow("random tree %u", seed) << false << seed;
    }
}

void DespikeTest::findsPlantedSpikesAndTouchesNothingElse()
{
    QFETCH(bool, walks);
    QFETCH(unsigned, seed);
    const Clip clean = walks ? makeWalker({.frames = 840}).clip
                             : makeRandomClip({.seed = seed, .frames = 840, .hasOddChannels = false});
    Clip clip = clean;
    const auto planted = framesOf(plantMany(clip, seed));
    const AppliedOperation result = test::apply("despike", clip);
    std::set<std::pair<int, int>> found;
    for (const OperationFinding &finding : result.findings) {
        for (int frame = finding.frames.first; frame <= finding.frames.last; ++frame)
            found.insert({finding.joint, frame});
        QVERIFY(finding.amount > finding.limit);
    }
    for (const auto &[joint, frame] : planted)
        QVERIFY2(found.contains({joint, frame}), qPrintable(QStringLiteral("%1@%2").arg(joint).arg(frame)));
    QVERIFY2(found.size() - planted.size() <= 2, qPrintable(QString::number(found.size() - planted.size())));
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const auto before = rotationTrack(clean, joint, {0, 839});
        const auto after = rotationTrack(result.clip, joint, {0, 839});
        for (int frame = 0; frame < 840; ++frame) {
            const auto i = static_cast<std::size_t>(frame);
            const double error = glm::length(rotationVector(glm::conjugate(before[i]) * after[i])) * degreesPerRadian;
            if (planted.contains({joint, frame}))
                QVERIFY2(error < 4.0, qPrintable(QStringLiteral("%1@%2: %3").arg(joint).arg(frame).arg(error)));
        }
        for (int frame = 0; frame < 840; ++frame) {
            for (int i = 0; i < clip.skeleton.joint(joint).columnCount() && !found.contains({joint, frame}); ++i) {
                const int column = clip.skeleton.joint(joint).firstColumn + i;
                QCOMPARE(result.clip.motion.value(frame, column), clip.motion.value(frame, column));
            }
        }
    }
}

// The report has one count of frames, whatever number of joints is repaired in each.
void DespikeTest::aFrameCountsOnce()
{
    Clip clip = makeWalker({.frames = 200}).clip;
    for (const Planted &spike : {Planted{3, {60, 61}}, Planted{5, {61, 61}}, Planted{7, {120, 120}}})
        plant(clip, spike, {40.0, 0.0, 0.0});
    const AppliedOperation result = test::apply("despike", clip);
    QCOMPARE(result.changes.changedFrames, 3);
    QCOMPARE(result.notes.front().text(), std::string("3 spikes repaired; joints: 3, frames in all: 3"));
}

void DespikeTest::aCleanClipIsNotChanged()
{
    for (const unsigned seed : {4u, 5u, 6u}) {
        const AppliedOperation result = test::apply("despike", makeRandomClip({.seed = seed, .frames = 300}));
        QCOMPARE(result.changes.changedValues, 0LL);
        QVERIFY(result.findings.empty());
    }
    QCOMPARE(test::apply("despike", makeWalker().clip).changes.changedValues, 0LL);
}

void DespikeTest::aPunchIsNoSpike()
{
    for (int length = 7; length <= 14; ++length) {
        Clip clip = makeRandomClip({.frames = 120, .framesPerSecond = 30.0, .degrees = 2.0, .hasOddChannels = false});
        const int column = clip.skeleton.joint(5).firstColumn;
        for (int i = 0; i <= length; ++i) {
            const double out = 0.5 - 0.5 * std::cos(6.283185307 * i / length);
            clip.motion.setValue(50 + i, column, clip.motion.value(50 + i, column) + 90.0 * out);
        }
        QVERIFY2(test::apply("despike", clip).changes.changedValues == 0, qPrintable(QString::number(length)));
    }
}

// A capture that lost its signal repeats a row, and then jumps to where the movement has got to meanwhile.
void DespikeTest::theEndOfADropoutIsNoSpike()
{
    const Clip walk = makeWalker({.frames = 90, .framesPerSecond = 24.0, .bends = false}).clip;
    for (int first = 10; first < 40; ++first) {
        Clip clip = walk;
        const std::vector<double> lost(walk.motion.frame(first).begin(), walk.motion.frame(first).end());
        for (int frame = first; frame < first + 7; ++frame) {
            for (int column = 0; column < walk.skeleton.columnCount(); ++column)
                clip.motion.setValue(frame, column, lost[static_cast<std::size_t>(column)]);
        }
        const AppliedOperation result = apply("despike", clip);
        QVERIFY2(result.findings.empty(), qPrintable(QString::number(first) + listOf(result.findings)));
    }
}

void DespikeTest::aFlipOfTheNumbersIsNoSpike()
{
    Clip clip = makeRandomClip({.frames = 100, .hasOddChannels = false});
    for (const int frame : {30, 31, 50}) {
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const Joint &each = clip.skeleton.joint(joint);
            const int column = each.firstColumn + each.columnCount() - 3;
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 180.0);
            clip.motion.setValue(frame, column + 1, 180.0 - clip.motion.value(frame, column + 1));
            clip.motion.setValue(frame, column + 2, clip.motion.value(frame, column + 2) - 180.0);
        }
    }
    QCOMPARE(test::apply("despike", clip).changes.changedValues, 0LL);
}

void DespikeTest::positionsAreRepaired()
{
    const Clip clean = makeWalker().clip;
    Clip clip = clean;
    clip.motion.setValue(100, 1, clip.motion.value(100, 1) + 30.0);
    clip.motion.setValue(101, 1, clip.motion.value(101, 1) + 25.0);
    const AppliedOperation result = test::apply("despike", clip);
    QCOMPARE(result.findings.size(), std::size_t(1));
    QVERIFY(std::abs(result.clip.motion.value(100, 1) - clean.motion.value(100, 1)) < 0.2);
    QCOMPARE(result.clip.motion.value(102, 1), clip.motion.value(102, 1));
    // Another unit of length changes nothing.
    Clip small = makeWalker({.scale = 0.01}).clip;
    small.motion.setValue(100, 1, small.motion.value(100, 1) + 0.3);
    QCOMPARE(test::apply("despike", small).findings.size(), std::size_t(1));
}

void DespikeTest::aFigureWithoutLengthsIsMeasuredInItsUnits()
{
    Clip clip;
    clip.skeleton.addJoint({"marker", NoJoint, {}, {allChannels.begin(), allChannels.end()}, 0});
    clip.motion = Motion(80, clip.skeleton.columnCount());
    clip.motion.setValue(20, 0, 0.5); // is less than the smallest spike
    clip.motion.setValue(50, 0, 40.0);
    const Clip after = test::apply("despike:over=2", clip).clip;
    QCOMPARE(after.motion.value(20, 0), 0.5);
    QVERIFY(std::abs(after.motion.value(50, 0)) < 1.0);
}

void DespikeTest::whatIsTooLongForASpikeIsLeftToFill()
{
    const Clip clip = noisyWalker({.frames = 480});
    const AppliedOperation result = test::apply("despike", zeroed(clip, gapOf(clip, leftArm, {203, 207})));
    QVERIFY(result.isDone() && !result.changes.isAnyChange);
    QVERIFY2(std::ranges::any_of(result.notes,
                                 [](const Message &note) {
                                     return note.text() == "LeftArm (3 joints) without data, frames 203 to 207: all "
                                                           "angles are 0. Fill repairs that";
                                 }),
             result.notes.empty() ? "" : result.notes.back().text().c_str());
    for (const Message &note : test::apply("despike", clip).notes)
        QVERIFY2(note.text().find("Fill") == std::string::npos, note.text().c_str());
}

void DespikeTest::exceptionsAreNotChanged()
{
    Clip clip = makeWalker().clip;
    plant(clip, {3, {60, 61}}, {40, 0, 0});
    plant(clip, {4, {90, 90}}, {0, 40, 0});
    const std::string third = clip.skeleton.joint(3).name;
    const std::string fourth = clip.skeleton.joint(4).name;
    const AppliedOperation one = test::apply("despike:except=" + third + "@61", clip);
    QCOMPARE(one.findings.size(), std::size_t(2));
    QVERIFY(!one.findings.front().isTaken && one.findings.back().isTaken);
    QCOMPARE(one.clip.motion.value(60, clip.skeleton.joint(3).firstColumn),
             clip.motion.value(60, clip.skeleton.joint(3).firstColumn));
    QVERIFY(one.changes.changedValues > 0);
    const AppliedOperation both = test::apply("despike:except=" + third + "@60+" + fourth + "@90", clip);
    QCOMPARE(both.changes.changedValues, 0LL);
    clip.skeleton.setName(3, "a+b@1");
    QCOMPARE(test::apply("despike:except=a+b@1@60+" + fourth + "@90", clip).changes.changedValues, 0LL);
}

void DespikeTest::anExceptionIsForItsJointAndFrame()
{
    Clip clip = makeWalker().clip;
    plant(clip, {3, {60, 61}}, {40, 0, 0});
    const std::string third = clip.skeleton.joint(3).name;
    const std::string fourth = clip.skeleton.joint(4).name;
    for (const std::string &other : {fourth + "@60", fourth + "@61", third + "@59", third + "@62"}) {
        const AppliedOperation repaired = test::apply("despike:except=" + other, clip);
        QCOMPARE(repaired.findings.size(), std::size_t(1));
        QVERIFY2(repaired.findings.front().isTaken, other.c_str());
        QVERIFY(repaired.changes.changedValues > 0);
        QCOMPARE(repaired.warnings.size(), std::size_t(1));
        QCOMPARE(repaired.warnings.front().text(), "except=" + other + " leaves nothing out: no fault was found there");
    }
    QVERIFY(test::apply("despike:except=" + third + "@60", clip).warnings.empty());
}

void DespikeTest::wrongExceptionsAreReported()
{
    for (const char *call : {"despike:except=nobody@3", "despike:except=Hips", "despike:except=Hips@x",
                             "despike:except=Hips@3+", "despike:except=@", "despike:except=Hips@3-5"}) {
        const AppliedOperation result = test::apply(std::string(call), makeWalker().clip);
        QVERIFY2(QLatin1StringView(call).endsWith(u'+') ? result.isDone()
                                                        : result.outcome == AppliedOperation::Outcome::WrongCall,
                 call);
    }
}

void DespikeTest::aPosedFirstFrameIsOneFinding()
{
    Clip clip = makeWalker().clip;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, column % 3 == 0 ? 60.0 : 0.0);
    const AppliedOperation result = test::apply("despike", clip);
    QVERIFY2(result.findings.size() == 1, qPrintable(listOf(result.findings)));
    QVERIFY(!result.findings.front().isTaken);
    QCOMPARE(result.findings.front().frames, (FrameInterval{0, 0}));
    QVERIFY(!result.findings.front().text.isEmpty());
    QCOMPARE(result.changes.changedValues, 0LL);
}

void DespikeTest::settingsDecideWhatIsASpike()
{
    Clip clip = makeWalker().clip;
    plant(clip, {3, {60, 63}}, {40, 0, 0});
    QVERIFY(test::apply("despike", clip).findings.empty());
    QCOMPARE(test::apply("despike:run=4", clip).findings.size(), std::size_t(1));
    QVERIFY(test::apply("despike:run=4,over=60", clip).findings.empty());
    const auto elsewhere = test::apply("despike:run=4,frames=100-200", clip).findings;
    QVERIFY2(elsewhere.empty(), qPrintable(listOf(elsewhere)));
    QVERIFY(test::apply("despike:run=4,joints=Hips", clip).findings.empty());
}

void DespikeTest::aPosedLastFrameIsOneFinding()
{
    Clip clip = makeWalker().clip;
    const int last = clip.motion.frameCount() - 1;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(last, column, column % 3 == 0 ? 60.0 : 0.0);
    const AppliedOperation result = test::apply("despike", clip);
    QVERIFY2(result.findings.size() == 1, qPrintable(listOf(result.findings)));
    QVERIFY(!result.findings.front().isTaken);
    QCOMPARE(result.findings.front().frames, (FrameInterval{last, last}));
    QCOMPARE(result.changes.changedValues, 0LL);
}

QTEST_GUILESS_MAIN(DespikeTest)

} // namespace tst_despike

#include "tst_despike.moc"
