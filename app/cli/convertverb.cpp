#include "clipfiles.h"
#include "exitstatus.h"
#include "messages.h"
#include "numberword.h"
#include "outcome.h"
#include "verbs.h"

namespace limber::cli {

namespace {

CommandLine::Shape shape()
{
    return {"convert",
            "Reads a file and writes it, with another layout where one is asked for.\n"
            "With no option the bytes come out as they went in. IN and OUT may be the same file.\n"
            "--repair also opens what check calls repairable, and tells every change as a warning.",
            "IN OUT", 2, 2};
}

Outcome<WriteOptions> failure(const char *expected, const char *option, const std::string &found)
{
    return Outcome<WriteOptions>::failure(std::string("expected ") + expected + " for " + option + ", found " +
                                          quoted(found));
}

Outcome<WriteOptions> writeOptions(const CommandLine &line)
{
    constexpr int mostBlanks = 16;
    constexpr int mostDigits = 17; // a double has no more
    WriteOptions options;
    if (const auto indent = line.value("indent")) {
        options.indent = *indent == "tab" ? WriteOptions::Tab : countFromWord(*indent).value_or(-1);
        if (*indent != "tab" && (*options.indent < 1 || *options.indent > mostBlanks))
            return failure("tab or a number of blanks from 1 to 16", "--indent", *indent);
    }
    if (const auto lineEnd = line.value("line-end")) {
        options.lineEnd = *lineEnd == "crlf" ? LineEnd::CrLf : LineEnd::Lf;
        if (*lineEnd != "crlf" && *lineEnd != "lf")
            return failure("lf or crlf", "--line-end", *lineEnd);
    }
    if (const auto digits = line.value("digits")) {
        options.digits =
            *digits == "shortest" ? WriteOptions::Shortest : countFromWord(*digits).value_or(mostDigits + 1);
        if (*options.digits > mostDigits)
            return failure("shortest or a number of decimals from 0 to 17", "--digits", *digits);
    }
    return Outcome<WriteOptions>::success(std::move(options));
}

Outcome<RepairOptions> repairOptions(const CommandLine &line)
{
    RepairOptions options;
    const auto word = line.value("frame-time");
    if (!word)
        return Outcome<RepairOptions>::success(std::move(options));
    options.frameTimeSeconds = numberFromWord(*word);
    if (!line.isSet("repair"))
        return Outcome<RepairOptions>::failure("--frame-time goes with --repair");
    if (!options.frameTimeSeconds || *options.frameTimeSeconds <= 0)
        return Outcome<RepairOptions>::failure("expected seconds over 0 for --frame-time, found " + quoted(*word));
    return Outcome<RepairOptions>::success(std::move(options));
}

} // namespace

int runConvert(const Words &words)
{
    CommandLine line(shape());
    line.addOption("indent", "tab|N", "Indents the hierarchy with a tab or N blanks a level.");
    line.addOption("line-end", "lf|crlf", "Ends lines with LF or CR LF.");
    line.addOption("digits", "N|shortest",
                   "Writes every number with N decimals, or with the fewest digits that read back exactly.");
    line.addFlag("repair", "Repairs what leaves one reading: commas, numbers run together, nan, a missing OFFSET or "
                           "Frame Time, surplus values, braces not closed at MOTION.");
    line.addOption("frame-time", "S", "With --repair: the frame time in seconds of a file that has none (else 1/30).");
    if (const auto status = line.parse(words))
        return *status;
    auto options = writeOptions(line);
    if (!options)
        return line.wrongUsage(options.problem);
    auto repair = repairOptions(line);
    if (!repair)
        return line.wrongUsage(repair.problem);

    const std::string &in = line.arguments()[0];
    const auto clip = line.isSet("repair") ? loadRepairedClip(in, std::move(*repair.value), line) : loadClip(in, line);
    if (!clip || !saveClip(*clip, line.arguments()[1], std::move(*options.value), line))
        return exitstatus::Failed;
    return exitstatus::Done;
}

} // namespace limber::cli
