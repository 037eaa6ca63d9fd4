#include "words/numberword.h"

#include <charconv>
#include <cmath>

namespace limber::cli {

std::optional<double> numberFromWord(std::string_view word)
{
    if (word.starts_with('+')) {
        word.remove_prefix(1);
        if (word.starts_with('-'))
            return std::nullopt;
    }
    double value = 0.0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<int> countFromWord(std::string_view word)
{
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || word.starts_with('-'))
        return std::nullopt;
    return value;
}

} // namespace limber::cli
