#include "words/framelist.h"

#include "base/numbertext.h"
#include "output/messages.h"

#include <string>

namespace limber::cli {

namespace {

std::optional<int> frameFromWord(std::string_view word)
{
    if (word == "last")
        return FrameList::LastFrame;
    return wholeNumberOfText(word);
}

std::optional<FrameRange> rangeFromWord(std::string_view word)
{
    const std::size_t dash = word.find('-');
    const auto first = frameFromWord(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : frameFromWord(word.substr(dash + 1));
    if (!first || !last)
        return std::nullopt;
    const bool runsBackwards = *last != FrameList::LastFrame && (*first == FrameList::LastFrame || *first > *last);
    if (runsBackwards)
        return std::nullopt;
    return FrameRange{*first, *last};
}

} // namespace

Outcome<FrameList> FrameList::parse(std::string_view text)
{
    FrameList list;
    if (text == "all")
        return Outcome<FrameList>::success(list);
    list.m_isAll = false;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        const auto range = rangeFromWord(word);
        if (!range)
            return Outcome<FrameList>::failure("expected frames such as 0,10,20-30,last or all, found " +
                                               inQuotes(word));
        list.m_ranges.push_back(*range);
        begin = end + 1;
    }
    return Outcome<FrameList>::success(std::move(list));
}

Outcome<std::vector<FrameRange>> FrameList::resolve(int frameCount) const
{
    using Ranges = std::vector<FrameRange>;
    if (m_isAll)
        return Outcome<Ranges>::success(frameCount > 0 ? Ranges{{0, frameCount - 1}} : Ranges{});

    Ranges resolved;
    for (const FrameRange &range : m_ranges) {
        const int first = range.first == LastFrame ? frameCount - 1 : range.first;
        const int last = range.last == LastFrame ? frameCount - 1 : range.last;
        if (frameCount == 0)
            return Outcome<Ranges>::failure("the file has no frames");
        if (first > last || last >= frameCount)
            return Outcome<Ranges>::failure("the file has no frame " + std::to_string(std::max(first, last)) +
                                            ": its frames are 0 to " + std::to_string(frameCount - 1));
        resolved.push_back({first, last});
    }
    return Outcome<Ranges>::success(std::move(resolved));
}

} // namespace limber::cli
