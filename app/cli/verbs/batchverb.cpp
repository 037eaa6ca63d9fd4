#include "base/numbertext.h"
#include "batch/batchreports.h"
#include "batch/batchrun.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "verbs/verb.h"

#include <algorithm>
#include <filesystem>
#include <limits>

#include <sched.h>

namespace limber::cli {

namespace {

constexpr int mostJobs = 1024;
constexpr int mostShards = 100'000;

CommandLine::Shape batchShape()
{
    return {"batch",
            "Runs a verb on every file of a folder, several at a time. A file that fails does not stop the others.",
            "VERB [options of VERB...]", 0, std::numeric_limits<std::size_t>::max()};
}

constexpr const char *batchExplanation =
    "Give VERB without its files, which batch adds: batch --in takes --out smooth apply smooth:cutoff=6.\n"
    "A result has the path in OUT that its file has in IN. What a verb prints is in the report, or with --out in a\n"
    "file for each.\n\n"
    "The report gets a line of JSON for each file: its SHA-256, a hash of the recipe (VERB, its words and the files\n"
    "that they name), how it ended, findings, seconds. --resume leaves out the files that the report lists as\n"
    "done by the same recipe and program, if they and their results are what they were.";

int jobsOfThisMachine()
{
    cpu_set_t processors;
    return ::sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 1;
}

// Returns what is wrong with the words, or an empty text.
std::string readShard(const CommandLine &line, Shard &shard)
{
    const auto word = line.value("shard");
    if (!word)
        return {};
    const std::size_t slash = std::min(word->find('/'), word->size());
    const auto index = wholeNumberOfText(std::string_view(*word).substr(0, slash));
    const auto count = wholeNumberOfText(std::string_view(*word).substr(std::min(slash + 1, word->size())));
    if (!index || !count || *index < 1 || *index > *count || *count > mostShards)
        return "expected I/N with I from 1 to N for --shard, found " + cli::inQuotes(*word);
    shard = {*index, *count};
    return {};
}

std::string readLimits(const CommandLine &line, BatchPool::Limits &limits)
{
    constexpr std::int64_t megabyte = 1'000'000;
    constexpr int leastMemory = 100;
    limits.jobs = jobsOfThisMachine();
    if (const auto word = line.value("jobs")) {
        const auto jobs = wholeNumberOfText(*word);
        if (!jobs || *jobs < 1 || *jobs > mostJobs)
            return "expected a number from 1 to 1024 for --jobs, found " + cli::inQuotes(*word);
        limits.jobs = *jobs;
    }
    if (const auto word = line.value("memory")) {
        const auto megabytes = wholeNumberOfText(*word);
        if (!megabytes || *megabytes < leastMemory)
            return "expected megabytes from 100 on for --memory, found " + cli::inQuotes(*word);
        limits.memory = *megabytes * megabyte;
    }
    return {};
}

// The words of a verb decide the format of what it prints.
std::string endingFor(const CommandLine &line, const VerbFiles &files, const Words &words)
{
    const auto has = [&words](std::string_view word) { return std::ranges::find(words, word) != words.end(); };
    if (const auto ending = line.value("ending"))
        return *ending;
    if (files.result != VerbFiles::Result::Printed)
        return std::string(files.resultEnding);
    if (has("--json"))
        return ".json";
    return has("csv") || has("--format=csv") ? ".csv" : std::string(files.resultEnding);
}

// Results in the folder of the files would be files of the next batch.
bool isBelow(const std::string &folder, const std::string &other)
{
    std::error_code error;
    const auto whole = std::filesystem::weakly_canonical(folder, error);
    const auto above = std::filesystem::weakly_canonical(other, error);
    return std::mismatch(above.begin(), above.end(), whole.begin(), whole.end()).first == above.end();
}

std::string reportName(const Shard &shard)
{
    return shard.count == 1 ? "report.jsonl"
                            : "report-" + std::to_string(shard.index) + "-of-" + std::to_string(shard.count) + ".jsonl";
}

std::string folderOf(const CommandLine &line, const char *option)
{
    std::string folder = line.value(option).value_or(std::string());
    while (folder.size() > 1 && folder.ends_with('/'))
        folder.pop_back();
    return folder;
}

std::string readFolders(const CommandLine &line, BatchOrder &order)
{
    order.in = folderOf(line, "in");
    order.out = folderOf(line, "out");
    order.list = line.value("files-from").value_or(std::string());
    order.separator = line.isSet("0") ? '\0' : '\n';
    std::error_code error;
    if (order.in.empty())
        return "expected --in FOLDER";
    if (!std::filesystem::is_directory(order.in, error))
        return "expected a folder for --in, found " + cli::inQuotes(order.in);
    if (order.out.empty() && order.files.result != VerbFiles::Result::Printed)
        return "expected --out FOLDER";
    if (!order.out.empty() && isBelow(order.out, order.in))
        return "expected a folder outside of --in for --out, found " + cli::inQuotes(order.out);
    if (order.out.empty() && !line.isSet("report"))
        return "expected --out FOLDER or --report FILE";
    if (line.isSet("0") && order.list.empty())
        return "-0 goes with --files-from";
    return {};
}

std::string readVerb(const CommandLine &line, BatchOrder &order)
{
    if (line.arguments().empty())
        return "expected a verb";
    order.verb = line.arguments().front();
    order.words.assign(line.arguments().begin() + 1, line.arguments().end());
    const Verb *const verb = findVerb(order.verb);
    if (verb == nullptr || verb->files.result == VerbFiles::Result::NoBatch)
        return "expected a verb that works on one file after the other, found " + cli::inQuotes(order.verb);
    order.run = verb->run;
    order.files = verb->files;
    order.resultEnding = endingFor(line, order.files, order.words);
    if (!order.resultEnding.starts_with('.') || order.resultEnding.find('/') != std::string::npos)
        return order.resultEnding.empty()
                   ? "expected --ending .glb or another: it says what " + order.verb + " writes"
                   : "expected an ending such as .glb, found " + cli::inQuotes(order.resultEnding);
    return {};
}

int runReports(const CommandLine &line)
{
    const Words &reports = line.arguments();
    if (reports.empty())
        return line.wrongUsage("expected reports");
    return line.isSet("summary") ? summariseReports(reports, line.isSet("json"))
                                 : mergeReports(reports, *line.value("merge-reports"));
}

int runBatch(const Words &words)
{
    CommandLine line(batchShape());
    line.addExplanation(batchExplanation);
    line.endOptionsAtArgument();
    line.addOption("in", "FOLDER", "Where the files are, and in folders below it.");
    line.addOption("out", "FOLDER", "Where the results go.");
    line.addOption("files-from", "LIST",
                   "Only the files of LIST: paths relative to --in, one per line; - is standard input.");
    line.addFlag("0", "The paths in LIST end with a NUL.");
    line.addOption("ending", ".EXT", "What the names of results end in; .bvh for those verbs that write BVH.");
    line.addOption("jobs", "N", "How many files at a time; as many as processors by default.");
    line.addOption("memory", "MB", "About how much memory all jobs together may take; a job that takes more fails.");
    line.addOption("shard", "I/N", "The I-th of N parts of the files, always the same ones, for I from 1.");
    line.addOption("report", "FILE", "The report; OUT/report.jsonl by default.");
    line.addFlag("resume", "Continues an existing report.");
    line.addOption("merge-reports", "OUT", "Writes the last line about each file of the reports given.");
    line.addFlag("summary", "Counts how files ended, and findings, in the reports given.");
    line.addFlag("json", "With --summary: prints JSON.");
    if (const auto status = line.parse(words))
        return *status;
    if (line.isSet("summary") || line.isSet("merge-reports"))
        return runReports(line);
    BatchOrder order;
    order.isQuiet = line.isQuiet();
    order.resumes = line.isSet("resume");
    for (const std::string &problem : {readVerb(line, order), readShard(line, order.shard),
                                       readLimits(line, order.limits), readFolders(line, order)}) {
        if (!problem.empty())
            return line.wrongUsage(problem);
    }
    std::error_code error;
    if (!order.out.empty() && !std::filesystem::create_directories(order.out, error) && error) {
        reportError(order.out, "cannot be made: " + error.message());
        return exitstatus::Failed;
    }
    order.report = line.value("report").value_or(order.out + '/' + reportName(order.shard));
    return runOrder(order);
}

} // namespace

Verb batchVerb()
{
    return {"batch", "runs a verb on many files, several at a time", runBatch};
}

} // namespace limber::cli
