#pragma once

#include "actions/actionlist.h"
#include "session/session.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace limber {

class ViewportPanel;

// Writes what the view shows to a PNG file, in the pixels of the screen.
class PictureAction : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    PictureAction(ViewportPanel &viewport, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }
    void setSession(Session *session); // null for none

signals:
    // Emitted with what was written, or why nothing was, in a sentence.
    void message(const QString &text);

private:
    void savePicture();
    [[nodiscard]] QString suggestedPath() const;

    ViewportPanel &m_viewport;
    QWidget &m_window;
    QPointer<Session> m_session;
    ActionList m_actions;
};

} // namespace limber
