# Builds Limber; sourced by app/run and tests/run.

# configure_and_build FOLDER [TARGET…]: a release build. Quiet, unless it goes wrong.
configure_and_build() {
  local folder=$1
  shift
  local options=(-G Ninja -S "$top" -B "$folder" -DCMAKE_BUILD_TYPE=Release)
  if command -v ccache >/dev/null; then
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
  local log="$folder/build.log"
  mkdir -p "$folder"
  # Ninja itself configures again when a CMakeLists.txt changed.
  if [ ! -f "$folder/build.ninja" ] && ! cmake "${options[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    echo "Limber could not be configured; the whole log is $log" >&2
    return 1
  fi
  if ! cmake --build "$folder" ${1:+--target "$@"} >"$log" 2>&1; then
    grep -E 'error|FAILED' "$log" >&2 || tail -n 40 "$log" >&2
    echo "Limber could not be built; the whole log is $log" >&2
    return 1
  fi
}
