#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber::cli {

// One shard of many: I of N, from 1.
struct Shard
{
    int index = 1;
    int count = 1;

    // By a hash of the path that stays the same in every version and on every machine, so that lists may grow. What
    // stands after the last dot of the name does not count: files whose results have the same name share a shard.
    [[nodiscard]] bool has(const std::string &relativePath) const;
};

// A 64 bit hash of bytes (FNV-1a), the same in every version and on every machine.
[[nodiscard]] std::uint64_t stableHash(std::string_view bytes);

// The files that a batch works on, one after the other, as paths relative to its folder: any bytes but NUL. A million
// of them need no more memory than the largest folder.
class BatchFiles
{
public:
    virtual ~BatchFiles() = default;
    // Nothing at the end.
    [[nodiscard]] virtual std::optional<std::string> next() = 0;
    // What could not be looked at: paths, and why. Each is given once.
    [[nodiscard]] virtual std::vector<std::string> takeProblems() = 0;
};

// Every file below the folder whose name ends in one of the endings, in capitals or not. Folders come in the order of
// the bytes of their names; names that begin with a dot are left out, and links to folders are not followed.
[[nodiscard]] std::unique_ptr<BatchFiles> filesBelow(const std::string &folder, std::vector<std::string> endings);

// The paths of a list, a line each or each up to a NUL; "-" is standard input. Null where it cannot be opened.
[[nodiscard]] std::unique_ptr<BatchFiles> filesOfList(const std::string &list, char separator);

} // namespace limber::cli
