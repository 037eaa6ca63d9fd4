#include "sweep/sweeprules.h"

#include "anatomy/referencechoice.h"
#include "base/at.h"
#include "body/rolesbyname.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "feet/feetrecord.h"
#include "geometry/directionfit.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace limber::test {

namespace {

FeetRecord feetOf(const Take &take)
{
    const BodyRoles roles = rolesByName(take.clip.skeleton, Vocabulary::builtIn());
    return *recordFeet(take.clip, take.rules, roles, directionOf(decideUpAxis(take.clip, take.rules)), {});
}

// Returns where the floor below a take has got to by frame; nothing if it is still.
std::vector<glm::dvec3> floorPathOf(const Take &take)
{
    const FeetRecord feet = feetOf(take);
    return feet.floor().path(feet.frameTimeSeconds);
}

constexpr double heldNcm = 0.02; // 0.01 as promised, and the digits of a file
constexpr double mostDegreesMore = 8.0; // beyond what is allowed, in any take
constexpr double mostNcmDeeper = 4.0; // below the floor, beyond what is allowed, in any take
constexpr double straightDegrees = 8.0; // of a knee
constexpr double mostBentDegrees = 20.0; // more than in the take, of a straight knee
constexpr double mostWider = 0.1; // how much wider or narrower than in the take hips may get, as a share
constexpr double mostTiltNcm = 15.0; // how far a head may come down

QString nameOf(ResultFault::Kind kind)
{
    switch (kind) {
    case ResultFault::Kind::Jump:
        return QStringLiteral("jump");
    case ResultFault::Kind::BackwardBend:
        return QStringLiteral("backward bend");
    case ResultFault::Kind::Jerk:
        return QStringLiteral("jerk");
    case ResultFault::Kind::ThroughFloor:
        return QStringLiteral("through the floor");
    }
    return {};
}

QString placeText(const Take &take, int joint, int frame)
{
    return QString::fromStdString(take.clip.skeleton.joint(joint).name) + QStringLiteral(", frame %1").arg(frame);
}

// Returns how far beyond what is allowed hardly any take may be.
double graceOf(const ResultFault &fault)
{
    switch (fault.kind) {
    case ResultFault::Kind::Jump:
    case ResultFault::Kind::BackwardBend:
        return mostDegreesMore;
    case ResultFault::Kind::Jerk:
        return 2.0 * fault.allowed;
    case ResultFault::Kind::ThroughFloor:
        return mostNcmDeeper;
    }
    return 0.0;
}

// Returns how far a knee is bent, in degrees.
double kneeBend(const Pose &pose, const LegJoints &leg)
{
    const glm::dvec3 thigh = at(pose.jointPositions, leg.shin) - at(pose.jointPositions, leg.thigh);
    const glm::dvec3 shin = at(pose.jointPositions, leg.foot) - at(pose.jointPositions, leg.shin);
    return std::atan2(glm::length(glm::cross(thigh, shin)), glm::dot(thigh, shin)) * degreesPerRadian;
}

double hipWidth(const Pose &pose, const LegJoints &left, const LegJoints &right)
{
    return glm::distance(at(pose.jointPositions, left.thigh), at(pose.jointPositions, right.thigh));
}

} // namespace

SweepRules::SweepRules(const Take &source, QString tool, std::vector<SweepRow> &rows)
    : m_source(source), m_tool(std::move(tool)), m_rows(rows)
{
}

void SweepRules::add(const QString &rule, double worst, double allowed, const QString &where)
{
    m_rows.push_back({m_source.name, m_tool, rule, worst, allowed, where, allowed + m_grace});
}

void SweepRules::noFault(const Take &result)
{
    noFault(result, sameJoints(m_source.clip.skeleton), glm::dmat3(1.0));
}

void SweepRules::noFault(const Take &result, std::vector<CheckedJoint> joints, const glm::dmat3 &resultFromSource)
{
    const BodyRoles roles = rolesByName(m_source.clip.skeleton, Vocabulary::builtIn());
    const ResultCheckInput input{
        m_source.clip,     m_source.rules,      result.clip,       result.rules, roles,
        std::move(joints), m_source.ncmPerUnit, result.ncmPerUnit, {},           resultFromSource};
    ResultCheckLimits limits;
    limits.jerkRatio = m_jerkRatio;
    const auto faults = checkResult(input, limits);
    addFaults(*faults, result);
    if (faults->empty())
        add(nameOf(ResultFault::Kind::Jump), 0.0, 0.0, QStringLiteral("nothing found"));
}

void SweepRules::straightKnees(const Take &result, const std::vector<LegPair> &legs)
{
    double worst = 0.0;
    QString where;
    for (int frame = 0; frame < result.clip.motion.frameCount(); ++frame) {
        const Pose was = poseAt(m_source.clip, frame, m_source.rules);
        const Pose now = poseAt(result.clip, frame, result.rules);
        for (const auto &[theirs, ours] : legs) {
            const double before = kneeBend(was, theirs);
            const double more = kneeBend(now, ours) - before;
            if (before < straightDegrees && more > worst) {
                worst = more;
                where = placeText(result, ours.shin, frame);
            }
        }
    }
    m_grace = mostDegreesMore;
    add(QStringLiteral("straight knee"), worst, mostBentDegrees, where);
    m_grace = 0.0;
}

void SweepRules::hipsAsWide(const Take &result, const std::vector<LegPair> &legs)
{
    if (legs.size() != 2)
        return;
    const double theirRest =
        hipWidth(restPoseOf(figureShape(m_source.clip, m_source.rules)), legs[0].source, legs[1].source);
    const double ourRest = hipWidth(restPoseOf(figureShape(result.clip, result.rules)), legs[0].target, legs[1].target);
    if (theirRest <= 0.0 || ourRest <= 0.0)
        return;
    double worst = 0.0;
    QString where;
    for (int frame = 0; frame < result.clip.motion.frameCount(); ++frame) {
        const double was =
            hipWidth(poseAt(m_source.clip, frame, m_source.rules), legs[0].source, legs[1].source) / theirRest;
        const double now = hipWidth(poseAt(result.clip, frame, result.rules), legs[0].target, legs[1].target) / ourRest;
        const double change = std::max(std::min(was, 1.0) - now, now - std::max(was, 1.0));
        if (change > worst) {
            worst = change;
            where = placeText(result, legs[0].target.thigh, frame);
        }
    }
    add(QStringLiteral("hip width"), worst, mostWider, where);
}

void SweepRules::addFaults(const std::vector<ResultFault> &faults, const Take &result)
{
    for (const ResultFault &fault : faults) {
        m_grace = graceOf(fault);
        add(nameOf(fault.kind), fault.amount, fault.allowed, placeText(result, fault.joint, fault.frame));
    }
    m_grace = 0.0;
}

void SweepRules::held(const Take &result, const Contacts &contacts)
{
    double worst = 0.0;
    QString where;
    Pose before;
    const std::vector<glm::dvec3> floor = floorPathOf(m_source); // that of the result: feet are held on it
    for (const JointContacts &joint : contacts) {
        for (const FrameInterval &frames : joint.intervals) {
            glm::dvec3 held(0.0);
            for (int frame = frames.first; frame <= frames.last; ++frame) {
                evaluatePose(result.clip.skeleton, result.clip.motion.frame(frame), result.rules, before);
                glm::dvec3 now = at(before.jointPositions, joint.joint);
                if (!floor.empty())
                    now -= at(floor, frame);
                const double moved = frame == frames.first ? 0.0 : glm::distance(now, held) * result.ncmPerUnit;
                held = now;
                if (moved > worst) {
                    worst = moved;
                    where = placeText(result, joint.joint, frame);
                }
            }
        }
    }
    add(QStringLiteral("held"), worst, heldNcm, where);
}

void SweepRules::keptWhere(const Take &result, const Contacts &contacts)
{
    double worst = 0.0;
    QString where;
    for (const JointContacts &joint : contacts) {
        for (const FrameInterval &frames : joint.intervals) {
            for (int frame = frames.first; frame <= frames.last; ++frame) {
                const Pose was = poseAt(m_source.clip, frame, m_source.rules);
                const Pose now = poseAt(result.clip, frame, result.rules);
                const double away =
                    glm::distance(at(was.jointPositions, joint.joint), at(now.jointPositions, joint.joint));
                if (away * m_source.ncmPerUnit > worst) {
                    worst = away * m_source.ncmPerUnit;
                    where = placeText(result, joint.joint, frame);
                }
            }
        }
    }
    add(QStringLiteral("held"), worst, heldNcm, where);
}

// Compares how high the head is above the hips on average, along the take's own up axis.
void SweepRules::upright(const Take &result)
{
    const BodyRoles roles = rolesByName(m_source.clip.skeleton, Vocabulary::builtIn());
    const int head = roles.find(BodyPart::Head);
    const int pelvis = roles.find(BodyPart::Pelvis);
    if (head == NoJoint || pelvis == NoJoint)
        return;
    const glm::dvec3 up = directionOf(decideUpAxis(m_source.clip, m_source.rules).axis);
    const auto height = [&](const Take &take) {
        double sum = 0.0;
        for (int frame = 0; frame < take.clip.motion.frameCount(); ++frame) {
            const Pose pose = poseAt(take.clip, frame, take.rules);
            sum += glm::dot(at(pose.jointPositions, head) - at(pose.jointPositions, pelvis), up);
        }
        return sum / take.clip.motion.frameCount() * take.ncmPerUnit;
    };
    // An operation that takes some of the frames may take those in which the figure crouches.
    const bool hasAllFrames = result.clip.motion.frameCount() == m_source.clip.motion.frameCount();
    const double was = height(m_source);
    add(QStringLiteral("upright"), std::abs(height(result) - was),
        hasAllFrames ? mostTiltNcm : std::max(mostTiltNcm, 0.5 * std::abs(was)), QStringLiteral("head"));
}

void SweepRules::samePoses(const Take &result, const QString &rule, double mostNcm)
{
    double worst = 0.0;
    QString where;
    const int frames = std::min(m_source.clip.motion.frameCount(), result.clip.motion.frameCount());
    for (int frame = 0; frame < frames; ++frame) {
        const Pose a = poseAt(m_source.clip, frame, m_source.rules);
        const Pose b = poseAt(result.clip, frame, result.rules);
        for (int joint = 0; joint < m_source.clip.skeleton.jointCount(); ++joint) {
            const double away = glm::distance(at(a.jointPositions, joint), at(b.jointPositions, joint));
            if (away * m_source.ncmPerUnit > worst) {
                worst = away * m_source.ncmPerUnit;
                where = placeText(m_source, joint, frame);
            }
        }
    }
    add(rule, worst, mostNcm, where);
}

void SweepRules::sameRotations(const Take &result, const std::vector<int> &joints, const QString &rule,
                               double mostDegrees)
{
    const int frames = std::min(m_source.clip.motion.frameCount(), result.clip.motion.frameCount());
    std::vector<Pose> before;
    std::vector<Pose> after;
    std::vector<DirectionPair> axes;
    for (int frame = 0; frame < frames; ++frame) {
        before.push_back(poseAt(m_source.clip, frame, m_source.rules));
        after.push_back(poseAt(result.clip, frame, result.rules));
        for (const int joint : joints) {
            for (int axis = 0; axis < 3; ++axis)
                axes.push_back(
                    {at(before.back().worldFromJoint, joint)[axis], at(after.back().worldFromJoint, joint)[axis], 1.0});
        }
    }
    constexpr double turnedRadians = 1.0; // less is no other up axis, but a fault
    glm::dmat3 turn = nearestRotation(axes).rotation;
    if (angleOf(turn) < turnedRadians)
        turn = glm::dmat3(1.0);
    double worst = 0.0;
    QString where;
    for (std::size_t frame = 0; frame < before.size(); ++frame) {
        for (const int joint : joints) {
            const double degrees = angleOf(at(after[frame].worldFromJoint, joint) *
                                           glm::transpose(turn * at(before[frame].worldFromJoint, joint))) *
                                   degreesPerRadian;
            if (degrees > worst) {
                worst = degrees;
                where = placeText(m_source, joint, static_cast<int>(frame));
            }
        }
    }
    m_grace = 9.0 * mostDegrees;
    add(rule, worst, mostDegrees, where);
    m_grace = 0.0;
}

Contacts heldBy(const Contacts &contacts, const std::vector<Message> &warnings)
{
    static const QRegularExpression pattern(QStringLiteral("in frames (\\d+) to (\\d+)"));
    std::vector<FrameInterval> loose;
    for (const Message &warning : warnings) {
        const QRegularExpressionMatch match = pattern.match(QString::fromStdString(warning.text()));
        if (match.hasMatch())
            loose.push_back({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    Contacts held = contacts;
    for (JointContacts &joint : held) {
        std::erase_if(joint.intervals, [&loose](const FrameInterval &frames) {
            return std::ranges::any_of(loose, [&frames](const FrameInterval &other) {
                return other.first <= frames.last && frames.first <= other.last;
            });
        });
    }
    return held;
}

Contacts detectedContacts(const Take &take)
{
    std::vector<Message> whyNone;
    return feetOf(take).detectContacts(take.clip.skeleton, whyNone);
}

} // namespace limber::test
