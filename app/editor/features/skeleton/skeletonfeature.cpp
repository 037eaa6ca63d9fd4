#include "features/featurehost.h"
#include "features/skeleton/skeletonactions.h"

#include <QMainWindow>

namespace limber {

// Channels, frame time and text format of the file.
void addSkeleton(FeatureHost &host)
{
    const WindowParts &parts = host.parts();
    auto *actions = new SkeletonActions(parts.window);
    host.follow(*actions);
    host.addActions(actions->actions());
}

} // namespace limber
