#pragma once

#include "storage/poselibrary.h"
#include "theme/colours.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace limber {

// The user's poses with small pictures, in a window that can stay open beside the work, to find, apply, rename and
// delete them. The owner of the dialog applies the poses.
class PoseLibraryDialog : public QDialog
{
    Q_OBJECT

public:
    // The library must outlive the dialog.
    explicit PoseLibraryDialog(PoseLibrary &library, QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    // Sets whether there is a frame that can take a pose and whose pose can be saved.
    void setUsable(bool isUsable);
    // Reads the folder again and selects the pose of this file. Does nothing while the dialog is closed, because it
    // keeps poses and pictures only while it shows them.
    void reload(const QString &selectedFile = {});

protected:
    void hideEvent(QHideEvent *event) override;

signals:
    void applyWanted(const limber::LibraryPose &pose, bool isMirrored);
    void saveWanted();

private:
    void createWidgets();
    void addButtons();
    void filter();
    void paintNext();
    void showState();
    void apply(bool isMirrored);
    void renameSelected();
    void takeName(QListWidgetItem &item);
    void removeSelected();
    void showMenu(const QPoint &position);
    [[nodiscard]] const LibraryPose *selectedPose() const;
    void showProblem(const QString &problem);

    PoseLibrary &m_library;
    Colours m_colours;
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_delete = nullptr;
    QPushButton *m_mirror = nullptr;
    QPushButton *m_apply = nullptr;
    QTimer m_painting; // draws one picture at a time, so that many do not block the window
    int m_nextPicture = 0;
    bool m_isUsable = false;
    bool m_isFilling = false;
};

} // namespace limber
