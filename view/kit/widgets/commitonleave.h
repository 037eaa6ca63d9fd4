#pragma once

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace limber {

// Finishes the typing in a field before anything that may depend on it: a shortcut that is not the field's own, a press
// of the mouse elsewhere, or the closing of its window. Buttons, menus and tabs do not take the focus, so waiting for
// the loss of focus would be too late or endless. Enter, Esc and Tab remain for the field or its dialog.
class CommitOnLeave : public QObject
{
    Q_OBJECT

public:
    // Lives as long as the field, and works while the field has the focus. `finish` may delete the field with
    // deleteLater(), but not immediately.
    CommitOnLeave(QWidget &field, std::function<void()> finish);
    ~CommitOnLeave() override;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Presses;

    QWidget &m_field;
    std::function<void()> m_finish;
    std::unique_ptr<Presses> m_presses;
};

} // namespace limber
