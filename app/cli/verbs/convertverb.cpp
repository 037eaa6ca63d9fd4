#include "base/numbertext.h"
#include "files/clipfiles.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/outcome.h"
#include "output/outputstream.h"
#include "output/progressline.h"
#include "report/conversionloss.h"
#include "verbs/verb.h"

namespace limber::cli {

namespace {

CommandLine::Shape convertShape()
{
    return {"convert",
            "Reads a file and writes it, with another layout if one is asked for.\n"
            "With no option the bytes come out as they went in. IN and OUT may be the same file.\n"
            "--preview writes nothing and reports what would be lost; OUT can then be omitted.\n"
            "--repair also opens what check calls repairable, and reports every change as a warning.",
            "IN OUT", 1, 2};
}

Outcome<WriteOptions> layoutFailure(const char *expected, const std::string &option, const std::string &found)
{
    return Outcome<WriteOptions>::failure(std::string("expected ") + expected + " for " + option + ", found " +
                                          inQuotes(found));
}

Outcome<WriteOptions> writeOptions(const CommandLine &line)
{
    constexpr int mostBlanks = 16;
    constexpr int mostDigits = 17; // a double has no more
    WriteOptions options;
    if (const auto indent = line.value("indent")) {
        options.indent = *indent == "tab" ? WriteOptions::Tab : wholeNumberOfText(*indent).value_or(-1);
        if (*indent != "tab" && (*options.indent < 1 || *options.indent > mostBlanks))
            return layoutFailure("tab or a number of spaces from 1 to 16", "--indent", *indent);
    }
    options.standardChannelNames = line.isSet("channel-case");
    options.standardEndSites = line.isSet("end-site");
    options.oneFrameALine = line.isSet("one-frame-a-line");
    options.clean = line.isSet("clean");
    for (const char *option : {"channel-case", "end-site"}) {
        if (line.isSet(option) && line.value(option) != "standard")
            return layoutFailure("standard", std::string("--") + option, *line.value(option));
    }
    if (const auto lineEnd = line.value("line-end")) {
        options.lineEnd = *lineEnd == "crlf" ? LineEnd::CrLf : LineEnd::Lf;
        if (*lineEnd != "crlf" && *lineEnd != "lf")
            return layoutFailure("lf or crlf", "--line-end", *lineEnd);
    }
    if (const auto digits = line.value("digits")) {
        options.digits =
            *digits == "shortest" ? WriteOptions::Shortest : wholeNumberOfText(*digits).value_or(mostDigits + 1);
        if (*options.digits > mostDigits)
            return layoutFailure("shortest or a number of decimals from 0 to 17", "--digits", *digits);
    }
    return Outcome<WriteOptions>::success(std::move(options));
}

std::optional<RotationOrder> orderFromWord(const std::string &word)
{
    RotationOrder order{};
    if (word.size() != order.size())
        return std::nullopt;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t axis = std::string("XYZxyz").find(word[i]);
        if (axis == std::string::npos)
            return std::nullopt;
        order[i] = static_cast<Axis>(axis % 3);
    }
    const bool differ = order[0] != order[1] && order[1] != order[2] && order[0] != order[2];
    return differ ? std::optional(order) : std::nullopt;
}

Outcome<NormaliseOptions> normaliseOptions(const CommandLine &line, WriteOptions text)
{
    using Result = Outcome<NormaliseOptions>;
    NormaliseOptions options;
    options.text = std::move(text);
    options.namesWithoutBlanks = line.isSet("names-without-blanks");
    if (const auto channels = line.value("channels")) {
        options.channels.rootSix = true;
        if (*channels != "root6")
            return Result::failure("expected root6 for --channels, found " + inQuotes(*channels));
    }
    if (const auto order = line.value("rotation-order")) {
        options.channels.rotationOrder = orderFromWord(*order);
        if (!options.channels.rotationOrder)
            return Result::failure("expected three axes such as ZXY for --rotation-order, found " + inQuotes(*order));
    }
    return Result::success(std::move(options));
}

Outcome<RepairOptions> repairOptions(const CommandLine &line)
{
    RepairOptions options;
    const auto word = line.value("frame-time");
    if (!word)
        return Outcome<RepairOptions>::success(std::move(options));
    options.frameTimeSeconds = numberOfText(*word);
    if (!line.isSet("repair"))
        return Outcome<RepairOptions>::failure("--frame-time goes with --repair");
    if (!options.frameTimeSeconds || *options.frameTimeSeconds <= 0)
        return Outcome<RepairOptions>::failure("expected seconds over 0 for --frame-time, found " + inQuotes(*word));
    return Outcome<RepairOptions>::success(std::move(options));
}

int runConvert(const Words &words)
{
    CommandLine line(convertShape());
    line.addOption("indent", "tab|N", "Indents the hierarchy with a tab or N spaces per level.");
    line.addOption("line-end", "lf|crlf", "Ends lines with LF or CR LF.");
    line.addOption("digits", "N|shortest",
                   "Writes every number with N decimals, or with the fewest digits that read back exactly.");
    line.addOption("channels", "root6",
                   "Gives roots three positions and three rotations, all other joints three rotations.");
    line.addOption("rotation-order", "ZXY", "Converts all rotations to this order; the pose stays.");
    line.addOption("channel-case", "standard", "Spells channel names Xposition to Zrotation.");
    line.addOption("end-site", "standard", "Calls every end site End Site.");
    line.addFlag("one-frame-a-line", "Puts every frame on a line of its own.");
    line.addFlag("names-without-blanks", "Replaces spaces in joint names with _.");
    line.addFlag("clean", "Rewrites the whole file in standard form, with as many digits as keep every value.");
    line.addFlag("preview", "Writes nothing; reports the most that any joint would move and rotate.");
    line.addFlag("repair", "Repairs what can be read in only one way: commas, numbers run together, nan, a missing "
                           "OFFSET or Frame Time, surplus values, braces not closed at MOTION.");
    line.addOption("frame-time", "S", "With --repair: the frame time in seconds of a file that has none (else 1/30).");
    if (const auto status = line.parse(words))
        return *status;
    auto options = writeOptions(line);
    if (!options)
        return line.wrongUsage(options.problem);
    auto normalising = normaliseOptions(line, std::move(*options.value));
    if (!normalising)
        return line.wrongUsage(normalising.problem);
    if (line.arguments().size() < 2 && !line.isSet("preview"))
        return line.wrongUsage("expected IN OUT");
    auto repair = repairOptions(line);
    if (!repair)
        return line.wrongUsage(repair.problem);

    const std::string &in = line.arguments()[0];
    auto clip = line.isSet("repair") ? loadRepairedClip(in, std::move(*repair.value), line) : loadClip(in, line);
    if (!clip)
        return exitstatus::Failed;
    const bool isPreview = line.isSet("preview");
    if (isPreview || changesNumbers(*normalising.value)) {
        ProgressLine progress("converting " + printable(in), line.isQuiet());
        normalising.value->text.progress = {};
        const NormaliseResult result = normalise(*clip, line.positionRule(), *normalising.value, progress.callback());
        if (isPreview)
            return printResult(previewText(result)) ? exitstatus::Done : exitstatus::Failed;
        if (!line.isQuiet())
            reportLosses(in, result);
        *clip = result.clip;
    }
    return saveClip(*clip, line.arguments()[1], std::move(normalising.value->text), line) ? exitstatus::Done
                                                                                          : exitstatus::Failed;
}

} // namespace

Verb convertVerb()
{
    return {"convert", "reads and writes, with another layout if asked for", runConvert, writesBvh};
}

} // namespace limber::cli
