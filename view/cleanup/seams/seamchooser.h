#pragma once

#include "base/progress.h"
#include "contacts/contacts.h"
#include "motion/clip.h"
#include "work/backgroundwork.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class QLabel;
class QProgressBar;
class QTimer;

namespace limber {

class SeamDistances;
class SeamPicture;
class Session;

// Lets the user choose first and last frame of a cycle, or the frames at which two clips are joined, by eye: a picture
// of how alike the poses are, made on a worker thread while it is shown, and in words what is below the mouse or
// selected.
class SeamChooser : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Cycle, Join };

    // A clip that the first one may be left for.
    struct SecondClip
    {
        std::string name; // as calls have it; empty for none
        std::function<std::optional<Clip>()> read; // on a worker thread; nothing if it cannot be read
    };

    explicit SeamChooser(QWidget *parent = nullptr);
    ~SeamChooser() override;

    // Null for none: nothing is computed any more, and what was is gone.
    void setSession(Session *session, Kind kind = Kind::Cycle);
    // For a join. What has the name of the one before is taken to be the same.
    void setSecond(SecondClip second);
    [[nodiscard]] const std::string &secondName() const { return m_second.name; }
    // The value in a call: FIRST-LAST of a cycle, LAST:FIRST of a join, or one of the words of the setting.
    void setFrames(const std::string &text);

signals:
    void framesChosen(const std::string &text); // by the user

protected:
    void showEvent(QShowEvent *event) override;

private:
    using Distances = std::shared_ptr<const SeamDistances>;

    void startAnew();
    void compute();
    [[nodiscard]] bool lacksSecond() const;
    [[nodiscard]] std::function<Distances(const Progress &)> comparison() const;
    void finish(Distances distances);
    void showDistances(Distances distances);
    void showChosen();
    void describe();
    [[nodiscard]] QString wordsWithoutPicture() const;

    QPointer<Session> m_session;
    Kind m_kind = Kind::Cycle;
    SecondClip m_second;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BackgroundWork m_work;
    QTimer *m_timer = nullptr;
    Distances m_distances;
    bool m_hasFailed = false; // there is nothing to show
    std::string m_frames; // of the call
    SeamPicture *m_picture = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace limber
