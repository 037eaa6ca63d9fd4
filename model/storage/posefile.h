#pragma once

#include "storage/poselibrary.h"

#include <QByteArray>

#include <optional>

namespace limber {

// The bytes of a pose's file: JSON with the BVH text of one frame in it.
[[nodiscard]] QByteArray poseFileOf(const LibraryPose &pose);
// Reads them back; nothing where they are no pose, and then `why` says what is wrong.
[[nodiscard]] std::optional<LibraryPose> poseFromFile(const QByteArray &bytes, QString &why);

} // namespace limber
