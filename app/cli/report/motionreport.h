#pragma once

#include "feet/clipflights.h"
#include "filling/gapsearch.h"
#include "touch/touchpairs.h"

#include <QJsonObject>

#include <vector>

namespace limber::cli {

// Adds what `check --profile motion` says about the jumps of a file: "flights", "gravity" and "time_factor"; the last
// two are null without a jump.
void addFlights(const ClipFlights &flights, QJsonObject &object);
// Adds what it says about hands and forearms inside other parts of the body: "inside".
void addInsides(const std::vector<Inside> &insides, const Skeleton &skeleton, QJsonObject &object);

// Adds the joints without data: "gaps".
void addGaps(const std::vector<FoundGap> &gaps, const Skeleton &skeleton, QJsonObject &object);

} // namespace limber::cli
