#include "batch/batchreports.h"

#include "batch/batchrecord.h"
#include "batch/reportfile.h"
#include "files/piecefile.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outputstream.h"
#include "json/jsonwriter.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <system_error>
#include <unordered_map>

namespace limber::cli {

namespace {

using Counts = std::map<std::string, std::int64_t>;

// The line that counts for each file: the number of the report and the line in it.
class LatestLines
{
public:
    // Returns false, after a message, if a report cannot be read.
    bool read(const std::vector<std::string> &reports)
    {
        for (std::size_t i = 0; i < reports.size(); ++i) {
            const bool isRead = forEachLine(reports[i], [&](std::string_view line, int number) {
                if (const auto record = readRecord(line))
                    m_lines[record->file] = {i, number};
                else if (!line.empty())
                    reportWarning(reports[i], "line " + std::to_string(number) + " is no line of a report: left out");
            });
            if (!isRead) {
                reportError(reports[i], "cannot be read: " + std::generic_category().message(errno));
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool has(const BatchRecord &record, std::size_t report, int line) const
    {
        const auto found = m_lines.find(record.file);
        return found != m_lines.end() && found->second == std::pair(report, line);
    }

private:
    std::unordered_map<std::uint64_t, std::pair<std::size_t, int>> m_lines;
};

template <typename Take>
bool forEachLatest(const std::vector<std::string> &reports, Take take)
{
    LatestLines latest;
    if (!latest.read(reports))
        return false;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const bool isRead = forEachLine(reports[i], [&](std::string_view line, int number) {
            const auto record = readRecord(line);
            if (record && latest.has(*record, i, number))
                take(*record, line);
        });
        if (!isRead)
            return false;
    }
    return true;
}

std::vector<std::pair<std::string, std::int64_t>> mostFrequentFirst(const Counts &counts)
{
    std::vector<std::pair<std::string, std::int64_t>> list(counts.begin(), counts.end());
    std::ranges::stable_sort(list, [](const auto &a, const auto &b) { return a.second > b.second; });
    return list;
}

void writeCounts(JsonWriter &json, const char *name, const Counts &counts)
{
    json.key(name);
    json.beginObject();
    for (const auto &[key, count] : mostFrequentFirst(counts)) {
        json.key(key);
        json.integer(count);
    }
    json.endObject();
}

std::string textOfCounts(const Counts &counts)
{
    std::string text;
    for (const auto &[key, count] : mostFrequentFirst(counts)) {
        std::string number = std::to_string(count);
        number.insert(0, std::string(10 - std::min<std::size_t>(number.size(), 10), ' '));
        text += number + "  " + printable(key) + '\n';
    }
    return text;
}

struct Summary
{
    Counts statuses;
    Counts kinds; // the number of files with a finding of each kind
    std::int64_t files = 0;
    double seconds = 0.0;
};

} // namespace

int mergeReports(const std::vector<std::string> &reports, const std::string &out)
{
    bool isRead = true;
    const bool isSaved = savePiecesTo(out, [&](const PieceSink &sink) {
        bool isGood = true;
        isRead = forEachLatest(
            reports, [&](const BatchRecord &, std::string_view line) { isGood = isGood && sink(line) && sink("\n"); });
        return isGood && isRead;
    });
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

int summariseReports(const std::vector<std::string> &reports, bool isJson)
{
    Summary summary;
    const bool isRead = forEachLatest(reports, [&summary](const BatchRecord &record, std::string_view) {
        ++summary.files;
        summary.seconds += record.seconds;
        ++summary.statuses[record.status];
        for (const std::string &kind : std::set<std::string>(record.kinds.begin(), record.kinds.end())) {
            if (!kind.empty())
                ++summary.kinds[kind];
        }
    });
    if (!isRead)
        return exitstatus::Failed;
    if (isJson) {
        JsonWriter json;
        json.beginObject();
        json.key("files");
        json.integer(summary.files);
        json.key("seconds");
        json.number(summary.seconds);
        writeCounts(json, "status", summary.statuses);
        writeCounts(json, "findings", summary.kinds);
        json.endObject();
        return printResult(json.written() + '\n') ? exitstatus::Done : exitstatus::Failed;
    }
    std::string text = countedText(summary.files, "file") + "\n" + textOfCounts(summary.statuses);
    if (!summary.kinds.empty())
        text += "files with findings of a kind\n" + textOfCounts(summary.kinds);
    return printResult(text) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
