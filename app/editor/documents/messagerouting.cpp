#include "documents/messagerouting.h"

#include "documents/opening.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "session/documentcharacter.h"
#include "session/sessionproject.h"
#include "storage/paths/filetext.h"

#include <QStatusBar>

#include <algorithm>

namespace limber {

namespace {

constexpr int noticeMilliseconds = 3000;
constexpr int briefMilliseconds = 6000;

// The topics of messages about a document.
constexpr QLatin1String editTopic("edit");
constexpr QLatin1String fileTopic("file");
constexpr QLatin1String projectTopic("project");
constexpr QLatin1String findingsTopic("findings");

} // namespace

MessageRouting::MessageRouting(MessageBar &bar, QStatusBar &status, const SessionTabs &tabs, Opening &opening,
                               QObject *parent)
    : QObject(parent), m_bar(bar), m_status(status), m_tabs(tabs), m_opening(opening)
{
    connect(&tabs, &SessionTabs::sessionAdded, this, [this](const Session *session) { listenTo(session->document()); });
    connect(&opening, &Opening::message, this, &MessageRouting::show);
    connect(&opening, &Opening::refused, this, &MessageRouting::showRefusal);
    connect(&opening, &Opening::projectFound, this, &MessageRouting::offerProject);
    connect(&opening, &Opening::opened, this, &MessageRouting::noteOpened);
    connect(&opening, &Opening::projectRead, this, &MessageRouting::noteProject);
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
    MessageBar *bar = &m_bar;
    connect(&document.undoStack(), &QUndoStack::indexChanged, bar,
            [bar, subject] { bar->withdraw(editTopic, subject); });
    connect(&document, &Document::modifiedChanged, this, [this, subject](bool modified) {
        if (modified)
            m_status.clearMessage();
        else
            m_bar.withdraw(fileTopic, subject);
    });
    // What it says of the file on disk is no longer true.
    connect(&document, &Document::wasSaved, bar, [bar, subject] { bar->withdraw(findingsTopic, subject); });
    connect(&document, &Document::loaded, bar, [bar, subject] { bar->withdraw(fileTopic, subject); });
    connect(&document, &QObject::destroyed, bar, [bar, subject] { bar->forget(subject); });
}

void MessageRouting::show(MessageBar::Kind kind, const QString &text)
{
    if (kind == MessageBar::Kind::Information)
        m_status.showMessage(text, noticeMilliseconds);
    else
        m_bar.show({kind, text, current(), fileTopic});
}

void MessageRouting::showBriefly(const QString &text)
{
    m_status.showMessage(text, briefMilliseconds);
}

void MessageRouting::describe(const QString &text)
{
    m_status.showMessage(text);
}

void MessageRouting::showFailure(const QString &why)
{
    m_bar.show({.kind = MessageBar::Kind::Error, .text = why});
}

void MessageRouting::showRefusedEdit(const QString &why)
{
    m_bar.show({MessageBar::Kind::Warning, why, current(), editTopic});
}

// Files that are opened together keep their messages until the next files are opened.
void MessageRouting::noteLoadStarted(const LoadJob *job)
{
    if (m_opening.loadCount() == 1 && job->mode() == LoadJob::Mode::AsItIs)
        m_bar.markOld();
}

void MessageRouting::showRefusal(const FileStamp &file, const std::vector<Finding> &findings, bool repairable)
{
    const QString name = fileText(file.path);
    const QString text = findings.empty() ? tr("%1 could not be read.").arg(name) : textOf(findings.back(), name);
    emit refusalToShow(file, findings, repairable);
    MessageBar::Message message{MessageBar::Kind::Error, text, nullptr, file.path};
    if (repairable)
        message.answers << MessageBar::Answer{tr("Open a Repaired Copy"),
                                              [this, path = file.path] { m_opening.openRepaired(path); }};
    if (std::ranges::any_of(findings, [](const Finding &finding) { return finding.line > 0; })) {
        // The panel shows one refused file at a time, and the message stays true whether or not it was looked at.
        message.answers << MessageBar::Answer{
            .text = tr("Show Findings"),
            .act = [this, file, findings, repairable] { emit refusalToShow(file, findings, repairable); },
            .keepsMessage = true};
    }
    m_bar.show(std::move(message));
}

void MessageRouting::noteOpened(const Session *session)
{
    m_bar.withdrawOld();
    const Document &document = session->document();
    const bool isCopy = document.path().isEmpty(); // a repaired copy, whose message is about the repairs
    const auto wordsNow = [session, isCopy]() -> QString {
        const Document &opened = session->document();
        const auto count = static_cast<int>(opened.findings().size()) + (isCopy ? 0 : session->oddities().openCount());
        if (count == 0)
            return {};
        const QString words = isCopy
                                  ? tr("%1 opened with %n repair(s). The file on disk is unchanged.", nullptr, count)
                                  : tr("%1 opened with %n finding(s). The file on disk is unchanged.", nullptr, count);
        return words.arg(opened.displayName());
    };
    const QString text = wordsNow();
    if (text.isEmpty())
        return;
    if (isCopy) {
        m_bar.withdraw(document.origin().findingsSource.path);
        emit findingsWanted();
    }
    MessageBar::Message message{MessageBar::Kind::Warning, text, &document, findingsTopic};
    message.answers = {{tr("Show Findings"), [this] { emit findingsWanted(); }}};
    m_bar.show(std::move(message));
    // What is answered or repaired meanwhile is left to show no more.
    connect(&session->oddities(), &FigureOddities::changed, &m_bar, [this, wordsNow, &document] {
        const QString words = wordsNow();
        if (words.isEmpty())
            m_bar.withdraw(findingsTopic, &document);
        else
            m_bar.reword(findingsTopic, &document, words);
    });
}

// Offers to open the project if the BVH file beside it was opened without it.
void MessageRouting::offerProject(const Document &document, const QString &project)
{
    MessageBar::Message message{
        MessageBar::Kind::Information,
        tr("%1 has a project beside it, %2, which holds what a BVH file cannot. It was not opened.")
            .arg(document.displayName(), fileText(project)),
        &document, projectTopic};
    message.answers = {{tr("Open the Project"), [this, project] { m_opening.open(project); }}};
    m_bar.show(std::move(message));
}

void MessageRouting::noteProject(const Session *session, const ProjectNews &news)
{
    const Document &document = session->document();
    const QString name = fileText(news.file.path);
    m_bar.withdraw(projectTopic, &document);
    if (news.isFoundBeside)
        m_bar.show({MessageBar::Kind::Warning,
                    tr("%1 is not where %2 says: the file of that name beside the project was opened.")
                        .arg(document.displayName(), name),
                    &document, projectTopic});
    if (news.isOtherMotion)
        m_bar.show({MessageBar::Kind::Warning,
                    tr("%1 has changed since %2 was saved: the project may no longer fit it.")
                        .arg(document.displayName(), name),
                    &document, projectTopic});
    if (news.findings.empty())
        return;
    const auto more = static_cast<int>(news.findings.size()) - 1;
    const QString first = textOf(news.damage ? *news.damage : news.findings.front(), name);
    MessageBar::Message message{MessageBar::Kind::Warning,
                                more == 0 ? first : tr("%1 (and %n more)", nullptr, more).arg(first), &document,
                                projectTopic};
    message.answers = {{tr("Show Findings"), [this, news] { emit projectFindingsWanted(news.file, news.findings); }}};
    m_bar.show(std::move(message));
}

void MessageRouting::noteProjectBegun(const Document &document)
{
    m_bar.withdraw(projectTopic, &document);
    const QString project = fileText(document.origin().project.path);
    const CharacterChoice kept = additionsForProject(document.additions(), document.path()).get<CharacterChoice>();
    m_bar.show(
        {MessageBar::Kind::Information,
         kept ? tr("%1 holds the motion alone. Layers, contacts, markers, the view and the character %3 are in %2 "
                   "beside it; open that file to get them back.")
                    .arg(document.displayName(), project,
                         fileText(characterPath(*document.additions().get<CharacterChoice>())))
              : tr("%1 holds the motion alone. Layers, contacts, markers and the view are in %2 beside it; open "
                   "that file to get them back.")
                    .arg(document.displayName(), project),
         &document, projectTopic});
}

} // namespace limber
