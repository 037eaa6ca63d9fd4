#pragma once

#include "base/progress.h"
#include "storage/characters/characterforms.h"
#include "widgets/messagebar.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace limber {

class Saving;

// Writes the motion on a character into a file that the user chooses.
class CharacterSaving
{
public:
    CharacterSaving(Saving &saving, QWidget &window) : m_saving(saving), m_window(window) {} // both must outlive it

    // What is written.
    struct Order
    {
        const CharacterForm &form;
        std::shared_ptr<const CharacterFile> character;
        QString motionName;
        std::function<std::optional<CharacterMove>(const Progress &)> move; // makes it on a worker
    };
    // What came of it: a message unless the user cancelled.
    struct Answer
    {
        bool isWritten = false;
        MessageBar::Kind kind = MessageBar::Kind::Information;
        QString text;
    };
    // Asks for the path, with a name of its own beside the character, and writes with progress.
    [[nodiscard]] Answer write(const Order &order) const;

private:
    Saving &m_saving;
    QWidget &m_window;
};

} // namespace limber
