#pragma once

#include "actions/actionlist.h"
#include "figure/camera.h"
#include "viewport/shown/viewoptions.h"

#include <QObject>

#include <utility>

namespace limber {

class ViewportScene;

// What the actions of a viewport do: ways to look at the figure and what is shown around it. Their keys work where the
// viewport has the focus.
class ViewportActions : public QObject
{
    Q_OBJECT

public:
    explicit ViewportActions(ViewportScene &scene, QObject *parent = nullptr);

    // In the order of a menu.
    [[nodiscard]] QList<QAction *> all() const { return m_actions.all(); }
    void setEnabled(bool enabled) { m_actions.setEnabled(enabled); }
    // They are for another view of the same scene from now on.
    void setScene(ViewportScene &scene);
    // As the scene has them, after somebody else has set them.
    void showOptions();

private:
    void addFraming();
    void addDirections();
    void addProjection();
    void showProjection();
    void addOptions();
    void addOption(ActionId id, bool ViewOptions::*option);

    ViewportScene *m_scene = nullptr;
    QMetaObject::Connection m_follows; // its camera
    ActionList m_actions;
    QList<std::pair<QAction *, bool ViewOptions::*>> m_options;
};

} // namespace limber
