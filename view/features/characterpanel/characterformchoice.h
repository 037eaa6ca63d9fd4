#pragma once

#include "storage/characters/characterforms.h"

#include <QString>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;

namespace limber {

class ElidedLabel;

// Chooses in which form the motion on a character is written, and has it written. What is in such a file is said in a
// widget of its own, so that the button stays in view where there is little room.
class CharacterFormChoice : public QWidget
{
    Q_OBJECT

public:
    explicit CharacterFormChoice(QWidget *parent = nullptr);

    // What is in the file, and the way to a document instead of a file.
    [[nodiscard]] QWidget &details() { return *m_details; }
    // The actions behind its buttons.
    void setActions(QAction *write, QAction *makeDocument);
    // Takes the form that the user prefers; shows it, or the usual one where the character cannot be written so.
    void prefer(const CharacterForm &form);
    // Offers what can be written for this character.
    void setCharacter(const CharacterFile &character);
    // Returns the form that is shown.
    [[nodiscard]] const CharacterForm &form() const;

signals:
    // Emitted when the user has chosen a form.
    void chosen(const limber::CharacterForm &form);

private:
    void showForms();
    void showPurpose();

    QWidget *m_details = nullptr;
    ElidedLabel *m_heading = nullptr;
    QComboBox *m_forms = nullptr;
    QLabel *m_purpose = nullptr;
    QPushButton *m_write = nullptr;
    QPushButton *m_makeDocument = nullptr;
    const CharacterForm *m_preferred = nullptr;
    SceneFormat m_format = SceneFormat::Gltf; // of the character
};

} // namespace limber
