#pragma once

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "storage/safesave.h"

#include <QString>

namespace limber {

// Reads the BVH file at `path` ("-" for standard input). Only plain files and links to them are read: the path is
// opened without blocking and then examined. If it cannot be read, the result has an error finding.
[[nodiscard]] ReadResult loadBvh(const QString &path, const ReadOptions &options = {});

// Writes the clip to `path`, completely or not at all, as savePieces() does.
[[nodiscard]] SaveResult saveBvh(const Clip &clip, const QString &path, const WriteOptions &options = {},
                                 const SaveMethod &method = {});

} // namespace limber
