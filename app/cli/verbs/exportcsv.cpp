#include "verbs/exportcsv.h"

#include "files/clipfiles.h"
#include "files/piecefile.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "tables/csvexport.h"
#include "words/numberword.h"

namespace limber::cli {

namespace {

constexpr int mostDecimals = 17;

struct Table
{
    TableContent content = TableContent::Channels;
    TableSpace space = TableSpace::World;
    CsvOptions options;
};

std::optional<char> separatorFromWord(const std::string &word)
{
    if (word == "comma" || word == ",")
        return ',';
    if (word == "semicolon" || word == ";")
        return ';';
    return word == "tab" ? std::optional('\t') : std::nullopt;
}

// Returns what is wrong with the words, or an empty text; puts their values into the table.
std::string problemWithWords(const CommandLine &line, Table &table)
{
    const std::string content = line.value("content").value_or("channels");
    const auto named = tableContentNamed(content);
    if (!named)
        return "expected channels, positions, quaternions, vectors, angles, speeds or accelerations for --content, "
               "found " +
               inQuotes(content);
    table.content = *named;
    // By default, rotations are those of the joints, and positions those of the world.
    const bool isOfJoints = table.content == TableContent::Quaternions ||
                            table.content == TableContent::RotationVectors ||
                            table.content == TableContent::JointAngles;
    const std::string space = line.value("space").value_or(isOfJoints ? "parent" : "world");
    if (space != "world" && space != "parent")
        return "expected world or parent for --space, found " + inQuotes(space);
    table.space = space == "world" ? TableSpace::World : TableSpace::Parent;
    const std::string separator = line.value("separator").value_or("comma");
    const auto character = separatorFromWord(separator);
    if (!character)
        return "expected comma, semicolon or tab for --separator, found " + inQuotes(separator);
    table.options.separator = *character;
    if (const auto word = line.value("decimals")) {
        table.options.decimals = countFromWord(*word);
        if (!table.options.decimals || *table.options.decimals > mostDecimals)
            return "expected 0 to 17 for --decimals, found " + inQuotes(*word);
    }
    table.options.hasHeader = !line.isSet("no-header");
    table.options.hasFrames = !line.isSet("no-frames");
    table.options.hasTimes = !line.isSet("no-times");
    return {};
}

} // namespace

void addCsvOptions(CommandLine &line)
{
    line.addOption("content", "WHAT",
                   "For CSV: channels (the numbers of the file, the default), positions, quaternions (w, x, y, z), "
                   "vectors (rotation vectors), angles (of each joint relative to rest), speeds or accelerations.");
    line.addOption("space", "world|parent",
                   "For CSV: what positions and rotations are relative to; if not given, world for positions and "
                   "parent for rotations.");
    line.addOption("separator", "comma|semicolon|tab", "For CSV: what stands between cells; comma is the default.");
    line.addOption("decimals", "N",
                   "For CSV: this many decimals; if not given, the fewest digits that read back as the same number.");
    line.addFlag("no-header", "For CSV: no first row with names.");
    line.addFlag("no-frames", "For CSV: no column with the number of the frame.");
    line.addFlag("no-times", "For CSV: no column with seconds.");
}

int exportCsv(const CommandLine &line)
{
    const std::string &file = line.arguments()[0];
    Table table;
    if (const std::string problem = problemWithWords(line, table); !problem.empty())
        return line.wrongUsage(problem);
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    ProgressLine progress("exporting " + printable(file), line.isQuiet());
    table.options.progress = progress.callback();
    const bool isSaved = savePiecesTo(line.arguments()[1], [&](const PieceSink &sink) {
        const auto columns = MotionColumns::make(*clip, rules, table.content, table.space);
        return writeCsv(*clip, *columns, table.options, sink);
    });
    return isSaved ? exitstatus::Done : exitstatus::Failed;
}

} // namespace limber::cli
