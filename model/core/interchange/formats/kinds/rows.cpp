#include "base/messageform.h"
#include "formats/format.h"
#include "formats/tablereading.h"

namespace limber {

// The motion of a BVH file that lost its hierarchy, in a file of any name.
Format rowsFormat()
{
    return {.name = "rows",
            .title = QT_TRANSLATE_NOOP("limber::Format", "Rows of numbers"),
            .place = 35,
            .importing = {.help = "of numbers and nothing else, as a BVH file has them below its hierarchy; --skeleton "
                                  "says of which "
                                  "skeleton,\n"
                                  "which must have as many channels.",
                          .needsSkeleton = true,
                          .noun = "a table",
                          .isForOtherFiles = true,
                          .read = readTable}};
}

} // namespace limber
