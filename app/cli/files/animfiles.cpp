#include "files/animfiles.h"

#include "files/filepath.h"
#include "output/messages.h"
#include "secondlife/animreader.h"
#include "storage/textfile.h"

namespace limber::cli {

std::optional<AnimFile> loadAnim(const std::string &file, const CommandLine &line)
{
    const TextLoad loaded = loadText(toPath(file));
    if (!loaded.text) {
        reportError(file, loaded.problem.text());
        return std::nullopt;
    }
    AnimReading reading = readAnim(*loaded.text);
    if (reading.damage)
        reportError(file, reading.damage->message.text());
    for (const Message &note : reading.notes) {
        if (!line.isQuiet())
            reportWarning(file, note.text());
    }
    return std::move(reading.file);
}

} // namespace limber::cli
