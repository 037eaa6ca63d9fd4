#pragma once

#include "actions/actionlist.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace limber {

class ContactStrip;
class ElidedLabel;
class TimelineMarks;
class Session;
class TimelineRuler;
class TimelineTracks;
class ToolSettings;
class Transport;

// The timeline of the main window: the buttons to play and step, the current frame and time, and below them the ruler
// with its rows.
class TimelinePanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);
    ~TimelinePanel() override;

    void setColours(const Colours &colours);
    // Sets the tools of the window, whose changes the timeline shows; null for none.
    void setTools(ToolSettings *tools);

    [[nodiscard]] Transport &transport() { return *m_transport; }
    [[nodiscard]] TimelineTracks &tracks() { return *m_tracks; }
    [[nodiscard]] TimelineRuler &ruler() { return *m_ruler; }
    [[nodiscard]] ContactStrip &contacts();
    // Returns the uppermost row: buttons, current frame and time. Another panel may take it while it is in front of
    // this one.
    [[nodiscard]] QWidget &transportRow() { return *m_transportRow; }
    // Takes that row back into this panel.
    void takeTransportRow();
    // Adds the tabs of the panels that share the row before its buttons, and a button for the height after them. Call
    // it once.
    void addToTransportRow(QWidget &tabs, QAction &taller);
    // The keys of the rows that the user has hidden.
    [[nodiscard]] QStringList hiddenRows() const;
    void setHiddenRows(const QStringList &keys);
    // The word for the ruler's unit, see wordOf().
    [[nodiscard]] QString unit() const;
    void setUnit(const QString &word);
    // Returns the panel's own commands: to go between marks, to show all frames, and to show contacts.
    [[nodiscard]] QList<QAction *> ownActions() const;
    // Adds commands of others to the context menu.
    void addContextActions(const QList<QAction *> &actions) { m_contextActions << actions; }

signals:
    // Emitted when the user hid a row or brought one back.
    void hiddenRowsChanged();
    void unitChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void fitTransportRow(int width);
    void addButtons(QHBoxLayout &row);
    void addFrameField(QHBoxLayout &row);
    void addSpeedField(QHBoxLayout &row);
    void connectContacts();
    void showClip();
    void showFrame();
    void showRange();
    void showSpeed();
    void showDropped(long long count);
    void goToTypedFrame();
    void setTypedSpeed();

    Colours m_colours = Colours::darkTheme();
    Transport *m_transport = nullptr;
    QWidget *m_transportRow = nullptr;
    TimelineTracks *m_tracks = nullptr;
    TimelineRuler *m_ruler = nullptr; // belongs to the tracks
    QLineEdit *m_frameField = nullptr;
    QLabel *m_lastFrame = nullptr;
    ElidedLabel *m_range = nullptr;
    TimelineMarks *m_marks = nullptr;
    ActionList m_actions;
    QList<QAction *> m_contextActions;
    QLabel *m_time = nullptr;
    QLabel *m_rate = nullptr;
    QComboBox *m_speed = nullptr;
    QLabel *m_dropped = nullptr;
    QList<QToolButton *> m_endButtons; // for the first and the last frame
};

// Returns a text like "0:01.750", with hours only if there are any.
[[nodiscard]] QString timeText(double seconds);

} // namespace limber
