#pragma once

#include "storage/poselibrary.h"

#include <QByteArray>

#include <optional>

namespace limber {

// Returns the bytes of a pose file: JSON that contains the BVH text of one frame.
[[nodiscard]] QByteArray poseFileOf(const LibraryPose &pose);
// Reads these bytes; returns nothing if they are no pose, and then `why` says what is wrong.
[[nodiscard]] std::optional<LibraryPose> poseFromFile(const QByteArray &bytes, QString &why);

} // namespace limber
