#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// One shard of N: number `index`, from 1.
struct Shard
{
    int index = 1;
    int count = 1;

    // Returns whether a file belongs to this shard, by a hash of its path that is the same in every version and on
    // every machine, so that lists may grow. The part after the last dot of the name does not count: files whose
    // results have the same name are in the same shard.
    [[nodiscard]] bool has(const std::string &relativePath) const;
};

// Returns a 64-bit hash of bytes (FNV-1a) that is the same in every version and on every machine.
[[nodiscard]] std::uint64_t stableHash(std::string_view bytes);

// The files of a batch, one after the other, as paths relative to its folder, with any bytes but NUL. A million files
// need no more memory than the largest folder.
class BatchFiles
{
public:
    virtual ~BatchFiles() = default;
    // Returns nothing at the end.
    [[nodiscard]] virtual std::optional<std::string> next() = 0;
    // Returns the paths that could not be read, with the reason. Each is returned once.
    [[nodiscard]] virtual std::vector<std::string> takeProblems() = 0;
};

// Returns every file below the folder whose name ends in one of the endings, in any letter case. Folders come in the
// byte order of their names; names that begin with a dot are left out, and links to folders are not followed.
[[nodiscard]] std::unique_ptr<BatchFiles> filesBelow(const std::string &folder, std::vector<std::string> endings);

// Returns the paths of a list, one in each line or up to each NUL; "-" is standard input. Returns null if the list
// cannot be opened.
[[nodiscard]] std::unique_ptr<BatchFiles> filesOfList(const std::string &list, char separator);

} // namespace limber::cli
