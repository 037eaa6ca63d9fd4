#pragma once

#include <QObject>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace limber {

// Decides which keys a focused field or button of the main window keeps and which reach the window's commands. Without
// it, a field with nothing to undo would still take Ctrl+Z, and Space would never start playback.
class KeyRouting : public QObject
{
    Q_OBJECT

public:
    explicit KeyRouting(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Owner { Window, Widget, Undecided };
    [[nodiscard]] Owner ownerOf(const QKeyEvent &key, QObject *widget) const;
    [[nodiscard]] static Owner ownerInField(const QKeyEvent &key, const QLineEdit &field);

    QWidget &m_window;
};

} // namespace limber
