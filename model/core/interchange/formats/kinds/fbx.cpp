#include "base/messageform.h"
#include "formats/format.h"
#include "formats/scenereading.h"

namespace limber {

Format fbxFormat()
{
    return {.name = "fbx",
            .title = QT_TRANSLATE_NOOP("limber::Format", "FBX"),
            .place = 60,
            .importing = sceneImport(SceneFormat::Fbx, {".fbx"})};
}

} // namespace limber
