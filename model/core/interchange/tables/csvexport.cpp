#include "tables/csvexport.h"

#include "base/celltext.h"
#include "base/steeringcharacters.h"
#include "bvh/text/numberformat.h"
#include "tables/csvrows.h"

namespace limber {

namespace {

std::string header(const MotionColumns &columns, const CsvOptions &options)
{
    std::string line;
    const auto add = [&](std::string_view cell) {
        if (!line.empty())
            line += options.separator;
        line += csvCell(cell, options.separator);
    };
    if (options.hasFrames)
        add("frame");
    if (options.hasTimes)
        add(options.timeName);
    for (const std::string &name : columns.names())
        add(cellText(validUtf8(options.nameAsText ? options.nameAsText(name) : name)));
    return line + '\n';
}

} // namespace

bool writeCsv(const Clip &clip, MotionColumns &columns, const CsvOptions &options, const ByteSink &sink)
{
    if (options.hasHeader && !sink(header(columns, options)))
        return false;
    std::vector<double> values(columns.names().size());
    std::string line;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        if (options.progress.wantsToStop(frame, clip.motion.frameCount()))
            return false;
        columns.fill(frame, values);
        line.clear();
        bool isFirst = true;
        const auto separate = [&] {
            if (!isFirst)
                line += options.separator;
            isFirst = false;
        };
        if (options.hasFrames) {
            separate();
            line += std::to_string(frame);
        }
        if (options.hasTimes) {
            separate();
            line += shortestNumber(frame * clip.motion.playingFrameTimeSeconds());
        }
        for (const double value : values) {
            separate();
            line += options.decimals ? fixedNumber(value, *options.decimals) : shortestNumber(value);
        }
        line += '\n';
        if (!sink(line))
            return false;
    }
    return true;
}

} // namespace limber
