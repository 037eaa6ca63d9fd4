#pragma once

#include "session/session.h"
#include "theme/colours.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <functional>
#include <memory>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QMenu;
class QSpinBox;
class QToolButton;

namespace limber {

class BesideList;
class NumberField;

// Chooses the clips beside the document in front, and how the one that is compared lies: shifted in time, moved, and
// which of its rotations count.
class CompareHead : public QWidget
{
    Q_OBJECT

public:
    // A document that is open, by the name of its file.
    struct OpenClip
    {
        QString title;
        Session *session = nullptr;
    };

    explicit CompareHead(QWidget *parent = nullptr);

    void setSession(Session *session); // null for none
    // Gives the documents that are open, the one in front too.
    void setOpenClips(std::function<QList<OpenClip>()> openClips) { m_openClips = std::move(openClips); }
    void setColours(const Colours &colours);
    // Shows what is open and chosen now.
    void refresh();
    [[nodiscard]] QComboBox &chooser() { return *m_chooser; }

signals:
    // In place of the chosen one; null takes that away.
    void clipWanted(limber::Session *other);
    void fileWanted();
    // Beside those that are there.
    void furtherClipWanted(limber::Session *other);
    void furtherFileWanted();

private:
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
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    BesideList *m_list = nullptr;
    QComboBox *m_chooser = nullptr;
    QToolButton *m_add = nullptr;
    QMenu *m_menu = nullptr; // of what can be added
    QSpinBox *m_shift = nullptr;
    QLabel *m_seconds = nullptr;
    QPushButton *m_find = nullptr;
    QComboBox *m_placement = nullptr;
    std::array<NumberField *, 3> m_offset{};
    QComboBox *m_rotations = nullptr;
};

} // namespace limber
