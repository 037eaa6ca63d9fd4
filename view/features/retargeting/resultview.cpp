#include "retargeting/resultview.h"

#include "figure/painting/figureview.h"
#include "pose/pose.h"
#include "retarget/twistmeasure.h"
#include "retargeting/worstframes.h"
#include "theme/icons.h"
#include "widgets/accessibleparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int millisecondsBetweenPictures = 16;

// Returns the source in the target's world and size.
Pose ghostOf(const TransferredPose &pose, double scale)
{
    Pose ghost = pose.source;
    for (glm::dvec3 &position : ghost.jointPositions)
        position *= scale;
    for (glm::dvec3 &position : ghost.endPositions)
        position *= scale;
    return ghost;
}

FigureView::Lines linesOf(const std::vector<SideAxis> &axes)
{
    FigureView::Lines lines;
    for (const SideAxis &axis : axes)
        lines.emplace_back(axis.from, axis.to);
    return lines;
}

} // namespace

ResultView::ResultView(const Colours &colours, QWidget *parent) : QWidget(parent)
{
    m_view = new FigureView(colours, this);
    setAccessibleRole(*m_view, QAccessible::Canvas);
    m_view->setAccessibleName(tr("Result"));
    m_view->setObjectName(QStringLiteral("resultFigure"));
    m_view->setFollowing(true);
    m_view->setEmptyText(tr("The preview appears here when it is ready."));
    m_worst = new WorstFrames(m_view);
    auto *over = new QVBoxLayout(m_view); // no picture changes its size when the list comes
    over->setSizeConstraint(QLayout::SetNoConstraint);
    over->setContentsMargins(8, 8, 8, 8);
    over->addWidget(m_worst);
    over->addStretch();
    connect(m_worst, &WorstFrames::frameWanted, this, &ResultView::setFrame);
    m_play = new QToolButton(this);
    m_play->setObjectName(QStringLiteral("playResult"));
    m_play->setCheckable(true);
    m_play->setAccessibleName(tr("Play"));
    m_play->setToolTip(tr("Play the result, with the source as a ghost (Space)"));
    m_play->setIcon(themedIcon(QStringLiteral("media-play")));
    m_sides = new QToolButton(this);
    m_sides->setObjectName(QStringLiteral("sideAxes"));
    m_sides->setCheckable(true);
    m_sides->setText(tr("Sides"));
    m_sides->setToolTip(tr("Show which way each part of both bodies faces, so that a twist can be seen"));
    m_sides->hide();
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("resultFrame"));
    m_slider->setAccessibleName(tr("Frame"));
    m_time = new QLabel(this);
    m_time->setTextFormat(Qt::PlainText);
    m_time->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("200000 / 200000")));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *row = new QHBoxLayout;
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    row->addWidget(m_time);
    row->addWidget(m_sides);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_view, 1);
    layout->addLayout(row);
    connect(m_view, &FigureView::jointClicked, this, &ResultView::jointClicked);
    m_timer.setInterval(millisecondsBetweenPictures);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ResultView::tick);
    connect(m_slider, &QSlider::valueChanged, this, [this](int frame) {
        showFrame();
        emit frameChanged(frame);
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(m_sides, &QToolButton::toggled, this, &ResultView::showFrame);
    connect(m_play, &QToolButton::toggled, this, &ResultView::setPlaying);
}

ResultView::~ResultView() = default;

void ResultView::setMotion(int frameCount, double frameTimeSeconds)
{
    m_frameTime = frameTimeSeconds;
    m_slider->setRange(0, std::max(0, frameCount - 1));
}

void ResultView::setSkeletons(const Skeleton &source, const Skeleton &target)
{
    m_source = &source;
    m_target = &target;
    m_poses = {};
    m_retargeter.reset();
    m_surface.reset();
    m_isFramed = false;
}

void ResultView::clear()
{
    m_poses = {};
    m_retargeter.reset();
    m_view->setSkeletons({}, Axis::Y);
}

void ResultView::setRetargeter(std::shared_ptr<const Retargeter> retargeter)
{
    const Axis up = retargeter->transfer().upAxis();
    const double floor = retargeter->floorHeight();
    m_retargeter = retargeter;
    m_sides->show();
    setPoses(
        [retargeter = std::move(retargeter)](int frame, Pose &ghost, Pose &figure) {
            TransferredPose pose;
            retargeter->evaluate(frame, pose);
            ghost = ghostOf(pose, retargeter->transfer().travelScale());
            figure = std::move(pose.pose);
        },
        up, floor);
}

void ResultView::setFinished(std::shared_ptr<const RetargetedClip> finished)
{
    const Axis up = m_retargeter->transfer().upAxis();
    setPoses(
        [retargeter = m_retargeter, finished = std::move(finished)](int frame, Pose &ghost, Pose &figure) {
            TransferredPose pose;
            retargeter->evaluate(frame, pose);
            ghost = ghostOf(pose, retargeter->transfer().travelScale());
            const Clip &clip = finished->clip;
            evaluatePose(clip.skeleton, clip.motion.frame(frame), finished->rules, figure);
        },
        up, m_floor);
}

void ResultView::setPoses(PosePair poses, Axis up, std::optional<double> floor)
{
    m_poses = std::move(poses);
    m_floor = floor;
    if (m_view->figureCount() == 0 || !m_isFramed) {
        m_view->setSkeletons({m_source, m_target}, up);
        m_view->setGhost(0, true);
        m_view->setSurface(1, m_surface);
        m_view->setLitBones(m_litBones);
    }
    showFrame();
}

bool ResultView::showsAllJoints() const
{
    return m_view->showsAllJoints();
}

void ResultView::setLitBones(const std::vector<NodeId> &bones)
{
    m_litBones = bones;
    m_view->setLitBones(bones);
}

int ResultView::frame() const
{
    return m_slider->value();
}

void ResultView::setFrame(int frame)
{
    m_slider->setValue(frame);
}

void ResultView::showFrame()
{
    m_time->setText(QStringLiteral("%1 / %2").arg(frame()).arg(m_slider->maximum()));
    if (!m_poses)
        return;
    Pose ghost;
    Pose figure;
    m_poses(frame(), ghost, figure);
    m_view->setPose(0, ghost);
    m_view->setPose(1, figure);
    showSideAxes(ghost, figure);
    if (!m_isFramed) {
        m_view->frameFigures();
        if (m_floor)
            m_view->setFloor(*m_floor);
    }
    m_isFramed = true;
}

void ResultView::showSideAxes(const Pose &ghost, const Pose &figure)
{
    if (m_retargeter == nullptr || !m_sides->isChecked()) {
        m_view->setLines(0, {});
        m_view->setLines(1, {});
        return;
    }
    const PoseTransfer &transfer = m_retargeter->transfer();
    const PairFrames &anatomy = transfer.anatomy();
    m_view->setLines(0, linesOf(sideAxes(anatomy.source, transfer.targetFromSource(), ghost)));
    m_view->setLines(1, linesOf(sideAxes(anatomy.target, glm::dmat3(1.0), figure)));
}

void ResultView::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    m_play->setIcon(themedIcon(playing ? QStringLiteral("media-pause") : QStringLiteral("media-play")));
    if (playing == m_timer.isActive())
        return;
    m_startFrame = frame();
    m_clock.start();
    if (playing)
        m_timer.start();
    else
        m_timer.stop();
}

void ResultView::tick()
{
    const double count = m_slider->maximum() + 1.0;
    const double now = m_startFrame + static_cast<double>(m_clock.elapsed()) / 1000.0 / m_frameTime;
    m_slider->setValue(static_cast<int>(std::fmod(now, count)));
}

} // namespace limber
