#include "report/retargetjson.h"

#include "base/at.h"
#include "mapping/jointkeys.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace limber::cli {

namespace {

QString reasonText(MatchReason reason)
{
    switch (reason) {
    case MatchReason::None:
        break;
    case MatchReason::Name:
        return QStringLiteral("name");
    case MatchReason::Alias:
        return QStringLiteral("alias");
    case MatchReason::Structure:
        return QStringLiteral("structure");
    case MatchReason::Symmetry:
        return QStringLiteral("symmetry");
    case MatchReason::User:
        return QStringLiteral("user");
    case MatchReason::File:
        return QStringLiteral("file");
    }
    return {};
}

// The joints by their names in mapping files.
class JointNames
{
public:
    explicit JointNames(const Skeleton &skeleton) : m_keys(jointKeys(skeleton)) {}
    [[nodiscard]] QJsonValue of(int joint) const
    {
        return joint == NoJoint ? QJsonValue() : QString::fromStdString(at(m_keys, joint));
    }

private:
    std::vector<std::string> m_keys;
};

QJsonArray mappingJson(const RetargetInput &input)
{
    const JointNames source(input.source.skeleton);
    const JointNames target(input.target.skeleton);
    QJsonArray list;
    for (int joint = 0; joint < input.target.skeleton.jointCount(); ++joint) {
        const JointMatch &match = at(input.mapping.matches, joint);
        QJsonObject pair{{QStringLiteral("target"), target.of(joint)},
                         {QStringLiteral("source"), source.of(match.source)}};
        if (match.source != NoJoint) {
            pair.insert(QStringLiteral("score"), match.score);
            pair.insert(QStringLiteral("reason"), reasonText(match.reason));
        }
        list.append(pair);
    }
    return list;
}

QJsonObject contactsJson(const Skeleton &skeleton, const Contacts &contacts)
{
    const JointNames names(skeleton);
    QJsonObject object;
    for (const JointContacts &joint : contacts) {
        QJsonArray intervals;
        for (const FrameInterval &interval : joint.intervals)
            intervals.append(QJsonArray{interval.first, interval.last});
        object.insert(names.of(joint.joint).toString(), intervals);
    }
    return object;
}

QJsonArray problemsJson(const Skeleton &skeleton, const PlantedFeet &feet)
{
    const JointNames names(skeleton);
    QJsonArray list;
    for (const ReachProblem &problem : feet.problems())
        list.append(QJsonObject{{QStringLiteral("joint"), names.of(feet.footOf(problem.leg))},
                                {QStringLiteral("first"), problem.frames.first},
                                {QStringLiteral("last"), problem.frames.last},
                                {QStringLiteral("missing"), problem.missing}});
    return list;
}

// The frame whose pose was taken, or the word for the rest pose.
QJsonValue referenceJson(const ReferenceChoice &choice)
{
    return choice.frame ? QJsonValue(*choice.frame) : QJsonValue(QStringLiteral("rest"));
}

QJsonObject meanAndMaximum(const MeanAndMaximum &measure)
{
    return {{QStringLiteral("mean"), measure.mean}, {QStringLiteral("max"), measure.maximum}};
}

// The names and meanings are those of the scorer with which retargets are compared.
QJsonObject measuresJson(const RetargetMeasures &measures, const Skeleton &target)
{
    QJsonObject object{{QStringLiteral("channel_steps_over_170"), measures.channelStepsOver170},
                       {QStringLiteral("source_channel_steps_over_170"), measures.sourceChannelStepsOver170}};
    if (measures.directions) {
        object.insert(QStringLiteral("bone_direction_error_deg"),
                      meanAndMaximum(measures.directions->directionDegrees));
        object.insert(QStringLiteral("worst_bone"), JointNames(target).of(measures.directions->worstBone));
        if (measures.directions->hingePlaneDegrees)
            object.insert(QStringLiteral("hinge_plane_error_deg"),
                          meanAndMaximum(*measures.directions->hingePlaneDegrees));
    }
    if (measures.twist) {
        QJsonObject twist = meanAndMaximum(measures.twist->degrees);
        twist.insert(QStringLiteral("joint"), JointNames(target).of(measures.twist->worstJoint));
        object.insert(QStringLiteral("twist_degrees"), twist);
    }
    if (measures.contacts) {
        object.insert(QStringLiteral("slide_ncm_per_frame"), meanAndMaximum(measures.contacts->slide));
        object.insert(QStringLiteral("source_slide_ncm_per_frame"), meanAndMaximum(measures.contacts->sourceSlide));
        object.insert(QStringLiteral("drift_ncm"), meanAndMaximum(measures.contacts->drift));
        object.insert(QStringLiteral("source_drift_ncm"), meanAndMaximum(measures.contacts->sourceDrift));
    }
    if (measures.penetration)
        object.insert(QStringLiteral("penetration_ncm"), meanAndMaximum(*measures.penetration));
    if (measures.jerkRatio)
        object.insert(QStringLiteral("jerk_ratio_to_source"), *measures.jerkRatio);
    if (measures.jointStepRatio)
        object.insert(QStringLiteral("joint_step_max_ratio_to_source"), *measures.jointStepRatio);
    double overextension = 0.0;
    for (const LimbMeasure::Overextension &limb : measures.overextensions)
        overextension = std::max(overextension, limb.fraction);
    object.insert(QStringLiteral("hyperextension"), overextension);
    return object;
}

} // namespace

std::string retargetJson(const std::string &file, const RetargetInput &input, const Retargeter &retargeter,
                         const RetargetedClip &result)
{
    QJsonArray notes;
    for (const RetargetNote &note : result.notes)
        notes.append(jsonText(note.text.text()));
    QJsonObject object{
        {QStringLiteral("file"), jsonText(file)},
        {QStringLiteral("sourceReference"), referenceJson(retargeter.transfer().sourceReference())},
        {QStringLiteral("targetReference"), referenceJson(retargeter.transfer().targetReference())},
        {QStringLiteral("mapping"), mappingJson(input)},
        {QStringLiteral("rest"),
         retargeter.transfer().restMode() == RestMode::Match ? QStringLiteral("match") : QStringLiteral("keep")},
        {QStringLiteral("scale"), retargeter.transfer().travelScale()},
        {QStringLiteral("sourceUp"), QString(QLatin1Char(axisLetter(input.sourceUp))).toLower()},
        {QStringLiteral("up"), QString(QLatin1Char(axisLetter(retargeter.transfer().upAxis()))).toLower()},
        {QStringLiteral("floorShift"), retargeter.floorShift()},
        {QStringLiteral("pelvisDrop"), retargeter.pelvisDrop()},
        {QStringLiteral("contacts"), contactsJson(input.source.skeleton, retargeter.contacts())},
        {QStringLiteral("outOfReach"), problemsJson(input.target.skeleton, retargeter.feet())},
        {QStringLiteral("notes"), notes},
    };
    if (result.measures)
        object.insert(QStringLiteral("measures"), measuresJson(*result.measures, input.target.skeleton));
    return jsonText({object});
}

} // namespace limber::cli
