#pragma once

#include <QScrollArea>

class QDockWidget;

namespace limber {

// Holds a panel of the column in its dock. A panel that is higher than its dock scrolls: otherwise the highest panel,
// or one whose content grows, would push other panels aside and change the size of the view.
class PanelArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit PanelArea(QWidget &panel, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitPanel();
};

// Returns the panel of a dock, which may lie in an area.
[[nodiscard]] QWidget *panelIn(const QDockWidget &dock);
// Returns the dock of a panel; null if it is in none.
[[nodiscard]] QDockWidget *dockAround(const QWidget &panel);

} // namespace limber
