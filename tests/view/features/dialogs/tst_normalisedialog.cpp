#include "dialogs/normalisedialog.h"
#include "figures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <memory>

namespace tst_normalisedialog {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// A root with joints "A", "B" … that all have six channels. In frame 1 those of the joints are moved.
Clip movingJoints(int count, bool isConstant = false)
{
    Clip clip;
    std::vector<Channel> channels(allChannels.begin(), allChannels.end());
    clip.skeleton.addJoint({.name = "Root", .channels = channels});
    for (int joint = 0; joint < count; ++joint) {
        const std::string name(1, static_cast<char>('A' + joint));
        clip.skeleton.addJoint({.name = name, .parent = 0, .offset = {0.0, 1.0, 0.0}, .channels = channels});
    }
    clip.motion = Motion(3, clip.skeleton.columnCount());
    for (int joint = 1; joint <= count; ++joint) {
        for (int frame = 0; frame < 3; ++frame) {
            clip.motion.setValue(frame, 6 * joint, isConstant || frame == 1 ? 2.0 : 0.0);
            clip.motion.setValue(frame, 6 * joint + 1, 1.0);
        }
    }
    return clip;
}

} // namespace

// Standardising a small clip.
class NormaliseDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // the same numbers on every machine
    void init();
    void onlyACheckedChoiceCanBeAccepted();
    void withoutLossNothingIsListed();
    void lossesAreListed();
    void droppedPositionsAreNamed_data();
    void droppedPositionsAreNamed();
    void constantPositionsBecomeOffsets();
    void namesLoseTheirSpaces();
    void theOrderIsChosen_data();
    void theOrderIsChosen();
    void theTextIsChosen();
    void theTextIsShownAsItWas();
    void cleaningDoesTheOtherThings();
    void anOrderChangesTheClipOnce();

private:
    void open(const Clip &clip)
    {
        m_dialog.reset();
        m_session->document().reset(clip);
        m_dialog = std::make_unique<NormaliseDialog>(*m_session);
        finish();
    }
    void finish() { QTRY_VERIFY(m_dialog->isReady()); }
    [[nodiscard]] QCheckBox &box(const QString &text) const
    {
        for (auto *each : m_dialog->findChildren<QCheckBox *>()) {
            if (each->text() == text)
                return *each;
        }
        qFatal("there is no box %s", qPrintable(text));
    }
    [[nodiscard]] QComboBox &choice(const QString &name) const
    {
        for (auto *each : m_dialog->findChildren<QComboBox *>()) {
            if (each->accessibleName() == name)
                return *each;
        }
        qFatal("there is no choice %s", qPrintable(name));
    }
    void choose(const QString &name, const QString &text) { choice(name).setCurrentText(text); }
    [[nodiscard]] QPushButton &ok() const
    {
        return *m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QString state() const { return m_dialog->findChild<QLabel *>(u"lossState"_s)->text(); }
    [[nodiscard]] QStringList row(int index) const
    {
        const QTreeWidgetItem *item = m_dialog->findChild<QTreeWidget *>()->topLevelItem(index);
        return {item->text(0), item->text(1), item->text(2), item->text(3)};
    }
    [[nodiscard]] Document &document() const { return m_session->document(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<NormaliseDialog> m_dialog;
};

void NormaliseDialogTest::init()
{
    m_dialog.reset();
    m_session = std::make_unique<Session>();
}

void NormaliseDialogTest::onlyACheckedChoiceCanBeAccepted()
{
    document().reset(standingFigure(3));
    m_dialog = std::make_unique<NormaliseDialog>(*m_session);
    QVERIFY(!m_dialog->isReady());
    QVERIFY(!ok().isEnabled());
    QCOMPARE(state(), u"Checking…"_s);
    m_dialog->accept();
    QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
    finish();
    QVERIFY(ok().isEnabled());
    box(u"One frame per line"_s).setChecked(true);
    QVERIFY(!m_dialog->isReady());
    QVERIFY(!ok().isEnabled());
    QCOMPARE(state(), u"Checking…"_s);
    finish();
    m_dialog->accept();
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(document().undoStack().count(), 0); // only the text changes
}

void NormaliseDialogTest::withoutLossNothingIsListed()
{
    open(standingFigure(3));
    QCOMPARE(row(0), QStringList({u"Joints move"_s, u"none"_s, QString(), QString()}));
    QCOMPARE(row(1), QStringList({u"Joints rotate"_s, u"none"_s, QString(), QString()}));
    QCOMPARE(state(), u"No loss."_s);
    QCOMPARE(m_dialog->findChild<QTreeWidget *>()->topLevelItemCount(), 2);
}

void NormaliseDialogTest::lossesAreListed()
{
    Clip clip = standingFigure(3);
    clip.motion.setValue(1, hipsXPosition, 2.4);
    open(clip);
    choose(u"Digits"_s, u"1 decimal(s)"_s);
    finish();
    QCOMPARE(state(), u"No loss."_s);
    clip.motion.setValue(1, hipsXPosition, 2.04);
    open(clip);
    choose(u"Digits"_s, u"1 decimal(s)"_s);
    finish();
    QCOMPARE(row(0), QStringList({u"Joints move"_s, u"0.04 units"_s, u"Hips"_s, u"1"_s}));
    QCOMPARE(row(1).value(1), u"none"_s);
    QCOMPARE(state(), QString());
    QCOMPARE(m_dialog->findChild<QTreeWidget *>()->topLevelItemCount(), 2);
}

void NormaliseDialogTest::droppedPositionsAreNamed_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<QString>("names");
    QTest::newRow("one") << 1 << "A";
    QTest::newRow("five") << 5 << "A, B, C, D, E";
    QTest::newRow("six") << 6 << "A, B, C, D, E…";
}

void NormaliseDialogTest::droppedPositionsAreNamed()
{
    QFETCH(int, joints);
    QFETCH(QString, names);
    open(movingJoints(joints));
    QVERIFY(!state().contains(u"dropped"_s));
    box(u"Root 6 channels, other joints rotation only"_s).setChecked(true);
    finish();
    QVERIFY2(state().startsWith(u"Position channels dropped, although they change: "_s + names), qPrintable(state()));
    QVERIFY(!state().contains(names + u", "_s) && !state().contains(u"No loss"_s));
    QVERIFY(row(0).value(1) != u"none"_s);
}

void NormaliseDialogTest::constantPositionsBecomeOffsets()
{
    open(movingJoints(2, true));
    box(u"Root 6 channels, other joints rotation only"_s).setChecked(true);
    finish();
    QCOMPARE(state(), u"Constant positions become offsets: A, B\nNo loss."_s);
    m_dialog->accept();
    QCOMPARE(document().skeleton().joint(1).channels.size(), std::size_t(3));
    QCOMPARE(document().undoStack().undoText(), u"Standardise file"_s);
}

void NormaliseDialogTest::namesLoseTheirSpaces()
{
    Clip clip = standingFigure(3);
    clip.skeleton.setName(chest, "Upper Body");
    open(clip);
    box(u"Replace spaces in joint names"_s).setChecked(true);
    finish();
    m_dialog->accept();
    QCOMPARE(document().skeleton().joint(chest).name, std::string("Upper_Body"));
    QCOMPARE(document().undoStack().count(), 1);
}

void NormaliseDialogTest::theOrderIsChosen_data()
{
    QTest::addColumn<QString>("order");
    for (const char *order : {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"})
        QTest::newRow(order) << order;
}

void NormaliseDialogTest::theOrderIsChosen()
{
    QFETCH(QString, order);
    open(standingFigure(3));
    QCOMPARE(choice(u"Rotation order"_s).count(), 7);
    QCOMPARE(choice(u"Rotation order"_s).currentText(), u"Keep"_s);
    choose(u"Rotation order"_s, order);
    finish();
    m_dialog->accept();
    QString made;
    for (const Channel channel : document().skeleton().joint(chest).channels)
        made += QLatin1Char(axisLetter(channel.axis));
    QCOMPARE(made, order);
}

void NormaliseDialogTest::theTextIsChosen()
{
    open(standingFigure(3));
    m_dialog->accept();
    QVERIFY(document().writeOptions().isAsSource());
    choose(u"Indent"_s, u"4 space(s)"_s);
    choose(u"Line ends"_s, u"CR LF"_s);
    choose(u"Digits"_s, u"3 decimal(s)"_s);
    box(u"Standard channel spelling"_s).setChecked(true);
    box(u"One frame per line"_s).setChecked(true);
    finish();
    m_dialog->accept();
    const WriteOptions &text = document().writeOptions();
    QCOMPARE(text.indent, std::optional(4));
    QVERIFY(text.lineEnd == LineEnd::CrLf);
    QCOMPARE(text.digits, std::optional(3));
    QVERIFY(text.standardChannelNames && !text.standardEndSites && text.oneFrameALine && !text.clean);
    choose(u"Indent"_s, u"Tab"_s);
    choose(u"Line ends"_s, u"LF"_s);
    choose(u"Digits"_s, u"As many as needed"_s);
    box(u"Standard channel spelling"_s).setChecked(false);
    box(u"Standard “End Site”"_s).setChecked(true);
    finish();
    m_dialog->accept();
    QCOMPARE(document().writeOptions().indent, std::optional(int(WriteOptions::Tab)));
    QVERIFY(document().writeOptions().lineEnd == LineEnd::Lf);
    QCOMPARE(document().writeOptions().digits, std::optional(int(WriteOptions::Shortest)));
    QVERIFY(!document().writeOptions().standardChannelNames && document().writeOptions().standardEndSites);
    QCOMPARE(choice(u"Digits"_s).count(), 11);
    QCOMPARE(choice(u"Digits"_s).itemText(10), u"9 decimal(s)"_s);
    QCOMPARE(choice(u"Indent"_s).count(), 5);
}

void NormaliseDialogTest::theTextIsShownAsItWas()
{
    document().reset(standingFigure(3));
    WriteOptions options;
    options.indent = 8;
    options.lineEnd = LineEnd::CrLf;
    options.digits = 6;
    options.standardEndSites = true;
    document().setWriteOptions(options);
    m_dialog = std::make_unique<NormaliseDialog>(*m_session);
    QCOMPARE(choice(u"Indent"_s).currentText(), u"8 space(s)"_s);
    QCOMPARE(choice(u"Line ends"_s).currentText(), u"CR LF"_s);
    QCOMPARE(choice(u"Digits"_s).currentText(), u"6 decimal(s)"_s);
    QVERIFY(box(u"Standard “End Site”"_s).isChecked());
    QVERIFY(!box(u"Standard channel spelling"_s).isChecked());
    QVERIFY(!box(u"One frame per line"_s).isChecked());
    options = {};
    options.indent = 3; // as a script may have set it
    options.standardChannelNames = true;
    options.oneFrameALine = true;
    options.clean = true;
    document().setWriteOptions(options);
    m_dialog = std::make_unique<NormaliseDialog>(*m_session);
    QCOMPARE(choice(u"Indent"_s).currentText(), u"Keep"_s);
    QCOMPARE(choice(u"Line ends"_s).currentText(), u"Keep"_s);
    QCOMPARE(choice(u"Digits"_s).currentText(), u"Keep"_s);
    QVERIFY(!box(u"Standard “End Site”"_s).isChecked());
    QVERIFY(box(u"Standard channel spelling"_s).isChecked());
    QVERIFY(box(u"One frame per line"_s).isChecked());
    QVERIFY(box(u"Rewrite the whole file in standard form"_s).isChecked());
}

void NormaliseDialogTest::cleaningDoesTheOtherThings()
{
    open(standingFigure(3));
    const QStringList others = {u"Standard channel spelling"_s, u"Standard “End Site”"_s, u"One frame per line"_s};
    for (const QString &each : others)
        QVERIFY(box(each).isEnabled());
    box(u"Rewrite the whole file in standard form"_s).setChecked(true);
    for (const QString &each : others)
        QVERIFY(!box(each).isEnabled());
    finish();
    m_dialog->accept();
    QVERIFY(document().writeOptions().clean);
}

void NormaliseDialogTest::anOrderChangesTheClipOnce()
{
    open(standingFigure(3));
    choose(u"Rotation order"_s, u"XYZ"_s);
    finish();
    m_dialog->accept();
    QCOMPARE(document().undoStack().count(), 1);
}

QTEST_MAIN(NormaliseDialogTest)

} // namespace tst_normalisedialog

#include "tst_normalisedialog.moc"
