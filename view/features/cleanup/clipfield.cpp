#include "cleanup/clipfield.h"

#include "actions/operationwords.h"
#include "operations/callcheck.h"
#include "storage/paths/filename.h"
#include "storage/paths/filetext.h"
#include "theme/icons.h"
#include "widgets/elidedcombobox.h"
#include "widgets/elidedlabel.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

QString bvhFilter()
{
    return ClipField::tr("BVH files (*.bvh *.BVH);;All files (*)");
}

} // namespace

ClipField::ClipField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
    : ParameterField(parent), m_clips(new ElidedComboBox(this)), m_isClip(parameter.kind == Parameter::Kind::Clip)
{
    // An optional clip stays unset until the user chooses one, whatever clips are open.
    if (parameter.words.empty() && !parameter.isRequired)
        m_clips->addItem(tr("Not Set"), QByteArray());
    for (const ParameterWord &word : parameter.words)
        m_clips->addItem(titleOf(word), QByteArray(word.word.data(), static_cast<qsizetype>(word.word.size())));
    if (m_isClip) {
        for (const NamedClip &clip : choices.clips)
            m_clips->addItem(clip.title, QByteArray::fromStdString(clip.name));
    }
    if (m_clips->count() == 0)
        m_clips->addItem(tr("Choose a file"), QByteArray());
    auto *browse = new QToolButton(this);
    browse->setIcon(themedIcon(QStringLiteral("document-open")));
    setWidgets(parameter, {m_clips, browse});
    browse->setToolTip(tr("Choose a file"));
    browse->setAccessibleName(tr("Choose a file"));
    connect(m_clips, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
    connect(browse, &QToolButton::clicked, this, &ClipField::chooseFile);
}

std::string ClipField::text() const
{
    return m_clips->currentData().toByteArray().toStdString();
}

void ClipField::setText(const std::string &text)
{
    const QSignalBlocker blocker(m_clips);
    const QByteArray name = QByteArray::fromStdString(text);
    if (name.isEmpty() && m_clips->findData(name) < 0)
        return;
    if (m_clips->findData(name) < 0)
        m_clips->addItem(fileText(nameOfBytes(name)), name);
    m_clips->setCurrentIndex(m_clips->findData(name));
}

void ClipField::chooseFile()
{
    const QString filter = m_isClip ? bvhFilter() : tr("All files (*)");
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a File"), {}, filter);
    if (path.isEmpty())
        return;
    setText(bytesOfName(path).toStdString());
    emit changed();
}

ClipsField::ClipsField(const Parameter &parameter, const FieldChoices &choices, QWidget *parent)
    : ParameterField(parent), m_add(new QPushButton(this)), m_menu(new QMenu(m_add)), m_rows(new QVBoxLayout),
      m_open(choices.clips)
{
    m_add->setText(tr("Add…"));
    m_add->setMenu(m_menu);
    m_add->setAutoDefault(false);
    setWidgets(parameter, {m_add});
    m_rows->setSpacing(0);
    if (auto *box = qobject_cast<QBoxLayout *>(layout())) {
        box->setDirection(QBoxLayout::TopToBottom);
        box->setAlignment(m_add, Qt::AlignLeft);
        box->addLayout(m_rows);
    }
    connect(m_menu, &QMenu::aboutToShow, this, &ClipsField::fillMenu);
}

std::string ClipsField::text() const
{
    return clipNamesText(m_names);
}

void ClipsField::setText(const std::string &text)
{
    m_names = text.empty() ? std::vector<std::string>() : clipNamesIn(text);
    showNames();
}

void ClipsField::fillMenu()
{
    m_menu->clear();
    for (const NamedClip &clip : m_open) {
        QAction *action = m_menu->addAction(QString(clip.title).replace(u'&', QStringLiteral("&&")));
        action->setEnabled(std::ranges::find(m_names, clip.name) == m_names.end());
        connect(action, &QAction::triggered, this, [this, name = clip.name] { add(name); });
    }
    if (!m_open.isEmpty())
        m_menu->addSeparator();
    connect(m_menu->addAction(tr("From &Files…")), &QAction::triggered, this, &ClipsField::chooseFiles);
}

void ClipsField::chooseFiles()
{
    for (const QString &path : QFileDialog::getOpenFileNames(this, tr("Choose Clips to Learn From"), {}, bvhFilter()))
        add(bytesOfName(path).toStdString());
}

void ClipsField::add(const std::string &name)
{
    if (std::ranges::find(m_names, name) != m_names.end())
        return;
    m_names.push_back(name);
    showNames();
    emit changed();
}

void ClipsField::remove(const std::string &name)
{
    std::erase(m_names, name);
    showNames();
    m_add->setFocus(); // the button that had it is gone
    emit changed();
}

void ClipsField::showNames()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was clicked
        delete item;
    }
    for (const std::string &name : m_names) {
        const QString title = titleOf(name);
        auto *row = new QWidget(this);
        auto *label = new ElidedLabel(row);
        label->setText(title);
        auto *drop = new QToolButton(row);
        drop->setIcon(themedIcon(QStringLiteral("edit-delete")));
        drop->setIconSize({12, 12});
        drop->setObjectName(QStringLiteral("removeClip"));
        drop->setToolTip(tr("Do not learn from this clip"));
        drop->setAccessibleName(tr("Remove %1").arg(title));
        drop->setFocusPolicy(Qt::StrongFocus);
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(label, 1);
        layout->addWidget(drop);
        m_rows->addWidget(row);
        connect(drop, &QToolButton::clicked, this, [this, name] { remove(name); });
    }
}

// Returns the title of an open document, or the name of a file without its folder.
QString ClipsField::titleOf(const std::string &name) const
{
    const auto open = std::ranges::find(m_open, name, &NamedClip::name);
    if (open != m_open.end())
        return open->title;
    return fileText(nameOfBytes(QByteArray::fromStdString(name)));
}

} // namespace limber
