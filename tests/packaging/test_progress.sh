#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What a packaging command tells while it works: how far it is, how long it took, and the code of what it ran.
set -uo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
. "$project/packaging/lib/say.sh"
. "$project/packaging/lib/progress.sh"
export SANDGLASS_PROGRESS_SECONDS=0.02
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
log=$folder/log
said=$folder/said
passed=0
failed=0

check() {
    if eval "$2"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  said: %s\n' "$1" "$(cat "$said")"
    fi
}

# Works until it has been heard to be at its third step.
build_three() {
    printf '[1/10] one\n[2/10] two\n[3/10] three\n'
    until grep -q '\[3/10\]' "$said"; do read -r -t 0.01 <> <(:) || true; done
}

with_progress building "$log" steps_built build_three 2>"$said"
check "says how far it is, and for how long" 'grep -qE "^sandglass: building: \[3/10\] \([0-9]+:[0-9]{2}\)$" "$said"'
check "says when it is done" '[[ $(tail -n 1 "$said") == "sandglass: building: done in "* ]]'
check "what was run wrote into the log" 'grep -q three "$log"'

with_progress building "$log" steps_built bash -c 'echo broken; exit 7' 2>"$said"
code=$?
check "the code of what failed comes through, and nothing is said to be done" '[ $code = 7 ] && ! grep -q done "$said"'

printf 'I: downloading packages with apt...\nI: installing remaining packages inside the chroot...\nUnpacking a\nSetting up a\n' >"$log"
check "the SDK tells its step and counts packages" \
    '[ "$(packages_installed "$log")" = "installing remaining packages inside the chroot, 2 packages unpacked or set up" ]'

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
