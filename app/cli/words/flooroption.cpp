#include "words/flooroption.h"

#include "output/messages.h"

namespace limber::cli {

void addFloorOption(CommandLine &line, const std::string &automatic)
{
    const std::string text = "How the floor below the feet moves. auto, the default, " + automatic +
                             "; still is a floor that does not move; X,Y are its speeds along its two axes, in the "
                             "order of the file's axes and in file units per second, such as -110,0.";
    line.addOption("floor", "auto|still|X,Y", text.c_str());
}

Outcome<FloorChoice> floorFrom(const CommandLine &line)
{
    const auto text = line.value("floor");
    const auto choice = text ? floorChoiceOf(*text) : std::optional(FloorChoice());
    if (choice)
        return Outcome<FloorChoice>::success(*choice);
    return Outcome<FloorChoice>::failure("expected auto, still or two speeds from -1000000 to 1000000, such as "
                                         "-110,0, for --floor, found " +
                                         inQuotes(*text));
}

} // namespace limber::cli
