#include "languages/fitwalk.h"

#include "widgets/elidedcombobox.h"
#include "widgets/elidedlabel.h"

#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>

namespace limber::test {

namespace {

// Measures without the mark of the mnemonic, because it is not drawn as a character.
int widthOf(const QString &text, const QWidget &widget)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

// A widget that can be scrolled into view is not cut off.
bool scrolls(const QWidget &widget)
{
    for (const QWidget *above = widget.parentWidget(); above != nullptr && !above->isWindow();
         above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(above) != nullptr)
            return true;
    }
    return false;
}

QString allOf(QString text)
{
    return text.replace(u'\n', u'⏎').left(100);
}

} // namespace

void FitWalk::look(QWidget &top)
{
    // A text that has just been set has asked for its room, and the layout has not answered yet.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_top = QString::fromLatin1(top.metaObject()->className());
    for (QWidget *widget : top.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->window() == top.window() && !widget->visibleRegion().isEmpty())
            visit(*widget);
    }
}

void FitWalk::visit(QWidget &widget)
{
    if (qobject_cast<ElidedLabel *>(&widget) != nullptr || qobject_cast<ElidedComboBox *>(&widget) != nullptr)
        return;
    if (const auto *aLabel = qobject_cast<QLabel *>(&widget))
        label(*aLabel);
    else if (const auto *aButton = qobject_cast<QAbstractButton *>(&widget))
        button(*aButton);
    else if (const auto *bar = qobject_cast<QTabBar *>(&widget))
        tabs(*bar);
    else if (const auto *menu = qobject_cast<QMenuBar *>(&widget))
        menus(*menu);
    else if (const auto *aHeader = qobject_cast<QHeaderView *>(&widget))
        header(*aHeader);
    else if (const auto *aChoice = qobject_cast<QComboBox *>(&widget))
        choice(*aChoice);
    else if (const auto *aField = qobject_cast<QLineEdit *>(&widget))
        field(*aField);
    else if (const auto *box = qobject_cast<QGroupBox *>(&widget); box != nullptr && !box->title().isEmpty())
        measured(box->title(), widthOf(box->title(), *box), box->width(), *box);
}

void FitWalk::label(const QLabel &label)
{
    if (label.text().trimmed().isEmpty())
        return;
    const QRect room = label.contentsRect();
    if (!label.wordWrap()) {
        QTextDocument rich;
        rich.setDefaultFont(label.font());
        const bool isRich = label.textFormat() == Qt::RichText ||
                            (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
        if (isRich)
            rich.setHtml(label.text());
        const int width = isRich ? static_cast<int>(rich.idealWidth()) : widthOf(label.text(), label);
        measured(label.text(), width, room.width() - 2 * label.margin(), label);
        return;
    }
    // A line ends between words, if the language has spaces between them.
    for (const QString &word : label.text().split(u' ', Qt::SkipEmptyParts)) {
        if (word.front().script() == QChar::Script_Latin)
            measured(word, widthOf(word, label), room.width() - 2 * label.margin(), label);
    }
    ++m_texts;
    const int needed = label.heightForWidth(label.width());
    if (needed > label.height() + 1)
        wrong(label.text(), QStringLiteral("%1 high, needs %2").arg(label.height()).arg(needed), label);
}

void FitWalk::button(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if (button.text().isEmpty() || (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
        return;
    int room = button.width();
    if (qobject_cast<const QCheckBox *>(&button) != nullptr || qobject_cast<const QRadioButton *>(&button) != nullptr) {
        QStyleOptionButton option;
        option.initFrom(&button);
        option.text = button.text();
        const bool isBox = qobject_cast<const QCheckBox *>(&button) != nullptr;
        room =
            button.style()
                ->subElementRect(isBox ? QStyle::SE_CheckBoxContents : QStyle::SE_RadioButtonContents, &option, &button)
                .width();
    } else {
        room -= 6 + (button.icon().isNull() ? 0 : button.iconSize().width());
    }
    measured(button.text(), widthOf(button.text(), button), room, button);
}

void FitWalk::tabs(const QTabBar &bar)
{
    const QString role = bar.property("role").toString();
    for (int tab = 0; tab < bar.count(); ++tab) {
        // Only the tab in front has a word there; the others are icons, whose tool tips have it.
        const bool isIcon = role == u"icons" && tab != bar.currentIndex() && !bar.tabIcon(tab).isNull();
        if (bar.isTabVisible(tab) && !isIcon && role != u"replaced")
            measured(bar.tabText(tab), widthOf(bar.tabText(tab), bar) + 8, bar.tabRect(tab).width(), bar);
    }
    if (!bar.usesScrollButtons() && bar.count() > 0 && bar.tabRect(bar.count() - 1).right() > bar.width())
        wrong(bar.tabText(bar.count() - 1), QStringLiteral("beyond the end of the tabs"), bar);
}

void FitWalk::menus(const QMenuBar &bar)
{
    for (QAction *action : bar.actions()) {
        const QRect place = bar.actionGeometry(action);
        measured(action->text(), widthOf(action->text(), bar), place.width(), bar);
        if (place.isEmpty() || place.right() > bar.width())
            wrong(action->text(), QStringLiteral("beyond the end of the menu bar"), bar);
    }
}

void FitWalk::header(const QHeaderView &header)
{
    if (header.orientation() == Qt::Vertical || header.model() == nullptr)
        return;
    for (int section = 0; section < header.count(); ++section) {
        const QString text = header.model()->headerData(section, Qt::Horizontal).toString();
        if (!header.isSectionHidden(section) && !text.isEmpty())
            measured(text, widthOf(text, header) + 4, header.sectionSize(section), header);
    }
}

void FitWalk::choice(const QComboBox &choice)
{
    if (choice.isEditable())
        return;
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.subControls = QStyle::SC_All;
    const QRect room =
        choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice);
    for (int item = 0; item < choice.count(); ++item) {
        const int icon = choice.itemIcon(item).isNull() ? 0 : choice.iconSize().width() + 4;
        // Qt makes a box as wide as the ink of its words; what they advance can be a pixel more.
        const int ink = choice.fontMetrics().boundingRect(choice.itemText(item)).width();
        measured(choice.itemText(item), ink + icon, room.width(), choice);
    }
}

void FitWalk::field(const QLineEdit &field)
{
    // A typed text can scroll in its field, a placeholder text cannot.
    const bool isSpin = qobject_cast<const QAbstractSpinBox *>(field.parentWidget()) != nullptr;
    const QString text = field.text().isEmpty() ? field.placeholderText() : isSpin ? field.text() : QString();
    QStyleOptionFrame option;
    option.initFrom(&field);
    const QRect inner = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
    const QMargins margins = field.textMargins();
    measured(text, field.fontMetrics().horizontalAdvance(text), inner.width() - margins.left() - margins.right() - 4,
             field);
}

void FitWalk::measured(const QString &text, int width, int room, const QWidget &where)
{
    if (text.isEmpty())
        return;
    ++m_texts;
    if (width > room)
        wrong(text, QStringLiteral("%1 wide, needs %2").arg(room).arg(width), where);
    // A parent that is smaller cuts off its children.
    const QRect seen = where.visibleRegion().boundingRect();
    if (seen.width() < std::min(width, where.width()) && !scrolls(where))
        wrong(text, QStringLiteral("only %1 of %2 can be seen").arg(seen.width()).arg(where.width()), where);
}

void FitWalk::wrong(const QString &text, const QString &why, const QWidget &where)
{
    const QString trouble =
        QStringLiteral("%1: %2 “%3”: “%4” %5")
            .arg(m_top, QLatin1String(where.metaObject()->className()),
                 where.objectName().isEmpty() ? where.accessibleName() : where.objectName(), allOf(text), why);
    if (!m_troubles.contains(trouble))
        m_troubles << trouble;
}

} // namespace limber::test
