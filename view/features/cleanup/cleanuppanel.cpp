#include "cleanup/cleanuppanel.h"

#include "actions/actiontable.h"
#include "actions/operationwords.h"
#include "cleanup/choices/fillchoices.h"
#include "cleanup/foundlist.h"
#include "cleanup/operationcounts.h"
#include "cleanup/operationform.h"
#include "cleanup/operationlist.h"
#include "cleanup/operationpage.h"
#include "cleanup/operationresult.h"
#include "cleanup/presetmenu.h"
#include "cleanup/resulttext.h"
#include "operations/callcheck.h"
#include "operations/callresolver.h"
#include "widgets/plainlabel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr int narrowWidth = 420; // below this the list is above the page
constexpr int listWidth = 184; // for a name with its count beside it
constexpr int lowHeight = 620; // below this a list above the page would leave too little of both
constexpr int mostLastUsed = 5;

QString quotedForShell(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

std::optional<FrameInterval> rangeOf(const Playhead &playhead)
{
    return playhead.hasRange() ? std::optional(FrameInterval{playhead.firstFrame(), playhead.lastFrame()})
                               : std::nullopt;
}

void setRange(Playhead &playhead, const std::optional<FrameInterval> &range)
{
    if (range)
        playhead.setRange(range->first, range->last);
    else if (playhead.hasRange())
        playhead.clearRange();
}

QString wordsOf(ActionId id)
{
    return withoutMnemonic(textOf(rowOf(id)));
}

} // namespace

CleanUpPanel::CleanUpPanel(QWidget *parent)
    : QWidget(parent), m_trial(new OperationTrial(this)), m_counts(new OperationCounts(this)),
      m_list(new OperationList(this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_pages(new QStackedWidget(this)), m_page(new OperationPage(this))
{
    setObjectName(QStringLiteral("cleanUpPanel"));
    setAttribute(Qt::WA_StyledBackground);
    auto *empty = makePlainLabel("cleanUpEmpty", "secondary", this);
    empty->setText(tr("Choose an operation to see what it does to this motion."));
    empty->setAlignment(Qt::AlignCenter);
    empty->setMargin(16);
    m_pages->addWidget(empty);
    m_pages->addWidget(m_page);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_pages);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({listWidth, 2 * listWidth});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 6, 6);
    layout->addWidget(m_splitter);
    setFocusProxy(m_list);
    connectAll();
    updateButtons();
}

CleanUpPanel::~CleanUpPanel() = default;

void CleanUpPanel::connectAll()
{
    connect(m_list, &OperationList::chosen, this, &CleanUpPanel::chooseNamed);
    connect(m_list, &OperationList::favouritesChanged, this, &CleanUpPanel::favouritesChanged);
    connect(m_page, &OperationPage::changed, this, &CleanUpPanel::settingsChanged);
    connect(m_page, &OperationPage::scopeFollowed, this, [this] {
        if (m_isApplied) // nobody asked for it once more
            updateButtons();
        else
            settingsChanged();
    });
    connect(m_page, &OperationPage::cancelWanted, this, &CleanUpPanel::giveUp);
    connect(m_page, &OperationPage::applyWanted, this, &CleanUpPanel::apply);
    connect(m_list, &OperationList::applyWanted, m_page, &OperationPage::applyIfPossible);
    connect(m_page, &OperationPage::listWanted, this, &CleanUpPanel::showList);
    connect(&m_page->presets(), &PresetMenu::presetsChanged, this, &CleanUpPanel::presetsChanged);
    connect(m_counts, &OperationCounts::counted, m_list, &OperationList::setCount);
    connect(m_counts, &OperationCounts::dropped, m_list, &OperationList::clearCounts);
    connect(m_trial, &OperationTrial::started, m_counts, &OperationCounts::delay);
    connect(m_trial, &OperationTrial::progressed, m_counts, &OperationCounts::delay);
    connect(m_trial, &OperationTrial::started, this, [this] { m_page->result().showProgress(0.0); });
    connect(m_trial, &OperationTrial::progressed, &m_page->result(), &OperationResult::showProgress);
    connect(&m_page->result(), &OperationResult::placeWanted, this, [this](int frame, int joint) {
        if (!session())
            return;
        session()->playhead().setFrame(frame);
        session()->selectOnly(NodeId::joint(joint));
    });
    connect(&m_page->result(), &OperationResult::settingWanted, &m_page->form(), &OperationForm::setValue);
    connect(m_trial, &OperationTrial::previewed, this, &CleanUpPanel::showPart);
    connect(m_trial, &OperationTrial::finished, this, &CleanUpPanel::showResult);
    connect(m_trial, &OperationTrial::failed, this, [this](const QString &why) {
        clearResult();
        m_page->result().showRefusal(why);
    });
}

void CleanUpPanel::attach(Session &session, QObject &context)
{
    const Document &document = session.document();
    for (const auto signal : {&Document::wasReset, &Document::loaded})
        connect(&document, signal, &context, [this] {
            // New fields after an undo are no change of settings.
            const QScopedValueRollback guard(m_isApplying, m_isApplying || m_isApplied);
            fillPage();
        });
    connect(&document, &Document::posesApartChoiceChanged, &context, [this] { documentChanged(); });
    connect(&document.undoStack(), &QUndoStack::indexChanged, &context, [this] { documentChanged(); });
    connect(&session.playhead(), &Playhead::panelFrameChanged, &context, [this](int frame) {
        lookAt(frame);
        m_page->choices().lookAt(frame);
    });
}

void CleanUpPanel::detach()
{
    if (session() != nullptr)
        session()->preview().clear();
}

void CleanUpPanel::showSession()
{
    m_trial->forget();
    m_counts->setSession(session());
    m_page->found().clearAll();
    clearResult();
    if (m_pages->currentIndex() == 1) { // otherwise another document would at once be shown as the operation makes it
        m_operation = nullptr;
        m_list->setCurrent({});
        m_list->clearSearch();
    }
    fillPage();
}

void CleanUpPanel::setFavourites(const QStringList &names)
{
    m_list->setFavourites(names);
}

void CleanUpPanel::setLastUsed(const QStringList &names)
{
    m_lastUsed = names;
    m_list->setLastUsed(names);
}

void CleanUpPanel::setPresets(const QStringList &texts)
{
    m_page->presets().setPresets(OperationPresets::fromTexts(texts));
}

void CleanUpPanel::showOperation(const QString &name)
{
    m_list->setCurrent(name);
    chooseNamed(name);
}

void CleanUpPanel::showOperation(const QString &name, std::string_view parameter, const std::string &value)
{
    showOperation(name);
    if (m_operation != nullptr)
        m_page->form().setValue(parameter, value);
}

void CleanUpPanel::showCall(const OperationCall &call)
{
    const Operation *operation = findOperation(call.name);
    if (operation == nullptr || !session())
        return;
    const OperationContext context;
    CallResolver resolver(*operation, call, session()->document().clip(), context);
    if (!resolver.resolve())
        return;
    const OperationInput input = resolver.input();
    returnScope();
    LentScope before{
        session(), m_page->scope().choices(), session()->selectedNodes(), rangeOf(session()->playhead()), {}};
    setRange(session()->playhead(),
             input.isOnAllFrames ? std::nullopt : std::optional(FrameInterval{input.frames.first, input.frames.last}));
    before.lent = rangeOf(session()->playhead());
    showOperation(QString::fromStdString(call.name));
    m_lentScope = std::move(before);
    m_page->form().setTo(call);
    if (input.isOnAllJoints)
        return m_page->scope().takeAllJoints();
    std::vector<NodeId> nodes;
    for (const int joint : input.joints)
        nodes.push_back(NodeId::joint(joint));
    session()->select(nodes, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_page->scope().takeSelection();
    settingsChanged();
}

void CleanUpPanel::returnScope()
{
    const std::optional<LentScope> before = std::exchange(m_lentScope, std::nullopt);
    if (!before || !before->session)
        return;
    if (Playhead &playhead = before->session->playhead(); rangeOf(playhead) == before->lent)
        setRange(playhead, before->range);
    if (before->session != session())
        return;
    if (before->choices.joints != OperationScope::Joints::All)
        session()->select(before->nodes, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_page->scope().take(before->choices);
}

void CleanUpPanel::setPlaying(bool playing)
{
    m_counts->setPlaying(playing);
}

// In a low panel, the list takes the place of the page; Esc goes back to that.
void CleanUpPanel::focusSearch()
{
    showList();
}

const Operation *CleanUpPanel::operationAt(const QPoint &globalPosition) const
{
    const QString listed = m_list->operationAt(globalPosition);
    return listed.isEmpty() ? m_operation : findOperation(listed.toStdString());
}

void CleanUpPanel::chooseNamed(const QString &name)
{
    if (m_operation == nullptr || m_operation != findOperation(name.toStdString()))
        returnScope();
    m_operation = findOperation(name.toStdString());
    m_wantsList = false;
    m_page->found().clearAll();
    const bool isSame = m_operation != nullptr && m_operation->name == m_keptTicks.operation && session() &&
                        session() == m_keptTicks.session &&
                        session()->document().undoStack().index() == m_keptTicks.step;
    if (isSame)
        m_page->found().expectExceptions(std::exchange(m_keptTicks, {}).exceptions);
    fillPage();
}

// Shows the page of the operation for the document in front.
void CleanUpPanel::fillPage()
{
    const bool isShown = m_operation != nullptr && session();
    m_pages->setCurrentIndex(isShown ? 1 : 0);
    shareHeight();
    if (isShown)
        return m_page->show(*m_operation, *session(), {session(), m_openClips.besides(session()->document())});
    m_page->clear();
    updateButtons();
}

// Below the list is only what belongs to an operation: without one, the list has the whole height. In a low panel the
// list makes way for the page.
void CleanUpPanel::shareHeight()
{
    const bool isBeside = m_splitter->orientation() == Qt::Horizontal;
    const bool isPageWanted = m_pages->currentIndex() == 1 && !(m_isLow && m_wantsList);
    const bool hadFocus = m_list->isAncestorOf(QApplication::focusWidget());
    m_list->setVisible(isBeside || !m_isLow || !isPageWanted);
    if (m_list->isHidden()) // the next search begins anew
        m_list->clearSearch();
    m_pages->setVisible(isBeside || isPageWanted);
    // A hidden field for searches would take all letters, unseen.
    setFocusProxy(m_list->isHidden() ? static_cast<QWidget *>(m_page) : m_list);
    if (hadFocus && m_list->isHidden())
        m_page->setFocus(Qt::OtherFocusReason);
}

void CleanUpPanel::showList()
{
    m_wantsList = true;
    shareHeight();
    m_list->focusSearch();
}

// Shows the frames that are set, and the second clip of a join.
void CleanUpPanel::showSeam(const Parameter &parameter)
{
    const auto clip = std::ranges::find(m_operation->parameters, Parameter::Kind::Clip, &Parameter::kind);
    if (parameter.kind == Parameter::Kind::FramePair && clip != m_operation->parameters.end()) {
        const std::string name = m_page->form().value(clip->name);
        if (name != m_page->seams().secondName())
            m_page->seams().setSecond(m_openClips.secondClip(name));
    }
    m_page->seams().setFrames(m_page->form().value(parameter.name));
}

std::optional<OperationCall> CleanUpPanel::call() const
{
    if (m_operation == nullptr || !session())
        return std::nullopt;
    return m_page->call();
}

// Everything that was found and shown belonged to the earlier state of the document.
void CleanUpPanel::documentChanged()
{
    if (m_isApplying)
        return;
    m_page->found().clearAll();
    if (m_isApplied) { // an undo must not show what it took back
        const int step = session()->document().undoStack().index();
        if (std::exchange(m_awaitedStep, -1) != step) {
            clearResult();
            m_page->result().showNothing(tr("The document has changed. Change a setting to see a preview again."));
            if (const Parameter *seam = m_page->seamParameter())
                showSeam(*seam);
        }
        return updateButtons();
    }
    settingsChanged();
}

void CleanUpPanel::settingsChanged()
{
    if (m_isApplying)
        return;
    m_tried.reset();
    m_isApplied = false;
    m_awaitedStep = -1;
    m_page->showPreset();
    if (const Parameter *seam = m_page->seamParameter())
        showSeam(*seam);
    m_page->choices().setStale(callBesidesMethod() != m_choicesFor);
    if (isVisible())
        tryOut(false);
    updateButtons();
}

void CleanUpPanel::tryOut(bool now)
{
    const auto present = call();
    const bool lacksSelection = present && m_page->scope().lacksSelection();
    const bool lacksRange = present && m_page->scope().lacksRange();
    const Parameter *unset = present ? m_page->form().unsetParameter() : nullptr;
    if (!present || session()->document().isLoading() || lacksSelection || lacksRange || unset != nullptr) {
        m_trial->cancel();
        clearResult();
        if (lacksSelection)
            m_page->result().showRefusal(tr("No joint is selected."));
        else if (lacksRange)
            m_page->result().showRefusal(tr("Set a range: Shift and drag in the timeline, or choose %1 and %2.")
                                             .arg(wordsOf(ActionId::SetRangeStart), wordsOf(ActionId::SetRangeEnd)));
        else if (unset != nullptr)
            m_page->result().showRefusal(tr("Set this first: %1.").arg(titleOf(*unset)));
        return;
    }
    m_trial->tryOut(*present, *session(), m_openClips.clips(), now);
}

void CleanUpPanel::showResult(const std::shared_ptr<const AppliedOperation> &result)
{
    if (!session())
        return;
    m_tried = result;
    m_page->result().show(*result, session()->document());
    if (result->isDone() && m_page->isPreviewWanted() && isVisible() && result->changes.isAnyChange)
        showPreview(*result);
    else
        session()->preview().clear();
    if (m_operation != nullptr && m_operation->parameter(exceptKey) != nullptr)
        m_page->found().show(result->findings, *session());
    showChoices(*result);
    updateButtons();
    if (std::exchange(m_appliesWhenDone, false))
        finishApplying();
}

// A call that differs only in the way to fill offers the same ways.
void CleanUpPanel::showChoices(const AppliedOperation &result)
{
    m_choicesFor = callBesidesMethod();
    if (m_operation != nullptr)
        m_page->choices().show(result, *m_operation, *session());
}

std::optional<OperationCall> CleanUpPanel::callBesidesMethod() const
{
    auto present = call();
    if (present)
        present->set("method", {});
    return present;
}

// Shows the frames around the current one until the whole clip is done.
void CleanUpPanel::showPart(const FramePreview &preview)
{
    if (!session() || !m_page->isPreviewWanted() || !isVisible())
        return;
    session()->preview().showPart(preview.clip, preview.firstFrame, preview.rules, preview.up);
}

void CleanUpPanel::lookAt(int frame)
{
    if (m_trial->isUnderWay() && !session()->preview().covers(frame))
        m_trial->lookAt(frame);
}

// Shows the result as the document would read it.
void CleanUpPanel::showPreview(const AppliedOperation &result)
{
    const Clip &clip = result.clip;
    const Document &document = session()->document();
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion, document.positionRuleChoice());
    const bool hasItsFrames = m_operation != nullptr && !m_operation->movesFrames &&
                              clip.motion.frameCount() == document.motion().frameCount();
    session()->preview().show(clip, rules, result.upAxis,
                              hasItsFrames && !result.frames ? std::optional(FrameMap()) : result.frames);
}

void CleanUpPanel::clearResult()
{
    m_trial->cancel();
    m_tried.reset();
    m_appliesWhenDone = false;
    m_page->result().clear();
    m_page->choices().clear();
    if (session())
        session()->preview().clear();
}

void CleanUpPanel::apply()
{
    if (!session() || m_operation == nullptr)
        return;
    m_appliesWhenDone = true;
    if (m_tried)
        finishApplying();
    else
        tryOut(true);
}

void CleanUpPanel::finishApplying()
{
    m_appliesWhenDone = false;
    const std::shared_ptr<const AppliedOperation> result = m_tried;
    const auto present = call();
    if (!result->isDone()) {
        emit refused(m_page->result().refusal());
        return;
    }
    if (!result->changes.isAnyChange)
        return;
    m_lastCall = present;
    m_lastCall->set(jointsKey, {});
    if (m_operation->takesFrames) // otherwise the frames are a setting of their own, such as the cycle of a loop
        m_lastCall->set(framesKey, {});
    m_lastCall->set(exceptKey, {});
    const bool hasOtherFrames = session()->shownFrames().areOfPreview();
    const int shownFrame = session()->shownFrames().frame();
    session()->preview().clear();
    noteUsed(present->name);
    m_isApplying = true; // the next try waits for the next change of a setting
    returnScope();
    m_awaitedStep = session()->document().undoStack().index() + 1;
    if (!m_keeper || !m_keeper(*present)) {
        m_awaitedStep = -1;
        session()->document().replaceClip(result->clip, {result->contacts, result->floor}, stepText(*present),
                                          result->frames);
        m_page->form().readFrom(*present); // a clip with other joints or frames gets a new form
        if (hasOtherFrames) // the same place, now in the document
            session()->playhead().setFrame(shownFrame);
    }
    m_isApplying = false;
    m_tried.reset();
    m_trial->forget();
    m_isApplied = true; // nothing is left to cancel until a setting changes
    m_page->choices().clear();
    m_page->found().clearAll();
    m_page->seams().forgetFrames();
    m_page->result().showAsApplied(*result);
    updateButtons();
    emit applied(*present);
}

const Operation *CleanUpPanel::previewed() const
{
    const bool isOn = session() && session()->preview().isShown() && (m_tried || m_trial->isUnderWay());
    return isOn ? m_operation : nullptr;
}

// Closes the operation. Its ticks are kept, because each of them was looked at.
void CleanUpPanel::giveUp()
{
    if (const auto present = call()) {
        m_keptTicks = {session(), session()->document().undoStack().index(), present->name,
                       m_page->found().exceptions()};
    }
    clearResult();
    m_trial->forget();
    const bool hadFocus = m_page->isAncestorOf(QApplication::focusWidget());
    m_list->setCurrent({});
    m_list->clearSearch();
    chooseNamed({});
    if (hadFocus) // the field for searches would take the keys of the view, such as Space
        m_list->focusList();
}

// The button for other operations, on which the keyboard begins in a low panel, leaves Return to Apply, as in a dialog.
// In a field for a number, Return only ends the typing.
void CleanUpPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat();
    const bool isOnButton = m_page->focusProxy() != nullptr && m_page->focusProxy()->hasFocus();
    if (isReturn && isOnButton && m_operation != nullptr)
        return m_page->applyIfPossible();
    if (event->key() != Qt::Key_Escape || m_operation == nullptr)
        return QWidget::keyPressEvent(event);
    if (!std::exchange(m_wantsList, false) || !m_isLow)
        return giveUp();
    shareHeight();
    m_page->setFocus();
}

void CleanUpPanel::applyAgain()
{
    if (!session() || !m_lastCall)
        return;
    const OperationCall last = *m_lastCall;
    showOperation(QString::fromStdString(last.name));
    m_page->form().readFrom(last);
    m_page->scope().takeSelection();
    m_tried.reset();
    apply();
}

OperationScope::Joints CleanUpPanel::joints() const
{
    return m_operation != nullptr && session() ? m_page->scope().joints() : OperationScope::Joints::All;
}

void CleanUpPanel::workOnAllJoints()
{
    m_page->scope().takeAllJoints();
}

void CleanUpPanel::workOnSelectedJoints()
{
    m_page->scope().takeSelection();
    settingsChanged();
}

void CleanUpPanel::noteUsed(const std::string &name)
{
    const QString used = QString::fromStdString(name);
    m_lastUsed.removeAll(used);
    m_lastUsed.prepend(used);
    m_lastUsed = m_lastUsed.mid(0, mostLastUsed);
    m_list->setLastUsed(m_lastUsed);
    emit lastUsedChanged(m_lastUsed);
}

QString CleanUpPanel::commandLine() const
{
    const auto present = call();
    if (!present)
        return {};
    QString line =
        QStringLiteral("limber-cli apply in.bvh out.bvh ") + quotedForShell(QString::fromUtf8(present->text().c_str()));
    if (const FloorChoice &floor = session()->document().floor(); floor.kind == FloorChoice::Kind::Still)
        line += QStringLiteral(" --floor still");
    else if (floor.kind == FloorChoice::Kind::Moving)
        line += QStringLiteral(" --floor %1,%2").arg(floor.velocity.x).arg(floor.velocity.y);
    if (session()->document().contacts()) {
        // Contacts that are in no file yet have to be saved under this name.
        const QString file = session()->document().contactsFile();
        line +=
            QStringLiteral(" --contacts ") + quotedForShell(file.isEmpty() ? QStringLiteral("contacts.json") : file);
    }
    return line;
}

bool CleanUpPanel::lacksContactsFile() const
{
    return session() && session()->document().hasUnstoredContacts();
}

bool CleanUpPanel::isWorking() const
{
    return m_trial->isUnderWay();
}

void CleanUpPanel::updateButtons()
{
    const bool isReady = m_operation != nullptr && session() && !session()->document().isLoading();
    const bool isOfUse = !m_tried || (m_tried->isDone() && m_tried->changes.isAnyChange);
    const bool isSet = isReady && m_page->form().unsetParameter() == nullptr && !m_page->scope().lacksRange() &&
                       !m_page->scope().lacksSelection();
    m_page->setButtonsEnabled(isSet && isOfUse, isReady, !m_isApplied);
    emit stateChanged();
}

void CleanUpPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_counts->setShown(true);
    settingsChanged();
}

// Without the panel nobody could explain or apply a preview, so it is cleared.
void CleanUpPanel::hideEvent(QHideEvent *event)
{
    clearResult();
    m_trial->forget();
    m_counts->setShown(false);
    QWidget::hideEvent(event);
}

// A narrow panel has the list above the page, so it need not be as wide as both.
QSize CleanUpPanel::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const int width = std::max(m_list->minimumSizeHint().width(), m_page->minimumSizeHint().width());
    return {width + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

void CleanUpPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < narrowWidth ? Qt::Vertical : Qt::Horizontal;
    const bool isLow = wanted == Qt::Vertical && height() < lowHeight;
    m_page->setLow(isLow);
    m_page->setBesideList(wanted == Qt::Horizontal);
    if (wanted == m_splitter->orientation() && isLow == m_isLow)
        return;
    m_isLow = isLow;
    m_list->setOpensOnMove(!isLow);
    m_splitter->setOrientation(wanted);
    shareHeight();
    m_splitter->setSizes(wanted == Qt::Vertical ? QList<int>{height() / 3, height() - height() / 3}
                                                : QList<int>{listWidth, width() - listWidth});
}

} // namespace limber
