#pragma once

#include "importing/importchoices.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace limber {

struct ImportedFile;

// Lets the user choose which animations of a 3D file become documents and how, and says which parts of the file do not.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    // The file must outlive the dialog.
    ImportDialog(const ImportedFile &file, const ImportChoices &choices, QWidget *parent = nullptr);

    [[nodiscard]] ImportChoices choices() const;

private:
    void addAnimations(QVBoxLayout &layout);
    QTreeWidget *makeList();
    QFormLayout *makeForm(const ImportChoices &choices);
    void addRates(QFormLayout &form, double framesPerSecond);
    void addUnits(QFormLayout &form, const QString &unit);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString losses() const;
    void checkAll(Qt::CheckState state);
    void updateButtons();

    const ImportedFile &m_file;
    QTreeWidget *m_animations = nullptr; // null if there is no choice
    int m_listHeight = 0; // the height in pixels that shows all its rows
    QComboBox *m_rate = nullptr; // null if nothing moves
    QComboBox *m_unit = nullptr;
    QPushButton *m_import = nullptr;
};

} // namespace limber
