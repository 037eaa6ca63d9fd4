#include "limbercli.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/foldedjson.h"
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

// A result is told by what differs from this file of the command: the skeleton of a retarget, or the first input.
QString comparedFile(const QString &command, const QStringList &files)
{
    static const QRegularExpression file(u"([a-z-]+\\.bvh)"_s);
    static const QRegularExpression target(u"--onto ([a-z-]+\\.bvh) -o out"_s);
    if (const QRegularExpressionMatch found = target.match(command);
        found.hasMatch() && files.contains(found.captured(1)))
        return found.captured(1);
    for (auto each = file.globalMatch(command); each.hasNext();) {
        const QString name = each.next().captured(1);
        if (files.contains(name))
            return name;
    }
    return {};
}

// Of sentences that differ in names and numbers only, the first one, and how many there are.
QStringList withoutRepetitions(const QStringList &lines)
{
    static const QRegularExpression place(u"^[^ ]+(:\\d+:\\d+)?: "_s);
    static const QRegularExpression name(u"“[^”]*”"_s);
    std::map<QString, qsizetype> counts;
    QStringList result;
    qsizetype left = 0;
    for (const QString &line : lines) {
        const bool isSentence = place.match(line).hasMatch();
        const QString pattern = withoutNumbers(QString(line).remove(place).replace(name, u"“”"_s));
        if (!isSentence || ++counts[pattern] == 1)
            result << line;
        else
            ++left;
    }
    return left == 0 ? result : result << u"… %1 lines like these"_s.arg(left);
}

QStringList printedLines(const QByteArray &printed)
{
    // Reports for people and for programs may follow each other.
    const bool isJson = printed.startsWith('[') || printed.startsWith('{');
    const qsizetype json = isJson ? 0 : printed.indexOf("\n[\n") + 1;
    const QStringList folded = isJson || json > 0 ? foldedJson(printed.sliced(json)) : QStringList();
    const QByteArray text = folded.isEmpty() ? printed : printed.first(json);
    return withoutLongTables(QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts)) + folded;
}

} // namespace

// What the command prints, then a summary of each file that it writes.
QStringList ResultsTest::resultOf(const QString &command) const
{
    const QStringList before = m_folder.names();
    const CliRun run = shell(u"cd \"$1\"; PATH=\"${cli%/*}:$PATH\"; "_s + command, {m_folder.path({})});
    QStringList lines;
    if (run.status != 0)
        lines << u"status %1"_s.arg(run.status);
    lines << printedLines(run.out) << withoutRepetitions(printedLines(run.err));
    const QString input = comparedFile(command, before);
    for (const QString &name : m_folder.names()) {
        if (before.contains(name))
            continue;
        if (!name.startsWith(u"in."_s)) { // what a command changes before the program reads it
            QStringList summary = summaryOfFile(m_folder.path(name), m_folder.path(input));
            if (!summary.isEmpty())
                summary.front().prepend(name + u": "_s);
            lines << summary;
        }
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
