#pragma once

#include "additions/showncharacter.h"
#include "character/characterposer.h"
#include "mapping/mappingfile.h"
#include "session/characterretarget.h"
#include "storage/characters/characterfile.h"
#include "work/backgroundwork.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace limber {

class AdditionKind;
class ClipPreview;
class Document;
class LayeredClip;

// Returns the path that an addition of a document names.
[[nodiscard]] QString characterPath(const ShownCharacter &character);
// Returns how a document names a character that follows it in the way that Limber finds by itself.
[[nodiscard]] ShownCharacter shownCharacter(const CharacterFile &file);

// The character on which the motion of a document is shown. Which one it is, and what the user decided about the
// retarget, is an addition of the document with undo; this has the file that was read. The motion is retargeted as it
// is shown, with its layers and with the result of a preview; the clip itself stays as it is. Contacts and the floor
// are found on a worker and again a moment after each change; a pose that is being dragged is transferred at once.
class DocumentCharacter : public QObject
{
    Q_OBJECT

public:
    DocumentCharacter(Document &document, const LayeredClip &layered, const ClipPreview &preview,
                      QObject *parent = nullptr);
    ~DocumentCharacter() override;

    // Shows a character that was read with its surface, in place of the one before. It is an undo step, unless the
    // document names this file already.
    void show(std::shared_ptr<const CharacterFile> file);
    void remove(); // an undo step
    // Keeps what the user decided about the retarget, as the text of a mapping file: an undo step.
    void decide(const std::string &mapping);
    // Shows the motion without the character that the document names, since its file cannot be shown. The document
    // still names it.
    void giveUp();

    // Returns the absolute path of the character, read or named; empty for none.
    [[nodiscard]] QString path() const;
    [[nodiscard]] const CharacterChoice &choice() const;
    // Returns whether a character is named and still to be read.
    [[nodiscard]] bool isMissing() const { return !m_path.isEmpty() && m_file == nullptr && !m_isGivenUp; }
    // Returns whether a character is named whose file cannot be shown.
    [[nodiscard]] bool isGivenUp() const { return !m_path.isEmpty() && m_file == nullptr && m_isGivenUp; }
    [[nodiscard]] bool isShown() const { return m_file != nullptr; }
    // Returns null if there is none, and if it is only named.
    [[nodiscard]] const std::shared_ptr<const CharacterFile> &file() const { return m_file; }
    // Returns the joints of the mapping that the character does not have, as text.
    [[nodiscard]] const QStringList &goneJoints() const { return m_goneJoints; }
    // Returns whether the motion is still being retargeted; the poser may then be one of an earlier motion.
    [[nodiscard]] bool isPreparing() const { return m_delay.isActive() || m_work.isRunning(); }
    // Returns what puts poses of the document on the character; null before the motion is retargeted for the first
    // time.
    [[nodiscard]] const std::shared_ptr<const CharacterPoser> &poser() const { return m_poser; }
    // Returns how whole motions are put on the character that is shown; nothing without one.
    [[nodiscard]] std::optional<CharacterRetarget> retarget() const;

signals:
    // Emitted when the user chose a character: an undo step, which may be another file than before.
    void chosen();
    // Emitted when another character is shown or none, and when its motion is another.
    void changed();
    // Emitted when the motion cannot be retargeted; `why` is a sentence.
    void failed(const QString &why);

private:
    void followDocument();
    void forgetMotion();
    void prepareSoon();
    void prepare();
    [[nodiscard]] std::optional<MappingFile> decisions(std::vector<std::string> &gone) const;

    Document &m_document;
    const LayeredClip &m_layered;
    const ClipPreview &m_preview;
    QString m_path; // of the choice that is followed
    std::string m_mapping;
    std::shared_ptr<const CharacterFile> m_file;
    std::shared_ptr<const CharacterFile> m_last; // read before or about to be shown, so that undo is at once
    bool m_isGivenUp = false;
    QStringList m_goneJoints;
    std::shared_ptr<const CharacterPoser> m_poser; // of the last motion that was prepared
    QTimer m_delay; // edits come in bursts
    BackgroundWork m_work;
};

} // namespace limber
