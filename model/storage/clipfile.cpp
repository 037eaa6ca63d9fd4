#include "storage/clipfile.h"

#include "bvh/read/bvhfile.h"
#include "storage/paths/filename.h"
#include "storage/textfile.h"

#include <unistd.h>

namespace limber {

ReadResult loadBvh(const QString &path, const ReadOptions &options)
{
    if (path == QLatin1String("-"))
        return readBvhDescriptor(STDIN_FILENO, options);
    return readBvhFile(systemPath(path), options);
}

SaveResult saveBvh(const Clip &clip, const QString &path, const WriteOptions &options, const SaveMethod &method)
{
    return savePieces([&](const PieceSink &sink) { return writeBvh(clip, options, sink); }, path, method);
}

} // namespace limber
