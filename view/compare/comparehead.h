#pragma once

#include "session/session.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace limber {

// Chooses the second clip and how it is laid beside the document in front: shifted in time, moved, and which rotations
// are compared.
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
    // Shows what is open and chosen now.
    void refresh();
    [[nodiscard]] QComboBox &chooser() { return *m_chooser; }

signals:
    void clipWanted(limber::Session *other); // null for none
    void fileWanted();

private:
    QComboBox *addChoices(QGridLayout &grid, int row, const QString &label, const QString &name,
                          const QStringList &choices);
    void addShift(QGridLayout &grid);
    void chosen(int index);
    void applySettings();
    void showSettings();

    std::function<QList<OpenClip>()> m_openClips;
    QPointer<Session> m_session;
    std::unique_ptr<QObject> m_listener; // context of the connections to the session
    QComboBox *m_chooser = nullptr;
    QSpinBox *m_shift = nullptr;
    QLabel *m_seconds = nullptr;
    QPushButton *m_find = nullptr;
    QComboBox *m_placement = nullptr;
    QComboBox *m_rotations = nullptr;
};

} // namespace limber
