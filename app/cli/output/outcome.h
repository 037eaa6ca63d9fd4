#pragma once

#include <optional>
#include <string>
#include <utility>

namespace limber::cli {

// A value, or a sentence that says why there is none.
template <typename Value>
struct Outcome
{
    std::optional<Value> value;
    std::string problem;

    [[nodiscard]] static Outcome failure(std::string problem) { return {std::nullopt, std::move(problem)}; }
    [[nodiscard]] static Outcome success(Value value) { return {std::move(value), {}}; }
    [[nodiscard]] explicit operator bool() const { return value.has_value(); }
};

} // namespace limber::cli
