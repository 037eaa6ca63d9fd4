#pragma once

#include "base/messageform.h"

// Why a file cannot be read or written.
namespace limber::messages {

// The system
inline constexpr MessageForm<1> cannotBeOpened{QT_TRANSLATE_NOOP("limber::Message", "cannot be opened: %1")};
inline constexpr MessageForm<1> cannotBeReadBecause{QT_TRANSLATE_NOOP("limber::Message", "cannot be read: %1")};
inline constexpr MessageForm<0> cannotBeRead{QT_TRANSLATE_NOOP("limber::Message", "cannot be read")};
inline constexpr MessageForm<1> textTooLong{
    QT_TRANSLATE_NOOP("limber::Message", "expected at most %1 MiB, found more")};
inline constexpr MessageForm<0> noMemoryForRepair{
    QT_TRANSLATE_NOOP("limber::Message", "there is not enough memory to repair this file")};
inline constexpr MessageForm<0> noMemoryForFile{
    QT_TRANSLATE_NOOP("limber::Message", "there is not enough memory to read this file")};

// Saving
inline constexpr MessageForm<1> notSaved{QT_TRANSLATE_NOOP("limber::Message", "was not saved: %1")};
inline constexpr MessageForm<1> noFileInFolder{
    QT_TRANSLATE_NOOP("limber::Message", "no file can be created in its folder or it is write-protected: %1")};
inline constexpr MessageForm<1> permissionsNotKept{
    QT_TRANSLATE_NOOP("limber::Message", "its permissions cannot be kept: %1")};
inline constexpr MessageForm<1> writingFailed{QT_TRANSLATE_NOOP("limber::Message", "writing failed: %1")};
inline constexpr MessageForm<1> diskRefused{
    QT_TRANSLATE_NOOP("limber::Message", "the disk did not accept the data: %1")};
inline constexpr MessageForm<1> notReplaced{
    QT_TRANSLATE_NOOP("limber::Message", "it cannot be replaced with the new file: %1")};
inline constexpr MessageForm<1> noBackup{QT_TRANSLATE_NOOP("limber::Message", "no backup of it can be created: %1")};
inline constexpr MessageForm<1> noCopyFirst{
    QT_TRANSLATE_NOOP("limber::Message", "no copy of it can be kept while it is overwritten: %1")};
inline constexpr MessageForm<2> cutShort{
    QT_TRANSLATE_NOOP("limber::Message", "overwriting it failed: %1. The old contents are kept in %2")};

// Reasons
inline constexpr MessageForm<0> noSuchFile{QT_TRANSLATE_NOOP("limber::Message", "there is no such file or folder")};
inline constexpr MessageForm<0> permissionRefused{QT_TRANSLATE_NOOP("limber::Message", "permission was refused")};
inline constexpr MessageForm<0> linksInCircle{QT_TRANSLATE_NOOP("limber::Message", "its links lead in a circle")};
inline constexpr MessageForm<0> diskIsFull{QT_TRANSLATE_NOOP("limber::Message", "there is no space left on the disk")};
inline constexpr MessageForm<0> diskReadOnly{QT_TRANSLATE_NOOP("limber::Message", "the disk is read-only")};
inline constexpr MessageForm<0> fileTooLarge{
    QT_TRANSLATE_NOOP("limber::Message", "the file would be larger than is allowed here")};
inline constexpr MessageForm<0> diskError{QT_TRANSLATE_NOOP("limber::Message", "the disk reports an error")};
inline constexpr MessageForm<0> noMemory{QT_TRANSLATE_NOOP("limber::Message", "there is not enough memory")};
inline constexpr MessageForm<1> systemReason{QT_TRANSLATE_NOOP("limber::Message", "%1")};

// Something that is not a plain file
inline constexpr MessageForm<0> foundFolder{QT_TRANSLATE_NOOP("limber::Message", "expected a file, found a folder")};
inline constexpr MessageForm<0> foundPipe{QT_TRANSLATE_NOOP("limber::Message", "expected a file, found a named pipe")};
inline constexpr MessageForm<0> foundSocket{QT_TRANSLATE_NOOP("limber::Message", "expected a file, found a socket")};
inline constexpr MessageForm<0> foundDevice{QT_TRANSLATE_NOOP("limber::Message", "expected a file, found a device")};

} // namespace limber::messages
