#include "filling/gapsearch.h"
#include "support/lostlimb.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"

#include <QTest>

#include <limits>

namespace tst_gapsearch {

using namespace limber;
using namespace limber::test;

namespace {

std::optional<std::vector<FoundGap>> gapsOf(const Clip &clip, const Progress &progress = {})
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Vocabulary names = Vocabulary::builtIn();
    return findGaps({clip, rules, decideUpAxis(clip, rules), names}, progress);
}

QString textOf(const std::vector<FoundGap> &gaps, const Skeleton &skeleton)
{
    QStringList lines;
    for (const FoundGap &gap : gaps)
        lines << QString::fromStdString(messageOn(gap, skeleton).text());
    return lines.join(QStringLiteral("; "));
}

// Angles that are those of another joint: a limb that swapped places with something else.
Clip swapped(Clip clip, const Gap &gap)
{
    for (const int joint : gap.joints) {
        const int column = clip.skeleton.joint(joint).firstColumn;
        for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + 70.0);
    }
    return clip;
}

} // namespace

// Joints that have lost their data are found, and whole clips have none.
class GapSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void eachKindIsFound_data();
    void eachKindIsFound();
    void wholeClipsHaveNone_data();
    void wholeClipsHaveNone();
    void whatRestsIsNotLost();
    void theWholeBodyIsNotLost();
    void otherGapsAreSaidOfAGap();
    void badNumbersCountAsLost();
    void shortClipsHaveNone();
    void theProgressStopsIt();
};

void GapSearchTest::eachKindIsFound_data()
{
    QTest::addColumn<LimbNames>("limb");
    QTest::addColumn<QString>("kind");
    for (const LimbNames &limb : {leftArm, rightLeg}) {
        for (const char *kind : {"frozen", "zero", "jumping", "implausible"})
            QTest::addRow("%s %s", limb.front().c_str(), kind) << limb << QString::fromLatin1(kind);
    }
}

void GapSearchTest::eachKindIsFound()
{
    QFETCH(LimbNames, limb);
    QFETCH(QString, kind);
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, limb, {203, 262});
    const Clip lost = kind == u"frozen"    ? frozen(truth, gap)
                      : kind == u"zero"    ? zeroed(truth, gap)
                      : kind == u"jumping" ? withNoise(truth, gap)
                                           : swapped(truth, gapOf(truth, {limb.front()}, gap.frames));
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(QString::fromStdString(std::string(wordOf(found[0].kind))), kind);
    QCOMPARE(found[0].joints.front(), gap.joints.front());
    if (kind != u"implausible")
        QCOMPARE(found[0].joints, gap.joints);
    const int most = kind == u"jumping" ? 3 : 0; // what jumps may come near to what was there
    QVERIFY(std::abs(found[0].frames.first - gap.frames.first) <= most);
    QVERIFY(std::abs(found[0].frames.last - gap.frames.last) <= most);
}

void GapSearchTest::wholeClipsHaveNone_data()
{
    QTest::addColumn<QString>("path");
    if (!hasShared())
        return;
    for (const char *name : {"bvh-toolbox/walk01.bvh", "animated-drawings/jumping_jacks.bvh",
                             "animated-drawings/dab.bvh", "cmu-motionbuilder/01_01.bvh", "bvh-anim/test_mocapbank.bvh"})
        QTest::newRow(name) << corpusPath(QString::fromLatin1(name));
}

void GapSearchTest::wholeClipsHaveNone()
{
    const Clip walker = noisyWalker({.frames = 480});
    QVERIFY(gapsOf(walker)->empty());
    QVERIFY(gapsOf(makeRandomClip({.frames = 300}))->empty());
    if (!hasShared())
        QSKIP(sharedIsMissing());
    QFETCH(QString, path);
    const ReadResult read = readBvhFile(path.toStdString());
    QVERIFY(read.clip.has_value());
    const auto found = *gapsOf(*read.clip);
    QVERIFY2(found.empty(), qPrintable(textOf(found, read.clip->skeleton)));
}

void GapSearchTest::whatRestsIsNotLost()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Gap atBeginning = gapOf(truth, leftArm, {1, 60});
    QVERIFY(gapsOf(frozen(truth, atBeginning))->empty());
    const Gap atEnd = gapOf(truth, leftArm, {420, 479});
    QVERIFY(gapsOf(frozen(truth, atEnd))->empty());
    Gap never = gapOf(truth, leftArm, {1, 479});
    QVERIFY(gapsOf(frozen(truth, never))->empty());
    QVERIFY(gapsOf(zeroed(truth, {.joints = never.joints, .frames = {0, 479}}))->empty());
}

void GapSearchTest::theWholeBodyIsNotLost()
{
    const Clip truth = noisyWalker({.frames = 480});
    Gap all{.joints = {}, .frames = {200, 240}};
    for (int joint = 0; joint < truth.skeleton.jointCount(); ++joint)
        all.joints.push_back(joint);
    QVERIFY(gapsOf(frozen(truth, all))->empty());
    QVERIFY(gapsOf(zeroed(truth, all))->empty());
}

void GapSearchTest::otherGapsAreSaidOfAGap()
{
    const Clip clip = noisyWalker({.frames = 480});
    const Gap arm = gapOf(clip, leftArm, {100, 140});
    const Gap leg = gapOf(clip, rightLeg, {120, 160});
    const std::vector<FoundGap> found{{arm.joints, arm.frames, GapKind::Frozen},
                                      {leg.joints, leg.frames, GapKind::Frozen},
                                      {arm.joints, {300, 320}, GapKind::Zero}};
    const Gap gap = gapAmong(found, arm.joints, arm.frames, clip);
    QCOMPARE(gap.otherJoints, leg.joints);
    QCOMPARE(gap.otherLosses.size(), std::size_t(2));
    QVERIFY(gap.isLost(310) && gap.isLost(100) && !gap.isLost(150));
}

void GapSearchTest::badNumbersCountAsLost()
{
    Clip clip = noisyWalker({.frames = 100});
    const Gap arm = gapOf(clip, leftArm, {20, 30});
    clip.motion.setValue(50, clip.skeleton.joint(arm.joints[1]).firstColumn, std::numeric_limits<double>::quiet_NaN());
    QVERIFY(gapAmong({}, arm.joints, arm.frames, clip).isLost(50));
    QVERIFY(gapsOf(clip).has_value());
}

void GapSearchTest::shortClipsHaveNone()
{
    for (const int frames : {0, 1, 2, 3, 4, 5})
        QVERIFY(gapsOf(makeRandomClip({.frames = frames}))->empty());
}

void GapSearchTest::theProgressStopsIt()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Clip lost = swapped(truth, gapOf(truth, {"LeftArm"}, {203, 262}));
    int reports = 0;
    QVERIFY(gapsOf(lost, Progress([&](double) { return ++reports > 0; })));
    for (int stop = 1; stop <= reports; stop += 7) {
        int seen = 0;
        QVERIFY(!gapsOf(lost, Progress([&](double) { return ++seen < stop; })));
        QVERIFY(seen <= stop + 1);
    }
}

QTEST_APPLESS_MAIN(GapSearchTest)

} // namespace tst_gapsearch

#include "tst_gapsearch.moc"
