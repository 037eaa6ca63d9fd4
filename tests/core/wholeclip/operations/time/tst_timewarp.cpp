#include "body/rolesbyname.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "body/vocabulary.h"
#include "geometry/monotonecurve.h"
#include "joining/posematch.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <random>

namespace tst_timewarp {

using namespace limber;
using namespace limber::test;

// Moves frames to other times.
class TimewarpTest : public QObject
{
    Q_OBJECT

private slots:
    void theCurveOfTimeNeverDecreases();
    void keysLandInTheirTargetFrames();
    void sameTimesChangeNothing();
    void afterTheLastKeyTheSpeedIsUnchanged();
    void aFileOfMarksHasTheSameEffect();
    void wrongKeysAreRefused();
    void matchingFindsAKnownCurve_data();
    void matchingFindsAKnownCurve();
    void matchedContactsLandWithinHalfAFrame();
    void matchingItselfChangesNothing();
    void matchingIgnoresTravelAndHeading();
    void matchedSpeedsAreLimited();
    void longClipsAreMatchedInBands_data();
    void longClipsAreMatchedInBands();
    void clipsThatCannotBeMatchedAreRefused();
    void matchingStopsWhenAsked();
    void aFileWithoutMarksIsRefused();
    void otherFiguresAreRefused();
};

namespace {

// Frames of a walk, and the frames to which they go.
constexpr const char *knownKeys = "\"40:50+90:80+160:190+239:260\"";

MonotoneCurve knownCurve()
{
    return MonotoneCurve({{0, 0}, {50, 40}, {80, 90}, {190, 160}, {260, 239}});
}

// The moment of the clip that a frame of the result shows: where its pose is found.
double momentOf(const Clip &clip, const Clip &result, int frame, double near)
{
    const auto distance = [&](int other) {
        double sum = 0.0;
        for (int column = 3; column < clip.skeleton.columnCount(); ++column)
            sum += std::pow(result.motion.value(frame, column) - clip.motion.value(other, column), 2.0);
        return sum;
    };
    int best = int(near);
    for (int other = std::max(1, int(near) - 8); other < std::min(clip.motion.frameCount() - 1, int(near) + 9); ++other)
        best = distance(other) < distance(best) ? other : best;
    if (best < 1 || best + 1 >= clip.motion.frameCount())
        return best;
    const double bend = distance(best - 1) - 2.0 * distance(best) + distance(best + 1);
    return bend > 0.0 ? best + 0.5 * (distance(best - 1) - distance(best + 1)) / bend : best;
}

} // namespace

void TimewarpTest::theCurveOfTimeNeverDecreases()
{
    std::mt19937 random(2);
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<MonotoneCurve::Point> points{{0.0, 0.0}};
        for (int i = 0; i < 8; ++i) {
            std::exponential_distribution<double> step(0.3);
            points.push_back({points.back().x + 0.1 + step(random), points.back().y + step(random)});
        }
        const MonotoneCurve curve(points);
        double before = curve.at(-1.0);
        for (double x = -0.99; x < points.back().x + 1.0; x += 0.01) {
            QVERIFY(curve.at(x) >= before - 1e-12);
            before = curve.at(x);
        }
        for (const MonotoneCurve::Point &point : points)
            QVERIFY(std::abs(curve.at(point.x) - point.y) < 1e-12);
    }
}

void TimewarpTest::keysLandInTheirTargetFrames()
{
    const Clip clip = makeWalker().clip;
    const Clip after = applied("timewarp:keys=\"60:90+150:140+239:300\"", clip);
    QCOMPARE(after.motion.frameCount(), 301);
    for (const auto &[source, frame] : {std::pair{0, 0}, {60, 90}, {150, 140}, {239, 300}})
        QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(source)));
}

void TimewarpTest::sameTimesChangeNothing()
{
    const Clip clip = makeRandomClip();
    QVERIFY(!test::apply("timewarp:keys=\"20:20+40:40\"", clip).changes.isAnyChange);
    QVERIFY(!test::apply("timewarp:keys=\"0:0\"", clip).changes.isAnyChange);
}

void TimewarpTest::afterTheLastKeyTheSpeedIsUnchanged()
{
    const Clip clip = makeRandomClip();
    const Clip after = applied("timewarp:keys=\"30:15\"", clip);
    QCOMPARE(after.motion.frameCount(), 45);
    for (int frame = 15; frame < 45; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(frame + 15)));
}

void TimewarpTest::aFileOfMarksHasTheSameEffect()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("marks.txt")).toStdString();
    std::ofstream(name) << "# steps\n30:45\r\n\n50:60 \n";
    const Clip clip = makeRandomClip();
    const Clip byFile = applied("timewarp:marks=\"" + name + "\"", clip);
    const Clip byKeys = applied("timewarp:keys=\"30:45+50:60\"", clip);
    QVERIFY(poseError(byFile, byKeys).degrees == 0.0);
    QVERIFY(!test::apply("timewarp:marks=\"" + name + "x\"", clip).isDone());
}

void TimewarpTest::wrongKeysAreRefused()
{
    for (const char *call : {"timewarp", "timewarp:keys=\"a:b\"", "timewarp:keys=\"3\"", "timewarp:keys=\"3:4+\"",
                             "timewarp:keys=\"60:60\"", "timewarp:keys=\"10:20+20:20\"",
                             "timewarp:keys=\"10:20+20:10\"", "timewarp:keys=\"10:20+10:30\"", "timewarp:keys=\"-1:3\"",
                             "timewarp:keys=\"1:-3\"", "timewarp:keys=\"nan:1\""}) {
        const AppliedOperation result = test::apply(std::string(call), makeRandomClip());
        QVERIFY2(result.outcome == AppliedOperation::Outcome::Refused && !result.problem.isEmpty(), call);
    }
}

void TimewarpTest::matchingFindsAKnownCurve_data()
{
    QTest::addColumn<bool>("isBack");
    QTest::addColumn<int>("up");
    for (const int up : {1, 2}) {
        QTest::addRow("the warped one to the walk, up %d", up) << true << up;
        QTest::addRow("the walk to the warped one, up %d", up) << false << up;
    }
}

void TimewarpTest::matchingFindsAKnownCurve()
{
    QFETCH(bool, isBack);
    QFETCH(int, up);
    const Clip walk = makeWalker({.up = Axis(up)}).clip;
    const Clip warped = applied(std::string("timewarp:keys=") + knownKeys, walk);
    const Clip &from = isBack ? warped : walk;
    const Clip &onto = isBack ? walk : warped;
    const AppliedOperation result = test::apply("timewarp:match=other", from, contextWith(onto));
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QCOMPARE(result.clip.motion.frameCount(), onto.motion.frameCount());
    QVERIFY(result.warnings.empty());
    const double wide =
        poseError(onto, applied(isBack ? "timewarp:keys=\"260:239\"" : "timewarp:keys=\"239:260\"", from)).degrees;
    const double error = poseError(onto, result.clip).degrees;
    QVERIFY2(error < 2.0 && error < 0.1 * wide, qPrintable(QStringLiteral("%1 of %2").arg(error).arg(wide)));
}

void TimewarpTest::matchedContactsLandWithinHalfAFrame()
{
    const Walker walker = makeWalker();
    const Clip warped = applied(std::string("timewarp:keys=") + knownKeys, walker.clip);
    const Clip result = applied("timewarp:match=other", walker.clip, contextWith(warped));
    const MonotoneCurve curve = knownCurve();
    int tried = 0;
    for (const JointContacts &foot : walker.contacts) {
        for (const FrameInterval &contact : foot.intervals) {
            for (const int edge : {contact.first, contact.last}) {
                for (int frame = 1; frame < 260; ++frame) {
                    if (std::abs(curve.at(frame) - edge) > 0.5 || edge < 3 || edge > 236)
                        continue;
                    const double moment = momentOf(walker.clip, result, frame, curve.at(frame));
                    QVERIFY2(std::abs(moment - curve.at(frame)) < 0.5,
                             qPrintable(QStringLiteral("%1: %2, %3").arg(frame).arg(moment).arg(curve.at(frame))));
                    ++tried;
                }
            }
        }
    }
    QVERIFY(tried > 10);
}

void TimewarpTest::matchingItselfChangesNothing()
{
    for (const Clip &clip : {makeWalker().clip, makeRandomClip(), makeRandomClip({.frames = 4000})}) {
        const AppliedOperation result = test::apply("timewarp:match=itself", clip, contextWith(clip));
        QVERIFY(result.isDone() && !result.changes.isAnyChange);
    }
    Clip still = makeWalker().clip;
    for (int frame = 1; frame < 240; ++frame)
        std::ranges::copy(still.motion.frame(0), still.motion.editFrame(frame).begin());
    QVERIFY(!test::apply("timewarp:match=itself", still, contextWith(still)).changes.isAnyChange);
}

void TimewarpTest::matchingIgnoresTravelAndHeading()
{
    const Clip walk = makeWalker().clip;
    const Clip turned = applied("orient:to=140", walk);
    QVERIFY(poseError(walk, turned).units > 50.0);
    const AppliedOperation result = test::apply("timewarp:match=other", walk, contextWith(turned));
    QVERIFY(poseError(walk, result.clip).degrees < 0.2);
}

void TimewarpTest::matchedSpeedsAreLimited()
{
    // An entirely different movement of another length.
    const Clip clip = makeRandomClip({.seed = 4, .joints = 12, .frames = 200});
    for (const int frames : {68, 150, 400, 597}) {
        Clip other = clip;
        const Clip others = makeRandomClip({.seed = 4, .joints = 12, .frames = frames, .degrees = 20.0});
        other.motion = others.motion;
        const auto match =
            matchedPoses(clip, other, {}, rolesByName(clip.skeleton, Vocabulary::builtIn()), Axis::Y, {});
        QVERIFY(match && int(match->times.size()) == frames);
        QCOMPARE(match->times.front(), 0.0);
        QCOMPARE(match->times.back(), 199.0);
        for (std::size_t i = 1; i < match->times.size(); ++i) {
            const double step = match->times[i] - match->times[i - 1];
            QVERIFY2(step > 1.0 / 3.0 - 1e-6 && step < 3.0 + 1e-6, qPrintable(QString::number(step)));
        }
    }
}

void TimewarpTest::longClipsAreMatchedInBands_data()
{
    QTest::addColumn<double>("speed");
    QTest::newRow("the steps soon change their length") << 0.01;
    QTest::newRow("half of the clip is slow") << 0.001; // each level must look where the coarser one found it
}

void TimewarpTest::longClipsAreMatchedInBands()
{
    QFETCH(const double, speed);
    // Longer than what is matched at once: a walk in which each step has another length.
    const Clip walk = makeWalker({.frames = 6000}).clip;
    std::string keys;
    double at = 0.0;
    for (int frame = 50; frame < 6000; frame += 50) {
        at += 50.0 * (1.0 + 0.4 * std::sin(speed * frame));
        keys += (keys.empty() ? "" : "+") + std::to_string(frame) + ":" + std::to_string(std::lround(at));
    }
    const Clip warped = applied("timewarp:keys=\"" + keys + "\"", walk);
    const Clip result = applied("timewarp:match=other", walk, contextWith(warped));
    QVERIFY2(poseError(result, warped).degrees < 3.0, qPrintable(QString::number(poseError(result, warped).degrees)));
}

void TimewarpTest::clipsThatCannotBeMatchedAreRefused()
{
    const Clip clip = makeWalker({.frames = 240}).clip;
    const auto problem = [&](const Clip &other, const char *call = "timewarp:match=other") {
        const AppliedOperation result = test::apply(call, clip, contextWith(other));
        return result.outcome == AppliedOperation::Outcome::Refused ? result.problem.text() : std::string();
    };
    QVERIFY(problem(makeWalker({.frames = 800}).clip).find("three times") != std::string::npos);
    QVERIFY(problem(makeWalker({.frames = 70}).clip).find("three times") != std::string::npos);
    QVERIFY(problem(makeWalker({.frames = 2}).clip).find("3 frames") != std::string::npos);
    QVERIFY(!problem(clip, "timewarp:match=other,keys=\"3:4\"").empty());
    QVERIFY(problem(makeWalker({.frames = 718}).clip).empty());
}

void TimewarpTest::matchingStopsWhenAsked()
{
    const Clip clip = makeWalker({.frames = 2000}).clip;
    int most = 0;
    static_cast<void>(test::apply("timewarp:match=other", clip, contextWith(clip), Progress([&](double) {
                                      ++most;
                                      return true;
                                  })));
    QVERIFY2(most > 40, qPrintable(QString::number(most)));
    for (const int stop : {1, most / 4, most / 2, 3 * most / 4, most - 2}) {
        int reports = 0;
        const AppliedOperation result = test::apply("timewarp:match=other", clip, contextWith(clip),
                                                    Progress([&](double) { return ++reports < stop; }));
        QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Cancelled));
        QCOMPARE(reports, stop);
    }
}

void TimewarpTest::aFileWithoutMarksIsRefused()
{
    const QTemporaryDir folder;
    const std::string name = folder.filePath(QStringLiteral("marks")).toStdString();
    std::ofstream(name) << "# nothing yet\n\n";
    for (const std::string &call :
         {"timewarp:marks=\"" + name + "\"", std::string("timewarp"), "timewarp:keys=\"3:4\",marks=\"" + name + "\""}) {
        const AppliedOperation result = test::apply(call, makeRandomClip());
        QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
        QCOMPARE(result.problem.text(), std::string("expected keys, marks or match, which say where frames move"));
    }
}

void TimewarpTest::otherFiguresAreRefused()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = test::apply("timewarp:match=other", clip, contextWith(makeRandomClip()));
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY2(
        result.problem.text().starts_with("the other clip has no joint “Hips”, and a retarget finds counterparts of "
                                          "only "),
        result.problem.text().c_str());
}

QTEST_GUILESS_MAIN(TimewarpTest)

} // namespace tst_timewarp

#include "tst_timewarp.moc"
