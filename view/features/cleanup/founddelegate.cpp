#include "cleanup/founddelegate.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace limber {

namespace {

// A text in pieces, of which every second one is a name.
class TextPieces
{
public:
    explicit TextPieces(const NamedText &text)
    {
        qsizetype at = 0;
        for (const Place &place : placesOf(text)) {
            m_pieces << text.text.mid(at, place.at - at) << text.shortNames.value(place.name);
            at = place.at + text.names.at(place.name).size();
        }
        m_pieces << text.text.mid(at);
    }

    [[nodiscard]] QString whole() const { return m_pieces.join(QString()); }

    // Shortens the longest name by so many pixels, but leaves the letters of its ends. Returns whether it did.
    bool shorten(const QFontMetrics &metrics, int pixels)
    {
        qsizetype longest = -1;
        for (qsizetype i = 1; i < m_pieces.size(); i += 2) {
            if (longest < 0 || metrics.horizontalAdvance(m_pieces[i]) > metrics.horizontalAdvance(m_pieces[longest]))
                longest = i;
        }
        if (longest < 0)
            return false;
        QString &name = m_pieces[longest];
        const int width =
            std::max(metrics.horizontalAdvance(QStringLiteral("nnnn…nnnn")), metrics.horizontalAdvance(name) - pixels);
        const QString shorter = metrics.elidedText(name, Qt::ElideMiddle, width);
        if (metrics.horizontalAdvance(shorter) >= metrics.horizontalAdvance(name))
            return false;
        name = shorter;
        return true;
    }

private:
    struct Place
    {
        qsizetype at = 0;
        qsizetype name = 0; // its index
    };

    // Long names first: one may be in another one.
    [[nodiscard]] static std::vector<Place> placesOf(const NamedText &text)
    {
        std::vector<qsizetype> order;
        for (qsizetype i = 0; i < text.names.size(); ++i)
            order.push_back(i);
        std::ranges::stable_sort(order, std::ranges::greater(), [&](qsizetype i) { return text.names[i].size(); });
        std::vector<Place> places;
        const auto isFree = [&](qsizetype at, qsizetype size) {
            return std::ranges::none_of(places, [&](const Place &place) {
                return at < place.at + text.names[place.name].size() && place.at < at + size;
            });
        };
        for (const qsizetype i : order) {
            const QString &name = text.names[i];
            qsizetype at = name.isEmpty() ? -1 : text.text.indexOf(name);
            while (at >= 0 && !isFree(at, name.size()))
                at = text.text.indexOf(name, at + 1);
            if (at >= 0)
                places.push_back({at, i});
        }
        std::ranges::sort(places, {}, &Place::at);
        return places;
    }

    QStringList m_pieces;
};

} // namespace

QString fittedText(const NamedText &text, const QFontMetrics &metrics, int width)
{
    if (metrics.horizontalAdvance(text.text) <= width)
        return text.text;
    TextPieces pieces(text);
    int tooMuch = metrics.horizontalAdvance(pieces.whole()) - width;
    // Once for each name is enough, except for a pixel that an elision leaves over.
    for (qsizetype tries = 2 * text.names.size(); tries > 0 && tooMuch > 0; --tries) {
        if (!pieces.shorten(metrics, tooMuch))
            break;
        tooMuch = metrics.horizontalAdvance(pieces.whole()) - width;
    }
    return tooMuch > 0 ? metrics.elidedText(pieces.whole(), Qt::ElideRight, width) : pieces.whole();
}

void FoundDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->widget == nullptr || option->rect.isEmpty())
        return;
    const QRect room = option->widget->style()->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget);
    const int margin = option->widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
    option->text = fittedText(
        {index.data().toString(), index.data(NamesRole).toStringList(), index.data(ShortNamesRole).toStringList()},
        option->fontMetrics, room.width() - 2 * margin);
}

} // namespace limber
