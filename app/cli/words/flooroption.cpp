#include "words/flooroption.h"

#include "output/messages.h"

namespace limber::cli {

void addFloorOption(CommandLine &line)
{
    line.addOption("floor", "auto|still|X,Y",
                   "How the floor below the feet moves: found in the clip, which is the default, not at all, or with "
                   "a speed along each of the two axes of the floor, in the order of the file's axes and in file units "
                   "per second, such as -110,0.");
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
