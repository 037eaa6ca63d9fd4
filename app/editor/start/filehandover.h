#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace limber {

// Hands files to the window of this user that runs on this display, so that a second start opens none of its own. The
// paths may be relative; none only brings the window forward. False where no window has taken them within two seconds.
[[nodiscard]] bool handOverFiles(const QStringList &files);

// Takes files from later starts. There is one such window on a display, the first; others open files as they are told
// to. Only programs of the same user can reach it: the socket lies in the user's runtime folder.
class FileReceiver : public QObject
{
    Q_OBJECT

public:
    explicit FileReceiver(QObject *parent = nullptr);
    ~FileReceiver() override;

    [[nodiscard]] bool isListening() const;

signals:
    // Absolute paths, see storage/paths/filename.h.
    void received(const QStringList &files);

private:
    void listen(const QString &name);
    void greet();
    void read(QLocalSocket &socket);

    std::unique_ptr<QLocalServer> m_server;
};

} // namespace limber
