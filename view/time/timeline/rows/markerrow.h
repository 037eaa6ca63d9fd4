#pragma once

#include "motion/markers.h"
#include "session/posing/toolsettings.h"
#include "timeline/rows/rowgesture.h"
#include "timeline/rows/timelinerow.h"

#include <QPointer>

class QLineEdit;

namespace limber {

class MarkerFlags;

// The named frames of the document as flags: a click goes to one, a drag moves it, a double-click renames it, Delete
// removes it. Each change is an undo step.
class MarkerRow final : public TimelineRow
{
    Q_OBJECT

public:
    explicit MarkerRow(QWidget &ruler, QWidget *parent = nullptr);
    ~MarkerRow() override;

    // Returns the index of the marker that was clicked last; -1 for none.
    [[nodiscard]] int chosen() const { return m_chosen; }
    // Returns the markers, with a dragged one at its present frame.
    [[nodiscard]] const Markers &markers() const { return m_markers; }
    // Returns the flags as they are drawn.
    [[nodiscard]] MarkerFlags flags() const;
    [[nodiscard]] QString valueText() const override;
    // Sets the tools that decide the targets to which a drag snaps; null for none.
    void setTools(const ToolSettings *tools) { m_tools = tools; }

signals:
    // Emitted when the user goes to a marker.
    void frameWanted(int frame);

protected:
    void paintTrack(QPainter &painter) const override;
    void attach(Session &session, QObject &context) override;
    void detach() override;
    void showSession() override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void readMarkers();
    void endGestures();
    void choose(int marker);
    void dragTo(const QMouseEvent &event);
    void beginRenaming(int marker);
    void endRenaming(bool keep);
    void removeMarker(int marker);
    [[nodiscard]] int markerForKeys() const;
    [[nodiscard]] static bool isOwnKey(int key);
    void setMarkers(Markers markers, const QString &text);
    [[nodiscard]] QString nameOf(int marker) const;

    QPointer<const ToolSettings> m_tools;
    Markers m_markers;
    int m_chosen = -1;
    RowGesture m_gesture;
    bool m_isPressed = false; // on a flag
    bool m_isDragging = false;
    QPointF m_pressedAt;
    int m_pressedFrame = 0; // of the pressed marker, at the press
    QLineEdit *m_nameField = nullptr;
    int m_renamed = -1; // the marker whose name is being typed
};

} // namespace limber
