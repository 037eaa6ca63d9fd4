#pragma once

#include "character/characterposer.h"
#include "storage/importing/characterfile.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace limber {

class ClipPreview;
class Document;
class LayeredClip;

// The character on which the motion of a document is shown. The motion is retargeted as it is shown, with its layers
// and with the result of a preview; the document itself stays as it is. Contacts and the floor are found on a worker
// and again a moment after each change; a pose that is being dragged is transferred at once.
class DocumentCharacter : public QObject
{
    Q_OBJECT

public:
    DocumentCharacter(const Document &document, const LayeredClip &layered, const ClipPreview &preview,
                      QObject *parent = nullptr);
    ~DocumentCharacter() override;

    // Shows a character that was read with its surface, in place of the one before.
    void show(std::shared_ptr<const CharacterFile> file);
    void remove();
    // Names a character that is not read yet, as a project does; empty for none.
    void name(const QString &path);

    // Returns the absolute path of the character, read or named; empty for none.
    [[nodiscard]] const QString &path() const { return m_path; }
    // Returns whether a character is only named.
    [[nodiscard]] bool isMissing() const { return !m_path.isEmpty() && m_file == nullptr; }
    [[nodiscard]] bool isShown() const { return m_file != nullptr; }
    // Returns null if there is none, and if it is only named.
    [[nodiscard]] const std::shared_ptr<const CharacterFile> &file() const { return m_file; }
    // Returns whether the motion is still being retargeted; the poser may then be one of an earlier motion.
    [[nodiscard]] bool isPreparing() const { return m_delay.isActive() || m_work.isRunning(); }
    // Returns what puts poses of the document on the character; null before the motion is retargeted for the first
    // time.
    [[nodiscard]] const std::shared_ptr<const CharacterPoser> &poser() const { return m_poser; }

signals:
    // Emitted when another character is shown or none, and when its motion is another.
    void changed();
    // Emitted when the motion cannot be retargeted; `why` is a sentence.
    void failed(const QString &why);

private:
    void forgetMotion();
    void prepareSoon();
    void prepare();

    const Document &m_document;
    const LayeredClip &m_layered;
    const ClipPreview &m_preview;
    QString m_path;
    std::shared_ptr<const CharacterFile> m_file;
    std::shared_ptr<const CharacterPoser> m_poser; // of the last motion that was prepared
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
};

} // namespace limber
