#include "dialogs/importdialog.h"

#include "importing/importedfile.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

namespace tst_importdialog {

using namespace limber;
using namespace Qt::StringLiterals;

// Choosing what of a 3D file becomes documents.
class ImportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void aFileWithoutMotionIsOneFrame();
    void aSingleAnimationIsTaken();
    void severalAnimationsAreChosen();
    void manyAnimationsAreNotAllTaken_data();
    void manyAnimationsAreNotAllTaken();
    void theListHasSpaceForTenRows();
    void namesAreShownInOneLine();
    void theRateIsThatOfTheKeys();
    void theRateIsChosen();
    void theUnitIsChosen();
    void partsThatAreLeftOutAreNamed();

private:
    void open(int animations, const ImportChoices &choices = {});
    [[nodiscard]] bool says(const QString &text) const
    {
        return std::ranges::any_of(m_dialog->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->text() == text && label->isVisibleTo(m_dialog.get());
        });
    }
    [[nodiscard]] QTreeWidget *list() const { return m_dialog->findChild<QTreeWidget *>(); }
    [[nodiscard]] QComboBox *rate() const { return m_dialog->findChild<QComboBox *>(u"importRate"_s); }
    [[nodiscard]] QComboBox *unit() const { return m_dialog->findChild<QComboBox *>(u"importUnit"_s); }
    [[nodiscard]] QPushButton *button(const QString &text) const
    {
        for (auto *each : m_dialog->findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList units() const
    {
        QStringList result;
        for (int index = 0; index < unit()->count(); ++index)
            result << unit()->itemText(index);
        return result;
    }

    ImportedFile m_file;
    std::unique_ptr<ImportDialog> m_dialog;
};

void ImportDialogTest::open(int animations, const ImportChoices &choices)
{
    m_dialog.reset();
    m_file.path = u"/folder/walk.glb"_s;
    if (!m_file.scene)
        m_file.scene = Scene();
    m_file.joints = 7;
    while (m_file.animations.size() > animations)
        m_file.animations.removeLast();
    while (m_file.animations.size() < animations)
        m_file.animations.append({u"take %1"_s.arg(m_file.animations.size() + 1), 1.25, 30.0});
    m_dialog = std::make_unique<ImportDialog>(m_file, choices);
}

void ImportDialogTest::aFileWithoutMotionIsOneFrame()
{
    open(0);
    QVERIFY(says(u"walk.glb"_s));
    QVERIFY(says(u"7 joint(s), nothing moves: one frame of the rest pose"_s));
    QVERIFY(list() == nullptr);
    QVERIFY(rate() == nullptr);
    QVERIFY(button(u"Import"_s)->isEnabled());
    QCOMPARE(m_dialog->choices(), ImportChoices());
}

void ImportDialogTest::aSingleAnimationIsTaken()
{
    open(1);
    QVERIFY(says(u"7 joint(s), 1.25 s"_s));
    QVERIFY(list() == nullptr);
    QVERIFY(rate() != nullptr);
    QVERIFY(button(u"Import"_s)->isEnabled());
    QCOMPARE(m_dialog->choices().animations, QList<int>({0}));
}

void ImportDialogTest::severalAnimationsAreChosen()
{
    open(3);
    QVERIFY(says(u"7 joint(s), 3 animation(s)"_s));
    QCOMPARE(list()->topLevelItemCount(), 3);
    QCOMPARE(list()->topLevelItem(1)->text(0), u"take 2"_s);
    QCOMPARE(list()->topLevelItem(1)->text(1), u"1.25 s"_s);
    QCOMPARE(m_dialog->choices().animations, QList<int>({0, 1, 2}));
    list()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(m_dialog->choices().animations, QList<int>({0, 2}));
    QVERIFY(button(u"Import"_s)->isEnabled());
    button(u"&None"_s)->click();
    QVERIFY(m_dialog->choices().animations.isEmpty());
    QVERIFY(!button(u"Import"_s)->isEnabled());
    list()->topLevelItem(2)->setCheckState(0, Qt::Checked);
    QVERIFY(button(u"Import"_s)->isEnabled());
    button(u"&All"_s)->click();
    QCOMPARE(m_dialog->choices().animations, QList<int>({0, 1, 2}));
}

void ImportDialogTest::manyAnimationsAreNotAllTaken_data()
{
    QTest::addColumn<int>("animations");
    QTest::addColumn<int>("taken");
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("eight") << 8 << 8;
    QTest::newRow("nine") << 9 << 1;
}

void ImportDialogTest::manyAnimationsAreNotAllTaken()
{
    QFETCH(int, animations);
    QFETCH(int, taken);
    open(animations);
    QList<int> expected;
    for (int index = 0; index < taken; ++index)
        expected << index;
    QCOMPARE(m_dialog->choices().animations, expected);
}

void ImportDialogTest::theListHasSpaceForTenRows()
{
    constexpr int rowHeight = 26;
    open(2);
    QCOMPARE(list()->minimumHeight(), 3 * rowHeight);
    QCOMPARE(m_dialog->size(), QSize(440, m_dialog->sizeHint().height()));
    for (const int animations : {10, 12}) {
        open(animations);
        QCOMPARE(m_dialog->height() - m_dialog->sizeHint().height(),
                 std::max(0, 10 * rowHeight - list()->sizeHint().height()));
    }
    m_file.animations.clear();
}

void ImportDialogTest::namesAreShownInOneLine()
{
    open(2);
    m_file.animations[0].name = u"two\n\u202Elines <b>"_s + QString::fromUcs4(U"\U0001F600", 1);
    open(2);
    QCOMPARE(list()->topLevelItem(0)->text(0), u"two lines <b>"_s + QString::fromUcs4(U"\U0001F600", 1));
    QVERIFY(list()->topLevelItem(0)->toolTip(0).contains(u"&lt;b&gt;"_s));
}

void ImportDialogTest::theRateIsThatOfTheKeys()
{
    m_file.animations.clear();
    open(2);
    QCOMPARE(rate()->itemText(0), u"30, by the keys"_s);
    m_file.animations[1].framesPerSecond = 29.97;
    open(2);
    QCOMPARE(rate()->itemText(0), u"By the keys of each"_s);
    QCOMPARE(m_dialog->choices().framesPerSecond, 0.0);
    m_file.animations.clear();
    open(1);
    m_file.animations[0].framesPerSecond = 29.97;
    open(1);
    QCOMPARE(rate()->itemText(0), u"29.97, by the keys"_s);
    m_file.animations.clear();
}

void ImportDialogTest::theRateIsChosen()
{
    ImportChoices choices;
    choices.framesPerSecond = 60.0;
    open(1, choices);
    QCOMPARE(rate()->currentText(), u"60"_s);
    QCOMPARE(m_dialog->choices().framesPerSecond, 60.0);
    rate()->setCurrentIndex(1);
    QCOMPARE(m_dialog->choices().framesPerSecond, 24.0);
    choices.framesPerSecond = 61.0; // is not in the list
    open(1, choices);
    QCOMPARE(rate()->currentIndex(), 0);
    QCOMPARE(rate()->count(), 9);
}

void ImportDialogTest::theUnitIsChosen()
{
    open(1);
    QCOMPARE(units(), QStringList({u"cm"_s, u"mm"_s, u"in"_s, u"dm"_s, u"ft"_s, u"m"_s}));
    QCOMPARE(unit()->currentIndex(), 0);
    QCOMPARE(m_dialog->choices().unit, QString());
    ImportChoices choices;
    choices.unit = u"in"_s;
    open(1, choices);
    QCOMPARE(unit()->currentText(), u"in"_s);
    QCOMPARE(m_dialog->choices().unit, u"in"_s);
    choices.unit = u"parsec"_s;
    open(1, choices);
    QCOMPARE(unit()->currentIndex(), 0);
    m_file.scene->bvh = SceneBvhMotion();
    open(1);
    QCOMPARE(units(), QStringList({u"as before the export"_s, u"mm"_s, u"cm"_s, u"in"_s, u"dm"_s, u"ft"_s, u"m"_s}));
    m_file.scene.reset();
}

void ImportDialogTest::partsThatAreLeftOutAreNamed()
{
    open(1);
    const auto losses = [this] { return m_dialog->findChild<QLabel *>(u"importLosses"_s); };
    QVERIFY(losses()->isHidden());
    m_file.scene->counts.meshes = 2;
    open(1);
    QVERIFY(!losses()->isHidden());
    QVERIFY(losses()->text().startsWith(u"Left out: "_s));
    m_file.scene.reset();
}

QTEST_MAIN(ImportDialogTest)

} // namespace tst_importdialog

#include "tst_importdialog.moc"
