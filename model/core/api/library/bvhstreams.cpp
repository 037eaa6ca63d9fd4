#include "library/bvhstreams.h"

#include <fstream>
#include <ostream>
#include <string_view>
#include <system_error>

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
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : path;
    if (error && error != std::errc::no_such_file_or_directory)
        return false;
    fs::path part = target;
    part += ".part";
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    const bool written = out.is_open() && writeBvh(clip, out, options);
    out.close();
    bool renamed = false;
    if (written && !out.fail()) {
        const fs::file_status old = fs::status(target, error);
        if (fs::is_regular_file(old))
            fs::permissions(part, old.permissions(), error);
        fs::rename(part, target, error);
        renamed = !error;
    }
    if (!renamed)
        fs::remove(part, error);
    return renamed;
}

} // namespace limber
