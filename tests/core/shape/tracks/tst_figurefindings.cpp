#include "tracks/figurefindings.h"

#include "support/walker.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_figurefindings {

using namespace limber;
using namespace limber::test;

// What is odd about a figure, and how it is repaired.
class FigureFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void aWalkHasNone();
    void firstPosesAreOneFinding();
    void aLastPoseIsAFindingOfItsOwn();
    void anAnswerIsSaid();
    void aFigureThatHangsIsOne();
    void framesInWhichACaptureFailedAreOne();
    void framesInWhichACapturePausedAreOne();
    void heldPosesAreNone_data();
    void heldPosesAreNone();
    void absurdNumbersAreSaid();
    void clipsWithoutFramesHaveNone();
};

namespace {

// Sets all rotations of a frame to a pose that no walker takes.
void rest(Clip &clip, int frame, double degrees = 0.0)
{
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(frame, column, column % 3 == 0 ? 60.0 + degrees : degrees);
}

std::vector<FigureFinding> findingsOf(const Clip &clip, PosesApartChoice choice = PosesApartChoice::Ask)
{
    return figureFindings(clip, UpAxis(), choice);
}

} // namespace

void FigureFindingsTest::aWalkHasNone()
{
    QVERIFY(findingsOf(makeWalker().clip).empty());
}

void FigureFindingsTest::firstPosesAreOneFinding()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    rest(clip, 1, 3.0);
    const std::vector<FigureFinding> found = findingsOf(clip);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].finding.kind, FindingKind::PoseApart);
    QCOMPARE(found[0].frames, (FrameInterval{0, 1}));
    QCOMPARE(found[0].repair, std::string("trim:frames=2-239"));
    QVERIFY(!found[0].isAnswered);
    QVERIFY(found[0].finding.message.text().starts_with("Frames 0 to 1 are poses of their own"));
}

void FigureFindingsTest::aLastPoseIsAFindingOfItsOwn()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    rest(clip, 239);
    const std::vector<FigureFinding> found = findingsOf(clip);
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].repair, std::string("trim:frames=1-239"));
    QCOMPARE(found[1].repair, std::string("trim:frames=0-238"));
    QVERIFY(found[1].finding.message.text().starts_with("Frame 239 is a pose of its own"));
}

void FigureFindingsTest::anAnswerIsSaid()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    for (const PosesApartChoice choice : {PosesApartChoice::LeaveOut, PosesApartChoice::Filter}) {
        const std::vector<FigureFinding> found = findingsOf(clip, choice);
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(found[0].isAnswered);
        QVERIFY(!(found[0] == findingsOf(clip)[0]));
    }
}

void FigureFindingsTest::aFigureThatHangsIsOne()
{
    const std::vector<FigureFinding> found = figureFindings(makeWalker().clip, {Axis::Z, {}, true});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].finding.kind, FindingKind::HangsHeadDown);
    QCOMPARE(found[0].repair, std::string("upaxis:to=z"));
}

namespace {

// Makes frames the same as the one before them.
void freeze(Clip &clip, int first, int last)
{
    for (int frame = first; frame <= last; ++frame)
        std::ranges::copy(clip.motion.frame(first - 1), clip.motion.editFrame(frame).begin());
}

} // namespace

void FigureFindingsTest::framesInWhichACaptureFailedAreOne()
{
    Clip clip = makeWalker().clip;
    freeze(clip, 100, 115);
    const std::vector<FigureFinding> found = findingsOf(clip);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].finding.kind, FindingKind::FrozenFrames);
    QCOMPARE(found[0].frames, (FrameInterval{100, 115}));
    QCOMPARE(found[0].repair, std::string("interpolate:frames=100-115"));
    QVERIFY(found[0].finding.message.text().starts_with("Frames 99 to 115 are exactly the same"));
    freeze(clip, 30, 60);
    QCOMPARE(findingsOf(clip).size(), std::size_t(2));
}

// It goes on from where it stopped, at full speed.
void FigureFindingsTest::framesInWhichACapturePausedAreOne()
{
    const Clip walk = makeWalker().clip;
    for (const int first : {60, 73, 86}) {
        Clip clip = walk;
        freeze(clip, first, first + 19);
        for (int frame = first + 20; frame < clip.motion.frameCount(); ++frame)
            std::ranges::copy(walk.motion.frame(frame - 20), clip.motion.editFrame(frame).begin());
        const std::vector<FigureFinding> found = findingsOf(clip);
        QVERIFY2(found.size() == 1, qPrintable(QString::number(first)));
        QCOMPARE(found[0].finding.kind, FindingKind::FrozenFrames);
        QCOMPARE(found[0].frames, (FrameInterval{first, first + 19}));
    }
}

void FigureFindingsTest::heldPosesAreNone_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("every");
    QTest::newRow("short") << 100 << 104 << 0;
    QTest::newRow("at the beginning") << 1 << 60 << 0;
    QTest::newRow("at the end") << 150 << 239 << 0;
    QTest::newRow("again and again") << 20 << 34 << 40;
}

void FigureFindingsTest::heldPosesAreNone()
{
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(int, every);
    Clip clip = makeWalker().clip;
    freeze(clip, first, last);
    for (int begin = first + every; every > 0 && begin + 20 < 240; begin += every)
        freeze(clip, begin, begin + last - first);
    QVERIFY(std::ranges::none_of(
        findingsOf(clip), [](const FigureFinding &found) { return found.finding.kind == FindingKind::FrozenFrames; }));
    // A figure that eases into its pose and out of it holds it.
    Clip eased;
    eased.skeleton = clip.skeleton;
    eased.motion = Motion(100, clip.skeleton.columnCount());
    eased.motion.setFrameTimeSeconds(1.0 / 60.0);
    for (int frame = 0; frame < 100; ++frame) {
        const double away = std::max(0, std::abs(frame - 50) - 20);
        eased.motion.setValue(frame, 5, 0.05 * away * away);
    }
    QVERIFY(findingsOf(eased).empty());
}

void FigureFindingsTest::absurdNumbersAreSaid()
{
    Clip clip = makeWalker().clip;
    clip.motion.setValue(70, 4, 1e30);
    clip.motion.setValue(71, 4, -1e12);
    clip.motion.setValue(239, 0, 1e30);
    const std::vector<FigureFinding> found = findingsOf(clip);
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].finding.kind, FindingKind::AbsurdNumber);
    QCOMPARE(found[0].repair, std::string("interpolate:frames=70-71"));
    QCOMPARE(found[0].finding.message.text(),
             std::string("Joint “Hips” has the number 1e+30 in frame 70, which no movement has"));
    QVERIFY(found[1].repair.empty());
    Clip turned = makeWalker().clip;
    for (int frame = 0; frame < 240; ++frame)
        turned.motion.setValue(frame, 4, 3600.0 * frame);
    QVERIFY(findingsOf(turned).empty());
}

void FigureFindingsTest::clipsWithoutFramesHaveNone()
{
    Clip clip = makeWalker().clip;
    clip.motion.removeFrames(0, clip.motion.frameCount());
    QVERIFY(findingsOf(clip).empty());
    QVERIFY(findingsOf(Clip()).empty());
}

QTEST_APPLESS_MAIN(FigureFindingsTest)

} // namespace tst_figurefindings

#include "tst_figurefindings.moc"
