#include "output/messages.h"

#include "base/steeringcharacters.h"
#include "json/jsonwriter.h"

#include <cstdio>
#include <cstdlib>

namespace limber::cli {

namespace {

// Each line is one write, so that the lines of programs that share a terminal or a log do not mix.
void writeLine(std::string line)
{
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

// The parts of a message.
struct Said
{
    std::string_view severity;
    std::string_view file;
    std::string_view message;
    int line = 0;
    int column = 0;
    std::string_view kind = codeOf(FindingKind::Other);
};

std::string_view wordFor(Severity severity)
{
    return severity == Severity::Error ? "error" : "warning";
}

bool areJson()
{
    const char *const form = std::getenv("LIMBER_MESSAGES");
    return form != nullptr && std::string_view(form) == "json";
}

void writeJson(const Said &said)
{
    JsonWriter json;
    json.beginObject();
    json.key("severity");
    json.text(said.severity);
    json.key("file");
    json.text(validUtf8(said.file));
    json.key("line");
    json.integer(said.line);
    json.key("column");
    json.integer(said.column);
    json.key("kind");
    json.text(said.kind);
    json.key("message");
    json.text(validUtf8(said.message));
    json.endObject();
    writeLine(json.written());
}

void write(const Said &said)
{
    constexpr std::size_t wholePath = 4096;
    if (areJson())
        return writeJson(said);
    std::string text = printable(said.file, wholePath) + positionText(said.line, said.column);
    writeLine(text.append(": ").append(said.severity).append(": ").append(said.message));
}

} // namespace

std::string inQuotes(std::string_view bytes)
{
    std::string text = "'";
    text += printable(bytes);
    text += '\'';
    return text;
}

std::string countedText(std::size_t count, const char *word)
{
    return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

void report(std::string_view file, const Finding &finding)
{
    const std::string message = finding.message.text();
    write({wordFor(finding.severity), file, message, finding.line, finding.column, codeOf(finding.kind)});
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
    write({wordFor(Severity::Error), file, message});
}

void reportWarning(std::string_view file, std::string_view message)
{
    write({wordFor(Severity::Warning), file, message});
}

void reportNote(std::string_view file, std::string_view message)
{
    write({"note", file, message});
}

void reportAt(std::string_view file, Severity severity, int line, std::string_view kind, std::string_view message)
{
    write({wordFor(severity), file, message, line, 0, kind});
}

void reportUsageError(std::string_view verb, std::string_view problem, std::string_view helping)
{
    const std::string program = verb.empty() ? "limber-cli" : "limber-cli " + std::string(verb);
    const std::string help = helping.empty() ? program + " --help" : std::string(helping);
    writeLine(program + ": error: " + std::string(problem) + " (see " + help + ")");
}

} // namespace limber::cli
