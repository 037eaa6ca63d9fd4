#pragma once

#include "actions/actionlist.h"
#include "theme/colours.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace limber {

class ContactStrip;
class JumpMarks;
class Session;
class TimelineRuler;
class Transport;

// The timeline as the main window knows it: the buttons to play and step, the current frame and time, and the
// ruler below them.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);
    ~TimelinePanel() override;

    void setSession(Session *session); // null for none
    void setColours(const Colours &colours);

    [[nodiscard]] Transport &transport() { return *m_transport; }
    [[nodiscard]] TimelineRuler &ruler() { return *m_ruler; }
    [[nodiscard]] ContactStrip &contacts() { return *m_contacts; }
    // The commands of its own: between jumps, to show all frames, and to show contacts.
    [[nodiscard]] QList<QAction *> ownActions() const;
    // Commands of others for its context menu.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addButtons(QHBoxLayout &row);
    void addFrameField(QHBoxLayout &row);
    void addSpeedField(QHBoxLayout &row);
    void addContacts();
    void listenTo(Session &session);
    void showClip();
    void showFrame();
    void showRange();
    void showContextMenu(const QPoint &position);
    void showSpeed();
    void showDropped(long long count);
    void goToTypedFrame();
    void setTypedSpeed();

    Colours m_colours = Colours::darkTheme();
    Session *m_session = nullptr;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    Transport *m_transport = nullptr;
    TimelineRuler *m_ruler = nullptr;
    ContactStrip *m_contacts = nullptr;
    QLineEdit *m_frameField = nullptr;
    QLabel *m_lastFrame = nullptr;
    QLabel *m_range = nullptr;
    JumpMarks *m_jumps = nullptr;
    ActionList m_actions;
    QList<QAction *> m_contextActions;
    QLabel *m_time = nullptr;
    QLabel *m_rate = nullptr;
    QComboBox *m_speed = nullptr;
    QLabel *m_dropped = nullptr;
};

// "0:01.750"; hours only if there are any.
[[nodiscard]] QString timeText(double seconds);

} // namespace limber
