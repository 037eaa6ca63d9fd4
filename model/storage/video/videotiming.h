#pragma once

#include <QtGlobal>

#include <vector>

namespace limber {

// Frames a second as a fraction, for formats that keep it exactly.
struct FrameRate
{
    int numerator = 30;
    int denominator = 1;

    [[nodiscard]] double perSecond() const { return static_cast<double>(numerator) / denominator; }
    friend bool operator==(const FrameRate &, const FrameRate &) = default;
};

// The rate that a frame time was meant to be: files have few digits of it. A whole number, or one times 1000/1001 as
// film and television have them, where that is as near as the digits go; else the nearest fraction. The frame time must
// be over 0.
[[nodiscard]] FrameRate frameRateOf(double frameTimeSeconds);

// Which frames a video shows, and how fast.
struct VideoTiming
{
    std::vector<int> frames;
    FrameRate rate;
};

// All of the frames at their own rate.
[[nodiscard]] VideoTiming timingOf(std::vector<int> frames, double frameTimeSeconds);
// At another rate: of each moment the frame that is nearest; the duration stays.
[[nodiscard]] VideoTiming timingAt(double framesPerSecond, const std::vector<int> &frames, double frameTimeSeconds);
// Every second, third … frame, so that no more than so many are shown in a second; the duration stays.
[[nodiscard]] VideoTiming withAtMost(int framesPerSecond, const VideoTiming &timing);

} // namespace limber
