#include "theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace limber {

namespace {

// Draws one icon file in the colour of the text beside it.
class ThemedIconEngine final : public QIconEngine
{
public:
    explicit ThemedIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::WindowText);
        QSvgRenderer renderer(QByteArray(m_svg).replace("#000000", colour.name().toLatin1()));
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty())
            return {}; // of a button that is too small for it
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon themedIcon(const QString &name)
{
    QFile file(QStringLiteral(":/limber/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(file.readAll()));
}

} // namespace limber
