#pragma once

#include "storage/characters/characterfile.h"

#include <QJsonObject>

#include <string>

namespace limber::cli {

// What `info` reports about a character that was read with its surface, as text and as JSON.
[[nodiscard]] std::string characterText(const CharacterFile &file);
[[nodiscard]] QJsonObject characterJson(const CharacterFile &file);

} // namespace limber::cli
