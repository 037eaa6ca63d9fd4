#pragma once

#include "base/at.h"
#include "contactbars/contactrows.h"
#include "widgets/timescale.h"

#include <QPointF>
#include <QRectF>

namespace limber {

// The positions of rows and bars of contacts, and the part under a point. It is a short-lived view of rows and scale.
class ContactLayout
{
public:
    static constexpr int lineHeight = 18; // pixels; of a foot and its toe, or of one other joint

    // The parts that can be dragged.
    enum class Grip { None, First, Last, Bar, Empty };
    struct Spot
    {
        int row = -1;
        ContactBar bar;
        Grip grip = Grip::None;
    };

    // Lines reach from `left`, after their names, to `right`.
    ContactLayout(const ContactRows &rows, const TimeScale &scale, double left, double right)
        : m_rows(rows), m_scale(scale), m_left(left), m_right(right)
    {
    }

    [[nodiscard]] QRectF rectOfLine(int line) const;
    // Returns the part of its line in which a row can be gripped.
    [[nodiscard]] QRectF rectOfRow(int row) const;
    // Returns where frames of a row have their bar.
    [[nodiscard]] QRectF rectOf(int row, const FrameInterval &interval) const;
    [[nodiscard]] Spot spotAt(const QPointF &position) const;

private:
    [[nodiscard]] int rowAt(double y) const;
    [[nodiscard]] const ContactRows::Row &rowOf(int row) const { return at(m_rows.rows(), row); }

    const ContactRows &m_rows;
    const TimeScale &m_scale;
    double m_left;
    double m_right;
};

} // namespace limber
