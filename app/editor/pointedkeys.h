#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QKeyEvent;
class QWidget;

namespace limber {

// Gives letters, digits and signs to the panel under the mouse, so that no panel has to be clicked before its keys
// work. What a panel has no use for goes to the view; while text is typed or something is dragged, nothing changes.
class PointedKeys : public QObject
{
    Q_OBJECT

public:
    // `view` gets the keys that are left over.
    PointedKeys(QWidget &window, QWidget &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What a key does: it is pressed in a widget that handles it itself, or triggers an action. An action that is
    // disabled does nothing, but the key still belongs to it.
    struct Target
    {
        QPointer<QWidget> widget;
        QPointer<QAction> action;

        [[nodiscard]] bool isFound() const { return widget != nullptr || action != nullptr; }
        [[nodiscard]] bool isUsable() const;
    };

    [[nodiscard]] const QWidget *receiver() const;
    [[nodiscard]] bool isForPanels(const QKeyEvent &key, const QWidget &focused) const;
    [[nodiscard]] bool isOurs(const QWidget &widget) const;
    [[nodiscard]] QWidget *pointedPanelPart() const;
    [[nodiscard]] Target targetOf(const QKeyEvent &key, QWidget &focused);
    [[nodiscard]] Target targetFrom(QWidget &start, const QKeyEvent &key);
    [[nodiscard]] bool wantsKey(QWidget &widget, const QKeyEvent &key);
    void use(const Target &target, const QKeyEvent &key);

    QWidget &m_window;
    QWidget &m_view;
    Target m_target; // of the key that is being pressed
    int m_key = 0;
    bool m_isSending = false; // an event of this class itself is on its way
};

} // namespace limber
