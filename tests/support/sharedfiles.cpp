#include "support/sharedfiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace limber::test {

QString sharedFolder()
{
    const QString named = qEnvironmentVariable("LIMBER_SHARED");
    return named.isEmpty() ? QStringLiteral(LIMBER_SOURCE_DIR "/../shared") : named;
}

bool hasShared()
{
    return QFileInfo(sharedFolder() + QStringLiteral("/corpus")).isDir();
}

const char *sharedIsMissing()
{
    return "the folder shared/ with the corpus is not beside the repository (LIMBER_SHARED can name it)";
}

QStringList corpusNames()
{
    const QDir corpus(sharedFolder() + QStringLiteral("/corpus"));
    QStringList names;
    QDirIterator files(corpus.path(), {QStringLiteral("*.bvh")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = corpus.relativeFilePath(files.next());
        if (!name.startsWith(QStringLiteral("bad/")))
            names.append(name);
    }
    names.sort();
    return names;
}

QString corpusPath(const QString &name)
{
    return sharedFolder() + QStringLiteral("/corpus/") + name;
}

QString truthPath(const QString &name)
{
    QString file = name;
    file.replace(QLatin1Char('/'), QStringLiteral("--"));
    file.replace(QStringLiteral(".bvh"), QStringLiteral(".json"));
    return sharedFolder() + QStringLiteral("/corpus/truth/") + file;
}

} // namespace limber::test
