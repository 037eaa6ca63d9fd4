#include "files/operationfiles.h"

#include "files/clipfiles.h"
#include "operations/operation.h"
#include "output/messages.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <QFile>

#include <cerrno>
#include <system_error>

namespace limber::cli {

namespace {

constexpr qint64 mostRecipeBytes = 1 << 20;

} // namespace

Outcome<std::vector<OperationCall>> loadRecipe(const std::string &file, std::string &helping)
{
    using Calls = std::vector<OperationCall>;
    QFile input;
    const bool isOpen = file == "-" ? input.open(stdin, QIODevice::ReadOnly) : openToRead(input, nameOfBytes(file));
    if (!isOpen)
        return Outcome<Calls>::failure("the recipe " + cli::inQuotes(file) +
                                       " cannot be read: " + std::generic_category().message(errno));
    const QByteArray bytes = input.read(mostRecipeBytes);
    Calls calls;
    int number = 0;
    for (const QByteArray &each : bytes.split('\n')) {
        ++number;
        const QByteArray text = each.trimmed();
        if (text.isEmpty() || text.startsWith('#'))
            continue;
        ParsedCall parsed = parseCall(text.toStdString());
        const Message problem = parsed.call ? problemOf(*parsed.call) : parsed.problem;
        if (!problem.isEmpty()) {
            helping = helpOn(text.toStdString());
            return Outcome<Calls>::failure(printable(file) + ":" + std::to_string(number) + ": " + problem.text());
        }
        calls.push_back(std::move(*parsed.call));
    }
    return Outcome<Calls>::success(std::move(calls));
}

std::string helpOn(std::string_view operation)
{
    const std::string name(operation.substr(0, operation.find(':')));
    return findOperation(name) != nullptr ? "limber-cli operations " + name : std::string();
}

OperationContext operationContext(const CommandLine &line)
{
    OperationContext context;
    context.positionRule = line.positionRule();
    context.readClip = [&line](const std::string &name) {
        ReadResult read = readFile(name, line);
        report(name, read.findings, line.isQuiet());
        return read;
    };
    return context;
}

} // namespace limber::cli
