#include "limbercli.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"
#include "support/textfiles.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <map>

namespace tst_results {

using namespace limber::test;
using namespace Qt::StringLiterals;

// Compares what the program prints and writes with the stored results in tests/cli/results (see StoredResults).
class ResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { makeResultInputs(m_folder); }
    void theResultIsTheStoredOne_data();
    void theResultIsTheStoredOne();

private:
    [[nodiscard]] QStringList resultOf(const QString &command) const;

    FileFolder m_folder;
    std::map<QString, StoredResults> m_stored; // by the name of the file
};

void ResultsTest::theResultIsTheStoredOne_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("command");
    const QDir folder(QStringLiteral(LIMBER_STORED_RESULTS));
    for (const QString &file : folder.entryList({u"*.txt"_s}, QDir::Files)) {
        const StoredResults &stored = m_stored.try_emplace(file, folder.filePath(file)).first->second;
        for (const QString &command : stored.names())
            QTest::newRow(qPrintable(command)) << file << command;
    }
}

namespace {

// The first of these BVH files in the command; a result is told by what differs from it.
QString firstInput(const QString &command, const QStringList &files)
{
    static const QRegularExpression file(u"[a-z-]+\\.bvh"_s);
    for (auto each = file.globalMatch(command); each.hasNext();) {
        const QString name = each.next().captured();
        if (files.contains(name))
            return name;
    }
    return {};
}

} // namespace

// What the command prints, then a summary of each file that it writes.
QStringList ResultsTest::resultOf(const QString &command) const
{
    const QStringList before = m_folder.names();
    const CliRun run = shell(u"cd \"$1\"; PATH=\"${cli%/*}:$PATH\"; "_s + command, {m_folder.path({})});
    QStringList lines{u"status %1"_s.arg(run.status)};
    for (const QByteArray &printed : {run.out, run.err}) {
        for (const QString &line : QString::fromUtf8(printed).split(u'\n', Qt::SkipEmptyParts))
            lines << line;
    }
    const QString input = firstInput(command, before);
    for (const QString &name : m_folder.names()) {
        if (before.contains(name))
            continue;
        if (!name.startsWith(u"in."_s)) // what a command changes before the program reads it
            lines << u"file "_s + name << summaryOfFile(m_folder.path(name), m_folder.path(input));
        QFile::remove(m_folder.path(name));
    }
    return lines;
}

void ResultsTest::theResultIsTheStoredOne()
{
    QFETCH(QString, file);
    QFETCH(QString, command);
    checkStored(m_stored.at(file), command, resultOf(command));
}

QTEST_GUILESS_MAIN(ResultsTest)

} // namespace tst_results

#include "tst_results.moc"
