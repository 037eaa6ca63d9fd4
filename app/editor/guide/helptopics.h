#pragma once

#include <span>

class QWidget;

namespace limber {

// Where the manual speaks about a part of the window.
struct HelpTopic
{
    const char *type; // the class of the widget
    const char *page; // of the manual, such as "window.md"
    const char *section = ""; // a heading of the page; empty for its beginning
};

[[nodiscard]] std::span<const HelpTopic> helpTopics();
// The topic of a widget or of the nearest one around it in its window; null for none.
[[nodiscard]] const HelpTopic *helpTopicOf(const QWidget *widget);

} // namespace limber
