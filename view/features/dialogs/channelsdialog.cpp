#include "dialogs/channelsdialog.h"

#include "items/decimaltext.h"
#include "items/jointtreemodel.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int channelRole = Qt::UserRole;

QString nameOf(Channel channel)
{
    const std::string_view name = channelName(channel);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

ChannelsDialog::ChannelsDialog(Session &session, int joint, QWidget *parent)
    : QDialog(parent), m_session(session), m_joint(joint), m_list(new QListWidget(this)), m_up(new QToolButton(this)),
      m_down(new QToolButton(this)), m_loss(new QLabel(this))
{
    setWindowTitle(tr("Channels"));
    auto *title = new QLabel(
        tr("Channels of %1, in the order of the file:").arg(session.jointTree().displayName(NodeId::joint(joint))),
        this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("channelList"));
    m_up->setObjectName(QStringLiteral("channelUp"));
    m_down->setObjectName(QStringLiteral("channelDown"));
    m_list->setAccessibleName(tr("Channels of the joint"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    fillList();
    m_list->setFixedHeight(m_list->sizeHintForRow(0) * m_list->count() + 2 * m_list->frameWidth() + 4);
    m_up->setText(tr("Up"));
    m_up->setToolTip(tr("Move the channel up in the order"));
    m_down->setText(tr("Down"));
    m_down->setToolTip(tr("Move the channel down in the order"));
    m_loss->setObjectName(QStringLiteral("channelLoss"));
    m_loss->setTextFormat(Qt::PlainText);
    m_loss->setWordWrap(true);
    m_loss->setMinimumHeight(3 * m_loss->fontMetrics().lineSpacing());
    m_loss->setAlignment(Qt::AlignTop);
    auto *note = new QLabel(tr("Rotations are applied in file order, each about the axes left by the one before. "
                               "Changing the order recalculates the angles, so the pose stays the same."),
                            this);
    note->setProperty("role", QStringLiteral("secondary"));
    note->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);

    auto *moves = new QVBoxLayout;
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    moves->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list);
    middle->addLayout(moves);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(title);
    layout->addLayout(middle);
    layout->addWidget(note);
    layout->addWidget(m_loss);
    layout->addWidget(buttons);
    resize(380, sizeHint().height());

    connect(m_up, &QToolButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ChannelsDialog::updateButtons);
    connect(m_list, &QListWidget::itemChanged, this, &ChannelsDialog::lookAtLoss);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &ChannelsDialog::lookAtLoss);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentRow(0);
    lookAtLoss();
}

void ChannelsDialog::fillList()
{
    std::vector<Channel> order = m_session.document().skeleton().joint(m_joint).channels;
    const auto present = static_cast<std::ptrdiff_t>(order.size());
    for (const Channel channel : allChannels) {
        if (std::ranges::find(order, channel) == order.end())
            order.push_back(channel);
    }
    for (auto channel = order.begin(); channel != order.end(); ++channel) {
        if (std::find(order.begin(), channel, *channel) != channel)
            continue; // a file may name a channel twice
        auto *item = new QListWidgetItem(nameOf(*channel), m_list);
        item->setData(channelRole, static_cast<int>(std::ranges::find(allChannels, *channel) - allChannels.begin()));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(channel - order.begin() < present ? Qt::Checked : Qt::Unchecked);
    }
}

void ChannelsDialog::moveCurrent(int rows)
{
    const int row = m_list->currentRow();
    const int wanted = row + rows;
    if (row < 0 || wanted < 0 || wanted >= m_list->count())
        return;
    m_list->insertItem(wanted, m_list->takeItem(row));
    m_list->setCurrentRow(wanted);
    lookAtLoss();
}

void ChannelsDialog::updateButtons()
{
    m_up->setEnabled(m_list->currentRow() > 0);
    m_down->setEnabled(m_list->currentRow() >= 0 && m_list->currentRow() + 1 < m_list->count());
}

std::vector<Channel> ChannelsDialog::chosen() const
{
    std::vector<Channel> channels;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->checkState() == Qt::Checked)
            channels.push_back(allChannels.at(static_cast<std::size_t>(item->data(channelRole).toInt())));
    }
    return channels;
}

void ChannelsDialog::lookAtLoss()
{
    updateButtons();
    const Document &document = m_session.document();
    const Joint &before = document.skeleton().joint(m_joint);
    // Without any channel a file would have no frames.
    const bool anyLeft = !chosen().empty() || document.skeleton().columnCount() > before.columnCount();
    m_ok->setEnabled(anyLeft && chosen() != before.channels);
    m_loss->setText(tr("Checking all frames…"));
    m_work.start([clip = document.clip(), rules = document.positionRules(), joint = m_joint, channels = chosen()](
                     const BackgroundWork::Reporter &) { return lossOfChannels(clip, rules, joint, channels); },
                 [this](const ChannelLoss &loss) { showLoss(loss); },
                 [this](const QString &why) { m_loss->setText(why); });
}

void ChannelsDialog::showLoss(const ChannelLoss &loss)
{
    if (loss.frame < 0)
        return m_loss->setText(tr("No loss: the pose stays the same in every frame."));
    QStringList parts;
    if (loss.degrees > 0)
        parts << tr("up to %1°").arg(decimalText(loss.degrees, 'g', 4));
    if (loss.units > 0)
        parts << tr("up to %1 units").arg(decimalText(loss.units, 'g', 4));
    m_loss->setText(tr("The pose changes by %1 (worst at frame %2).").arg(parts.join(tr(" and "))).arg(loss.frame));
}

void ChannelsDialog::accept()
{
    setChoosing(false);
    m_loss->setText(tr("Changing all frames…"));
    const Document &document = m_session.document();
    const auto take = [this](Clip clip) {
        m_session.document().replaceClip(std::move(clip), tr("Change channels"));
        QDialog::accept();
    };
    const auto explain = [this](const QString &why) {
        setChoosing(true);
        m_loss->setText(why);
    };
    m_work.start([clip = document.clip(), rules = document.positionRules(), joint = m_joint, channels = chosen()](
                     const BackgroundWork::Reporter &) { return withChannels(clip, rules, joint, channels); },
                 take, explain);
}

// Cancel stops the change as well as the choice.
void ChannelsDialog::reject()
{
    m_work.cancel();
    QDialog::reject();
}

void ChannelsDialog::setChoosing(bool choosing)
{
    for (QWidget *part : {static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_up), static_cast<QWidget *>(m_down),
                          static_cast<QWidget *>(m_ok)})
        part->setEnabled(choosing);
    if (choosing)
        updateButtons();
}

} // namespace limber
