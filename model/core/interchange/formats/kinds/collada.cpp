#include "base/messageform.h"
#include "formats/format.h"
#include "formats/scenereading.h"

namespace limber {

Format colladaFormat()
{
    return {.name = "collada",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Collada"),
            .place = 70,
            .importing = sceneImport(SceneFormat::Collada, {".dae"})};
}

} // namespace limber
