#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "geometry/monotonecurve.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <random>

using namespace limber;
using namespace limber::test;

// Frames at other times.
class TimewarpTest : public QObject
{
    Q_OBJECT

private slots:
    void theCurveNeverFalls();
    void keysLandWhereTheyAreSent();
    void sameTimesChangeNothing();
    void afterTheLastKeyTheSpeedIsTheOldOne();
    void aFileOfMarksIsTheSame();
    void wrongKeysAreRefused();
};

void TimewarpTest::theCurveNeverFalls()
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

void TimewarpTest::keysLandWhereTheyAreSent()
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

void TimewarpTest::afterTheLastKeyTheSpeedIsTheOldOne()
{
    const Clip clip = makeRandomClip();
    const Clip after = applied("timewarp:keys=\"30:15\"", clip);
    QCOMPARE(after.motion.frameCount(), 45);
    for (int frame = 15; frame < 45; ++frame)
        QVERIFY(std::ranges::equal(after.motion.frame(frame), clip.motion.frame(frame + 15)));
}

void TimewarpTest::aFileOfMarksIsTheSame()
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

QTEST_GUILESS_MAIN(TimewarpTest)
#include "tst_timewarp.moc"
