#include "body/upaxisdecision.h"
#include "pose/pose.h"
#include "support/lostlimb.h"
#include "support/operationcalls.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>

namespace tst_filledfeet {

using namespace limber;
using namespace limber::test;

namespace {

const LimbNames wholeRightLeg{"RightUpLeg", "RightLeg", "RightFoot", "RightToeBase"};

std::string callFor(const FrameInterval &frames, const std::string &method = "curve")
{
    return "fill:joints=RightUpLeg+RightLeg+RightFoot+RightToeBase,frames=" + std::to_string(frames.first) + "-" +
           std::to_string(frames.last) + ",method=" + method;
}

std::vector<glm::dvec3> wayOf(const Clip &clip, const std::string &joint)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    std::vector<glm::dvec3> way;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        way.push_back(poseAt(clip, frame, rules).positionOf(NodeId::joint(jointNamed(clip.skeleton, joint))));
    return way;
}

// Returns how far a joint is off at most in some frames.
double mostOff(const Clip &truth, const Clip &filled, const std::string &joint, const FrameInterval &frames)
{
    const std::vector<glm::dvec3> is = wayOf(filled, joint);
    const std::vector<glm::dvec3> was = wayOf(truth, joint);
    double most = 0.0;
    for (int frame = frames.first; frame <= frames.last; ++frame)
        most = std::max(most, glm::distance(is[static_cast<std::size_t>(frame)], was[static_cast<std::size_t>(frame)]));
    return most;
}

// Returns how far a joint moves at most from a frame to the next.
double fastest(const Clip &clip, const std::string &joint, const FrameInterval &frames)
{
    const std::vector<glm::dvec3> way = wayOf(clip, joint);
    double most = 0.0;
    for (int frame = frames.first; frame <= frames.last; ++frame)
        most = std::max(most,
                        glm::distance(way[static_cast<std::size_t>(frame)], way[static_cast<std::size_t>(frame) - 1]));
    return most;
}

// Returns the longest frames in which both ankle and toe of the right leg stand, without their first and last ones.
FrameInterval flatStand(const Walker &walker)
{
    const int frames = walker.clip.motion.frameCount();
    const auto of = [&](const char *joint) {
        return intervalsOf(walker.contacts, jointNamed(walker.clip.skeleton, joint), frames);
    };
    const std::vector<FrameInterval> both = intersectionOf(of("RightFoot"), of("RightToeBase"));
    const FrameInterval longest = *std::ranges::max_element(both, {}, &FrameInterval::frameCount);
    return {longest.first + 2, longest.last - 2};
}

QString notesOf(const AppliedOperation &result)
{
    QStringList notes;
    for (const Message &note : result.notes)
        notes << QString::fromStdString(note.text());
    return notes.join(u'\n');
}

} // namespace

// The foot of a filled leg stands where it stood.
class FilledFeetTest : public QObject
{
    Q_OBJECT

private slots:
    void aFootThatStandsThroughTheGapStays_data();
    void aFootThatStandsThroughTheGapStays();
    void aContactThatTheUserHasSetIsKept();
    void noContactsOfTheUserHoldNothing();
    void aStepInTheGapIsLeftAlone();
    void onlyWholeLegsAreHeld();
    void theEndsHaveNoStep();
};

void FilledFeetTest::aFootThatStandsThroughTheGapStays_data()
{
    QTest::addColumn<QString>("method");
    for (const char *method : {"auto", "body", "poses", "curve", "straight"})
        QTest::newRow(method) << method;
}

void FilledFeetTest::aFootThatStandsThroughTheGapStays()
{
    QFETCH(QString, method);
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval frames = flatStand(walker);
    QVERIFY(frames.frameCount() >= 10);
    const Clip lost = withNoise(walker.clip, gapOf(walker.clip, wholeRightLeg, frames));
    const AppliedOperation result = test::apply(callFor(frames, method.toStdString()), lost);
    QVERIFY2(notesOf(result).contains(u"RightFoot stands in frames "), qPrintable(notesOf(result)));
    for (const char *joint : {"RightFoot", "RightToeBase"}) {
        const double off = mostOff(walker.clip, result.clip, joint, frames);
        QVERIFY2(off < 0.5,
                 qPrintable(
                     QStringLiteral("%1 off in %2 frames: %3").arg(off).arg(frames.frameCount()).arg(notesOf(result))));
    }
    for (const char *joint : {"Hips", "LeftFoot", "LeftToeBase", "RightUpLeg"})
        QCOMPARE(mostOff(walker.clip, result.clip, joint, {0, 479}), 0.0);
}

void FilledFeetTest::aContactThatTheUserHasSetIsKept()
{
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval stand = flatStand(walker);
    const FrameInterval frames{stand.first, stand.last + 40}; // the foot leaves the ground in the gap
    const Clip lost = withNoise(walker.clip, gapOf(walker.clip, wholeRightLeg, frames));
    OperationContext context;
    context.contacts = &walker.contacts;
    const AppliedOperation result = limber::apply(callFor(frames), lost, context);
    QVERIFY2(notesOf(result).contains(u"RightFoot stands in frames "), qPrintable(notesOf(result)));
    QVERIFY(mostOff(walker.clip, result.clip, "RightFoot", stand) < 0.5);
    QVERIFY(mostOff(walker.clip, result.clip, "RightToeBase", stand) < 0.5);
}

void FilledFeetTest::noContactsOfTheUserHoldNothing()
{
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval frames = flatStand(walker);
    const Clip lost = withNoise(walker.clip, gapOf(walker.clip, wholeRightLeg, frames));
    const Contacts none;
    OperationContext context;
    context.contacts = &none;
    QVERIFY(!notesOf(limber::apply(callFor(frames), lost, context)).contains(u"stands in frames"));
}

void FilledFeetTest::aStepInTheGapIsLeftAlone()
{
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval stand = flatStand(walker);
    const FrameInterval frames{stand.last - 4, stand.last + 100}; // most of a step
    const Clip lost = withNoise(walker.clip, gapOf(walker.clip, wholeRightLeg, frames));
    const Clip after = applied(callFor(frames, "body"), lost);
    QVERIFY(fastest(after, "RightFoot", frames) > 0.5 * fastest(walker.clip, "RightFoot", frames));
}

void FilledFeetTest::onlyWholeLegsAreHeld()
{
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval frames = flatStand(walker);
    const std::string range = std::to_string(frames.first) + "-" + std::to_string(frames.last);
    for (const std::string joints : {"RightFoot", "RightLeg+RightFoot", "LeftArm"}) {
        const AppliedOperation result = test::apply("fill:joints=" + joints + ",frames=" + range, walker.clip);
        QVERIFY(!notesOf(result).contains(u"stands in frames"));
    }
}

void FilledFeetTest::theEndsHaveNoStep()
{
    const Walker walker = makeWalker({.frames = 480, .framesPerSecond = 120.0});
    const FrameInterval frames = flatStand(walker);
    const Clip lost = withNoise(walker.clip, gapOf(walker.clip, wholeRightLeg, frames));
    const Clip after = applied(callFor(frames), lost);
    for (const std::string joint : {"RightLeg", "RightFoot", "RightToeBase"}) {
        const double usual = fastest(walker.clip, joint, {frames.first - 1, frames.last + 2});
        QVERIFY(fastest(after, joint, {frames.first - 1, frames.last + 2}) < 1.3 * usual + 0.1);
    }
}

QTEST_APPLESS_MAIN(FilledFeetTest)

} // namespace tst_filledfeet

#include "tst_filledfeet.moc"
