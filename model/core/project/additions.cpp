#include "project/additions.h"

#include "contacts/mappedcontacts.h"
#include "layers/carriedlayers.h"
#include "layers/mappedlayers.h"
#include "mapping/carriedcontacts.h"

namespace limber {

Additions withFramesInserted(const Additions &additions, int before, int count)
{
    Additions result{
        {}, withFramesInserted(additions.markers, before, count), withFramesInserted(additions.layers, before, count)};
    if (additions.contacts)
        result.contacts = withFramesInserted(*additions.contacts, before, count);
    return result;
}

Additions withFramesRemoved(const Additions &additions, int first, int count)
{
    Additions result{
        {}, withFramesRemoved(additions.markers, first, count), withFramesRemoved(additions.layers, first, count)};
    if (additions.contacts)
        result.contacts = withFramesRemoved(*additions.contacts, first, count);
    return result;
}

Additions carriedAdditions(const Additions &additions, const Clip &from, const Clip &to)
{
    if (from.motion.frameCount() != to.motion.frameCount())
        return {};
    Additions result{{}, additions.markers, carriedLayers(additions.layers, from, to)};
    if (additions.contacts)
        result.contacts = carriedContacts(*additions.contacts, from, to);
    return result;
}

Additions mappedAdditions(const Additions &additions, const FrameMap &frames, int frameCount)
{
    Additions result{{}, additions.markers, mappedLayers(additions.layers, frames, frameCount).layers};
    for (Marker &marker : result.markers)
        marker.frame = frames.newOf(marker.frame);
    std::erase_if(result.markers,
                  [frameCount](const Marker &marker) { return marker.frame < 0 || marker.frame >= frameCount; });
    result.markers = tidiedMarkers(std::move(result.markers), frameCount);
    if (additions.contacts)
        result.contacts = mappedContacts(*additions.contacts, frames, frameCount);
    return result;
}

} // namespace limber
