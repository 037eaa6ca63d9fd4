#include "work/excerptloader.h"

namespace limber {

void ExcerptLoader::load(const QString &path, int line, int column)
{
    m_work.start(
        [=](const BackgroundWork::Reporter &reporter) {
            return readSourceExcerpt(path, line, column, [&] { return reporter.isCancelled(); });
        },
        [this](const SourceExcerpt &excerpt) { emit loaded(excerpt); },
        [this](const QString &why) {
            SourceExcerpt none;
            none.problem = why;
            emit loaded(none);
        });
}

} // namespace limber
