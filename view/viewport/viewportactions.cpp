#include "viewport/viewportactions.h"

#include "viewport/viewportscene.h"

#include <QAction>

namespace limber {

ViewportActions::ViewportActions(ViewportScene &scene, QObject *parent) : QObject(parent), m_scene(scene)
{
    addFraming();
    addDirections();
    addProjection();
    addOptions();
}

void ViewportActions::setEnabled(bool enabled)
{
    for (QAction *action : m_actions)
        action->setEnabled(enabled);
}

QAction *ViewportActions::add(const char *name, const QString &text, const QString &toolTip, const char *iconName,
                              const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(shortcuts);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? toolTip : tr("%1 (%2)").arg(toolTip, key));
    action->setProperty("iconName", QLatin1String(iconName));
    m_actions.append(action);
    return action;
}

void ViewportActions::addFraming()
{
    const QAction *selection =
        add("view.frameSelection", tr("Frame &Selection"), tr("Frame the selected joints"), "frame-selection",
            {QKeySequence(Qt::Key_F), QKeySequence(Qt::KeypadModifier | Qt::Key_Period)});
    connect(selection, &QAction::triggered, &m_scene, &ViewportScene::frameSelection);
    const QAction *home = add("view.home", tr("Frame &All"), tr("Frame the whole figure"), "view-home",
                              {QKeySequence(Qt::Key_A), QKeySequence(Qt::Key_Home)});
    connect(home, &QAction::triggered, &m_scene, &ViewportScene::frameFigure);
}

void ViewportActions::addDirections()
{
    using enum ViewDirection;
    addDirection(Front, "view.front", tr("&Front"), "view-front", Qt::NoModifier, Qt::Key_1);
    addDirection(Back, "view.back", tr("&Back"), "view-front", Qt::ControlModifier, Qt::Key_1);
    addDirection(Right, "view.right", tr("&Right"), "view-side", Qt::NoModifier, Qt::Key_3);
    addDirection(Left, "view.left", tr("&Left"), "view-side", Qt::ControlModifier, Qt::Key_3);
    addDirection(Top, "view.top", tr("&Top"), "view-top", Qt::NoModifier, Qt::Key_7);
    addDirection(Bottom, "view.bottom", tr("B&ottom"), "view-top", Qt::ControlModifier, Qt::Key_7);
}

void ViewportActions::addDirection(ViewDirection direction, const char *name, const QString &text, const char *iconName,
                                   Qt::KeyboardModifier modifier, Qt::Key key)
{
    const QString plain = QString(text).remove(QLatin1Char('&'));
    const QAction *action = add(name, text, tr("View along an axis: %1").arg(plain), iconName,
                                {QKeySequence(modifier | key), QKeySequence(modifier | Qt::KeypadModifier | key)});
    connect(action, &QAction::triggered, this,
            [this, direction] { m_scene.moveCamera([direction](Camera &camera) { camera.look(direction); }); });
}

void ViewportActions::addProjection()
{
    QAction *action = add("view.perspective", tr("&Perspective"), tr("Switch between perspective and orthographic"),
                          "view-perspective", {QKeySequence(Qt::Key_5), QKeySequence(Qt::KeypadModifier | Qt::Key_5)});
    action->setCheckable(true);
    const auto show = [this, action] { action->setChecked(!m_scene.camera().isOrthographic()); };
    show();
    connect(&m_scene, &ViewportScene::cameraChanged, action, show);
    connect(action, &QAction::triggered, this, [this](bool perspective) {
        m_scene.moveCamera([perspective](Camera &camera) { camera.setOrthographic(!perspective); });
    });
}

void ViewportActions::addOptions()
{
    addOption(&ViewOptions::grid, "view.grid", tr("&Grid"), tr("Show the floor's grid and axes"));
    addOption(&ViewOptions::shadow, "view.shadow", tr("S&hadow"), tr("Show the figure's shadow on the floor"));
    addOption(&ViewOptions::joints, "view.jointMarks", tr("&Joints"), tr("Show a ball at every joint"));
    addOption(&ViewOptions::names, "view.jointNames", tr("&Names"), tr("Show the names of the selected joints"));
    QAction *original = addOption(&ViewOptions::original, "view.original", tr("Original &Motion"),
                                  tr("Show the motion as it was opened as a ghost, where it differs"));
    original->setShortcut(QKeySequence(Qt::Key_G));
    addOption(&ViewOptions::follow, "view.follow", tr("Follo&w Figure"), tr("Camera follows the figure"));
}

QAction *ViewportActions::addOption(bool ViewOptions::*option, const char *name, const QString &text,
                                    const QString &toolTip)
{
    QAction *action = add(name, text, toolTip, "", {});
    action->setCheckable(true);
    action->setChecked(m_scene.options().*option);
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        ViewOptions options = m_scene.options();
        options.*option = on;
        m_scene.setOptions(options);
    });
    return action;
}

} // namespace limber
