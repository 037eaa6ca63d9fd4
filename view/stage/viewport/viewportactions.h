#pragma once

#include "actions/actionlist.h"
#include "figure/camera.h"
#include "viewport/shown/viewoptions.h"

#include <QObject>

#include <utility>

namespace limber {

class ViewportScene;

// The actions of a viewport: ways to look at the figure, and options for what is shown around it. Their keys work where
// the viewport has the focus.
class ViewportActions : public QObject
{
    Q_OBJECT

public:
    explicit ViewportActions(ViewportScene &scene, QObject *parent = nullptr);

    // Returns the actions in the order of a menu.
    [[nodiscard]] QList<QAction *> all() const { return m_actions.all(); }
    void setEnabled(bool enabled) { m_actions.setEnabled(enabled); }
    // Lets the actions work on another view of the same scene.
    void setScene(ViewportScene &scene);
    // Updates the checked states after another object changed the options of the scene.
    void showOptions();

private:
    void addFraming();
    void addDirections();
    void addProjection();
    void showProjection();
    void addStyle();
    void showStyle();
    [[nodiscard]] static QString toolTipOf(FigureStyle style);
    void addOptions();
    void addOption(ActionId id, bool ViewOptions::*option);

    ViewportScene *m_scene = nullptr;
    QMetaObject::Connection m_follows; // the connection to the camera
    ActionList m_actions;
    QList<std::pair<QAction *, bool ViewOptions::*>> m_options;
};

} // namespace limber
