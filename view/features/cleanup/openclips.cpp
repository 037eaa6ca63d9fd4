#include "cleanup/openclips.h"

#include "document/document.h"
#include "storage/clipfile.h"
#include "storage/paths/filename.h"

#include <optional>

namespace limber {

QList<NamedClip> OpenClips::besides(const Document &front) const
{
    QList<NamedClip> clips;
    for (const OpenClip &open : list()) {
        if (open.document != &front)
            clips.append({open.title, open.name});
    }
    return clips;
}

OperationTrial::NamedClips OpenClips::clips() const
{
    OperationTrial::NamedClips clips;
    for (const OpenClip &open : list())
        clips.emplace(open.name, open.document->clip());
    return clips;
}

SeamChooser::SecondClip OpenClips::secondClip(const std::string &name) const
{
    for (const OpenClip &open : list()) {
        if (open.name == name)
            return {name, [clip = open.document->clip()] { return std::optional(clip); }};
    }
    return {name, [name] { return loadBvh(nameOfBytes(name)).clip; }};
}

} // namespace limber
