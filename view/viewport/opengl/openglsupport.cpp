#include "viewport/opengl/openglsupport.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace limber {

namespace {

QString text(const char *sentence)
{
    return QCoreApplication::translate("limber::OpenGLSupport", sentence);
}

} // namespace

QSurfaceFormat viewportSurfaceFormat()
{
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8); // QPainter needs it
    return format;
}

QString whyNoOpenGL()
{
    if (qEnvironmentVariableIntValue("LIMBER_NO_OPENGL") != 0)
        return text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "OpenGL is switched off by LIMBER_NO_OPENGL"));
    // These platforms report support that fails once a widget is shown.
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "there is no OpenGL on this display"));
    QOpenGLContext context;
    context.setFormat(viewportSurfaceFormat());
    QOffscreenSurface surface;
    surface.setFormat(viewportSurfaceFormat());
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface))
        return text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "OpenGL could not be started"));
    const bool isNewEnough = context.format().version() >= qMakePair(3, 3);
    context.doneCurrent();
    if (!isNewEnough)
        return text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "OpenGL is older than 3.3"));
    return {};
}

} // namespace limber
