#include "storage/paths/pathtexts.h"

#include "base/keptpath.h"
#include "storage/paths/filename.h"

#include <QUrl>

#include <algorithm>
#include <iterator>

namespace limber {

namespace {

QStringList eachOf(const QStringList &texts, QString (*change)(const QString &))
{
    QStringList changed;
    std::ranges::transform(texts, std::back_inserter(changed), change);
    return changed;
}

} // namespace

QString keptText(const QString &path)
{
    return isTextName(path) && !path.startsWith(QLatin1String("file:"))
               ? path
               : QString::fromStdString(keptPath(bytesOfName(path).toStdString()));
}

QString pathFromKept(const QString &text)
{
    return text.startsWith(QLatin1String("file:")) ? nameOfBytes(pathOfKept(text.toStdString())) : text;
}

QStringList keptTexts(const QStringList &paths)
{
    return eachOf(paths, keptText);
}

QStringList pathsFromKept(const QStringList &texts)
{
    return eachOf(texts, pathFromKept);
}

QString pathOfUrl(const QUrl &url)
{
    const QString path = url.toLocalFile(); // also for a URL with a host
    const QByteArray bytes = QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1());
    return bytes.isValidUtf8() ? path : nameOfBytes(bytes);
}

QUrl urlOfPath(const QString &absolutePath)
{
    if (isTextName(absolutePath))
        return QUrl::fromLocalFile(absolutePath);
    return QUrl::fromEncoded("file://" + bytesOfName(absolutePath).toPercentEncoding("/"));
}

} // namespace limber
