#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>

namespace limber {

// A text about joints, with the names in it.
struct NamedText
{
    QString text;
    QStringList names; // as they are in the text
    QStringList shortNames; // the same without what all names of the skeleton begin with
};

// Returns the text as it fits into a width: names lose first what all of them begin with, and then their middles, the
// longest first. The words between them stay as long as names can give way.
[[nodiscard]] QString fittedText(const NamedText &text, const QFontMetrics &metrics, int width);

// Draws what was found so that its words can be read where the names of joints are long.
class FoundDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { NamesRole = Qt::UserRole + 10, ShortNamesRole };

    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace limber
