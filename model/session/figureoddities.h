#pragma once

#include "tracks/figurefindings.h"

#include <QObject>

#include <vector>

class QTimer;

namespace limber {

class Document;

// Keeps what is odd about the figure of a document up to date while the document changes: at once when there is another
// clip or another choice, a moment after an edit.
class FigureOddities : public QObject
{
    Q_OBJECT

public:
    explicit FigureOddities(Document &document);

    [[nodiscard]] const std::vector<FigureFinding> &all() const { return m_found; }
    // Returns how many the user has not answered.
    [[nodiscard]] int openCount() const;

signals:
    void changed();

private:
    void find();

    Document &m_document;
    std::vector<FigureFinding> m_found;
    QTimer *m_timer;
};

} // namespace limber
