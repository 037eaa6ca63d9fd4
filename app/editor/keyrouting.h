#pragma once

#include <QObject>

class QKeyEvent;
class QLineEdit;
class QWidget;

namespace limber {

// Decides which keys a focused field or button of the main window keeps for itself and which ones reach the window's
// commands. Without it a field that has nothing to undo still takes Ctrl+Z, and Space never plays.
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
