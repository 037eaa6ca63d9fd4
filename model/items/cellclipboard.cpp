#include "items/cellclipboard.h"

#include "bvh/text/numberformat.h"
#include "bvh/text/numberparser.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace limber {

namespace {

struct CellClipboard
{
    Q_DECLARE_TR_FUNCTIONS(limber::CellClipboard)
};

QStringList splitLine(const QString &line)
{
    for (const QLatin1Char separator : {QLatin1Char('\t'), QLatin1Char(';')}) {
        if (line.contains(separator))
            return line.split(separator);
    }
    const QString simplified = line.simplified();
    if (simplified.contains(QLatin1Char(' ')))
        return simplified.split(QLatin1Char(' '));
    // Without any other separator, "1,5" is one number and "1.0,2.0" is two.
    if (simplified.count(QLatin1Char(',')) > 1 || simplified.contains(QLatin1Char('.')))
        return simplified.split(QLatin1Char(','));
    return {simplified};
}

std::optional<double> numberOfCell(QString cell)
{
    cell = cell.trimmed();
    if (cell.size() > 1 && cell.startsWith(QLatin1Char('"')) && cell.endsWith(QLatin1Char('"')))
        cell = cell.mid(1, cell.size() - 2);
    if (cell.endsWith(QLatin1Char(',')))
        cell.chop(1);
    if (cell.count(QLatin1Char(',')) == 1 && !cell.contains(QLatin1Char('.')))
        cell.replace(QLatin1Char(','), QLatin1Char('.'));
    const std::string text = cell.toStdString();
    const ParsedNumber number = parseWholeNumber(text);
    if (number.fault != NumberFault::None || !std::isfinite(number.value))
        return std::nullopt;
    return number.value;
}

} // namespace

QString textOfCells(std::span<const double> values, int columnCount)
{
    QString text;
    int column = 0;
    for (const double value : values) {
        text += QString::fromStdString(shortestNumber(value));
        column = (column + 1) % columnCount;
        text += QLatin1Char(column == 0 ? '\n' : '\t');
    }
    return text;
}

std::optional<CellGrid> cellsOfText(const QString &text, QString &error)
{
    QStringList lines = QString(text).replace(QStringLiteral("\r\n"), QStringLiteral("\n")).split(QLatin1Char('\n'));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    CellGrid grid;
    for (const QString &line : lines) {
        const QStringList cells = splitLine(line);
        if (grid.rowCount > 0 && cells.size() != grid.columnCount) {
            error = CellClipboard::tr("Line %1 of the clipboard has %2 cells, the first has %3.")
                        .arg(grid.rowCount + 1)
                        .arg(cells.size())
                        .arg(grid.columnCount);
            return std::nullopt;
        }
        grid.columnCount = static_cast<int>(cells.size());
        ++grid.rowCount;
        for (const QString &cell : cells) {
            const auto number = numberOfCell(cell);
            if (!number) {
                error = CellClipboard::tr("Line %1 of the clipboard: expected a number, found “%2”.")
                            .arg(grid.rowCount)
                            .arg(cell.trimmed().left(40));
                return std::nullopt;
            }
            grid.values.push_back(*number);
        }
    }
    if (grid.values.empty()) {
        error = CellClipboard::tr("The clipboard holds no numbers.");
        return std::nullopt;
    }
    return grid;
}

} // namespace limber
