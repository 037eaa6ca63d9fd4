#pragma once

#include "storage/filestamp.h"

#include <cstddef>
#include <optional>

namespace limber {

// The state of a file on disk. Asking for it may take as long as a network needs, so call it on threads that nothing
// waits for.
struct FileState
{
    FileStamp stamp;
    bool isReadable = false;
    bool isUnknown = false; // the disk did not answer
    std::optional<std::size_t> fingerprint; // of its bytes, if it is needed

    // Returns the present state of the file of `known`. Its bytes are read if only its attributes have changed since,
    // or if they are to be remembered now for that comparison later.
    [[nodiscard]] static FileState of(const FileStamp &known, bool isToBeRemembered);
    // Returns false while another program is still writing the file.
    [[nodiscard]] bool isWhole() const { return stamp.size > 0 && isReadable; }
};

} // namespace limber
