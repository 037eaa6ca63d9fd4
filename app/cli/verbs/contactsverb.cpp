#include "body/upaxisdecision.h"
#include "contacts/figurelegs.h"
#include "feet/feetrecord.h"
#include "files/clipfiles.h"
#include "files/mappingfiles.h"
#include "mapping/contactsfile.h"
#include "output/exitstatus.h"
#include "output/messages.h"
#include "output/progressline.h"
#include "verbs/verb.h"
#include "words/flooroption.h"

namespace limber::cli {

namespace {

CommandLine::Shape contactsShape()
{
    return {
        "contacts",
        "Finds when ankles and toes stand on the ground and writes it as JSON: for each joint its frames from\n"
        "first to last, and how the floor below them moves. The file can be edited and given to apply and retarget.",
        "FILE", 1, 1};
}

int runContacts(const Words &words)
{
    CommandLine line(contactsShape());
    line.addOption("o", "OUT", "Writes to a file instead of standard output.");
    addFloorOption(line);
    if (const auto status = line.parse(words))
        return *status;
    const Outcome<FloorChoice> floor = floorFrom(line);
    if (!floor)
        return line.wrongUsage(floor.problem);
    const std::string &file = line.arguments()[0];
    const auto clip = loadClip(file, line);
    if (!clip)
        return exitstatus::Failed;
    const PositionRules rules = decidePositionRules(clip->skeleton, clip->motion, line.positionRule());
    ProgressLine progress("finding contacts in " + printable(file), line.isQuiet());
    const UsersVocabulary names = usersVocabulary(line);
    const UpAxis up = decideUpAxis(*clip, rules);
    const auto feet = recordFeet(*clip, rules, legsOfFigures(*clip, rules, up.axis, names.vocabulary), directionOf(up),
                                 progress.callback(), *floor.value);
    if (!feet || feet->legs.empty()) {
        reportError(file, "no legs were found in it");
        return exitstatus::Failed;
    }
    std::vector<Message> whyNone;
    const Contacts contacts = feet->detectContacts(clip->skeleton, whyNone, {}, ContactExtent::Whole);
    for (const Message &reason : whyNone) {
        if (!line.isQuiet())
            reportNote(file, reason.text());
    }
    const std::string text = contactsText(contacts, clip->skeleton, floorText(feet->floor(), feet->up));
    const bool isSaved = saveTextFile(text, line.value("o").value_or("-"));
    return isSaved && names.isWhole ? exitstatus::Done : exitstatus::Failed;
}

} // namespace

Verb contactsVerb()
{
    return {"contacts", "finds when feet stand on the ground", runContacts, printsJson};
}

} // namespace limber::cli
