#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace limber {

struct Colours;

inline constexpr double clickPixels = 4.0; // a press that moves less is a click

// What one press of the mouse does in the plot of curves, until its release.
class CurveDrag
{
public:
    CurveDrag() = default;
    CurveDrag(const CurveDrag &) = delete;
    CurveDrag &operator=(const CurveDrag &) = delete;
    virtual ~CurveDrag() = default;

    virtual void moveTo(const QPointF &position, Qt::KeyboardModifiers modifiers) = 0;
    virtual void release(const QPointF &position, Qt::KeyboardModifiers modifiers) = 0;
    // Restores everything.
    virtual void cancel() {}
    // Returns the text beside the mouse, in numbers; may be empty.
    [[nodiscard]] virtual QString readout() const { return {}; }
    // Returns a sentence for the status bar.
    [[nodiscard]] virtual QString description() const { return {}; }
    // Returns the directions in which the plot follows when the mouse leaves it.
    [[nodiscard]] virtual Qt::Orientations scrolls() const { return {}; }
    virtual void paint(QPainter &, const Colours &) const {}
};

} // namespace limber
