#include "bvh/text/sourcetext.h"

#include "bvh/text/textscanner.h"

#include <algorithm>

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

// Returns the positions of the numbers of the row that begins at this position of a text.
std::vector<TextSpan> numbersAt(std::string_view text, std::size_t begin, std::size_t columnCount)
{
    std::vector<TextSpan> numbers;
    numbers.reserve(columnCount);
    // The reader has reported comments inside a row; here they are only skipped.
    FindingLog ignored(text);
    TextScanner scanner(text, ignored);
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

void appendRowsOf(const SourceRows &rows, int first, int end, std::string &text)
{
    if (!rows.form) {
        const std::size_t begin = startOf(rows, first);
        text.append(rows.text, begin, endOf(rows, end - 1) - begin);
        return;
    }
    for (int row = first; row < end; ++row) {
        if (row > first)
            text += rows.form->ending;
        rows.form->appendRow(valuesOf(rows, row), text);
    }
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
    appendRowsOf(some, row, row + 1, result.text);
    result.numbers = numbersAt(result.text, 0, columnsOf(some));
    return result;
}

std::string_view SourceText::textAfter(int row) const
{
    const SourceRows &some = rowsWith(row);
    if (row + 1 == some.firstRow + some.rowCount)
        return some.after;
    if (some.form)
        return some.form->ending;
    const std::size_t begin = endOf(some, row);
    return std::string_view(some.text).substr(begin, startOf(some, row + 1) - begin);
}

void SourceText::appendRows(int first, int end, std::string &text) const
{
    while (first < end) {
        const SourceRows &some = rowsWith(first);
        const int upTo = std::min(end, some.firstRow + some.rowCount);
        appendRowsOf(some, first, upTo, text);
        if (upTo < end)
            text += some.after;
        first = upTo;
    }
}

const SourceRows &SourceText::rowsWith(int row) const
{
    const auto after = std::ranges::upper_bound(rows, row, {}, [](const auto &those) { return those->firstRow; });
    return **(after - 1);
}

} // namespace limber
