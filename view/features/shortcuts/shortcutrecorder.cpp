#include "shortcuts/shortcutrecorder.h"

#include <QKeyEvent>

namespace limber {

namespace {

bool isModifier(int key)
{
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_Meta:
    case Qt::Key_AltGr:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

// Returns the shortcut for this key. A sign that needs Shift to be typed, such as ?, becomes the key without Shift.
QKeySequence shortcutFor(const QKeyEvent &event)
{
    int key = event.key();
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::GroupSwitchModifier;
    if (key == Qt::Key_Backtab) {
        key = Qt::Key_Tab;
        modifiers |= Qt::ShiftModifier;
    }
    const QChar sign = event.text().isEmpty() ? QChar() : event.text().front();
    const bool isShiftedSign = sign.isPrint() && !sign.isLetterOrNumber() && !sign.isSpace();
    if (isShiftedSign && !(modifiers & Qt::KeypadModifier))
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
}

} // namespace

ShortcutRecorder::ShortcutRecorder(const QString &name, QWidget *parent) : QPushButton(parent), m_name(name)
{
    setAutoDefault(false);
    setToolTip(tr("Press this, then the shortcut"));
    connect(this, &QPushButton::clicked, this, [this] { setRecording(!m_isRecording); });
    showText();
}

void ShortcutRecorder::showKey(const QKeySequence &key)
{
    m_key = key;
    setRecording(false);
}

bool ShortcutRecorder::event(QEvent *event)
{
    if (m_isRecording && event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (m_isRecording && event->type() == QEvent::KeyPress && take(static_cast<const QKeyEvent &>(*event)))
        return true;
    // Otherwise the release of the Space that started it would click again.
    if (m_isRecording && event->type() == QEvent::KeyRelease && !isDown())
        return true;
    return QPushButton::event(event);
}

void ShortcutRecorder::focusOutEvent(QFocusEvent *event)
{
    setRecording(false);
    QPushButton::focusOutEvent(event);
}

bool ShortcutRecorder::take(const QKeyEvent &event)
{
    if (isModifier(event.key()) || event.key() == Qt::Key_unknown || event.key() == 0)
        return true;
    const bool isTab = event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
    if (isTab && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        setRecording(false);
        return false;
    }
    setRecording(false);
    if (event.key() != Qt::Key_Escape)
        emit recorded(shortcutFor(event));
    return true;
}

void ShortcutRecorder::setRecording(bool isRecording)
{
    m_isRecording = isRecording;
    if (isRecording)
        setFocus(); // on some platforms a click gives buttons no focus
    showText();
}

void ShortcutRecorder::showText()
{
    const QString key = m_key.isEmpty() ? tr("None") : m_key.toString(QKeySequence::NativeText);
    setText(m_isRecording ? tr("Press a key…") : QString(key).replace(QLatin1Char('&'), QLatin1String("&&")));
    setAccessibleName(tr("%1: %2").arg(m_name, m_isRecording ? tr("press a key, or Esc to leave it") : key));
}

} // namespace limber
