#pragma once

#include "session/session.h"

#include <QObject>

class QWidget;

namespace limber {

class Saving;

// Writes a document as an animation of Second Life: it is made with progress, what is left out of it is said, and a
// file is asked for.
class AnimExporting : public QObject
{
    Q_OBJECT

public:
    AnimExporting(Saving &saving, QWidget &window);

    // False if nothing is written in the end.
    bool run(const Session &session);

signals:
    void message(const QString &text);
    // Why nothing was written, in a sentence.
    void failed(const QString &why);

private:
    [[nodiscard]] bool mayLose(const QString &loss);
    bool write(const std::string &bytes, const QString &path);

    Saving &m_saving;
    QWidget &m_window;
};

} // namespace limber
