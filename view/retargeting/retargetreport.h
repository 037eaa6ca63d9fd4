#pragma once

#include "document/namecodec.h"
#include "retargeting/retargetjob.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace limber {

// What a retarget did and how good it is, in words and figures.
class RetargetReport : public QWidget
{
    Q_OBJECT

public:
    explicit RetargetReport(QWidget *parent = nullptr);

    void show(const Retargeter &retargeter, const RetargetInput &input, const RetargetedClip &finished,
              const NameCodec &sourceNames);

private:
    void addFigure(const QString &what, const QString &explanation, const QString &motion, const QString &result);
    void addContacts(const ContactMeasures &contacts);
    void addDirections(const DirectionMeasure::Answer &directions, const Skeleton &target);
    void addSmoothness(const RetargetMeasures &measures);
    void addNotes(const Retargeter &retargeter, const RetargetInput &input, const RetargetedClip &finished,
                  const NameCodec &sourceNames);

    QTreeWidget *m_figures = nullptr;
    QLabel *m_notes = nullptr;
};

} // namespace limber
