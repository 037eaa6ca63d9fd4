# Builds Limber; sourced by app/run and tests/run, which set top to the repository.

# keep_and_show_steps LOG: keeps what ninja prints in LOG, and on a terminal shows how far it is.
keep_and_show_steps() {
  local log=$1 line
  : >"$log"
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log"
    if [ -t 1 ] && [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      printf '\r\033[KStep %s of %s' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
    fi
  done
  if [ -t 1 ]; then
    printf '\r\033[K'
  fi
}

# configure_and_build FOLDER [TARGET…]: a release build. Says so when there is something to do, and else nothing
# unless it goes wrong. The caller may set configure_options.
configure_and_build() {
  local folder=$1
  shift
  local log="$folder/build.log"
  local options=(-G Ninja -S "$top" -B "$folder" -DCMAKE_BUILD_TYPE=Release
    ${configure_options[@]+"${configure_options[@]}"})
  if command -v ccache >/dev/null; then
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
  mkdir -p "$folder"
  # Ninja itself configures again when a CMakeLists.txt changed, but not for packages that came since: the tests that
  # need them would be left out.
  if { [ ! -f "$folder/build.ninja" ] || [ -n "${packages_were_installed:-}" ]; } && ! cmake "${options[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    echo "Limber could not be configured; the whole log is $log" >&2
    return 1
  fi
  if ! ninja -C "$folder" -n "$@" 2>/dev/null | grep -q 'no work to do'; then
    echo "Building Limber; the first time takes some minutes."
  fi
  if ! NINJA_STATUS='[%f/%t] ' ninja -C "$folder" "$@" 2>&1 | keep_and_show_steps "$log"; then
    grep -E -A 5 'error:|Error|FAILED' "$log" >&2 || tail -n 40 "$log" >&2
    echo "Limber could not be built; the whole log is $log" >&2
    return 1
  fi
}
