#pragma once

#include "faults/clearspikes.h"
#include "faults/teleports.h"
#include "feet/clipflights.h"
#include "filling/gapsearch.h"
#include "touch/touchpairs.h"
#include "tracks/figurefindings.h"

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

// Adds the joints that jump away and back: "spikes", with "degrees" or, for places, "ncm".
void addSpikes(const std::vector<ClearSpike> &spikes, const Skeleton &skeleton, QJsonObject &object);

// Adds where the whole figure is somewhere else at once: "teleports".
void addTeleports(const std::vector<Teleport> &teleports, QJsonObject &object);

// Adds the frames in which the whole figure is frozen, of all that is odd about it: "frozen".
void addFrozen(const std::vector<FigureFinding> &oddities, QJsonObject &object);

} // namespace limber::cli
