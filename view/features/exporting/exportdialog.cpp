#include "exporting/exportdialog.h"

#include "exporting/formatpage.h"
#include "exporting/picturepage.h"
#include "items/formattext.h"
#include "session/exporting/exportedmotion.h"
#include "session/session.h"
#include "storage/video/videoencoder.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace limber {

namespace {

constexpr int wantedWidth = 460; // pixels

} // namespace

ExportDialog::ExportDialog(const Session &session, const PictureView &view, const ExportChoices &choices,
                           QWidget *parent)
    : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Export"));
    addTargets(choices.target);
    m_purpose = new QLabel(this);
    m_losses = new QLabel(this);
    m_losses->setObjectName(QStringLiteral("exportLosses"));
    for (QLabel *label : {m_purpose, m_losses}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setProperty("role", QStringLiteral("secondary"));
    }
    addPages(choices, view);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_export = buttons->button(QDialogButtonBox::Ok);
    m_export->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *formatRow = new QFormLayout;
    formatRow->addRow(tr("&Format"), m_target);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(formatRow);
    layout->addWidget(m_purpose);
    layout->addWidget(m_pages);
    layout->addStretch(1);
    layout->addWidget(m_losses);
    layout->addWidget(buttons);
    showChoices();
    resize(wantedWidth, sizeHint().height());
}

void ExportDialog::addTargets(const QString &chosen)
{
    m_target = new QComboBox(this);
    m_target->setObjectName(QStringLiteral("exportFormat"));
    m_target->setAccessibleName(tr("Format"));
    for (const ExportTarget &target : exportTargets())
        m_target->addItem(QStringLiteral("%1 (%2)").arg(formatText(target.title), target.extension), target.key);
    greyVideos();
    const int index = std::max(0, m_target->findData(chosen));
    const bool isPossible = m_target->model()->flags(m_target->model()->index(index, 0)) & Qt::ItemIsEnabled;
    m_target->setCurrentIndex(isPossible ? index : m_target->findData(QStringLiteral("png")));
    connect(m_target, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoices);
}

// What cannot be made here can be seen but not chosen, and says why.
void ExportDialog::greyVideos()
{
    if (!VideoEncoder::program().isEmpty())
        return;
    auto *items = qobject_cast<QStandardItemModel *>(m_target->model());
    for (int row = 0; row < m_target->count(); ++row) {
        const ExportTarget &target = exportTargetOf(m_target->itemData(row).toString());
        if (!target.drawing || target.drawing->kind != Drawing::Kind::Video)
            continue;
        items->item(row)->setEnabled(false);
        items->item(row)->setText(tr("%1: needs ffmpeg").arg(m_target->itemText(row)));
        items->item(row)->setToolTip(
            tr("Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else."));
    }
}

void ExportDialog::addPages(const ExportChoices &choices, const PictureView &view)
{
    m_pages = new QStackedWidget(this);
    for (const ExportTarget &target : exportTargets()) {
        const auto isShown = [&target](const Page &page) { return page.format == target.format; };
        if (target.format == nullptr || !FormatPage::hasSettings(*target.format) ||
            std::ranges::any_of(m_formatPages, isShown))
            continue;
        const auto settings = choices.settings.find(target.format->name);
        auto *page = new FormatPage(*target.format, m_session.document().skeleton(),
                                    settings != choices.settings.end() ? settings->second : FormatSettings(), m_pages);
        m_formatPages.push_back({target.format, page});
        m_pages->addWidget(page);
        connect(page, &FormatPage::changed, this, &ExportDialog::showChoices);
    }
    m_noSettings = new QWidget(m_pages);
    m_pages->addWidget(m_noSettings);
    m_pictures = new PicturePage(m_session, view, choices.pictures, m_pages);
    m_pages->addWidget(m_pictures);
    for (QComboBox *box : m_pictures->findChildren<QComboBox *>())
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoices);
    connect(m_pictures, &PicturePage::changed, this, &ExportDialog::showChoices);
}

const ExportTarget &ExportDialog::target() const
{
    return exportTargetOf(m_target->currentData().toString());
}

QWidget *ExportDialog::pageOf(const ExportTarget &target) const
{
    if (target.drawing)
        return m_pictures;
    const auto found = std::ranges::find(m_formatPages, target.format, &Page::format);
    return found != m_formatPages.end() ? found->page : m_noSettings;
}

ExportChoices ExportDialog::choices() const
{
    ExportChoices choices;
    choices.target = target().key;
    for (const Page &each : m_formatPages) {
        if (FormatSettings settings = each.page->settings(); !settings.empty())
            choices.settings.emplace(each.format->name, std::move(settings));
    }
    choices.pictures = m_pictures->choices();
    return choices;
}

void ExportDialog::showChoices()
{
    const ExportTarget &chosen = target();
    m_pages->setCurrentWidget(pageOf(chosen));
    m_purpose->setText(formatText(chosen.purpose));
    if (chosen.drawing)
        m_pictures->setDrawing(*chosen.drawing);
    const QString problem = chosen.drawing ? m_pictures->problem() : QString();
    m_export->setEnabled(problem.isEmpty());
    m_losses->setText(problem.isEmpty() ? ExportedMotion(m_session, choices()).losses().join(u'\n') : problem);
}

} // namespace limber
