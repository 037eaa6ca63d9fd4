#pragma once

#include "actions/rows/actionrow.h"

#include <QString>

#include <array>
#include <span>

namespace limber {

enum class MenuId { File, Edit, Pose, Layering, Skeleton, Motion, CleanUp, View, Window, Help };

// One menu of the menu bar.
struct MenuRow
{
    MenuId id;
    const char *title; // English, with its mnemonic; to be translated in the context "Actions"
    std::span<const ActionRow> actions;
};

// The single table of all actions. Menus, toolbar, search, keys and the manual's list of keys are made from it.
[[nodiscard]] const std::array<MenuRow, 10> &actionTable();
[[nodiscard]] const ActionRow &rowOf(ActionId id);

// These functions return the texts in the user's language.
[[nodiscard]] QString titleOf(const MenuRow &menu);
[[nodiscard]] QString textOf(const ActionRow &row);
[[nodiscard]] QString toolTipOf(const ActionRow &row);
[[nodiscard]] QString shortTextOf(const ActionRow &row);
[[nodiscard]] QString synonymsOf(const ActionRow &row);
// Returns the keys that menus show; empty if there are none.
[[nodiscard]] QString keysTextOf(const ActionRow &row);
// Returns the text of a menu without its mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace limber
