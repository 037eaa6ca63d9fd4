#include "files/animfiles.h"

#include "files/clipfiles.h"
#include "output/messages.h"
#include "secondlife/animreader.h"

namespace limber::cli {

std::optional<AnimFile> loadAnim(const std::string &file, const CommandLine &line)
{
    const auto bytes = loadBytes(file);
    if (!bytes)
        return std::nullopt;
    AnimReading reading = readAnim(*bytes);
    if (reading.damage)
        reportError(file, reading.damage->message.text());
    for (const Message &note : reading.notes) {
        if (!line.isQuiet())
            reportWarning(file, note.text());
    }
    return std::move(reading.file);
}

} // namespace limber::cli
