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
            "With no option the bytes come out as they went in. IN and OUT may be the same file.",
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

} // namespace

int runConvert(const Words &words)
{
    CommandLine line(shape());
    line.addOption("indent", "tab|N", "Indents the hierarchy with a tab or N blanks a level.");
    line.addOption("line-end", "lf|crlf", "Ends lines with LF or CR LF.");
    line.addOption("digits", "N|shortest",
                   "Writes every number with N decimals, or with the fewest digits that read back exactly.");
    if (const auto status = line.parse(words))
        return *status;
    auto options = writeOptions(line);
    if (!options)
        return line.wrongUsage(options.problem);

    const auto clip = loadClip(line.arguments()[0], line);
    if (!clip || !saveClip(*clip, line.arguments()[1], std::move(*options.value), line))
        return exitstatus::Failed;
    return exitstatus::Done;
}

} // namespace limber::cli
