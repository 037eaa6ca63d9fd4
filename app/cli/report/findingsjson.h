#pragma once

#include "bvh/read/bvhreader.h"

#include <QJsonObject>

#include <string>

namespace limber::cli {

// Returns the part of a file's JSON object that says how it was read: "file", "loaded" and "findings".
[[nodiscard]] QJsonObject fileJson(const std::string &file, const ReadResult &result);

// Returns bytes of a file or of an argument as a JSON string.
[[nodiscard]] QString jsonText(const std::string &bytes);

} // namespace limber::cli
