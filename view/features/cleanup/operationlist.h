#pragma once

#include <QHash>
#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace limber {

// All operations in groups, with a search; favourites and the last used ones are at the top unless something is
// searched.
class OperationList : public QWidget
{
    Q_OBJECT

public:
    explicit OperationList(QWidget *parent = nullptr);

    // The names are those of operations.
    void setFavourites(const QStringList &names);
    void setLastUsed(const QStringList &names); // the latest first
    void setCurrent(const QString &name);
    void focusSearch();
    void focusList();
    void clearSearch();
    // Whether the arrow keys open an operation as soon as they come to it; otherwise Return does. A click always opens
    // it.
    void setOpensOnMove(bool opens) { m_opensOnMove = opens; }
    // Shows beside an operation's name what it would find; empty for nothing.
    void setCount(const QString &name, const QString &count);
    void clearCounts();
    // Returns the name of the operation at that point; empty for none.
    [[nodiscard]] QString operationAt(const QPoint &globalPosition) const;

signals:
    void chosen(const QString &name);
    void applyWanted(); // Return was pressed where nothing is searched
    void favouritesChanged(const QStringList &names);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void addGroup(const QString &title, const QStringList &names);
    void filter(const QString &search);
    void markBestMatch();
    void showCount(QTreeWidgetItem &item) const;
    void announce(const QTreeWidgetItem *item);
    [[nodiscard]] QTreeWidgetItem *bestMatch() const;
    [[nodiscard]] bool isKeyTaken(int key);
    [[nodiscard]] bool isReturnTaken();
    [[nodiscard]] bool isKeyOfListTaken(int key);
    [[nodiscard]] bool leaveSearch();
    void mark(QTreeWidgetItem *item);
    void moveMark(int rows);
    void noteClick(const QEvent &event);
    void showMenu(const QPoint &position);
    void toggleFavourite(const QString &name);

    QLineEdit *m_search = nullptr;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_nothingFound = nullptr;
    bool m_isCurrentPressed = false; // by the mouse
    bool m_opensOnMove = true;
    bool m_isMovedByKey = false; // the current item is about to be another one
    QStringList m_favourites;
    QStringList m_lastUsed;
    QString m_current;
    QHash<QString, QString> m_counts; // by names of operations
};

} // namespace limber
