#include "library/wholefile.h"

#include <fstream>
#include <system_error>

namespace limber {

bool writeWholeFile(const std::filesystem::path &path, const std::function<bool(std::ostream &)> &write)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : path;
    if (error && error != std::errc::no_such_file_or_directory)
        return false;
    fs::path part = target;
    part += ".part";
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    const bool written = out.is_open() && write(out);
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
