#include "operations/callcheck.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"

#include <QTest>

#include <map>

namespace tst_fillfrom {

using namespace limber;
using namespace limber::test;
using Outcome = AppliedOperation::Outcome;

namespace {

constexpr FrameInterval lostFrames{40, 99};
const std::string armCall = "fill:joints=LeftArm+LeftForeArm+LeftHand,frames=40-99";

Clip framesOf(const Clip &clip, int first, int count)
{
    Clip part = clip;
    part.motion.removeFrames(first + count, part.motion.frameCount() - first - count);
    part.motion.removeFrames(0, first);
    return part;
}

// Clips by the names that calls use for them.
class Files
{
public:
    void add(const std::string &name, const Clip &clip) { m_clips[name] = clip; }

    [[nodiscard]] OperationContext context() const
    {
        OperationContext context;
        context.readClip = [this](const std::string &name) {
            ReadResult result;
            if (const auto found = m_clips.find(name); found != m_clips.end())
                result.clip = found->second;
            return result;
        };
        return context;
    }

private:
    std::map<std::string, Clip> m_clips;
};

QString textOf(const std::vector<Message> &messages)
{
    QStringList lines;
    for (const Message &message : messages)
        lines << QString::fromStdString(message.text());
    return lines.join(u'\n');
}

} // namespace

// Fill learns from other clips of the same figure.
class FillFromTest : public QObject
{
    Q_OBJECT

private slots:
    void aShortClipIsFilledFromAnotherOne();
    void frameRateAndSizeMayDiffer();
    void aLongClipKeepsItsOwnTrials();
    void severalClipsAreSeparatedByPlus();
    void otherClipsAreRefused_data();
    void otherClipsAreRefused();
    void theSameClipIsSaid();
    void unreadableFilesAreNamed();
    void namesMayHavePlusSigns();
    void theProgressStopsIt();

private:
    Clip m_walk = noisyWalker({.frames = 900});
    Clip m_brief = framesOf(m_walk, 600, 140); // less than three times the gap
    Clip m_other = framesOf(m_walk, 0, 560);
};

void FillFromTest::aShortClipIsFilledFromAnotherOne()
{
    const Gap gap = gapOf(m_brief, leftArm, lostFrames);
    const Clip lost = withNoise(m_brief, gap);
    const AppliedOperation alone = test::apply(armCall, lost);
    QVERIFY(!alone.fills.at(0).expectedNcm);
    Files files;
    files.add("other.bvh", m_other);
    const AppliedOperation result = test::apply(armCall + ",from=other.bvh", lost, files.context());
    const FilledGap &fill = result.fills.at(0);
    QCOMPARE(std::string(fill.method), std::string("body"));
    QVERIFY(fill.triesOthers);
    QCOMPARE(fill.places, 40);
    QVERIFY2(textOf(result.notes).contains(u"by 40 trials in the other clips"), qPrintable(textOf(result.notes)));
    QVERIFY2(textOf(result.notes).contains(u"other.bvh read to learn from: 560 frames"),
             qPrintable(textOf(result.notes)));
    const double error = endError(m_brief, result.clip, gap);
    QVERIFY2(error < 0.5 * endError(m_brief, alone.clip, gap) && error < 3.0, qPrintable(QString::number(error)));
    QVERIFY(error < 3.0 * *fill.expectedNcm && error > 0.2 * *fill.expectedNcm);
}

void FillFromTest::frameRateAndSizeMayDiffer()
{
    const Gap gap = gapOf(m_brief, leftArm, lostFrames);
    Clip other = m_other;
    for (int frame = other.motion.frameCount() - 1; frame >= 0; frame -= 2)
        other.motion.removeFrames(frame, 1);
    other.motion.setFrameTimeSeconds(2.0 * m_other.motion.frameTimeSeconds());
    const int root = other.skeleton.joint(0).firstColumn;
    for (int joint = 0; joint < other.skeleton.jointCount(); ++joint)
        other.skeleton.setOffset(NodeId::joint(joint), 1.2 * other.skeleton.joint(joint).offset);
    for (int end = 0; end < other.skeleton.endSiteCount(); ++end)
        other.skeleton.setOffset(NodeId::endSite(end), 1.2 * other.skeleton.endSite(end).offset);
    for (int frame = 0; frame < other.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            other.motion.setValue(frame, root + axis, 1.2 * other.motion.value(frame, root + axis));
    }
    Files files;
    files.add("other.bvh", other);
    const AppliedOperation result =
        test::apply(armCall + ",method=body,from=other.bvh", withNoise(m_brief, gap), files.context());
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const double error = endError(m_brief, result.clip, gap);
    QVERIFY2(error < 3.0, qPrintable(QString::number(error)));
    QVERIFY(*result.fills.at(0).expectedNcm < 4.0);
}

void FillFromTest::aLongClipKeepsItsOwnTrials()
{
    Files files;
    files.add("brief.bvh", m_brief);
    const Clip lost = withNoise(m_other, gapOf(m_other, leftArm, lostFrames));
    const AppliedOperation result = test::apply(armCall + ",from=brief.bvh", lost, files.context());
    QVERIFY(!result.fills.at(0).triesOthers);
    QVERIFY(*result.fills[0].expectedNcm <= *test::apply(armCall, lost).fills.at(0).expectedNcm + 1e-9);
}

void FillFromTest::severalClipsAreSeparatedByPlus()
{
    Files files;
    files.add("a.bvh", framesOf(m_walk, 0, 200));
    files.add("b.bvh", framesOf(m_walk, 200, 250));
    const AppliedOperation result = test::apply(armCall + ",from=a.bvh+b.bvh", m_brief, files.context());
    QVERIFY2(textOf(result.notes).contains(u"a.bvh read to learn from: 200 frames") &&
                 textOf(result.notes).contains(u"b.bvh read to learn from: 250 frames"),
             qPrintable(textOf(result.notes)));
}

void FillFromTest::otherClipsAreRefused_data()
{
    QTest::addColumn<Clip>("other");
    QTest::addColumn<QString>("words");
    Clip renamed = m_other;
    renamed.skeleton.setName(jointNamed(renamed.skeleton, "LeftForeArm"), "LeftElbow");
    QTest::newRow("a name") << renamed << "the first that differs is LeftForeArm";
    Clip bent = m_other;
    const int shin = jointNamed(bent.skeleton, "LeftLeg");
    bent.skeleton.setOffset(NodeId::joint(shin), {20.0, -30.0, 0.0});
    QTest::newRow("a rest pose") << bent << "the first bone that points elsewhere is LeftLeg";
    QTest::newRow("an axis") << noisyWalker({.frames = 300, .up = Axis::Z}) << "another axis is up";
    QTest::newRow("two frames") << framesOf(m_other, 0, 2) << "fewer than three frames";
}

void FillFromTest::otherClipsAreRefused()
{
    QFETCH(Clip, other);
    QFETCH(QString, words);
    Files files;
    files.add("other.bvh", other);
    const AppliedOperation result = test::apply(armCall + ",from=other.bvh", m_brief, files.context());
    QCOMPARE(int(result.outcome), int(Outcome::Refused));
    const QString problem = QString::fromStdString(result.problem.text());
    QVERIFY2(problem.contains(words) && problem.contains(u"other.bvh"), qPrintable(problem));
}

void FillFromTest::theSameClipIsSaid()
{
    Files files;
    files.add("same.bvh", m_brief);
    const AppliedOperation result = test::apply(
        armCall + ",from=same.bvh", withNoise(m_brief, gapOf(m_brief, leftArm, lostFrames)), files.context());
    QVERIFY2(textOf(result.warnings).contains(u"same.bvh has the same frames"), qPrintable(textOf(result.warnings)));
}

void FillFromTest::unreadableFilesAreNamed()
{
    const AppliedOperation result = test::apply(armCall + ",from=/nowhere/at all.bvh", m_brief);
    QCOMPARE(int(result.outcome), int(Outcome::UnreadableClip));
    QVERIFY2(result.problem.text().find("at all.bvh") != std::string::npos, result.problem.text().c_str());
    QCOMPARE(int(test::apply(armCall + ",from=a.bvh+", m_brief).outcome), int(Outcome::WrongCall));
}

void FillFromTest::namesMayHavePlusSigns()
{
    const std::vector<std::string> names{"a+b.bvh", "c.bvh", "d++.bvh"};
    QCOMPARE(clipNamesText(names), std::string("a++b.bvh+c.bvh+d++++.bvh"));
    QVERIFY(clipNamesIn(clipNamesText(names)) == names);
    Files files;
    files.add("a+b.bvh", m_other);
    QVERIFY(test::apply(armCall + ",from=a++b.bvh", m_brief, files.context()).isDone());
}

void FillFromTest::theProgressStopsIt()
{
    Files files;
    files.add("other.bvh", m_other);
    int reports = 0;
    const auto apply = [&](int most) {
        reports = 0;
        return limber::apply(armCall + ",from=other.bvh", m_brief, files.context(),
                             Progress([&](double) { return ++reports < most; }));
    };
    QVERIFY(apply(1000000).isDone());
    const int all = reports;
    for (int most = 1; most < all; most += all / 15)
        QCOMPARE(int(apply(most).outcome), int(Outcome::Cancelled));
}

QTEST_APPLESS_MAIN(FillFromTest)

} // namespace tst_fillfrom

#include "tst_fillfrom.moc"
