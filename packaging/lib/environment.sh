# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What run, test, shell and bench share: where the toolchain is, and how a preset is built with it.

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly project
. "$project/packaging/lib/say.sh"
. "$project/packaging/lib/progress.sh"
. "$project/packaging/lib/sdk.sh"

readonly needed_qt=6.8

at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

machine_has_toolchain() {
    local qt
    qt=$(qmake6 -query QT_VERSION 2>/dev/null) || return 1
    at_least "$needed_qt" "$qt" || return 1
    dpkg-query -W $(package_list "$1") >/dev/null 2>&1
}

machine_offers_toolchain() {
    [ "$(id -u)" = 0 ] && command -v apt-cache >/dev/null || return 1
    local qt docks
    qt=$(apt-cache policy qt6-declarative-dev 2>/dev/null | awk '/Candidate:/ { print $2 }')
    docks=$(apt-cache policy libkddockwidgets-qt6-dev 2>/dev/null | awk '/Candidate:/ { print $2 }')
    [ -n "$qt" ] && [ "$qt" != "(none)" ] && at_least "$needed_qt" "$qt" && [ -n "$docks" ] && [ "$docks" != "(none)" ]
}

# prepare_toolchain [SET]: sets in_toolchain to the command prefix that reaches a set of the toolchain (see sdk.packages;
# "test", if none is named): nothing, or the SDK.
prepare_toolchain() {
    local set=${1:-test}
    # Already inside (packaging/shell, or a command started from it).
    if [ -n "${SANDGLASS_SDK:-}" ] || machine_has_toolchain "$set"; then
        in_toolchain=()
    elif [ -d "$(sdk_root "$set")" ]; then
        in_toolchain=(in_sdk "$set")
    elif machine_offers_toolchain; then
        say "installing Qt, KDDockWidgets and the build tools from this machine's own packages"
        apt-get install -y -q --no-install-recommends $(package_list "$set") >/dev/null ||
            fail "apt-get could not install them. Check the network and apt's sources, then run this again."
        in_toolchain=()
    else
        ensure_sdk "$set"
        in_toolchain=(in_sdk "$set")
    fi
    # Depend mode trusts the compiler's own list of headers and so saves the preprocessor's run before each compilation.
    export CCACHE_DIR="$cache/ccache" CCACHE_BASEDIR="$project" CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_MAXSIZE=5G
    # What ccache asks for where headers are precompiled.
    export CCACHE_SLOPPINESS=pch_defines,time_macros
    mkdir -p "$CCACHE_DIR"
}

toolchain() { "${in_toolchain[@]}" "$@"; }

# build_preset PRESET [TARGET...]: configures once, then builds; the compiler's words appear only when it fails.
build_preset() {
    local preset=$1 log="$project/build/$1.log"
    shift
    mkdir -p "$project/build"
    if [ ! -f "$project/build/$preset/build.ninja" ]; then
        say "configuring $preset"
        (cd "$project" && toolchain cmake --preset "$preset") >"$log" 2>&1 ||
            { tail -n 40 "$log" >&2; fail "configuring failed; $log has all of it"; }
    fi
    (cd "$project" && with_progress "building $preset" "$log" steps_built \
        toolchain cmake --build --preset "$preset" ${1:+--target "$@"}) ||
        { grep -nE 'error|FAILED|warning:' "$log" | head -n 60 >&2; tail -n 40 "$log" >&2; fail "the build failed; $log has all of it"; }
}

# Runs a command with a screen: the one that is there, or a virtual one large enough for a 4K table.
with_screen() {
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        toolchain "$@"
    else
        toolchain xvfb-run -a -s '-screen 0 3840x2160x24 -nolisten tcp' "$@"
    fi
}
