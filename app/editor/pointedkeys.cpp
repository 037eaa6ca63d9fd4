#include "pointedkeys.h"

#include "widgets/textinput.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <utility>

namespace limber {

namespace {

bool isLetter(const QKeyEvent &key)
{
    return key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
}

// Letters, digits and signs; keys with names, such as the arrows, belong to what has the focus.
bool isPrintable(const QKeyEvent &key)
{
    const auto without = Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier;
    return key.key() > Qt::Key_Space && key.key() < Qt::Key_Escape && !(key.modifiers() & ~without);
}

// Returns the sequences to which a press belongs, the most exact one first. A sign may need Shift on one keyboard and
// not on another.
QList<QKeySequence> sequencesOf(const QKeyEvent &key)
{
    const int exact =
        static_cast<int>(key.key()) | static_cast<int>(key.modifiers() & (Qt::ShiftModifier | Qt::KeypadModifier));
    QList<QKeySequence> sequences{QKeySequence(exact)};
    if (key.modifiers() & Qt::KeypadModifier)
        sequences << QKeySequence(exact & ~static_cast<int>(Qt::KeypadModifier));
    if ((key.modifiers() & Qt::ShiftModifier) && !isLetter(key))
        sequences << QKeySequence(exact & ~static_cast<int>(Qt::ShiftModifier));
    return sequences;
}

// Returns the widget's action with this key, an enabled one if there are several.
QAction *actionOf(const QWidget &widget, const QKeySequence &sequence)
{
    QAction *found = nullptr;
    const QList<QAction *> actions = widget.actions();
    for (QAction *action : actions) {
        if (!action->shortcuts().contains(sequence))
            continue;
        if (action->isEnabled())
            return action;
        found = action;
    }
    return found;
}

// A digit typed into a table is the beginning of a number.
bool beginsTyping(const QWidget &widget)
{
    const auto *table = qobject_cast<const QAbstractItemView *>(&widget);
    return table != nullptr && table->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed) &&
           table->currentIndex().flags().testFlag(Qt::ItemIsEditable);
}

} // namespace

bool PointedKeys::Target::isUsable() const
{
    return widget != nullptr || (action != nullptr && action->isEnabled());
}

PointedKeys::PointedKeys(QWidget &window, QWidget &view) : QObject(&window), m_window(window), m_view(view)
{
    qApp->installEventFilter(this);
}

// Qt asks first whether the press is meant for a widget, then looks for a shortcut, and sends the press if there is
// none. Answering the question prevents the shortcut.
bool PointedKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isQuestion = event->type() == QEvent::ShortcutOverride;
    if (m_isSending || (!isQuestion && event->type() != QEvent::KeyPress) || watched != receiver())
        return false;
    const auto &key = static_cast<const QKeyEvent &>(*event);
    auto &focused = static_cast<QWidget &>(*watched);
    if (!isQuestion) {
        const Target target = std::exchange(m_target, {});
        if (!target.isFound() || key.key() != m_key)
            return false;
        use(target, key);
        return true;
    }
    m_target = isForPanels(key, focused) ? targetOf(key, focused) : Target();
    m_key = key.key();
    if (!m_target.isFound())
        return false;
    event->accept();
    return true;
}

// Returns the widget to which Qt sends keys.
const QWidget *PointedKeys::receiver() const
{
    const QWidget *focused = QApplication::focusWidget();
    return focused != nullptr ? focused : &m_window;
}

// Floating panels are windows of their own whose parent is the main window.
bool PointedKeys::isOurs(const QWidget &widget) const
{
    const QWidget *top = widget.window();
    return top == &m_window || (qobject_cast<const QDockWidget *>(top) != nullptr && top->parentWidget() == &m_window);
}

bool PointedKeys::isForPanels(const QKeyEvent &key, const QWidget &focused) const
{
    if (!isPrintable(key) || !isOurs(focused) || QApplication::mouseButtons() != Qt::NoButton)
        return false;
    if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
        return false;
    return !takesText(&focused) || (isLetter(key) && isIdleNumberField(&focused));
}

// Returns the widget under the mouse if it is part of a panel or of the view.
QWidget *PointedKeys::pointedPanelPart() const
{
    QWidget *pointed = QApplication::widgetAt(QCursor::pos());
    if (pointed == nullptr || !isOurs(*pointed))
        return nullptr;
    for (QWidget *at = pointed; at != nullptr && at != &m_window; at = at->parentWidget()) {
        if (at == &m_view || qobject_cast<QDockWidget *>(at) != nullptr)
            return pointed;
    }
    return nullptr;
}

PointedKeys::Target PointedKeys::targetOf(const QKeyEvent &key, QWidget &focused)
{
    QWidget *pointed = pointedPanelPart();
    const bool isOverFocus = pointed == nullptr || pointed == &focused || focused.isAncestorOf(pointed);
    if (isOverFocus && (beginsTyping(focused) || wantsKey(focused, key)))
        return {};
    QWidget *start = pointed != nullptr ? pointed : &focused;
    const Target target = targetFrom(*start, key);
    if (target.isUsable() || !m_view.isVisible())
        return target;
    const Target inView = targetFrom(m_view.focusProxy() != nullptr ? *m_view.focusProxy() : m_view, key);
    return inView.isUsable() || !target.isFound() ? inView : target;
}

PointedKeys::Target PointedKeys::targetFrom(QWidget &start, const QKeyEvent &key)
{
    if (!takesText(&start) && wantsKey(start, key))
        return {&start, nullptr};
    Target disabled;
    const QList<QKeySequence> sequences = sequencesOf(key);
    for (const QWidget *at = &start; at != nullptr && !at->isWindow(); at = at->parentWidget()) {
        for (const QKeySequence &sequence : sequences) {
            QAction *action = actionOf(*at, sequence);
            if (action != nullptr && action->isEnabled())
                return {nullptr, action};
            if (action != nullptr && !disabled.isFound())
                disabled.action = action;
        }
    }
    return disabled;
}

// Asks the widget and those around it as Qt does.
bool PointedKeys::wantsKey(QWidget &widget, const QKeyEvent &key)
{
    QKeyEvent question(QEvent::ShortcutOverride, key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
    question.ignore();
    const QScopedValueRollback sending(m_isSending, true);
    QCoreApplication::sendEvent(&widget, &question);
    return question.isAccepted();
}

void PointedKeys::use(const Target &target, const QKeyEvent &key)
{
    if (target.widget != nullptr) {
        QKeyEvent press(QEvent::KeyPress, key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
        const QScopedValueRollback sending(m_isSending, true);
        QCoreApplication::sendEvent(target.widget, &press);
    } else if (target.isUsable() && (!key.isAutoRepeat() || target.action->autoRepeat())) {
        target.action->trigger();
    }
}

} // namespace limber
