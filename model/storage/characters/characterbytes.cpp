#include "storage/characters/characterbytes.h"

#include "storage/paths/filename.h"

namespace limber {

TextLoad characterBytes(const QString &path)
{
    constexpr std::size_t mostBytes = std::size_t{512} << 20;
    return loadText(path, mostBytes);
}

QString pathBeside(const QString &character, const std::string &name)
{
    return character.left(character.lastIndexOf(u'/') + 1) + nameOfBytes(name);
}

} // namespace limber
