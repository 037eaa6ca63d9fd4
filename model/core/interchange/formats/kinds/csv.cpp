#include "base/messageform.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "feet/weighing.h"
#include "formats/format.h"
#include "formats/sharedparameters.h"
#include "formats/tablereading.h"
#include "messages/formatmessages.h"
#include "tables/csvexport.h"
#include "tables/weightcolumns.h"

#include <memory>

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

// Returns what a table of a weight needs to be told.
std::vector<FormatNote> notesOnWeight(const ExportInput &input, const WeighedClip &weighed)
{
    std::vector<FormatNote> notes;
    const auto add = [&notes](const Message &message) {
        notes.push_back({FormatNote::Kind::Note, message.text(), {}, message});
    };
    if (!input.values.has("unit"))
        notes.push_back({FormatNote::Kind::Note, "forces are those of a figure 1.70 m tall (--unit says otherwise)"});
    if (weighed.weight.isEstimated())
        add(messages::massEstimated());
    if (weighed.figureCount > 1)
        add(messages::weightOfFirst(weighed.figureCount));
    return notes;
}

ExportOutput makeWeight(const ExportInput &input)
{
    constexpr double fractionOfWeighing = 0.8; // of the time
    const auto unit = unitIn(input.values);
    const UpAxisChoice choice = input.upAxis ? choiceOf(*input.upAxis) : UpAxisChoice::Auto;
    const WeighingInput weighing{
        .clip = input.clip,
        .rules = input.rules,
        .up = directionOf(decideUpAxis(input.clip, input.rules, choice)),
        .vocabulary = Vocabulary::builtIn(),
        .metresPerUnit = unit ? std::optional(unit->metres) : std::nullopt,
    };
    ExportOutput output;
    auto weighed = weighClip(weighing, input.progress.part(0.0, fractionOfWeighing));
    if (!weighed)
        return output;
    if (weighed->weight.frames().empty()) {
        output.problem = messages::nothingToWeigh();
        return output;
    }
    output.notes = notesOnWeight(input, *weighed);
    CsvOptions options = csvOptions(input);
    options.hasFrames = false;
    options.timeName = "seconds";
    options.progress = input.progress.part(fractionOfWeighing, 1.0);
    const auto columns = std::make_shared<WeightColumns>(std::move(weighed->weight));
    output.write = [&clip = input.clip, columns, options = std::move(options)](const ByteSink &sink) {
        return writeCsv(clip, *columns, options, sink);
    };
    return output;
}

ExportOutput makeCsv(const ExportInput &input)
{
    if (input.values.is("content", "weight"))
        return makeWeight(input);
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
    return {
        .parameter = {.name = "content",
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
                                {"accelerations", QT_TRANSLATE_NOOP("limber::Format", "Accelerations")},
                                {"weight", QT_TRANSLATE_NOOP("limber::Format", "Weight")}}},
        .optionHelp =
            "For CSV: channels (the numbers of the file, the default), positions, quaternions (w, x, y, z), "
            "vectors (rotation vectors), angles (of each joint relative to rest), speeds, accelerations or weight (of "
            "one figure: centre of mass, force of the ground, support).",
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

Message unitByPerson(const Skeleton &)
{
    return messages::unitOfPerson();
}

FormatParameter unitOfWeightParameter()
{
    FormatParameter unit = exportedUnitParameter(
        QT_TRANSLATE_NOOP("limber::Format", "How large forces are depends on how large the figure is"));
    unit.parameter.dependsOn = "content";
    unit.parameter.dependsOnWords = {"weight"};
    unit.decided = unitByPerson;
    return unit;
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

// A table of the weight has no frame numbers.
FormatParameter framesParameter()
{
    FormatParameter frames = flagParameter("frames", QT_TRANSLATE_NOOP("limber::Format", "Column of f&rame numbers"),
                                           "For CSV: no column with the number of the frame.");
    frames.parameter.dependsOn = "content";
    for (const ParameterWord &each : contentParameter().parameter.words) {
        if (each.word != "weight")
            frames.parameter.dependsOnWords.push_back(each.word);
    }
    return frames;
}

} // namespace

Format csvFormat()
{
    return {.name = "csv",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Table"),
            .place = 30,
            .exporting = {.extensions = {{".csv", QT_TRANSLATE_NOOP("limber::Format", "Table")}},
                          .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                                       "For spreadsheets, statistics and scripts: one frame per row."),
                          .help = "a table, one frame per row",
                          .parameters = {contentParameter(), spaceParameter(), unitOfWeightParameter(),
                                         separatorParameter(), decimalsParameter(),
                                         flagParameter("header",
                                                       QT_TRANSLATE_NOOP("limber::Format", "&Names in the first row"),
                                                       "For CSV: no first row with names."),
                                         framesParameter(),
                                         flagParameter("times",
                                                       QT_TRANSLATE_NOOP("limber::Format", "Column of &times, seconds"),
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
