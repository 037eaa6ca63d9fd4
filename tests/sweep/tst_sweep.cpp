#include "support/operationcalls.h"
#include "support/sharedfiles.h"
#include "sweep/heldfeet.h"
#include "sweep/sweeprules.h"
#include "sweep/takes.h"

#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <span>

using namespace limber;
using namespace limber::test;

// Runs every operation with its defaults and retargets onto several skeletons over all takes beside the project, and
// fails where a result does what an animator would undo.
class SweepTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void operationsKeepWhatTheTakeIs_data() { takeRows(); }
    void operationsKeepWhatTheTakeIs();
    void mirroredTwiceIsTheTake_data() { takeRows(); }
    void mirroredTwiceIsTheTake();
    void aSecondRepairChangesNothing_data() { takeRows(); }
    void aSecondRepairChangesNothing();
    void movedHipsKeepTheFeet_data() { takeRows(); }
    void movedHipsKeepTheFeet();
    void retargetsMoveAsTheTakeDoes_data() { takeRows(); }
    void retargetsMoveAsTheTakeDoes();
    void theRestPoseMakesLittleDifference_data() { takeRows(); }
    void theRestPoseMakesLittleDifference();
    void retargetsComeBack_data() { takeRows(); }
    void retargetsComeBack();
    void noRuleIsBrokenInOneTakeOfEight();
    void noRuleIsBrokenGrosslyInOneTakeOfTwenty();
    void cleanupTestCase() { writeTable(m_rows); }

private:
    static void takeRows();
    void tellGross(std::size_t firstRow) const;

    std::vector<SweepRow> m_rows;
};

namespace {

// The skeletons to retarget onto, below the shared folder: a T-pose with names of its own, and those of three systems.
constexpr const char *targets[] = {"field/target_t_pose.bvh", "takes/walk-mixamo.bvh", "takes/sl-avatar-dance.bvh",
                                   "takes/happy-bones-along-x.bvh"};
// The last shows how its body is built only by its motion, which the retarget replaces.
constexpr std::size_t standingTargets = 3;

struct HipsMove
{
    const char *name;
    double ncm; // up
};
constexpr HipsMove hipsMoves[] = {{"hips down", -4.0}, {"hips up", 3.0}};

Clip readTarget(const char *name)
{
    ReadResult read = readBvhFile((sharedFolder() + QLatin1Char('/') + QLatin1String(name)).toStdString());
    return read.clip ? std::move(*read.clip) : Clip();
}

// Without a place that somebody chose, a result says nothing.
bool needsPlace(const Operation &operation)
{
    return std::ranges::any_of(operation.parameters, [](const Parameter &parameter) {
        return parameter.kind == Parameter::Kind::Place && parameter.isRequired;
    });
}

// A limb that holds exactly until its place is out of reach gets straight at any speed; the result says so.
bool isStretched(const Operation &operation, const AppliedOperation &applied)
{
    return operation.name == "hold" && std::ranges::any_of(applied.warnings, [](const Message &warning) {
               return warning.text().find("cannot reach its place") != std::string::npos;
           });
}

// Operations that find by themselves what is wrong in a clip.
constexpr const char *repairsThatSettle[] = {"footlock", "flight", "keepapart"};

// Returns whether a result says that it could not do all; it tries so again from where the limbs are then.
bool letsGo(const AppliedOperation &applied)
{
    return std::ranges::any_of(applied.warnings, [](const Message &warning) {
        return warning.text().find("since its limb would jump") != std::string::npos;
    });
}

// The legs of a result that has the skeleton of the take.
std::vector<LegPair> ownLegs(const Take &take)
{
    const BodyRoles roles = bodyRoles(take.clip, take.rules, Vocabulary::builtIn());
    std::vector<LegPair> legs;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const LegJoints leg = legJoints(roles, side);
        if (leg.thigh != NoJoint && leg.shin != NoJoint && leg.foot != NoJoint)
            legs.push_back({leg, leg});
    }
    return legs;
}

// Returns the result with free feet, which shows the poses as they are carried over.
std::optional<Clip> retargetedFreely(RetargetInput input)
{
    input.settings.lockFeet = false;
    input.settings.feetAboveFloor = false;
    RetargetRun run;
    run.measures = false;
    auto result = retargetClip(input, run);
    return result ? std::optional(std::move(result->clip)) : std::nullopt;
}

bool keepsJointsAndFrames(const Operation &operation, const Clip &before, const Clip &after)
{
    return !operation.swapsSides && !operation.movesFrames && !operation.changesSkeleton &&
           before.skeleton.jointCount() == after.skeleton.jointCount() &&
           before.motion.frameCount() == after.motion.frameCount();
}

} // namespace

void SweepTest::initTestCase()
{
    if (!hasShared() || takePaths().empty())
        QSKIP(sharedIsMissing());
}

void SweepTest::takeRows()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : takePaths())
        QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
}

// Names the rules that were broken grossly since the row; how many takes may do so is judged at the end.
void SweepTest::tellGross(std::size_t firstRow) const
{
    for (std::size_t row = firstRow; row < m_rows.size(); ++row) {
        if (m_rows[row].isGross())
            qWarning("%s", qPrintable(m_rows[row].text()));
    }
}

void SweepTest::operationsKeepWhatTheTakeIs()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    for (const Operation &operation : operations()) {
        if (needsPlace(operation))
            continue;
        const AppliedOperation applied =
            applyOperation(plainCall(operation, take->clip), take->clip, contextWith(take->clip));
        if (!applied.isDone() || !applied.changes.isAnyChange)
            continue;
        const Take result = rewritten(applied.clip, take->name);
        SweepRules rules(*take, QString::fromLatin1(operation.name.data()), m_rows);
        if (operation.name == "smooth" || operation.name == "footlock")
            rules.setJerkRatio(1.5);
        if (!operation.changesSkeleton && operation.name != "upaxis")
            rules.upright(result);
        if (keepsJointsAndFrames(operation, take->clip, result.clip) && !isStretched(operation, applied))
            rules.noFault(result);
        if (operation.name == "footlock")
            rules.held(result, heldBy(detectedContacts(*take), applied.warnings));
        if (operation.name == "footlock" || operation.name == "smooth")
            rules.straightKnees(result, ownLegs(*take));
    }
    tellGross(first);
}

void SweepTest::mirroredTwiceIsTheTake()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    const AppliedOperation once = apply("mirror", take->clip);
    if (!once.isDone())
        QSKIP("it cannot be mirrored");
    const AppliedOperation twice = apply("mirror", once.clip);
    if (twice.isDone())
        SweepRules(*take, QStringLiteral("mirror, twice"), m_rows)
            .samePoses(rewritten(twice.clip, take->name), QStringLiteral("same poses"), 0.01);
    tellGross(first);
}

// What a repair has left behind needs no repair.
void SweepTest::aSecondRepairChangesNothing()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    for (const char *repair : repairsThatSettle) {
        const AppliedOperation once = apply(repair, take->clip);
        if (!once.isDone() || !once.changes.isAnyChange || letsGo(once))
            continue;
        const Take repaired = rewritten(once.clip, take->name);
        const AppliedOperation twice = apply(repair, repaired.clip);
        QVERIFY2(twice.isDone(), repair);
        SweepRules(repaired, QLatin1String(repair) + QStringLiteral(", twice"), m_rows)
            .samePoses(rewritten(twice.clip, take->name), QStringLiteral("same poses"), 0.1);
    }
    tellGross(first);
}

// As a user does: hips that are dragged up or down while feet are held by their contacts.
void SweepTest::movedHipsKeepTheFeet()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    const Contacts contacts = detectedContacts(*take);
    for (const HipsMove &move : hipsMoves) {
        const auto moved = withMovedHips(*take, contacts, move.ncm);
        if (!moved)
            QSKIP("it has no feet that stand below hips that move");
        const Take result = rewritten(*moved, take->name);
        SweepRules rules(*take, QLatin1String(move.name), m_rows);
        rules.noFault(result);
        if (move.ncm < 0.0) // before a leg is straight, its heel rises
            rules.keptWhere(result, contacts);
    }
    tellGross(first);
}

void SweepTest::retargetsMoveAsTheTakeDoes()
{
    QFETCH(QString, path);
    auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    for (const char *target : targets) {
        const RetargetInput input = automaticRetarget(take->clip, readTarget(target));
        QVERIFY2(input.target.skeleton.jointCount() > 0, target);
        std::shared_ptr<const Retargeter> retargeter;
        RetargetRun run;
        run.measures = false;
        run.prepared = [&](const auto &prepared) { retargeter = prepared; };
        auto result = retargetClip(input, run);
        QVERIFY(result.has_value());
        std::vector<CheckedJoint> joints;
        for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint) {
            if (input.mapping.sourceOf(joint) != NoJoint)
                joints.push_back({input.mapping.sourceOf(joint), joint});
        }
        SweepRules rules(*take, QStringLiteral("onto ") + QLatin1String(target), m_rows);
        const Take onTarget = rewritten(result->clip, take->name);
        rules.noFault(onTarget, joints, retargeter->transfer().targetFromSource());
        rules.straightKnees(onTarget, retargeter->transfer().legs());
        rules.hipsAsWide(onTarget, retargeter->transfer().legs());
        std::erase_if(result->faults,
                      [](const ResultFault &fault) { return fault.kind != ResultFault::Kind::ThroughFloor; });
        rules.addFaults(result->faults, onTarget);
    }
    tellGross(first);
}

// The same motion with all bones along one axis at rest, so that only its poses show the body. What the rest pose said
// of the twist of arms is lost then, but nobody's feet face backward.
void SweepTest::theRestPoseMakesLittleDifference()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const AppliedOperation disguise = apply("bakerest:aim=x", take->clip);
    if (!disguise.isDone())
        QSKIP("its rest pose cannot be changed");
    const std::size_t first = m_rows.size();
    for (const char *target : std::span(targets).first(standingTargets)) {
        const Clip skeleton = readTarget(target);
        const auto plain = retargetedFreely(automaticRetarget(take->clip, skeleton));
        const auto disguised = retargetedFreely(automaticRetarget(disguise.clip, skeleton));
        QVERIFY(plain && disguised);
        const BodyRoles roles = rolesOfTarget(automaticRetarget(take->clip, skeleton));
        std::vector<int> joints;
        for (const BodyPart part : {BodyPart::Pelvis, BodyPart::Head, BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot,
                                    BodyPart::UpperArm, BodyPart::Forearm}) {
            for (const BodySide side : {BodySide::Centre, BodySide::Left, BodySide::Right}) {
                if (const int joint = roles.find(part, side); joint != NoJoint)
                    joints.push_back(joint);
            }
        }
        const Take expected = rewritten(*plain, take->name);
        SweepRules(expected, QStringLiteral("bones along X onto ") + QLatin1String(target), m_rows)
            .sameRotations(rewritten(*disguised, take->name), joints, QStringLiteral("another rest pose"), 60.0);
    }
    tellGross(first);
}

// Onto another skeleton and back, with free feet: the arms and legs are as they were.
void SweepTest::retargetsComeBack()
{
    QFETCH(QString, path);
    const auto take = readTake(path);
    if (!take)
        QSKIP("it has no motion to judge");
    const std::size_t first = m_rows.size();
    for (const char *target : std::span(targets).first(standingTargets)) {
        const RetargetInput there = automaticRetarget(take->clip, readTarget(target));
        auto onTarget = retargetedFreely(there);
        QVERIFY(onTarget.has_value());
        const RetargetInput back = automaticRetarget(std::move(*onTarget), take->clip);
        const auto result = retargetedFreely(back);
        QVERIFY(result.has_value());
        std::vector<int> joints;
        for (const BodyPart part : {BodyPart::Thigh, BodyPart::Shin, BodyPart::UpperArm, BodyPart::Forearm}) {
            for (const BodySide side : {BodySide::Left, BodySide::Right}) {
                const int joint = there.sourceRoles.find(part, side);
                const int between = joint == NoJoint ? NoJoint : there.mapping.targetOf(joint);
                if (between != NoJoint && back.mapping.sourceOf(joint) == between)
                    joints.push_back(joint);
            }
        }
        SweepRules(*take, QStringLiteral("and back from ") + QLatin1String(target), m_rows)
            .sameRotations(rewritten(*result, take->name), joints, QStringLiteral("same limbs"), 2.0);
    }
    tellGross(first);
}

void SweepTest::noRuleIsBrokenInOneTakeOfEight()
{
    const QStringList broken = brokenTooOften(m_rows, 0.125, &SweepRow::isBroken);
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
}

void SweepTest::noRuleIsBrokenGrosslyInOneTakeOfTwenty()
{
    const QStringList broken = brokenTooOften(m_rows, 0.05, &SweepRow::isGross);
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(SweepTest)
#include "tst_sweep.moc"
