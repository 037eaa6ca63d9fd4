#pragma once

#include <QByteArray>
#include <QStringList>

namespace limber {

class Settings;

// Returns the encoding in which a file's names are shown: the one chosen for it, otherwise that of the preferences.
[[nodiscard]] QByteArray nameCodecOf(const Settings &settings, const QString &path);
void storeNameCodec(Settings &settings, const QString &path, const QByteArray &codec);

[[nodiscard]] QStringList recentFiles(const Settings &settings); // the latest first
void addRecentFile(Settings &settings, const QString &path);
void clearRecentFiles(Settings &settings);

// Returns the files that were open when the last session ended.
[[nodiscard]] QStringList filesOfLastSession(const Settings &settings);
void storeOpenFiles(Settings &settings, const QStringList &paths);

} // namespace limber
