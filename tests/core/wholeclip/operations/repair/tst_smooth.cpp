#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "geometry/windowfilters.h"
#include "messages/motionmessages.h"
#include "tracks/positiontrack.h"
#include "tracks/rotationtrack.h"
#include "tracks/tangentfilter.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>

namespace tst_smooth {

using namespace limber;
using namespace limber::test;

// Smooths signals whose result is known.
class SmoothTest : public QObject
{
    Q_OBJECT

private slots:
    void anglesAboutOneAxisEqualThoseOfSciPy();
    void aStillClipIsNotChanged_data() { types(); }
    void aStillClipIsNotChanged();
    void aSlowSinePassesUnchanged();
    void fastNoiseIsCut();
    void theCutOffIsAtTheGivenFrequency_data();
    void theCutOffIsAtTheGivenFrequency();
    void fullTurnsStayConstant_data();
    void fullTurnsStayConstant();
    void turnsThroughGimbalLockStayConstant();
    void savitzkyGolayKeepsCubics();
    void savitzkyGolayFitsTheHighestDegree();
    void aWindowMayBeAsLongAsAnHourOfFrames();
    void theEndsAreKept();
    void oneEuroSmoothsRestAndFollowsFastMovement();
    void theAmountBlendsFromNothingToAll();
    void positionsAreSmoothedToo();
    void aGlitchDoesNotStopTheRest();
    void cutOffsBeyondTheFrameRateAreRefused();
    void theStandardCutOffFitsEveryFrameRate();
    void noStepsOver170DegreesAreAdded_data();
    void noStepsOver170DegreesAreAdded();
    void onlyJointsWithNewStepsAreUnrolled();
    void oneRotationHasNothingToSmooth();
    void aFirstPoseOfItsOwnIsLeftOut();
    void limbsBendNoFurtherBackward_data();
    void limbsBendNoFurtherBackward();

private:
    static void types();
};

namespace {

// Degrees at 60 frames a second, and the result of SciPy 1.10: filtfilt with butter(2), whose cut-off of 6 Hz is that
// of both passes together; savgol_filter of degree 2 over 9 frames.
constexpr double noisyAngles[] = {-1,      8.706,   18.211,  25.298,  33.819,  41.578,  46.4,    52.185,
                                  56.802,  58.143,  60.19,   58.872,  58.231,  56.278,  51.053,  46.684,
                                  41.268,  32.921,  25.843,  18.189,  8.127,   -0.104,  -10.345, -18.352,
                                  -25.951, -34.974, -41.206, -46.512, -52.775, -55.843, -57.652, -60.163,
                                  -59.31,  -59.134, -55.629, -50.876, -46.986, -40.034, -32.181, -25.606};
constexpr double filtfiltAngles[] = {
    -0.999999997912, 8.39090551524,  17.4571488337,  25.9874942538,  33.8575471961,  40.9337151195,  47.0727807248,
    52.142386131,    55.9950357397,  58.5142114009,  59.681181429,   59.5470888146,  58.1558044285,  55.512807837,
    51.6447627311,   46.6335785819,  40.5751187797,  33.5886379191,  25.8257749861,  17.4278809883,  8.55780245049,
    -0.543571261504, -9.5922516921,  -18.3433344075, -26.6260131016, -34.2872203963, -41.1602307988, -47.1078718126,
    -52.0140261104,  -55.7744124016, -58.3375729479, -59.6697981454, -59.6940769541, -58.3206792949, -55.5278263056,
    -51.401768478,   -46.0945953241, -39.8122059232, -32.863738037,  -25.606000003};
constexpr double savgolAngles[] = {
    -1.06947272727,  8.75578181818,  17.841930303,   26.1889727273,  33.7969090909,  40.9225887446,  46.999021645,
    52.3354891775,   56.0142424242,  58.3943116883,  59.8626666667,  59.5858095238,  58.010017316,   55.6125108225,
    51.6491125541,   46.6545714286,  40.6123203463,  33.5292034632,  26.0101038961,  17.4257316017,  8.41045021645,
    -0.392484848485, -9.5865021645,  -18.5243160173, -26.5637142857, -34.3222207792, -41.1796753247, -47.1111341991,
    -52.1116623377,  -55.6237056277, -58.3663030303, -59.8362597403, -59.5600519481, -58.3447965368, -55.7768831169,
    -51.4726017316,  -46.4760614719, -40.368374026,  -33.1495393939, -24.8195575758};

constexpr double pi = 3.14159265358979323846;

// One joint with the rotation order ZXY, whose angles are functions of the time in seconds.
Clip clipOf(
    int frames, double framesPerSecond, const std::function<glm::dvec3(double)> &angles,
    const std::function<glm::dvec3(double)> &position = [](double) { return glm::dvec3(0.0); })
{
    Clip clip;
    clip.skeleton.addJoint({"Hips",
                            NoJoint,
                            {},
                            {channels::Xposition, channels::Yposition, channels::Zposition, channels::Zrotation,
                             channels::Xrotation, channels::Yrotation},
                            0});
    clip.skeleton.addEndSite({"Site", 0, {0, 10, 0}, 0});
    clip.motion = Motion(frames, 6);
    clip.motion.setFrameTimeSeconds(1.0 / framesPerSecond);
    for (int frame = 0; frame < frames; ++frame) {
        for (int i = 0; i < 3; ++i) {
            clip.motion.setValue(frame, i, position(frame / framesPerSecond)[i]);
            clip.motion.setValue(frame, 3 + i, angles(frame / framesPerSecond)[i]);
        }
    }
    return clip;
}

double wrapped(double angle)
{
    return angle - 360.0 * std::round(angle / 360.0);
}

// Amplitude and phase of a column at a frequency, in the middle half of the clip.
std::pair<double, double> waveIn(const Clip &clip, int column, double hertz)
{
    const int count = clip.motion.frameCount();
    const double dt = clip.motion.frameTimeSeconds();
    const int period = static_cast<int>(std::lround(1.0 / (hertz * dt)));
    const int length = std::max(1, count / 2 / period) * period;
    double sine = 0.0;
    double cosine = 0.0;
    for (int i = 0; i < length; ++i) {
        const int frame = count / 4 + i;
        const double angle = 2.0 * pi * hertz * frame * dt;
        sine += clip.motion.value(frame, column) * std::sin(angle) * 2.0 / length;
        cosine += clip.motion.value(frame, column) * std::cos(angle) * 2.0 / length;
    }
    return {std::hypot(sine, cosine), std::atan2(cosine, sine)};
}

double worstStepError(const Clip &clip, double degreesPerFrame)
{
    const std::vector<glm::dquat> track = rotationTrack(clip, 0, {0, clip.motion.frameCount() - 1});
    double worst = 0.0;
    for (std::size_t i = 1; i < track.size(); ++i) {
        const double step = glm::length(rotationVector(glm::conjugate(track[i - 1]) * track[i])) * degreesPerRadian;
        worst = std::max(worst, std::abs(step - degreesPerFrame));
    }
    return worst;
}

} // namespace

void SmoothTest::types()
{
    QTest::addColumn<QString>("type");
    for (const char *type : {"butterworth", "savgol", "gaussian", "oneeuro"})
        QTest::newRow(type) << QString::fromLatin1(type);
}

void SmoothTest::aStillClipIsNotChanged()
{
    QFETCH(QString, type);
    for (const double cutoff : {0.05, 1.0, 6.0}) {
        const Clip clip = clipOf(
            500, 60.0, [](double) { return glm::dvec3(171.3, 89.99, -1000.1); },
            [](double) { return glm::dvec3(123456.7, 1e-5, -3.3); });
        const AppliedOperation result =
            test::apply("smooth:type=" + type.toStdString() + ",cutoff=" + std::to_string(cutoff), clip);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        QCOMPARE(result.changes.changedValues, 0LL);
    }
}

void SmoothTest::aSlowSinePassesUnchanged()
{
    const Clip clip = clipOf(960, 120.0, [](double t) { return glm::dvec3(0.0, 30.0 * std::sin(2.0 * pi * t), 0.0); });
    const auto [size, phase] = waveIn(applied("smooth", clip), 4, 1.0);
    QVERIFY2(std::abs(size - 30.0) < 0.3, qPrintable(QString::number(size)));
    QVERIFY(std::abs(phase) < 0.1 / 120.0 * 2.0 * pi);
}

void SmoothTest::fastNoiseIsCut()
{
    const Clip clip =
        clipOf(960, 120.0, [](double t) { return glm::dvec3(40.0, 20.0 + std::sin(2.0 * pi * 20.0 * t), -60.0); });
    const double size = waveIn(applied("smooth", clip), 4, 20.0).first;
    QVERIFY2(size < std::pow(10.0, -34.0 / 20.0), qPrintable(QString::number(20.0 * std::log10(size))));
}

void SmoothTest::theCutOffIsAtTheGivenFrequency_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"smooth:order=1", "smooth", "smooth:order=3", "smooth:order=4", "smooth:order=8", "smooth:type=gaussian"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

// The test searches for the frequency at which the filter has -3 dB.
void SmoothTest::theCutOffIsAtTheGivenFrequency()
{
    QFETCH(QString, call);
    const auto gain = [&](double hertz) {
        const Clip clip =
            clipOf(4800, 240.0, [=](double t) { return glm::dvec3(0.0, 10.0 * std::sin(2.0 * pi * hertz * t), 0.0); });
        return waveIn(applied(call.toStdString(), clip), 4, hertz).first / 10.0;
    };
    double low = 4.0;
    double high = 8.0;
    while (high - low > 0.01) {
        const double middle = 0.5 * (low + high);
        (gain(middle) > std::sqrt(0.5) ? low : high) = middle;
    }
    QVERIFY2(std::abs(low - 6.0) < 0.12, qPrintable(QString::number(low)));
}

void SmoothTest::fullTurnsStayConstant_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<double>("turnsPerSecond");
    for (const char *call : {"smooth", "smooth:order=5", "smooth:type=savgol", "smooth:type=gaussian"}) {
        for (const double turns : {0.25, 1.0, 2.5, 6.0})
            QTest::addRow("%s %g", call, turns) << QString::fromLatin1(call) << turns;
    }
}

void SmoothTest::fullTurnsStayConstant()
{
    QFETCH(QString, call);
    QFETCH(double, turnsPerSecond);
    const Clip clip =
        clipOf(480, 60.0, [=](double t) { return glm::dvec3(10.0, 0.0, wrapped(360.0 * turnsPerSecond * t)); });
    const double error = worstStepError(applied(call.toStdString(), clip), 6.0 * turnsPerSecond);
    QVERIFY2(error < 1e-6, qPrintable(QString::number(error)));
}

void SmoothTest::turnsThroughGimbalLockStayConstant()
{
    const Clip clip = clipOf(480, 60.0, [](double t) { return glm::dvec3(20.0, wrapped(180.0 * t), 30.0); });
    QVERIFY(worstStepError(applied("smooth", clip), 3.0) < 1e-6);
}

void SmoothTest::savitzkyGolayKeepsCubics()
{
    std::vector<glm::dvec3> track;
    for (int i = 0; i < 50; ++i)
        track.emplace_back(1.0 + 0.1 * i, 0.01 * i * i, 0.001 * i * i * i - i);
    for (const int window : {5, 7, 21, 99}) {
        const std::vector<glm::dvec3> after = savitzkyGolay(track, window, 3);
        for (std::size_t i = 0; i < track.size(); ++i)
            QVERIFY(glm::distance(after[i], track[i]) < 1e-10);
    }
    QVERIFY(savitzkyGolay({}, 5, 3).empty());
    QCOMPARE(savitzkyGolay(std::span(track).first(3), 5, 3).size(), std::size_t(3));
}

void SmoothTest::savitzkyGolayFitsTheHighestDegree()
{
    std::vector<glm::dvec3> track;
    for (int i = 0; i < 30; ++i) {
        const double x = (i - 14.5) / 10.0;
        track.emplace_back(std::pow(x, 6.0) - 2.0 * x, std::pow(x, 5.0), 7.0);
    }
    for (const int window : {9, 15, 30}) {
        const std::vector<glm::dvec3> after = savitzkyGolay(track, window, 6);
        for (std::size_t i = 0; i < track.size(); ++i) {
            QVERIFY(glm::distance(after[i], track[i]) < 1e-12);
            QCOMPARE(after[i].z, 7.0);
        }
    }
}

void SmoothTest::aWindowMayBeAsLongAsAnHourOfFrames()
{
    constexpr int frames = 216'000; // at 60 frames per second
    std::vector<glm::dvec3> track;
    for (int i = 0; i < frames; ++i)
        track.emplace_back(i, 0.0, i % 2 == 0 ? 1.0 : -1.0);
    const std::vector<glm::dvec3> after = savitzkyGolay(track, frames - 1, 1);
    for (const std::size_t i : {0, 1000, frames / 2, frames - 1}) {
        QVERIFY(std::abs(after[i].x - track[i].x) < 1e-3);
        QVERIFY(std::abs(after[i].z) < 1e-5);
    }
}

void SmoothTest::theEndsAreKept()
{
    const Clip clip = makeRandomClip({.seed = 5, .frames = 200});
    const Clip after = applied("smooth:frames=50-150,cutoff=3", clip);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const auto before = rotationTrack(clip, joint, {0, 199});
        const auto now = rotationTrack(after, joint, {0, 199});
        for (const std::size_t frame : {50, 150})
            QVERIFY(glm::length(rotationVector(glm::conjugate(before[frame]) * now[frame])) < 0.01);
    }
}

void SmoothTest::oneEuroSmoothsRestAndFollowsFastMovement()
{
    std::mt19937 random(3);
    std::normal_distribution<double> noise(0.0, 0.5);
    const Clip rest = clipOf(600, 60.0, [&](double) { return glm::dvec3(noise(random), 0.0, 0.0); });
    const Clip quiet = applied("smooth:type=oneeuro,cutoff=1,rise=0.02", rest);
    double before = 0.0;
    double after = 0.0;
    for (int frame = 300; frame < 600; ++frame) {
        before += std::pow(rest.motion.value(frame, 3), 2.0);
        after += std::pow(quiet.motion.value(frame, 3), 2.0);
    }
    QVERIFY(after < 0.25 * before);
    const Clip fast = clipOf(120, 60.0, [](double t) { return glm::dvec3(90.0 * t, 0.0, 0.0); });
    const double lag =
        fast.motion.value(119, 3) - applied("smooth:type=oneeuro,cutoff=1,rise=0.1", fast).motion.value(119, 3);
    QVERIFY2(lag > 0.0 && lag < 3.0, qPrintable(QString::number(lag)));
}

void SmoothTest::theAmountBlendsFromNothingToAll()
{
    const Clip clip = makeRandomClip({.seed = 8});
    QCOMPARE(apply("smooth:amount=0", clip).changes.changedValues, 0LL);
    const double all = apply("smooth:amount=1,cutoff=1", clip).changes.degrees.amount;
    const double half = apply("smooth:amount=0.5,cutoff=1", clip).changes.degrees.amount;
    QVERIFY(std::abs(half - 0.5 * all) < 0.05 * all);
}

void SmoothTest::positionsAreSmoothedToo()
{
    const Clip clip = clipOf(
        960, 120.0, [](double) { return glm::dvec3(0.0); },
        [](double t) { return glm::dvec3(100.0 * t, std::sin(2.0 * pi * 20.0 * t), 5.0); });
    const Clip after = applied("smooth", clip);
    QVERIFY(waveIn(after, 1, 20.0).first < 0.02);
    for (int frame = 0; frame < 960; ++frame) {
        QVERIFY(std::abs(after.motion.value(frame, 0) - clip.motion.value(frame, 0)) < 1e-9);
        QCOMPARE(after.motion.value(frame, 2), clip.motion.value(frame, 2));
    }
}

void SmoothTest::aGlitchDoesNotStopTheRest()
{
    Clip clip = clipOf(480, 120.0, [](double t) { return glm::dvec3(std::sin(2.0 * pi * 20.0 * t), 0.0, 0.0); });
    clip.motion.setValue(50, 5, 179.0);
    const auto [size, phase] = waveIn(applied("smooth", clip), 3, 20.0);
    QVERIFY(size < 0.05);
}

void SmoothTest::cutOffsBeyondTheFrameRateAreRefused()
{
    const Clip clip = makeWalker({.frames = 30, .framesPerSecond = 12.0}).clip;
    for (const char *call : {"smooth:cutoff=6", "smooth:type=gaussian,cutoff=6", "smooth:type=oneeuro,cutoff=6"}) {
        const AppliedOperation result = limber::apply(call, clip);
        QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Refused));
        QVERIFY(QString::fromStdString(result.problem.text()).contains(QStringLiteral("12.0 frames")));
    }
    QVERIFY(apply("smooth:type=savgol,window=5,degree=2", clip).isDone());
    QVERIFY(apply("smooth:cutoff=2", clip).isDone());
}

void SmoothTest::theStandardCutOffFitsEveryFrameRate()
{
    for (const double rate : {0.5, 4.0, 8.0, 12.0, 14.5, 15.5, 30.0}) {
        const Clip clip = makeWalker({.frames = 30, .framesPerSecond = rate}).clip;
        const std::pair<const char *, double> filters[] = {{"butterworth", highestCutoffHz(1.0 / rate, 2)},
                                                           {"butterworth,order=8", highestCutoffHz(1.0 / rate, 8)},
                                                           {"gaussian", 0.5 * rate},
                                                           {"savgol", 0.5 * rate},
                                                           {"oneeuro", 0.5 * rate}};
        for (const auto &[type, limit] : filters) {
            const AppliedOperation result = limber::apply("smooth:feet=free,type=" + std::string(type), clip);
            QVERIFY2(result.isDone(), result.problem.text().c_str());
            const bool isLowered = std::ranges::any_of(result.notes, [](const Message &note) {
                return std::string_view(note.form()) == messages::standardCutoffLowered(0, 0, 0).form();
            });
            QCOMPARE(isLowered, limit <= 6.0);
        }
    }
}

void SmoothTest::anglesAboutOneAxisEqualThoseOfSciPy()
{
    Clip clip;
    clip.skeleton.addJoint(
        {.name = "hinge", .channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation}});
    clip.skeleton.addEndSite({.parent = 0, .offset = {0, 1, 0}});
    clip.motion = Motion(static_cast<int>(std::size(noisyAngles)), 3);
    clip.motion.setFrameTimeSeconds(1.0 / 60.0);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 0, noisyAngles[frame]);
    const Clip butterworth = applied("smooth:cutoff=6,order=2", clip);
    const Clip savgol = applied("smooth:type=savgol,window=9,degree=2", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        QVERIFY(std::abs(butterworth.motion.value(frame, 0) - filtfiltAngles[frame]) < 1e-9);
        QVERIFY(std::abs(savgol.motion.value(frame, 0) - savgolAngles[frame]) < 1e-9);
    }
}

namespace {

// A capture that begins with the rest pose.
Clip fromRestPose(const RandomClipOptions &options)
{
    Clip clip = makeRandomClip(options);
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, 0.0);
    return clip;
}

} // namespace

void SmoothTest::noStepsOver170DegreesAreAdded_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<double>("degrees");
    for (const char *call : {"smooth", "smooth:cutoff=2", "smooth:type=gaussian", "smooth:amount=0.5"}) {
        for (const double degrees : {60.0, 180.0, 400.0})
            QTest::addRow("%s, %g", call, degrees) << QString::fromLatin1(call) << degrees;
    }
}

void SmoothTest::noStepsOver170DegreesAreAdded()
{
    QFETCH(QString, call);
    QFETCH(double, degrees);
    for (unsigned seed = 1; seed <= 12; ++seed) {
        // Joints with two rotation channels cannot represent every rotation, and therefore jump.
        const RandomClipOptions options{
            .seed = seed, .joints = 12, .frames = 200, .degrees = degrees, .hasOddChannels = false};
        for (const Clip &clip : {makeRandomClip(options), fromRestPose(options)}) {
            const AppliedOperation result = test::apply(call.toStdString(), clip);
            QVERIFY2(result.changes.flipsAfter <= result.changes.flipsBefore,
                     qPrintable(QStringLiteral("seed %1: %2, before %3")
                                    .arg(seed)
                                    .arg(result.changes.flipsAfter)
                                    .arg(result.changes.flipsBefore)));
        }
    }
}

void SmoothTest::onlyJointsWithNewStepsAreUnrolled()
{
    // A joint with a step that was there before keeps it.
    Clip clip = fromRestPose({.seed = 3, .joints = 12, .frames = 200, .degrees = 180.0, .hasOddChannels = false});
    const int column = clip.skeleton.joint(5).firstColumn;
    for (int frame = 100; frame < 200; ++frame)
        clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 720.0);
    const Clip after = applied("smooth:feet=free", clip);
    QVERIFY(std::abs(after.motion.value(100, column) - after.motion.value(99, column)) > 600.0);
}

void SmoothTest::oneRotationHasNothingToSmooth()
{
    int calls = 0;
    const VectorFilter filter = [&](std::span<const glm::dvec3> track) {
        ++calls;
        return std::vector<glm::dvec3>(track.size());
    };
    const std::vector<glm::dquat> one{rotationFromVector({0.1, 0.2, 0.3})};
    QCOMPARE(filteredRotations(one, 1.0 / 60.0, 6.0, filter), one);
    QVERIFY(filteredRotations({}, 1.0 / 60.0, 6.0, filter).empty());
    QCOMPARE(calls, 0);
    const std::vector<glm::dquat> two{one[0], rotationFromVector({0.1, 0.2, 0.4})};
    QCOMPARE(filteredRotations(two, 1.0 / 60.0, 6.0, filter).size(), std::size_t(2));
    QVERIFY(calls > 0);
}

static bool sameNumbers(const Clip &a, const Clip &b)
{
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        if (!std::ranges::equal(a.motion.frame(frame), b.motion.frame(frame)))
            return false;
    }
    return true;
}

void SmoothTest::aFirstPoseOfItsOwnIsLeftOut()
{
    const Clip walk = makeWalker().clip;
    Clip clip = walk;
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, 70.0);
    const AppliedOperation kept = limber::apply("smooth:feet=free", clip);
    QVERIFY(std::ranges::equal(kept.clip.motion.frame(0), clip.motion.frame(0)));
    QCOMPARE(kept.notes.front().text(), std::string("frame 0 does not fit its neighbours and stays as it is"));
    Clip held = clip;
    for (int frame = 1; frame < 5; ++frame)
        std::ranges::copy(clip.motion.frame(0), held.motion.editFrame(frame).begin());
    QCOMPARE(limber::apply("smooth:feet=free", held).notes.front().text(),
             std::string("frames 0 to 4 do not fit their neighbours and stay as they are"));
    // The frames after it are those of a clip that begins there.
    const Clip rest = applied("smooth:feet=free", applied("trim:frames=1-last", walk));
    for (int column = 0; column < clip.skeleton.columnCount(); ++column)
        QVERIFY(std::abs(kept.clip.motion.value(1, column) - rest.motion.value(0, column)) < 1e-9);
    const Clip filtered = applied("smooth:feet=free,apart=filter", clip);
    QVERIFY(std::abs(filtered.motion.value(1, 3) - clip.motion.value(1, 3)) > 1.0);
    // What the user has chosen for the clip decides, unless the call says it.
    OperationContext chosen;
    chosen.posesApart = PosesApartChoice::Filter;
    QVERIFY(sameNumbers(applied("smooth:feet=free", clip, chosen), filtered));
    QVERIFY(sameNumbers(applied("smooth:feet=free,apart=keep", clip, chosen), kept.clip));
    chosen.posesApart = PosesApartChoice::LeaveOut;
    QVERIFY(sameNumbers(applied("smooth:feet=free", clip, chosen), kept.clip));
    QVERIFY(sameNumbers(applied("smooth:feet=free,apart=filter", clip, chosen), filtered));
}

void SmoothTest::limbsBendNoFurtherBackward_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("joint");
    QTest::addColumn<int>("column"); // of the joint's bend about its hinge
    QTest::addColumn<double>("forward"); // the sign of a bend forward
    for (const char *call : {"smooth:feet=free", "smooth:feet=free,type=savgol", "smooth:feet=free,order=4",
                             "smooth:feet=free,frames=20-70", "smooth:feet=free,amount=0.8"}) {
        QTest::addRow("%s, elbow", call) << QString::fromLatin1(call) << QStringLiteral("LeftForeArm") << 2 << -1.0;
        QTest::addRow("%s, knee", call) << QString::fromLatin1(call) << QStringLiteral("RightLeg") << 1 << 1.0;
    }
}

// A limb that is stretched at once: a filter swings beyond its stretch.
void SmoothTest::limbsBendNoFurtherBackward()
{
    QFETCH(QString, call);
    QFETCH(QString, joint);
    QFETCH(int, column);
    QFETCH(double, forward);
    Clip clip = makeWalker().clip;
    clip = applied("trim:frames=0-99", clip);
    const Joint &lower = clip.skeleton.joint(jointNamed(clip.skeleton, joint.toStdString()));
    const auto bend = [&](const Clip &which, int frame) {
        return forward * which.motion.value(frame, lower.firstColumn + column);
    };
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int other = 0; other < 3; ++other)
            clip.motion.setValue(frame, lower.firstColumn + other, 0.0);
        const double stretched = frame >= 40 && frame < 60 ? -1.0 : 70.0;
        clip.motion.setValue(frame, lower.firstColumn + column, forward * stretched);
    }
    const Clip smooth = applied(call.toStdString(), clip);
    double least = 0.0;
    double sharpest = 0.0; // the largest second difference
    double usual = 0.0; // the same in the take
    for (int frame = 1; frame + 1 < clip.motion.frameCount(); ++frame) {
        least = std::min(least, bend(smooth, frame));
        const auto bendiness = [&](const Clip &which) {
            return std::abs(bend(which, frame - 1) - 2.0 * bend(which, frame) + bend(which, frame + 1));
        };
        sharpest = std::max(sharpest, bendiness(smooth));
        usual = std::max(usual, bendiness(clip));
    }
    QVERIFY2(least > -1.0 - 1e-6, qPrintable(QString::number(least)));
    QVERIFY2(least < -0.5, qPrintable(QString::number(least))); // it is not lifted further than it must be
    QVERIFY2(sharpest < 0.3 * usual, qPrintable(QString::number(sharpest)));
    QCOMPARE(bend(smooth, 0), bend(clip, 0));
}

QTEST_GUILESS_MAIN(SmoothTest)

} // namespace tst_smooth

#include "tst_smooth.moc"
