#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace limber {

// Passes files to the window of this user that runs on this display, so that a second start opens no window of its own.
// The paths may be relative; an empty list only brings the window to the front. Returns false if no window has taken
// them within two seconds.
[[nodiscard]] bool handOverFiles(const QStringList &files);

// Receives files from later starts. Only the first window on a display does this; others open files only as they are
// told to. Only programs of the same user can reach it, because the socket is in the user's runtime folder.
class FileReceiver : public QObject
{
    Q_OBJECT

public:
    explicit FileReceiver(QObject *parent = nullptr);
    ~FileReceiver() override;

    [[nodiscard]] bool isListening() const;

signals:
    // `files` are absolute paths, see storage/paths/filename.h.
    void received(const QStringList &files);

private:
    void listen(const QString &name);
    void greet();
    void read(QLocalSocket &socket);

    std::unique_ptr<QLocalServer> m_server;
};

} // namespace limber
