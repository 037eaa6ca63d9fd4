#include "storage/filestamp.h"

#include <QFileInfo>

namespace limber {

FileStamp FileStamp::of(const QString &path)
{
    const QFileInfo info(path);
    return {path, !path.isEmpty() && info.exists() ? info.size() : -1, info.lastModified()};
}

} // namespace limber
