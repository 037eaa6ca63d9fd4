#include "filling/gapsearch.h"
#include "support/lostlimb.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "tracks/rotationtrack.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>

namespace tst_gapsearch {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

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

// Cuts the values of a hinge off at both ends of its range, by a part of them; other channels become 0.
void keepWithin(Motion &motion, int column, double part)
{
    std::vector<double> values;
    for (int frame = 0; frame < motion.frameCount(); ++frame)
        values.push_back(motion.value(frame, column));
    std::ranges::sort(values);
    const bool isHinge = values.back() - values.front() > 15.0;
    const auto out = static_cast<std::size_t>(part * double(values.size()));
    for (int frame = 0; frame < motion.frameCount(); ++frame) {
        const double value = std::clamp(motion.value(frame, column), values[out], values[values.size() - 1 - out]);
        motion.setValue(frame, column, isHinge ? value : 0.0);
    }
}

// The frame in the middle of the clip to which a joint turns farthest in a tenth of a second.
int fastestFrame(const Clip &clip, int joint)
{
    const int frames = clip.motion.frameCount();
    const int tenth = static_cast<int>(std::lround(0.1 / clip.motion.playingFrameTimeSeconds()));
    const std::vector<glm::dquat> track = rotationTrack(clip, joint, {0, frames - 1});
    int fastest = frames / 4;
    double least = 1.0;
    for (int frame = frames / 4; frame < frames / 2; ++frame) {
        const double cosine = std::abs(glm::dot(at(track, frame - tenth), at(track, frame + tenth)));
        if (cosine < least) {
            least = cosine;
            fastest = frame;
        }
    }
    return fastest;
}

// The joints and all below them, rising.
std::vector<int> below(const Clip &clip, const std::vector<int> &tops)
{
    std::vector<int> joints;
    for (const int top : tops) {
        for (int joint = top; joint < clip.skeleton.subtreeEnd(top); ++joint)
            joints.push_back(joint);
    }
    return joints;
}

// The walker with five fingers of two joints on each hand, which move a little.
Clip withFingers(const Clip &clip)
{
    QString text = QString::fromStdString(writeBvh(clip));
    const QString channels = QStringLiteral("CHANNELS 3 Zrotation Xrotation Yrotation");
    for (const QString &side : {QStringLiteral("Left"), QStringLiteral("Right")}) {
        QString fingers;
        for (int finger = 0; finger < 5; ++finger) {
            const QString name = side + QString::number(finger);
            fingers += QStringLiteral("JOINT %1Finger\n{\nOFFSET 1 %2 0\n%3\nJOINT %1TipFinger\n{\nOFFSET 3 0 0\n%3\n"
                                      "End Site\n{\nOFFSET 2 0 0\n}\n}\n}\n")
                           .arg(name)
                           .arg(finger)
                           .arg(channels);
        }
        const qsizetype hand = text.indexOf(side + QStringLiteral("Hand"));
        text.insert(text.indexOf(u'\n', text.indexOf(u"CHANNELS", hand)) + 1, fingers);
    }
    QStringList lines = text.split(u'\n');
    const qsizetype first = lines.indexOf(QRegularExpression(QStringLiteral("^Frame Time.*"))) + 1;
    // The columns of the fingers come behind those of the hand.
    const int left = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftHand")).firstColumn + 3;
    const int right = clip.skeleton.joint(jointNamed(clip.skeleton, "RightHand")).firstColumn + 3;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        QStringList values = lines[first + frame].simplified().split(u' ');
        for (const int column : {std::max(left, right), std::min(left, right)}) {
            for (int i = 0; i < 30; ++i)
                values.insert(column, QString::number(10.0 + 8.0 * std::sin(0.04 * frame + i), 'f', 4));
        }
        lines[first + frame] = values.join(u' ');
    }
    std::istringstream stream(lines.join(u'\n').toStdString());
    return *readBvh(stream).clip;
}

} // namespace

// Joints that have lost their data are found, and whole clips have none.
class GapSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void eachKindIsFound_data();
    void eachKindIsFound();
    void allGapsOfALimbAreFound_data();
    void allGapsOfALimbAreFound();
    void aLimbThatIsStuckElsewhereIsLostFromThere();
    void aGapThatShowsInTwoWaysIsOne();
    void wholeClipsHaveNone_data();
    void wholeClipsHaveNone();
    void badFramesAtTheEndsBelongToTheGap_data();
    void badFramesAtTheEndsBelongToTheGap();
    void briefNoiseIsFound();
    void briefLossesAreFound_data();
    void briefLossesAreFound();
    void briefRestsAreNone();
    void jointsAtTheirLimitsAreNotLost_data();
    void jointsAtTheirLimitsAreNotLost();
    void aFigureThatStopsAsAWholeHasNone_data();
    void aFigureThatStopsAsAWholeHasNone();
    void bothArmsWithFingersAreFound_data();
    void bothArmsWithFingersAreFound();
    void whatALostLimbCarriesIsLostToo_data();
    void whatALostLimbCarriesIsLostToo();
    void whatIsLostAtAnEndOfTheClipIsSaid_data();
    void whatIsLostAtAnEndOfTheClipIsSaid();
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

void GapSearchTest::allGapsOfALimbAreFound_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"frozen", "zero", "jumping"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void GapSearchTest::allGapsOfALimbAreFound()
{
    QFETCH(QString, kind);
    const Clip truth = noisyWalker({.frames = 1200});
    Clip lost = truth;
    for (const int first : {103, 303, 503, 703, 903}) {
        const Gap gap = gapOf(truth, leftArm, {first, first + 49});
        lost = kind == u"frozen" ? frozen(lost, gap) : kind == u"zero" ? zeroed(lost, gap) : withNoise(lost, gap);
    }
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 5, qPrintable(textOf(found, truth.skeleton)));
}

void GapSearchTest::aLimbThatIsStuckElsewhereIsLostFromThere()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, leftArm, {203, 262});
    Clip stuck = truth;
    for (const int joint : gap.joints) {
        const Joint &source = truth.skeleton.joint(joint);
        for (int column = source.firstColumn; column < source.firstColumn + source.columnCount(); ++column) {
            for (int frame = gap.frames.first; frame <= gap.frames.last; ++frame)
                stuck.motion.setValue(frame, column, truth.motion.value(gap.frames.first, column) + 50.0);
        }
    }
    const auto found = *gapsOf(stuck);
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(found[0].frames, gap.frames);
    QCOMPARE(found[0].joints, gap.joints);
}

// The elbow is straight elsewhere in the clip as well, so that its zeros alone say nothing.
void GapSearchTest::aGapThatShowsInTwoWaysIsOne()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, leftArm, {203, 262});
    Clip lost = zeroed(truth, gap);
    const int column = truth.skeleton.joint(gap.joints[1]).firstColumn;
    for (int frame = 470; frame < 480; ++frame) { // so that zeros are nothing special for this joint
        for (int i = 0; i < 3; ++i)
            lost.motion.setValue(frame, column + i, 0.0);
    }
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(found[0].joints, gap.joints);
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

void GapSearchTest::badFramesAtTheEndsBelongToTheGap_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("jumping") << "jumping";
    QTest::newRow("implausible") << "implausible";
}

// As a tracker does that loses a limb and finds it again: beside what is lost, the joint is off a little.
void GapSearchTest::badFramesAtTheEndsBelongToTheGap()
{
    QFETCH(QString, kind);
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, leftArm, {203, 262});
    Clip lost = kind == u"jumping" ? withNoise(truth, gap) : swapped(truth, gapOf(truth, {"LeftArm"}, gap.frames));
    const int column = truth.skeleton.joint(gap.joints.front()).firstColumn;
    for (const int frame : {201, 202, 263})
        lost.motion.setValue(frame, column, lost.motion.value(frame, column) + (frame == 201 ? 13.0 : 16.0));
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(found[0].frames.first, 201);
    QCOMPARE(found[0].frames.last, 263);
}

void GapSearchTest::briefNoiseIsFound()
{
    const Clip truth = noisyWalker({.frames = 480, .framesPerSecond = 120.0});
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U}) {
        const Gap gap = gapOf(truth, leftArm, {203, 208});
        const auto found = *gapsOf(withNoise(truth, gap, seed));
        QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
        QCOMPARE(found[0].joints, gap.joints);
        QVERIFY(found[0].frames.first <= 203 && found[0].frames.last >= 208 && found[0].frames.frameCount() <= 8);
    }
    QVERIFY(gapsOf(withNoise(truth, gapOf(truth, leftArm, {203, 205})))->empty()); // a spike
}

void GapSearchTest::briefLossesAreFound_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("length");
    for (const char *kind : {"frozen", "zero", "implausible"}) {
        for (const int length : {6, 10, 16, 22})
            QTest::addRow("%s %d", kind, length) << QString::fromLatin1(kind) << length;
    }
}

// Too short to be told by their length, they show by where the limb goes on.
void GapSearchTest::briefLossesAreFound()
{
    QFETCH(QString, kind);
    QFETCH(int, length);
    const Clip truth = noisyWalker({.frames = 480, .framesPerSecond = 120.0});
    const int middle = fastestFrame(truth, jointNamed(truth.skeleton, "LeftArm"));
    const Gap gap = gapOf(truth, leftArm, {middle, middle + length - 1});
    const Clip lost = kind == u"frozen" ? frozen(truth, gap)
                      : kind == u"zero" ? zeroed(truth, gap)
                                        : swapped(truth, gapOf(truth, {"LeftArm"}, gap.frames));
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(QString::fromStdString(std::string(wordOf(found[0].kind))), kind);
    QCOMPARE(found[0].frames, gap.frames);
    if (kind != u"implausible")
        QCOMPARE(found[0].joints, gap.joints);
}

// A limb that stops for a moment and goes on from there has lost nothing.
void GapSearchTest::briefRestsAreNone()
{
    const Clip truth = noisyWalker({.frames = 480, .framesPerSecond = 120.0});
    const int middle = fastestFrame(truth, jointNamed(truth.skeleton, "LeftArm"));
    const Gap rest = gapOf(truth, leftArm, {middle, middle + 9});
    Clip clip = frozen(truth, rest);
    for (const int joint : rest.joints) {
        const int column = truth.skeleton.joint(joint).firstColumn;
        for (int frame = rest.frames.last + 1; frame < 480; ++frame) {
            for (int i = 0; i < 3; ++i)
                clip.motion.setValue(frame, column + i, truth.motion.value(frame - 10, column + i));
        }
    }
    const auto found = *gapsOf(clip);
    QVERIFY2(found.empty(), qPrintable(textOf(found, truth.skeleton)));
}

void GapSearchTest::jointsAtTheirLimitsAreNotLost_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("seconds");
    for (const double rate : {12.0, 15.0, 24.0, 30.0, 60.0}) {
        for (const double seconds : {1.0, 1.6, 8.0})
            QTest::addRow("%g s at %g fps", seconds, rate) << rate << seconds;
    }
}

// Legs that are animated by inverse kinematics are straight for a while in each step: a knee that holds the value that
// it never passes has not lost anything, also if it does so only once.
void GapSearchTest::jointsAtTheirLimitsAreNotLost()
{
    QFETCH(double, framesPerSecond);
    QFETCH(double, seconds);
    const int frames = static_cast<int>(seconds * framesPerSecond);
    for (const double part : {0.05, 0.1, 0.15, 0.2, 0.25}) {
        Clip clip = noisyWalker({.frames = frames, .framesPerSecond = framesPerSecond});
        for (const char *knee : {"LeftLeg", "RightLeg"}) {
            const Joint &joint = clip.skeleton.joint(jointNamed(clip.skeleton, knee));
            for (int i = 0; i < 3; ++i)
                keepWithin(clip.motion, joint.firstColumn + i, part);
        }
        const auto found = *gapsOf(clip);
        QVERIFY2(found.empty(), qPrintable(QString::number(part) + u": "_s + textOf(found, clip.skeleton)));
    }
}

void GapSearchTest::aFigureThatStopsAsAWholeHasNone_data()
{
    QTest::addColumn<int>("length");
    for (const int length : {6, 12, 20})
        QTest::addRow("%d frames", length) << length;
}

// That is a fault of the capture, and nothing of the body is left to fill from.
void GapSearchTest::aFigureThatStopsAsAWholeHasNone()
{
    QFETCH(int, length);
    Clip clip = noisyWalker({.frames = 480, .framesPerSecond = 120.0});
    const int first = fastestFrame(clip, jointNamed(clip.skeleton, "LeftArm"));
    for (int frame = first; frame < first + length; ++frame)
        std::ranges::copy(clip.motion.frame(first - 1), clip.motion.editFrame(frame).begin());
    const auto found = *gapsOf(clip);
    QVERIFY2(found.empty(), qPrintable(textOf(found, clip.skeleton)));
}

void GapSearchTest::bothArmsWithFingersAreFound_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"frozen", "zero", "jumping"})
        QTest::addRow("%s", kind) << QString::fromLatin1(kind);
}

// With their fingers the arms have more joints than all the rest.
void GapSearchTest::bothArmsWithFingersAreFound()
{
    QFETCH(QString, kind);
    const Clip truth = withFingers(noisyWalker({.frames = 480}));
    Gap arms = gapOf(truth, {"LeftArm", "RightArm"}, {203, 262});
    arms.joints = below(truth, arms.joints);
    QVERIFY(2 * static_cast<int>(arms.joints.size()) > truth.skeleton.jointCount());
    const Clip lost = kind == u"frozen" ? frozen(truth, arms)
                      : kind == u"zero" ? zeroed(truth, arms)
                                        : withNoise(truth, arms);
    const auto found = *gapsOf(lost);
    QVERIFY2(found.size() == 2, qPrintable(textOf(found, truth.skeleton)));
    for (const FoundGap &gap : found) {
        QCOMPARE(gap.frames, arms.frames);
        QCOMPARE(gap.joints, below(truth, {gap.joints.front()}));
    }
}

void GapSearchTest::whatALostLimbCarriesIsLostToo_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"zero", "jumping"})
        QTest::addRow("%s", kind) << QString::fromLatin1(kind);
}

// Fingers that never move have no usual step by which a jump could be told.
void GapSearchTest::whatALostLimbCarriesIsLostToo()
{
    QFETCH(QString, kind);
    Clip truth = withFingers(noisyWalker({.frames = 480}));
    Gap arm = gapOf(truth, {"LeftArm"}, {203, 262});
    arm.joints = below(truth, arm.joints);
    for (const int joint : arm.joints) {
        const int column = truth.skeleton.joint(joint).firstColumn;
        for (int frame = 0; frame < 480 && truth.skeleton.joint(joint).name.ends_with("Finger"); ++frame) {
            for (int i = 0; i < 3; ++i)
                truth.motion.setValue(frame, column + i, 10.0 + i);
        }
    }
    const auto found = *gapsOf(kind == u"zero" ? zeroed(truth, arm) : withNoise(truth, arm));
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QCOMPARE(found[0].joints, arm.joints);
}

void GapSearchTest::whatIsLostAtAnEndOfTheClipIsSaid_data()
{
    QTest::addColumn<bool>("isZero");
    QTest::addColumn<FrameInterval>("frames");
    for (const bool isZero : {false, true}) {
        QTest::addRow("begin %d", isZero) << isZero << FrameInterval{0, 30};
        QTest::addRow("end %d", isZero) << isZero << FrameInterval{450, 479};
    }
}

void GapSearchTest::whatIsLostAtAnEndOfTheClipIsSaid()
{
    QFETCH(bool, isZero);
    QFETCH(FrameInterval, frames);
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, rightLeg, frames);
    const auto found = *gapsOf(isZero ? zeroed(truth, gap) : withNoise(truth, gap));
    QVERIFY2(found.size() == 1, qPrintable(textOf(found, truth.skeleton)));
    QVERIFY(found[0].isAtEnd);
    QCOMPARE(found[0].frames, frames);
    QVERIFY(textOf(found, truth.skeleton).contains(u"at an end of the clip"));
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
