#pragma once

#include "session/session.h"

#include <QObject>

class QWidget;

namespace limber {

class Saving;

// Writes a document as an animation of Second Life: it makes the animation with progress, says what is left out, and
// asks for a file.
class AnimExporting : public QObject
{
    Q_OBJECT

public:
    AnimExporting(Saving &saving, QWidget &window);

    // Returns false if nothing is written in the end.
    bool run(const Session &session);

signals:
    void message(const QString &text);
    // Emitted when nothing was written; `why` is a sentence.
    void failed(const QString &why);

private:
    [[nodiscard]] bool mayLose(const QString &loss);
    bool write(const std::string &bytes, const QString &path);

    Saving &m_saving;
    QWidget &m_window;
};

} // namespace limber
