#include "base/messageform.h"
#include "formats/format.h"
#include "tables/npyimport.h"
#include "tables/npzexport.h"

namespace limber {

namespace {

ExportOutput makeNpz(const ExportInput &input)
{
    ExportOutput output;
    output.write = [&clip = input.clip, rules = input.rules,
                    options = NpzOptions{.nameAsText = input.nameAsText, .progress = input.progress}](
                       const ByteSink &sink) { return writeNpz(clip, rules, options, sink); };
    return output;
}

ImportOutput readNpy(const ImportInput &input)
{
    Reading<Clip> read = readNpyMotion(input.bytes, *input.skeleton);
    if (read.value && input.framesPerSecond)
        read.value->motion.setFrameTimeSeconds(1.0 / *input.framesPerSecond);
    ImportOutput output;
    output.clip = std::move(read.value);
    output.findings = std::move(read.findings);
    return output;
}

} // namespace

Format numpyFormat()
{
    return {.name = "numpy",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Arrays for NumPy"),
            .place = 40,
            .exporting = {.extensions = {{".npz", QT_TRANSLATE_NOOP("limber::Format", "Arrays for NumPy")}},
                          .purpose = QT_TRANSLATE_NOOP("limber::Format",
                                                       "For Python: joints, offsets, channels and world positions, "
                                                       "which numpy.load() opens."),
                          .help = "arrays for NumPy",
                          .make = makeNpz},
            .importing = {.extensions = {".npy"},
                          .help = "an array of NumPy, frames by channels, for the skeleton of --skeleton. Numbers that "
                                  "are the same keep\n"
                                  "their text in that file.",
                          .needsSkeleton = true,
                          .noun = "an array",
                          .read = readNpy}};
}

} // namespace limber
