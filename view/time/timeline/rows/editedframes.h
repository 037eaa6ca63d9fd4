#pragma once

#include "base/at.h"
#include "document/document.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <cstdint>
#include <vector>

namespace limber {

// The frames of a document that differ from the file as it was opened, or that a layer changes. They are compared in
// small portions while the window is idle, since a clip may be long and an edit large; until then a frame keeps its old
// state.
class EditedFrames : public QObject
{
    Q_OBJECT

public:
    explicit EditedFrames(QObject *parent = nullptr);

    void setDocument(const Document *document); // null for none
    // Returns whether there is a file from which frames could differ.
    [[nodiscard]] bool hasFile() const { return m_hasFile; }
    [[nodiscard]] bool isEdited(int frame) const { return at(m_isEdited, frame) != 0; }
    [[nodiscard]] int frameCount() const { return static_cast<int>(m_isEdited.size()); }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool isDone() const { return m_next >= m_end; }

signals:
    void changed();

private:
    void lookAtAll();
    void lookAt(int first, int count);
    void insert(int first, int count);
    void remove(int first, int count);
    void work();
    void markLayered();
    [[nodiscard]] bool differs(int frame) const;

    QPointer<const Document> m_document;
    std::vector<std::uint8_t> m_isEdited; // one for each frame
    std::vector<int> m_layered; // for each frame how many keys of layers change it; empty without layers
    int m_count = 0; // of edited frames
    int m_next = 0; // frames from here to m_end are to be compared
    int m_end = 0;
    bool m_hasFile = false;
    QTimer m_work;
};

} // namespace limber
