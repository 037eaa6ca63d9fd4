#pragma once

#include "theme/colours.h"
#include "viewgrid/viewlayout.h"

#include <QWidget>

#include <array>

namespace limber {

// Arranges one, two or four views in its area. Between them are handles that can be dragged, both at once where they
// cross; a frame marks the active view. It does not know what the views are.
class ViewGrid : public QWidget
{
    Q_OBJECT

public:
    explicit ViewGrid(QWidget *parent = nullptr);

    // Sets a view and becomes its parent. A place may stay empty until it is shown.
    void setView(ViewPlace place, QWidget *view);
    [[nodiscard]] QWidget *view(ViewPlace place) const { return m_views.at(static_cast<std::size_t>(place)); }
    void arrange(const ViewLayout &layout);
    [[nodiscard]] const ViewLayout &arrangement() const { return m_layout; }
    void setActive(ViewPlace place);
    void setColours(const Colours &colours);

signals:
    void arrangementChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    // The handles at a point.
    struct Handles
    {
        bool across = false; // the handle between left and right
        bool down = false; // the handle between above and below

        [[nodiscard]] bool any() const { return across || down; }
        friend bool operator==(const Handles &, const Handles &) = default;
    };

    [[nodiscard]] Handles handlesAt(const QPoint &at) const;
    // Returns the point where the handles cross.
    [[nodiscard]] QPoint crossing() const;
    void placeViews();
    void hide(const QWidgetList &views);
    void light(const Handles &handles);

    std::array<QWidget *, viewPlaceCount> m_views{};
    ViewLayout m_layout;
    Colours m_colours;
    Handles m_lit; // under the mouse
    Handles m_dragged;
    QPoint m_grip; // from the crossing to the pressed point
};

} // namespace limber
