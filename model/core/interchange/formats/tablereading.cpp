#include "formats/tablereading.h"

#include "tables/csvimport.h"
#include "tables/plainrows.h"

namespace limber {

ImportOutput readTable(const ImportInput &input)
{
    CsvImportOptions options;
    if (input.framesPerSecond)
        options.frameTimeSeconds = 1.0 / *input.framesPerSecond;
    Reading<Clip> read = shapeOfRows(input.bytes) ? readPlainRows(input.bytes, *input.skeleton)
                                                  : readCsvMotion(input.bytes, *input.skeleton, options);
    if (read.value && options.frameTimeSeconds)
        read.value->motion.setFrameTimeSeconds(*options.frameTimeSeconds);
    ImportOutput output;
    output.clip = std::move(read.value);
    output.findings = std::move(read.findings);
    output.writing.digits = WriteOptions::Shortest; // writes exactly the numbers of the table
    return output;
}

} // namespace limber
