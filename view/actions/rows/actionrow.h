#pragma once

#include "actions/rows/actionid.h"

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>

namespace limber {

// Where the focus must be for the keys of an action to work; each scope is a bit.
enum class KeyScope {
    View = 1,
    Timeline = 2,
    ViewAndTimeline = 3,
    Tree = 4,
    ViewAndTree = 5,
    Table = 8,
    Anywhere = 15, // in the window, whatever has the focus
};

// The keys of an action: what the platform is used to, if there is such a thing, before keys of our own.
class ActionKeys
{
public:
    ActionKeys() = default;
    ActionKeys(QKeySequence::StandardKey standard, QKeyCombination also = noKey) : m_standard(standard), m_first(also)
    {
    }
    ActionKeys(QKeyCombination first, QKeyCombination second = noKey) : m_first(first), m_second(second) {}

    // Each once; the first is the one that menus show.
    [[nodiscard]] QList<QKeySequence> sequences() const;

private:
    static constexpr QKeyCombination noKey = QKeyCombination::fromCombined(0);

    QKeySequence::StandardKey m_standard = QKeySequence::UnknownKey;
    QKeyCombination m_first = noKey;
    QKeyCombination m_second = noKey;
};

// What an action is called, shows and is found by: its whole description at once. Texts are English, to be
// translated in the context "Actions" ("Synonyms" for those).
struct ActionRow
{
    ActionId id;
    const char *name; // the object name, which settings, tests and the accessibility know it by
    const char *text; // as a menu shows it, with its mnemonic
    const char *toolTip; // without the keys
    const char *icon = ""; // a file in resources/icons
    int group = 0; // a line stands between groups of a menu
    int toolBarGroup = 0; // in the toolbar, with a line between groups; 0 for not there
    const char *shortText = ""; // beside the icon in the toolbar, where the text of the menu is too long
    ActionKeys keys = {};
    KeyScope keysWorkIn = KeyScope::Anywhere;
    bool isCheckable = false;
    bool isMenu = false; // its entries are made while the program runs
    bool isInSubmenu = false; // in the menu of the row above that is one; its owner puts it there
    const char *synonyms = ""; // words from other programs and from everyday speech, for the search
};

} // namespace limber
