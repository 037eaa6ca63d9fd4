#include "messagerouting.h"

#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "panels/findingspanel.h"
#include "settings/docklayout.h"

#include <QFileInfo>
#include <QStatusBar>

namespace limber {

namespace {

constexpr int noticeMilliseconds = 3000;

// Topics of messages about a document.
constexpr QLatin1String editTopic("edit");
constexpr QLatin1String fileTopic("file");

} // namespace

MessageRouting::MessageRouting(const Outlets &outlets, const SessionTabs &tabs, Opening &opening, QObject *parent)
    : QObject(parent), m_outlets(outlets), m_tabs(tabs), m_opening(opening)
{
    connect(&opening, &Opening::message, this, &MessageRouting::show);
    connect(&opening, &Opening::refused, this, &MessageRouting::showRefusal);
    connect(&opening, &Opening::opened, this, &MessageRouting::noteOpened);
    connect(&opening, &Opening::loadStarted, this, &MessageRouting::noteLoadStarted);
}

const Document *MessageRouting::current() const
{
    const Session *session = m_tabs.current();
    return session != nullptr ? &session->document() : nullptr;
}

void MessageRouting::listenTo(const Document &document)
{
    const Document *subject = &document;
    MessageBar *bar = &m_outlets.bar;
    connect(&document.undoStack(), &QUndoStack::indexChanged, bar,
            [bar, subject] { bar->withdraw(editTopic, subject); });
    connect(&document, &Document::modifiedChanged, this, [this, subject](bool modified) {
        if (modified)
            m_outlets.status.clearMessage();
        else
            m_outlets.bar.withdraw(fileTopic, subject);
    });
    connect(&document, &Document::loaded, bar, [bar, subject] { bar->withdraw(fileTopic, subject); });
    connect(&document, &QObject::destroyed, bar, [bar, subject] { bar->forget(subject); });
}

void MessageRouting::show(MessageBar::Kind kind, const QString &text)
{
    if (kind == MessageBar::Kind::Information)
        m_outlets.status.showMessage(text, noticeMilliseconds);
    else
        m_outlets.bar.show({kind, text, current(), fileTopic});
}

void MessageRouting::showRefusedEdit(const QString &why)
{
    m_outlets.bar.show({MessageBar::Kind::Warning, why, current(), editTopic});
}

// Files that are opened together keep their messages until the next ones are.
void MessageRouting::noteLoadStarted(const LoadJob *job)
{
    if (m_opening.loadCount() == 1 && job->mode() == LoadJob::Mode::AsItIs)
        m_outlets.bar.markOld();
}

void MessageRouting::showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable)
{
    const QString name = QFileInfo(file.path).fileName();
    const QString text = findings.empty() ? tr("%1 could not be read.").arg(name) : lineOf(findings.back(), name);
    m_outlets.findings.showRefusal(file, findings, repairable);
    m_outlets.layout.bringToFront(&m_outlets.findings);
    MessageBar::Message message{MessageBar::Kind::Error, text, nullptr, file.path};
    if (repairable) {
        message.button = tr("Open a Repaired Copy");
        message.answer = [this, path = file.path] { m_opening.openRepaired(path); };
    }
    m_outlets.bar.show(std::move(message));
}

void MessageRouting::noteOpened(const Session *session)
{
    m_outlets.bar.withdrawOld();
    const Document &document = session->document();
    const auto count = static_cast<int>(document.findings().size());
    if (count == 0)
        return;
    const bool isCopy = document.path().isEmpty(); // a repaired copy: the repairs are what it is about
    if (isCopy) {
        m_outlets.bar.withdraw(document.origin().findingsSource.path);
        m_outlets.layout.bringToFront(&m_outlets.findings);
    }
    const QString text = isCopy ? tr("%1 opened with %n repair(s). The file on disk is unchanged.", nullptr, count)
                                : tr("%1 opened with %n finding(s). The file on disk is unchanged.", nullptr, count);
    MessageBar::Message message{MessageBar::Kind::Warning, text.arg(document.displayName()), &document};
    message.button = tr("Show Findings");
    message.answer = [this] { m_outlets.layout.bringToFront(&m_outlets.findings); };
    m_outlets.bar.show(std::move(message));
}

} // namespace limber
