#include "base/at.h"
#include "body/jointedlimb.h"
#include "bvh/read/bvhfile.h"
#include "bvh/write/bvhwriter.h"
#include "feet/weighing.h"
#include "messages/skeletonmessages.h"
#include "operations/operationcount.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/sharedfiles.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace tst_balance {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;
using Outcome = AppliedOperation::Outcome;

namespace {

constexpr double kneeDegrees = 15.0;

void turn(Clip &clip, int frame, std::string_view joint, double degrees)
{
    const int index = jointNamed(clip.skeleton, joint);
    const int column = *clip.skeleton.columnOf(index, channels::Xrotation);
    clip.motion.setValue(frame, column, clip.motion.value(frame, column) + degrees);
}

glm::dvec3 placeOf(const Clip &clip, std::string_view joint, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    return at(pose.jointPositions, jointNamed(clip.skeleton, joint));
}

double smooth(double from, double to, double value)
{
    const double x = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return x * x * (3.0 - 2.0 * x);
}

struct LeanOptions
{
    double degrees = 17.0; // forward
    double framesPerSecond = 30.0;
    double scale = 1.0;
    Axis up = Axis::Y;
};

// A figure that stands with bent knees, leans forward about its ankles for two seconds, and comes back.
Clip leaning(const LeanOptions &options = {})
{
    const int frames = int(5.0 * options.framesPerSecond);
    Clip clip = makeWalker({.frames = frames,
                            .framesPerSecond = options.framesPerSecond,
                            .scale = options.scale,
                            .up = options.up,
                            .bends = false})
                    .clip;
    const int hips = jointNamed(clip.skeleton, "Hips");
    const glm::dvec3 start = placeOf(clip, "Hips", 0);
    for (int frame = 0; frame < frames; ++frame) {
        const double time = frame / options.framesPerSecond;
        const double lean = options.degrees * (smooth(1.0, 1.7, time) - smooth(3.5, 4.2, time));
        for (int column = 0; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(frame, column, 0.0);
        turn(clip, frame, "Hips", lean);
        for (const char *side : {"Left", "Right"}) {
            turn(clip, frame, std::string(side) + "UpLeg", -kneeDegrees);
            turn(clip, frame, std::string(side) + "Leg", 2.0 * kneeDegrees);
            turn(clip, frame, std::string(side) + "Foot", -kneeDegrees - lean);
        }
        const glm::dvec3 away = placeOf(clip, "LeftFoot", frame) - placeOf(clip, "LeftFoot", 0);
        for (int axis = 0; axis < 3; ++axis) {
            const int column = *clip.skeleton.columnOf(hips, at(allChannels, axis));
            clip.motion.setValue(frame, column, frame == 0 ? start[axis] : -away[axis]);
        }
    }
    return clip;
}

// Bends a leg so that its foot stays where it is in the first frame.
void holdFoot(Clip &clip, const std::string &side)
{
    const auto joint = [&](const char *name) { return jointNamed(clip.skeleton, side + name); };
    const JointedLimb leg = *jointedLimb(clip.skeleton, joint("UpLeg"), joint("Leg"), joint("Foot"));
    const glm::dvec3 goal = placeOf(clip, side + "Foot", 0);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    std::map<int, std::vector<glm::dquat>> tracks;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        Pose pose = poseAt(clip, frame, rules);
        bendLimb(leg, goal, {1.0, 0.0, 0.0}, pose);
        for (const int own : {leg.upper, leg.lower, leg.end}) {
            const glm::dmat3 &parent = at(pose.worldFromJoint, clip.skeleton.joint(own).parent);
            tracks[own].push_back(glm::quat_cast(glm::transpose(parent) * at(pose.worldFromJoint, own)));
        }
    }
    for (const auto &[own, track] : tracks)
        std::ignore = writeRotations(clip, own, 0, track);
}

// The same figure moves its pelvis aside and down within some seconds, and back, over feet that stay.
Clip leaningAside(double units, double seconds)
{
    Clip clip = leaning({.degrees = 0.0});
    const int x = *clip.skeleton.columnOf(0, channels::Xposition);
    const int y = *clip.skeleton.columnOf(0, channels::Yposition);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const double time = frame / 30.0;
        const double share = smooth(1.0, 1.0 + seconds, time) - smooth(3.5, 3.5 + seconds, time);
        clip.motion.setValue(frame, x, clip.motion.value(frame, x) + units * share);
        clip.motion.setValue(frame, y, clip.motion.value(frame, y) - 0.4 * units * share);
    }
    holdFoot(clip, "Left");
    holdFoot(clip, "Right");
    return clip;
}

struct Weighed
{
    std::vector<double> outside; // by frame, ncm
    double most = 0.0;
};

Weighed weighed(const Clip &clip, const Clip &standing, Axis up = Axis::Y)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const glm::dvec3 direction = directionOf(up);
    const auto weigh = [&](const Clip &each) {
        return *weighClip({.clip = each, .rules = rules, .up = direction, .vocabulary = Vocabulary::builtIn()}, {});
    };
    const WeighedClip own = weigh(clip);
    const WeighedClip feet = weigh(standing);
    const double ncmPerUnit = feet.weight.metresPerUnit() * 100.0;
    Weighed result;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dvec3 centre = at(own.weight.frames(), frame).centre;
        const auto axes = floorAxes(direction);
        const double outside = feet.weight.outline(frame).distanceTo({centre[axes[0]], centre[axes[1]]}) * ncmPerUnit;
        result.outside.push_back(outside);
        result.most = std::max(result.most, outside);
    }
    return result;
}

// How far joints are apart at most, file units.
double farthest(const Clip &a, const Clip &b, std::string_view joint)
{
    double most = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame)
        most = std::max(most, glm::distance(placeOf(a, joint, frame), placeOf(b, joint, frame)));
    return most;
}

double largestBend(const Clip &clip, std::string_view joint)
{
    double most = 0.0;
    for (int frame = 1; frame + 1 < clip.motion.frameCount(); ++frame)
        most = std::max(most, glm::length(placeOf(clip, joint, frame - 1) - 2.0 * placeOf(clip, joint, frame) +
                                          placeOf(clip, joint, frame + 1)));
    return most;
}

bool says(const AppliedOperation &result, std::string_view part)
{
    return std::ranges::any_of(result.notes,
                               [part](const Message &note) { return note.text().find(part) != std::string::npos; });
}

QString textOf(const AppliedOperation &result)
{
    QStringList lines{QString::fromStdString(result.problem.text())};
    for (const Message &note : result.notes)
        lines << QString::fromStdString(note.text());
    for (const Message &warning : result.warnings)
        lines << QString::fromStdString(warning.text());
    return lines.join(u'\n');
}

} // namespace

class BalanceTest : public QObject
{
    Q_OBJECT

private slots:
    void leaningFiguresStand_data();
    void leaningFiguresStand();
    void aSecondTimeChangesNothing();
    void nothingLeansOutBeforeAQuickLean_data();
    void nothingLeansOutBeforeAQuickLean();
    void onlyTheLeanChanges();
    void theUpperBodyKeepsItsRotations();
    void stillRootsStayWhereTheyAre();
    void theMarginIsKept();
    void framesOutsideOfTheRangeStay();
    void whatStandsKeepsItsBytes_data();
    void whatStandsKeepsItsBytes();
    void whatSomethingElseCarriesStays_data();
    void whatSomethingElseCarriesStays();
    void theOtherFootMayStandUnlessContactsSayNo();
    void withoutFeetOnTheFloorNothingStands();
    void theListSaysHowManyPosesLean();
    void whatCannotBeBalancedIsRefused();
    void wrongValuesAreNamedWithTheirRange();
    void theProgressStopsIt();
    void madeLeansStand_data();
    void madeLeansStand();
};

void BalanceTest::leaningFiguresStand_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("isZUp");
    QTest::newRow("30 fps") << 17.0 << 30.0 << 1.0 << false;
    QTest::newRow("24 fps, farther") << 20.0 << 24.0 << 1.0 << false;
    QTest::newRow("120 fps") << 17.0 << 120.0 << 1.0 << false;
    QTest::newRow("backward") << -9.0 << 60.0 << 1.0 << false;
    QTest::newRow("metres") << 17.0 << 30.0 << 0.01 << false;
    QTest::newRow("Z up") << 17.0 << 30.0 << 1.0 << true;
}

void BalanceTest::leaningFiguresStand()
{
    QFETCH(double, degrees);
    QFETCH(double, framesPerSecond);
    QFETCH(double, scale);
    QFETCH(bool, isZUp);
    const Axis up = isZUp ? Axis::Z : Axis::Y;
    const Clip before = leaning({degrees, framesPerSecond, scale, up});
    QVERIFY(weighed(before, before, up).most > 2.0);
    const AppliedOperation result = test::apply("balance", before);
    QVERIFY2(says(result, "1 pose leaned out") && result.warnings.empty(), qPrintable(textOf(result)));
    const double left = weighed(result.clip, before, up).most;
    QVERIFY2(left < 0.3, qPrintable(QString::number(left)));
    for (const char *joint : {"LeftFoot", "RightFoot", "LeftToeBase", "RightToeBase"})
        QVERIFY2(farthest(before, result.clip, joint) <= 0.05 * scale,
                 qPrintable(
                     QStringLiteral("%1 %2").arg(QLatin1StringView(joint)).arg(farthest(before, result.clip, joint))));
    const double bend = largestBend(before, "Hips");
    QVERIFY2(largestBend(result.clip, "Hips") <= 1.15 * bend,
             qPrintable(QStringLiteral("%1, %2").arg(largestBend(result.clip, "Hips")).arg(bend)));
}

void BalanceTest::aSecondTimeChangesNothing()
{
    const Clip once = applied("balance", leaning());
    const AppliedOperation again = test::apply("balance", once);
    QVERIFY(!again.changes.isAnyChange && says(again, "no slow pose leans out"));
}

void BalanceTest::nothingLeansOutBeforeAQuickLean_data()
{
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("seconds");
    for (const double units : {34.0, 38.0, 42.0, 46.0}) {
        for (const double seconds : {0.1, 0.2, 0.4})
            QTest::addRow("%g units in %g s", units, seconds) << units << seconds;
    }
}

// The pelvis begins to move before the lean, and may tip the figure over to the other side then.
void BalanceTest::nothingLeansOutBeforeAQuickLean()
{
    QFETCH(double, units);
    QFETCH(double, seconds);
    const Clip before = leaningAside(units, seconds);
    const std::vector<double> was = weighed(before, before).outside;
    const AppliedOperation result = test::apply("balance", before);
    QCOMPARE(says(result, "the pelvis moves"), result.changes.isAnyChange);
    const std::vector<double> is = weighed(result.clip, before).outside;
    QVERIFY(*std::ranges::max_element(was) > 10.0);
    for (std::size_t frame = 0; frame < was.size(); ++frame)
        QVERIFY2(is[frame] < was[frame] + 0.5, qPrintable(QString::number(frame)));
}

void BalanceTest::onlyTheLeanChanges()
{
    const Clip before = leaning({.framesPerSecond = 60.0});
    const Clip after = applied("balance", before);
    for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
        const double time = frame / 60.0;
        const bool isSame = std::ranges::equal(before.motion.frame(frame), after.motion.frame(frame));
        if (time < 0.1 || time > 4.9)
            QVERIFY2(isSame, qPrintable(QString::number(frame)));
        if (time > 1.8 && time < 3.4)
            QVERIFY(!isSame);
    }
}

void BalanceTest::theUpperBodyKeepsItsRotations()
{
    const Clip before = leaning();
    const Clip after = applied("balance", before);
    for (int joint = 0; joint < before.skeleton.jointCount(); ++joint) {
        const std::string &name = before.skeleton.joint(joint).name;
        if (name.ends_with("UpLeg") || name.ends_with("Leg") || name.ends_with("Foot"))
            continue;
        const int first = before.skeleton.joint(joint).firstColumn;
        for (int column = first; column < first + before.skeleton.joint(joint).columnCount(); ++column) {
            for (int frame = 0; frame < before.motion.frameCount() && column >= 3; ++frame)
                QCOMPARE(after.motion.value(frame, column), before.motion.value(frame, column));
        }
    }
}

void BalanceTest::stillRootsStayWhereTheyAre()
{
    const Clip plain = leaning();
    const Clip before = withStillRoot(plain);
    const AppliedOperation result = test::apply("balance", before);
    QVERIFY2(says(result, "1 pose leaned out"), qPrintable(textOf(result)));
    const Clip expected = applied("balance", plain);
    for (const char *joint : {"Hips", "LeftLeg", "RightFoot"})
        QVERIFY(farthest(result.clip, before, joint) - farthest(expected, plain, joint) < 0.01);
    for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
        for (int column = 0; column < before.skeleton.joint(0).columnCount(); ++column)
            QCOMPARE(result.clip.motion.value(frame, column), before.motion.value(frame, column));
    }
}

void BalanceTest::theMarginIsKept()
{
    const Clip before = leaning();
    const Clip narrow = applied("balance:margin=0", before);
    const Clip wide = applied("balance:margin=6", before);
    QVERIFY(weighed(narrow, before).most < 0.1);
    const double less = farthest(before, narrow, "Hips");
    const double more = farthest(before, wide, "Hips");
    QVERIFY2(more > less + 4.0 && more < less + 9.0, qPrintable(QStringLiteral("%1, %2").arg(less).arg(more)));
}

void BalanceTest::framesOutsideOfTheRangeStay()
{
    const Clip before = leaning();
    const double whole = farthest(applied("balance", before), before, "Hips");
    for (const FrameInterval &frames : {FrameInterval{60, 100}, {50, 80}, {60, 75}, {40, 149}, {70, 70}}) {
        const std::string range = std::to_string(frames.first) + "-" + std::to_string(frames.last);
        const Clip after = applied("balance:frames=" + range, before);
        for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
            if (!frames.contains(frame))
                QVERIFY(std::ranges::equal(before.motion.frame(frame), after.motion.frame(frame)));
        }
        if (range == "60-100")
            QVERIFY(weighed(after, before).outside[80] < 0.5);
        const double moved = farthest(after, before, "Hips");
        QVERIFY2(moved <= 1.05 * whole, qPrintable(QString::fromStdString(range) + u": %1"_s.arg(moved / whole)));
        const double bend = largestBend(after, "Hips");
        QVERIFY2(bend < 1.0, qPrintable(QString::fromStdString(range) + u": %1"_s.arg(bend)));
    }
}

void BalanceTest::whatStandsKeepsItsBytes_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a walker") << QString();
    for (const char *name :
         {"bvh-toolbox/walk01.bvh", "animated-drawings/jumping_jacks.bvh", "cmu-motionbuilder/01_01.bvh",
          "animated-drawings/dab.bvh", "../takes/posed-first-frame.bvh"}) // the last one has no toes
        QTest::newRow(name) << QString::fromLatin1(name);
}

void BalanceTest::whatStandsKeepsItsBytes()
{
    QFETCH(QString, path);
    if (!path.isEmpty() && !hasShared())
        QSKIP(sharedIsMissing());
    const Clip before = path.isEmpty() ? makeWalker({}).clip : *readBvhFile(corpusPath(path).toStdString()).clip;
    const AppliedOperation result = test::apply("balance", before);
    QVERIFY2(result.isDone() && !result.changes.isAnyChange && says(result, "no slow pose leans out"),
             qPrintable(textOf(result)));
    QVERIFY(result.warnings.empty());
}

void BalanceTest::whatSomethingElseCarriesStays_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("knees");
    QTest::newRow("someone who leans on a wall") << 40.0 << 0.0;
    QTest::newRow("someone who sits") << 0.0 << 85.0;
}

void BalanceTest::whatSomethingElseCarriesStays()
{
    QFETCH(double, degrees);
    QFETCH(double, knees);
    Clip clip = leaning({.degrees = degrees});
    if (knees > 0.0) {
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const glm::dvec3 foot = placeOf(clip, "LeftFoot", frame);
            for (const char *side : {"Left", "Right"}) {
                turn(clip, frame, std::string(side) + "UpLeg", -knees + kneeDegrees);
                turn(clip, frame, std::string(side) + "Leg", knees - 2.0 * kneeDegrees);
                turn(clip, frame, std::string(side) + "Foot", kneeDegrees);
            }
            const glm::dvec3 away = placeOf(clip, "LeftFoot", frame) - foot;
            for (int axis = 0; axis < 3; ++axis)
                clip.motion.setValue(frame, axis, clip.motion.value(frame, axis) - away[axis]);
        }
    }
    const AppliedOperation result = test::apply("balance", clip);
    QVERIFY2(!result.changes.isAnyChange && says(result, "something else than the feet"), qPrintable(textOf(result)));
}

// The figure stays over the middle and lifts one foot just above the floor.
void BalanceTest::theOtherFootMayStandUnlessContactsSayNo()
{
    Clip clip = leaning({.degrees = 0.0});
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const double lift = 20.0 * (smooth(1.0, 1.3, frame / 30.0) - smooth(3.5, 3.8, frame / 30.0));
        turn(clip, frame, "RightUpLeg", -lift);
        turn(clip, frame, "RightLeg", 2.0 * lift);
        turn(clip, frame, "RightFoot", -lift);
    }
    const int left = jointNamed(clip.skeleton, "LeftFoot");
    const int right = jointNamed(clip.skeleton, "RightFoot");
    const Contacts contacts{{left, {{0, 149}}}, {right, {{0, 30}, {112, 149}}}};
    const AppliedOperation doubted = test::apply("balance", clip);
    QVERIFY2(!doubted.changes.isAnyChange && says(doubted, "the other foot is so near"), qPrintable(textOf(doubted)));
    OperationContext context;
    context.contacts = &contacts;
    const AppliedOperation known = test::apply("balance", clip, context);
    QVERIFY2(known.changes.isAnyChange && says(known, "leaned out"), qPrintable(textOf(known)));
}

void BalanceTest::withoutFeetOnTheFloorNothingStands()
{
    const AppliedOperation result = test::apply("balance", hangingWalker());
    QVERIFY2(result.isDone() && !result.changes.isAnyChange, qPrintable(textOf(result)));
    QVERIFY2(says(result, "nothing stands") || says(result, "no slow pose"), qPrintable(textOf(result)));
    Clip flying = makeWalker({.frames = 60}).clip;
    for (int frame = 0; frame < 60; ++frame)
        flying.motion.setValue(frame, 1, flying.motion.value(frame, 1) + 10.0 * frame);
    QVERIFY(says(test::apply("balance", flying), "nothing stands"));
}

void BalanceTest::theListSaysHowManyPosesLean()
{
    const Operation &balance = *findOperation("balance");
    QCOMPARE(countOf(balance, leaning()).text(), std::string("1 leaning pose"));
    QCOMPARE(countOf(balance, makeWalker({}).clip).text(), std::string("0 leaning poses"));
}

void BalanceTest::whatCannotBeBalancedIsRefused()
{
    Clip empty = leaning();
    empty.motion = Motion(0, empty.skeleton.columnCount());
    QCOMPARE(int(test::apply("balance", empty).outcome), int(Outcome::Refused));
}

void BalanceTest::wrongValuesAreNamedWithTheirRange()
{
    for (const char *call : {"balance:margin=-1", "balance:margin=11", "balance:margin=x"}) {
        const AppliedOperation result = test::apply(call, leaning());
        QCOMPARE(int(result.outcome), int(Outcome::WrongCall));
        QVERIFY2(result.problem.text().find("10") != std::string::npos, result.problem.text().c_str());
    }
}

void BalanceTest::theProgressStopsIt()
{
    const Clip clip = leaning();
    int reports = 0;
    const auto run = [&](int stop) {
        reports = 0;
        return test::apply("balance", clip, {}, Progress([&](double) { return ++reports < stop; }));
    };
    QVERIFY(run(1000000).isDone());
    const int all = reports;
    for (int stop = 1; stop < all; stop += std::max(1, all / 9)) {
        QCOMPARE(int(run(stop).outcome), int(Outcome::Cancelled));
        QVERIFY(reports <= stop + 2);
    }
}

void BalanceTest::madeLeansStand_data()
{
    QTest::addColumn<QString>("path");
    if (!hasShared())
        return;
    for (const char *name : {"lean0", "lean1"})
        QTest::newRow(name) << sharedFolder() + u"/ground/clips/%1.bvh"_s.arg(QLatin1StringView(name));
}

void BalanceTest::madeLeansStand()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    QFETCH(QString, path);
    const ReadResult read = readBvhFile(path.toStdString());
    QVERIFY(read.clip.has_value());
    const Clip &before = *read.clip;
    const AppliedOperation result = test::apply("balance", before);
    QVERIFY2(says(result, "1 pose leaned out") && result.warnings.empty(), qPrintable(textOf(result)));
    QVERIFY(weighed(before, before).most > 4.0);
    QVERIFY(weighed(result.clip, before).most < 0.3);
    for (const char *joint : {"LeftFoot", "RightFoot"})
        QVERIFY(farthest(before, result.clip, joint) <= 0.05);
    QVERIFY(largestBend(result.clip, "Hips") <= 1.15 * largestBend(before, "Hips"));
}

QTEST_APPLESS_MAIN(BalanceTest)

} // namespace tst_balance

#include "tst_balance.moc"
