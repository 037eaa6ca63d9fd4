#include "viewport/tools/posereadout.h"

#include <glm/geometric.hpp>

#include <QLocale>

#include <cmath>

namespace limber {

namespace {

constexpr qsizetype mostCharacters = 28;

QString number(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

QString shortened(const QString &name)
{
    const QString text = name.simplified();
    return text.size() > mostCharacters ? text.left(mostCharacters - 1) + QChar(0x2026) : text;
}

QString axisLetterText(int axis)
{
    return QString(QChar(u'X' + axis));
}

} // namespace

PoseReadout::PoseReadout(const Colours &colours, const QString &name) : m_colours(colours), m_name(shortened(name))
{
}

QList<ReadoutLine> PoseReadout::rotation(double degrees, int axis, bool isFree, int sharing) const
{
    const QString about = isFree ? tr("freely") : tr("about the line of sight");
    QList<ReadoutLine> lines{
        {{{m_name, m_colours.text, true}, {tr("%1°").arg(number(degrees, 1)), m_colours.text}}},
        {{axis >= 0 ? ReadoutLine::Piece{tr("about %1").arg(axisLetterText(axis)), m_colours.axis(axis)}
                    : ReadoutLine::Piece{about, m_colours.secondaryText}}}};
    if (sharing > 1)
        lines << ReadoutLine{{{tr("twist shared by %n joint(s)", nullptr, sharing), m_colours.secondaryText}}};
    return lines;
}

QList<ReadoutLine> PoseReadout::swing(double degrees) const
{
    return {{{{m_name, m_colours.text, true}, {tr("%1°").arg(number(degrees, 1)), m_colours.text}}},
            {{{tr("about the line to the limb's end"), m_colours.secondaryText}}}};
}

QList<ReadoutLine> PoseReadout::displacement(const glm::dvec3 &by, double missing) const
{
    ReadoutLine parts;
    for (int axis = 0; axis < 3; ++axis) {
        const QString sign = by[axis] < 0.0 ? QStringLiteral("-") : QStringLiteral("+");
        parts.pieces << ReadoutLine::Piece{axisLetterText(axis), m_colours.axis(axis), true}
                     << ReadoutLine::Piece{sign + number(std::abs(by[axis]), 2), m_colours.text};
    }
    const ReadoutLine::Piece rest =
        missing > 0.0 ? ReadoutLine::Piece{tr("out of reach by %1").arg(number(missing, 2)), m_colours.warning}
                      : ReadoutLine::Piece{tr("from where it was"), m_colours.secondaryText};
    return {{{{m_name, m_colours.text, true}, {tr("%1 units").arg(number(glm::length(by), 2)), m_colours.text}}},
            parts,
            {{rest}}};
}

QList<ReadoutLine> PoseReadout::look(const QString &target, double missedDegrees) const
{
    constexpr double visibleDegrees = 0.05;
    const bool isMissed = missedDegrees > visibleDegrees;
    const QString at = target.isEmpty() ? (isMissed ? tr("turns toward a point") : tr("looks at a point"))
                                        : (isMissed ? tr("turns toward %1") : tr("looks at %1")).arg(shortened(target));
    QList<ReadoutLine> lines{{{{m_name, m_colours.text, true}}}, {{{at, m_colours.secondaryText}}}};
    if (isMissed)
        lines << ReadoutLine{
            {{tr("cannot turn so far: %1° past it").arg(number(missedDegrees, 1)), m_colours.warning}}};
    return lines;
}

ReadoutLine PoseReadout::heldMissing(double units) const
{
    return {{{tr("cannot hold: %1 off").arg(number(units, 2)), m_colours.warning}}};
}

ReadoutLine PoseReadout::typed(const QString &text, bool isWrong) const
{
    return {{{tr("= %1").arg(text), isWrong ? m_colours.error : m_colours.edited, true}}};
}

} // namespace limber
