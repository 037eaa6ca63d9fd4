#include "support/textfiles.h"
#include "theme/contrast.h"
#include "windowdriver.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

namespace tst_screencontrast {

using namespace limber;
using namespace limber::test;

namespace {

constexpr qreal scale = 3.0; // large enough that strokes of letters have pixels of their own

// The picture of a widget on its background.
QImage pictureOf(QWidget &widget)
{
    QImage image(widget.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta); // pixels that nobody paints would stand out
    QWidget *window = widget.window();
    QPainter painter(&image);
    window->render(&painter, QPoint(), QRegion(QRect(widget.mapTo(window, QPoint()), widget.size())));
    return image;
}

// The greatest contrast between any pixel and the colour that most pixels have.
double contrastIn(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    }
    QRgb background = 0;
    int most = 0;
    for (auto entry = counts.cbegin(); entry != counts.cend(); ++entry) {
        if (entry.value() > most) {
            most = entry.value();
            background = entry.key();
        }
    }
    double greatest = 1.0;
    for (auto entry = counts.cbegin(); entry != counts.cend(); ++entry)
        greatest = std::max(greatest, contrast(QColor(entry.key()), QColor(background)));
    return greatest;
}

bool showsText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return !label->text().trimmed().isEmpty();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return !button->text().isEmpty();
    if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
        return !field->displayText().isEmpty() || !field->placeholderText().isEmpty();
    return false;
}

} // namespace

// Texts on the screen are legible as they are actually drawn.
class ScreenContrastTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextOnTheScreenIsLegible_data();
    void everyTextOnTheScreenIsLegible();
    void theCellsOfTableAndTreeAreLegible_data() { everyTextOnTheScreenIsLegible_data(); }
    void theCellsOfTableAndTreeAreLegible();

private:
    FileFolder m_folder;
};

void ScreenContrastTest::everyTextOnTheScreenIsLegible_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void ScreenContrastTest::everyTextOnTheScreenIsLegible()
{
    QFETCH(bool, dark);
    WindowDriver driver;
    driver.window().theme().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    driver.open(m_folder.write(QStringLiteral("take.bvh"), smallBvh()));
    driver.session().selectOnly(NodeId::joint(1));
    QApplication::processEvents();
    int looked = 0;
    for (QWidget *widget : driver.window().findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || !showsText(*widget) || widget->visibleRegion().isEmpty())
            continue;
        const double ratio = contrastIn(pictureOf(*widget));
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1 %2 %3: %4")
                                              .arg(QLatin1String(widget->metaObject()->className()),
                                                   widget->objectName(), widget->accessibleName())
                                              .arg(ratio)));
        ++looked;
    }
    QVERIFY2(looked > 25, qPrintable(QString::number(looked)));
}

void ScreenContrastTest::theCellsOfTableAndTreeAreLegible()
{
    QFETCH(bool, dark);
    WindowDriver driver;
    driver.window().theme().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    driver.open(m_folder.write(QStringLiteral("take.bvh"), smallBvh()));
    driver.session().selectOnly(NodeId::joint(1));
    driver.typeIntoCell(0, 0, QStringLiteral("5")); // an edited value
    driver.table()->selectAll();
    QApplication::processEvents();
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(driver.table()), static_cast<QAbstractItemView *>(driver.tree())}) {
        const QImage picture = pictureOf(*view->viewport());
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QModelIndex index = view->model()->index(row, 0);
            const QRect cell = view->visualRect(index);
            const QImage part = picture.copy(QRect(cell.topLeft() * scale, cell.size() * scale));
            QVERIFY2(contrastIn(part) >= 4.5, qPrintable(view->objectName() + index.data().toString()));
        }
    }
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    QApplication app(argc, argv);
    ScreenContrastTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_screencontrast

#include "tst_screencontrast.moc"
