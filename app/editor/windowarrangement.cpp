#include "windowarrangement.h"

#include "docks/docklayout.h"
#include "settings/settings.h"
#include "widgets/windowsize.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>

namespace limber {

namespace {

const Setting<QByteArray> windowGeometry{"windowGeometry"};
const Setting<QByteArray> windowLayout{"windowLayout"};

constexpr int untilRemembered = 2000; // milliseconds
constexpr int titleBar = 40; // pixels; its real height is known only when the window is shown

// Moves a window onto its screen, which may be smaller than the one that it was on, and makes it smaller if it must.
// Qt does that for a few cases only.
void putOnScreen(QMainWindow &window)
{
    const QRect restored = window.geometry();
    const QScreen *screen = QGuiApplication::screenAt(restored.center());
    const QRect room = (screen != nullptr ? screen : window.screen())->availableGeometry();
    if (window.isMaximized() || window.isFullScreen() || room.contains(restored))
        return;
    QRect place(restored.topLeft(), fittingScreen(window, restored.size()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top() + titleBar));
    window.setGeometry(place);
}

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
    putOnScreen(m_window);
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
