#include "batch/batchfiles.h"

#include "base/ascii.h"
#include "output/messages.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include <dirent.h>
#include <sys/stat.h>

namespace limber::cli {

namespace {

bool endsLike(std::string_view name, std::string_view ending)
{
    return name.size() > ending.size() &&
           std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char a, char b) { return lowered(a) == lowered(b); });
}

class Walk : public BatchFiles
{
public:
    Walk(std::string folder, std::vector<std::string> endings)
        : m_folder(std::move(folder)), m_endings(std::move(endings))
    {
        enter({});
    }

    std::optional<std::string> next() override
    {
        while (!m_levels.empty()) {
            Level &level = m_levels.back();
            if (level.names.empty()) {
                m_levels.pop_back();
                continue;
            }
            const std::string path = level.path + level.names.back();
            level.names.pop_back();
            if (path.back() != '/')
                return path;
            enter(path);
        }
        return std::nullopt;
    }

    std::vector<std::string> takeProblems() override { return std::exchange(m_problems, {}); }

private:
    struct Level
    {
        std::string path; // with a slash at its end, or empty
        std::vector<std::string> names; // those still to come, the next one last; folders end in a slash
    };

    // A folder is listed completely before any of its files is returned, so files that a batch writes there meanwhile
    // are not found.
    void enter(const std::string &path)
    {
        DIR *const folder = ::opendir((m_folder + '/' + path).c_str());
        if (folder == nullptr) {
            m_problems.push_back(inQuotes(path.empty() ? m_folder : path) +
                                 " cannot be read: " + std::generic_category().message(errno));
            return;
        }
        Level level{path, {}};
        while (const dirent *entry = ::readdir(folder)) {
            const std::string name = nameOf(*entry, path);
            if (!name.empty())
                level.names.push_back(name);
        }
        ::closedir(folder);
        std::ranges::sort(level.names, std::greater());
        m_levels.push_back(std::move(level));
    }

    // Returns an empty text for an entry that does not belong to the walk.
    std::string nameOf(const dirent &entry, const std::string &path) const
    {
        const std::string name = entry.d_name;
        if (name.starts_with('.'))
            return {};
        struct stat status = {};
        const std::string whole = m_folder + '/' + path + name;
        bool isFolder = entry.d_type == DT_DIR;
        bool isFile = entry.d_type == DT_REG;
        if (entry.d_type == DT_UNKNOWN && ::lstat(whole.c_str(), &status) == 0) {
            isFolder = S_ISDIR(status.st_mode);
            isFile = S_ISREG(status.st_mode);
        }
        if (isFolder)
            return name + '/';
        const bool hasEnding =
            std::ranges::any_of(m_endings, [&name](const std::string &ending) { return endsLike(name, ending); });
        if (!hasEnding)
            return {};
        return isFile || (::stat(whole.c_str(), &status) == 0 && S_ISREG(status.st_mode)) ? name : std::string();
    }

    std::string m_folder;
    std::vector<std::string> m_endings;
    std::vector<Level> m_levels;
    std::vector<std::string> m_problems;
};

class List : public BatchFiles
{
public:
    List(std::FILE *file, char separator) : m_file(file), m_separator(separator) {}
    List(const List &) = delete;
    List &operator=(const List &) = delete;
    ~List() override
    {
        std::free(m_line);
        if (m_file != stdin)
            std::fclose(m_file);
    }

    std::optional<std::string> next() override
    {
        while (true) {
            const ssize_t length = ::getdelim(&m_line, &m_capacity, m_separator, m_file);
            if (length < 0)
                return std::nullopt;
            std::string path(m_line, static_cast<std::size_t>(length));
            if (path.ends_with(m_separator))
                path.pop_back();
            while (path.starts_with("./"))
                path.erase(0, 2);
            if (path.empty())
                continue;
            if (isBelow(path))
                return path;
            m_problems.push_back("expected a path below the folder of the batch, found " + inQuotes(path));
        }
    }

    std::vector<std::string> takeProblems() override { return std::exchange(m_problems, {}); }

private:
    // The path also decides where the result is written, so it must not lead out of the folder.
    static bool isBelow(std::string_view path)
    {
        if (path.starts_with('/') || path.find('\0') != std::string_view::npos)
            return false;
        while (!path.empty()) {
            const std::size_t slash = std::min(path.find('/'), path.size());
            if (path.substr(0, slash) == "..")
                return false;
            path.remove_prefix(std::min(slash + 1, path.size()));
        }
        return true;
    }

    std::FILE *m_file;
    char m_separator;
    char *m_line = nullptr;
    std::size_t m_capacity = 0;
    std::vector<std::string> m_problems;
};

} // namespace

std::uint64_t stableHash(std::string_view bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

bool Shard::has(const std::string &relativePath) const
{
    const std::size_t dot = relativePath.rfind('.');
    const std::size_t slash = relativePath.rfind('/');
    const bool hasEnding = dot != std::string::npos && (slash == std::string::npos || dot > slash);
    // The low bits of this hash alone are less evenly distributed.
    const std::uint64_t hash =
        stableHash(std::string_view(relativePath).substr(0, hasEnding ? dot : std::string::npos));
    return static_cast<int>((hash ^ (hash >> 32U)) % static_cast<std::uint64_t>(count)) == index - 1;
}

std::unique_ptr<BatchFiles> filesBelow(const std::string &folder, std::vector<std::string> endings)
{
    return std::make_unique<Walk>(folder, std::move(endings));
}

std::unique_ptr<BatchFiles> filesOfList(const std::string &list, char separator)
{
    std::FILE *const file = list == "-" ? stdin : std::fopen(list.c_str(), "re");
    return file != nullptr ? std::make_unique<List>(file, separator) : nullptr;
}

} // namespace limber::cli
