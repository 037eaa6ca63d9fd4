#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The state of a document's history after something was done to it.
struct StepMoment
{
    std::int32_t index = 0; // how many steps of the history are in effect
    std::int64_t milliseconds = 0; // since 1970, UTC

    friend bool operator==(const StepMoment &, const StepMoment &) = default;
};

// The content of a record of kind Step.
struct StepRecord
{
    StepMoment after;
    std::string text; // its name in the history; UTF-8
    std::int32_t gesture = 0; // steps of the same gesture merge
    std::string edit; // see editcode.h
};
[[nodiscard]] std::string bytesOf(const StepRecord &step);
[[nodiscard]] std::optional<StepRecord> stepFrom(std::string_view bytes);

// Returns the content of records of the kinds Index and Saved.
[[nodiscard]] std::string bytesOf(const StepMoment &moment);
[[nodiscard]] std::optional<StepMoment> momentFrom(std::string_view bytes);

// The content of a record of kind Text: which text it is, and what shows that its file is complete.
struct TextRecord
{
    std::int32_t number = 0;
    std::uint64_t size = 0; // bytes
    std::uint64_t check = 0; // see CheckValue
};
[[nodiscard]] std::string bytesOf(const TextRecord &text);
[[nodiscard]] std::optional<TextRecord> textFrom(std::string_view bytes);

// The content of a record of kind View.
struct ViewRecord
{
    std::string encoding; // of names, by its IANA name
    std::string project; // the text of a project without contacts, markers and layers
};
[[nodiscard]] std::string bytesOf(const ViewRecord &view);
[[nodiscard]] std::optional<ViewRecord> viewFrom(std::string_view bytes);

} // namespace limber
