# Code that the tests of examples/cluster share: files, the result of one machine, the comparison. It is sourced with $1
# limber-cli, $2 a BVH file, $3 the folder of the recipes.

LIMBER_CLI=$(realpath "$1")
export LIMBER_CLI
sample=$2
recipes=$3
files=120
verb=(apply resample:fps=480 smooth:cutoff=6) # some time a file, so that it can be killed in the middle

need() {
  for program in "$@"; do
    if ! command -v "$program" >/dev/null; then
      echo "skipped: $program is not installed"
      exit 77
    fi
  done
}

# Different files in two folders, and the results of one machine for them.
prepare() {
  folder=$(mktemp -d)
  trap 'finish' EXIT
  mkdir -p "$folder/takes/a b" "$folder/one"
  ends=
  for i in $(seq $files); do
    ends="$ends
"
    { cat "$sample"; printf '%s' "$ends"; } >"$folder/takes/$([ $((i % 2)) = 0 ] && echo "a b/")$i.bvh"
  done
  "$LIMBER_CLI" batch --quiet --in "$folder/takes" --out "$folder/one" "${verb[@]}"
}

finish() {
  rm -rf "$folder"
}

# Counts the lines in all reports so far.
reported() {
  cat "$folder"/many/report-*.jsonl 2>/dev/null | wc -l
}

# Waits until some, but not all, files are finished. How long that takes is a matter of the machine: ctest ends a test
# in which it never happens.
wait_for_some() {
  until [ "$(reported)" -ge 10 ]; do sleep 0.05; done
}

# Kills everything that setsid started, in all process groups, and waits until it has ended.
kill_session() {
  local stat id state parent group session rest
  for _ in 1 2 3; do
    for stat in /proc/[0-9]*/stat; do
      read -r id rest 2>/dev/null <"$stat" || continue
      read -r state parent group session rest <<<"${rest##*) }"
      if [ "$session" = "$1" ] && [ "$state" != Z ]; then
        kill -KILL "$id" 2>/dev/null || true
      fi
    done
    sleep 0.2
  done
}

# Requires the same files with the same bytes as from one machine, each in one report, and no partial file.
compare() {
  "$LIMBER_CLI" batch --merge-reports "$folder/all.jsonl" "$folder"/many/report-*.jsonl
  count=$(grep -c '"status":"done"' "$folder/all.jsonl")
  if [ "$count" != $files ]; then
    echo "the reports have $count of $files files"
    return 1
  fi
  (cd "$folder/one" && find . -name '*.bvh' -exec sha256sum {} + | sort) >"$folder/one.sums"
  (cd "$folder/many" && find . -name '*.bvh' -exec sha256sum {} + | sort) >"$folder/many.sums"
  cmp "$folder/one.sums" "$folder/many.sums"
  [ "$(wc -l <"$folder/one.sums")" = $files ]
}
