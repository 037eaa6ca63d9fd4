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

// Finds what is cut off among the texts that stand on the screen: each is measured with the font that it is drawn
// with, against the room that its widget has for it. What is shortened by dots on purpose (names of files and joints)
// has widgets of its own, which are left out.
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
