#pragma once

#include <QtGlobal>

#include <vector>

namespace limber {

// Frames per second as a fraction, for formats that keep it exactly.
struct FrameRate
{
    int numerator = 30;
    int denominator = 1;

    [[nodiscard]] double perSecond() const { return static_cast<double>(numerator) / denominator; }
    friend bool operator==(const FrameRate &, const FrameRate &) = default;
};

// Returns the rate that a frame time stands for, because files have only few digits of it: a whole number, or a whole
// number times 1000/1001 as in film and television, if that agrees to the digits; otherwise the nearest fraction. The
// frame time must be above 0.
[[nodiscard]] FrameRate frameRateOf(double frameTimeSeconds);

// The frames that a video shows, and their rate.
struct VideoTiming
{
    std::vector<int> frames;
    FrameRate rate;
};

// Returns all of the frames at their own rate.
[[nodiscard]] VideoTiming timingOf(std::vector<int> frames, double frameTimeSeconds);
// Returns a timing at another rate, with the nearest frame for each moment; the duration stays.
[[nodiscard]] VideoTiming timingAt(double framesPerSecond, const std::vector<int> &frames, double frameTimeSeconds);
// Returns every second, third … frame, so that at most this many are shown per second; the duration stays.
[[nodiscard]] VideoTiming withAtMost(int framesPerSecond, const VideoTiming &timing);

} // namespace limber
