#include "library/bvhstreams.h"

#include "library/wholefile.h"

#include <ostream>
#include <string_view>

namespace limber {

bool writeBvh(const Clip &clip, std::ostream &out, const WriteOptions &options)
{
    const bool written = writeBvh(clip, options, [&out](std::string_view bytes) {
        return static_cast<bool>(out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())));
    });
    return written && out.flush();
}

bool writeBvhFile(const Clip &clip, const std::filesystem::path &path, const WriteOptions &options)
{
    return writeWholeFile(path, [&](std::ostream &out) { return writeBvh(clip, out, options); });
}

} // namespace limber
