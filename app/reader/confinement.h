#pragma once

#include <cstddef>
#include <string>

namespace limber::reader {

// The resources that the program may use.
struct Limits
{
    std::size_t memoryBytes = 0; // of address space
    unsigned long processorSeconds = 0;
};

// Permanently gives up everything that is not needed for working on memory and writing to standard output: afterwards
// no file can be opened, made or removed, no process started, examined or stopped, nothing connected, and no memory
// made executable. Everything that has to be read must be in memory before. Returns why that is not possible, or an
// empty text.
[[nodiscard]] std::string confine(const Limits &limits);

// Lets the program end together with its parent, and keeps other programs of the user from looking into it.
[[nodiscard]] std::string bindToParent();

} // namespace limber::reader
