#include "work/excerptloader.h"

namespace limber {

void ExcerptLoader::load(const QString &path, int line, int column)
{
    cancel();
    m_question.ask([path] { return FileStamp::of(path); },
                   [=, this](const FileStamp &file) { read(file, line, column); });
}

void ExcerptLoader::cancel()
{
    m_question.forget();
    m_work.cancel();
}

void ExcerptLoader::read(const FileStamp &file, int line, int column)
{
    m_work.start(
        [=](const BackgroundWork::Reporter &reporter) {
            SourceExcerpt excerpt = readSourceExcerpt(file.path, line, column, [&] { return reporter.isCancelled(); });
            excerpt.file = file;
            return excerpt;
        },
        [this](const SourceExcerpt &excerpt) { emit loaded(excerpt); },
        [this](const QString &why) {
            SourceExcerpt none;
            none.problem = why;
            emit loaded(none);
        });
}

} // namespace limber
