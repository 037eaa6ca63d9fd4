#pragma once

#include "posing/changewindow.h"
#include "session/posing/toolsettings.h"
#include "timeline/rows/falloffcurve.h"
#include "timeline/rows/rowgesture.h"
#include "timeline/rows/timelinerow.h"

#include <QPointer>

namespace limber {

// The frames to which the next or running change of a pose goes. The ends of a falloff can be dragged. The row is shown
// while a tool that changes poses is chosen, with the markers behind them.
class ChangeRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit ChangeRow(QWidget &ruler, QWidget *parent = nullptr);
    ~ChangeRow() override;

    void setTools(ToolSettings *tools); // null for none
    // Returns these frames for the current frame.
    [[nodiscard]] ChangeWindow window() const;
    // Returns where a handle is drawn; empty if there is none.
    [[nodiscard]] QRectF handle(FalloffCurve::Handle which) const;

    [[nodiscard]] QString valueText() const override;
    [[nodiscard]] bool isWanted() const override;

protected:
    void paintTrack(QPainter &painter) const override;
    [[nodiscard]] QColor valueColour() const override { return colours().edited; }
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] ChangeSpread spread() const;
    [[nodiscard]] double frameTime() const;
    [[nodiscard]] FalloffCurve::Handle handleAt(const QPointF &position) const;
    [[nodiscard]] QString whyNothing() const;
    void paintMarkers(QPainter &painter) const;
    void paintMark(QPainter &painter) const;
    void paintHandles(QPainter &painter) const;
    void dragTo(const QMouseEvent &event);
    void setSeconds(FalloffCurve::Handle which, double seconds, bool both);
    void endDrag();
    void takeBack();
    void followTools();

    QPointer<ToolSettings> m_tools;
    RowGesture m_gesture;
    FalloffCurve::Handle m_held = FalloffCurve::Handle::None;
    double m_heldAt = 0.0; // from the handle's middle to the mouse
    bool m_hasMoved = false;
    ChangeSpread m_before; // before the drag
    bool m_wasWanted = false;
};

} // namespace limber
