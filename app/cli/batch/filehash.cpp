#include "batch/filehash.h"

#include "system/plainfile.h"

#include <QCryptographicHash>

#include <vector>

#include <unistd.h>

namespace limber::cli {

bool addFile(QCryptographicHash &hash, const std::string &path)
{
    constexpr std::size_t blockSize = std::size_t{1} << 18;
    const PlainFile file = openPlainFile(path);
    if (!file.problem.isEmpty())
        return false;
    std::vector<char> block(blockSize);
    ssize_t count = 0;
    while ((count = ::read(file.descriptor.get(), block.data(), block.size())) > 0)
        hash.addData(QByteArrayView(block.data(), count));
    return count == 0;
}

} // namespace limber::cli
