#pragma once

#include "session/posing/holdbars.h"
#include "session/posing/staleholds.h"
#include "timeline/rows/barlanes.h"
#include "timeline/rows/rowgesture.h"
#include "timeline/rows/timelinerow.h"

#include <QPolygonF>

#include <optional>

namespace limber {

// The holds of the document: each is a bar over its frames with its fades at the ends, one below the other. The user
// drags an end or the whole bar, and a menu mutes, bakes and deletes a hold. A hold beneath which the motion has
// changed is marked; a double click makes it again.
class HoldRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit HoldRow(QWidget &ruler, QWidget *parent = nullptr);

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;
    // Returns the box of the hold of a layer; empty if that has none.
    [[nodiscard]] QRectF barOf(int layer) const;

signals:
    // Emitted with a sentence about what became of a hold, or why nothing did.
    void told(const QString &text);

protected:
    void paintTrack(QPainter &painter) const override;
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void detach() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Part { Start, Whole, End };
    struct Hit
    {
        int layer = -1;
        Part part = Part::Whole;
    };

    // Returns the layers that hold something, from the top.
    [[nodiscard]] std::vector<int> holding() const;
    [[nodiscard]] const Layer &layer(int index) const;
    [[nodiscard]] Hold shownHold(int layer) const;
    [[nodiscard]] QPolygonF shapeOf(int layer) const;
    [[nodiscard]] std::optional<Hit> hitAt(const QPointF &position) const;
    void showCursor(const QPointF &position);
    void drag(double frames);
    [[nodiscard]] BarLanes lanes() const;
    void fitHeight();
    void forgetDrag();
    [[nodiscard]] QString labelOf(int layer) const;
    void showHolds();
    void runMenu(int layer, const QPoint &globalPosition);

    RowGesture m_gesture;
    HoldBars m_bars;
    StaleHolds m_stale;
    double m_pressedX = 0.0;
    Hit m_dragged;
    std::optional<Hold> m_hold; // of the dragged layer, while it is dragged and made again
};

} // namespace limber
