#pragma once

#include "session/session.h"
#include "widgets/messagebar.h"

#include <QObject>

namespace limber {

// Reads and writes the contacts of a document: a BVH file has no room for them. The files are those of `limber-cli
// contacts`.
class ContactFiles : public QObject
{
    Q_OBJECT

public:
    explicit ContactFiles(QWidget &window);

    // Asks for a file and reads it; the contacts become an undo step.
    void open(Session &session);
    // Asks for a file and writes the contacts to it, set or detected; false if they are not saved in the end.
    bool save(Session &session);

signals:
    void message(limber::MessageBar::Kind kind, const QString &text);

private:
    [[nodiscard]] static QString suggestedPath(const Document &document);

    QWidget &m_window;
};

} // namespace limber
