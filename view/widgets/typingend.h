#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace limber {

// Finishes what is typed in a field before anything that may be about it: a shortcut that is not the field's own, a
// press of the mouse elsewhere, the closing of its window. Buttons, menus and tabs do not take the focus, so that its
// loss alone would come too late or never. Enter, Esc and Tab stay with the field or its dialog.
class TypingEnd : public QObject
{
    Q_OBJECT

public:
    // Lives as long as the field, and works while the field has the focus. `finish` may delete the field later, but not
    // at once.
    TypingEnd(QWidget &field, std::function<void()> finish);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_field;
    std::function<void()> m_finish;
};

} // namespace limber
