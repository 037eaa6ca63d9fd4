#include "operations/operation.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_oneplace {

using namespace limber;
using namespace Qt::StringLiterals;

namespace {

const QString root = QStringLiteral(LIMBER_SOURCE_DIR);

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesIn(const QString &folder, QDirIterator::IteratorFlags how = QDirIterator::Subdirectories)
{
    QStringList paths;
    QDirIterator files(root + u'/' + folder, {u"*.cpp"_s, u"*.h"_s, u"CMakeLists.txt"_s}, QDir::Files, how);
    while (files.hasNext())
        paths << files.next();
    return paths;
}

QString nameOf(const Operation &operation)
{
    return QString::fromUtf8(operation.name.data(), qsizetype(operation.name.size()));
}

} // namespace

// An operation consists of one source and its test; nothing else names it.
class OnePlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyOperationHasOneSourceAndOneTest();
    void codeThatShowsOperationsNamesNone();
};

void OnePlaceTest::everyOperationHasOneSourceAndOneTest()
{
    QStringList sources = sourcesIn(u"model"_s) + sourcesIn(u"view"_s) + sourcesIn(u"app"_s) + sourcesIn(u"cmake"_s);
    QHash<QString, QString> contents;
    for (const QString &path : sources)
        contents.insert(path, contentOf(path));
    for (const Operation &operation : operations()) {
        const QString function = nameOf(operation) + u"Operation"_s;
        const QRegularExpression named(u"\\b%1\\b"_s.arg(function));
        QStringList places;
        for (auto each = contents.cbegin(); each != contents.cend(); ++each) {
            if (each.value().contains(named))
                places << each.key();
        }
        QCOMPARE(places.size(), 1);
        QVERIFY2(places.front().endsWith(u"/%1.cpp"_s.arg(nameOf(operation))), qPrintable(places.front()));
        const QString group = places.front().section(u'/', -2, -2);
        const QString test = root + u"/tests/core/wholeclip/operations/%1/tst_%2.cpp"_s.arg(group, nameOf(operation));
        QVERIFY2(QFile::exists(test), qPrintable(test));
    }
}

// Registry, command line, panel, menu and manual take the names from the registry alone.
void OnePlaceTest::codeThatShowsOperationsNamesNone()
{
    QStringList sources = sourcesIn(u"model/core/wholeclip/operations"_s, QDirIterator::NoIteratorFlags) +
                          sourcesIn(u"view/features/cleanup"_s) + sourcesIn(u"model/core/api/capi"_s);
    // Leaves out operations that run another operation afterwards.
    sources.removeIf(
        [](const QString &path) { return path.contains(u"/followup."_s) || path.contains(u"/newflips."_s); });
    for (const char *path :
         {"view/features/dialogs/operationsreference.cpp", "app/editor/features/cleanup/cleanupactions.cpp",
          "app/cli/verbs/applyverb.cpp", "app/cli/verbs/operationsverb.cpp", "app/cli/report/operationtext.cpp",
          "app/cli/files/operationfiles.cpp"})
        sources << root + u'/' + QLatin1StringView(path);
    for (const QString &path : sources) {
        const QString content = contentOf(path);
        QVERIFY2(!content.isEmpty(), qPrintable(path));
        for (const Operation &operation : operations()) {
            const QRegularExpression named(u"(?m)^(?!\\s*//).*\"%1[\":]"_s.arg(nameOf(operation)));
            QVERIFY2(!content.contains(named), qPrintable(path + u": "_s + nameOf(operation)));
        }
    }
}

QTEST_GUILESS_MAIN(OnePlaceTest)

} // namespace tst_oneplace

#include "tst_oneplace.moc"
