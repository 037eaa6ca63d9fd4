# Debian packages and how to get the missing ones; sourced by app/run and tests/run.

# libassimp-dev names libz.so, and does not ask for it (zlib1g-dev).
build_packages=(g++ cmake ninja-build ccache qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
  libglm-dev libfast-float-dev libeigen3-dev rapidjson-dev libassimp-dev zlib1g-dev libseccomp-dev
  libpng-dev libjpeg-dev
  libjemalloc-dev)
# libqt6svg6 is loaded while the program runs, and so are the texts of Qt's own dialogs (qt6-translations-l10n): no
# other package asks for them.
run_packages=(libqt6widgets6 libqt6network6 libqt6opengl6 libqt6openglwidgets6 libqt6svg6
  qt6-translations-l10n libassimp5 libseccomp2 libpng16-16 libjpeg62-turbo libjemalloc2)
# make builds the programs outside the tree that use the installed library.
# doxygen proves that the public headers are documented; mold links the many test programs.
# The package for Python is built and tested where pybind11 and its friends are; pip installs it in a test.
# at-spi2-core and python3-pyatspi ask the window what screen readers ask.
test_packages=(doxygen mold xvfb xauth make python3 python3-numpy python3-dev python3-pytest python3-pip python3-wheel
  python3-setuptools pybind11-dev strace pkgconf librapidcheck-dev locales at-spi2-core dbus-daemon python3-pyatspi)
# Japanese letters, tested where they are; nothing installs them by itself.
font_packages=(fonts-noto-cjk)
# Videos are made by it, and tested where it is; nothing installs it by itself, for it brings 72 packages.
video_packages=(ffmpeg)
# Other programs that tests compare with or run, where they are: .ci/run installs them. npm brings three.js, three-vrm
# and a checker of glTF.
companion_packages=(python3-scipy snakemake)
# Slurm is started by its test, for itself alone.
cluster_packages=(parallel slurmctld slurmd slurm-client munge)
browser_packages=(chromium)
node_packages=(nodejs npm)
# The add-on for Blender is tested where that is; only .ci/run installs it, for it brings 70 packages.
blender_packages=(blender)
# What tests/bench needs (-DLIMBER_BENCHMARKS=ON); nothing installs it by itself.
bench_packages=(libbenchmark-dev python3-numpy)
# What scripts/package needs besides.
package_packages=(pybind11-dev python3-dev python3-numpy dpkg-dev lintian desktop-file-utils appstream)
fuzz_packages=(clang-14 libclang-rt-14-dev)
tidy_packages=(clang-14 clang-tidy-14 libclang-14-dev llvm-14-dev)

package_is_installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Runs a command as root: directly, or through sudo for everyone else.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "These packages need root, and there is no sudo here. Please run as root: $*" >&2
    return 1
  fi
}

# Installs what is missing of the named packages, and says so before it does. Afterwards packages_were_installed is
# not empty if there were any.
packages_were_installed=
install_missing() {
  local package
  local missing=()
  for package in "$@"; do
    package_is_installed "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "This script installs Debian packages, and apt-get is not here. Please install: ${missing[*]}" >&2
    return 1
  fi
  echo "Installing packages: ${missing[*]}"
  local log
  log=$(mktemp)
  if ! as_root apt-get update >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    echo "The package lists could not be renewed (is there a network?); trying with the ones at hand." >&2
  fi
  if ! as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "The packages could not be installed: ${missing[*]}" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
  packages_were_installed=yes
}

# Installs as many of the named packages as there are: one that is not to be had does not keep the others away.
install_what_can_be() {
  install_missing "$@" && return 0
  local package
  local status=0
  for package in "$@"; do
    install_missing "$package" || status=1
  done
  return "$status"
}
