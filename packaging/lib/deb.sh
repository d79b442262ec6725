# SPDX-FileCopyrightText: The Sandglass authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How the Debian packages are built, checked and compared.

# What the project has under version control, as it lies there now, or as it was at of_commit; debian/ is where dpkg wants it.
copy_sources() {
    local to=$1
    rm -rf "$to"
    mkdir -p "$to"
    if [ -n "${of_commit:-}" ]; then
        git -C "$project" archive "$of_commit"
    else
        (cd "$project" && git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf -)
    fi | tar -C "$to" -xf -
    cp -a "$to/packaging/debian" "$to/debian"
}

# build_packages FOLDER: the packages, and what dpkg tells of them, lie in it afterwards.
build_packages() {
    local folder=$1
    mkdir -p "$folder"
    rm -f "$folder"/*.deb "$folder"/*.changes "$folder"/*.buildinfo
    copy_sources "$folder/sandglass"
    # The SDK has a compiler and make, which is all that "build-essential" stands for. With a base folder the compiler's
    # cache would hand it other paths, which stand in the debug information and so in the program's build id.
    (cd "$folder/sandglass" && export CCACHE_BASEDIR= && with_progress "building the packages" "$folder/build.log" steps_built \
        toolchain dpkg-buildpackage --build=binary --no-sign --no-pre-clean --ignore-builtin-builddeps) ||
        { grep -nE 'error|FAILED' "$folder/build.log" | head -n 40 >&2; tail -n 40 "$folder/build.log" >&2
          fail "the packages could not be built; $folder/build.log has all of it"; }
}

deliver_packages() {
    rm -f "$2"/*.deb
    cp "$1"/sandglass_*.deb "$1"/sandglass-kiosk_*.deb "$2"
}

# check_of_packages WHAT COMMAND...: a check whose words matter only if it fails.
check_of_packages() {
    local what=$1 said
    shift
    said=$(toolchain "$@" 2>&1) || { printf '%s\n' "$said" >&2; fail "$what"; }
}

# check_packages FOLDER: what can be said of the packages without installing them; packaging/test --deb installs them.
check_packages() {
    local folder=$1 tree="$1/unpacked" package
    say "checking the packages"
    rm -rf "$tree"
    mkdir -p "$tree/quirks" "$tree/mime/packages"
    for package in "$folder"/*.deb; do
        toolchain dpkg-deb -x "$package" "$tree"
    done
    check_of_packages "lintian has found something" lintian --allow-root --fail-on error,warning "$folder"/*.deb
    check_of_packages "the desktop entry is wrong" desktop-file-validate "$tree/usr/share/applications/org.sandglass.Sandglass.desktop"
    # The project has no page of its own to name yet.
    check_of_packages "the metainfo is wrong" appstreamcli validate --no-net --override=url-homepage-missing=info \
        "$tree/usr/share/metainfo/org.sandglass.Sandglass.metainfo.xml"
    cp "$tree"/usr/share/mime/packages/*.xml "$tree/mime/packages/"
    check_of_packages "the type of saved matches is wrong" update-mime-database "$tree/mime"
    cp "$tree"/usr/share/libinput/*.quirks "$tree/quirks/"
    check_of_packages "libinput does not understand the quirk" libinput quirks validate --data-dir="$tree/quirks"
    # In tenths: 10 is a service that may do anything.
    check_of_packages "the table's service may do more than it should" systemd-analyze security --offline=true --threshold=20 \
        --no-pager "$tree/usr/lib/systemd/system/sandglass-kiosk.service"
    for package in "$folder"/*.deb; do
        ! toolchain dpkg-deb -f "$package" Depends | grep -q private-abi ||
            fail "$(basename "$package") depends on Qt's private interface, and so on one version of Qt alone"
    done
    rm -rf "$tree"
    check_licences "$folder/licensed"
}

# check_licences FOLDER: every file has its licence, as REUSE asks for it. Its list and folder stand in a copy of the sources:
# the project's top level has no room for them.
check_licences() {
    local copy=$1
    copy_sources "$copy"
    mkdir "$copy/LICENSES"
    mv "$copy/packaging/reuse.toml" "$copy/REUSE.toml"
    mv "$copy"/packaging/licences/* "$copy/LICENSES/"
    cp "$copy/LICENSE" "$copy/LICENSES/GPL-3.0-or-later.txt"
    check_of_packages "REUSE: a file has no licence" reuse --root "$copy" lint
    rm -rf "$copy"
}

# compare_packages ONE OTHER: the same bytes.
compare_packages() {
    local package
    for package in "$1"/*.deb; do
        cmp "$package" "$2/$(basename "$package")" ||
            fail "$(basename "$package") is not the same when it is built in another folder"
    done
    say "built again in another folder, the packages are the same to the byte"
}
