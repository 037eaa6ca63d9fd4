#include "viewport/viewportactions.h"

#include "actions/action.h"
#include "theme/icons.h"
#include "viewport/viewportscene.h"

#include <array>
#include <utility>

namespace limber {

namespace {

constexpr std::array<std::pair<ActionId, FigureStyle>, 3> figureStyles{
    {{ActionId::DrawBones, FigureStyle::Bones},
     {ActionId::DrawBodyWithBones, FigureStyle::BodyWithBones},
     {ActionId::DrawBody, FigureStyle::Body}}};

FigureStyle nextStyle(FigureStyle style)
{
    return style == FigureStyle::Bones           ? FigureStyle::BodyWithBones
           : style == FigureStyle::BodyWithBones ? FigureStyle::Body
                                                 : FigureStyle::Bones;
}

QLatin1String iconOf(FigureStyle style)
{
    return QLatin1String(style == FigureStyle::Bones           ? "figure-bones"
                         : style == FigureStyle::BodyWithBones ? "figure-both"
                                                               : "figure-body");
}

} // namespace

ViewportActions::ViewportActions(ViewportScene &scene, QObject *parent) : QObject(parent)
{
    addFraming();
    addDirections();
    addProjection();
    addStyle();
    setScene(scene);
    addOptions();
    connect(&scene.shown(), &ShownScene::figureStyleChanged, this, &ViewportActions::showStyle);
}

void ViewportActions::setScene(ViewportScene &scene)
{
    disconnect(m_follows);
    m_scene = &scene;
    m_follows = connect(m_scene, &ViewportScene::cameraChanged, this, &ViewportActions::showProjection);
    showProjection();
    showStyle();
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

void ViewportActions::addStyle()
{
    m_actions.add(ActionId::ShowBody, this, [this] {
        ShownScene &shown = m_scene->shown();
        shown.setFigureStyle(nextStyle(shown.figureStyle()));
        showStyle();
    });
    for (const auto &[id, style] : figureStyles) {
        m_actions.add(id, this, [this, wanted = style] {
            m_scene->shown().setFigureStyle(wanted);
            showStyle();
        });
    }
}

// The button shows the style by its icon, and is pressed if there is a body.
void ViewportActions::showStyle()
{
    QAction *action = m_actions[ActionId::ShowBody];
    const FigureStyle style = m_scene->shown().figureStyle();
    action->setChecked(style != FigureStyle::Bones);
    action->setIcon(themedIcon(iconOf(style)));
    setActionToolTip(*action, toolTipOf(style));
    for (const auto &[id, of] : figureStyles)
        m_actions[id]->setChecked(of == style);
}

QString ViewportActions::toolTipOf(FigureStyle style)
{
    switch (style) {
    case FigureStyle::Bones:
        return tr("Figure: bones. Next: body with bones");
    case FigureStyle::BodyWithBones:
        return tr("Figure: body with bones. Next: body");
    case FigureStyle::Body:
        return tr("Figure: body. Next: bones");
    }
    return {};
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
    addOption(ActionId::ShowWeight, &ViewOptions::weight);
    addOption(ActionId::ShowTouchShapes, &ViewOptions::touchShapes);
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
