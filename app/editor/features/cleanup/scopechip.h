#pragma once

#include <QFrame>

class QToolButton;

namespace limber {

class CleanUpPanel;

// Says over the view that the chosen operation works on selected joints alone, also while its panel is behind another
// one: whoever forgets it wonders why nothing happens. Its cross sets all joints.
class ScopeChip : public QFrame
{
    Q_OBJECT

public:
    // The panel must outlive it.
    ScopeChip(CleanUpPanel &panel, QWidget *parent);

signals:
    // Emitted when the user wants to see the panel.
    void panelWanted();

private:
    void refresh();

    CleanUpPanel &m_panel;
    QToolButton *m_text = nullptr;
};

} // namespace limber
