#pragma once

#include "retarget/retargeter.h"
#include "theme/colours.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QSlider;
class QToolButton;

namespace limber {

class FigureView;

// Plays what a retarget comes to, over the source as a ghost.
class ResultView : public QWidget
{
    Q_OBJECT

public:
    explicit ResultView(const Colours &colours, QWidget *parent = nullptr);
    ~ResultView() override;

    void setMotion(int frameCount, double frameTimeSeconds);
    // The skeletons must live as long as they are shown.
    void setSkeletons(const Skeleton &source, const Skeleton &target);
    // Null while it is worked out; the last picture stays.
    void setRetargeter(std::shared_ptr<const Retargeter> retargeter);
    void clear();

    [[nodiscard]] int frame() const;
    void setFrame(int frame);
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

signals:
    void frameChanged(int frame);

private:
    void showFrame();
    void tick();

    FigureView *m_view = nullptr;
    QToolButton *m_play = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_time = nullptr;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_startFrame = 0.0;
    double m_frameTime = 1.0 / 30.0;
    const Skeleton *m_source = nullptr;
    const Skeleton *m_target = nullptr;
    std::shared_ptr<const Retargeter> m_retargeter;
    bool m_isFramed = false;
};

} // namespace limber
