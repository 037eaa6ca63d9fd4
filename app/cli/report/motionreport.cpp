#include "report/motionreport.h"

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

} // namespace limber::cli
