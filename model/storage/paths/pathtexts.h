#pragma once

#include <QString>
#include <QStringList>

class QUrl;

namespace limber {

// These functions convert paths to text for files that hold text, such as settings and JSON; see base/keptpath.h.
[[nodiscard]] QString keptText(const QString &path);
[[nodiscard]] QString pathFromKept(const QString &text);
[[nodiscard]] QStringList keptTexts(const QStringList &paths);
[[nodiscard]] QStringList pathsFromKept(const QStringList &texts);

// Returns the path of a file on this machine from a URL that another program passed; QUrl::toLocalFile() damages %FF.
[[nodiscard]] QString pathOfUrl(const QUrl &url);
[[nodiscard]] QUrl urlOfPath(const QString &absolutePath);

} // namespace limber
