#pragma once

#include "motion/frameinterval.h"
#include "weight/figureweight.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// One jump of a figure.
struct Flight
{
    FrameInterval frames; // in which nothing holds it; a frame of support is on both sides
    double gravity = 0.0; // how fast its centre of mass falls, metres per second squared; see Airborne
    double rise = 0.0; // of the soles, see Airborne
    double off = 0.0; // of its centre of mass from a parabola, metres; see Airborne
};

// Returns the flights of a figure that are no shorter than 0.1 s and have support before and after. What falls at more
// than 2.5 times the gravity of earth is none, unless all of several flights do so alike, or the soles rise by 10 ncm
// in all.
[[nodiscard]] std::vector<Flight> flightsOf(const FigureWeight &weight, double frameTimeSeconds);

// Returns the median gravity of some flights; nothing without any. In shorter ones than 0.2 s a body falls by less than
// 5 cm, so that a frame more or less of contact changes their gravity by half: they count only where all are short.
[[nodiscard]] std::optional<double> gravityOf(std::span<const Flight> flights, double frameTimeSeconds);

// Returns what the frame time must be multiplied by so that things that fall at `measured` fall at `wanted`.
[[nodiscard]] double timeFactor(double measured, double wanted);

// Returns whether a gravity is so far off that the clip must play at the wrong speed: by more than 15 %, in at least
// two flights of 0.2 s or more, of which most agree, or in one of at least 0.5 s.
[[nodiscard]] bool isTimeOff(std::span<const Flight> flights, double wanted, double frameTimeSeconds);

// A rate at which a clip should be played, and the one at which it is.
struct MistakenRate
{
    int right = 0; // frames per second
    int wrong = 0;
};

// Returns two usual rates whose mistake would explain a time factor; nothing if none would.
[[nodiscard]] std::optional<MistakenRate> mistakenRate(double factor, double frameTimeSeconds);

} // namespace limber
