#include "output/becomeprogram.h"

#include <cerrno>
#include <system_error>

#include <unistd.h>

namespace limber::cli {

std::string becomeProgram(const std::string &path, std::vector<std::string> words)
{
    words.insert(words.begin(), path);
    std::vector<char *> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(path.c_str(), arguments.data());
    return std::generic_category().message(errno);
}

} // namespace limber::cli
