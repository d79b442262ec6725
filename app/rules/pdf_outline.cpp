// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pdf_outline.h"

#include <algorithm>

namespace sandglass::app {

namespace {

/// Whose child each bookmark is: by index, -1 of none.
QList<qsizetype> parentsOf(const QList<Bookmark>& bookmarks)
{
    QList<qsizetype> parents;
    for (qsizetype i = 0; i < bookmarks.size(); ++i) {
        qsizetype parent = i - 1;
        while (parent >= 0 && bookmarks[parent].level >= bookmarks[i].level)
            --parent;
        parents.append(parent);
    }
    return parents;
}

} // namespace

void addBookmarks(PdfFile& file, const QList<Bookmark>& bookmarks)
{
    if (bookmarks.isEmpty())
        return;
    const QList<qsizetype> parents = parentsOf(bookmarks);
    const int root = file.add();
    QList<int> objects;
    for (qsizetype i = 0; i < bookmarks.size(); ++i)
        objects.append(file.add());
    for (qsizetype i = 0; i < bookmarks.size(); ++i) {
        const int page = file.pages()[std::clamp<qsizetype>(bookmarks[i].page, 0, file.pages().size() - 1)];
        QByteArray item = "<<\n/Title " + pdfText(bookmarks[i].title) + "\n/Parent "
            + pdfReference(parents[i] < 0 ? root : objects[parents[i]]) + "\n/Dest [" + pdfReference(page) + " /Fit]\n";
        if (const qsizetype before = i > 0 ? parents.lastIndexOf(parents[i], i - 1) : -1; before >= 0)
            item += "/Prev " + pdfReference(objects[before]) + '\n';
        if (const qsizetype after = parents.indexOf(parents[i], i + 1); after >= 0)
            item += "/Next " + pdfReference(objects[after]) + '\n';
        // Its children are folded away at first.
        if (const qsizetype first = parents.indexOf(i); first >= 0)
            item += "/First " + pdfReference(objects[first]) + "\n/Last "
                + pdfReference(objects[parents.lastIndexOf(i)]) + "\n/Count -" + QByteArray::number(parents.count(i))
                + '\n';
        file.set(objects[i], item + ">>");
    }
    file.set(root,
        "<<\n/Type /Outlines\n/First " + pdfReference(objects.first()) + "\n/Last "
            + pdfReference(objects[parents.lastIndexOf(-1)]) + "\n/Count " + QByteArray::number(parents.count(-1))
            + "\n>>");
    file.addEntry(file.only("Catalog"), "/Outlines " + pdfReference(root) + "\n/PageMode /UseOutlines");
}

void leadLinks(PdfFile& file, const QMap<QString, int>& pages)
{
    static const QByteArray begin = "/URI (rule:";
    file.changeAll("Annot", [&](QByteArray& link) {
        const qsizetype id = link.indexOf(begin) + begin.size();
        const qsizetype action = link.indexOf("/A <<");
        const qsizetype end = link.indexOf(">>", id);
        const auto page = pages.constFind(QString::fromLatin1(link.sliced(id, link.indexOf(')', id) - id)));
        if (id < begin.size() || action < 0 || end < 0 || page == pages.cend())
            return;
        const int object = file.pages()[std::clamp<qsizetype>(*page - 1, 0, file.pages().size() - 1)];
        link.replace(action, end + 2 - action, "/Dest [" + pdfReference(object) + " /Fit]");
    });
}

} // namespace sandglass::app
