#pragma once

#include <QApplication>

#include <memory>

namespace limber {

// Keeps the program and the unsaved work in it alive where something takes more memory than there is: what was begun is
// left undone.
class Application : public QApplication
{
    Q_OBJECT

public:
    Application(int &argc, char **argv);
    ~Application() override;

    bool notify(QObject *receiver, QEvent *event) override;

signals:
    void memoryShort();

private:
    void tell();

    std::unique_ptr<char[]> m_reserve; // to be able to say so
    bool m_isTelling = false;
};

} // namespace limber
