#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace limber {

// A drag in a row of the timeline, as the keyboard sees it: while it goes on, the keys belong to it. Esc, Undo and the
// loss of keyboard or window give it up.
class RowGesture : public QObject
{
    Q_OBJECT

public:
    // Keys go to the ruler, which has the focus during a drag in a row.
    RowGesture(QWidget &ruler, QObject *parent) : QObject(parent), m_ruler(&ruler) {}

    void begin();
    void end();
    [[nodiscard]] bool isActive() const { return m_isActive; }

signals:
    // Everything should be as it was before the drag, which has ended.
    void givenUp();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void giveUp();

    QPointer<QWidget> m_ruler;
    bool m_isActive = false;
};

} // namespace limber
