// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QString>

#include <functional>
#include <optional>

namespace sandglass::app {

/// A PDF as Qt writes it, with its objects laid open: what Qt has no words for is added to them.
class PdfFile {
public:
    /// Nothing where the text is no such document.
    static std::optional<PdfFile> read(const QByteArray& pdf);

    /// The only object of this type, or -1.
    int only(const QByteArray& type) const;
    /// In the order of reading.
    const QList<int>& pages() const { return m_pages; }
    /// Lets every object of this type be changed.
    void changeAll(const QByteArray& type, const std::function<void(QByteArray& object)>& change);
    /// A new object, which is filled later.
    int add();
    void set(int object, const QByteArray& body) { m_objects[object] = body; }
    /// Another line of an object that is a dictionary.
    void addEntry(int object, const QByteArray& entry);
    /// What is painted on a page.
    QByteArray content(int page) const;
    void setContent(int page, const QByteArray& content);
    /// In all dictionaries; what is painted stays as it is.
    void replaceAll(const QByteArray& before, const QByteArray& after);
    /// Of objects that say the same one is left. Qt writes every colour, shade and picture anew each time it is used.
    void mergeEqual();
    QByteArray written() const;

private:
    QByteArray body(int object) const { return m_objects.value(object); }
    int contentOf(int page) const;
    void closeGaps();

    QByteArray m_head; ///< before the first object
    QMap<int, QByteArray> m_objects; ///< without "n 0 obj" and "endobj"
    QByteArray m_trailer; ///< the entries, without their size
    QList<int> m_pages;
};

/// Text as PDF's strings have it: UTF-16 with its mark, in hexadecimal digits.
QByteArray pdfText(const QString& text);
QByteArray pdfReference(int object);

} // namespace sandglass::app
