#pragma once

#include <cstddef>
#include <string>

namespace limber::reader {

// What the program may use.
struct Limits
{
    std::size_t memoryBytes = 0; // of addresses
    unsigned long processorSeconds = 0;
};

// Gives up, for good, everything that is not needed for working on memory and writing to standard output: no file can
// be opened, made or removed, no process started, looked at or stopped, nothing connected, no memory made executable.
// Everything that is to be read must be in the memory. Answers why that is not possible, or nothing.
[[nodiscard]] std::string confine(const Limits &limits);

// Ends with whoever started it, and cannot be looked into by other programs of the user.
[[nodiscard]] std::string bindToParent();

} // namespace limber::reader
