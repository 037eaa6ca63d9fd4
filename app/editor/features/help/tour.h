#pragma once

#include "actions/actionlist.h"
#include "figure/camera.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QMainWindow;

namespace limber {

class DockLayout;
class Opening;
class SessionTabs;
class Settings;
class TourCard;
class TourHighlight;
class Transport;
class ViewportPanel;

// The parts of the window that the tour shows.
struct TourParts
{
    QMainWindow &window;
    Opening &opening;
    SessionTabs &tabs;
    DockLayout &layout;
    ViewportPanel &viewport;
    QWidget &timeline;
    QWidget &history;
    QWidget &cleanUp;
    Transport &transport;
};

// A tour of five steps on the sample walk, in a tab of its own, with a card beside the subject of each step. The next
// step comes by the card, or when the user has done what the step says. The tour ends with its tab, and waits while
// another tab is in front.
class Tour : public QObject
{
    Q_OBJECT

public:
    static constexpr int stepCount = 5;

    Tour(const TourParts &parts, const ActionList &actions, QObject *parent);

    // Opens the sample; the first step follows when it is loaded.
    void start();
    void leave();
    [[nodiscard]] bool isRunning() const { return !m_session.isNull(); }
    [[nodiscard]] int step() const { return m_step; } // from 0

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Step
    {
        QString title;
        QString text;
        QWidget *target = nullptr;
    };

    void begin(Session *session);
    void show(int step);
    void place();
    void placeSoon();
    void watch();
    void watchView();
    void watchPlaying();
    void watchHistory();
    void goOnSoon();
    [[nodiscard]] Step stepAt(int step) const;
    [[nodiscard]] QString keysOf(ActionId action) const;

    TourParts m_parts;
    const ActionList &m_actions;
    TourCard *m_card = nullptr;
    TourHighlight *m_highlight = nullptr;
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_watcher; // of the shown step
    std::optional<Camera> m_pressed; // the view's camera when the mouse was pressed in it
    int m_step = 0;
    bool m_isStepDone = false; // the next step comes after a pause
    bool m_isOpening = false;
    bool m_isPlacing = false;
};

} // namespace limber
