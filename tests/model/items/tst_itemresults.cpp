#include "items/jointtreemodel.h"
#include "items/motiontablemodel.h"
#include "session/retargeting/mappingmodel.h"
#include "session/retargeting/retargetsetup.h"
#include "support/results/checkstored.h"
#include "support/results/clipsummary.h"
#include "support/results/resultinputs.h"
#include "testclips.h"

#include "body/vocabulary.h"
#include "bvh/write/bvhwriter.h"
#include "support/randommotion.h"

#include <QColor>
#include <QFont>
#include <QLocale>
#include <QTest>

namespace tst_itemresults {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

// Everything that the item models say about their cells and headers, compared with the stored results beside this file
// (see StoredResults).
class ItemResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void theJointTree();
    void theMotionTable();
    void theMapping();

private:
    void check(const QString &name, const QStringList &lines) { checkStored(m_stored, name, withoutLongTables(lines)); }

    StoredResults m_stored{QStringLiteral(LIMBER_STORED_RESULTS)};
    std::unique_ptr<Document> m_document;
};

namespace {

constexpr std::pair<const char *, int> roles[]{{"text", Qt::DisplayRole},
                                               {"edit", Qt::EditRole},
                                               {"tip", Qt::ToolTipRole},
                                               {"says", Qt::AccessibleTextRole},
                                               {"explains", Qt::AccessibleDescriptionRole},
                                               {"aligned", Qt::TextAlignmentRole},
                                               {"colour", Qt::ForegroundRole},
                                               {"decorated", Qt::DecorationRole},
                                               {"own", Qt::UserRole},
                                               {"own1", Qt::UserRole + 1},
                                               {"own2", Qt::UserRole + 2},
                                               {"own3", Qt::UserRole + 3},
                                               {"own4", Qt::UserRole + 4}};

QString textOf(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<double>())
        return QString::number(value.toDouble(), 'g', 9);
    if (value.canConvert<QColor>() && value.value<QColor>().isValid())
        return value.value<QColor>().name();
    return value.toString();
}

QString cellText(const QModelIndex &index)
{
    QStringList parts;
    for (const auto &[name, role] : roles) {
        if (const QVariant value = index.data(role); value.isValid())
            parts << QLatin1StringView(name) + u'=' + textOf(value);
    }
    return parts.join(u", "_s) + u" flags %1"_s.arg(index.flags().toInt());
}

QStringList headerLines(const QAbstractItemModel &model, Qt::Orientation orientation, int count)
{
    QStringList lines;
    for (int section = 0; section < count; ++section) {
        QString line = u"header %1:"_s.arg(section);
        for (const auto &[name, role] : roles) {
            if (const QVariant value = model.headerData(section, orientation, role); value.isValid())
                line += u' ' + QLatin1StringView(name) + u'=' + textOf(value);
        }
        lines << line;
    }
    return lines;
}

// The first column with all roles, and the texts of the others; of the first row all of them.
void addCells(const QAbstractItemModel &model, const QModelIndex &parent, const QString &path, QStringList &lines)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QString own = path + QString::number(row);
        QStringList texts;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            if (column == 0 || own == u"0")
                lines << u"%1 %2: "_s.arg(own).arg(column) + cellText(index);
            else
                texts << index.data().toString() + u" flags %1"_s.arg(index.flags().toInt());
        }
        if (!texts.isEmpty())
            lines << own + u": "_s + texts.join(u", "_s);
        addCells(model, model.index(row, 0, parent), own + u'.', lines);
    }
}

} // namespace

void ItemResultsTest::init()
{
    m_document = std::make_unique<Document>();
    open(*m_document, QByteArray::fromStdString(writeBvh(makeRandomClip({.seed = 11, .joints = 7, .frames = 5}))));
}

void ItemResultsTest::theJointTree()
{
    m_document->setName(2, "LeftHand");
    m_document->setName(3, "LeftHand");
    const JointTreeModel model(*m_document);
    QStringList lines = headerLines(model, Qt::Horizontal, model.columnCount());
    addCells(model, {}, {}, lines);
    check(u"joint tree"_s, lines);
}

void ItemResultsTest::theMotionTable()
{
    MotionTableModel model(*m_document);
    QVERIFY(model.setData(model.index(1, 2), 7.125));
    QStringList lines =
        headerLines(model, Qt::Horizontal, model.columnCount()) + headerLines(model, Qt::Vertical, model.rowCount());
    addCells(model, {}, {}, lines);
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const double value = m_document->motion().value(row, column);
            const QModelIndex index = model.index(row, column);
            QVERIFY(std::abs(index.data(Qt::EditRole).toString().toDouble() - value) < 1e-6);
            QVERIFY(std::abs(index.data().toString().toDouble() - value) < 1e-3);
        }
    }
    check(u"motion table"_s, lines);
}

void ItemResultsTest::theMapping()
{
    const Clip source = shortWalk();
    RetargetSetup setup(source, decidePositionRules(source.skeleton, source.motion), Axis::Y, Vocabulary::builtIn());
    setup.setTarget({m_document->clip()}, u"tree"_s);
    const MappingModel unmapped(setup);
    QStringList lines = headerLines(unmapped, Qt::Horizontal, unmapped.columnCount());
    addCells(unmapped, {}, {}, lines);
    check(u"mapping to a tree"_s, lines);
    setup.setTarget({slowWalk()}, u"body"_s);
    const MappingModel model(setup);
    lines.clear();
    addCells(model, {}, {}, lines);
    check(u"mapping to a body"_s, lines);
}

QTEST_MAIN(ItemResultsTest)

} // namespace tst_itemresults

#include "tst_itemresults.moc"
