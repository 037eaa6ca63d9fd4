#include "viewport/scenepicture.h"

#include "viewport/shown/showntrails.h"
#include "viewport/viewportoverlay.h"
#include "viewport/viewportscene.h"

namespace limber {

PictureView pictureViewOf(ViewportScene &scene)
{
    scene.refresh();
    const ViewOptions &options = scene.options();
    Session &session = *scene.session();
    PictureView view;
    view.camera = scene.camera();
    if (options.follow)
        view.carrier = scene.shown().carrier();
    view.character = scene.shown().character();
    view.showsGhosts = options.onionSkins;
    view.showsTrails = options.trails;
    PictureLook &look = view.look;
    look.colours = scene.colours();
    look.style = scene.shown().figureStyle();
    look.grid = options.grid;
    look.shadow = options.shadow;
    look.joints = options.joints;
    look.trails = trailNodes(session);
    look.trailName = ViewportOverlay::trailText(session, look.trails);
    look.selected = session.selectedNodes();
    for (const NodeId node : session.document().skeleton().nodesInFileOrder()) {
        if (session.jointStates().isHidden(node))
            look.hidden.push_back(node);
    }
    look.captionName = session.document().displayName();
    return view;
}

} // namespace limber
