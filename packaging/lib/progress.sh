# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How a quiet command that takes minutes tells how far it is.

# with_progress WHAT LOG HOW COMMAND...: runs the command with its words in LOG and shows meanwhile what HOW, a function
# that is given the log, says of it. On a terminal one line is rewritten; elsewhere there is a line every half minute.
with_progress() {
    local what=$1 log=$2 how=$3 begun=$SECONDS watcher code=0
    shift 3
    : >"$log"
    watch_progress "$what" "$log" "$how" "$begun" &
    watcher=$!
    "$@" >>"$log" 2>&1 || code=$?
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    if [ -t 2 ]; then printf '\r\033[K' >&2; fi
    [ "$code" != 0 ] || say "$what: done in $(minutes $((SECONDS - begun)))"
    return "$code"
}

watch_progress() {
    local what=$1 log=$2 how=$3 begun=$4 line
    # The pause must not keep open what somebody reads to its end, and nobody listens when the command was killed.
    while sleep "$(progress_pause)" >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
        line="$what: $("$how" "$log") ($(minutes $((SECONDS - begun))))"
        if [ -t 2 ]; then printf '\r\033[Ksandglass: %s' "$line" >&2; else say "$line"; fi
    done
}

progress_pause() { if [ -t 2 ]; then echo 1; else echo "${SANDGLASS_PROGRESS_SECONDS:-30}"; fi; }

minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# Ninja's own counter: [done/total].
steps_built() { grep -aoE '^\[[0-9]+/[0-9]+\]' "$1" | tail -n 1 || true; }

# mmdebstrap names its step; dpkg counts what is unpacked and set up in it.
packages_installed() {
    local step packages
    step=$(grep -aoE '^I: [a-z].*' "$1" | tail -n 1 | cut -c4- | tr -d .)
    packages=$(grep -acE '^(Unpacking|Setting up) ' "$1") || true
    printf '%s, %s packages unpacked or set up' "${step:-beginning}" "$packages"
}
