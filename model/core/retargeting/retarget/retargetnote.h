#pragma once

#include "base/message.h"

#include <cstdint>
#include <vector>

namespace limber {

// Which of the files of a retarget something is about.
enum class RetargetFile : std::uint8_t {
    Source, // the motion
    Target, // the skeleton
    Result, // the motion on the skeleton
};

// What the user should know about a retarget.
struct RetargetNote
{
    RetargetFile file = RetargetFile::Result; // what it is about
    Message text; // a sentence
    bool isWarning = true; // false for what was done as asked
    bool isOfBvh = false; // it is about how BVH writes the result, and matters to no other format
};

// The notes of a retarget in order.
using RetargetNotes = std::vector<RetargetNote>;

} // namespace limber
