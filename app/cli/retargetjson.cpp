#include "retargetjson.h"

#include "findingsjson.h"
#include "retarget/jointkeys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

// Joints by the names they have in mapping files.
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

} // namespace

std::string retargetJson(const std::string &file, const RetargetInput &input, const Retargeter &retargeter,
                         const Clip &)
{
    QJsonArray notes;
    for (const std::string &note : retargeter.notes())
        notes.append(jsonText(note));
    const QJsonObject object{
        {u"file"_s, jsonText(file)},
        {u"mapping"_s, mappingJson(input)},
        {u"rest"_s, retargeter.transfer().restMode() == RestMode::Match ? u"match"_s : u"keep"_s},
        {u"scale"_s, retargeter.transfer().travelScale()},
        {u"up"_s, QString(QLatin1Char(axisLetter(retargeter.transfer().upAxis()))).toLower()},
        {u"floorShift"_s, retargeter.floorShift()},
        {u"pelvisDrop"_s, retargeter.feet().longestDrop()},
        {u"contacts"_s, contactsJson(input.source.skeleton, retargeter.contacts())},
        {u"outOfReach"_s, problemsJson(input.target.skeleton, retargeter.feet())},
        {u"notes"_s, notes},
    };
    return QJsonDocument(QJsonArray{object}).toJson().toStdString();
}

} // namespace limber::cli
