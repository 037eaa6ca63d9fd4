#include "retargeting/proportions/proportionsdialog.h"

#include "contacts/floorheight.h"
#include "retargeting/proportions/bonespanel.h"
#include "retargeting/proportions/heightpanel.h"
#include "retargeting/proportions/limbfactorspanel.h"
#include "retargeting/proportions/offsetmatches.h"
#include "retargeting/proportions/offsetmotionchoice.h"
#include "retargeting/proportions/offsetoutcome.h"
#include "retargeting/resultview.h"
#include "storage/vocabularyfile.h"
#include "widgets/numberfield.h"
#include "widgets/windowsize.h"
#include "widgets/workstate.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr int widthOfChoices = 360;
constexpr double tallerThanShown = 0.1; // of the height for which the view was framed
constexpr int mostLookedAt = 250; // frames

QWidget *scrolling(QWidget *inside)
{
    auto *area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(inside);
    return area;
}

// Returns the rest pose if there are no frames.
Pose poseOf(const Clip &clip, int frame, const PositionRules &rules)
{
    return clip.motion.frameCount() > 0 ? poseAt(clip, frame, rules) : restPose(clip.skeleton);
}

// Returns the usual height of the figure's lowest point along its up axis.
std::optional<double> floorOf(const OffsetSetup &setup)
{
    const int frames = setup.clip().motion.frameCount();
    const auto axis = static_cast<glm::length_t>(setup.settings().up);
    std::vector<double> lowest;
    for (int frame = 0; frame < frames; frame += std::max(1, frames / mostLookedAt)) {
        const Pose pose = poseAt(setup.clip(), frame, setup.rules());
        double low = std::numeric_limits<double>::infinity();
        for (const auto *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                low = std::min(low, point[axis]);
        }
        lowest.push_back(low);
    }
    const FootHeights figure{lowest, {}};
    const std::optional<FloorHeight> floor = floorHeight({&figure, 1});
    return floor ? std::optional(floor->height) : std::nullopt;
}

} // namespace

ProportionsDialog::ProportionsDialog(Session &session, const Colours &colours, QWidget *parent)
    : QDialog(parent, Qt::Window), m_session(session),
      m_setup(session.document().clip(), session.document().positionRules(), session.document().upAxis().axis,
              loadVocabulary(userVocabularyPath()).vocabulary)
{
    setWindowTitle(tr("Proportions of %1").arg(session.document().displayName()));
    setObjectName(QStringLiteral("proportionsDialog"));
    setModal(true);
    resize(fittingScreen(*this, {1040, 640}));
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    createWidgets(colours);
    connect(&m_delay, &QTimer::timeout, this, &ProportionsDialog::start);
    connect(&m_setup, &OffsetSetup::planChanged, this, &ProportionsDialog::restart);
    connect(&m_setup, &OffsetSetup::motionChanged, this, &ProportionsDialog::restart);
    connect(&m_job, &OffsetJob::progressed, this, [this](double fraction) { m_state->setFractionDone(fraction); });
    connect(&m_job, &OffsetJob::finished, this, &ProportionsDialog::showChanged);
    connect(&m_job, &OffsetJob::failed, m_state, &WorkState::end);
    const Motion &motion = m_setup.clip().motion;
    m_view->setMotion(motion.frameCount(), motion.playingFrameTimeSeconds());
    m_view->setSkeletons(m_setup.before(), m_setup.before());
    m_view->setFrame(session.playhead().frame());
    m_floor = floorOf(m_setup);
    m_shownHeight = m_setup.heightBefore();
    for (NumberField *field : findChildren<NumberField *>())
        field->installEventFilter(this);
    showPage(Page::Limbs);
    restart();
}

void ProportionsDialog::createWidgets(const Colours &colours)
{
    m_view = new ResultView(colours, this);
    auto *parts = new QSplitter(Qt::Horizontal, this);
    parts->addWidget(m_view);
    parts->addWidget(makeChoices());
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 0);
    parts->setSizes({660, widthOfChoices});
    parts->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(parts, 1);
    layout->addLayout(makeBottomRow());
}

QTabWidget *ProportionsDialog::makeTabs()
{
    m_matches = new OffsetMatches(m_session, this);
    m_matches->setContentsMargins(8, 8, 8, 8);
    m_limbs = new LimbFactorsPanel(m_setup, this);
    m_height = new HeightPanel(m_setup, this);
    m_bones = new BonesPanel(m_session, m_setup, this);
    auto *tabs = new QTabWidget(this); // in the order of Page
    tabs->setObjectName(QStringLiteral("offsetTabs"));
    tabs->addTab(scrolling(m_limbs), tr("Limbs"));
    tabs->addTab(scrolling(m_height), tr("Height"));
    tabs->addTab(m_bones, tr("Bones"));
    tabs->addTab(m_matches, tr("From a File"));
    tabs->setToolTip(tr("Applied in order: file, limbs, height, bones"));
    connect(tabs, &QTabWidget::currentChanged, this, &ProportionsDialog::showBones);
    connect(m_bones, &BonesPanel::bonesChanged, this, &ProportionsDialog::showBones);
    connect(m_view, &ResultView::jointClicked, this, &ProportionsDialog::showJoint);
    connect(m_matches, &OffsetMatches::chosenChanged, this, [this] {
        std::vector<NodeOffset> copied;
        for (const NodeOffset &change : m_matches->chosen())
            copied.push_back({change.node, change.offset});
        m_setup.setCopied(std::move(copied));
    });
    return tabs;
}

QWidget *ProportionsDialog::makeChoices()
{
    m_tabs = makeTabs();
    m_outcome = new QLabel(this);
    m_outcome->setObjectName(QStringLiteral("offsetOutcome"));
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outcome->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *outcome = scrolling(m_outcome);
    outcome->setMinimumHeight(4 * fontMetrics().lineSpacing());
    outcome->setMaximumHeight(6 * fontMetrics().lineSpacing());
    auto *choices = new QWidget(this);
    choices->setMinimumWidth(widthOfChoices);
    auto *layout = new QVBoxLayout(choices);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(new OffsetMotionChoice(m_setup, this));
    layout->addWidget(outcome);
    return choices;
}

QLayout *ProportionsDialog::makeBottomRow()
{
    m_state = new WorkState(QStringLiteral("offsetState"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_state, 1);
    row->addWidget(buttons);
    return row;
}

void ProportionsDialog::showPage(Page page)
{
    m_tabs->setCurrentIndex(static_cast<int>(page));
    QWidget *const first[] = {m_limbs, m_height, m_bones, m_matches};
    first[static_cast<int>(page)]->setFocus();
}

void ProportionsDialog::showJoint(int joint)
{
    if (joint == NoJoint)
        return;
    m_bones->selectBonesOf({NodeId::joint(joint)});
    m_tabs->setCurrentWidget(m_bones);
}

// The preview highlights the bones that the page changes.
void ProportionsDialog::showBones()
{
    m_view->setLitBones(m_tabs != nullptr && m_tabs->currentWidget() == m_bones ? m_bones->bones()
                                                                                : std::vector<NodeId>());
}

bool ProportionsDialog::setSource(const QString &path)
{
    return m_matches->setSource(path);
}

void ProportionsDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Space)
        m_view->setPlaying(!m_view->isPlaying());
    else if (!isEnter || !std::exchange(m_wasTyping, false))
        QDialog::keyPressEvent(event);
}

// In a number field, Enter accepts the typed number, and the next Enter is for the dialog. Esc is always for the
// dialog: typed numbers are already shown, and if Esc first restored the old number, closing would need a second Esc.
bool ProportionsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        reject();
        return true;
    }
    m_wasTyping = qobject_cast<NumberField *>(watched)->isModified();
    return false;
}

void ProportionsDialog::restart()
{
    m_job.cancel();
    m_changed.reset();
    m_changes = m_setup.changes();
    m_acceptsWhenReady = false;
    // The button is enabled also during the computation, because a click on it first ends the typing of a number.
    m_ok->setEnabled(!m_changes.empty());
    m_state->begin(tr("Computing…"));
    m_delay.start();
}

void ProportionsDialog::start()
{
    m_job.start({m_setup.clip(), m_setup.rules(), m_changes, m_setup.settings(), m_setup.rootTravelFactor()});
}

void ProportionsDialog::showChanged(const std::shared_ptr<const OffsetsResult> &changed)
{
    m_changed = changed;
    if (m_acceptsWhenReady)
        return accept();
    m_state->end(m_changes.empty() ? tr("No changes yet")
                                   : tr("%n offset(s) will change", nullptr, static_cast<int>(m_changes.size())));
    m_outcome->setText(m_changes.empty()
                           ? QString()
                           : offsetOutcome(*changed, m_setup.settings().motion, m_session.document().nameCodec()));
    if (const double height = m_setup.heightAfter();
        std::abs(height - m_shownHeight) > tallerThanShown * m_shownHeight) {
        m_view->frameAgain();
        m_shownHeight = height;
    }
    m_view->setPoses(
        [this, changed](int frame, Pose &ghost, Pose &figure) {
            ghost = poseOf(m_setup.clip(), frame, m_setup.rules());
            figure = poseOf(changed->clip, frame, changed->rules);
        },
        m_setup.settings().up, m_floor);
    keepInPicture();
}

// Longer legs may leave the picture although the figure is hardly taller.
void ProportionsDialog::keepInPicture()
{
    if (m_view->showsAllJoints())
        return;
    m_view->frameAgain();
    m_view->showAgain();
}

void ProportionsDialog::accept()
{
    m_acceptsWhenReady = !m_changes.empty() && !isReady();
    if (!isReady())
        return;
    changeDocument(tr("Change proportions: %n offset(s)", nullptr, static_cast<int>(m_changes.size())));
    QDialog::accept();
}

void ProportionsDialog::changeDocument(const QString &text)
{
    Document &document = m_session.document();
    if (m_setup.settings().motion != OffsetMotion::KeepChannels)
        return document.replaceClip(m_changed->clip, text);
    const double factor = m_setup.rootTravelFactor();
    if (factor == 1.0)
        return document.setOffsets(m_changes, text);
    Clip clip = document.clip();
    for (const NodeOffset &change : m_changes)
        clip.skeleton.setOffset(change.node, change.offset);
    scalePositions(clip, factor);
    document.replaceClip(std::move(clip), text);
}

} // namespace limber
