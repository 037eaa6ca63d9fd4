#pragma once

#include "contacts/contacts.h"
#include "work/backgroundwork.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QProgressBar;
class QTimer;

namespace limber {

class SeamPicture;
class Session;
struct SeamMap;

// Lets the user choose first and last frame of a cycle by eye: a picture of how alike the poses are, made on a worker
// thread while it is shown, and in words what is below the mouse or selected.
class SeamChooser : public QWidget
{
    Q_OBJECT

public:
    explicit SeamChooser(QWidget *parent = nullptr);
    ~SeamChooser() override;

    // Null for none: nothing is computed any more, and what was is gone.
    void setSession(Session *session);
    // The frames of a call: FIRST-LAST; other text means the cycle that is found.
    void setFrames(const std::string &text);

signals:
    void framesChosen(const std::string &text); // by the user

protected:
    void showEvent(QShowEvent *event) override;

private:
    void startAnew();
    void compute();
    void showMap(std::shared_ptr<const SeamMap> map);
    void showChosen();
    void describe();
    [[nodiscard]] QString wordsFor(const FrameInterval &seam) const;

    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BackgroundWork m_work;
    QTimer *m_timer = nullptr;
    std::shared_ptr<const SeamMap> m_map;
    std::optional<FrameInterval> m_frames; // nothing: those that are found
    SeamPicture *m_picture = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_words = nullptr;
};

} // namespace limber
