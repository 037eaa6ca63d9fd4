#pragma once

#include "actions/shortcuts/shortcutmap.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace limber {

class ShortcutList;
class ShortcutRecorder;

// The dialog in which the user gives commands other keys. Every change is announced at once; none makes two commands
// have one key.
class ShortcutEditor : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutEditor(const ShortcutMap &map, QWidget *parent = nullptr);

    [[nodiscard]] const ShortcutMap &map() const { return m_map; }

signals:
    void keysChanged(const limber::ShortcutMap &map);

private:
    // One of the keys of the selected command.
    struct Place
    {
        int number = 0; // from 0
        ShortcutRecorder *key = nullptr;
        QPushButton *clear = nullptr;
    };

    void createWidgets();
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeDetails();
    [[nodiscard]] Place makePlace(int number, const QString &label, QHBoxLayout &row);
    [[nodiscard]] QWidget *makeFoot();
    void listen();
    void search(const QString &text);
    void change(const ShortcutMap &map);
    void showState();
    void showCommand();
    void showConflicts();
    void want(Command command, const ShortcutMap &map);
    void record(int place, const QKeySequence &key);
    void takeFromOthers();
    void importKeys();
    void exportKeys();

    // What the user asked for in the selected command but other commands have; it waits for an answer.
    struct Question
    {
        Command command;
        ShortcutMap map;
    };

    ShortcutMap m_map;
    std::optional<Question> m_question;
    QLineEdit *m_search = nullptr;
    QComboBox *m_preset = nullptr;
    ShortcutList *m_list = nullptr;
    QLabel *m_nothingFound = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_about = nullptr;
    std::array<Place, ShortcutMap::mostKeys> m_places;
    QLabel *m_conflicts = nullptr;
    QPushButton *m_take = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_resetAll = nullptr;
    QLabel *m_state = nullptr;
};

} // namespace limber
