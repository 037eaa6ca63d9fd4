#include "videohint.h"

#include "messages/videomessages.h"
#include "output/messages.h"
#include "storage/paths/filename.h"

#include <algorithm>
#include <cctype>

namespace limber::cli {

namespace {

// Returns a name that no program takes for an option.
std::string asFile(const std::string &name)
{
    return name.starts_with('-') ? "./" + name : name;
}

std::string withoutEnding(const std::string &name)
{
    return name.substr(0, name.rfind('.'));
}

std::string drawingCommand(const RenderOrder &order, const VideoSettings &settings, const CommandLine &line)
{
    std::string command = "limber-cli render " + shellWord(asFile(order.file)) + " -o " +
                          shellWord(asFile(withoutEnding(order.out)) + ".png") + " --size " +
                          std::to_string(settings.width) + "x" + std::to_string(settings.height) + " --frames " +
                          shellWord(line.value("frames").value_or("all"));
    for (const char *option : {"camera", "theme", "up", "position-rule"}) {
        if (const auto value = line.value(option))
            command += std::string(" --") + option + " " + shellWord(*value);
    }
    for (const std::string &joint : line.values("trails"))
        command += " --trails=" + shellWord(joint);
    for (const char *flag : {"follow", "ghosts", "caption", "no-grid"}) {
        if (line.isSet(flag))
            command += std::string(" --") + flag;
    }
    return command;
}

std::string videoCommand(const RenderOrder &order, const VideoSettings &settings, const FrameRate &rate)
{
    std::string pictures = asFile(withoutEnding(order.out));
    for (std::size_t at = 0; (at = pictures.find('%', at)) != std::string::npos; at += 2)
        pictures.insert(at, "%");
    std::string command = "ffmpeg";
    for (const QString &argument :
         argumentsForPictures(settings, rate, nameOfBytes(pictures + "-%04d.png"), nameOfBytes(asFile(order.out))))
        command += ' ' + shellWord(bytesOfName(argument).toStdString());
    return command;
}

} // namespace

std::string shellWord(const std::string &word)
{
    const bool isPlain = !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
        return std::isalnum(c) != 0 ||
               std::string_view("-_./:,=+%").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (isPlain)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

void reportVideoHint(const RenderOrder &order, const VideoSettings &settings, const FrameRate &rate,
                     const CommandLine &line)
{
    constexpr std::size_t wholeCommand = 10'000;
    reportError(order.out, messages::noVideoProgram().text());
    reportNote(order.out, "this draws its pictures: " + printable(drawingCommand(order, settings, line), wholeCommand));
    reportNote(order.out, "and this, where ffmpeg is installed, makes the video of them: " +
                              printable(videoCommand(order, settings, rate), wholeCommand));
}

} // namespace limber::cli
