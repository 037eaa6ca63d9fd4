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

void addSpikes(const std::vector<ClearSpike> &spikes, const Skeleton &skeleton, QJsonObject &object)
{
    QJsonArray list;
    for (const ClearSpike &spike : spikes)
        list.append(QJsonObject{{QStringLiteral("joint"), jsonText(skeleton.joint(spike.joint).name)},
                                {QStringLiteral("frames"), QJsonArray{spike.frames.first, spike.frames.last}},
                                {spike.isOfPlace ? QStringLiteral("ncm") : QStringLiteral("degrees"), spike.amount}});
    object.insert(QStringLiteral("spikes"), list);
}

void addTeleports(const std::vector<Teleport> &teleports, QJsonObject &object)
{
    QJsonArray list;
    for (const Teleport &teleport : teleports)
        list.append(QJsonObject{{QStringLiteral("frames"), QJsonArray{teleport.frame - 1, teleport.frame}},
                                {QStringLiteral("body_lengths"), teleport.bodyLengths}});
    object.insert(QStringLiteral("teleports"), list);
}

void addFrozen(const std::vector<FigureFinding> &oddities, QJsonObject &object)
{
    QJsonArray list;
    for (const FigureFinding &each : oddities) {
        if (each.finding.kind == FindingKind::FrozenFrames)
            list.append(QJsonObject{{QStringLiteral("frames"), QJsonArray{each.frames.first, each.frames.last}}});
    }
    object.insert(QStringLiteral("frozen"), list);
}

} // namespace limber::cli
