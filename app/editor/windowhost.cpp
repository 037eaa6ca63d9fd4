#include "windowhost.h"

#include "recovery/opendocuments.h"
#include "settings/translations.h"

#include <QCoreApplication>

namespace limber {

namespace {

constexpr int patienceMilliseconds = 100;

} // namespace

WindowHost::WindowHost(QObject *parent)
    : QObject(parent), m_window(std::make_unique<MainWindow>()), m_language(Settings::chosenLanguage()),
      m_wanted(m_language)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(patienceMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &WindowHost::replaceWhenFree);
    listen();
}

WindowHost::~WindowHost() = default;

void WindowHost::listen()
{
    connect(m_window.get(), &MainWindow::languageWanted, this, [this](const QString &code) {
        m_wanted = code;
        m_delay.start();
    });
}

// Something that is running belongs to the window that started it, so the replacement waits.
void WindowHost::replaceWhenFree()
{
    if (m_wanted == m_language || !m_window->isVisible())
        return;
    if (m_window->isBusy())
        return m_delay.start();
    m_language = m_wanted;
    std::unique_ptr<OpenDocuments> documents = m_window->releaseDocuments();
    installTranslations(*QCoreApplication::instance(), m_language);
    auto next = std::make_unique<MainWindow>(std::move(documents));
    next->takeStates(*m_window);
    next->show(); // before the old one goes, because the program ends with its last window
    m_window = std::move(next);
    m_window->activateWindow();
    listen();
    emit replaced(*m_window);
}

} // namespace limber
