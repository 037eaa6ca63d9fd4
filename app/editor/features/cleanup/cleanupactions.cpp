#include "features/cleanup/cleanupactions.h"

#include "actions/action.h"
#include "actions/actiontable.h"
#include "actions/operationwords.h"
#include "actions/shortcuts/command.h"
#include "cleanup/cleanuppanel.h"
#include "docks/docklayout.h"
#include "documents/sessiontabs.h"
#include "motion/nodeaddress.h"
#include "operations/callcheck.h"
#include "settings/settings.h"
#include "storage/paths/filename.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>

#include <algorithm>

namespace limber {

namespace {

// The names of operations that the user marked, and of those applied last, the latest first.
const Setting<QStringList> favouriteOperations{"favouriteOperations"};
const Setting<QStringList> lastOperations{"lastOperations"};
// The settings of operations that the user saved under names (see OperationPresets).
const Setting<QStringList> operationPresets{"operationPresets"};

QList<OpenClips::OpenClip> openClipsOf(const SessionTabs &tabs)
{
    QList<OpenClips::OpenClip> clips;
    for (const Session *session : tabs.sessions()) {
        const Document &document = session->document();
        const QString name = document.path().isEmpty() ? document.displayName() : document.path();
        if (!document.isLoading())
            clips.append({document.displayName(), bytesOfName(name).toStdString(), &document});
    }
    return clips;
}

// Returns what a call of Hold holds, whose values have been checked; nothing if it names no joint of the clip.
std::optional<Hold> holdOf(const OperationCall &call, const Clip &clip)
{
    const auto text = [&call](std::string_view key, const char *otherwise) {
        const std::string *value = call.value(key);
        return value != nullptr ? *value : std::string(otherwise);
    };
    const auto seconds = [](const std::string &value) { return numberIn(value).value_or(0.0); };
    const auto node = nodeAt(clip.skeleton, text("joint", ""));
    const std::string to = text("to", "world");
    const bool isInWorld = QString::fromStdString(to).compare(QLatin1String("world"), Qt::CaseInsensitive) == 0;
    const auto space = isInWorld ? std::nullopt : nodeAt(clip.skeleton, to);
    const auto frames = parseFrames(text("frames", "all"));
    if (!node || !frames || (!isInWorld && !space))
        return std::nullopt;
    const int last = clip.motion.frameCount() - 1;
    Hold hold;
    hold.node = *node;
    hold.space = space ? space->index : NoJoint;
    hold.frames = {frames->first == FramesText::lastFrame ? last : frames->first,
                   frames->last == FramesText::lastFrame ? last : std::min(last, frames->last)};
    hold.fadeInSeconds = seconds(text("fadein", "0.12"));
    hold.fadeOutSeconds = seconds(text("fadeout", "0.12"));
    hold.holdsPosition = text("position", "yes") == "yes";
    hold.holdsRotation = node->isJoint() && text("rotation", "yes") == "yes";
    hold.chain = text("chain", "limb") == "chest" ? SolverReach::UpToChest : SolverReach::Limb;
    return hold;
}

// Returns the title with the first letter marked that is not yet a mnemonic of the menu.
QString withMnemonic(const QString &title, const QMenu &menu)
{
    for (qsizetype i = 0; i < title.size(); ++i) {
        const QString marked = QString(title).insert(i, u'&');
        const auto isTaken = [&](const QAction *entry) {
            return QKeySequence::mnemonic(entry->text()) == QKeySequence::mnemonic(marked);
        };
        if (title.at(i).isLetter() && std::ranges::none_of(menu.actions(), isTaken))
            return marked;
    }
    return title;
}

} // namespace

CleanUpActions::CleanUpActions(CleanUpPanel &panel, DockLayout &layout, const SessionTabs &tabs, Settings &settings,
                               QWidget &window)
    : QObject(&window), m_panel(panel), m_layout(layout), m_window(window),
      m_ofSelection(new QMenu(tr("Clean Up Selected Joints"), &window))
{
    m_actions.add(ActionId::FindOperation, this, [this] {
        showPanel();
        m_panel.focusSearch();
    });
    m_actions.add(ActionId::ApplyOperation, this, [this] { m_panel.apply(); });
    m_actions.add(ActionId::ApplyAgain, this, [this] {
        showPanel();
        m_panel.applyAgain();
    });
    connect(m_actions.add(ActionId::RecordSteps, this), &QAction::toggled, this, &CleanUpActions::record);
    m_actions.add(ActionId::CopyAsCommand, this, &CleanUpActions::copyAsCommand);
    m_actions.add(ActionId::HoldJoint, this, &CleanUpActions::holdJoint);
    m_panel.setKeeper([this](const OperationCall &call) { return keepHold(call); });
    connect(&m_holds, &HoldBars::refused, this, &CleanUpActions::message);
    connect(&m_holds, &HoldBars::noted, this, &CleanUpActions::message);
    m_panel.setOpenClips(OpenClips([&tabs] { return openClipsOf(tabs); }));
    m_panel.setFavourites(settings.value(favouriteOperations));
    m_panel.setLastUsed(settings.value(lastOperations));
    m_panel.setPresets(settings.value(operationPresets));
    connect(&panel, &CleanUpPanel::favouritesChanged, this,
            [&settings](const QStringList &names) { settings.set(favouriteOperations, names); });
    connect(&panel, &CleanUpPanel::lastUsedChanged, this,
            [&settings](const QStringList &names) { settings.set(lastOperations, names); });
    connect(&panel, &CleanUpPanel::presetsChanged, this,
            [&settings](const QStringList &texts) { settings.set(operationPresets, texts); });
    connect(&panel, &CleanUpPanel::stateChanged, this, &CleanUpActions::updateActions);
    connect(&panel, &CleanUpPanel::refused, this, &CleanUpActions::message);
    connect(&panel, &CleanUpPanel::applied, this, [this](const OperationCall &call) {
        if (m_isRecording)
            m_recorded.push_back(call);
    });
    fillSelectionMenu();
    updateActions();
}

// Who smooths one wrist has it under the mouse: a joint's own menu spares the way over the list and the scope.
void CleanUpActions::fillSelectionMenu()
{
    m_ofSelection->setObjectName(QStringLiteral("contextCleanUpMenu"));
    for (const Operation &operation : operations()) {
        if (operation.group != OperationGroup::Repair || !operation.takesJoints)
            continue;
        const QString name = nameOf(operation);
        QAction *action = m_ofSelection->addAction(withMnemonic(titleOf(operation), *m_ofSelection));
        action->setObjectName(QStringLiteral("selection.") + name);
        action->setToolTip(helpOf(operation));
        connect(action, &QAction::triggered, this, [this, name] {
            showOperation(name);
            m_panel.workOnSelectedJoints();
        });
    }
}

void CleanUpActions::listOperationsIn(QMenu &menu)
{
    menu.addSeparator();
    for (const OperationGroup group : operationGroups()) {
        QMenu *submenu = nullptr;
        for (const Operation &operation : operations()) {
            if (operation.group != group)
                continue;
            if (submenu == nullptr)
                submenu = menu.addMenu(withMnemonic(titleTextOf(group), menu));
            const QString name = nameOf(operation);
            QAction *action = submenu->addAction(withMnemonic(titleOf(operation), *submenu));
            action->setObjectName(Command(operation).name()); // by which its shortcuts find it
            setActionToolTip(*action, helpOf(operation));
            action->setData(searchWordsOf(operation));
            action->setProperty("englishTitle", QString::fromUtf8(operation.title));
            connect(action, &QAction::triggered, this, [this, name] { showOperation(name); });
            m_operations << action;
        }
    }
    updateActions();
}

void CleanUpActions::attach(Session &session, QObject &context)
{
    connect(&session, &Session::selectionChanged, &context, [this] { updateActions(); });
}

// Without a document there is nothing to work on.
void CleanUpActions::showSession()
{
    m_panel.setSession(session());
    updateActions();
}

void CleanUpActions::showPanel()
{
    m_layout.bringToFront(&m_panel);
}

void CleanUpActions::showOperation(const QString &name)
{
    showPanel();
    m_panel.showOperation(name);
    m_panel.setFocus();
}

// Shows the operation that holds the joint that was selected last.
void CleanUpActions::holdJoint()
{
    const std::vector<NodeId> selected = session()->selectedNodes();
    if (selected.empty())
        return;
    const NodeId node = session()->currentNode();
    const NodeId wanted = session()->isSelected(node) ? node : selected.front();
    showPanel();
    m_panel.showOperation(QLatin1String(rowOf(ActionId::HoldJoint).operation), "joint",
                          addressOf(session()->document().skeleton(), wanted));
    m_panel.setFocus();
}

// In the window a hold stays one: a bar in the timeline, whose ends can be dragged.
bool CleanUpActions::keepHold(const OperationCall &call)
{
    const bool isHold = call.name == rowOf(ActionId::HoldJoint).operation;
    const auto hold = isHold && session() != nullptr ? holdOf(call, session()->document().clip()) : std::nullopt;
    if (!hold)
        return false;
    m_holds.add(*session(), *hold);
    return true;
}

void CleanUpActions::updateActions()
{
    const bool isOpen = session() != nullptr;
    for (QAction *action : std::as_const(m_operations))
        action->setEnabled(isOpen);
    const bool isShown = isOpen && m_panel.call().has_value();
    m_actions[ActionId::FindOperation]->setEnabled(isOpen);
    m_actions[ActionId::HoldJoint]->setEnabled(isOpen && !session()->document().motion().isEmpty() &&
                                               !session()->selectedNodes().empty());
    m_ofSelection->setEnabled(m_actions[ActionId::HoldJoint]->isEnabled());
    for (QAction *action : m_ofSelection->actions())
        action->setEnabled(m_ofSelection->isEnabled());
    m_actions[ActionId::ApplyOperation]->setEnabled(isShown && m_panel.isVisible());
    m_actions[ActionId::CopyAsCommand]->setEnabled(isShown);
    m_actions[ActionId::ApplyAgain]->setEnabled(isOpen && m_panel.canApplyAgain());
    m_actions[ActionId::RecordSteps]->setEnabled(isOpen || m_isRecording);
}

void CleanUpActions::copyAsCommand()
{
    QGuiApplication::clipboard()->setText(m_panel.commandLine());
    emit message((m_panel.lacksContactsFile() ? tr("Copied; it needs the contacts saved as contacts.json: %1")
                                              : tr("Copied: %1"))
                     .arg(m_panel.commandLine()));
}

void CleanUpActions::record(bool starts)
{
    m_isRecording = starts;
    if (starts) {
        m_recorded.clear();
        emit message(tr("Recording: what you apply becomes a recipe"));
    } else if (m_recorded.empty()) {
        emit message(tr("Nothing was applied, so there is no recipe"));
    } else {
        saveRecipe();
    }
}

void CleanUpActions::saveRecipe()
{
    const QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save Recipe"), QStringLiteral("steps.limber-recipe"),
                                     tr("Recipes (*.limber-recipe);;All files (*)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    QByteArray text = "# Recorded by Limber. limber-cli apply IN OUT --recipe FILE\n";
    for (const OperationCall &call : m_recorded)
        text += QByteArray::fromStdString(call.text()) + '\n';
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        QMessageBox::warning(&m_window, tr("Save Recipe"), tr("%1 was not saved: %2").arg(path, file.errorString()));
}

} // namespace limber
