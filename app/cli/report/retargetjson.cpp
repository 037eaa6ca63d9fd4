#include "report/retargetjson.h"

#include "mapping/jointkeys.h"
#include "report/findingsjson.h"
#include "report/resulttext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace limber::cli {

using namespace Qt::StringLiterals;

namespace {

QString reasonText(MatchReason reason)
{
    switch (reason) {
    case MatchReason::None:
        break;
    case MatchReason::Name:
        return u"name"_s;
    case MatchReason::Alias:
        return u"alias"_s;
    case MatchReason::Structure:
        return u"structure"_s;
    case MatchReason::Symmetry:
        return u"symmetry"_s;
    case MatchReason::User:
        return u"user"_s;
    case MatchReason::File:
        return u"file"_s;
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
        return joint == NoJoint ? QJsonValue() : QString::fromStdString(m_keys[static_cast<std::size_t>(joint)]);
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
        const JointMatch &match = input.mapping.matches[static_cast<std::size_t>(joint)];
        QJsonObject pair{{u"target"_s, target.of(joint)}, {u"source"_s, source.of(match.source)}};
        if (match.source != NoJoint) {
            pair.insert(u"score"_s, match.score);
            pair.insert(u"reason"_s, reasonText(match.reason));
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
        list.append(QJsonObject{{u"joint"_s, names.of(feet.footOf(problem.leg))},
                                {u"first"_s, problem.frames.first},
                                {u"last"_s, problem.frames.last},
                                {u"missing"_s, problem.missing}});
    return list;
}

// The frame whose pose was taken, or the word for the rest pose.
QJsonValue referenceJson(const ReferenceChoice &choice)
{
    return choice.frame ? QJsonValue(*choice.frame) : QJsonValue(u"rest"_s);
}

QJsonObject meanAndMaximum(const MeanAndMaximum &measure)
{
    return {{u"mean"_s, measure.mean}, {u"max"_s, measure.maximum}};
}

// The names and meanings are those of the scorer with which retargets are compared.
QJsonObject measuresJson(const RetargetMeasures &measures, const Skeleton &target)
{
    QJsonObject object{{u"channel_steps_over_170"_s, measures.channelStepsOver170},
                       {u"source_channel_steps_over_170"_s, measures.sourceChannelStepsOver170}};
    if (measures.directions) {
        object.insert(u"bone_direction_error_deg"_s, meanAndMaximum(measures.directions->directionDegrees));
        object.insert(u"worst_bone"_s, JointNames(target).of(measures.directions->worstBone));
        if (measures.directions->hingePlaneDegrees)
            object.insert(u"hinge_plane_error_deg"_s, meanAndMaximum(*measures.directions->hingePlaneDegrees));
    }
    if (measures.twist) {
        QJsonObject twist = meanAndMaximum(measures.twist->degrees);
        twist.insert(u"joint"_s, JointNames(target).of(measures.twist->worstJoint));
        object.insert(u"twist_degrees"_s, twist);
    }
    if (measures.contacts) {
        object.insert(u"slide_ncm_per_frame"_s, meanAndMaximum(measures.contacts->slide));
        object.insert(u"source_slide_ncm_per_frame"_s, meanAndMaximum(measures.contacts->sourceSlide));
        object.insert(u"drift_ncm"_s, meanAndMaximum(measures.contacts->drift));
        object.insert(u"source_drift_ncm"_s, meanAndMaximum(measures.contacts->sourceDrift));
    }
    if (measures.penetration)
        object.insert(u"penetration_ncm"_s, meanAndMaximum(*measures.penetration));
    if (measures.jerkRatio)
        object.insert(u"jerk_ratio_to_source"_s, *measures.jerkRatio);
    if (measures.jointStepRatio)
        object.insert(u"joint_step_max_ratio_to_source"_s, *measures.jointStepRatio);
    double overextension = 0.0;
    for (const LimbMeasure::Overextension &limb : measures.overextensions)
        overextension = std::max(overextension, limb.fraction);
    object.insert(u"hyperextension"_s, overextension);
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
        {u"file"_s, jsonText(file)},
        {u"sourceReference"_s, referenceJson(retargeter.transfer().sourceReference())},
        {u"targetReference"_s, referenceJson(retargeter.transfer().targetReference())},
        {u"mapping"_s, mappingJson(input)},
        {u"rest"_s, retargeter.transfer().restMode() == RestMode::Match ? u"match"_s : u"keep"_s},
        {u"scale"_s, retargeter.transfer().travelScale()},
        {u"sourceUp"_s, QString(QLatin1Char(axisLetter(input.sourceUp))).toLower()},
        {u"up"_s, QString(QLatin1Char(axisLetter(retargeter.transfer().upAxis()))).toLower()},
        {u"floorShift"_s, retargeter.floorShift()},
        {u"pelvisDrop"_s, retargeter.pelvisDrop()},
        {u"contacts"_s, contactsJson(input.source.skeleton, retargeter.contacts())},
        {u"outOfReach"_s, problemsJson(input.target.skeleton, retargeter.feet())},
        {u"notes"_s, notes},
    };
    if (result.measures)
        object.insert(u"measures"_s, measuresJson(*result.measures, input.target.skeleton));
    return jsonText({object});
}

} // namespace limber::cli
