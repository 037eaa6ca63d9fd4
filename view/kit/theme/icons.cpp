#include "theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace limber {

namespace {

constexpr qsizetype mostPictures = 8; // sizes and colours of one icon

// Draws one icon file in a colour of the palette, such as that of the text beside it. It caches its pictures, because
// reading the file takes longer than the rest of drawing a button.
class ThemedIconEngine final : public QIconEngine
{
public:
    ThemedIconEngine(QByteArray svg, QPalette::ColorRole role) : m_svg(std::move(svg)), m_role(role) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal scale = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * scale).toSize(), mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        if (size.isEmpty())
            return {}; // the button is too small for the icon
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, m_role);
        const auto isKept = [&](const Picture &kept) {
            return kept.pixmap.size() == size && kept.colour == colour.rgb();
        };
        const auto found = std::ranges::find_if(m_pictures, isKept);
        if (found != m_pictures.end())
            return found->pixmap;
        if (m_pictures.size() == mostPictures)
            m_pictures.removeFirst();
        m_pictures.append({colour.rgb(), drawn(size, colour)});
        return m_pictures.last().pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(m_svg, m_role); }

private:
    struct Picture
    {
        QRgb colour = 0;
        QPixmap pixmap;
    };

    [[nodiscard]] QPixmap drawn(const QSize &size, const QColor &colour) const
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(QByteArray(m_svg).replace("#000000", colour.name().toLatin1())).render(&painter, pixmap.rect());
        return pixmap;
    }

    QByteArray m_svg;
    QPalette::ColorRole m_role;
    QList<Picture> m_pictures;
};

} // namespace

QIcon themedIcon(const QString &name, QPalette::ColorRole colour)
{
    QFile file(QStringLiteral(":/limber/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(file.readAll(), colour));
}

} // namespace limber
