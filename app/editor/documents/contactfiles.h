#pragma once

#include "session/session.h"
#include "widgets/messagebar.h"

#include <QObject>

namespace limber {

// Reads and writes the contacts of a document, which a BVH file cannot hold. The files have the format of `limber-cli
// contacts`.
class ContactFiles : public QObject
{
    Q_OBJECT

public:
    explicit ContactFiles(QWidget &window);

    // Asks for a file and reads it; the contacts become an undo step.
    void open(Session &session);
    // Asks for a file and writes the contacts to it, whether set or detected. Returns false if they are not saved in
    // the end.
    bool save(Session &session);

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    [[nodiscard]] static QString suggestedPath(const Document &document);

    QWidget &m_window;
};

} // namespace limber
