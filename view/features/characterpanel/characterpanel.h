#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace limber {

// The character on which the motion is shown: which file it is, what of it is shown, and how many of its joints follow
// the motion.
class CharacterPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit CharacterPanel(QWidget *parent = nullptr);

    // The actions behind its buttons: one opens a character, one removes it, one writes the motion into its file.
    void setActions(QAction *open, QAction *remove, QAction *exportMotion);
    // Shows that a file is being read, by its name as text.
    void showReading(const QString &name);
    void setFractionRead(double fraction); // 0 to 1
    // Shows the character of the session again; `problem` is a sentence that says why the last file was not shown, or
    // empty.
    void showState(const QString &problem = {});

signals:
    void cancelled(); // of the reading

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    [[nodiscard]] QWidget *makeEmpty();
    [[nodiscard]] QWidget *makeReading();
    [[nodiscard]] QWidget *makeCharacter();
    void describe();
    [[nodiscard]] QString followed() const;

    QStackedWidget *m_pages = nullptr;
    QLabel *m_invitation = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_open = nullptr;
    QLabel *m_reading = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_contents = nullptr;
    QLabel *m_leftOut = nullptr;
    QLabel *m_follows = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace limber
