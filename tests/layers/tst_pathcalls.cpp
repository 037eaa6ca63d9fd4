#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_pathcalls {

using namespace Qt::StringLiterals;

// File names are any bytes, and Qt damages those that are not UTF-8. Code that handles paths of the user therefore asks
// the system for them only through storage/paths. The test reads the sources, as the layer tests do.
class PathCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void pathsOfTheUserArePassedOnlyAsBytes_data();
    void pathsOfTheUserArePassedOnlyAsBytes();
    void everyExceptionIsNeeded();
    void aViolationIsReported_data();
    void aViolationIsReported();
    void allowedCallsAreNotReported_data();
    void allowedCallsAreNotReported();
};

namespace {

// These calls open files of the program itself: resources, settings, and what lies beside them.
const QStringList exceptions = {
    u"model/storage/builtinskeletons.cpp"_s,
    u"model/storage/poselibrary.cpp"_s,
    u"model/storage/rememberedmappings.cpp"_s,
    u"model/storage/vocabularyfile.cpp"_s,
    u"model/storage/recovery/ownfile.cpp"_s,
    u"model/storage/recovery/recoverystore.cpp"_s,
    u"app/editor/documents/opening.cpp"_s,
};

QDir repository()
{
    return QDir(QStringLiteral(LIMBER_SOURCE_DIR));
}

QString firstCall(const QString &source)
{
    static const QRegularExpression calls(
        u"QFile::(encodeName|decodeName|exists|remove|rename|copy|link)|QFile \\w+\\([^)]|QSaveFile|QFileInfo::exists|"
        "QFileInfo \\w+\\([^\\n]*\\n?[^\\n]*\\.(isSymLink|exists)\\(|(to|from)LocalFile\\(|"
        "\\.(absoluteFilePath\\(\\)|absolutePath\\(\\)|absoluteDir\\(\\)|canonical\\w*Path\\(\\)|symLinkTarget|"
        "isFile\\(|isSymLink\\(|entryList|entryInfoList)|QFileInfo\\([^\\n]*\\)\\.(exists|isDir|size)\\("_s);
    return calls.match(source).captured();
}

QString sourceOf(const QString &path)
{
    QFile file(repository().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void PathCallsTest::pathsOfTheUserArePassedOnlyAsBytes_data()
{
    QTest::addColumn<QString>("path");
    for (const auto &top :
         {u"model/storage"_s, u"app/cli"_s, u"app/editor/documents"_s, u"app/editor/features/interchange"_s}) {
        QDirIterator files(repository().filePath(top), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = repository().relativeFilePath(files.next());
            if (!path.startsWith(u"model/storage/paths/") && !exceptions.contains(path))
                QTest::newRow(qPrintable(path)) << path;
        }
    }
}

void PathCallsTest::pathsOfTheUserArePassedOnlyAsBytes()
{
    QFETCH(const QString, path);
    QCOMPARE(firstCall(sourceOf(path)), QString());
}

void PathCallsTest::everyExceptionIsNeeded()
{
    for (const QString &path : exceptions)
        QVERIFY2(!firstCall(sourceOf(path)).isEmpty(), qPrintable(path));
}

void PathCallsTest::aViolationIsReported_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"QFile file(path);", "QFile::encodeName(path)", "QFile::remove(copy);", "if (QFileInfo::exists(path))",
          "QFileInfo(path).size()", "QFileInfo(path).canonicalFilePath()", "url.toLocalFile()",
          "QUrl::fromLocalFile(path)", "QSaveFile file(path);", "folder.entryList(QDir::Files)",
          "if (const QFileInfo info(path); !info.exists())", "QFileInfo(target).isSymLink()"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void PathCallsTest::aViolationIsReported()
{
    QFETCH(const QString, line);
    QVERIFY(!firstCall(line).isEmpty());
}

void PathCallsTest::allowedCallsAreNotReported_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"QFile file;", "openToRead(file, path)", "isThere(path)", "QFileInfo(path).completeBaseName()",
          "QFileInfo(path).fileName()", "folder.absoluteFilePath(named)", "url.isLocalFile()",
          "restOf(QFile &file, const Progress &progress)"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void PathCallsTest::allowedCallsAreNotReported()
{
    QFETCH(const QString, line);
    QCOMPARE(firstCall(line), QString());
}

QTEST_APPLESS_MAIN(PathCallsTest)

} // namespace tst_pathcalls

#include "tst_pathcalls.moc"
