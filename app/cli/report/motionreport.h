#pragma once

#include "feet/clipflights.h"

#include <QJsonObject>

namespace limber::cli {

// Adds what `check --profile motion` says about the jumps of a file: "flights", "gravity" and "time_factor"; the last
// two are null without a jump.
void addFlights(const ClipFlights &flights, QJsonObject &object);

} // namespace limber::cli
