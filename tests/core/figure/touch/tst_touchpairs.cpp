#include "touch/touchpairs.h"

#include "body/vocabulary.h"
#include "support/plainbody.h"
#include "touch/clipinsides.h"

#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_touchpairs {

using namespace limber;
using namespace limber::test;

// How thick the parts of a body are for its hands and forearms.
class TouchPairsTest : public QObject
{
    Q_OBJECT

private slots:
    void partsThatOverlapInMostFramesAreThinner();
    void clipsWithoutFramesOrNumbersHaveUsualParts_data();
    void clipsWithoutFramesOrNumbersHaveUsualParts();
};

namespace {

std::vector<TouchPair> pairsOf(const Clip &clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const FigureLegs figure = legsOfFigures(clip, rules, Axis::Y, Vocabulary::builtIn()).front();
    const auto course = touchCourse(clip, rules, figure, 1.0, {});
    return touchPairs(*course, touchCourseAtRest(clip, rules, figure, 1.0), ApartParts::Arms, 1.0);
}

double thinnerTrunk(const std::vector<TouchPair> &pairs)
{
    double most = 0.0;
    for (const TouchPair &pair : pairs) {
        if (pair.outer == TouchPart::Trunk)
            most = std::max(most, pair.thinner);
    }
    return most;
}

} // namespace

void TouchPairsTest::partsThatOverlapInMostFramesAreThinner()
{
    const Clip clip = bodyWithHandInBelly();
    QCOMPARE(thinnerTrunk(pairsOf(clip)), 0.0);
    Clip held = clip; // in the belly
    for (int frame = 0; frame < held.motion.frameCount(); ++frame)
        std::ranges::copy(clip.motion.frame(90), held.motion.editFrame(frame).begin());
    QVERIFY(thinnerTrunk(pairsOf(held)) > 3.0);
}

void TouchPairsTest::clipsWithoutFramesOrNumbersHaveUsualParts_data()
{
    QTest::addColumn<int>("frames");
    QTest::newRow("no frames") << 0;
    QTest::newRow("no numbers") << 20;
}

void TouchPairsTest::clipsWithoutFramesOrNumbersHaveUsualParts()
{
    QFETCH(int, frames);
    Clip clip = makePlainBody({.frames = frames});
    for (int frame = 0; frame < frames; ++frame)
        std::ranges::fill(clip.motion.editFrame(frame), std::numeric_limits<double>::quiet_NaN());
    for (const TouchPair &pair : pairsOf(clip))
        QCOMPARE(pair.thinner, 0.0);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QVERIFY(insidesOfClip(clip, rules, Axis::Y, Vocabulary::builtIn())->empty());
}

QTEST_APPLESS_MAIN(TouchPairsTest)

} // namespace tst_touchpairs

#include "tst_touchpairs.moc"
