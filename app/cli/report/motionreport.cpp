#include "report/motionreport.h"

#include "report/findingsjson.h"
#include "report/resulttext.h"

#include <QJsonArray>

namespace limber::cli {

namespace {

QJsonValue valueOf(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

} // namespace

void addFlights(const ClipFlights &flights, QJsonObject &object)
{
    QJsonArray list;
    for (const Flight &flight : flights.flights)
        list.append(QJsonObject{{QStringLiteral("frames"), QJsonArray{flight.frames.first, flight.frames.last}},
                                {QStringLiteral("gravity"), flight.gravity}});
    object.insert(QStringLiteral("flights"), list);
    object.insert(QStringLiteral("gravity"), valueOf(flights.gravity));
    object.insert(QStringLiteral("time_factor"), valueOf(flights.timeFactor));
}

void addInsides(const std::vector<Inside> &insides, const Skeleton &skeleton, QJsonObject &object)
{
    QJsonArray list;
    for (const Inside &inside : insides)
        list.append(QJsonObject{{QStringLiteral("parts"), QJsonArray{jsonText(skeleton.joint(inside.joint).name),
                                                                     jsonText(skeleton.joint(inside.otherJoint).name)}},
                                {QStringLiteral("frames"), QJsonArray{inside.frames.first, inside.frames.last}},
                                {QStringLiteral("deepest"), inside.deepest},
                                {QStringLiteral("depth_ncm"), inside.depthNcm}});
    object.insert(QStringLiteral("inside"), list);
}

void addGaps(const std::vector<FoundGap> &gaps, const Skeleton &skeleton, QJsonObject &object)
{
    QJsonArray list;
    for (const FoundGap &gap : gaps)
        list.append(QJsonObject{{QStringLiteral("joints"), jointsJson(gap.joints, skeleton)},
                                {QStringLiteral("frames"), QJsonArray{gap.frames.first, gap.frames.last}},
                                {QStringLiteral("kind"), QString::fromStdString(std::string(wordOf(gap.kind)))},
                                {QStringLiteral("fillable"), !gap.isAtEnd}});
    object.insert(QStringLiteral("gaps"), list);
}

} // namespace limber::cli
