#include "features/help/contexthelp.h"

#include "dialogs/helpdialog.h"
#include "features/help/helptopics.h"
#include "shortcuts/shortcutrecorder.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QShortcutEvent>

namespace limber {

namespace {

// Returns whether a widget is in this window or in a panel that floats before it.
bool isIn(const QWidget &top, const QWidget *widget)
{
    return widget != nullptr && (widget->window() == &top || widget->window()->parentWidget() == &top);
}

// Returns the place for the widget under the mouse, otherwise for the one in focus.
HelpPlace placeIn(const QWidget &top)
{
    const QPoint mouse = QCursor::pos();
    const QWidget *under = QApplication::widgetAt(mouse);
    if (isIn(top, under) && helpTopicOf(under) != nullptr)
        return helpPlaceOf(under, mouse);
    const QWidget *focused = QApplication::focusWidget();
    return helpPlaceOf(isIn(top, focused) ? focused : &top, mouse);
}

} // namespace

ContextHelp::ContextHelp(QAction &manual, QWidget &window) : QObject(&window), m_manual(manual), m_window(window)
{
    connect(&manual, &QAction::triggered, this, &ContextHelp::open);
    qApp->installEventFilter(this);
}

void ContextHelp::open()
{
    if (m_help == nullptr)
        m_help = new HelpDialog(&m_window);
    show(*m_help);
}

bool ContextHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Shortcut && watched == &m_manual) {
        openFor(m_window);
        return true;
    }
    if (event->type() != QEvent::KeyPress || !isForManual(watched, *event))
        return false;
    auto *dialog = qobject_cast<QDialog *>(static_cast<QWidget *>(watched)->window());
    if (dialog->isModal())
        openIn(*dialog);
    else
        openFor(*dialog);
    return true;
}

// Handles the keys in a dialog; a key that is being recorded belongs to the recorder.
bool ContextHelp::isForManual(const QObject *watched, const QEvent &event) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (widget == nullptr || qobject_cast<const QDialog *>(widget->window()) == nullptr)
        return false;
    const auto *recorder = qobject_cast<const ShortcutRecorder *>(widget);
    if (recorder != nullptr && recorder->isRecording())
        return false;
    const QKeyCombination keys = static_cast<const QKeyEvent &>(event).keyCombination();
    return m_manual.shortcuts().contains(QKeySequence(keys));
}

void ContextHelp::openFor(QWidget &top)
{
    const HelpPlace place = placeIn(top);
    open();
    m_help->showPage(place.page, place.section);
}

void ContextHelp::openIn(QDialog &dialog)
{
    const HelpPlace place = placeIn(dialog);
    if (m_dialogHelp.isNull() || m_dialogHelp->parentWidget() != &dialog) {
        m_dialogHelp = new HelpDialog(&dialog);
        m_dialogHelp->setAttribute(Qt::WA_DeleteOnClose);
    }
    show(*m_dialogHelp);
    m_dialogHelp->showPage(place.page, place.section);
}

void ContextHelp::show(HelpDialog &help)
{
    help.show();
    help.raise();
    help.activateWindow();
}

} // namespace limber
