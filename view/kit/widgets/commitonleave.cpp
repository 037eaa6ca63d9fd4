#include "widgets/commitonleave.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace limber {

namespace {

// Returns whether a key may be the shortcut of a command if the field does not take it as text.
bool mayBeCommand(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return false;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return key.modifiers().testFlag(Qt::ControlModifier);
    default:
        return true;
    }
}

} // namespace

// Watches the whole program for presses of the mouse, while the field has the focus. It is a filter of its own, because
// one for all keys of the program would come before those that decide which keys belong to a field.
class CommitOnLeave::Presses : public QObject
{
public:
    explicit Presses(CommitOnLeave &end) : m_end(end) {}

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType() && watched != &m_end.m_field)
            m_end.m_finish();
        else if (event->type() == QEvent::Close && watched == m_end.m_field.window())
            m_end.m_finish();
        return QObject::eventFilter(watched, event);
    }

private:
    CommitOnLeave &m_end;
};

CommitOnLeave::CommitOnLeave(QWidget &field, std::function<void()> finish)
    : QObject(&field), m_field(field), m_finish(std::move(finish)), m_presses(std::make_unique<Presses>(*this))
{
    field.installEventFilter(this);
}

CommitOnLeave::~CommitOnLeave() = default;

bool CommitOnLeave::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        qApp->installEventFilter(m_presses.get());
        break;
    case QEvent::FocusOut:
        qApp->removeEventFilter(m_presses.get());
        break;
    case QEvent::ShortcutOverride:
        if (!mayBeCommand(static_cast<const QKeyEvent &>(*event)))
            break;
        watched->event(event); // the field accepts its own keys
        if (!event->isAccepted())
            m_finish();
        return true;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace limber
