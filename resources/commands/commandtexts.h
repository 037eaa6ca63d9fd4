#pragma once

class QString;
struct CommandDescription;

// limber-cli(1), in the language of groff's man macros.
[[nodiscard]] QString manPage(const CommandDescription &command);

// Completion of verbs, their options and the values of those, and of operations; files everywhere else.
[[nodiscard]] QString bashCompletion(const CommandDescription &command);
[[nodiscard]] QString zshCompletion(const CommandDescription &command);
[[nodiscard]] QString fishCompletion(const CommandDescription &command);
