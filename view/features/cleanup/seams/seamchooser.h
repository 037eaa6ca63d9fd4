#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "session/sessionfollower.h"
#include "work/backgroundwork.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class QLabel;
class QProgressBar;
class QTimer;

namespace limber {

class CycleButtons;
class SeamDistances;
class SeamPicture;
class Session;

// Lets the user choose the first and last frame of a cycle, or the frames at which two clips are joined, by eye. It
// shows a picture of how alike the poses are, made on a worker thread while it is visible, and describes in words the
// pair below the mouse or the selected one.
class SeamChooser : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    enum class Kind { Cycle, Join };

    // A clip to which the first one may change.
    struct SecondClip
    {
        std::string name; // the name in calls; empty for none
        std::function<std::optional<Clip>()> read; // called on a worker thread; nothing if it cannot be read
    };

    explicit SeamChooser(QWidget *parent = nullptr);
    ~SeamChooser() override;

    // Returns the buttons of the cycles that were found; the parent may lay them out where they are seen first.
    [[nodiscard]] QWidget &cycles() const;
    // Null for none: the computation ends, and its results are dropped.
    void setSession(Session *session, Kind kind = Kind::Cycle);
    // Sets the second clip of a join. A clip with the same name as the one before is taken for the same.
    void setSecond(SecondClip second);
    [[nodiscard]] const std::string &secondName() const { return m_second.name; }
    // Sets the value of the call: FIRST-LAST for a cycle, LAST:FIRST for a join, or one of the words of the setting.
    void setFrames(const std::string &text);
    // The frames were applied: none of those of the result is chosen.
    void forgetFrames();

signals:
    void framesChosen(const std::string &text); // by the user

protected:
    void showEvent(QShowEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    using Distances = std::shared_ptr<const SeamDistances>;

    void startAnew();
    void compute();
    [[nodiscard]] bool lacksSecond() const;
    [[nodiscard]] bool isTooShort() const;
    [[nodiscard]] std::function<Distances(const Progress &)> comparison() const;
    void finish(Distances distances);
    void showDistances(Distances distances);
    void showChosen();
    void choose(const FrameInterval &seam);
    void describe();
    [[nodiscard]] QString wordsWithoutPicture() const;

    Kind m_kind = Kind::Cycle;
    SecondClip m_second;
    BackgroundWork m_work;
    QTimer *m_timer = nullptr;
    Distances m_distances;
    bool m_hasFailed = false; // there is nothing to show
    std::optional<std::string> m_frames = std::string(); // the value in the call; none after it was applied
    CycleButtons *m_cycles = nullptr;
    SeamPicture *m_picture = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace limber
