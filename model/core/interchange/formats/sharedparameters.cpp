#include "formats/sharedparameters.h"

#include "base/messageform.h"
#include "body/upaxisdecision.h"
#include "messages/formatmessages.h"
#include "retarget/mappingsettings.h"

namespace limber {

namespace {

Message unitByHeight(const Skeleton &skeleton)
{
    return messages::unitByHeight(wordArgument(likelyLengthUnit(skeleton).name));
}

} // namespace

FormatParameter unitParameter()
{
    FormatParameter unit;
    unit.parameter.name = "unit";
    unit.parameter.title = QT_TRANSLATE_NOOP("limber::Format", "&Lengths are in");
    unit.parameter.help = "";
    unit.parameter.kind = Parameter::Kind::Word;
    for (const char *name : {"mm", "cm", "dm", "in", "ft", "m"})
        unit.parameter.words.push_back({name, name}); // the same in all languages
    unit.decided = unitByHeight;
    return unit;
}

FormatParameter exportedUnitParameter(const char *help)
{
    FormatParameter unit = unitParameter();
    unit.parameter.help = help;
    unit.optionHelp =
        "For glTF, FBX, VRM and the weight in CSV: the unit of length in the file; else the unit in which "
        "the figure is about as tall as a person, and for the weight that in which it is 1.70 m tall.";
    return unit;
}

std::optional<LengthUnit> unitIn(const ParameterValues &values)
{
    return values.has("unit") ? lengthUnitNamed(values.text("unit")) : std::nullopt;
}

FormatParameter upParameter(const char *optionHelp)
{
    return {.parameter = {.name = "up",
                          .title = "",
                          .help = "",
                          .kind = Parameter::Kind::Word,
                          .standard = "auto",
                          .words = {{"auto", ""}, {"x", ""}, {"y", ""}, {"z", ""}}},
            .optionHelp = optionHelp,
            .isInWindow = false};
}

UpAxisChoice upAxisIn(const ParameterValues &values)
{
    return upAxisFromWord(values.text("up")).value_or(UpAxisChoice::Auto);
}

Axis upAxisOf(const ExportInput &input)
{
    return input.upAxis ? *input.upAxis : decideUpAxis(input.clip, input.rules, upAxisIn(input.values)).axis;
}

FormatParameter exportedUpParameter()
{
    return upParameter("For glTF and pages: the axis that points up; auto is the default.");
}

FormatParameter mannequinParameter()
{
    return {.parameter = {.name = "mannequin",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "&Body around the bones"),
                          .help = QT_TRANSLATE_NOOP("limber::Format", "A mannequin that Limber makes for the skeleton"),
                          .kind = Parameter::Kind::Flag,
                          .standard = "no"},
            .optionHelp = "For glTF and pages: shows a body that Limber makes for the skeleton."};
}

} // namespace limber
