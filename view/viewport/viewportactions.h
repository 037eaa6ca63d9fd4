#pragma once

#include "figure/camera.h"
#include "viewport/viewoptions.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace limber {

class ViewportScene;

// The commands of a viewport: ways to look at the figure and what is shown around it. The viewport owns them;
// menus and toolbars only show them. Their keys work where the viewport has the focus.
class ViewportActions : public QObject
{
    Q_OBJECT

public:
    explicit ViewportActions(ViewportScene &scene, QObject *parent = nullptr);

    // In the order of a menu.
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    void setEnabled(bool enabled);

private:
    QAction *add(const char *name, const QString &text, const QString &toolTip, const char *iconName,
                 const QList<QKeySequence> &shortcuts);
    void addFraming();
    void addDirections();
    void addDirection(ViewDirection direction, const char *name, const QString &text, const char *iconName,
                      Qt::KeyboardModifier modifier, Qt::Key key);
    void addProjection();
    void addOptions();
    QAction *addOption(bool ViewOptions::*option, const char *name, const QString &text, const QString &toolTip);

    ViewportScene &m_scene;
    QList<QAction *> m_actions;
};

} // namespace limber
