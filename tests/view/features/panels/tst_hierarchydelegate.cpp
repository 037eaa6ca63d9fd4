#include "drawing.h"
#include "figures.h"
#include "items/jointtreemodel.h"
#include "panels/hierarchypanel.h"
#include "session/session.h"
#include "theme/colours.h"

#include <QTest>
#include <QTreeView>

#include <cstdlib>
#include <utility>

namespace tst_hierarchydelegate {

using namespace limber;
using namespace limber::test;

// How the rows of the joint tree look.
class HierarchyDelegateTest : public QObject
{
    Q_OBJECT

private slots:
    void theNameStandsBesideTheIcon();
    void rowsGrowWithTheFont();
    void namesThatBeginAlikeAreToldApart();
};

namespace {

// The first column from `left` on in which the colour stands, or -1.
int firstColumnOf(const QImage &picture, const QRect &cell, int left, const QColor &colour)
{
    for (int x = left; x <= cell.right(); ++x) {
        for (int y = cell.top(); y <= cell.bottom(); ++y) {
            const QColor seen = picture.pixelColor(x, y);
            if (std::abs(seen.red() - colour.red()) + std::abs(seen.green() - colour.green()) +
                    std::abs(seen.blue() - colour.blue()) <
                90)
                return x;
        }
    }
    return -1;
}

} // namespace

void HierarchyDelegateTest::theNameStandsBesideTheIcon()
{
    Session session;
    session.document().reset(standingFigure(1));
    HierarchyPanel panel;
    Colours colours = Colours::lightTheme();
    colours.text = Qt::red; // the icons are blue and orange
    panel.setColours(colours);
    panel.setSession(&session);
    panel.resize(500, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.tree()->setCurrentIndex({});
    panel.tree()->clearSelection();
    const QImage picture = panel.tree()->viewport()->grab().toImage();
    for (const int joint : {leftLeg, rightLeg}) {
        const QRect cell = panel.tree()->visualRect(session.jointTree().indexOf(NodeId::joint(joint)));
        const QColor icon = joint == leftLeg ? colours.left : colours.right;
        const int iconAt = firstColumnOf(picture, cell, cell.left(), icon);
        QVERIFY(iconAt >= cell.left() && iconAt < cell.left() + 9);
        const int nameAt = firstColumnOf(picture, cell, cell.left(), colours.text);
        QVERIFY2(nameAt >= cell.left() + 20 && nameAt <= cell.left() + 24,
                 qPrintable(QString::number(nameAt - cell.left())));
    }
}

// Names of one figure often have the same beginning, and a narrow tree showed nothing else of them.
void HierarchyDelegateTest::namesThatBeginAlikeAreToldApart()
{
    Session session;
    Clip clip = standingFigure(1);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        clip.skeleton.setName(joint, "somebody_with_a_long_name:" + clip.skeleton.joint(joint).name);
    session.document().reset(clip);
    HierarchyPanel panel;
    panel.setSession(&session);
    panel.resize(200, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    Drawing drawing(panel.tree()->viewport()->size());
    panel.tree()->viewport()->render(&drawing, {}, {}, QWidget::RenderFlags());
    QStringList texts;
    for (const DrawnShape &shape : drawing.shapes(DrawnShape::Kind::Text)) {
        if (shape.text.contains(QChar(0x2026)))
            texts << shape.text;
    }
    QVERIFY2(texts.size() > 3, qPrintable(texts.join(u'\n')));
    texts.removeDuplicates();
    for (const QString &text : std::as_const(texts))
        QVERIFY2(!text.endsWith(QChar(0x2026)), qPrintable(text));
}

void HierarchyDelegateTest::rowsGrowWithTheFont()
{
    Session session;
    session.document().reset(standingFigure(1));
    HierarchyPanel panel;
    panel.setSession(&session);
    const QModelIndex name = session.jointTree().indexOf(NodeId::joint(0));
    const auto heightWith = [&](int pixels) {
        QStyleOptionViewItem option;
        option.font.setPixelSize(pixels);
        option.fontMetrics = QFontMetrics(option.font);
        const int height = panel.tree()->itemDelegate()->sizeHint(option, name).height();
        return std::pair(height, option.fontMetrics.height());
    };
    const auto [large, largeFont] = heightWith(60);
    QCOMPARE(large, largeFont + 2);
    const auto [small, smallFont] = heightWith(6);
    QVERIFY(small > smallFont + 2); // rows can always be hit with the mouse
    QCOMPARE(small, heightWith(7).first);
}

QTEST_MAIN(HierarchyDelegateTest)

} // namespace tst_hierarchydelegate

#include "tst_hierarchydelegate.moc"
