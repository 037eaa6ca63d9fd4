#pragma once

#include <string>
#include <string_view>

namespace limber {

// Returns text as a JSON string, including the quotes. `utf8` must be UTF-8. Characters that steer a terminal or the
// text around them (base/steeringcharacters.h) become \uNNNN.
[[nodiscard]] std::string jsonQuoted(std::string_view utf8);

// Returns a whole JSON text in which these characters are escaped; they occur only in its strings, so that its meaning
// stays.
[[nodiscard]] std::string jsonFitToShow(std::string_view json);

} // namespace limber
