# What most sources include is read once: it is more than half of the time of a build. A source still includes all that
# it needs; tests/headers/alone compiles every header without these. -DLIMBER_PRECOMPILE=OFF builds without.
option(LIMBER_PRECOMPILE "Precompile the headers of the standard library, GLM and Qt" ON)

set(limber_core_headers
  <algorithm> <array> <cmath> <functional> <map> <memory> <optional> <span> <string> <string_view> <utility> <vector>
  <glm/geometric.hpp> <glm/gtc/quaternion.hpp> <glm/mat3x3.hpp> <glm/mat4x4.hpp> <glm/matrix.hpp> <glm/vec3.hpp>)

# What many sources include that know Qt Gui, and of those that know Qt Widgets. All of Qt would take longer to read.
set(limber_model_headers
  <QAbstractItemModel> <QCoreApplication> <QElapsedTimer> <QFileInfo> <QImage> <QLocale> <QPainter> <QPointer>
  <QStringList> <QTimer>)
set(limber_widget_headers ${limber_model_headers}
  <QApplication> <QBoxLayout> <QCheckBox> <QComboBox> <QDialogButtonBox> <QFormLayout> <QHeaderView> <QKeyEvent> <QLabel>
  <QLineEdit> <QMenu> <QPushButton> <QToolButton> <QTreeView>)

# limber_precompile(TARGET HEADER…): these headers and those of the core, for all sources of TARGET.
function(limber_precompile target)
  if(LIMBER_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${limber_core_headers} ${ARGN})
    # So that ccache can tell what a precompiled header holds.
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>)
  endif()
endfunction()

# limber_precompile_like(TARGET OTHER): the precompiled header of OTHER, which is compiled with the same flags.
function(limber_precompile_like target other)
  if(LIMBER_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${other})
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>)
  endif()
endfunction()
