#pragma once

namespace limber::cli {

// The exit statuses of the verbs.
namespace exitstatus {
inline constexpr int Done = 0;
inline constexpr int Failed = 1; // at least one file could not be read, written or processed
inline constexpr int Usage = 64;

// `check` has its own.
inline constexpr int Clean = 0;
inline constexpr int Warned = 1;
inline constexpr int Refused = 2;
} // namespace exitstatus

} // namespace limber::cli
