#include "bvh/write/newmotiontext.h"

#include <algorithm>

namespace limber {

std::shared_ptr<const SourceText> textForNewMotion(const SourceText &source, int decimals)
{
    auto text = std::make_shared<SourceText>();
    text->head = source.head;
    text->encoding = source.encoding;
    text->hierarchy = source.hierarchy;
    text->joints = source.joints;
    text->endSites = source.endSites;
    text->isRearranged = source.isRearranged;
    text->frameCount = source.frameCount;
    text->frameTime = source.frameTime;
    text->newDecimals = decimals;
    // A text without rows ends with its last word; the writer breaks the line before the first row.
    const std::size_t last = text->head.find_last_not_of(" \t\v\f\r\n");
    if (source.frameTime && last != std::string::npos) {
        const std::size_t end = std::max(last + 1, source.frameTime->end);
        text->tail = text->head.find('\r', end) == std::string::npos ? "\n" : "\r\n";
        text->head.resize(end);
    }
    return text;
}

} // namespace limber
