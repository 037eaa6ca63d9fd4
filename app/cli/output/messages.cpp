#include "output/messages.h"

#include <cstdio>

namespace limber::cli {

namespace {

// One write per line: lines of programs that share a terminal or a log do not mix.
void writeLine(std::string line)
{
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

// Of a file as a whole; of a position in one see Finding::toString().
std::string placed(std::string_view file, std::string_view severity, std::string_view message)
{
    constexpr std::size_t wholePath = 4096;
    return printable(file, wholePath).append(severity).append(message);
}

} // namespace

std::string quoted(std::string_view bytes)
{
    std::string text = "'";
    text += printable(bytes);
    text += '\'';
    return text;
}

void report(std::string_view file, const Finding &finding)
{
    writeLine(finding.toString(file));
}

void report(std::string_view file, std::span<const Finding> findings, bool errorsOnly)
{
    for (const Finding &finding : findings) {
        if (!errorsOnly || finding.severity == Severity::Error)
            report(file, finding);
    }
}

void reportError(std::string_view file, std::string_view message)
{
    writeLine(placed(file, ":0:0: error: ", message));
}

void reportWarning(std::string_view file, std::string_view message)
{
    writeLine(placed(file, ":0:0: warning: ", message));
}

void reportNote(std::string_view file, std::string_view message)
{
    writeLine(placed(file, ": note: ", message));
}

void reportLine(std::string_view file, std::string_view rest)
{
    writeLine(placed(file, {}, rest));
}

void reportUsageError(std::string_view verb, std::string_view problem)
{
    const std::string program = verb.empty() ? "limber-cli" : "limber-cli " + std::string(verb);
    writeLine(program + ": error: " + std::string(problem) + " (see " + program + " --help)");
}

} // namespace limber::cli
