#include "sessiontabs.h"

#include "items/jointname.h"
#include "theme/icons.h"

#include <QDir>
#include <QFileInfo>
#include <QMouseEvent>
#include <QToolButton>

namespace limber {

SessionTabs::SessionTabs(QWidget *parent) : QTabBar(parent)
{
    setObjectName(QStringLiteral("documentTabs"));
    setAccessibleName(tr("Open documents"));
    setExpanding(false);
    setMovable(true);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, &SessionTabs::announce);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) { m_sessions.move(from, to); });
}

void SessionTabs::add(std::unique_ptr<Session> session)
{
    Session *added = session.release();
    added->setParent(this);
    m_sessions << added;
    {
        // The tab is announced once, when all of it is there.
        const QSignalBlocker quiet(this);
        const int index = addTab(QString());
        setTabButton(index, QTabBar::RightSide, makeCloseButton(added));
        setCurrentIndex(index);
    }
    connect(&added->document(), &Document::pathChanged, this, [this, added] { updateTab(added); });
    connect(&added->document(), &Document::modifiedChanged, this, [this, added] { updateTab(added); });
    updateTab(added);
    announce();
}

QToolButton *SessionTabs::makeCloseButton(Session *session)
{
    auto *close = new QToolButton(this);
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setIconSize({12, 12});
    close->setToolTip(tr("Close this document"));
    close->setAccessibleName(tr("Close document"));
    connect(close, &QToolButton::clicked, this, [this, session] { emit closeWanted(session); });
    return close;
}

void SessionTabs::remove(Session *session)
{
    const auto index = static_cast<int>(m_sessions.indexOf(session));
    if (index < 0)
        return;
    {
        const QSignalBlocker quiet(this);
        m_sessions.removeAt(index);
        removeTab(index);
    }
    // Everyone looks away from it before it goes.
    announce();
    session->deleteLater();
}

Session *SessionTabs::current() const
{
    return currentIndex() >= 0 && currentIndex() < m_sessions.size() ? m_sessions.at(currentIndex()) : nullptr;
}

Session *SessionTabs::find(const QString &path) const
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (Session *session : m_sessions) {
        const QString own = session->document().path();
        if (!own.isEmpty() && QFileInfo(own).canonicalFilePath() == wanted && !wanted.isEmpty())
            return session;
    }
    return nullptr;
}

void SessionTabs::bringToFront(Session *session)
{
    setCurrentIndex(static_cast<int>(m_sessions.indexOf(session)));
}

void SessionTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0)
        return emit closeWanted(m_sessions.at(index));
    QTabBar::mouseReleaseEvent(event);
}

void SessionTabs::updateTab(Session *session)
{
    const auto index = static_cast<int>(m_sessions.indexOf(session));
    if (index < 0)
        return;
    const Document &document = session->document();
    // An ampersand in a file's name is no shortcut.
    const QString name = document.displayName().replace(QLatin1Char('&'), QLatin1String("&&"));
    setTabText(index, document.isModified() ? name + QStringLiteral(" •") : name);
    setTabToolTip(index, plainToolTip(document.path().isEmpty() ? tr("Not saved yet")
                                                                : QDir::toNativeSeparators(document.path())));
}

void SessionTabs::announce()
{
    Session *session = current();
    if (session == m_announced && session != nullptr)
        return;
    m_announced = session;
    emit currentSessionChanged(session);
}

} // namespace limber
