#include "verbs/importcsv.h"

#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "tables/csvimport.h"
#include "tables/plainrows.h"
#include "words/numberword.h"

namespace limber::cli {

void addCsvImportOptions(CommandLine &line)
{
    line.addOption("skeleton", "FILE.bvh",
                   "For CSV and NumPy, required: the file whose skeleton and channels the numbers are for.");
}

int importCsv(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    const auto from = line.value("skeleton");
    if (!from)
        return line.wrongUsage("a table needs --skeleton FILE.bvh");
    const auto skeleton = loadClip(*from, line);
    const auto text = skeleton ? loadBytes(file) : std::nullopt;
    if (!text)
        return exitstatus::Failed;
    CsvImportOptions options;
    if (const auto word = line.value("rate"))
        options.frameTimeSeconds = 1.0 / numberFromWord(*word).value_or(1.0);
    Reading<Clip> read =
        shapeOfRows(*text) ? readPlainRows(*text, *skeleton) : readCsvMotion(*text, *skeleton, options);
    if (read.value && options.frameTimeSeconds)
        read.value->motion.setFrameTimeSeconds(*options.frameTimeSeconds);
    report(file, read.findings, line.isQuiet());
    if (!read.value)
        return exitstatus::Failed;
    WriteOptions exact;
    exact.digits = WriteOptions::Shortest; // writes exactly the numbers of the table
    return saveClip(*read.value, line.arguments()[1], exact, line) ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
