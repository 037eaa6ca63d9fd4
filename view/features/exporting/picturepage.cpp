#include "exporting/picturepage.h"

#include "pictures/contactsheet.h"
#include "pictures/picturefiles.h"
#include "pictures/pictureview.h"
#include "session/session.h"
#include "storage/video/videoencoder.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStandardItemModel>

#include <algorithm>

namespace limber {

namespace {

constexpr int mostCells = 100; // in a row or a column of a sheet

} // namespace

PicturePage::PicturePage(const Session &session, const PictureView &view, const PictureChoices &choices,
                         QWidget *parent)
    : QWidget(parent), m_pictureSize(choices.width, choices.height), m_cellSize(choices.cellWidth, choices.cellHeight),
      m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    addSize(*m_form);
    addSheet(*m_form, choices);
    addFrames(*m_form, session);
    addBackground(*m_form, choices);
    addChecks(*m_form, view, choices);
    for (QSpinBox *number : findChildren<QSpinBox *>())
        connect(number, &QSpinBox::valueChanged, this, &PicturePage::changed);
}

QSpinBox *PicturePage::addNumber(const char *name, const QString &accessibleName, int least, int most, int value)
{
    auto *number = new QSpinBox(this);
    number->setObjectName(QLatin1StringView(name));
    number->setAccessibleName(accessibleName);
    number->setRange(least, most);
    number->setValue(value);
    return number;
}

QWidget *PicturePage::pairOf(QWidget *first, const QString &between, QWidget *second)
{
    auto *pair = new QWidget(this);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(first);
    row->addWidget(new QLabel(between, pair));
    row->addWidget(second);
    row->addStretch(1);
    pair->setFocusProxy(first); // for the mnemonic of its caption
    return pair;
}

void PicturePage::addSize(QFormLayout &form)
{
    m_width = addNumber("pictureWidth", tr("Width, pixels"), leastPictureSide, mostPictureSide, m_pictureSize.width());
    m_height =
        addNumber("pictureHeight", tr("Height, pixels"), leastPictureSide, mostPictureSide, m_pictureSize.height());
    form.addRow(tr("&Size, pixels"), pairOf(m_width, QStringLiteral("×"), m_height));
    for (QSpinBox *side : {m_width, m_height})
        connect(side, &QSpinBox::valueChanged, this, &PicturePage::takeSize);
}

// The pictures of a sheet have a size of their own.
void PicturePage::showSize()
{
    const QSize size = isSheet() ? m_cellSize : m_pictureSize;
    m_width->setValue(size.width());
    m_height->setValue(size.height());
}

void PicturePage::takeSize()
{
    (isSheet() ? m_cellSize : m_pictureSize) = {m_width->value(), m_height->value()};
}

void PicturePage::addSheet(QFormLayout &form, const PictureChoices &choices)
{
    m_columns = addNumber("sheetColumns", tr("Columns"), 1, mostCells, choices.columns);
    m_rows = addNumber("sheetRows", tr("Rows"), 1, mostCells, choices.rows);
    m_sheet = pairOf(m_columns, QStringLiteral("×"), m_rows);
    m_sheet->setToolTip(tr("Columns and rows; the pictures are spread evenly over the frames"));
    form.addRow(tr("S&heet"), m_sheet);
}

void PicturePage::addFrames(QFormLayout &form, const Session &session)
{
    const Playhead &playhead = session.playhead();
    const int last = std::max(0, session.document().motion().frameCount() - 1);
    m_first = addNumber("pictureFirst", tr("First frame"), 0, last, playhead.firstFrame());
    m_last = addNumber("pictureLast", tr("Last frame"), 0, last, std::max(0, playhead.lastFrame()));
    form.addRow(tr("Fra&mes"), pairOf(m_first, tr("to"), m_last));
}

void PicturePage::addBackground(QFormLayout &form, const PictureChoices &choices)
{
    m_background = new QComboBox(this);
    m_background->setObjectName(QStringLiteral("pictureBackground"));
    m_background->setAccessibleName(tr("Background"));
    m_background->addItem(tr("As in the view"), static_cast<int>(PictureBackground::AsInView));
    m_background->addItem(tr("Dark"), static_cast<int>(PictureBackground::Dark));
    m_background->addItem(tr("Light"), static_cast<int>(PictureBackground::Light));
    m_background->addItem(tr("Transparent"), static_cast<int>(PictureBackground::Clear));
    m_background->setCurrentIndex(std::max(0, m_background->findData(static_cast<int>(choices.background))));
    form.addRow(tr("&Background"), m_background);
}

void PicturePage::addChecks(QFormLayout &form, const PictureView &view, const PictureChoices &choices)
{
    const auto add = [&](const char *name, const QString &text, const QString &toolTip, bool isOn) {
        auto *check = new QCheckBox(text, this);
        check->setObjectName(QLatin1StringView(name));
        check->setToolTip(toolTip);
        check->setChecked(isOn);
        form.addRow(check);
        return check;
    };
    m_ghosts = add("pictureGhosts", tr("&Ghosts"), tr("Show the figure in neighbouring frames"), view.showsGhosts);
    m_trails = add("pictureTrails", tr("&Trails of the selected joints"), tr("Their paths, coloured by speed"),
                   view.showsTrails && !view.look.trails.empty());
    m_trails->setEnabled(!view.look.trails.empty());
    m_caption =
        add("pictureCaption", tr("&Caption"), tr("Name, frame and time, in the lower left corner"), choices.hasCaption);
}

void PicturePage::setDrawing(const Drawing &drawing)
{
    m_drawing = drawing;
    m_width->setToolTip(isSheet() ? tr("Of each picture of the sheet") : QString());
    m_height->setToolTip(m_width->toolTip());
    const QSignalBlocker blockers[] = {QSignalBlocker(m_width), QSignalBlocker(m_height)};
    showSize();
    m_sheet->setVisible(isSheet());
    m_form->labelForField(m_sheet)->setVisible(isSheet());
    const int clear = m_background->findData(static_cast<int>(PictureBackground::Clear));
    if (auto *items = qobject_cast<QStandardItemModel *>(m_background->model()))
        items->item(clear)->setEnabled(drawing.canBeClear);
    if (!drawing.canBeClear && m_background->currentIndex() == clear)
        m_background->setCurrentIndex(0);
}

PictureChoices PicturePage::choices() const
{
    PictureChoices choices;
    choices.width = m_pictureSize.width();
    choices.height = m_pictureSize.height();
    choices.cellWidth = m_cellSize.width();
    choices.cellHeight = m_cellSize.height();
    choices.columns = m_columns->value();
    choices.rows = m_rows->value();
    choices.firstFrame = m_first->value();
    choices.lastFrame = m_last->value();
    choices.background = static_cast<PictureBackground>(m_background->currentData().toInt());
    choices.hasGhosts = m_ghosts->isChecked();
    choices.hasTrails = m_trails->isChecked();
    choices.hasCaption = m_caption->isChecked();
    return choices;
}

QString PicturePage::problem() const
{
    if (m_first->value() > m_last->value())
        return tr("The first frame comes after the last one.");
    if (m_drawing.kind == Drawing::Kind::Video && VideoEncoder::program().isEmpty())
        return tr("Videos are made by ffmpeg, which is not installed. A PNG sequence needs nothing else.");
    const QSize sheet = ContactSheet::sizeFor(m_cellSize, m_columns->value(), m_rows->value());
    if (isSheet() && std::max(sheet.width(), sheet.height()) > mostSheetSide)
        return tr("The sheet would have %1 × %2 pixels: more than %3 per side take too much memory.")
            .arg(sheet.width())
            .arg(sheet.height())
            .arg(mostSheetSide);
    return {};
}

} // namespace limber
