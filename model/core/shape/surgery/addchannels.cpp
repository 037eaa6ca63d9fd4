#include "surgery/addchannels.h"

namespace limber {

Clip withAddedChannels(const Clip &clip, int joint, const std::vector<Channel> &channels)
{
    Clip result = clip;
    result.skeleton.setChannels(joint, channels);
    std::vector<int> from;
    for (int column = 0; column < result.skeleton.columnCount(); ++column) {
        const ColumnMeaning &meaning = result.skeleton.column(column);
        from.push_back(clip.skeleton.columnOf(meaning.joint, meaning.channel).value_or(-1));
    }
    result.motion = clip.motion.withColumns(from, std::vector<double>(from.size()));
    return result;
}

} // namespace limber
