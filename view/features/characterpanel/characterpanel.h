#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace limber {

class CharacterFormChoice;
class ElidedLabel;

// The character on which the motion is shown: which file it is, what of it is shown, and how many of its joints follow
// the motion.
class CharacterPanel : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    explicit CharacterPanel(QWidget *parent = nullptr);

    // The actions behind its buttons.
    struct Actions
    {
        QAction *open = nullptr; // a character
        QAction *edit = nullptr; // which joints follow which
        QAction *useGuesses = nullptr; // of joints that could follow
        QAction *remove = nullptr;
        QAction *exportMotion = nullptr; // of the character, in the form that is chosen
        QAction *makeDocument = nullptr; // of that motion
        QAction *showMannequin = nullptr; // without a character
        QList<QAction *> styles; // how the figure is drawn, one of them
        QList<QAction *> looks; // of its surface, each on or off
    };
    void setActions(const Actions &actions);
    // In which form the motion is written.
    [[nodiscard]] CharacterFormChoice &forms() { return *m_forms; }
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
    [[nodiscard]] QWidget *withFooter(QWidget *page);
    void describe();
    void describeLost();
    [[nodiscard]] static QString contentsOf(const CharacterFile &file);
    [[nodiscard]] static QStringList leftOutOf(const Character &character);
    void showFollowing();
    void showResting(const QStringList &resting);
    [[nodiscard]] QString followed() const;
    [[nodiscard]] QString notes() const;
    [[nodiscard]] QStringList restingJoints() const;

    QStackedWidget *m_pages = nullptr;
    QScrollArea *m_scroll = nullptr; // of the page of a character
    QLabel *m_invitation = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_mannequin = nullptr;
    QLabel *m_reading = nullptr;
    QProgressBar *m_progress = nullptr;
    ElidedLabel *m_name = nullptr;
    QLabel *m_contents = nullptr;
    QLabel *m_leftOut = nullptr;
    QLabel *m_licence = nullptr;
    QHBoxLayout *m_styles = nullptr;
    QHBoxLayout *m_looks = nullptr;
    QLabel *m_follows = nullptr;
    QLabel *m_notes = nullptr;
    QToolButton *m_unfold = nullptr;
    QLabel *m_resting = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_guesses = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_remove = nullptr;
    CharacterFormChoice *m_forms = nullptr;
};

} // namespace limber
