#pragma once

#include "actions/rows/actionid.h"

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>

namespace limber {

// Where the focus must be for the keys of an action to work; each scope is a set of bits.
enum class KeyScope {
    View = 1,
    Timeline = 2,
    ViewAndTimeline = 3,
    Tree = 4,
    ViewAndTree = 5,
    Table = 8,
    Anywhere = 15, // anywhere in the window
};

// The keys of an action: the standard key of the platform, if there is one, comes before Limber's own keys.
class ActionKeys
{
public:
    ActionKeys() = default;
    ActionKeys(QKeySequence::StandardKey standard, QKeyCombination also = noKey) : m_standard(standard), m_first(also)
    {
    }
    ActionKeys(QKeyCombination first, QKeyCombination second = noKey) : m_first(first), m_second(second) {}

    // Returns each key once; menus show the first one.
    [[nodiscard]] QList<QKeySequence> sequences() const;

private:
    static constexpr QKeyCombination noKey = QKeyCombination::fromCombined(0);

    QKeySequence::StandardKey m_standard = QKeySequence::UnknownKey;
    QKeyCombination m_first = noKey;
    QKeyCombination m_second = noKey;
};

// The complete description of an action: its name, its texts and its keys. Texts are English and are translated in the
// context "Actions" (synonyms in the context "Synonyms").
struct ActionRow
{
    ActionId id;
    const char *name; // the object name, by which settings, tests and accessibility know it
    const char *text; // as a menu shows it, with its mnemonic
    const char *toolTip; // without the keys
    const char *icon = ""; // a file in resources/icons
    int group = 0; // menus have a separator between groups
    int toolBarGroup = 0; // the same in the toolbar; 0: not in the toolbar
    const char *shortText = ""; // beside the icon in the toolbar, if the text of the menu is too long
    ActionKeys keys = {};
    KeyScope keysWorkIn = KeyScope::Anywhere;
    bool isCheckable = false;
    bool isMenu = false; // its entries are made at run time, or are the rows below
    bool isInSubmenu = false; // belongs to the menu of the row above; the owner of that menu, if any, puts it there
    const char *operation = ""; // the operation that it shows with the selected joint; "" for none
    const char *need = ""; // what it waits for while it is greyed out, one of limber::needs; "" if it never is
    const char *synonyms = ""; // words from other programs and everyday speech, for the search
};

} // namespace limber
