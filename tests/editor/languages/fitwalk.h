#pragma once

#include <QStringList>

class QAbstractButton;
class QComboBox;
class QHeaderView;
class QLabel;
class QLineEdit;
class QMenuBar;
class QTabBar;
class QWidget;

namespace limber::test {

// Finds texts on the screen that are cut off: it measures each text in the font in which it is drawn, and compares it
// with the space that its widget has for it. Names of files and joints are shortened with dots on purpose by widgets of
// their own; these are left out.
class FitWalk
{
public:
    void look(QWidget &top);

    [[nodiscard]] const QStringList &troubles() const { return m_troubles; }
    [[nodiscard]] int texts() const { return m_texts; }

private:
    void visit(QWidget &widget);
    void label(const QLabel &label);
    void button(const QAbstractButton &button);
    void tabs(const QTabBar &bar);
    void menus(const QMenuBar &bar);
    void header(const QHeaderView &header);
    void choice(const QComboBox &choice);
    void field(const QLineEdit &field);
    void measured(const QString &text, int width, int room, const QWidget &where);
    void wrong(const QString &text, const QString &why, const QWidget &where);

    QString m_top;
    QStringList m_troubles;
    int m_texts = 0;
};

} // namespace limber::test
