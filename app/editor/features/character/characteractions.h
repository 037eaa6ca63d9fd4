#pragma once

#include "actions/actionlist.h"
#include "features/character/characternews.h"
#include "features/character/characterwatch.h"
#include "features/character/figurestyles.h"
#include "session/session.h"
#include "session/sessionfollower.h"
#include "storage/characters/characterfile.h"
#include "widgets/messagebar.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace limber {

class CharacterPanel;
class DockLayout;
class Settings;

// The actions that show the motion on a character and remove it, and the reading of characters: those that the user
// chooses, and those that projects name.
class CharacterActions : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // All must outlive it.
    CharacterActions(CharacterPanel &panel, DockLayout &layout, MessageBar &bar, Settings &settings, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    // Reads a character and shows the motion of the session in front on it.
    void showOn(const QString &path);
    // Returns whether these are a single file, which may have a character.
    [[nodiscard]] static bool isCharacter(const QStringList &paths);
    // If a single character came in and a motion is in front, asks whether to show the motion on it, or to `import` the
    // file: in a menu at a point of the screen, where it was dropped, otherwise in a dialog. Returns false if there is
    // nothing to ask.
    bool askAbout(const QStringList &paths, const std::optional<QPoint> &point, const std::function<void()> &import);

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    void askInMenu(const QString &path, const QPoint &point, const std::function<void()> &import);
    void askInDialog(const QString &path, const std::function<void()> &import);
    void askForFile();
    [[nodiscard]] QString chosenFile();
    void readNamed();
    void read(const QString &path);
    void take(const QString &path, CharacterLoad loaded);
    void takeUnusable(const QString &path, const QString &why);
    void takeUsable(const std::shared_ptr<const CharacterFile> &file);
    void sayLost(Session &session, const QString &why);
    void sayIfNotKept(Session &session);
    void copyBeside(Session &session);
    void useGuesses();
    void updateActions();

    CharacterPanel &m_panel;
    DockLayout &m_layout;
    Settings &m_settings;
    QWidget &m_window;
    ActionList m_actions;
    CharacterNews m_news;
    CharacterWatch m_watch;
    FigureStyles m_styles;
    QPointer<Session> m_reader; // for whom a character is being read
    BackgroundWork m_work;
    BackgroundWork m_copying;
};

} // namespace limber
