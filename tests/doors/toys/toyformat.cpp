#include "base/messageform.h"
#include "formats/format.h"

namespace limber {

namespace {

ExportOutput makeToy(const ExportInput &input)
{
    ExportOutput output;
    output.write = [frames = input.clip.motion.frameCount()](const ByteSink &sink) {
        return sink("toy " + std::to_string(frames) + "\n");
    };
    return output;
}

} // namespace

Format toyFormat()
{
    return {.name = "toy",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Toy"),
            .place = 900,
            .exporting = {.extensions = {{".toy", QT_TRANSLATE_NOOP("limber::Format", "Toy")}},
                          .purpose = QT_TRANSLATE_NOOP("limber::Format", "The number of frames."),
                          .help = "the number of frames",
                          .make = makeToy}};
}

} // namespace limber
