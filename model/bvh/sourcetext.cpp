#include "bvh/sourcetext.h"

#include "bvh/textscanner.h"

#include <algorithm>
#include <deque>
#include <future>

namespace limber {

namespace {

std::span<const double> valuesOf(const SourceRows &rows, int row)
{
    const std::size_t columns = rows.values->size() / static_cast<std::size_t>(rows.rowCount);
    return std::span<const double>(*rows.values)
        .subspan(static_cast<std::size_t>(row - rows.firstRow) * columns, columns);
}

std::size_t columnsOf(const SourceRows &rows)
{
    return rows.values->size() / static_cast<std::size_t>(rows.rowCount);
}

// Where the numbers of a row stand that begins at this place of a text.
std::vector<TextSpan> numbersAt(std::string_view text, std::size_t begin, std::size_t columnCount)
{
    std::vector<TextSpan> numbers;
    numbers.reserve(columnCount);
    // The reader has reported comments inside a row; here they are only passed over.
    FindingLog unheard(text);
    TextScanner scanner(text, unheard);
    scanner.moveTo(begin);
    for (std::size_t column = 0; column < columnCount; ++column)
        numbers.push_back(scanner.take());
    return numbers;
}

std::size_t startOf(const SourceRows &rows, int row)
{
    return rows.starts[static_cast<std::size_t>(row - rows.firstRow)];
}

std::size_t endOf(const SourceRows &rows, int row)
{
    if (row + 1 == rows.firstRow + rows.rowCount)
        return rows.text.size();
    return numbersAt(rows.text, startOf(rows, row), columnsOf(rows)).back().end;
}

// The text of rows first to end, every one with what stands before it, but for the very first.
std::string formedText(const SourceRows &rows, int first, int end, bool withEndingBefore)
{
    std::string text;
    for (int row = first; row < end; ++row) {
        if (row > first || withEndingBefore)
            text += rows.form->ending;
        rows.form->appendRow(valuesOf(rows, row), text);
    }
    return text;
}

// Makes the text of many rows in pieces, some of them ahead on other threads while the one before is put away.
void putFormedRows(const SourceRows &rows, int first, int end, const std::function<void(std::string_view)> &put)
{
    constexpr std::size_t valuesInPiece = std::size_t{1} << 16; // some hundred kilobytes of text
    constexpr std::size_t piecesAhead = 2;
    const int step = std::max(1, static_cast<int>(valuesInPiece / columnsOf(rows)));
    std::deque<std::future<std::string>> ahead;
    int next = std::min(end, first + step);
    std::string text = formedText(rows, first, next, false);
    for (;;) {
        while (next < end && ahead.size() < piecesAhead) {
            const int upTo = next + std::min(step, end - next);
            ahead.push_back(std::async(std::launch::async, formedText, std::cref(rows), next, upTo, true));
            next = upTo;
        }
        put(text);
        if (ahead.empty())
            return;
        text = ahead.front().get();
        ahead.pop_front();
    }
}

void putRowsOf(const SourceRows &rows, int first, int end, const std::function<void(std::string_view)> &put)
{
    if (rows.form)
        return putFormedRows(rows, first, end, put);
    const std::size_t begin = startOf(rows, first);
    put(std::string_view(rows.text).substr(begin, endOf(rows, end - 1) - begin));
}

} // namespace

std::span<const double> SourceText::rowValues(int row) const
{
    return valuesOf(rowsWith(row), row);
}

const RowForm *SourceText::rowForm(int row) const
{
    const SourceRows &some = rowsWith(row);
    return some.form ? &*some.form : nullptr;
}

RowText SourceText::rowText(int row) const
{
    const SourceRows &some = rowsWith(row);
    RowText result;
    putRowsOf(some, row, row + 1, [&](std::string_view text) { result.text += text; });
    result.numbers = numbersAt(result.text, 0, columnsOf(some));
    return result;
}

std::string_view SourceText::textBehind(int row) const
{
    const SourceRows &some = rowsWith(row);
    if (row + 1 == some.firstRow + some.rowCount)
        return some.behind;
    if (some.form)
        return some.form->ending;
    const std::size_t begin = endOf(some, row);
    return std::string_view(some.text).substr(begin, startOf(some, row + 1) - begin);
}

void SourceText::putRows(int first, int end, const std::function<void(std::string_view)> &put) const
{
    while (first < end) {
        const SourceRows &some = rowsWith(first);
        const int upTo = std::min(end, some.firstRow + some.rowCount);
        putRowsOf(some, first, upTo, put);
        if (upTo < end)
            put(some.behind);
        first = upTo;
    }
}

const SourceRows &SourceText::rowsWith(int row) const
{
    const auto behind = std::upper_bound(rows.begin(), rows.end(), row,
                                         [](int wanted, const SourceRows &those) { return wanted < those.firstRow; });
    return *(behind - 1);
}

} // namespace limber
