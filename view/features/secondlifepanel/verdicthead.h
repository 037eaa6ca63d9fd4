#pragma once

#include "secondlife/upload/uploadcheck.h"
#include "theme/colours.h"

#include <QWidget>

class QLabel;

namespace limber {

class SizeBar;

// The verdict on an upload in plain words, the duration of the animation, the number of its joints, and its size in
// proportion to the allowed one.
class VerdictHead : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictHead(QWidget *parent = nullptr);

    void setColours(const Colours &colours);
    void show(const UploadVerdict &verdict);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void keepHeight();
    QLabel *makeLabel(const char *name, const char *role);

    QLabel *m_verdict = nullptr;
    QLabel *m_reason = nullptr;
    QLabel *m_figures = nullptr;
    QLabel *m_size = nullptr;
    SizeBar *m_bar = nullptr;
};

} // namespace limber
