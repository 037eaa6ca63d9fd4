#include "base/messageform.h"
#include "formats/format.h"
#include "formats/tablereading.h"
#include "messages/formatmessages.h"
#include "tables/csvexport.h"

namespace limber {

namespace {

using Kind = Parameter::Kind;

char separatorNamed(const std::string &word)
{
    if (word == "semicolon" || word == ";")
        return ';';
    return word == "tab" ? '\t' : ',';
}

CsvOptions csvOptions(const ExportInput &input)
{
    const ParameterValues &values = input.values;
    CsvOptions options;
    options.separator = separatorNamed(values.text("separator"));
    if (values.has("decimals"))
        options.decimals = values.wholeNumber("decimals");
    options.hasHeader = values.flag("header");
    options.hasFrames = values.flag("frames");
    options.hasTimes = values.flag("times");
    options.nameAsText = input.nameAsText;
    options.progress = input.progress;
    return options;
}

// By default, rotations are those of the joints, and positions those of the world.
TableSpace spaceFor(const ParameterValues &values, TableContent content)
{
    const bool isOfJoints = content == TableContent::Quaternions || content == TableContent::RotationVectors ||
                            content == TableContent::JointAngles;
    const bool isOfParent = values.has("space") ? values.is("space", "parent") : isOfJoints;
    return isOfParent ? TableSpace::Parent : TableSpace::World;
}

ExportOutput makeCsv(const ExportInput &input)
{
    const TableContent content = tableContentNamed(input.values.text("content")).value_or(TableContent::Channels);
    const TableSpace space = spaceFor(input.values, content);
    ExportOutput output;
    output.write = [&clip = input.clip, rules = input.rules, content, space,
                    options = csvOptions(input)](const ByteSink &sink) {
        const auto columns = MotionColumns::make(clip, rules, content, space);
        return writeCsv(clip, *columns, options, sink);
    };
    return output;
}

std::vector<Message> lossesOfCsv(const ParameterValues &)
{
    return {messages::lossHierarchy()};
}

FormatParameter contentParameter()
{
    return {.parameter = {.name = "content",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "&Content"),
                          .help = "",
                          .kind = Kind::Word,
                          .standard = "channels",
                          .words = {{"channels", QT_TRANSLATE_NOOP("limber::Format", "Numbers of the file")},
                                    {"positions", QT_TRANSLATE_NOOP("limber::Format", "Positions")},
                                    {"quaternions", QT_TRANSLATE_NOOP("limber::Format", "Quaternions (w, x, y, z)")},
                                    {"vectors", QT_TRANSLATE_NOOP("limber::Format", "Rotation vectors, degrees")},
                                    {"angles", QT_TRANSLATE_NOOP("limber::Format", "Angles of joints, degrees")},
                                    {"speeds", QT_TRANSLATE_NOOP("limber::Format", "Speeds")},
                                    {"accelerations", QT_TRANSLATE_NOOP("limber::Format", "Accelerations")}}},
            .optionHelp =
                "For CSV: channels (the numbers of the file, the default), positions, quaternions (w, x, y, z), "
                "vectors (rotation vectors), angles (of each joint relative to rest), speeds or accelerations.",
            .valueName = "WHAT"};
}

FormatParameter spaceParameter()
{
    return {.parameter = {.name = "space",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "Rel&ative to"),
                          .help = "",
                          .kind = Kind::Word,
                          .words = {{"world", QT_TRANSLATE_NOOP("limber::Format", "The world")},
                                    {"parent", QT_TRANSLATE_NOOP("limber::Format", "The parent")}},
                          .dependsOn = "content",
                          .dependsOnWords = {"positions", "quaternions", "vectors", "angles"}},
            .optionHelp = "For CSV: what positions and rotations are relative to; if not given, world for positions "
                          "and parent for rotations.",
            .suggestion = "world"};
}

FormatParameter separatorParameter()
{
    return {.parameter = {.name = "separator",
                          .title = QT_TRANSLATE_NOOP("limber::Format", "&Separator"),
                          .help = "",
                          .kind = Kind::Word,
                          .standard = "comma",
                          .words = {{"comma", QT_TRANSLATE_NOOP("limber::Format", "Comma")},
                                    {"semicolon", QT_TRANSLATE_NOOP("limber::Format", "Semicolon")},
                                    {"tab", QT_TRANSLATE_NOOP("limber::Format", "Tab")}}},
            .optionHelp = "For CSV: what stands between cells; comma is the default.",
            .otherWords = {",", ";"}};
}

FormatParameter decimalsParameter()
{
    return {.parameter =
                {.name = "decimals", .title = "", .help = "", .kind = Kind::WholeNumber, .least = 0.0, .most = 17.0},
            .optionHelp = "For CSV: this many decimals; if not given, the fewest digits that read back as the same "
                          "number.",
            .isInWindow = false};
}

FormatParameter flagParameter(std::string_view name, const char *title, const char *optionHelp)
{
    return {.parameter = {.name = name, .title = title, .help = "", .kind = Kind::Flag, .standard = "yes"},
            .optionHelp = optionHelp};
}

} // namespace

Format csvFormat()
{
    return {.name = "csv",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Table"),
            .place = 30,
            .exporting =
                {.extensions = {{".csv", QT_TRANSLATE_NOOP("limber::Format", "Table")}},
                 .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                              "For spreadsheets, statistics and scripts: one frame per row."),
                 .help = "a table, one frame per row",
                 .parameters = {contentParameter(), spaceParameter(), separatorParameter(), decimalsParameter(),
                                flagParameter("header", QT_TRANSLATE_NOOP("limber::Format", "&Names in the first row"),
                                              "For CSV: no first row with names."),
                                flagParameter("frames", QT_TRANSLATE_NOOP("limber::Format", "Column of f&rame numbers"),
                                              "For CSV: no column with the number of the frame."),
                                flagParameter("times", QT_TRANSLATE_NOOP("limber::Format", "Column of &times, seconds"),
                                              "For CSV: no column with seconds.")},
                 .losses = lossesOfCsv,
                 .make = makeCsv},
            .importing = {.extensions = {".csv"},
                          .help = "a table, one frame per row, whose first row names channels such as Hips.Zrotation; "
                                  "--skeleton says of\n"
                                  "which skeleton. Channels without a column keep what they have in its first frame.",
                          .rateHelp = "for a table those of its column of times or of the skeleton",
                          .needsSkeleton = true,
                          .noun = "a table",
                          .read = readTable}};
}

} // namespace limber
