#pragma once

#include "actions/actionlist.h"
#include "session/session.h"
#include "session/sessionfollower.h"

#include <QObject>

class QWidget;

namespace limber {

class ViewportPanel;

// Writes what the view shows to a PNG file, in the pixels of the screen.
class PictureAction : public QObject, public SessionFollower
{
    Q_OBJECT

public:
    // Both must outlive it.
    PictureAction(ViewportPanel &viewport, QWidget &window);

    [[nodiscard]] const ActionList &actions() const { return m_actions; }

signals:
    // Emitted with what was written, or why nothing was, in a sentence.
    void message(const QString &text);

private:
    void showSession() override;
    void savePicture();
    [[nodiscard]] QString suggestedPath() const;

    ViewportPanel &m_viewport;
    QWidget &m_window;
    ActionList m_actions;
};

} // namespace limber
