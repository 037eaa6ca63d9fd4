#pragma once

#include <QtGlobal>

// What commands wait for while they are greyed out and a document is open, as a sentence for the user; in the context
// limber::CommandNeed.
namespace limber::needs {

inline constexpr const char *joint = QT_TRANSLATE_NOOP("limber::CommandNeed", "Select a joint first.");
inline constexpr const char *oneJoint = QT_TRANSLATE_NOOP("limber::CommandNeed", "Select one joint first.");
inline constexpr const char *cells =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "Select cells of the motion table first.");
inline constexpr const char *channel =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "Select a channel in the curves first.");
inline constexpr const char *frames = QT_TRANSLATE_NOOP("limber::CommandNeed", "The clip has no frames.");
inline constexpr const char *layer = QT_TRANSLATE_NOOP("limber::CommandNeed", "Choose a layer that allows it first.");
inline constexpr const char *layers = QT_TRANSLATE_NOOP("limber::CommandNeed", "The document has no layers.");
inline constexpr const char *character =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "Show the motion on a character first.");
inline constexpr const char *otherDocument = QT_TRANSLATE_NOOP("limber::CommandNeed", "No other document is open.");
inline constexpr const char *severalViews = QT_TRANSLATE_NOOP("limber::CommandNeed", "Show two or four views first.");
inline constexpr const char *operation =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "Choose an operation in Clean Up first.");
inline constexpr const char *pose = QT_TRANSLATE_NOOP("limber::CommandNeed", "Copy a pose first.");
inline constexpr const char *marks = QT_TRANSLATE_NOOP("limber::CommandNeed", "There are no marks in the timeline.");
inline constexpr const char *undo = QT_TRANSLATE_NOOP("limber::CommandNeed", "There is nothing to undo.");
inline constexpr const char *redo = QT_TRANSLATE_NOOP("limber::CommandNeed", "There is nothing to redo.");
inline constexpr const char *appliedOperation =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "No operation was applied yet.");
inline constexpr const char *refusedFile =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "No file was refused that can be repaired.");
inline constexpr const char *file = QT_TRANSLATE_NOOP("limber::CommandNeed", "The document has no file yet.");
inline constexpr const char *hiddenJoint = QT_TRANSLATE_NOOP("limber::CommandNeed", "No joint is hidden.");
inline constexpr const char *lockedJoint = QT_TRANSLATE_NOOP("limber::CommandNeed", "No joint is locked.");
inline constexpr const char *pin = QT_TRANSLATE_NOOP("limber::CommandNeed", "Nothing is pinned.");
inline constexpr const char *range = QT_TRANSLATE_NOOP("limber::CommandNeed", "No range is set.");
inline constexpr const char *wideWindow =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "The window is too narrow for that.");
inline constexpr const char *ownContacts =
    QT_TRANSLATE_NOOP("limber::CommandNeed", "No contacts were changed by hand.");

} // namespace limber::needs
