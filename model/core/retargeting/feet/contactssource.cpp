#include "feet/contactssource.h"

#include "mapping/contactsfile.h"
#include "messages/skeletonmessages.h"
#include "system/smallfile.h"

namespace limber {

ContactsFromFile contactsFromFile(const std::filesystem::path &path, const Clip &clip)
{
    const SmallFile file = readSmallFile(path);
    if (!file.text)
        return {std::nullopt, file.problem};
    Reading<Contacts> reading = readContacts(*file.text, clip.skeleton, clip.motion.frameCount());
    if (const Finding *finding = reading.error())
        return {std::nullopt, messages::lineAndColumn(finding->line, finding->column, finding->message)};
    return {std::move(reading.value), {}};
}

} // namespace limber
