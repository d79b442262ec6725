// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QVariantMap>
#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QImage>
#include <QtQmlIntegration/qqmlintegration.h>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace sandglass::art {

/// The colours and letters that everything is painted with, by name. QML fills them in from the theme; a change makes
/// every painted thing paint itself anew.
class Ink : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY changed)
    /// Whose icons these are: those of resources/<game>/icons, and below them those of every board,
    /// resources/play/icons.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY changed)
    Q_PROPERTY(QString names MEMBER m_names NOTIFY changed)
    Q_PROPERTY(QString numbers MEMBER m_numbers NOTIFY changed)

public:
    explicit Ink(QObject* parent = nullptr);

    QVariantMap colours() const { return m_given; }
    void setColours(const QVariantMap& colours);
    QColor operator[](const QString& name) const;
    QColor operator[](const char* name) const { return (*this)[QString::fromLatin1(name)]; }

    /// Whether it is another number when it is read from the opposite side of the table: 6, 9, 16, 68.
    Q_INVOKABLE static bool readsTwoWays(int number);

    /// The families for names and for numbers, at a height in the painter's units.
    QFont nameFont(double height) const;
    QFont numberFont(double height) const;

    /// Grows with every change: part of the key of whatever was painted.
    int revision() const { return m_revision; }

    /// An icon, its colours taken from here; `figure` colours its silhouette.
    void paintIcon(QPainter& painter, const QString& icon, const QRectF& rect, const QColor& figure = {}) const;

Q_SIGNALS:
    void changed();

private:
    struct Motif {
        QString icon;
        QColor figure;
        QSize size;

        friend bool operator==(const Motif&, const Motif&) = default;
        friend std::size_t qHash(const Motif& motif, std::size_t seed)
        {
            return qHashMulti(seed, motif.icon, motif.figure.rgba(), motif.size.width(), motif.size.height());
        }
    };

    QString drawingOf(const QString& icon) const;
    QSvgRenderer& drawing(const QString& icon, const QColor& figure) const;
    const QImage& picture(const QString& icon, const QColor& figure, QSize size) const;

    QString m_game;
    QVariantMap m_given;
    QHash<QString, QColor> m_colours;
    QString m_names;
    QString m_numbers;
    int m_revision = 0;
    /// Read once, and painted once at each size: a board has hundreds of icons, and a mat paints all of its own
    /// whenever one of its numbers changes.
    mutable QHash<Motif, std::shared_ptr<QSvgRenderer>> m_drawings;
    mutable QHash<Motif, QImage> m_pictures;
};

} // namespace sandglass::art
