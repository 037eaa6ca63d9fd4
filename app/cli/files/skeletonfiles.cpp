#include "files/skeletonfiles.h"

#include "files/clipfiles.h"
#include "output/messages.h"
#include "storage/builtinskeletons.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <string_view>

namespace limber::cli {

namespace {

constexpr std::string_view prefix = "template:";

// Returns whether a word can only be the path of a file: no built-in name has such letters.
bool isPath(std::string_view word)
{
    return word.empty() || word.find_first_of("/.") != std::string_view::npos;
}

// A folder does not stand in the way of a name.
bool isFile(const std::string &word)
{
    const QString path = nameOfBytes(word);
    return word == "-" || (isThere(path) && !isFolder(path));
}

void reportUnknown(const std::string &word, std::string_view name)
{
    const std::string nearest = nearestBuiltInSkeleton(name);
    reportError(word, "there is no such file, and no built-in skeleton of that name" +
                          (nearest.empty() ? "" : "; did you mean " + nearest + "?") + " (" + skeletonNames() + ")");
}

} // namespace

std::optional<Clip> loadSkeleton(const std::string &word, const CommandLine &line)
{
    const bool isNamed = std::string_view(word).starts_with(prefix);
    const std::string_view name = std::string_view(word).substr(isNamed ? prefix.size() : 0);
    if (isFile(word) || (!isNamed && isPath(name)))
        return loadClip(word, line);
    const BuiltInSkeleton *skeleton = findBuiltInSkeleton(name);
    if (skeleton == nullptr) {
        reportUnknown(word, name);
        return std::nullopt;
    }
    ReadResult read = readBuiltInSkeleton(*skeleton);
    if (!read.clip)
        reportError(word, "this program does not contain the built-in skeletons");
    return std::move(read.clip);
}

std::string skeletonNames()
{
    std::string names;
    for (const BuiltInSkeleton &each : builtInSkeletons())
        names += (names.empty() ? "" : ", ") + std::string(each.name);
    return names;
}

} // namespace limber::cli
