#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <utility>

namespace limber::test {

// A file of results that are to stay as they are. A change of the engine that is not meant shows as a line that differs
// from the stored one. With LIMBER_STORE_RESULTS=1 in the environment, the results of this run are stored instead, and
// those that it did not have are dropped; run the whole test, and look at the difference before it is committed.
//
// In the file, a line "> WHAT" says what was done, and the indented lines after it are the result; a short one stands
// in the same line, "> WHAT » RESULT". Lines with "#" at the start of the file are comments.
class StoredResults
{
public:
    // How far numbers may differ: compilers and mathematical libraries round differently.
    struct Tolerance
    {
        double absolute = 1e-6;
        double relative = 1e-6; // of the stored number
    };

    explicit StoredResults(QString path, const Tolerance &tolerance);
    explicit StoredResults(QString path) : StoredResults(std::move(path), Tolerance()) {}
    StoredResults(const StoredResults &) = delete; // two objects would write the same file
    StoredResults &operator=(const StoredResults &) = delete;
    ~StoredResults();

    // What was done, in the order of the file.
    [[nodiscard]] QStringList names() const;
    // Returns the first line that differs from the stored result, or nothing. Something must be stored.
    [[nodiscard]] QString difference(const QString &name, const QStringList &lines);

private:
    struct Result
    {
        QString name;
        QStringList lines;
    };
    [[nodiscard]] Result &resultNamed(const QString &name);

    [[nodiscard]] bool isSame(const QString &stored, const QString &now) const;

    QString m_path;
    Tolerance m_tolerance;
    QStringList m_comments;
    QList<Result> m_results;
    QSet<QString> m_compared; // names
    bool m_stores = false;
};

// All numbers of a line, in their order.
[[nodiscard]] QList<double> numbersIn(const QString &line);
// The line with zeros instead of its numbers.
[[nodiscard]] QString withoutNumbers(QString line);

} // namespace limber::test
