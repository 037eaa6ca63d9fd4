#include "shortcuts/shortcuteditor.h"

#include "actions/shortcuts/shortcutconflicts.h"
#include "actions/shortcuts/shortcutfile.h"
#include "shortcuts/shortcutlist.h"
#include "shortcuts/shortcutrecorder.h"
#include "widgets/accessibleparts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSaveFile>
#include <QVBoxLayout>

namespace limber {

namespace {

constexpr QSize firstKeyEditorSize(760, 600);
constexpr int commandWidth = 300;
constexpr int keysWidth = 190;
constexpr int recorderWidth = 150;
constexpr qint64 largestKeyFile = 1 << 20; // bytes; a complete set of keys has a few thousand

QLabel *plainLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QPushButton *plainButton(const char *name, const QString &text, const QString &toolTip, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAutoDefault(false); // Enter in the search must not press it
    return button;
}

// Returns the text without a full stop at its end: another sentence follows.
QString withoutStop(QString text)
{
    while (text.endsWith(u'.') || text.endsWith(u'。'))
        text.chop(1);
    return text;
}

} // namespace

ShortcutEditor::ShortcutEditor(const ShortcutMap &map, QWidget *parent) : QDialog(parent), m_map(map)
{
    setObjectName(QStringLiteral("keyEditor"));
    setWindowTitle(tr("Keyboard Shortcuts"));
    resize(firstKeyEditorSize);
    createWidgets();
    listen();
    showState();
    m_list->select(ActionId::NewFile);
    m_list->scrollToTop(); // including the heading above it
    m_search->setFocus();
}

void ShortcutEditor::createWidgets()
{
    m_list = new ShortcutList(this);
    m_list->header()->resizeSection(ShortcutList::CommandColumn, commandWidth);
    m_list->header()->resizeSection(ShortcutList::KeysColumn, keysWidth);
    m_nothingFound = plainLabel("keyNothingFound", this);
    m_nothingFound->setText(tr("No matches"));
    m_nothingFound->setProperty("role", QStringLiteral("secondary"));
    m_nothingFound->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(makeHead());
    layout->addWidget(m_nothingFound);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeDetails());
    layout->addWidget(makeFoot());
}

QWidget *ShortcutEditor::makeHead()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("keySearch"));
    m_search->setAccessibleName(tr("Search commands and shortcuts"));
    m_search->setPlaceholderText(tr("Search by command or shortcut"));
    m_search->setToolTip(tr("A word of a command, one that other programs use for it, or a shortcut such as Ctrl+Z"));
    addClearButton(*m_search);
    m_preset = new QComboBox(this);
    m_preset->setObjectName(QStringLiteral("keyPreset"));
    m_preset->setAccessibleName(tr("Preset"));
    m_preset->setToolTip(tr("Begin with the shortcuts of another program; your own changes stay"));
    for (const ShortcutPreset preset : keyPresets())
        m_preset->addItem(titleOf(preset), static_cast<int>(preset));
    auto *label = new QLabel(tr("&Preset"), this);
    label->setBuddy(m_preset);
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_search, 1);
    row->addSpacing(8);
    row->addWidget(label);
    row->addWidget(m_preset);
    return head;
}

ShortcutEditor::Place ShortcutEditor::makePlace(int number, const QString &label, QHBoxLayout &row)
{
    const bool isFirst = number == 0;
    auto *key = new ShortcutRecorder(isFirst ? tr("Shortcut") : tr("Second shortcut"), this);
    key->setObjectName(QStringLiteral("key%1").arg(number + 1));
    key->setMinimumWidth(recorderWidth);
    const QString name = isFirst ? tr("Clear the shortcut") : tr("Clear the second shortcut");
    QPushButton *clear = plainButton(isFirst ? "clearKey1" : "clearKey2", tr("Clear"), name, this);
    clear->setAccessibleName(name);
    row.addWidget(new QLabel(label, this));
    row.addWidget(key);
    row.addWidget(clear);
    return {number, key, clear};
}

// Makes the part with the keys of the selected command, where the user changes them.
QWidget *ShortcutEditor::makeDetails()
{
    m_name = plainLabel("keyCommand", this);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_about = plainLabel("keyAbout", this);
    m_about->setProperty("role", QStringLiteral("secondary"));
    auto *row = new QHBoxLayout;
    m_places = {makePlace(0, tr("Shortcut"), *row), makePlace(1, tr("or"), *row)};
    m_reset = plainButton("resetKey", tr("Reset"), tr("Back to the shortcuts of the preset"), this);
    row->addStretch(1);
    row->addWidget(m_reset);
    m_conflicts = plainLabel("keyConflicts", this);
    m_take = plainButton("takeKey", tr("Reassign"), tr("Give it to this command; the other one loses it"), this);
    auto *conflicts = new QHBoxLayout;
    conflicts->addWidget(m_conflicts, 1);
    conflicts->addWidget(m_take);

    auto *details = new QWidget(this);
    auto *column = new QVBoxLayout(details);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_name);
    column->addWidget(m_about);
    column->addLayout(row);
    column->addLayout(conflicts);
    return details;
}

QWidget *ShortcutEditor::makeFoot()
{
    m_state = plainLabel("keyState", this);
    m_state->setProperty("role", QStringLiteral("secondary"));
    m_resetAll = plainButton("resetAllKeys", tr("Reset All"), tr("Drop all your changes to the preset"), this);
    QPushButton *import = plainButton("importKeys", tr("Import…"), tr("Read shortcuts from a file"), this);
    QPushButton *exporting = plainButton("exportKeys", tr("Export…"), tr("Write these shortcuts to a file"), this);
    connect(import, &QPushButton::clicked, this, &ShortcutEditor::importKeys);
    connect(exporting, &QPushButton::clicked, this, &ShortcutEditor::exportKeys);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_state, 1);
    for (QWidget *button : {m_resetAll, import, exporting})
        row->addWidget(button);
    row->addWidget(buttons);
    return foot;
}

void ShortcutEditor::listen()
{
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        m_question.reset();
        showCommand();
    });
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] { m_places.front().key->click(); });
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        change(withPreset(m_map, static_cast<ShortcutPreset>(m_preset->itemData(index).toInt())));
    });
    for (const Place &place : m_places) {
        connect(place.key, &ShortcutRecorder::recorded, this,
                [this, number = place.number](const QKeySequence &key) { record(number, key); });
        connect(place.clear, &QPushButton::clicked, this, [this, number = place.number] { record(number, {}); });
    }
    connect(m_take, &QPushButton::clicked, this, &ShortcutEditor::takeFromOthers);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        ShortcutMap map = m_map;
        if (const auto command = m_list->currentCommand()) {
            map.reset(*command);
            want(*command, map);
        }
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        ShortcutMap map = m_map;
        map.resetAll();
        change(map);
    });
}

void ShortcutEditor::search(const QString &text)
{
    m_question.reset();
    m_list->filter(text.trimmed());
    m_nothingFound->setVisible(m_list->isEmpty());
    showCommand();
}

void ShortcutEditor::change(const ShortcutMap &map)
{
    const bool isOther = map != m_map;
    m_map = map;
    m_question.reset();
    showState();
    if (isOther)
        emit keysChanged(m_map);
}

void ShortcutEditor::showState()
{
    m_list->showKeys(m_map);
    m_nothingFound->setVisible(m_list->isEmpty());
    m_preset->setCurrentIndex(m_preset->findData(static_cast<int>(m_map.preset())));
    const auto changed = static_cast<int>(m_map.changes().size());
    m_state->setText(changed == 0 ? tr("Nothing changed") : tr("%n command(s) changed", nullptr, changed));
    m_resetAll->setEnabled(changed > 0);
    showCommand();
}

void ShortcutEditor::showCommand()
{
    const auto command = m_list->currentCommand();
    const QList<QKeySequence> keys = command ? m_map.keysOf(*command) : QList<QKeySequence>();
    for (const Place &place : m_places) {
        place.key->showKey(keys.value(place.number));
        place.key->setEnabled(command && place.number <= keys.size());
        place.clear->setEnabled(place.number < keys.size());
    }
    m_reset->setEnabled(command && m_map.isChanged(*command));
    m_conflicts->clear();
    m_take->hide();
    if (!command) {
        m_name->setText(tr("Select a command to change its shortcuts"));
        m_about->clear();
        return;
    }
    m_name->setText(command->text());
    m_about->setText(tr("%1. %2.").arg(withoutStop(command->toolTip()), textOf(command->keysWorkIn())));
    showConflicts();
}

void ShortcutEditor::showConflicts()
{
    if (!m_question)
        return;
    QStringList lines;
    bool canTake = true;
    for (const ShortcutConflict &conflict : conflictsOf(m_question->map, m_question->command)) {
        const QString key = conflict.key.toString(QKeySequence::NativeText);
        lines << (conflict.command ? tr("%1 belongs to “%2”.").arg(key, conflict.text)
                                   : tr("%1 cannot be used here: “%2”.").arg(key, conflict.text));
        canTake = canTake && conflict.command;
    }
    m_conflicts->setText(lines.join(QLatin1Char('\n')));
    m_take->setVisible(canTake);
}

// Changes a command if no other loses a key by that; else asks.
void ShortcutEditor::want(Command command, const ShortcutMap &map)
{
    if (conflictsOf(map, command).isEmpty())
        return change(map);
    m_question = {command, map};
    showCommand();
}

void ShortcutEditor::record(int place, const QKeySequence &key)
{
    const auto command = m_list->currentCommand();
    if (!command)
        return;
    ShortcutMap map = m_map;
    QList<QKeySequence> keys = map.keysOf(*command);
    keys.resize(ShortcutMap::mostKeys);
    keys[place] = key;
    map.setKeys(*command, keys);
    m_list->select(*command);
    want(*command, map);
}

void ShortcutEditor::takeFromOthers()
{
    if (!m_question)
        return;
    ShortcutMap map = m_question->map;
    const Command command = m_question->command;
    for (const ShortcutConflict &conflict : conflictsOf(map, command)) {
        if (conflict.command)
            map.removeKey(*conflict.command, conflict.key);
    }
    change(map);
    m_list->select(command);
}

void ShortcutEditor::importKeys()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import Shortcuts"), QString(), tr("Shortcuts (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const KeyReading reading = isOpen ? keysFromJson(file.read(largestKeyFile)) : KeyReading{};
    QStringList lines = isOpen ? reading.problems : QStringList(file.errorString());
    if (!lines.isEmpty()) {
        lines.prepend(reading.isUsable ? tr("Some shortcuts were left out.")
                                       : tr("This file has no shortcuts for Limber."));
        QMessageBox box(QMessageBox::Warning, tr("Import Shortcuts"), lines.mid(0, 8).join(QLatin1Char('\n')),
                        QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    if (reading.isUsable)
        change(reading.map);
}

void ShortcutEditor::exportKeys()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export Shortcuts"), QStringLiteral("limber-keys.json"),
                                                      tr("Shortcuts (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    QSaveFile file(path);
    const QByteArray json = keysToJson(m_map);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit()) {
        QMessageBox box(QMessageBox::Warning, tr("Export Shortcuts"), file.errorString(), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
}

} // namespace limber
