#include "viewport/opengl/openglsupport.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace limber {

namespace {

QString text(const char *sentence)
{
    return QCoreApplication::translate("limber::OpenGLSupport", sentence);
}

bool isSoftware(const QByteArray &renderer)
{
    const QByteArray name = renderer.toLower();
    for (const char *known :
         {"llvmpipe", "softpipe", "software", "swrast", "swiftshader", "gdi generic", "basic render"}) {
        if (name.contains(known))
            return true;
    }
    return false;
}

OpenGLSupport startOpenGL(bool acceptsSoftware)
{
    QOpenGLContext context;
    context.setFormat(viewportSurfaceFormat());
    QOffscreenSurface surface;
    surface.setFormat(viewportSurfaceFormat());
    surface.create();
    if (!context.create() || !surface.isValid() || !context.makeCurrent(&surface))
        return {false, text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "OpenGL could not be started"))};
    const bool isNewEnough = context.format().version() >= qMakePair(3, 3);
    const QByteArray renderer(reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER)));
    context.doneCurrent();
    if (!acceptsSoftware && isSoftware(renderer))
        return {};
    if (!isNewEnough)
        return {false, text(QT_TRANSLATE_NOOP("limber::OpenGLSupport", "OpenGL is older than 3.3"))};
    return {true, {}};
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

bool mayHaveGraphicsCard()
{
    if (qEnvironmentVariableIsSet("LIBGL_ALWAYS_SOFTWARE") && qgetenv("LIBGL_ALWAYS_SOFTWARE") != "0" &&
        qgetenv("LIBGL_ALWAYS_SOFTWARE") != "false")
        return false;
#ifdef Q_OS_LINUX
    // The names used by the kernel's own drivers, by NVIDIA, by the Windows subsystem and by small boards.
    for (const char *device : {"/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0", "/dev/kgsl-3d0"}) {
        if (QFileInfo::exists(QLatin1String(device)))
            return true;
    }
    return false;
#else
    return true;
#endif
}

OpenGLSupport findOpenGL()
{
    const QByteArray wish = qgetenv("LIMBER_NO_OPENGL");
    if (wish == "1")
        return {};
    // These platforms report support that fails once a widget is shown.
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal"))
        return {};
    const bool isForced = wish == "0";
    if (!isForced && !mayHaveGraphicsCard())
        return {};
    return startOpenGL(isForced);
}

} // namespace limber
