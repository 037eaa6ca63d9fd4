#include "promises.h"
#include "samecontent.h"

#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"

namespace limber::fuzz {

std::string brokenByWriting(std::string_view bytes)
{
    const ReadResult first = readBvh(std::string(bytes));
    if (!first.clip)
        return {};
    if (writeBvh(*first.clip) != bytes)
        return "written, the bytes are others";

    WriteOptions layout;
    layout.indent = 2;
    layout.lineEnd = LineEnd::CrLf;
    const ReadResult laidOut = readBvh(writeBvh(*first.clip, layout));
    if (!laidOut.clip)
        return "in another layout it is refused: " + laidOut.error()->toString("");
    if (!haveSameNumbers(*first.clip, *laidOut.clip))
        return "in another layout the numbers are others";

    WriteOptions shortest;
    shortest.digits = WriteOptions::Shortest;
    const std::string compact = writeBvh(*first.clip, shortest);
    const ReadResult second = readBvh(compact);
    if (!second.clip)
        return "with the fewest digits it is refused: " + second.error()->toString("");
    if (!haveSameContent(*first.clip, *second.clip))
        return "with the fewest digits the content is another";
    if (writeBvh(*second.clip, shortest) != compact)
        return "with the fewest digits it does not stay as it is";

    Clip unsourced = *first.clip;
    unsourced.source = nullptr;
    const ReadResult fresh = readBvh(writeBvh(unsourced, shortest));
    if (!fresh.clip)
        return "without its source it is refused: " + fresh.error()->toString("");
    unsourced.motion.setFrameTimeSeconds(fresh.clip->motion.frameTimeSeconds()); // the file has it with nine decimals
    if (!haveSameNumbers(unsourced, *fresh.clip))
        return "without its source the numbers are others";
    return {};
}

} // namespace limber::fuzz
