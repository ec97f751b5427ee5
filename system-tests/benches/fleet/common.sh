# What the benches of fleets share; sourced. Sets home (the project) and work (a folder that is removed at the end, with all
# that was started); `started PID...` notes processes, `finally COMMAND...` what else to take back, newest first.
home=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
work=$(mktemp -d)
pids=()
undo=()
started() { pids+=("$@"); }
finally() { undo=("$(printf '%q ' "$@")" "${undo[@]}"); }
clean() {
    local pid command
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || :; done
    for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || :; done
    for command in "${undo[@]}"; do eval "$command" 2>/dev/null || :; done
    rm -rf "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM

# Waits until a file has a line that matches, at most 150 s; else shows the file and ends.
await_line() { # regular expression, file
    local try
    for try in $(seq 750); do
        grep -qsE "$1" "$2" && return
        sleep 0.2
    done
    echo "no line like $1 in time:" >&2
    cat "$2" >&2
    exit 1
}

# A suite of the null worklet: name, levels, length of recordings, of pre and post, of pauses, lines of the suite, another
# worklet, length of warm-up.
suite() {
    mkdir -p "$work/config/suites"
    cat >"$work/config/suites/$1.yaml" <<END
title: A fleet
${6:-}
defaults:
  ladder:
    warm-up: ${8:-0s}
    calibration: {intervals: 1, pause: 0s, pre: $4, recording: $3, post: $4}
    levels: [$2]
    level: {pause: $5, pre: $4, recording: $3, post: $4}
  idle: {pause: $5, pre: $4, recording: $3, post: $4}
worklets:
  "null": {clients: {per: host, users: 1}}
  ${7:-}
END
}

# So many hosts, each a network namespace ($bridge-HOST) behind a bridge, with the address $net.HOST; this machine is $net.254.
# One key for all in $work/keys. A host's end of its link at the bridge is ${bridge}vHOST. Needs root.
hosts() {
    local host role
    [ "$(id -u)" = 0 ] || { echo "$(basename "$0"): needs root" >&2; exit 2; }
    bridge=wl$$
    net=10.77.$(($$ % 250 + 1))
    ip link add $bridge type bridge
    finally ip link del $bridge
    ip addr add "$net.254/24" dev $bridge
    ip link set $bridge up
    for host in $(seq "$1"); do
        ip netns add "$bridge-$host"
        finally ip netns del "$bridge-$host"
        ip link add "${bridge}v$host" type veth peer name eth0 netns "$bridge-$host"
        ip link set "${bridge}v$host" master $bridge up
        ip -n "$bridge-$host" addr add "$net.$host/24" dev eth0
        ip -n "$bridge-$host" link set eth0 up
        ip -n "$bridge-$host" link set lo up
    done
    "$home/wattladder" keys create --name bench --keys "$work/keys" >/dev/null
    for role in chauffeur director; do
        "$home/wattladder" keys trust "$work/keys/certificate.pem" bench --as $role --keys "$work/keys" >/dev/null
    done
}

# Starts the Director of a host: host, its CPUs, options.
director() {
    ip netns exec "$bridge-$1" taskset -c "$2" "$home/wattladder" director --listen "$net.$1:7420" --keys "$work/keys" \
        "${@:3}" >"$work/director-$1.log" 2>&1 &
    started $!
}
