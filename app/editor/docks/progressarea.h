#pragma once

#include <QWidget>

class QVBoxLayout;

namespace limber {

// The place for progress with its *Cancel*, one below the other: it is visible while there is something in it.
class ProgressArea : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressArea(QWidget *parent = nullptr);

    // Returns a frame for a text, a bar and a button in a row. It is shown until it is deleted, which its user does.
    [[nodiscard]] QWidget *addFrame(const QString &objectName = {});

private:
    QVBoxLayout *m_column = nullptr;
};

} // namespace limber
