#pragma once

#include <QList>
#include <QWidget>

class QFrame;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace limber {

// A row of widgets that can be narrow: those at its end that do not fit go into a panel, which the » after the row
// opens. One widget of the row may stretch; it always stays.
class FoldingRow : public QWidget
{
    Q_OBJECT

public:
    explicit FoldingRow(QWidget *parent = nullptr);

    // Becomes the parent, with so many pixels before it.
    void add(QWidget *widget, int spacingBefore = 0);
    // Has what room the others leave, and at least its minimum width.
    void addStretching(QWidget *widget);
    // Something in it has become wider or narrower.
    void fold();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Item
    {
        QWidget *widget = nullptr;
        int spacingBefore = 0;
        bool stretches = false;
        bool isFolded = false;
    };

    [[nodiscard]] static int widthOf(const Item &item);
    [[nodiscard]] int neededWidth() const;
    void arrange();
    void openPanel();

    QHBoxLayout *m_row = nullptr;
    QToolButton *m_more = nullptr;
    QFrame *m_panel = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<Item> m_items;
};

} // namespace limber
