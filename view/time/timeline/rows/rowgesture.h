#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace limber {

// Gives a drag in a row of the timeline all keys while it lasts. Esc, undo and the loss of keyboard focus or window
// cancel the drag.
class RowGesture : public QObject
{
    Q_OBJECT

public:
    // Watches the keys of the ruler, which has the focus during a drag in a row.
    RowGesture(QWidget &ruler, QObject *parent) : QObject(parent), m_ruler(&ruler) {}

    void begin();
    void end();
    [[nodiscard]] bool isActive() const { return m_isActive; }

signals:
    // Emitted when the drag was cancelled: everything has to be as it was before.
    void givenUp();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void giveUp();

    QPointer<QWidget> m_ruler;
    bool m_isActive = false;
};

} // namespace limber
