#pragma once

#include "storage/filestamp.h"

#include <cstddef>
#include <optional>

namespace limber {

// What the disk says of a file. Asking may take as long as a network likes: it is for threads that nobody waits for.
struct FileState
{
    FileStamp stamp;
    bool isReadable = false;
    bool isUnknown = false; // the disk does not say
    std::optional<std::size_t> fingerprint; // of its bytes, where somebody needs it

    // How `known` is now. Its bytes are looked at where only its attributes were changed since, and if they shall be
    // remembered now, for that comparison later on.
    [[nodiscard]] static FileState of(const FileStamp &known, bool isToBeRemembered);
    // Not while another program is still writing it.
    [[nodiscard]] bool isWhole() const { return stamp.size > 0 && isReadable; }
};

} // namespace limber
