#include "documents/sessiontabs.h"
#include "support/textfiles.h"
#include "windowdriver.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QUndoStack>

namespace tst_hostiletexts {

using namespace limber;
using namespace limber::test;
using namespace Qt::StringLiterals;

namespace {

// A part of every hostile name: markup that would show if a widget interpreted it.
const QString markup = u"<img src=x>"_s;

bool steers(QChar c)
{
    const char16_t code = c.unicode();
    const bool isControl = (code < 0x20 && c != u'\n' && c != u'\t') || (code >= 0x7F && code < 0xA0);
    const bool isMark = code == 0x61C || code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
                        (code >= 0x2066 && code <= 0x2069);
    return isControl || isMark;
}

// Collects every text that a window shows, and what is wrong with it.
class TextWalk
{
public:
    [[nodiscard]] const QStringList &troubles() const { return m_troubles; }
    [[nodiscard]] int textsWithMarkup() const { return m_withMarkup; }
    [[nodiscard]] int texts() const { return m_texts; }

    void look(QWidget &top)
    {
        m_top = QString::fromLatin1(top.metaObject()->className()) + u' ' + top.objectName();
        visit(top);
        const QList<QWidget *> widgets = top.findChildren<QWidget *>();
        for (QWidget *widget : widgets)
            visit(*widget);
        const QList<QAction *> actions = top.findChildren<QAction *>();
        for (const QAction *action : actions) {
            plain(action->text(), "text of the action", *action);
            plain(action->statusTip(), "status tip", *action);
            // An action without a tool tip of its own returns its text as tool tip; menus do not show that a second
            // time.
            if (action->toolTip() != QAction(action->text()).toolTip())
                mayBeRich(action->toolTip(), "tool tip of the action", *action);
            mayBeRich(action->whatsThis(), "what is this", *action);
        }
        const QList<QUndoStack *> stacks = top.findChildren<QUndoStack *>();
        for (const QUndoStack *stack : stacks) {
            for (int i = 0; i < stack->count(); ++i)
                plain(stack->text(i), "undo step", *stack);
        }
    }

private:
    void visit(const QWidget &widget)
    {
        if (widget.isWindow() && widget.windowTitle().contains(u'\n'))
            wrong("a title of two lines", widget.windowTitle(), widget);
        plain(widget.windowTitle(), "title", widget);
        mayBeRich(widget.toolTip(), "tool tip", widget);
        mayBeRich(widget.whatsThis(), "what is this", widget);
        plain(widget.statusTip(), "status tip", widget);
        plain(widget.accessibleName(), "accessible name", widget);
        plain(widget.accessibleDescription(), "accessible description", widget);
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            label->textFormat() == Qt::PlainText ? plain(label->text(), "label", widget)
                                                 : mayBeRich(label->text(), "label", widget);
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            plain(button->text(), "button", widget);
        if (const auto *field = qobject_cast<const QLineEdit *>(&widget)) {
            plain(field->text(), "field", widget);
            plain(field->placeholderText(), "placeholder", widget);
        }
        if (const auto *box = qobject_cast<const QGroupBox *>(&widget))
            plain(box->title(), "group", widget);
        if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget))
            plain(text->toPlainText(), "text", widget);
        if (const auto *text = qobject_cast<const QTextEdit *>(&widget))
            plain(text->toPlainText(), "text", widget);
        if (const auto *status = qobject_cast<const QStatusBar *>(&widget))
            plain(status->currentMessage(), "status", widget);
        if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                plain(tabs->tabText(i), "tab", widget);
                mayBeRich(tabs->tabToolTip(i), "tip of a tab", widget);
            }
        }
        if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
            visit(*combo->model(), {}, widget);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget); view != nullptr && view->model())
            visit(*view->model(), {}, widget);
    }

    void visit(const QAbstractItemModel &model, const QModelIndex &parent, const QWidget &view)
    {
        constexpr int most = 100;
        const int rows = std::min(model.rowCount(parent), most);
        const int columns = std::min(model.columnCount(parent), most);
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            for (int i = 0; !parent.isValid() && i < (orientation == Qt::Horizontal ? columns : rows); ++i) {
                plain(model.headerData(i, orientation).toString(), "head", view);
                mayBeRich(model.headerData(i, orientation, Qt::ToolTipRole).toString(), "tip of a head", view);
            }
        }
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const QModelIndex index = model.index(row, column, parent);
                plain(index.data().toString(), "cell", view);
                mayBeRich(index.data(Qt::ToolTipRole).toString(), "tip of a cell", view);
                plain(index.data(Qt::StatusTipRole).toString(), "status tip of a cell", view);
                plain(index.data(Qt::AccessibleTextRole).toString(), "accessible text of a cell", view);
            }
            visit(model, model.index(row, 0, parent), view);
        }
    }

    void plain(const QString &text, const char *what, const QObject &where)
    {
        ++m_texts;
        m_withMarkup += text.contains(u"img src=x"_s) ? 1 : 0;
        if (std::any_of(text.begin(), text.end(), steers))
            wrong(what, text, where);
    }

    // Checks a text that Qt shows as rich text if it looks like it.
    void mayBeRich(const QString &text, const char *what, const QObject &where)
    {
        plain(text, what, where);
        if (text.contains(markup) && Qt::mightBeRichText(text))
            wrong((QByteArray("rich ") + what).constData(), text, where);
    }

    void wrong(const char *what, const QString &text, const QObject &where)
    {
        QString shown;
        for (const QChar c : text.left(120))
            shown += c.unicode() < 0x20 || steers(c) ? u"[%1]"_s.arg(c.unicode(), 4, 16, QLatin1Char('0')) : QString(c);
        const QString trouble = u"%1: %2 of %3 “%4”: %5"_s.arg(m_top, QString::fromLatin1(what),
                                                               QString::fromLatin1(where.metaObject()->className()),
                                                               where.objectName(), shown);
        if (!m_troubles.contains(trouble))
            m_troubles << trouble;
    }

    QString m_top;
    QStringList m_troubles;
    int m_withMarkup = 0;
    int m_texts = 0;
};

QByteArray hostileBvh()
{
    QByteArray bvh = smallBvh();
    bvh.replace("Hips", "<img src=x><b>Hips"); // a name with spaces is read, with a warning
    bvh.replace("Chest", "&amp;%1%n$(rm)`id`\x1b[31m\xE2\x80\xAE\xE2\x81\xA6\xC2\x9B<h1>" + QByteArray(10'000, 'x'));
    return bvh;
}

} // namespace

// Names from outside are shown as plain text everywhere in the window and its dialogs.
class HostileTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowShowsHostileNamesAsPlainText();
    void refusalsShowHostileNamesAsPlainText();
    void dialogsShowHostileNamesAsPlainText_data();
    void dialogsShowHostileNamesAsPlainText();

private:
    void openAll(WindowDriver &driver);
    void say(const TextWalk &walk) const
    {
        for (const QString &trouble : walk.troubles())
            qWarning("%s", qUtf8Printable(trouble));
        QVERIFY(walk.troubles().isEmpty());
    }

    FileFolder m_folder;
};

void HostileTextsTest::openAll(WindowDriver &driver)
{
    const QString name = u"a"_s + markup + u"<h1>\n\x1b[31m\u202Ehvb.\u2066$(rm)&amp;%1%n.bvh"_s;
    driver.open(m_folder.write(name, hostileBvh()));
    QVERIFY(driver.window().currentSession() != nullptr);
    Document &document = driver.document();
    const std::string evil = (markup + u"<h1>\n\x1b[31m\u202E\u2066"_s + QString(300, u'y')).toStdString();
    document.setMarkers({{1, evil}}, u"Mark"_s);
    Layer layer;
    layer.id = 1;
    layer.name = evil;
    document.setLayers({layer}, u"Layer"_s);
    driver.tree()->expandAll();
    driver.session().selectOnly(NodeId::joint(1));
    QApplication::processEvents();
}

void HostileTextsTest::theWindowShowsHostileNamesAsPlainText()
{
    WindowDriver driver;
    openAll(driver);
    for (QDockWidget *dock : driver.window().findChildren<QDockWidget *>())
        dock->show();
    QApplication::processEvents();
    TextWalk walk;
    walk.look(driver.window());
    QVERIFY2(walk.texts() > 1000, qPrintable(QString::number(walk.texts())));
    QVERIFY2(walk.textsWithMarkup() >= 5, qPrintable(QString::number(walk.textsWithMarkup())));
    // Each selected joint and frame changes titles, fields and the status bar.
    for (const NodeId node : {NodeId::joint(0), NodeId::endSite(0)}) {
        driver.session().selectOnly(node);
        QApplication::processEvents();
        walk.look(driver.window());
    }
    driver.child<QAction>("edit.undo")->trigger();
    walk.look(driver.window());
    // The file changed, so reverting and closing ask, and the recent files list it.
    walk.look(driver.window());
    QVERIFY2(driver.window().minimumSizeHint().width() < 1600, "a name makes the window wider than the screen");
    say(walk);
    driver.document().undoStack().setClean();
}

void HostileTextsTest::refusalsShowHostileNamesAsPlainText()
{
    WindowDriver driver;
    const QString name = u"b"_s + markup + u"\n\x1b[31m\u202E.bvh"_s;
    TextWalk walk;
    for (const QByteArray &bytes :
         {QByteArray("<img src=x>\x1b[31m\xE2\x80\xAE"), QByteArray(), hostileBvh().replace("OFFSET", "<img\x1b>")}) {
        driver.window().files().open(m_folder.write(name, bytes));
        QTRY_VERIFY(!driver.window().files().isLoading());
        QApplication::processEvents();
        walk.look(driver.window());
    }
    driver.window().files().open(m_folder.path(u"nowhere"_s + name));
    QTRY_VERIFY(!driver.window().files().isLoading());
    walk.look(driver.window());
    say(walk);
}

// Lists every command that opens a dialog.
void HostileTextsTest::dialogsShowHostileNamesAsPlainText_data()
{
    QTest::addColumn<QString>("command");
    WindowDriver driver;
    for (const QAction *action : driver.window().findChildren<QAction *>()) {
        const QString name = action->objectName();
        if (name.contains(u'.') && (action->text().endsWith(u"…"_s) || name == u"file.close"_s))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void HostileTextsTest::dialogsShowHostileNamesAsPlainText()
{
    QFETCH(QString, command);
    WindowDriver driver;
    openAll(driver);
    TextWalk walk;
    QTimer timer;
    int seen = 0;
    connect(&timer, &QTimer::timeout, this, [&] {
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            auto *dialog = qobject_cast<QDialog *>(window);
            if (dialog == nullptr || !dialog->isVisible())
                continue;
            ++seen;
            // Qt's own file dialog shows the names in the folder unchanged.
            if (qobject_cast<QFileDialog *>(dialog) == nullptr)
                walk.look(*dialog);
            dialog->reject();
        }
    });
    timer.start(100);
    QAction *action = driver.window().findChild<QAction *>(command);
    QVERIFY(action != nullptr);
    if (!action->isEnabled())
        QSKIP("not offered");
    action->trigger();
    QTest::qWait(400);
    timer.stop();
    say(walk);
    if (driver.window().currentSession() != nullptr)
        driver.document().undoStack().setClean();
}

int main(int argc, char *argv[])
{
    WindowDriver::isolateSettings();
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
    QApplication app(argc, argv);
    HostileTextsTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_hostiletexts

#include "tst_hostiletexts.moc"
