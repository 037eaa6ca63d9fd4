#include "files/characterforms.h"

#include "base/ascii.h"
#include "files/filepath.h"
#include "files/piecefile.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "storage/paths/filename.h"

#include <algorithm>

namespace limber::cli {

const CharacterForm *characterFormOf(std::string_view file, bool isAnimationOnly)
{
    std::string name = fileNameOf(std::string(file));
    std::ranges::transform(name, name.begin(), lowered);
    const auto fits = [&](const CharacterForm &form) {
        return name.ends_with(form.ending) && form.leavesOutMeshes == isAnimationOnly;
    };
    const auto found = std::ranges::find_if(characterForms(), fits);
    return found == characterForms().end() ? nullptr : &*found;
}

std::string characterFormNames(std::string_view before)
{
    std::string names;
    for (const CharacterForm &form : characterForms()) {
        if (!form.leavesOutMeshes) // which has the ending of another
            names.append(names.empty() ? "" : ", ").append(before).append(form.ending);
    }
    return names;
}

bool saveOnCharacter(const CharacterForm &form, const CharacterFile &character, const CharacterMove &move,
                     const std::string &out, const CommandLine &line)
{
    ProgressLine progress("writing " + printable(out), line.isQuiet());
    const CharacterOutput made = form.make(character, move, progress.callback());
    if (!made.problem.isEmpty())
        reportError(bytesOfName(character.path).toStdString(), made.problem.text());
    if (!made.write)
        return false;
    for (const Message &note : made.notes) {
        if (!line.isQuiet())
            reportWarning(out, note.text());
    }
    return savePiecesTo(out, made.write);
}

} // namespace limber::cli
