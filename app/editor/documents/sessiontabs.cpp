#include "documents/sessiontabs.h"

#include "items/jointname.h"
#include "storage/paths/filetext.h"
#include "theme/icons.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSet>
#include <QStyle>
#include <QStyleOptionTab>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace limber {

namespace {

constexpr int narrowestTab = 136; // eight or nine letters
constexpr int widestTab = 240;

// Returns the paths of the files of a document.
QString whereIs(const Document &document)
{
    const QString &project = document.origin().project.path;
    if (document.path().isEmpty())
        return SessionTabs::tr("Not saved yet");
    const QString path = pathText(document.path());
    return project.isEmpty() ? path : SessionTabs::tr("%1\nProject: %2").arg(path, fileText(project));
}

// Files of the same name are distinguished by their folders.
QString titleOf(const Document &document, bool isAlone)
{
    const QString name = document.displayName();
    if (isAlone || document.path().isEmpty())
        return name;
    return SessionTabs::tr("%1 — %2").arg(name, fileText(QFileInfo(document.path()).path()));
}

void nameCloseButton(QWidget &button)
{
    button.setToolTip(SessionTabs::tr("Close this document"));
    button.setAccessibleName(SessionTabs::tr("Close document"));
}

} // namespace

SessionTabs::SessionTabs(QWidget *parent) : QTabBar(parent)
{
    setObjectName(QStringLiteral("documentTabs"));
    setExpanding(false);
    setMovable(true);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle); // the numbers of takes are at the end of names
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, &SessionTabs::announce);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        m_sessions.move(from, to);
        m_orders.move(from, to);
    });
    setAccessibleName(tr("Open documents"));
}

void SessionTabs::add(std::unique_ptr<Session> session, int order)
{
    Session *added = session.release();
    added->setParent(this);
    const int index = positionFor(order);
    const bool isLatest = current() == nullptr || order > m_orders.at(currentIndex());
    {
        // The tab is announced once, when it is complete.
        const QSignalBlocker quiet(this);
        m_sessions.insert(index, added);
        m_orders.insert(index, order);
        insertTab(index, QString());
        setTabButton(index, QTabBar::RightSide, makeCloseButton(added));
        if (isLatest)
            setCurrentIndex(index);
    }
    connect(&added->document(), &Document::pathChanged, this, &SessionTabs::updateTabs);
    connect(&added->document(), &Document::modifiedChanged, this, &SessionTabs::updateTabs);
    updateTabs();
    emit sessionAdded(added);
    announce();
}

int SessionTabs::positionFor(int order) const
{
    const auto later = std::ranges::find_if(m_orders, [order](int other) { return other > order; });
    return static_cast<int>(later - m_orders.begin());
}

QToolButton *SessionTabs::makeCloseButton(Session *session)
{
    auto *close = new QToolButton(this);
    close->setIcon(themedIcon(QStringLiteral("document-close")));
    close->setIconSize({12, 12});
    nameCloseButton(*close);
    connect(close, &QToolButton::clicked, this, [this, session] { emit closeWanted(session); });
    return close;
}

void SessionTabs::remove(const QList<Session *> &sessions)
{
    // A session may have gone while a question about all of them was open.
    const QSet<Session *> wanted(sessions.begin(), sessions.end());
    QList<Session *> removed;
    std::ranges::copy_if(m_sessions, std::back_inserter(removed), [&](Session *own) { return wanted.contains(own); });
    removeTabs(wanted);
    updateTabs();
    // Everybody stops using the sessions before they are deleted.
    announce();
    for (Session *session : removed) {
        emit sessionRemoved(session);
        session->deleteLater();
    }
}

void SessionTabs::removeTabs(const QSet<Session *> &sessions)
{
    const QSignalBlocker quiet(this);
    // A visible tab bar lays out all its tabs again for each tab that is removed, and again for each before the current
    // one: with hundreds of tabs that takes seconds.
    const bool isShown = isVisible() && sessions.size() > 1;
    const bool hadFocus = hasFocus();
    Session *front = current();
    if (isShown) {
        hide();
        setCurrentIndex(0);
    }
    for (int index = count() - 1; index >= 0; --index) {
        if (!sessions.contains(m_sessions.at(index)))
            continue;
        m_sessions.removeAt(index);
        m_orders.removeAt(index);
        removeTab(index);
    }
    if (isShown) {
        if (m_sessions.contains(front))
            bringToFront(front);
        show();
    }
    if (hadFocus)
        setFocus();
}

Session *SessionTabs::current() const
{
    return currentIndex() >= 0 && currentIndex() < m_sessions.size() ? m_sessions.at(currentIndex()) : nullptr;
}

Session *SessionTabs::find(const FileStamp &file) const
{
    for (Session *session : m_sessions) {
        const DocumentOrigin &origin = session->document().origin();
        if (file.isOfSameFile(origin.onDisk) || file.isOfSameFile(origin.project))
            return session;
    }
    return nullptr;
}

void SessionTabs::bringToFront(Session *session)
{
    setCurrentIndex(static_cast<int>(m_sessions.indexOf(session)));
}

void SessionTabs::showNext(int tabs)
{
    if (count() > 0)
        setCurrentIndex(((currentIndex() + tabs) % count() + count()) % count());
}

void SessionTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0)
        return emit closeWanted(m_sessions.at(index));
    QTabBar::mouseReleaseEvent(event);
}

void SessionTabs::contextMenuEvent(QContextMenuEvent *event)
{
    const int index = tabAt(event->pos());
    if (index >= 0)
        emit menuWanted(m_sessions.at(index), event->globalPos());
    event->accept();
}

QSize SessionTabs::tabSizeHint(int index) const
{
    const QSize hint = QTabBar::tabSizeHint(index);
    return {std::clamp(hint.width(), narrowestTab, widestTab), hint.height()};
}

// Tabs that would be narrower scroll instead.
QSize SessionTabs::minimumTabSizeHint(int index) const
{
    const QSize hint = tabSizeHint(index);
    return {narrowestTab, hint.height()};
}

// In a narrow tab, the letters of the ending would take the place of those that tell names apart.
void SessionTabs::initStyleOption(QStyleOptionTab *option, int index) const
{
    static const QRegularExpression ending(QStringLiteral("\\.bvh\\b"), QRegularExpression::CaseInsensitiveOption);
    QTabBar::initStyleOption(option, index);
    QString whole = tabText(index);
    if (option->text == whole)
        return;
    const int room = style()->subElementRect(QStyle::SE_TabBarTabText, option, this).width();
    option->text = fontMetrics().elidedText(whole.remove(ending), elideMode(), room, Qt::TextShowMnemonic);
}

void SessionTabs::updateTabs()
{
    QHash<QString, int> named; // how many documents have each name
    for (const Session *session : std::as_const(m_sessions))
        ++named[session->document().displayName()];
    for (int index = 0; index < count(); ++index) {
        const Document &document = m_sessions.at(index)->document();
        const bool isAlone = named.value(document.displayName()) == 1;
        // An ampersand in a file's name must not become a mnemonic.
        const QString title = titleOf(document, isAlone).replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString text = document.isModified() ? QStringLiteral("• ") + title : title;
        // Setting a text lays out all tabs again: with hundreds of tabs that takes seconds.
        if (text != tabText(index))
            setTabText(index, text);
        setTabToolTip(index, plainToolTip(whereIs(document)));
    }
}

void SessionTabs::announceAll()
{
    for (Session *session : std::as_const(m_sessions))
        emit sessionAdded(session);
    emit currentSessionChanged(current());
}

// The tabs may outlive a window in another language.
void SessionTabs::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Open documents"));
        for (int index = 0; index < count(); ++index)
            nameCloseButton(*tabButton(index, QTabBar::RightSide));
        updateTabs();
    }
    QTabBar::changeEvent(event);
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
