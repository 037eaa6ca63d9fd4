#pragma once

#include "items/session.h"
#include "theme/command.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <utility>

class QAction;
class QWidget;

namespace limber {

class CellCommands;

// Goes to frames, puts them in and takes them out: those chosen in the motion table, or the current one.
class FrameCommands : public QObject
{
    Q_OBJECT

public:
    FrameCommands(const CellCommands &cells, QWidget &window);

    void setSession(Session *session);
    [[nodiscard]] QList<QAction *> all() const { return m_actions; }
    [[nodiscard]] QAction *goToFrameAction() const { return m_actions.first(); }

private:
    void add(const CommandSpec &spec, void (FrameCommands::*slot)());
    void updateActions();
    void goToFrame();
    void insertFrame();
    void duplicateFrames();
    void deleteFrames();
    [[nodiscard]] std::pair<int, int> chosenFrames() const; // first and count

    const CellCommands &m_cells;
    QWidget &m_window;
    QPointer<Session> m_session;
    QList<QAction *> m_actions;
};

} // namespace limber
