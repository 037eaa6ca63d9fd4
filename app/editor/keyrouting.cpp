#include "keyrouting.h"

#include "widgets/redokey.h"
#include "widgets/textinput.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>

namespace limber {

namespace {

bool isSpace(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier;
}

// Returns whether the press is, without Ctrl or Alt, a letter, a digit, a sign, Space, an arrow or another key that
// moves and chooses. Keys such as F1 come after these in Qt's order.
bool isForMenus(const QKeyEvent &key)
{
    const auto without = Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier;
    return key.key() >= Qt::Key_Space && key.key() < Qt::Key_Shift && !(key.modifiers() & ~without);
}

// Returns whether this is a widget in which keys choose: an open menu or list, or the menu bar after Alt.
bool choosesByKeys(const QWidget &widget)
{
    return widget.window() == QApplication::activePopupWidget() || qobject_cast<const QMenuBar *>(&widget) != nullptr;
}

// Returns the field in which text is typed while the widget has the focus: the widget itself, or the field of a box.
const QLineEdit *fieldOf(const QObject *widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->lineEdit();
    if (const auto *box = qobject_cast<const QAbstractSpinBox *>(widget))
        return box->findChild<const QLineEdit *>();
    return qobject_cast<const QLineEdit *>(widget);
}

// Returns whether this is the editor of a cell in a table or tree: text typed there has not changed the document yet.
bool isCellEditor(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return parent != nullptr && qobject_cast<QAbstractItemView *>(parent->parentWidget()) != nullptr;
}

} // namespace

KeyRouting::KeyRouting(QWidget &window) : QObject(&window), m_window(window)
{
    qApp->installEventFilter(this);
}

bool KeyRouting::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    switch (ownerOf(static_cast<const QKeyEvent &>(*event), watched)) {
    case Owner::Window:
        event->ignore();
        return true;
    case Owner::Widget:
        event->accept();
        return true;
    case Owner::Undecided:
        break;
    }
    return false;
}

KeyRouting::Owner KeyRouting::ownerOf(const QKeyEvent &key, QObject *widget) const
{
    const auto *focused = qobject_cast<QWidget *>(widget);
    if (focused != nullptr && choosesByKeys(*focused) && isForMenus(key))
        return Owner::Widget;
    const QWidget *top = focused != nullptr ? focused->window() : nullptr;
    // Floating panels are windows of their own whose parent is the main window; dialogs decide for themselves.
    const bool isOurs = top == &m_window || (top != nullptr && top->windowType() == Qt::Tool);
    if (!isOurs)
        return Owner::Undecided;
    if (const QLineEdit *field = fieldOf(widget))
        return isCellEditor(*focused) ? Owner::Undecided : ownerInField(key, *field);
    const bool isButton = qobject_cast<QAbstractButton *>(widget) != nullptr;
    return isButton && isSpace(key) ? Owner::Widget : Owner::Undecided;
}

KeyRouting::Owner KeyRouting::ownerInField(const QKeyEvent &key, const QLineEdit &field)
{
    if (key.matches(QKeySequence::Undo) && !field.isUndoAvailable())
        return Owner::Window;
    if (isRedo(key) && !field.isRedoAvailable())
        return Owner::Window;
    const bool plays = key.key() == Qt::Key_Space && !(key.modifiers() & ~Qt::ShiftModifier);
    return plays && isIdleNumberField(&field) ? Owner::Window : Owner::Undecided;
}

} // namespace limber
