#include "journal/sourcecode.h"

#include "journal/skeletoncode.h"

#include <algorithm>

namespace limber {

namespace {

enum class Source : std::uint8_t { None, AsBefore, Own };

constexpr int noRows = -1;

void putSpan(ByteWriter &out, const TextSpan &span)
{
    out.put(static_cast<std::uint64_t>(span.begin));
    out.put(static_cast<std::uint64_t>(span.end));
}

// Reads a span in a head with that many bytes.
TextSpan takeSpan(ByteReader &in, std::size_t size)
{
    TextSpan span;
    span.begin = in.number<std::uint64_t>();
    span.end = in.number<std::uint64_t>();
    if (span.begin > span.end || span.end > size)
        in.fail();
    return in.isGood() ? span : TextSpan();
}

void putNodes(ByteWriter &out, const std::vector<SourceText::NodePositions> &nodes)
{
    out.put(static_cast<std::uint64_t>(nodes.size()));
    for (const SourceText::NodePositions &node : nodes) {
        putSpan(out, node.name);
        for (const TextSpan &span : node.offset)
            putSpan(out, span);
        putSpan(out, node.channels);
        putChannels(out, node.channelsRead);
    }
}

std::vector<SourceText::NodePositions> takeNodes(ByteReader &in, std::size_t size)
{
    std::vector<SourceText::NodePositions> nodes(in.count(sizeof(std::uint64_t) * 11));
    for (SourceText::NodePositions &node : nodes) {
        node.name = takeSpan(in, size);
        for (TextSpan &span : node.offset)
            span = takeSpan(in, size);
        node.channels = takeSpan(in, size);
        node.channelsRead = takeChannels(in);
    }
    return nodes;
}

void putOptionalSpan(ByteWriter &out, const std::optional<TextSpan> &span)
{
    out.put(span.has_value());
    putSpan(out, span.value_or(TextSpan()));
}

std::optional<TextSpan> takeOptionalSpan(ByteReader &in, std::size_t size)
{
    const bool isThere = in.truth();
    const TextSpan span = takeSpan(in, size);
    return isThere ? std::optional(span) : std::nullopt;
}

} // namespace

void putSource(ByteWriter &out, const std::shared_ptr<const SourceText> &source,
               const std::shared_ptr<const SourceText> &before, const KnownTexts &texts)
{
    out.put(source == before ? Source::AsBefore : source != nullptr ? Source::Own : Source::None);
    if (source == before || source == nullptr)
        return;
    out.put(static_cast<std::int32_t>(source->rows.empty() ? noRows : texts.numberOf(source)));
    out.put(std::string_view(source->head));
    out.put(std::string_view(source->tail));
    out.put(source->encoding);
    putSpan(out, source->hierarchy);
    putNodes(out, source->joints);
    putNodes(out, source->endSites);
    out.put(source->isRearranged);
    putOptionalSpan(out, source->frameCount);
    putOptionalSpan(out, source->frameTime);
    out.put(static_cast<std::int32_t>(source->newDecimals));
}

std::shared_ptr<const SourceText> takeSource(ByteReader &in, const std::shared_ptr<const SourceText> &before,
                                             const KnownTexts &texts)
{
    const auto which = in.oneOf(Source::Own);
    if (which == Source::AsBefore)
        return before;
    if (which == Source::None)
        return nullptr;
    auto source = std::make_shared<SourceText>();
    const auto number = in.number<std::int32_t>();
    if (number != noRows && in.isGood()) {
        const std::shared_ptr<const SourceText> known = texts.text(number);
        if (known == nullptr)
            in.fail();
        else
            source->rows = known->rows;
    }
    source->head = in.text();
    source->tail = in.text();
    source->encoding = in.oneOf(TextEncoding::Utf16BigEndian);
    const std::size_t size = source->head.size();
    source->hierarchy = takeSpan(in, size);
    source->joints = takeNodes(in, size);
    source->endSites = takeNodes(in, size);
    source->isRearranged = in.truth();
    source->frameCount = takeOptionalSpan(in, size);
    source->frameTime = takeOptionalSpan(in, size);
    source->newDecimals = in.number<std::int32_t>();
    return source;
}

bool writeSourceText(const SourceText &source, const std::function<bool(std::string_view)> &sink)
{
    constexpr int rowsAtOnce = 256;
    if (!sink(source.head))
        return false;
    const int rows = source.rowCount();
    std::string text;
    for (int first = 0; first < rows; first += rowsAtOnce) {
        const int end = std::min(first + rowsAtOnce, rows);
        text.clear();
        source.appendRows(first, end, text);
        if (end < rows)
            text += source.textAfter(end - 1);
        if (!sink(text))
            return false;
    }
    return sink(source.tail);
}

} // namespace limber
