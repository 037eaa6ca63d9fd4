#include "storage/newfile.h"

#include "storage/paths/filename.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr int mostNames = 100;
constexpr mode_t ownMode = 0600;
constexpr mode_t usualMode = 0666; // reduced by the user's umask

// Returns a name that is short for every target: a name may have at most 255 bytes.
QByteArray nameBeside(const QString &target)
{
    constexpr int digits = 12;
    QString random = QString::number(QRandomGenerator::system()->generate64(), 36);
    random = random.rightJustified(digits, QLatin1Char('0')).right(digits);
    return bytesOfName(QFileInfo(target).path() + QLatin1String("/.limber-") + random);
}

} // namespace

NewFile::NewFile(const QString &target, Mode mode) : m_target(bytesOfName(target))
{
    for (int i = 0; i < mostNames && !isOpen(); ++i) {
        m_name = nameBeside(target);
        m_file = FileDescriptor(::open(m_name.constData(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                                       mode == Mode::Own ? ownMode : usualMode));
        if (!isOpen() && errno != EEXIST)
            break;
    }
}

NewFile::~NewFile()
{
    const int error = errno; // of the failure that led here
    if (isOpen() && !m_isPlaced)
        ::unlink(m_name.constData());
    errno = error;
}

bool NewFile::write(std::string_view bytes)
{
    return writeAll(descriptor(), bytes);
}

bool NewFile::sync()
{
    return ::fsync(descriptor()) == 0;
}

bool NewFile::takePlace()
{
    m_isPlaced = std::rename(m_name.constData(), m_target.constData()) == 0;
    return m_isPlaced;
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void syncFolderOf(const QString &path)
{
    const QByteArray folder = bytesOfName(QFileInfo(path).path());
    const FileDescriptor descriptor(::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen())
        ::fsync(descriptor.get());
}

} // namespace limber
