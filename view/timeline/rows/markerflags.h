#pragma once

#include "motion/markers.h"
#include "widgets/timescale.h"

#include <QFontMetrics>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace limber {

// Where the flags of markers are drawn on a row: a mast at the frame, after it the name as far as there is room before
// the next mast.
class MarkerFlags
{
public:
    struct Flag
    {
        int marker = -1; // its index
        double x = 0.0; // of the mast
        QRectF cloth; // with the name; empty where there is no room
        QString name; // shortened to what fits
    };

    MarkerFlags(const Markers &markers, const TimeScale &scale, const QRectF &track, const QFontMetrics &metrics);

    // Those that are seen, from left to right.
    [[nodiscard]] const std::vector<Flag> &flags() const { return m_flags; }
    // The marker whose mast or name is under the point; -1 for none.
    [[nodiscard]] int markerAt(const QPointF &position) const;

private:
    std::vector<Flag> m_flags;
};

} // namespace limber
