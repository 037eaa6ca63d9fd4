#include "bvh/write/standardspelling.h"

#include "bvh/text/textscanner.h"
#include "motion/channel.h"

#include <map>

namespace limber {

namespace {

// Returns the names by their begin: text inside a name is not a keyword.
std::map<std::size_t, std::size_t> namesOf(const SourceText &source)
{
    std::map<std::size_t, std::size_t> names;
    for (const auto *nodes : {&source.joints, &source.endSites}) {
        for (const SourceText::NodePositions &node : *nodes) {
            if (!node.name.isEmpty())
                names.emplace(node.name.begin, node.name.end);
        }
    }
    return names;
}

void respellList(TextScanner &in, std::vector<Respelling> &result)
{
    in.take(); // the count
    while (in.skipToWord()) {
        const TextSpan word = in.peek();
        const auto channel = channelFromName(in.at(word));
        if (!channel)
            return;
        in.take();
        if (in.at(word) != channelName(*channel))
            result.push_back({word, std::string(channelName(*channel))});
    }
}

} // namespace

std::vector<Respelling> respeltChannels(const SourceText &source)
{
    std::vector<Respelling> result;
    const std::string_view text = std::string_view(source.head).substr(0, source.hierarchy.end);
    const std::map<std::size_t, std::size_t> names = namesOf(source);
    FindingLog ignored(text);
    TextScanner in(text, ignored);
    in.moveTo(source.hierarchy.begin);
    while (in.skipToWord()) {
        const auto name = names.find(in.position());
        if (name != names.end())
            in.moveTo(name->second);
        else if (in.isKeyword(in.take(), "CHANNELS"))
            respellList(in, result);
    }
    return result;
}

std::vector<Respelling> respeltEndSites(const SourceText &source)
{
    std::vector<Respelling> result;
    const std::string_view text = source.head;
    for (const SourceText::NodePositions &endSite : source.endSites) {
        // The keyword is the word before the label. If there is no label, its empty span follows the keyword.
        const std::size_t last = text.find_last_not_of(" \t\v\f\r\n", endSite.name.begin - 1);
        const std::size_t before = text.find_last_of(" \t\v\f\r\n{}", last);
        const TextSpan whole{before + 1, endSite.name.isEmpty() ? last + 1 : endSite.name.end};
        if (source.at(whole) != "End Site")
            result.push_back({whole, "End Site"});
    }
    return result;
}

} // namespace limber
