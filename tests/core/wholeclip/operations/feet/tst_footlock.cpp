#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/rolesbyname.h"
#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "feet/feetrecord.h"
#include "feet/footslide.h"
#include "mapping/contactsfile.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"
#include "pose/pose.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/sharedfiles.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <glm/geometric.hpp>

#include <random>

namespace tst_footlock {

using namespace limber;
using namespace limber::test;

namespace {

constexpr glm::dvec3 up{0.0, 1.0, 0.0};

// Adds two sine waves to each rotation.
void shake(Clip &clip, double degrees)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> phase(0.0, 6.28);
    for (int column = 3; column < clip.skeleton.columnCount(); ++column) {
        const double a = phase(random);
        const double b = phase(random);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const double noise = std::sin(0.5 * frame + a) + 0.5 * std::sin(0.9 * frame + b);
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + degrees * noise);
        }
    }
}

// A walker whose feet shake by about a normalised centimetre.
Walker shakingWalker(double degrees = 0.6)
{
    Walker walker = makeWalker();
    shake(walker.clip, degrees);
    return walker;
}

OperationContext contextOf(const Walker &walker)
{
    OperationContext context;
    context.contacts = &walker.contacts;
    return context;
}

FeetRecord recordOf(const Clip &clip)
{
    return *recordFeet(clip, {}, rolesByName(clip.skeleton, Vocabulary::builtIn()), directionOf(Axis::Y), {});
}

FootSlide slideIn(const Clip &clip, const Contacts &contacts)
{
    FootSlide slide;
    const FeetRecord record = recordOf(clip);
    for (const LegRecord &leg : record.legs) {
        slide.add(slideOf(leg.track().ankle, intervalsOf(contacts, leg.joints().foot, record.frameCount()), up));
        slide.add(slideOf(leg.track().toe, intervalsOf(contacts, leg.joints().toe, record.frameCount()), up));
    }
    return slide;
}

// The largest step of a joint along the floor during its contacts, whatever is a foot.
// Jitter of a capture: each angle is off by itself in each frame.
void addJitter(Clip &clip, double degrees)
{
    std::mt19937 random(11);
    std::normal_distribution<double> noise(0.0, degrees);
    for (int column = 3; column < clip.skeleton.columnCount(); ++column) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + noise(random));
    }
}

// How far nodes move per frame in the middle of their contacts, on average.
double usualSlideOf(const Clip &clip, const Contacts &contacts)
{
    constexpr int edge = 10; // frames in which the foot rolls
    double sum = 0.0;
    int count = 0;
    for (const JointContacts &joint : contacts) {
        for (const FrameInterval &contact : joint.intervals) {
            for (int frame = contact.first + edge; frame < contact.last - edge; ++frame) {
                sum += glm::distance(poseAt(clip, frame, {}).positionOf(NodeId::joint(joint.joint)),
                                     poseAt(clip, frame + 1, {}).positionOf(NodeId::joint(joint.joint)));
                ++count;
            }
        }
    }
    return sum / count;
}

double slideOfNodes(const Clip &clip, const Contacts &contacts)
{
    FootSlide slide;
    for (const JointContacts &joint : contacts) {
        std::vector<glm::dvec3> track;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            track.push_back(poseAt(clip, frame, {}).positionOf(NodeId::joint(joint.joint)));
        slide.add(slideOf(track, joint.intervals, up));
    }
    return slide.largest;
}

double largestThirdDifference(const Clip &clip)
{
    double largest = 0.0;
    const FeetRecord record = recordOf(clip);
    for (const LegRecord &leg : record.legs) {
        const std::vector<glm::dvec3> &track = leg.track().ankle;
        for (std::size_t i = 3; i < track.size(); ++i)
            largest = std::max(largest, glm::length(track[i] - 3.0 * track[i - 1] + 3.0 * track[i - 2] - track[i - 3]));
    }
    return largest;
}

// Whether two clips have the same values in the columns of a joint.
bool sameColumns(const Clip &a, const Clip &b, int joint)
{
    const Joint &which = a.skeleton.joint(joint);
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        for (int i = 0; i < which.columnCount(); ++i) {
            if (a.motion.value(frame, which.firstColumn + i) != b.motion.value(frame, which.firstColumn + i))
                return false;
        }
    }
    return true;
}

} // namespace

class FootLockTest : public QObject
{
    Q_OBJECT

private slots:
    void standingFeetStandStill();
    void theFarthestMoveIsSaid();
    void anchorsMayBeTheFirstFrame();
    void theUpperBodyIsKeptWhereThePelvisNeedNotMove();
    void framesFarFromContactsAreKept();
    void oneFootCanBeLockedAlone();
    void contactsMayComeFromAFile();
    void partOfTheFramesIsHeldSmoothly();
    void figureWithoutLegsIsRefused();
    void aStillFigureIsNotChanged();
    void aSecondRunChangesNothing_data();
    void aSecondRunChangesNothing();
    void aGivenContactIsHeldToItsEnds();
    void kneesDoNotPop_data();
    void kneesDoNotPop();
    void kneesOfRealClipsDoNotPop();
    void jitterDoesNotShakeASeatedBody();
    void jointsThatCannotRotateFreelyAreReported();
    void aRangeAroundOneContactIsHeld();
    void feetOutOfReachAreReported();
    void aRootThatStandsStillStaysStill();
    void whatNobodySeesIsNoWarning();
    void aPelvisWithoutPositionsIsNotLowered();
    void contactsThatAreLetGoAreCountedApart();
    void theFeetOfTwoActorsAreHeld_data();
    void theFeetOfTwoActorsAreHeld();
    void fourFeetOfAnAnimalAreHeld();
    void smoothingHoldsFourFeet();
    void feetThatSlideAllTheTimeAreHeld();
    void feetWhoseTravelDoesNotFitAreHeld_data();
    void feetWhoseTravelDoesNotFitAreHeld();
    void aFloorThatMovesIsSaid();
    void smoothingLeavesFeetThatSlide();
    void smoothingHoldsFeetOnlyWhereItIsKnownWhereTheyStand_data();
    void smoothingHoldsFeetOnlyWhereItIsKnownWhereTheyStand();
    void smoothingLeavesWhatItHasNotMoved();
};

void FootLockTest::standingFeetStandStill()
{
    const Walker walker = shakingWalker();
    const AppliedOperation result = limber::apply("footlock", walker.clip, contextOf(walker));
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const double before = slideIn(walker.clip, walker.contacts).largest;
    const FootSlide after = slideIn(result.clip, walker.contacts);
    QVERIFY2(before > 0.2, qPrintable(QString::number(before)));
    QVERIFY2(after.largest <= 1e-3, qPrintable(QString::number(after.largest)));
    QVERIFY(largestThirdDifference(result.clip) <= 1.3 * largestThirdDifference(walker.clip));
    QVERIFY(!result.notes.empty());
}

void FootLockTest::theFarthestMoveIsSaid()
{
    const auto noteOf = [](const AppliedOperation &result) {
        const auto isIt = [](const Message &note) {
            return std::string_view(note.form()) == messages::footMovedMost(0, 0, 0).form();
        };
        const auto found = std::ranges::find_if(result.notes, isIt);
        return found == result.notes.end() ? std::string() : found->text();
    };
    const Walker walker = shakingWalker(2.0);
    const AppliedOperation result = limber::apply("footlock", walker.clip, contextOf(walker));
    const FeetRecord before = recordOf(walker.clip);
    const FeetRecord after = recordOf(result.clip);
    std::string farthest;
    double most = 0.0;
    for (std::size_t leg = 0; leg < before.legs.size(); ++leg) {
        for (int frame = 0; frame < before.frameCount(); ++frame) {
            const double distance =
                glm::distance(at(before.legs[leg].track().ankle, frame), at(after.legs[leg].track().ankle, frame));
            if (distance <= most)
                continue;
            most = distance;
            const Joint &foot = walker.clip.skeleton.joint(before.legs[leg].joints().foot);
            farthest = messages::footMovedMost(noteCentimetres(most, before.figures.front().ncmPerUnit),
                                               nameArgument(foot.name), frame)
                           .text();
        }
    }
    QVERIFY2(noteOf(result) == farthest, (noteOf(result) + " | " + farthest).c_str());
    const Walker still = shakingWalker(0.05);
    QCOMPARE(noteOf(limber::apply("footlock", still.clip, contextOf(still))), std::string());
}

void FootLockTest::anchorsMayBeTheFirstFrame()
{
    const Walker walker = shakingWalker();
    const Clip held = applied("footlock:anchor=first,drop=0.2", walker.clip, contextOf(walker));
    const FeetRecord before = recordOf(walker.clip);
    const FeetRecord after = recordOf(held);
    QVERIFY(slideIn(held, walker.contacts).largest <= 1e-3);
    // The longest contact of a foot decides; its first frame is kept.
    double nearest = 1e9;
    for (const FrameInterval &frames : walker.contacts[1].intervals)
        nearest = std::min(nearest, glm::distance(at(before.legs[0].track().toe, frames.first),
                                                  at(after.legs[0].track().toe, frames.first)));
    QVERIFY2(nearest < 1e-6, qPrintable(QString::number(nearest)));
}

void FootLockTest::theUpperBodyIsKeptWhereThePelvisNeedNotMove()
{
    const Walker walker = shakingWalker();
    const Clip held = applied("footlock:drop=0", walker.clip, contextOf(walker));
    for (int joint = 0; joint < held.skeleton.jointCount(); ++joint) {
        const std::string &name = held.skeleton.joint(joint).name;
        const bool isOfLeg = name.ends_with("UpLeg") || name.ends_with("Leg") || name.ends_with("Foot");
        QVERIFY2(isOfLeg || sameColumns(walker.clip, held, joint), name.c_str());
    }
}

void FootLockTest::framesFarFromContactsAreKept()
{
    Walker walker = shakingWalker();
    for (JointContacts &contacts : walker.contacts)
        contacts.intervals = {{100, 110}};
    const Clip held = applied("footlock:drop=0", walker.clip, contextOf(walker));
    for (int frame = 0; frame < held.motion.frameCount(); ++frame) {
        if (frame >= 100 - 8 && frame <= 110 + 8)
            continue;
        QVERIFY(std::ranges::equal(held.motion.frame(frame), walker.clip.motion.frame(frame)));
    }
}

void FootLockTest::oneFootCanBeLockedAlone()
{
    const Walker walker = shakingWalker();
    const Clip held = applied("footlock:feet=left,drop=0", walker.clip, contextOf(walker));
    QVERIFY(sameColumns(walker.clip, held, jointNamed(held.skeleton, "RightLeg")));
    QVERIFY(!sameColumns(walker.clip, held, jointNamed(held.skeleton, "LeftLeg")));
}

void FootLockTest::contactsMayComeFromAFile()
{
    const Walker walker = shakingWalker();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("contacts.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contactsText(walker.contacts, walker.clip.skeleton).c_str());
    file.close();
    const std::string call = "footlock:contacts=\"" + path.toStdString() + "\"";
    const Clip held = applied(call, walker.clip);
    QVERIFY(writeBvh(held) == writeBvh(applied("footlock", walker.clip, contextOf(walker))));

    const AppliedOperation missing = limber::apply("footlock:contacts=/nowhere/at/all", walker.clip);
    QCOMPARE(int(missing.outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(!missing.problem.isEmpty());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{\"contacts\": {\"Nobody\": [[0, 3]]}}");
    file.close();
    QCOMPARE(int(limber::apply(call, walker.clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void FootLockTest::partOfTheFramesIsHeldSmoothly()
{
    const Walker walker = shakingWalker();
    const Clip held = applied("footlock:frames=60-180", walker.clip, contextOf(walker));
    for (int frame = 0; frame < held.motion.frameCount(); ++frame) {
        if (frame < 60 || frame > 180)
            QVERIFY(std::ranges::equal(held.motion.frame(frame), walker.clip.motion.frame(frame)));
    }
    QVERIFY(largestThirdDifference(held) <= 1.3 * largestThirdDifference(walker.clip));
}

void FootLockTest::figureWithoutLegsIsRefused()
{
    const AppliedOperation result = limber::apply("footlock", makeRandomClip({.joints = 3}));
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(!result.problem.isEmpty());
}

void FootLockTest::aStillFigureIsNotChanged()
{
    const Walker walker = makeWalker();
    const AppliedOperation result = limber::apply("footlock:drop=0", walker.clip, contextOf(walker));
    QVERIFY(result.isDone());
    QVERIFY(slideIn(walker.clip, walker.contacts).largest < 1e-6);
    QVERIFY2(result.changes.degrees.amount < 1e-3, qPrintable(QString::number(result.changes.degrees.amount)));
}

void FootLockTest::aSecondRunChangesNothing_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<QString>("before");
    for (const double rate : {24.0, 30.0, 60.0, 120.0}) {
        for (const double degrees : {0.1, 0.2}) {
            QTest::addRow("%g degrees, %g fps", degrees, rate) << degrees << rate << QString();
            QTest::addRow("%g degrees, %g fps, in place", degrees, rate)
                << degrees << rate << QStringLiteral("inplace:path=line");
        }
    }
}

// The contacts are found anew, and they are longer, since feet fade slowly out of the lock.
void FootLockTest::aSecondRunChangesNothing()
{
    QFETCH(double, degrees);
    QFETCH(double, framesPerSecond);
    QFETCH(QString, before);
    const int frames = static_cast<int>(4.0 * framesPerSecond);
    Clip clip = makeWalker({.frames = frames, .framesPerSecond = framesPerSecond, .bends = false}).clip;
    addJitter(clip, 0.2 * degrees);
    shake(clip, degrees);
    if (!before.isEmpty())
        clip = applied(before.toStdString(), clip);
    const AppliedOperation once = limber::apply("footlock", clip);
    QVERIFY(once.isDone() && once.changes.isAnyChange);
    const AppliedOperation twice = limber::apply("footlock", once.clip);
    QVERIFY2(!twice.changes.isAnyChange, qPrintable(QStringLiteral("by %1°").arg(twice.changes.degrees.amount)));
    QVERIFY(std::ranges::any_of(twice.notes, [](const Message &note) {
        return note.text().find("as they are: the feet already stand in them") != std::string::npos;
    }));
}

// Somebody lets a contact begin earlier, in frames in which the foot does not yet stand.
void FootLockTest::aGivenContactIsHeldToItsEnds()
{
    Walker walker = makeWalker();
    for (JointContacts &joint : walker.contacts) {
        for (FrameInterval &contact : joint.intervals)
            contact.first = std::max(0, contact.first - 2);
    }
    const double before = slideIn(walker.clip, walker.contacts).largest;
    const double after = slideIn(applied("footlock", walker.clip, contextOf(walker)), walker.contacts).largest;
    QVERIFY2(before > 0.5 && after < 0.1, qPrintable(QStringLiteral("%1 after %2").arg(after).arg(before)));
}

namespace {

// The highest speed at which the knees bend and straighten, in degrees a frame.
double largestKneeRate(const Clip &clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    double largest = 0.0;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const LegJoints leg = legJoints(roles, side);
        double before = 0.0;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const Pose pose = evaluatePose(clip.skeleton, clip.motion.frame(frame), rules);
            const glm::dvec3 &knee = at(pose.jointPositions, leg.shin);
            const glm::dvec3 thigh = glm::normalize(at(pose.jointPositions, leg.thigh) - knee);
            const glm::dvec3 shin = glm::normalize(at(pose.jointPositions, leg.foot) - knee);
            const double angle =
                std::atan2(glm::length(glm::cross(thigh, shin)), glm::dot(thigh, shin)) * 57.29577951308232;
            largest = std::max(largest, frame > 0 ? std::abs(angle - before) : 0.0);
            before = angle;
        }
    }
    return largest;
}

constexpr double mostKneeRate = 1.5; // as a multiple of the largest rate before
constexpr double stillKnee = 0.5; // degrees a frame: knees that did not move before cannot be judged by a ratio

} // namespace

void FootLockTest::kneesDoNotPop_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QString>("call");
    for (const double degrees : {0.2, 0.6, 1.2}) {
        for (const char *call : {"footlock", "footlock:drop=0", "footlock:anchor=first"})
            QTest::addRow("%s, %g", call, degrees) << degrees << QString::fromLatin1(call);
    }
}

void FootLockTest::kneesDoNotPop()
{
    QFETCH(double, degrees);
    QFETCH(QString, call);
    const Walker walker = shakingWalker(degrees);
    const double before = largestKneeRate(walker.clip);
    const double after = largestKneeRate(applied(call.toStdString(), walker.clip, contextOf(walker)));
    QVERIFY2(after <= mostKneeRate * before, qPrintable(QStringLiteral("%1, before %2").arg(after).arg(before)));
}

void FootLockTest::kneesOfRealClipsDoNotPop()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    constexpr int mostClips = 12;
    int tried = 0;
    const QStringList names = corpusNames();
    for (const QString &name : names) {
        const ReadResult read = readBvhFile(corpusPath(name).toStdString());
        if (!read.clip || read.clip->motion.frameCount() < 60 || read.clip->motion.frameCount() > 2000)
            continue;
        const AppliedOperation result = limber::apply("footlock", *read.clip);
        if (!result.isDone() || !result.changes.isAnyChange || ++tried > mostClips)
            continue;
        const double before = largestKneeRate(*read.clip);
        const double after = largestKneeRate(result.clip);
        QVERIFY2(after <= std::max(mostKneeRate * before, stillKnee),
                 qPrintable(QStringLiteral("%1: %2, before %3").arg(name).arg(after).arg(before)));
    }
    if (tried == 0)
        QSKIP("no clip of the corpus has feet that stand");
}

void FootLockTest::aRangeAroundOneContactIsHeld()
{
    const Walker walker = shakingWalker();
    const FrameInterval contact = walker.contacts[0].intervals[1];
    const FrameInterval range{contact.first - 4, contact.last + 4};
    const AppliedOperation result =
        limber::apply("footlock:feet=left,frames=" + std::to_string(range.first) + "-" + std::to_string(range.last),
                      walker.clip, contextOf(walker));
    QVERIFY(result.isDone() && result.changes.isAnyChange);
    const Contacts one{{walker.contacts[0].joint, {contact}}};
    QVERIFY(slideIn(walker.clip, one).largest > 0.1);
    QVERIFY2(slideIn(result.clip, one).largest < 1e-3, qPrintable(QString::number(slideIn(result.clip, one).largest)));
    for (int frame = 0; frame < walker.clip.motion.frameCount(); ++frame) {
        if (!range.contains(frame))
            QVERIFY(std::ranges::equal(result.clip.motion.frame(frame), walker.clip.motion.frame(frame)));
    }
}

// The knees of the take tremble; the pelvis must not move so that those of the result do so as well.
void FootLockTest::jitterDoesNotShakeASeatedBody()
{
    Walker walker = makeWalker({.framesPerSecond = 240.0, .bendsKneesForward = true});
    Clip &clip = walker.clip;
    std::mt19937 random(5);
    std::normal_distribution<double> noise(0.0, 0.3);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Joint &which = clip.skeleton.joint(joint);
        const double bent = which.name.ends_with("UpLeg") ? -90.0 : which.name.ends_with("Leg") ? 90.0 : 0.0;
        for (int i = 0; i < which.columnCount(); ++i) {
            const bool bends = which.channels[static_cast<std::size_t>(i)] == channels::Xrotation;
            const double value = joint == 0 ? clip.motion.value(0, which.firstColumn + i) : bends ? bent : 0.0;
            for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
                clip.motion.setValue(frame, which.firstColumn + i, value + (joint == 0 ? 0.0 : noise(random)));
        }
    }
    for (JointContacts &contacts : walker.contacts)
        contacts.intervals = {{0, clip.motion.frameCount() - 1}};
    const Clip held = applied("footlock", clip, contextOf(walker));
    QVERIFY(slideIn(held, walker.contacts).largest < 0.5 * slideIn(clip, walker.contacts).largest);
    double squares = 0.0;
    for (int frame = 1; frame + 1 < held.motion.frameCount(); ++frame) {
        const double shaking =
            held.motion.value(frame - 1, 1) - 2.0 * held.motion.value(frame, 1) + held.motion.value(frame + 1, 1);
        squares += shaking * shaking / held.motion.frameCount();
    }
    QVERIFY2(std::sqrt(squares) < 0.15, std::to_string(std::sqrt(squares)).c_str()); // 0.35 with the jitter
}

void FootLockTest::jointsThatCannotRotateFreelyAreReported()
{
    Walker walker = shakingWalker();
    walker.clip = applied("channels:joints=LeftUpLeg,to=Xrotation", walker.clip);
    const AppliedOperation result = limber::apply("footlock", walker.clip, contextOf(walker));
    QVERIFY(result.isDone());
    // What the joint cannot do leaves the foot short of its contacts.
    QVERIFY(result.warnings.size() > 1);
    QVERIFY(result.warnings.front().text().starts_with(
        "1 joint has fewer than three rotation channels and cannot rotate as needed"));
    QVERIFY(result.warnings[1].text().starts_with("LeftFoot"));
}

// A foot is to stand while the figure walks away from it.
void FootLockTest::feetOutOfReachAreReported()
{
    Walker walker = makeWalker({.frames = 120});
    const int foot = walker.contacts[0].joint;
    walker.contacts = {{foot, {{0, 119}}}};
    const AppliedOperation result = limber::apply("footlock:anchor=first,drop=0", walker.clip, contextOf(walker));
    QVERIFY(result.isDone());
    const auto footIn = [foot](const Clip &clip, int frame) {
        return poseAt(clip, frame, {}).jointPositions[static_cast<std::size_t>(foot)];
    };
    const glm::dvec3 start = footIn(walker.clip, 0);
    double missing = 0.0;
    int firstShort = -1;
    for (int frame = 0; frame < 120; ++frame) {
        const double away = glm::distance(start, footIn(result.clip, frame));
        missing = std::max(missing, away);
        firstShort = firstShort < 0 && away > 1e-3 ? frame : firstShort;
    }
    QVERIFY(firstShort > 10);
    QCOMPARE(result.warnings.size(), std::size_t(1));
    const std::vector<MessageArgument> arguments = result.warnings.front().arguments();
    QCOMPARE(result.warnings.front().text(), "LeftFoot is up to " + arguments[1].text +
                                                 " cm short of its contact in frames " + std::to_string(firstShort) +
                                                 " to 119");
    missing *= recordOf(result.clip).figures.front().ncmPerUnit;
    QVERIFY2(std::abs(std::stod(arguments[1].text) - missing) < 0.06,
             qPrintable(QString::number(missing) + QString::fromStdString(result.warnings.front().text())));
}

// Hips that travel below a root are lowered themselves: a root on the floor would move up and down.
void FootLockTest::aRootThatStandsStillStaysStill()
{
    const Walker walker = shakingWalker();
    const Clip clip = withStillRoot(walker.clip);
    Contacts contacts = walker.contacts;
    for (JointContacts &joint : contacts)
        ++joint.joint;
    OperationContext context;
    context.contacts = &contacts;
    const AppliedOperation result = limber::apply("footlock:drop=0.2", clip, context);
    QVERIFY(result.isDone());
    const AppliedOperation alone = limber::apply("footlock:drop=0.2", walker.clip, contextOf(walker));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 0; column < 6; ++column)
            QCOMPARE(result.clip.motion.value(frame, column), clip.motion.value(frame, column));
        QVERIFY(std::abs(result.clip.motion.value(frame, 7) - alone.clip.motion.value(frame, 1)) < 1e-9);
    }
}

// A leg that is short by less than a hundredth of its length looks as if it reached its contact.
void FootLockTest::whatNobodySeesIsNoWarning()
{
    int seen = 0;
    int unseen = 0;
    for (int last = 350; last < 480; last += last < 400 ? 2 : 79) {
        Walker walker = makeWalker({.frames = 480, .framesPerSecond = 480.0});
        const int foot = walker.contacts[0].joint;
        walker.contacts = {{foot, {{0, last}}}};
        const AppliedOperation result = limber::apply("footlock:anchor=first,drop=0", walker.clip, contextOf(walker));
        QVERIFY(result.isDone());
        double missing = 0.0;
        const auto footIn = [&](const Clip &clip, int frame) {
            return poseAt(clip, frame, {}).jointPositions[static_cast<std::size_t>(foot)];
        };
        for (int frame = 0; frame <= last; ++frame)
            missing = std::max(missing, glm::distance(footIn(walker.clip, 0), footIn(result.clip, frame)));
        bool isSaid = false;
        for (const Message &warning : result.warnings) {
            if (warning.text().find(" cm short of its contact") == std::string::npos)
                continue;
            isSaid = true;
            QVERIFY(std::stod(warning.arguments()[1].text) >= 0.01 * (42.0 + 41.0));
        }
        seen += isSaid ? 1 : 0;
        unseen += !isSaid && missing > 1e-4 && missing < 0.8 ? 1 : 0;
    }
    QVERIFY(seen > 0);
    QVERIFY(unseen > 0);
}

void FootLockTest::aPelvisWithoutPositionsIsNotLowered()
{
    Walker walker = shakingWalker();
    const auto words = "no joint above the legs has three position channels: the pelvis is not lowered";
    const auto hasWarning = [&](const AppliedOperation &result) {
        return std::ranges::count(result.warnings, std::string(words), &Message::text);
    };
    QCOMPARE(hasWarning(limber::apply("footlock:drop=0.2", walker.clip, contextOf(walker))), 0);
    walker.clip = applied("channels:joints=Hips,to=Zrotation+Xrotation+Yrotation", walker.clip);
    const AppliedOperation result = limber::apply("footlock:drop=0.2", walker.clip, contextOf(walker));
    QVERIFY(result.isDone());
    QCOMPARE(hasWarning(result), 1);
    QVERIFY(sameColumns(walker.clip, result.clip, 0));
}

// A foot that should stand while the figure walks on cannot be held without a jump.
void FootLockTest::contactsThatAreLetGoAreCountedApart()
{
    const Walker walker = shakingWalker();
    Contacts contacts = walker.contacts;
    const FrameInterval first = contacts[0].intervals.at(1);
    contacts[0].intervals.at(1).last = first.last + 20;
    OperationContext context;
    context.contacts = &contacts;
    const AppliedOperation result = limber::apply("footlock", walker.clip, context);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const auto countOf = [&](const Message &like) {
        const auto found = std::ranges::find_if(
            result.notes, [&](const Message &note) { return std::string_view(note.form()) == like.form(); });
        return found == result.notes.end() ? 0 : *found->count();
    };
    std::size_t all = 0;
    for (const JointContacts &joint : contacts)
        all += joint.intervals.size();
    const int held = countOf(messages::contactsHeld(1, 0, 0));
    const int loose = countOf(messages::contactsHeldInPart(1)) + countOf(messages::contactsNotHeld(1));
    QVERIFY(loose > 0);
    QCOMPARE(held + loose, static_cast<int>(all));
}

void FootLockTest::theFeetOfTwoActorsAreHeld_data()
{
    QTest::addColumn<Together>("together");
    QTest::newRow("two roots") << Together::TwoRoots;
    QTest::newRow("a common root") << Together::CommonRoot;
}

void FootLockTest::theFeetOfTwoActorsAreHeld()
{
    QFETCH(Together, together);
    const Walker walker = shakingWalker();
    const Clip held = applied("footlock", walker.clip, contextOf(walker));
    const Clip both = bothIn(walker.clip, walker.clip, together);
    Contacts contacts;
    const int first = together == Together::CommonRoot ? 1 : 0;
    for (const int base : {first, first + walker.clip.skeleton.jointCount()}) {
        for (const JointContacts &joint : walker.contacts)
            contacts.push_back({base + joint.joint, joint.intervals});
    }
    OperationContext context;
    context.contacts = &contacts;
    const Clip bothHeld = applied("footlock", both, context);
    // Each actor is held as if it were alone.
    const int columns = held.skeleton.columnCount();
    for (int frame = 0; frame < held.motion.frameCount(); ++frame) {
        for (int column = 0; column < columns; ++column) {
            QVERIFY(std::abs(bothHeld.motion.value(frame, column) - held.motion.value(frame, column)) < 1e-6);
            const double beside = column == 0 ? 150.0 : 0.0;
            QVERIFY(std::abs(bothHeld.motion.value(frame, columns + column) - beside -
                             held.motion.value(frame, column)) < 1e-6);
        }
    }
}

void FootLockTest::fourFeetOfAnAnimalAreHeld()
{
    Animal animal = makeAnimal();
    shake(animal.clip, 0.6);
    OperationContext context;
    context.contacts = &animal.contacts;
    const Clip held = applied("footlock", animal.clip, context);
    QVERIFY(slideOfNodes(animal.clip, animal.contacts) > 0.1);
    const double after = slideOfNodes(held, animal.contacts);
    QVERIFY2(after < 1e-3, qPrintable(QString::number(after)));
    // The shoulders follow the pelvis.
    for (const char *name : {"Spine", "Neck", "Head", "Tail"})
        QVERIFY(sameColumns(animal.clip, held, jointNamed(held.skeleton, name)));
}

void FootLockTest::smoothingHoldsFourFeet()
{
    Animal animal = makeAnimal();
    shake(animal.clip, 0.3);
    OperationContext context;
    context.contacts = &animal.contacts;
    const Clip held = applied("smooth", animal.clip, context);
    QVERIFY(slideOfNodes(applied("smooth:feet=free", animal.clip, context), animal.contacts) > 0.05);
    const double after = slideOfNodes(held, animal.contacts);
    QVERIFY2(after < 0.05, qPrintable(QString::number(after))); // a foot that nearly stands still
}

// The whole figure drifts to the side, which is no floor that moves.
void FootLockTest::feetThatSlideAllTheTimeAreHeld()
{
    const Walker walker = makeWalker({.frames = 360, .bends = false});
    Clip clip = walker.clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 0, clip.motion.value(frame, 0) + 0.27 * frame);
    QVERIFY(usualSlideOf(clip, walker.contacts) > 0.25);
    const AppliedOperation held = limber::apply("footlock", clip);
    const double after = usualSlideOf(held.clip, walker.contacts);
    QVERIFY2(after < 0.01, qPrintable(QString::number(after)));
    QVERIFY(std::ranges::none_of(
        held.notes, [](const Message &note) { return note.text().find("a floor that moves") != std::string::npos; }));
}

void FootLockTest::feetWhoseTravelDoesNotFitAreHeld_data()
{
    QTest::addColumn<double>("factor");
    for (const double factor : {0.7, 1.3})
        QTest::addRow("%g", factor) << factor;
}

// That is no floor that moves, although standing feet share a velocity.
void FootLockTest::feetWhoseTravelDoesNotFitAreHeld()
{
    QFETCH(double, factor);
    const Walker walker = makeWalker({.frames = 360, .bends = false});
    Clip clip = walker.clip;
    for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
        for (const int column : {0, 2}) {
            const double first = clip.motion.value(0, column);
            clip.motion.setValue(frame, column, first + factor * (clip.motion.value(frame, column) - first));
        }
    }
    const double before = usualSlideOf(clip, walker.contacts);
    const AppliedOperation held = limber::apply("footlock", clip);
    const double after = usualSlideOf(held.clip, walker.contacts);
    QVERIFY2(before > 0.25 && after < 0.01, qPrintable(QStringLiteral("%1 after %2").arg(after).arg(before)));
    QVERIFY(std::ranges::any_of(held.warnings, [](const Message &note) {
        return note.text().find("the travel does not fit the steps") != std::string::npos;
    }));
}

void FootLockTest::aFloorThatMovesIsSaid()
{
    const Clip clip = applied("inplace:path=line", makeWalker({.bends = false}).clip);
    const AppliedOperation held = limber::apply("footlock", clip);
    QVERIFY(std::ranges::any_of(held.notes, [](const Message &note) {
        return note.text().find("a floor that moves at") != std::string::npos;
    }));
}

// A foot that slides, or whose heel rises, goes on doing so: held in one place it would bend the straight legs.
void FootLockTest::smoothingLeavesFeetThatSlide()
{
    const Walker walker = makeWalker();
    Clip clip;
    clip.skeleton = walker.clip.skeleton;
    clip.motion = Motion(120, clip.skeleton.columnCount());
    clip.motion.setFrameTimeSeconds(1.0 / 60.0);
    for (int frame = 0; frame < 120; ++frame) {
        clip.motion.setValue(frame, 0, 0.1 * frame);
        clip.motion.setValue(frame, 1, 100.0 + 0.02 * frame);
    }
    Contacts contacts = walker.contacts;
    for (JointContacts &joint : contacts)
        joint.intervals = {{0, 119}};
    OperationContext context;
    context.contacts = &contacts;
    const double smoothed = poseError(applied("smooth", clip, context), clip).units;
    QVERIFY2(smoothed < 0.3, qPrintable(QString::number(smoothed)));
    QVERIFY(poseError(applied("footlock", clip, context), clip).units > 3.0);
}

void FootLockTest::smoothingHoldsFeetOnlyWhereItIsKnownWhereTheyStand_data()
{
    QTest::addColumn<double>("degrees"); // of the jitter
    QTest::addColumn<bool>("holds");
    QTest::newRow("a little jitter") << 0.15 << true;
    QTest::newRow("much jitter") << 2.0 << false;
}

// In much jitter, phantoms of contacts bent straight knees by many degrees, and the feet slid no less.
void FootLockTest::smoothingHoldsFeetOnlyWhereItIsKnownWhereTheyStand()
{
    QFETCH(double, degrees);
    QFETCH(bool, holds);
    const Walker walker = makeWalker({.frames = 360});
    Clip clip = walker.clip;
    addJitter(clip, degrees);
    const AppliedOperation held = limber::apply("smooth", clip);
    const Clip free = applied("smooth:feet=free", clip);
    const double slideWhenHeld = usualSlideOf(held.clip, walker.contacts);
    const double slideWhenFree = usualSlideOf(free, walker.contacts);
    QVERIFY2(poseError(held.clip, free).degrees > 0.1 || !holds, qPrintable(QString::number(slideWhenHeld)));
    const auto says = [&](const char *words) {
        return std::ranges::any_of(held.notes,
                                   [&](const Message &note) { return note.text().find(words) != std::string::npos; });
    };
    QCOMPARE(says("tremble"), !holds);
    QVERIFY(!holds || says("as in the take"));
    QVERIFY(!says("slid by"));
    if (holds)
        QVERIFY2(slideWhenHeld < 0.7 * slideWhenFree, qPrintable(QString::number(slideWhenHeld / slideWhenFree)));
    else
        QVERIFY2(poseError(held.clip, free).degrees < 1.0,
                 qPrintable(QString::number(poseError(held.clip, free).degrees)));
}

// A slow take loses nothing to the filter, so its feet have not slid and its straight knees must not bend.
void FootLockTest::smoothingLeavesWhatItHasNotMoved()
{
    const Clip slow = applied("timewarp:keys=0:0+239:1434", makeWalker().clip);
    const double moved = poseError(applied("smooth", slow), applied("smooth:feet=free", slow)).degrees;
    QVERIFY2(moved < 1.0, qPrintable(QString::number(moved)));
}

QTEST_GUILESS_MAIN(FootLockTest)

} // namespace tst_footlock

#include "tst_footlock.moc"
