#include "bvh/write/bvhwriter.h"
#include "pose/positionrule.h"
#include "pose/settledpositions.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace tst_operationprogress {

using namespace limber;
using namespace limber::test;

// How often operations on long clips report their progress and ask whether to continue. The test counts reports, not
// seconds, so that it gives the same result on every machine.
class OperationProgressTest : public QObject
{
    Q_OBJECT

private slots:
    void reportsComeOften_data();
    void reportsComeOften();
    void comparingTheResultReportsItsProgress();
    void comparingTheResultStopsWhenAsked();
    void settlingReportsAndStops();
};

namespace {

constexpr int longFrames = 6000;

const Clip &longWalk()
{
    static const Clip clip = makeWalker({.frames = longFrames}).clip;
    return clip;
}

struct Reports
{
    std::vector<double> fractions;
    AppliedOperation result;
};

Reports reportsOf(const std::string &call, const Clip &clip, double stopAt = 2.0)
{
    Reports reports;
    const Clip second = clip;
    reports.result = test::apply(call, clip, contextWith(second), Progress([&](double fraction) {
                                     reports.fractions.push_back(fraction);
                                     return fraction < stopAt;
                                 }));
    return reports;
}

} // namespace

void OperationProgressTest::reportsComeOften_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("perJoint"); // at least this many reports for each joint
    QTest::newRow("smooth") << "smooth" << 3;
    QTest::newRow("smooth without feet") << "smooth:feet=free" << 3;
    QTest::newRow("resample") << "resample:fps=47" << 3;
    QTest::newRow("despike") << "despike" << longFrames / 256;
    QTest::newRow("mirror") << "mirror" << 2;
    QTest::newRow("time warp") << "timewarp:keys=\"5999:6100\"" << 3;
    QTest::newRow("footlock") << "footlock" << 3;
}

void OperationProgressTest::reportsComeOften()
{
    QFETCH(QString, call);
    QFETCH(int, perJoint);
    const Clip &clip = longWalk();
    const Reports reports = reportsOf(call.toStdString(), clip);
    QVERIFY2(reports.result.isDone(), reports.result.problem.text().c_str());
    const auto whileItRuns = std::ranges::count_if(reports.fractions, [](double fraction) { return fraction < 0.9; });
    QVERIFY2(whileItRuns >= perJoint * clip.skeleton.jointCount(), qPrintable(QString::number(whileItRuns)));
    double largest = reports.fractions.front();
    for (std::size_t i = 1; i < reports.fractions.size(); ++i) {
        QVERIFY(reports.fractions[i] >= reports.fractions[i - 1] - 1e-9 && reports.fractions[i] <= 1.0);
        if (reports.fractions[i] < 0.9)
            largest = std::max(largest, reports.fractions[i] - reports.fractions[i - 1]);
    }
    QVERIFY2(largest < 0.45, qPrintable(QString::number(largest)));
}

// Comparing the result may take as long as an operation.
void OperationProgressTest::comparingTheResultReportsItsProgress()
{
    for (const char *call : {"smooth:feet=free", "trim:frames=1-last", "origin", "unroll", "scale:by=2"}) {
        const Reports reports = reportsOf(call, longWalk());
        const auto after = std::ranges::count_if(reports.fractions, [](double fraction) { return fraction >= 0.9; });
        QVERIFY2(after > longFrames / 128, call);
    }
}

void OperationProgressTest::comparingTheResultStopsWhenAsked()
{
    for (const double stopAt : {0.9, 0.91, 0.93, 0.945}) {
        const Reports reports = reportsOf("smooth:feet=free", longWalk(), stopAt);
        QCOMPARE(int(reports.result.outcome), int(AppliedOperation::Outcome::Cancelled));
        QVERIFY(reports.fractions.back() >= stopAt && reports.fractions.back() < stopAt + 0.01);
    }
}

void OperationProgressTest::settlingReportsAndStops()
{
    // The position rule Auto takes these displacements for whole positions, because they are near the OFFSET.
    Clip clip = applied("inplace:path=all", longWalk());
    clip.skeleton.setOffset(NodeId::joint(0), {clip.motion.value(0, 0), clip.motion.value(0, 1), 0.0});
    const PositionRules adding{PositionRule::Add, PositionRule::Add, {}};
    QVERIFY(!isReadBy(adding, clip.skeleton, clip.motion));
    const std::string before = writeBvh(clip);
    int reports = 0;
    Clip stopped = clip;
    const SettledPositions none = settlePositions(stopped, adding, Progress([&](double) { return ++reports < 3; }));
    QVERIFY(none.isCancelled);
    QCOMPARE(reports, 3);
    QVERIFY(writeBvh(stopped) == before);
    reports = 0;
    QVERIFY(!settlePositions(clip, adding, Progress([&](double) { return ++reports > 0; })).isCancelled);
    QVERIFY2(reports > longFrames / 128, qPrintable(QString::number(reports)));
}

QTEST_GUILESS_MAIN(OperationProgressTest)

} // namespace tst_operationprogress

#include "tst_operationprogress.moc"
