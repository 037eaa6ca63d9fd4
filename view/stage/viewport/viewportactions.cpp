#include "viewport/viewportactions.h"

#include "viewport/viewportscene.h"

namespace limber {

ViewportActions::ViewportActions(ViewportScene &scene, QObject *parent) : QObject(parent)
{
    addFraming();
    addDirections();
    addProjection();
    setScene(scene);
    addOptions();
}

void ViewportActions::setScene(ViewportScene &scene)
{
    disconnect(m_follows);
    m_scene = &scene;
    m_follows = connect(m_scene, &ViewportScene::cameraChanged, this, &ViewportActions::showProjection);
    showProjection();
}

void ViewportActions::addFraming()
{
    m_actions.add(ActionId::FrameSelection, this, [this] { m_scene->frameSelection(); });
    m_actions.add(ActionId::FrameFigure, this, [this] { m_scene->frameFigure(); });
}

void ViewportActions::addDirections()
{
    for (const auto &[id, direction] :
         {std::pair(ActionId::ViewFront, ViewDirection::Front), std::pair(ActionId::ViewBack, ViewDirection::Back),
          std::pair(ActionId::ViewRight, ViewDirection::Right), std::pair(ActionId::ViewLeft, ViewDirection::Left),
          std::pair(ActionId::ViewTop, ViewDirection::Top), std::pair(ActionId::ViewBottom, ViewDirection::Bottom)})
        m_actions.add(id, this, [this, wanted = direction] {
            m_scene->moveCamera([wanted](Camera &camera) { camera.look(wanted); });
        });
}

void ViewportActions::addProjection()
{
    m_actions.add(ActionId::Perspective, this, [this](bool perspective) {
        m_scene->moveCamera([perspective](Camera &camera) { camera.setOrthographic(!perspective); });
    });
}

void ViewportActions::showProjection()
{
    m_actions[ActionId::Perspective]->setChecked(!m_scene->camera().isOrthographic());
}

void ViewportActions::addOptions()
{
    addOption(ActionId::ShowGrid, &ViewOptions::grid);
    addOption(ActionId::ShowShadow, &ViewOptions::shadow);
    addOption(ActionId::ShowJoints, &ViewOptions::joints);
    addOption(ActionId::ShowNames, &ViewOptions::names);
    addOption(ActionId::ShowOriginal, &ViewOptions::original);
    addOption(ActionId::ShowTrails, &ViewOptions::trails);
    addOption(ActionId::ShowOnionSkins, &ViewOptions::onionSkins);
    addOption(ActionId::FollowFigure, &ViewOptions::follow);
}

void ViewportActions::addOption(ActionId id, bool ViewOptions::*option)
{
    QAction *action = m_actions.add(id, this);
    action->setChecked(m_scene->options().*option);
    m_options.append({action, option});
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        ViewOptions options = m_scene->options();
        options.*option = on;
        m_scene->setOptions(options);
    });
}

void ViewportActions::showOptions()
{
    const ViewOptions options = m_scene->options(); // a copy, because checking an action sets an option
    for (const auto &[action, option] : m_options)
        action->setChecked(options.*option);
}

} // namespace limber
