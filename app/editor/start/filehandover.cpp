#include "start/filehandover.h"

#include "storage/paths/filename.h"

#include <QCryptographicHash>
#include <QDir>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTimer>

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr int patienceMilliseconds = 2000;
constexpr qsizetype longestMessage = qsizetype{16} << 20;
constexpr char endOfPath = '\0';
constexpr char endOfMessage = '\n'; // after the last path's NUL; no path begins with it, since all are absolute
const QByteArray taken = QByteArrayLiteral("taken\n");

// Returns the user's own runtime folder, or an empty text; a folder that others can write to does not count.
QString runtimeFolder()
{
    const QByteArray folder = qgetenv("XDG_RUNTIME_DIR");
    struct stat status = {};
    constexpr mode_t forOthers = 077;
    const bool isOwn = folder.startsWith('/') && ::stat(folder.constData(), &status) == 0 && S_ISDIR(status.st_mode) &&
                       status.st_uid == ::geteuid() && (status.st_mode & forOthers) == 0;
    return isOwn ? QString::fromUtf8(folder) : QString();
}

// Each display has its own name, because nobody sees the window on another display. Empty if there can be none.
QString socketName()
{
    const QString folder = runtimeFolder();
    const QString platform = QGuiApplication::platformName();
    if (folder.isEmpty() || platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return {};
    const QByteArray display = platform.toUtf8() + ' ' + qgetenv("DISPLAY") + ' ' + qgetenv("WAYLAND_DISPLAY");
    constexpr qsizetype digits = 16;
    const QByteArray hash = QCryptographicHash::hash(display, QCryptographicHash::Sha256).toHex().left(digits);
    return folder + QLatin1String("/limber-") + QString::fromLatin1(hash);
}

bool isOfThisUser(const QLocalSocket &socket)
{
    ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
           peer.uid == ::geteuid();
}

// Qt would turn a name that is not UTF-8 into another one.
QByteArray absolutePath(const QString &file)
{
    const QByteArray path = bytesOfName(file);
    return path.startsWith('/') ? path : bytesOfName(QDir::currentPath()) + '/' + path;
}

QStringList pathsIn(const QByteArray &message)
{
    QStringList paths;
    for (const QByteArray &path : message.split(endOfPath)) {
        if (path.startsWith('/'))
            paths << nameOfBytes(path);
    }
    return paths;
}

bool isWhole(const QByteArray &message)
{
    return message == QByteArray(1, endOfMessage) || message.endsWith(QByteArray{"\0\n", 2});
}

} // namespace

bool handOverFiles(const QStringList &files)
{
    const QString name = socketName();
    if (name.isEmpty())
        return false;
    QByteArray message;
    for (const QString &file : files)
        message += absolutePath(file) + endOfPath;
    message += endOfMessage;
    QLocalSocket socket;
    socket.connectToServer(name);
    if (message.size() > longestMessage || !socket.waitForConnected(patienceMilliseconds) || !isOfThisUser(socket))
        return false;
    socket.write(message);
    while (socket.bytesAvailable() < taken.size()) {
        if (!socket.waitForReadyRead(patienceMilliseconds))
            return false;
    }
    return socket.readAll() == taken;
}

FileReceiver::FileReceiver(QObject *parent) : QObject(parent)
{
    const QString name = socketName();
    if (!name.isEmpty())
        listen(name);
}

FileReceiver::~FileReceiver() = default;

// QLocalServer would take the name from a window that listens. A socket that nobody answers was left by a program that
// was killed.
void FileReceiver::listen(const QString &name)
{
    QLocalSocket other;
    other.connectToServer(name);
    if (other.waitForConnected(patienceMilliseconds))
        return;
    QLocalServer::removeServer(name);
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &FileReceiver::greet);
    m_server->listen(name);
}

bool FileReceiver::isListening() const
{
    return m_server && m_server->isListening();
}

void FileReceiver::greet()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isOfThisUser(*socket)) {
            socket->abort();
            continue;
        }
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(patienceMilliseconds, socket, [socket] { socket->abort(); });
        read(*socket);
    }
}

void FileReceiver::read(QLocalSocket &socket)
{
    if (socket.bytesAvailable() > longestMessage)
        return socket.abort();
    const QByteArray message = socket.peek(socket.bytesAvailable());
    if (!isWhole(message))
        return;
    socket.readAll();
    socket.write(taken);
    socket.flush();
    emit received(pathsIn(message));
}

} // namespace limber
