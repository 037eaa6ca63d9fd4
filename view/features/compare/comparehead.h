#pragma once

#include "session/session.h"
#include "session/sessionfollower.h"
#include "theme/colours.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>

class QComboBox;
class QGridLayout;
class QPushButton;
class QMenu;
class QSpinBox;
class QToolButton;

namespace limber {

class BesideList;
class ElidedLabel;
class NumberField;

// Chooses the clips beside the document in front and the alignment of the compared one: its shift in time, its
// position, and which of its rotations count.
class CompareHead : public QWidget, public SessionFollower
{
    Q_OBJECT

public:
    // An open document, with the name of its file.
    struct OpenClip
    {
        QString title;
        Session *session = nullptr;
    };

    explicit CompareHead(QWidget *parent = nullptr);

    // Sets the function that returns the open documents, including the one in front.
    void setOpenClips(std::function<QList<OpenClip>()> openClips) { m_openClips = std::move(openClips); }
    void setColours(const Colours &colours);
    // Shows which documents are open and which clip is chosen.
    void refresh();
    // Does it after the present event, once for many documents that are opened or closed together.
    void refreshSoon() { m_refreshDelay.start(); }
    [[nodiscard]] QComboBox &chooser() { return *m_chooser; }

signals:
    // Emitted when this clip has to replace the chosen one; null removes that one.
    void clipWanted(limber::Session *other);
    void fileWanted();
    // Emitted when this clip has to be added to the others.
    void furtherClipWanted(limber::Session *other);
    void furtherFileWanted();

private:
    void attach(Session &session, QObject &context) override;
    void showSession() override;
    QComboBox *addChoices(QGridLayout &grid, int row, const QString &label, const QString &name,
                          const QStringList &choices);
    void addChooser(QGridLayout &grid);
    void addShift(QGridLayout &grid);
    void addOffset(QGridLayout &grid, int row);
    void fillMenu();
    void setOffset(int axis, double value);
    void chosen(int index);
    void applySettings();
    void showSettings();

    std::function<QList<OpenClip>()> m_openClips;
    QTimer m_refreshDelay;
    BesideList *m_list = nullptr;
    QComboBox *m_chooser = nullptr;
    QToolButton *m_add = nullptr;
    QMenu *m_menu = nullptr; // lists what can be added
    QSpinBox *m_shift = nullptr;
    ElidedLabel *m_seconds = nullptr;
    QPushButton *m_find = nullptr;
    QComboBox *m_placement = nullptr;
    std::array<NumberField *, 3> m_offset{};
    QComboBox *m_rotations = nullptr;
};

} // namespace limber
