#include "bvh/sourcetext.h"

#include "bvh/numberparser.h"
#include "bvh/textscanner.h"

namespace limber {

std::vector<TextSpan> SourceText::rowTokens(int row, int columnCount) const
{
    std::vector<TextSpan> tokens;
    tokens.reserve(static_cast<std::size_t>(columnCount));
    // The reader has reported comments inside a row; here they are only passed over.
    FindingLog unheard(text);
    TextScanner scanner(text, unheard);
    scanner.moveTo(rowStarts[static_cast<std::size_t>(row)]);
    for (int column = 0; column < columnCount; ++column)
        tokens.push_back(scanner.take());
    return tokens;
}

std::vector<double> SourceText::rowValues(int row, int columnCount) const
{
    std::vector<double> values;
    for (const TextSpan token : rowTokens(row, columnCount))
        values.push_back(parseWholeNumber(at(token)).value);
    return values;
}

int SourceText::lineOf(std::size_t position) const
{
    int line = 1;
    for (std::size_t at = 0; at < position && at < text.size(); ++at) {
        const bool pair = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (isLineEnd(text[at]) && !pair)
            ++line;
    }
    return line;
}

} // namespace limber
