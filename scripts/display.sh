# Whether windows can be opened; sourced by app/run.

# has_display: a display is named in the environment, and something answers there. A name alone proves nothing:
# it may be left over from a session that is gone.
has_display() {
  if [ -n "${WAYLAND_DISPLAY:-}" ] && answers_at "$(wayland_socket)"; then
    return 0
  fi
  local host number
  [[ ${DISPLAY:-} =~ ^(.*):([0-9]+)(\.[0-9]+)?$ ]] || return 1
  host=${BASH_REMATCH[1]} number=${BASH_REMATCH[2]}
  case $host in
    '' | unix) answers_at "/tmp/.X11-unix/X$number" ;;
    *) answers_over_network "$host" $((6000 + number)) ;;
  esac
}

wayland_socket() {
  case $WAYLAND_DISPLAY in
    /*) echo "$WAYLAND_DISPLAY" ;;
    *) echo "${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/$WAYLAND_DISPLAY" ;;
  esac
}

# perl is on every Debian system, and the shell itself cannot connect to a local socket. X servers may listen on
# the abstract socket of the same name alone.
answers_at() {
  perl -MIO::Socket::UNIX -e \
    'exit !(IO::Socket::UNIX->new(Peer => $ARGV[0]) || IO::Socket::UNIX->new(Peer => "\0$ARGV[0]"))' "$1"
}

answers_over_network() {
  perl -MIO::Socket::INET -e 'exit !IO::Socket::INET->new(PeerHost => $ARGV[0], PeerPort => $ARGV[1], Timeout => 5)' \
    "$1" "$2"
}
