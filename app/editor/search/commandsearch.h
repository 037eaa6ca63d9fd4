#pragma once

#include "search/commandindex.h"

#include <QLineEdit>
#include <QPointer>

#include <functional>
#include <utility>

class QListWidget;
class QListWidgetItem;
class QMenu;

namespace limber {

// A field that finds commands by their words and runs the selected one. The list of matches never takes the focus, so
// that typing goes on; afterwards the focus returns to where it was.
class CommandSearch : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommandSearch(QWidget *parent = nullptr);

    // Adds the commands of a menu and of its submenus. The menus' names, after those of `above`, help to distinguish
    // them.
    void addMenu(const QMenu &menu, const QString &above = {});
    // Takes the focus, even from a floating panel.
    void start();
    // Sets the keys that the empty field names as its shortcut.
    void showKeys(const QString &keys);
    // Sets the widget that gets the focus if the one that had it before is gone.
    void setFallback(QWidget *widget) { m_fallback = widget; }
    // Lets it ask whether a document is open: most commands that are greyed out wait for one.
    void setDocumentQuestion(std::function<bool()> isOpen) { m_isDocumentOpen = std::move(isOpen); }

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void showMatches();
    void addCommand(const CommandIndex::Command &command);
    void addNearest(const QString &query);
    void addNote(const QString &text);
    void placeList();
    void moveMark(int rows);
    void run(const QListWidgetItem *item);
    void showNeed();
    [[nodiscard]] QString needOfCommand(const QAction &action) const;
    void leave();

    CommandIndex m_index;
    QListWidget *m_list = nullptr;
    QPointer<QWidget> m_before; // the widget that had the focus before the search
    QPointer<QWidget> m_fallback;
    std::function<bool()> m_isDocumentOpen;
    bool m_isNeedShown = false; // of the first command in the list
};

} // namespace limber
