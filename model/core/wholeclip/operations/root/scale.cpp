#include "base/at.h"
#include "messages/operationmessages.h"
#include "messages/skeletonmessages.h"
#include "operations/notenumber.h"
#include "operations/operation.h"
#include "proportions/offsetplan.h"

#include <array>
#include <cmath>
#include <optional>
#include <string_view>

namespace limber {

Operation scaleOperation();

namespace {

// A unit of length that files use, in metres.
struct ScaleUnit
{
    ParameterWord word;
    double metres;
};

constexpr double inchInMetres = 0.0254;

// The unit of the CMU motion capture library is 1/0.45 of an inch (see the library's page on its skeleton files).
constexpr std::array<ScaleUnit, 6> scaleUnits{{
    {{"m", QT_TRANSLATE_NOOP("limber::Operation", "Metre")}, 1.0},
    {{"cm", QT_TRANSLATE_NOOP("limber::Operation", "Centimetre")}, 0.01},
    {{"mm", QT_TRANSLATE_NOOP("limber::Operation", "Millimetre")}, 0.001},
    {{"inch", QT_TRANSLATE_NOOP("limber::Operation", "Inch")}, inchInMetres},
    {{"foot", QT_TRANSLATE_NOOP("limber::Operation", "Foot")}, 12.0 * inchInMetres},
    {{"cmu", QT_TRANSLATE_NOOP("limber::Operation", "CMU unit")}, inchInMetres / 0.45},
}};

double metresOf(std::string_view word)
{
    for (const ScaleUnit &unit : scaleUnits) {
        if (unit.word.word == word)
            return unit.metres;
    }
    return 1.0;
}

double heightOfFigure(const OperationInput &input, const Skeleton &skeleton)
{
    return BodyHeight(skeleton, input.roles(), input.up.axis).of(skeleton);
}

// The factor that the call requests, or why it is unknown.
struct ScaleFactor
{
    double factor = 1.0;
    Message problem;
};

ScaleFactor scaleFactor(const OperationInput &input)
{
    const ParameterValues &values = input.values;
    const int given =
        (values.has("by") ? 1 : 0) + (values.has("height") ? 1 : 0) + (values.has("from") || values.has("to") ? 1 : 0);
    if (given != 1 || values.has("from") != values.has("to"))
        return {1.0, messages::scaleExpected()};
    if (values.has("by"))
        return {values.number("by"), {}};
    if (values.has("from"))
        return {metresOf(values.text("from")) / metresOf(values.text("to")), {}};
    const double height = heightOfFigure(input, input.clip.skeleton);
    if (!(height > 0.0) || !std::isfinite(values.number("height") / height))
        return {1.0, messages::noHeightToScale()};
    return {values.number("height") / height, {}};
}

bool isFiniteTimes(const Clip &clip, double factor)
{
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        const glm::dvec3 offset = clip.skeleton.offsetOf(node) * factor;
        if (!std::isfinite(offset.x + offset.y + offset.z))
            return false;
    }
    return true;
}

void scaleSkeleton(Skeleton &skeleton, double factor)
{
    for (const NodeId node : skeleton.nodesInFileOrder())
        skeleton.setOffset(node, skeleton.offsetOf(node) * factor);
}

std::vector<int> positionColumns(const Skeleton &skeleton)
{
    std::vector<int> columns;
    for (int column = 0; column < skeleton.columnCount(); ++column) {
        if (skeleton.column(column).channel.isPosition())
            columns.push_back(column);
    }
    return columns;
}

OperationOutput runScale(const OperationInput &input)
{
    const ScaleFactor scale = scaleFactor(input);
    if (!scale.problem.isEmpty())
        return OperationOutput::refused(scale.problem);
    OperationOutput output{.clip = input.clip};
    if (scale.factor == 1.0)
        return output;
    if (!isFiniteTimes(input.clip, scale.factor))
        return OperationOutput::refused(messages::scaleTooLarge());
    scaleSkeleton(output.clip.skeleton, scale.factor);
    const std::vector<int> columns = positionColumns(input.clip.skeleton);
    const int frames = input.clip.motion.frameCount();
    for (int frame = 0; frame < frames && !columns.empty(); ++frame) {
        if (input.progress.wantsToStop(frame, frames))
            return OperationOutput::cancelled();
        const std::span<double> values = output.clip.motion.editFrame(frame);
        for (const int column : columns) {
            at(values, column) *= scale.factor;
            if (!std::isfinite(at(values, column)))
                return OperationOutput::refused(messages::scaleTooLarge());
        }
    }
    output.notes.push_back(
        messages::scaledBy(noteNumber(scale.factor), noteNumber(heightOfFigure(input, output.clip.skeleton))));
    return output;
}

std::vector<ParameterWord> scaleWords()
{
    std::vector<ParameterWord> words;
    for (const ScaleUnit &unit : scaleUnits)
        words.push_back(unit.word);
    return words;
}

std::vector<Parameter> scaleParameters()
{
    return {
        {.name = "by",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Factor"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "The factor for all lengths."),
         .unit = Unit::Times,
         .least = 1e-9,
         .most = 1e9},
        {.name = "height",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "Height"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Target height."),
         .unit = Unit::FileUnits,
         .least = 1e-9,
         .most = 1e9},
        {.name = "from",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "From unit"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Unit of the file."),
         .kind = Parameter::Kind::Word,
         .words = scaleWords()},
        {.name = "to",
         .title = QT_TRANSLATE_NOOP("limber::Operation", "To unit"),
         .help = QT_TRANSLATE_NOOP("limber::Operation", "Target unit."),
         .kind = Parameter::Kind::Word,
         .words = scaleWords()},
    };
}

} // namespace

Operation scaleOperation()
{
    return {.name = "scale",
            .title = QT_TRANSLATE_NOOP("limber::Operation", "Scale"),
            .group = OperationGroup::Root,
            .help = QT_TRANSLATE_NOOP("limber::Operation",
                                      "Multiplies all offsets and positions by one factor, given directly, by the "
                                      "height of the figure, or by two units. Rotations stay."),
            .searchWords = QT_TRANSLATE_NOOP("limber::Operation",
                                             "size resize bigger smaller units unit cm m mm inch inches feet "
                                             "centimetre metre meter convert height shrink enlarge character down up"),
            .changesSkeleton = true,
            .parameters = scaleParameters(),
            .run = runScale};
}

} // namespace limber
