#pragma once

#include "theme/colours.h"

#include <QPixmap>
#include <QString>

namespace limber {

// A small picture of the first pose of a BVH file; null where it cannot be read.
[[nodiscard]] QPixmap clipThumbnail(const QString &path, QSize size, const Colours &colours, qreal devicePixelRatio);

} // namespace limber
