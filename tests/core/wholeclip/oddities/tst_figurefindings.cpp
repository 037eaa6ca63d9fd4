#include "oddities/figurefindings.h"

#include "support/walker.h"

#include <QTest>

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
