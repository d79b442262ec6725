#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How the SDK is made, with every outside tool replaced by one that does what the test says: what goes wrong is told in
# a sentence, and what was interrupted is never trusted.
set -uo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
export SANDGLASS_PROGRESS_SECONDS=0.1
passed=0
failed=0

# Each case gets an empty cache and a folder of fake tools that stands before everything else in PATH.
begin() {
    home=$(mktemp -d)
    fakes="$home/fakes"
    mkdir -p "$fakes"
    fake apt-get 'case "$1" in indextargets) echo "Debian|Debian|mirror:/debian/";; esac'
    fake bwrap 'exit 0'
    fake mmdebstrap 'for last; do :; done; root="${@: -2:1}"; mkdir -p "$root/etc"; touch "$root/made"'
    fake id 'echo 0'
}

fake() { printf '#!/bin/bash\n%s\n' "$2" >"$fakes/$1" && chmod +x "$fakes/$1"; }

# Runs functions of sdk.sh as a packaging command would.
run() {
    said=$(PATH="$fakes:$PATH" XDG_CACHE_HOME="$home/cache" bash -euo pipefail -c "
        project='$project'
        . '$project/packaging/lib/say.sh'
        . '$project/packaging/lib/progress.sh'
        . '$project/packaging/lib/sdk.sh'
        $1" 2>&1)
    code=$?
}

check() {
    if eval "$2"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  said: %s (exit %s)\n' "$1" "$said" "$code"
    fi
}

finish() { rm -rf "$home"; }

begin
run 'ensure_sdk run; [ -e "$(sdk_root run)/made" ]'
check "a root is made and kept" '[ $code = 0 ]'
fake mmdebstrap 'exit 1'
run 'ensure_sdk run'
check "a second run makes nothing" '[ $code = 0 ] && [ -z "$said" ]'
run 'ensure_sdk test'
check "a larger set is another root" '[ $code = 1 ]'
finish

begin
fake mmdebstrap 'root="${@: -2:1}"; mkdir -p "$root/usr"; echo "E: no network"; exit 1'
run 'ensure_sdk run'
check "a failure shows the tool's last words and says what to do" '[ $code = 1 ] && [[ $said == *"E: no network"*"run this again"* ]]'
check "and leaves no root" '[ -z "$(ls "$home/cache/sandglass" | grep sdk-)" ]'
finish

begin
fake mmdebstrap 'root="${@: -2:1}"; mkdir -p "$root/usr"; kill -9 $PPID'
run 'ensure_sdk run'
check "an interrupted creation leaves no trusted root" '[ $code != 0 ] && [ ! -d "$(echo "$home"/cache/sandglass/sdk-*[0-9a-f])" ]'
fake mmdebstrap 'root="${@: -2:1}"; [ -e "$root" ] && exit 1; mkdir -p "$root/etc"; touch "$root/made"'
run 'ensure_sdk run; [ -e "$(sdk_root run)/made" ]'
check "and the next run begins anew" '[ $code = 0 ]'
finish

begin
fake df 'printf "Filesystem 1024-blocks Used Available\nx 1 1 1024 1%% /\n"'
run 'ensure_sdk run'
check "a full disk is said with what is free and needed" '[ $code = 1 ] && [[ $said == *"1 MiB free"*"XDG_CACHE_HOME"* ]]'
finish

begin
fake bwrap 'exit 1'
run 'ensure_sdk run'
check "no user namespaces: says how to allow them" '[ $code = 1 ] && [[ $said == *"user namespaces"* ]]'
finish

begin
fake id 'echo 1000'
rm "$fakes/mmdebstrap"
run 'command() { [ "$2" != mmdebstrap ] && builtin command "$@"; }; ensure_sdk run'
check "a missing tool without root: says what to install" '[ $code = 1 ] && [[ $said == *"sudo apt-get install mmdebstrap"* ]]'
finish

begin
fake apt-get 'exit 0'
run 'ensure_sdk run'
check "no archive in apt: says so" '[ $code = 1 ] && [[ $said == *"knows no Debian archive"* ]]'
finish

begin
touch "$home/cache"
run 'ensure_sdk run'
check "an unwritable cache: says what to set" '[ $code = 1 ] && [[ $said == *"XDG_CACHE_HOME"* ]]'
finish

begin
run 'ensure_sdk test; [ "$(sdk_root run)" = "$(sdk_root test)" ] && ensure_sdk run'
check "who has the larger root needs no smaller one" '[ $code = 0 ] && [ "$(grep -c making <<<"$said")" = 1 ]'
run 'diff <(package_list run) <(package_list test) | grep -q "^<"'
check "a set has everything of the ones before it" '[ $code = 1 ]'
run 'package_list test | grep -qx postgresql && ! package_list run | grep -qx -e postgresql -e clang'
check "the first start waits for nothing that only tests need" '[ $code = 0 ]'
finish

begin
run 'first=$(sdk_root run); package_list() { echo other; }; [ "$first" != "$(sdk_root run)" ]'
check "another package list is another root" '[ $code = 0 ]'
finish

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
