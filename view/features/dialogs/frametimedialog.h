#pragma once

#include <QDialog>

class QLabel;

namespace limber {

class Document;
class NumberField;

// Changes the frame time: the same frames are played faster or slower. The user gives frames per second or seconds.
class FrameTimeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FrameTimeDialog(Document &document, QWidget *parent = nullptr);

    void accept() override;

private:
    void setSeconds(double seconds);

    Document &m_document;
    double m_seconds;
    NumberField *m_rateField = nullptr;
    NumberField *m_secondsField = nullptr;
    QLabel *m_duration = nullptr;
};

} // namespace limber
