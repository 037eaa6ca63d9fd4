#include "cleanup/operationscope.h"

#include "motion/nodeaddress.h"
#include "operations/callcheck.h"
#include "session/session.h"
#include "widgets/elidedcombobox.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace limber {

namespace {

enum FramesChoice { WholeClip, RangeOfFrames };

constexpr int betweenFields = 4;
constexpr int leastForFrames = 60;
constexpr int textMargin = 7; // of the words in a field, left and right together

QComboBox *makeScopeBox(const char *name, const QString &accessibleName, QWidget *parent)
{
    auto *box = new ElidedComboBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(accessibleName);
    box->setToolTip(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

} // namespace

OperationScope::OperationScope(QWidget *parent)
    : QWidget(parent), m_label(new QLabel(tr("On"), this)),
      m_joints(makeScopeBox("operationJoints", tr("Joints to work on"), this)),
      m_frames(makeScopeBox("operationFrames", tr("Frames to work on"), this))
{
    m_label->setProperty("role", QStringLiteral("secondary"));
    m_joints->addItems({tr("All Joints"), tr("Selected Joints"), tr("Selected Branches")});
    m_frames->addItems({tr("Whole Clip"), tr("Range")});
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(betweenFields);
    m_layout->addWidget(m_label, 0, 0);
    m_layout->addWidget(m_joints, 0, 1);
    m_layout->addWidget(m_frames, 0, 2);
    m_layout->setColumnStretch(2, 1);
    m_frames->setMinimumWidth(leastForFrames);
    for (QComboBox *box : {m_joints, m_frames}) {
        connect(box, &QComboBox::currentIndexChanged, this, &OperationScope::shareWidth);
        connect(box, &QComboBox::currentIndexChanged, this, &OperationScope::changed);
    }
}

// Returns the width in which a field shows a text whole.
int OperationScope::widthFor(const QComboBox &box, const QString &text) const
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.rect.setWidth(width());
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(text) + width() - field.width() + textMargin;
}

// The choice of joints is as wide as its longest words, or wider where there is room. In a narrow panel, both fields
// get what they say now, and where even that does not fit, they stand below each other.
void OperationScope::shareWidth()
{
    constexpr int jointsShare = 4;
    constexpr int allShares = 7;
    const int whole = width() - m_label->sizeHint().width() - m_layout->spacing();
    const int room = whole - (m_takesFrames ? m_layout->spacing() : 0);
    const int wanted = widthFor(*m_joints, m_joints->currentText());
    const int frames = widthFor(*m_frames, m_frames->currentText());
    const bool isStacked = m_takesJoints && m_takesFrames && wanted + frames > room;
    place(isStacked);
    if (!m_takesFrames || isStacked)
        return m_joints->setFixedWidth(std::max(1, whole));
    int longest = 0;
    for (int i = 0; i < m_joints->count(); ++i)
        longest = std::max(longest, widthFor(*m_joints, m_joints->itemText(i)));
    int joints = std::max(room * jointsShare / allShares, longest);
    if (room - joints < frames)
        joints = std::max(room - frames, wanted);
    m_joints->setFixedWidth(std::max(1, std::min(joints, room - leastForFrames)));
}

// Puts the choice of frames beside that of joints, or below it.
void OperationScope::place(bool isStacked)
{
    const bool isBelow = m_layout->itemAtPosition(1, 1) != nullptr;
    if (isStacked == isBelow)
        return;
    m_layout->removeWidget(m_joints);
    m_layout->removeWidget(m_frames);
    m_layout->addWidget(m_joints, 0, 1, 1, isStacked ? 2 : 1);
    m_layout->addWidget(m_frames, isStacked ? 1 : 0, isStacked ? 1 : 2, 1, isStacked ? 2 : 1);
    updateGeometry();
}

void OperationScope::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

// The widths of the fields are those of the panel, not the other way round.
QSize OperationScope::minimumSizeHint() const
{
    const int least = m_label->sizeHint().width() + 2 * m_frames->minimumSizeHint().width();
    return {least, QWidget::minimumSizeHint().height()};
}

void OperationScope::show(const Operation &operation, Session &session)
{
    const bool isOther = m_session != &session;
    if (isOther) {
        if (m_session) {
            disconnect(m_session, nullptr, this, nullptr);
            disconnect(&m_session->playhead(), nullptr, this, nullptr);
        }
        m_session = &session;
        connect(&session, &Session::selectionChanged, this, &OperationScope::follow);
        connect(&session.playhead(), &Playhead::rangeChanged, this, &OperationScope::follow);
    }
    m_takesJoints = operation.takesJoints;
    m_takesFrames = operation.takesFrames;
    m_needsRange = operation.needsRange;
    m_joints->setItemText(static_cast<int>(Joints::All),
                          operation.findsJoints ? tr("Joints without Data") : tr("All Joints"));
    m_joints->setVisible(m_takesJoints);
    m_frames->setVisible(m_takesFrames);
    m_label->setVisible(m_takesJoints || m_takesFrames);
    {
        const QSignalBlocker ofJoints(m_joints);
        // Who chose selected joints some operations ago does not think of that now.
        if (isOther || lacksSelection())
            choose(Joints::All);
        const QSignalBlocker ofFrames(m_frames);
        m_frames->setCurrentIndex(session.playhead().hasRange() ? RangeOfFrames : WholeClip);
    }
    update();
    shareWidth();
    emit changed();
}

void OperationScope::follow()
{
    update();
    emit followed();
}

void OperationScope::update()
{
    const Playhead &playhead = m_session->playhead();
    {
        const QSignalBlocker blocker(m_frames);
        if (m_needsRange)
            m_frames->setCurrentIndex(RangeOfFrames);
        else if (!playhead.hasRange())
            m_frames->setCurrentIndex(WholeClip);
        m_frames->setEnabled(playhead.hasRange() && !m_needsRange);
        m_frames->setToolTip(playhead.hasRange() ? QString()
                                                 : tr("Shift+drag in the timeline to choose a range of frames"));
        m_frames->setItemText(
            RangeOfFrames, playhead.hasRange() ? tr("Frames %1–%2").arg(playhead.firstFrame()).arg(playhead.lastFrame())
                                               : tr("Range"));
    }
    shareWidth(); // their words may be others
}

void OperationScope::takeSelection()
{
    const QSignalBlocker blocker(m_joints);
    const bool isAny = m_session && !m_session->selectedNodes().empty();
    choose(m_takesJoints && isAny ? Joints::Selected : Joints::All);
}

void OperationScope::takeAllJoints()
{
    choose(Joints::All);
}

void OperationScope::choose(Joints joints)
{
    m_joints->setCurrentIndex(static_cast<int>(joints));
}

OperationScope::Choices OperationScope::choices() const
{
    return {static_cast<Joints>(m_joints->currentIndex()), m_frames->currentIndex() == RangeOfFrames};
}

void OperationScope::take(const Choices &choices)
{
    {
        const QSignalBlocker ofJoints(m_joints);
        choose(choices.joints);
        const QSignalBlocker ofFrames(m_frames);
        m_frames->setCurrentIndex(choices.isOnRange ? RangeOfFrames : WholeClip);
    }
    update();
}

OperationScope::Joints OperationScope::joints() const
{
    return m_takesJoints ? static_cast<Joints>(m_joints->currentIndex()) : Joints::All;
}

std::string OperationScope::selectedJoints() const
{
    const auto nodes = joints() == Joints::Selected ? m_session->selectedNodes() : m_session->selectedBranches();
    std::string names;
    for (const NodeId node : nodes) {
        if (node.isJoint())
            names += (names.empty() ? "" : "+") + addressOf(m_session->document().skeleton(), node);
    }
    return names;
}

bool OperationScope::lacksSelection() const
{
    return m_session && joints() != Joints::All && selectedJoints().empty();
}

bool OperationScope::lacksRange() const
{
    return m_needsRange && m_session && !m_session->playhead().hasRange();
}

void OperationScope::writeTo(OperationCall &call) const
{
    if (joints() != Joints::All)
        call.set(jointsKey, selectedJoints());
    if (m_takesFrames && m_frames->currentIndex() == RangeOfFrames && m_session->playhead().hasRange())
        call.set(framesKey, std::to_string(m_session->playhead().firstFrame()) + "-" +
                                std::to_string(m_session->playhead().lastFrame()));
}

} // namespace limber
