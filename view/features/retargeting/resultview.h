#pragma once

#include "figure/characterbody.h"
#include "retarget/retargeter.h"
#include "theme/colours.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QLabel;
class QSlider;
class QToolButton;

namespace limber {

class FigureView;
class WorstFrames;

// Computes the two figures of a frame: before and after.
using PosePair = std::function<void(int frame, Pose &ghost, Pose &figure)>;

// Plays the result of a retarget, with the source as a ghost.
class ResultView : public QWidget
{
    Q_OBJECT

public:
    explicit ResultView(const Colours &colours, QWidget *parent = nullptr);
    ~ResultView() override;

    void setMotion(int frameCount, double frameTimeSeconds);
    // The skeletons must live as long as they are shown.
    void setSkeletons(const Skeleton &source, const Skeleton &target);
    // Sets the surface of the character whose skeleton the target is; null for bones alone. setSkeletons() drops it.
    void setSurface(std::shared_ptr<const CharacterBody::Surface> surface) { m_surface = std::move(surface); }
    // Null while the result is computed; the last picture stays.
    void setRetargeter(std::shared_ptr<const Retargeter> retargeter);
    // Shows what was written instead of single poses of the retargeter, because operations have changed it.
    void setFinished(std::shared_ptr<const RetargetedClip> finished);
    // Shows any two figures in the same way. `floor` is a height along `up`.
    void setPoses(PosePair poses, Axis up, std::optional<double> floor = {});
    void clear();
    // Reframes the view with the next picture, so that both figures are visible again.
    void frameAgain() { m_isFramed = false; }
    void showAgain() { showFrame(); }
    [[nodiscard]] bool showsAllJoints() const;
    void setLitBones(const std::vector<NodeId> &bones); // of the result, by their far ends
    // Returns the list of where the result is worst, which lies over the picture.
    [[nodiscard]] WorstFrames &worst() const { return *m_worst; }

    [[nodiscard]] int frame() const;
    void setFrame(int frame);
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

signals:
    void frameChanged(int frame);
    void jointClicked(int joint); // of the result; NoJoint for a click elsewhere

private:
    void showFrame();
    void showSideAxes(const Pose &ghost, const Pose &figure);
    void tick();

    FigureView *m_view = nullptr;
    WorstFrames *m_worst = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_sides = nullptr; // shows side axes
    QSlider *m_slider = nullptr;
    QLabel *m_time = nullptr;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_startFrame = 0.0;
    double m_frameTime = 1.0 / 30.0;
    const Skeleton *m_source = nullptr;
    const Skeleton *m_target = nullptr;
    std::vector<NodeId> m_litBones;
    std::shared_ptr<const CharacterBody::Surface> m_surface; // of the target; null for bones alone
    PosePair m_poses; // empty until there is a result
    std::shared_ptr<const Retargeter> m_retargeter; // whose figures have sides; null for other poses
    std::optional<double> m_floor;
    bool m_isFramed = false;
};

} // namespace limber
