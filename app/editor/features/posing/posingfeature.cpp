#include "actions/actionlist.h"
#include "documents/messagerouting.h"
#include "features/featurehost.h"
#include "features/posing/poselibraryactions.h"
#include "session/posing/toolsettings.h"
#include "toolrow/feetchip.h"
#include "toolrow/handlehint.h"
#include "toolrow/poseactions.h"
#include "toolrow/statechips.h"
#include "toolrow/toolrow.h"
#include "viewport/posetool.h"
#include "viewport/viewportpanel.h"
#include "widgets/gestureprogress.h"

#include <QMainWindow>

namespace limber {

namespace {

void createToolRow(FeatureHost &host, const PoseActions &actions)
{
    auto *row = new ToolRow(host.parts().tools, actions, &host.parts().viewport);
    host.parts().viewport.setToolStrip(*row);
}

void createFeetChip(FeatureHost &host, const PoseActions &actions)
{
    auto &chips = host.find<StateChips>();
    auto *chip = new FeetChip(host.parts().tools, *actions.actions()[ActionId::HoldFeet], &chips);
    chips.add(*chip);
    host.follow(*chip);
}

} // namespace

// The tools that drag the figure in the view, pins, and poses that are copied or kept in the library.
void addPosing(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    MessageRouting &messages = parts.messages;
    auto *poses = new PoseActions(parts.tools, &parts.window);
    QObject::connect(poses, &PoseActions::refused, &messages, &MessageRouting::showBriefly);
    QObject::connect(poses, &PoseActions::done, &messages, &MessageRouting::showBriefly);
    new GestureProgress(poses->gesture(), parts.window);
    host.follow(*poses);
    host.addActions(poses->actions());
    host.offer(*poses);
    parts.viewport.addActions(poses->actions().all()); // so that their keys work there
    parts.viewport.addContextActions(poses->actions().of(
        {ActionId::PinJoints, ActionId::PinWithRotation, ActionId::FreePins, ActionId::PinSpaceMenu, ActionId::CopyPose,
         ActionId::PastePose, ActionId::PasteMirroredPose, ActionId::MirrorToOtherSide}));

    parts.viewport.setPinMenu(poses->pinSpaceMenu());

    const PoseTool *tool = parts.viewport.tool();
    QObject::connect(tool, &PoseTool::refused, &messages, &MessageRouting::showBriefly);
    QObject::connect(tool, &PoseTool::described, &messages, &MessageRouting::describe);
    new GestureProgress(parts.viewport.tool()->gesture(), parts.window);
    createToolRow(host, *poses);
    auto *hint = new HandleHint(parts.tools, &parts.window);
    QObject::connect(hint, &HandleHint::told, &messages, &MessageRouting::showBriefly);
    host.follow(*hint);
    createFeetChip(host, *poses);

    auto *library = new PoseLibraryActions(*poses, parts.theme, parts.window);
    QObject::connect(library, &PoseLibraryActions::message, &messages, &MessageRouting::showBriefly);
    host.follow(*library);
    host.addActions(library->actions());
}

} // namespace limber
