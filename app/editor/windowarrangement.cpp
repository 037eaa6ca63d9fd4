#include "windowarrangement.h"

#include "docks/docklayout.h"
#include "settings/settings.h"

#include <QEvent>
#include <QMainWindow>

namespace limber {

namespace {

const Setting<QByteArray> windowGeometry{"windowGeometry"};
const Setting<QByteArray> windowLayout{"windowLayout"};

constexpr int untilRemembered = 2000; // milliseconds

} // namespace

WindowArrangement::WindowArrangement(QMainWindow &window, DockLayout &layout, Settings &settings)
    : QObject(&window), m_window(window), m_layout(layout), m_settings(settings)
{
    m_changed.setSingleShot(true);
    m_changed.setInterval(untilRemembered);
    connect(&m_changed, &QTimer::timeout, this, &WindowArrangement::remember);
}

void WindowArrangement::restore()
{
    if (const QByteArray layout = m_settings.value(windowLayout); !layout.isEmpty())
        m_layout.restore(layout);
    m_window.restoreGeometry(m_settings.value(windowGeometry));
    m_window.installEventFilter(this);
    connect(&m_layout, &DockLayout::arrangementChanged, &m_changed, [this] { m_changed.start(); });
}

void WindowArrangement::remember()
{
    m_changed.stop();
    m_settings.set(windowGeometry, m_window.saveGeometry());
    m_settings.set(windowLayout, m_layout.saved());
}

bool WindowArrangement::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMoved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (isMoved && watched == &m_window && m_window.isVisible())
        m_changed.start();
    return QObject::eventFilter(watched, event);
}

} // namespace limber
