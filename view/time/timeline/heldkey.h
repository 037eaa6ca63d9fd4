#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QKeyEvent;

namespace limber {

// Knows whether a key of an action is held down at the moment: the action itself only tells when it was pressed.
class HeldKey : public QObject
{
    Q_OBJECT

public:
    HeldKey(QAction &action, QObject *parent);

    [[nodiscard]] bool isHeld() const { return m_key != 0; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void press(const QKeyEvent &key);

    QPointer<QAction> m_action;
    int m_key = 0; // the held key; 0: none
};

} // namespace limber
