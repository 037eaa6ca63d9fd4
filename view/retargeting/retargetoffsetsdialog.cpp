#include "retargeting/retargetoffsetsdialog.h"

#include "dialogs/offsetmatches.h"
#include "retarget/floorheight.h"
#include "retargeting/bonelengthpanel.h"
#include "retargeting/heightpanel.h"
#include "retargeting/limbfactorspanel.h"
#include "retargeting/offsetmotionchoice.h"
#include "retargeting/offsetoutcome.h"
#include "retargeting/resultview.h"
#include "retargeting/workstate.h"
#include "storage/vocabularyfile.h"
#include "theme/windowsize.h"

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

namespace limber {

namespace {

constexpr int widthOfChoices = 360;
constexpr double tallerThanShown = 0.1; // of the height that the view was set for
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

// Where the figure's lowest point usually is along its up axis.
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

RetargetOffsetsDialog::RetargetOffsetsDialog(Session &session, const Colours &colours, QWidget *parent)
    : QDialog(parent, Qt::Window), m_session(session),
      m_setup(session.document().clip(), session.document().positionRules(), session.document().upAxis().axis,
              loadVocabulary(userVocabularyPath()).vocabulary)
{
    setWindowTitle(tr("Retarget Offsets of %1").arg(session.document().displayName()));
    setObjectName(QStringLiteral("retargetOffsetsDialog"));
    setModal(true);
    resize(fittingScreen(*this, {1040, 640}));
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    createWidgets(colours);
    connect(&m_delay, &QTimer::timeout, this, &RetargetOffsetsDialog::start);
    connect(&m_setup, &OffsetSetup::planChanged, this, &RetargetOffsetsDialog::restart);
    connect(&m_setup, &OffsetSetup::motionChanged, this, &RetargetOffsetsDialog::restart);
    connect(&m_job, &OffsetJob::progressed, this, [this](double share) { m_state->setShareDone(share); });
    connect(&m_job, &OffsetJob::finished, this, &RetargetOffsetsDialog::showChanged);
    const Motion &motion = m_setup.clip().motion;
    m_view->setMotion(motion.frameCount(), motion.playingFrameTimeSeconds());
    m_view->setSkeletons(m_setup.before(), m_setup.before());
    m_view->setFrame(session.playhead().frame());
    m_floor = floorOf(m_setup);
    m_shownHeight = m_setup.heightBefore();
    m_limbs->setFocus();
    restart();
}

void RetargetOffsetsDialog::createWidgets(const Colours &colours)
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

QWidget *RetargetOffsetsDialog::makeChoices()
{
    m_matches = new OffsetMatches(m_session, this);
    m_matches->setContentsMargins(8, 8, 8, 8);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("offsetTabs"));
    m_limbs = new LimbFactorsPanel(m_setup, this);
    m_tabs->addTab(scrolling(m_limbs), tr("Limbs"));
    m_tabs->addTab(scrolling(new HeightPanel(m_setup, this)), tr("Height"));
    auto *bone = new BoneLengthPanel(m_session, m_setup, this);
    QWidget *bonePage = scrolling(bone);
    m_tabs->addTab(bonePage, tr("One Bone"));
    connect(m_view, &ResultView::jointClicked, this, [this, bone, bonePage](int joint) {
        if (joint == NoJoint)
            return;
        bone->setNode(NodeId::joint(joint));
        m_tabs->setCurrentWidget(bonePage);
    });
    m_tabs->addTab(m_matches, tr("From a File"));
    m_tabs->setToolTip(tr("All of them count: offsets of a file first, then limbs, height and single bones"));
    connect(m_matches, &OffsetMatches::chosenChanged, this, [this] {
        std::vector<OffsetOfNode> copied;
        for (const OffsetChange &change : m_matches->chosen())
            copied.push_back({change.node, change.offset});
        m_setup.setCopied(std::move(copied));
    });
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

QLayout *RetargetOffsetsDialog::makeBottomRow()
{
    m_state = new WorkState(QStringLiteral("offsetState"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Retarget"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_state, 1);
    row->addWidget(buttons);
    return row;
}

bool RetargetOffsetsDialog::setSource(const QString &path)
{
    return m_matches->setSource(path);
}

void RetargetOffsetsDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space)
        m_view->setPlaying(!m_view->isPlaying());
    else
        QDialog::keyPressEvent(event);
}

void RetargetOffsetsDialog::restart()
{
    m_job.cancel();
    m_changed.reset();
    m_changes = m_setup.changes();
    m_ok->setEnabled(false);
    m_state->begin(tr("Working it out…"));
    m_delay.start();
}

void RetargetOffsetsDialog::start()
{
    m_job.start({m_setup.clip(), m_setup.rules(), m_changes, m_setup.settings()});
}

void RetargetOffsetsDialog::showChanged(const std::shared_ptr<const OffsetsChanged> &changed)
{
    m_changed = changed;
    m_ok->setEnabled(isReady());
    m_state->end(m_changes.empty() ? tr("Nothing is changed yet.")
                                   : tr("%n offset(s) change.", nullptr, static_cast<int>(m_changes.size())));
    m_outcome->setText(m_changes.empty() ? QString() : offsetOutcome(*changed, m_setup.settings().motion));
    const double height = m_setup.heightAfter();
    if (std::abs(height - m_shownHeight) > tallerThanShown * m_shownHeight) {
        m_view->frameAgain();
        m_shownHeight = height;
    }
    m_view->setPoses(
        [this, changed](int frame, Pose &ghost, Pose &figure) {
            ghost = poseAt(m_setup.clip(), frame, m_setup.rules());
            figure = poseAt(changed->clip, frame, changed->rules);
        },
        m_setup.settings().up, m_floor);
}

void RetargetOffsetsDialog::accept()
{
    if (!isReady())
        return;
    const QString text = tr("Retarget %n offset(s)", nullptr, static_cast<int>(m_changes.size()));
    if (m_setup.settings().motion == OffsetMotion::KeepChannels) {
        std::vector<OffsetChange> changes;
        for (const OffsetOfNode &change : m_changes)
            changes.push_back({change.node, change.offset});
        m_session.document().setOffsets(std::move(changes), text);
    } else {
        m_session.document().replaceClip(m_changed->clip, text);
    }
    QDialog::accept();
}

} // namespace limber
