#include "promises.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace limber::fuzz;
using namespace Qt::StringLiterals;

// Checks the promises on every finding that the fuzzers ever made (fuzz/findings) and on the seeds from which they
// start.
class PromisesTest : public QObject
{
    Q_OBJECT

private slots:
    void keptFindingsStayFixed_data();
    void keptFindingsStayFixed();
    void seedsKeepThePromises();
};

namespace {

void tryAll(const QByteArray &bytes, const QString &name)
{
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto hold = [&name](const std::string &broken) {
        QVERIFY2(broken.empty(), qPrintable(name + u": "_s + QString::fromStdString(broken)));
    };
    hold(brokenByReading(view));
    hold(brokenByWriting(view));
    hold(brokenByRepairing(view));
    hold(brokenByReadingProjects(view));
    hold(brokenByReadingJournals(view));
    hold(brokenByReadingAnimations(view));
    hold(brokenByReadingScenes(view));
#ifdef LIMBER_HAS_DOCUMENT
    hold(brokenByEditing(view));
#endif
}

void tryFolder(const QString &folder, int &count)
{
    QDirIterator files(folder, QDir::Files);
    while (files.hasNext() && !QTest::currentTestFailed()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        tryAll(file.readAll(), file.fileName());
        ++count;
    }
}

} // namespace

void PromisesTest::keptFindingsStayFixed_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(LIMBER_FUZZ_FOLDER "/findings"));
    for (const QString &name : folder.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void PromisesTest::keptFindingsStayFixed()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    tryAll(file.readAll(), path);
}

void PromisesTest::seedsKeepThePromises()
{
    const QTemporaryDir folder;
    if (QProcess::execute(u"python3"_s, {QStringLiteral(LIMBER_FUZZ_FOLDER "/makeseeds.py"), folder.path()}) != 0)
        QSKIP("python3 is missing: no seeds can be made");
    int count = 0;
    tryFolder(folder.path(), count);
    QVERIFY(count >= 40);
}

QTEST_GUILESS_MAIN(PromisesTest)
#include "tst_promises.moc"
