#include "compareactions.h"

#include "compare/comparepanel.h"
#include "document/clipchanges.h"
#include "documents/sessiontabs.h"
#include "items/messagetext.h"
#include "settings/docklayout.h"
#include "storage/clipfile.h"
#include "storage/filetext.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace limber {

namespace {

constexpr int comparePanelWidth = 480;
constexpr int settlingMilliseconds = 300;

QList<CompareHead::OpenClip> comparableClips(const SessionTabs &tabs)
{
    QList<CompareHead::OpenClip> clips;
    for (Session *session : tabs.sessions()) {
        if (!session->document().isLoading())
            clips.append({session->document().displayName(), session});
    }
    return clips;
}

} // namespace

CompareActions::CompareActions(ComparePanel &panel, DockLayout &layout, SessionTabs &tabs, QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_tabs(tabs), m_window(window)
{
    m_actions.add(ActionId::CompareClips, this, [this] {
        showPanel();
        m_panel.head().chooser().setFocus();
    });
    m_actions.setEnabled(false);
    panel.head().setOpenClips([&tabs] { return comparableClips(tabs); });
    connect(&panel.head(), &CompareHead::clipWanted, this, &CompareActions::compareWith);
    connect(&panel.head(), &CompareHead::fileWanted, this, &CompareActions::chooseFile);
    connect(&panel, &ComparePanel::refused, this, &CompareActions::message);
}

CompareActions::~CompareActions() = default;

void CompareActions::setSession(Session *session)
{
    m_session = session;
    m_actions.setEnabled(session != nullptr);
    m_panel.setSession(session);
}

void CompareActions::showPanel()
{
    m_layout.bringToFront(&m_panel);
    m_layout.widen(&m_panel, comparePanelWidth);
    m_panel.head().refresh(); // others may have been opened since
}

void CompareActions::compareWith(Session *other)
{
    if (!m_session)
        return;
    m_reading.cancel();
    forget(m_session);
    if (other == nullptr)
        return m_session->secondClip().clear();
    follow(m_session, other);
    show(*m_session, *other);
}

void CompareActions::show(Session &first, const Session &second)
{
    first.secondClip().show({second.document().displayName(), std::make_shared<const Clip>(second.layered().clip()),
                             second.document().positionRules()});
}

// While it is edited, and as it was last when it is closed.
void CompareActions::follow(Session *first, Session *second)
{
    auto follower = std::make_unique<Follower>();
    follower->first = first;
    follower->second = second;
    follower->listener = std::make_unique<QObject>();
    follower->delay.setSingleShot(true);
    follower->delay.setInterval(settlingMilliseconds);
    QObject *context = follower->listener.get();
    QTimer *delay = &follower->delay;
    const auto again = [delay] { delay->start(); };
    connect(&second->layered(), &LayeredClip::changed, context, again);
    connect(&second->document(), &Document::pathChanged, context, again); // another name
    whenClipChanges(second->document(), context, again);
    connect(delay, &QTimer::timeout, context, [this, one = follower.get()] {
        if (one->first && one->second)
            show(*one->first, *one->second);
    });
    m_followers.push_back(std::move(follower));
}

void CompareActions::forget(const Session *first)
{
    std::erase_if(m_followers, [first](const auto &follower) { return !follower->first || follower->first == first; });
}

void CompareActions::chooseFile()
{
    if (!m_session)
        return;
    // Other takes mostly lie beside this one.
    const QString own = m_session->document().path();
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Compare with a File"),
                                                      own.isEmpty() ? QString() : QFileInfo(own).path(),
                                                      tr("BVH motion capture files (*.bvh *.BVH);;All files (*)"));
    if (!path.isEmpty())
        compareWithFile(path);
}

void CompareActions::compareWithFile(const QString &path)
{
    if (!m_session)
        return;
    const QString name = fileText(path);
    const auto shown = [this, name, first = m_session](ReadResult result) {
        if (!first)
            return;
        if (!result.clip) {
            const QString why =
                result.findings.empty() ? tr("it cannot be read") : lineOf(result.findings.back(), name);
            emit message(tr("%1 was not opened: %2").arg(name, why));
            return;
        }
        forget(first);
        const PositionRules rules = decidePositionRules(result.clip->skeleton, result.clip->motion);
        first->secondClip().show({name, std::make_shared<const Clip>(std::move(*result.clip)), rules});
    };
    m_reading.start([path](const BackgroundWork::Reporter &) { return loadBvh(path); }, shown,
                    [this](const QString &why) { emit message(why); });
}

} // namespace limber
