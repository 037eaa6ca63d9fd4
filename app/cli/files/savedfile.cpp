#include "files/savedfile.h"

#include "output/messages.h"
#include "storage/paths/filename.h"

namespace limber::cli {

bool saveReporting(const std::string &file, const std::function<SaveResult(const QString &)> &save)
{
    const QString path = nameOfBytes(file);
    const int otherNames = otherNamesOf(path);
    const SaveResult result = save(path);
    if (!result.saved)
        reportError(file, result.message.text());
    else if (otherNames > 0)
        reportWarning(file, "it is a separate file now: " + std::to_string(otherNames) +
                                (otherNames == 1 ? " other name (hard link) keeps" : " other names (hard links) keep") +
                                " what it was before");
    return result.saved;
}

} // namespace limber::cli
