#include "dialogs/poselibrarydialog.h"

#include "base/at.h"
#include "figure/painting/posepainter.h"
#include "items/jointname.h"
#include "widgets/accessibleparts.h"
#include "widgets/celldelegate.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr QSize posePictureSize(112, 128);
constexpr QSize poseCellSize(132, 168);
constexpr QSize firstDialogSize(620, 470);
constexpr int fileRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;

} // namespace

PoseLibraryDialog::PoseLibraryDialog(PoseLibrary &library, QWidget *parent) : QDialog(parent), m_library(library)
{
    setObjectName(QStringLiteral("poseLibrary"));
    setWindowTitle(tr("Pose Library"));
    resize(firstDialogSize);
    createWidgets();
    m_painting.setInterval(0);
    connect(&m_painting, &QTimer::timeout, this, &PoseLibraryDialog::paintNext);
    showState();
}

void PoseLibraryDialog::createWidgets()
{
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(QStringLiteral("poseFilter"));
    m_filter->setPlaceholderText(tr("Filter poses"));
    m_filter->setAccessibleName(tr("Filter poses by name"));
    addClearButton(*m_filter);
    connect(m_filter, &QLineEdit::textChanged, this, &PoseLibraryDialog::filter);

    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("poseList"));
    m_list->setAccessibleName(tr("Poses"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize(posePictureSize);
    m_list->setGridSize(poseCellSize);
    m_list->setUniformItemSizes(true);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegate(new CellDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListWidget::currentItemChanged, this, &PoseLibraryDialog::showState);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { apply(false); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) { takeName(*item); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &PoseLibraryDialog::showMenu);

    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("poseNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setProperty("role", QStringLiteral("secondary"));
    m_note->setWordWrap(true);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    addButtons();
    m_list->setFocus();
}

void PoseLibraryDialog::addButtons()
{
    auto *row = new QHBoxLayout;
    const auto add = [&](const QString &text, const char *name, const QString &toolTip) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(toolTip);
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    m_save =
        add(tr("&Save Pose…"), "savePose", tr("Keep the pose of the current frame: of the selected joints, or of all"));
    m_rename = add(tr("&Rename"), "renamePose", tr("Give the pose another name (F2)"));
    m_delete = add(tr("&Delete…"), "deletePose", tr("Delete the file of the pose"));
    row->addStretch(1);
    m_mirror = add(tr("Apply &Mirrored"), "applyMirrored",
                   tr("Put the pose into the current frame with left and right swapped"));
    m_apply = add(tr("&Apply"), "applyPose",
                  tr("Put the pose into the current frame; other frames follow, as set above the view"));
    m_apply->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &PoseLibraryDialog::saveWanted);
    connect(m_rename, &QPushButton::clicked, this, &PoseLibraryDialog::renameSelected);
    connect(m_delete, &QPushButton::clicked, this, &PoseLibraryDialog::removeSelected);
    connect(m_mirror, &QPushButton::clicked, this, [this] { apply(true); });
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(false); });
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void PoseLibraryDialog::setColours(const Colours &colours)
{
    m_colours = colours;
    m_nextPicture = 0;
    m_painting.start();
}

void PoseLibraryDialog::setUsable(bool isUsable)
{
    m_isUsable = isUsable;
    showState();
}

void PoseLibraryDialog::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return; // it is only minimised
    m_painting.stop();
    m_list->clear();
    m_library.forget();
}

void PoseLibraryDialog::reload(const QString &selectedFile)
{
    if (!isVisible())
        return;
    m_library.load();
    m_isFilling = true;
    m_list->clear();
    QPixmap empty(posePictureSize);
    empty.fill(Qt::transparent);
    for (const LibraryPose &pose : m_library.poses()) {
        auto *item = new QListWidgetItem(QIcon(empty), pose.name.simplified(), m_list);
        item->setData(fileRole, pose.file);
        item->setData(nameRole, pose.name);
        item->setToolTip(plainToolTip(pose.name));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (pose.file == selectedFile)
            m_list->setCurrentItem(item);
    }
    m_isFilling = false;
    m_nextPicture = 0;
    m_painting.start();
    filter();
}

void PoseLibraryDialog::paintNext()
{
    const auto &poses = m_library.poses();
    if (m_nextPicture >= std::min(m_list->count(), static_cast<int>(poses.size()))) {
        m_painting.stop();
        return;
    }
    const LibraryPose &pose = at(poses, m_nextPicture);
    const UpAxis up{pose.up, {}};
    m_isFilling = true;
    m_list->item(m_nextPicture)
        ->setIcon(QIcon(QPixmap::fromImage(
            renderPose(pose.clip, 0, pose.rules, up, m_colours, posePictureSize, devicePixelRatioF()))));
    m_isFilling = false;
    ++m_nextPicture;
}

void PoseLibraryDialog::filter()
{
    const QString wanted = m_filter->text().trimmed();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->data(nameRole).toString().contains(wanted, Qt::CaseInsensitive));
    }
    showState();
}

void PoseLibraryDialog::showState()
{
    const bool hasPose = selectedPose() != nullptr;
    m_save->setEnabled(m_isUsable);
    for (QPushButton *button : {m_rename, m_delete})
        button->setEnabled(hasPose);
    for (QPushButton *button : {m_apply, m_mirror})
        button->setEnabled(hasPose && m_isUsable);
    bool anyShown = false;
    for (int row = 0; row < m_list->count(); ++row)
        anyShown = anyShown || !m_list->item(row)->isHidden();
    QStringList lines;
    if (m_list->count() == 0)
        lines << tr("No poses yet: “Save Pose…” keeps the pose of the current frame.");
    else if (!anyShown)
        lines << tr("No matching poses");
    if (const auto count = m_library.damaged().size(); count > 0)
        lines << tr("%n file(s) could not be read: %1", nullptr, static_cast<int>(count))
                     .arg(m_library.damaged().front());
    m_note->setText(lines.join(u'\n'));
    m_note->setToolTip(plainToolTip(m_library.damaged().join(u'\n')));
    m_note->setVisible(!lines.isEmpty());
}

const LibraryPose *PoseLibraryDialog::selectedPose() const
{
    const QListWidgetItem *item = m_list->currentItem();
    if (item == nullptr || item->isHidden())
        return nullptr;
    const auto &poses = m_library.poses();
    const auto found = std::ranges::find(poses, item->data(fileRole).toString(), &LibraryPose::file);
    return found == poses.end() ? nullptr : &*found;
}

void PoseLibraryDialog::apply(bool isMirrored)
{
    const LibraryPose *pose = selectedPose();
    if (pose != nullptr && m_isUsable)
        emit applyWanted(*pose, isMirrored);
}

void PoseLibraryDialog::renameSelected()
{
    if (m_list->currentItem() != nullptr)
        m_list->editItem(m_list->currentItem());
}

// Renames the pose after the user edited its name in the list.
void PoseLibraryDialog::takeName(QListWidgetItem &item)
{
    if (m_isFilling || item.text() == item.data(nameRole).toString())
        return;
    const QString file = item.data(fileRole).toString();
    const QString problem = m_library.rename(file, item.text());
    // The reload waits until the list has finished with its editor.
    QMetaObject::invokeMethod(
        this,
        [this, file, problem] {
            reload(file);
            showProblem(problem);
        },
        Qt::QueuedConnection);
}

void PoseLibraryDialog::removeSelected()
{
    const LibraryPose *pose = selectedPose();
    if (pose == nullptr)
        return;
    QMessageBox box(QMessageBox::Question, tr("Delete Pose"), tr("Delete the pose “%1”?").arg(pose->name.simplified()),
                    QMessageBox::NoButton, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("Its file is deleted; this cannot be undone."));
    QPushButton *remove = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(QMessageBox::Cancel);
    const QString file = pose->file;
    box.exec();
    if (box.clickedButton() != remove)
        return;
    const QString problem = m_library.remove(file);
    reload();
    showProblem(problem);
}

void PoseLibraryDialog::showMenu(const QPoint &position)
{
    if (selectedPose() == nullptr)
        return;
    QMenu menu;
    for (QPushButton *button : {m_apply, m_mirror, m_rename, m_delete}) {
        QAction *entry = menu.addAction(button->text(), button, &QPushButton::click);
        entry->setEnabled(button->isEnabled());
    }
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

void PoseLibraryDialog::showProblem(const QString &problem)
{
    if (problem.isEmpty())
        return;
    m_note->setText(problem);
    m_note->show();
}

} // namespace limber
