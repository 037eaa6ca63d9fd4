#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Where a document stood after something was done to it.
struct StepMoment
{
    std::int32_t index = 0; // how many steps of its history counted
    std::int64_t milliseconds = 0; // since 1970, UTC

    friend bool operator==(const StepMoment &, const StepMoment &) = default;
};

// What a record of kind Step holds.
struct StepRecord
{
    StepMoment after;
    std::string text; // what the history calls it; UTF-8
    std::int32_t gesture = 0; // steps of one gesture merge
    std::string edit; // see editcode.h
};
[[nodiscard]] std::string bytesOf(const StepRecord &step);
[[nodiscard]] std::optional<StepRecord> stepFrom(std::string_view bytes);

// What records of the kinds Index and Saved hold.
[[nodiscard]] std::string bytesOf(const StepMoment &moment);
[[nodiscard]] std::optional<StepMoment> momentFrom(std::string_view bytes);

// What a record of kind Text holds: which text it is, and how its file is known to be whole.
struct TextRecord
{
    std::int32_t number = 0;
    std::uint64_t size = 0; // bytes
    std::uint64_t check = 0; // see CheckValue
};
[[nodiscard]] std::string bytesOf(const TextRecord &text);
[[nodiscard]] std::optional<TextRecord> textFrom(std::string_view bytes);

// What a record of kind View holds.
struct ViewRecord
{
    std::string encoding; // of names, as IANA calls it
    std::string project; // the text of a project without contacts, markers and layers
};
[[nodiscard]] std::string bytesOf(const ViewRecord &view);
[[nodiscard]] std::optional<ViewRecord> viewFrom(std::string_view bytes);

} // namespace limber
