#include "widgets/accessibleparts.h"

#include <QAccessibleWidget>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QToolBar>
#include <QToolButton>

namespace limber {

namespace {

constexpr auto roleProperty = "accessibleRole";

// A widget with a role of its own. A widget that passes the focus on to one of its parts is not focusable itself.
class AccessiblePart : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        if (widget()->focusProxy() != nullptr)
            state.focusable = false;
        return state;
    }
};

// This function must change nothing: Qt calls it while widgets are made, and any change would make Qt call it again.
QAccessibleInterface *accessibleOf(const QString &key, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr)
        return nullptr;
    if (const QVariant role = widget->property(roleProperty); role.isValid())
        return new AccessiblePart(widget, static_cast<QAccessible::Role>(role.toInt()));
    if (key == QLatin1String("QTabWidget"))
        return new AccessiblePart(widget, QAccessible::Grouping);
    return nullptr; // use Qt's own interface
}

// In Qt's own file dialog the labels of the lists are beside them, but are not connected with them.
void describeLists(QFileDialog &dialog)
{
    for (const auto &[name, label] :
         {std::pair("lookInCombo", QFileDialog::LookIn), {"fileTypeCombo", QFileDialog::FileType}}) {
        if (auto *list = dialog.findChild<QComboBox *>(QLatin1String(name)))
            list->setAccessibleDescription(dialog.labelText(label).remove(QLatin1Char('&')));
    }
}

// Describes the lists of each file dialog that is shown.
class FileDialogWatch : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show) {
            if (auto *dialog = qobject_cast<QFileDialog *>(watched))
                describeLists(*dialog);
        }
        return false;
    }
};

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    QAccessible::installFactory(accessibleOf);
    widget.setProperty(roleProperty, static_cast<int>(role));
    if (!QAccessible::isActive())
        return;
    // The widget may already have an interface without that role.
    if (QAccessibleInterface *known = QAccessible::queryAccessibleInterface(&widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void installAccessibleParts()
{
    static constexpr auto watchName = "fileDialogWatch";
    QAccessible::installFactory(accessibleOf);
    if (qApp->findChild<QObject *>(QLatin1String(watchName), Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto *watch = new FileDialogWatch(qApp);
    watch->setObjectName(QLatin1String(watchName));
    qApp->installEventFilter(watch);
}

void addClearButton(QLineEdit &field)
{
    const QList<QToolButton *> before = field.findChildren<QToolButton *>();
    field.setClearButtonEnabled(true);
    const QList<QToolButton *> after = field.findChildren<QToolButton *>();
    for (QToolButton *button : after) {
        if (!before.contains(button))
            button->setAccessibleName(QCoreApplication::translate("AccessibleParts", "Clear"));
    }
}

void nameExtension(QToolBar &bar)
{
    if (auto *button = bar.findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button")))
        button->setAccessibleName(QCoreApplication::translate("AccessibleParts", "More of the toolbar"));
}

} // namespace limber
