// SPDX-FileCopyrightText: The Sandglass authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Colours that must be told apart, and text that must be read, measured in every theme: contrast as WCAG counts it, and
// the distance of colours as people with and without the usual deficiencies of colour vision see them.
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtGui/QColor>
#include <QtGui/QGuiApplication>
#include <QtQml/QQmlEngine>
#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Triple linear(const QColor& colour)
{
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

Triple times(const Matrix& matrix, const Triple& value)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * value[column];
    return result;
}

double luminance(const QColor& colour)
{
    const Triple light = linear(colour);
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Triple lab(const Triple& light)
{
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    constexpr Triple white{0.9505, 1, 1.089};
    Triple xyz = times(toXyz, light);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = std::max(0.0, xyz[i] / white[i]);
        xyz[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

/// How people see light: all of it, without the long, the middle, the short waves (Machado and others, 2009).
struct Eyes {
    const char* name;
    Matrix sees;
};
constexpr std::array<Eyes, 4> eyes{{
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

double distance(const QColor& one, const QColor& other, const Eyes& seen)
{
    const Triple a = lab(times(seen.sees, linear(one)));
    const Triple b = lab(times(seen.sees, linear(other)));
    return std::sqrt(std::pow(a[0] - b[0], 2) + std::pow(a[1] - b[1], 2) + std::pow(a[2] - b[2], 2));
}

} // namespace

class TestColours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsRead_data() { themes(); }
    void textIsRead()
    {
        choose();
        constexpr double usual = 4.5; // WCAG, AA
        for (const auto& [ink, grounds] : std::initializer_list<std::pair<const char*, QList<const char*>>>{
                 {"text", {"table", "surface", "raised", "pressed"}},
                 {"textSoft", {"table", "surface", "raised"}},
                 {"brassBright", {"table", "surface", "raised"}},
                 {"brassInk", {"brass", "brassBright"}},
                 {"ink", {"parchment", "shade"}},
                 {"inkSoft", {"parchment"}},
                 {"bad", {"surface", "raised"}},
             })
            for (const char* ground : grounds) {
                const double measured = contrast(colour(ink), colour(ground));
                QVERIFY2(measured >= usual, qPrintable(u"%1 on %2: %3"_s.arg(ink, ground).arg(measured)));
            }
    }

    /// Everything on Pendulum's board and mats that means something without being text: mixed as it is painted there.
    void marksAreSeen_data() { themes(); }
    void marksAreSeen()
    {
        choose();
        const auto on = [this](const char* mark, const QColor& ground) { seen(mark, colour(mark), ground); };
        for (const char* track : {"trackPower", "trackPrestige", "trackPopularity", "trackLegend"}) {
            on(track, colour("hollow"));
            const QByteArray onScroll = QByteArray(track) + "OnScroll";
            on(onScroll.constData(), colour("scroll"));
        }
        on("scrollEdge", colour("scroll"));
        on("outline", colour("hollow"));
        on("bad", colour("raised"));
        on("good", colour("raised"));
        on("brassBright", colour("surface"));
        on("light", colour("ink")); // markers: a light ring in a dark edge
        // A mat ends where its edge or the brass inside it is.
        seenEither("a mat's edge", {{"matEdge", "playTable"}, {"metal", "surface"}});
        seenEither("where a marker would be", {{"metalBright", "hollow"}, {"ink", "hollow"}});
        for (const auto& [cube, stock] :
            {std::pair("trackPower", "military"), {"trackPrestige", "culture"}, {"trackPopularity", "gold"}})
            on(cube, mixed(colour("surface"), colour(stock), 0.25));
        for (const auto& [base, glow] :
            {std::pair("purple", "purpleGlow"), {"green", "greenGlow"}, {"black", "blackGlow"}})
            areaIsSeen(colour(base), colour(glow));
    }

    /// Where the log speaks of an area, it stands there as its sign, dark areas on dark panels too.
    void signsAreSeenInTheLog_data() { themes(); }
    void signsAreSeenInTheLog()
    {
        choose();
        for (const char* area : {"purple", "green", "black"}) {
            QFile file(u":/pendulum/icons/area.%1.svg"_s.arg(QLatin1StringView(area)));
            QVERIFY2(file.open(QIODevice::ReadOnly), area);
            const QString drawn = QString::fromUtf8(file.readAll());
            double best = 0;
            static const QRegularExpression token(u"@(\\w+)"_s);
            for (auto found = token.globalMatch(drawn); found.hasNext();) {
                const QColor painted = colour(found.next().captured(1).toLatin1().constData());
                QVERIFY(painted.isValid());
                best = std::max(best, contrast(painted, colour("surface")));
            }
            QVERIFY2(best >= 3, qPrintable(u"%1: %2"_s.arg(QLatin1StringView(area)).arg(best)));
        }
    }

    /// Seats are told by their emblem as well; still nobody should mistake one colour for another.
    void seatsAreToldApart_data() { themes(); }
    void seatsAreToldApart()
    {
        choose();
        apart(colours("seats"), 12);
    }

private:
    static QColor mixed(const QColor& a, const QColor& b, double share)
    {
        const auto part = [share](float one, float other) { return static_cast<float>(one + (other - one) * share); };
        return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
    }
    static void seen(const char* mark, const QColor& colour, const QColor& ground)
    {
        const double measured = contrast(colour, ground);
        QVERIFY2(measured >= 3, qPrintable(u"%1: %2"_s.arg(QLatin1StringView(mark)).arg(measured)));
    }
    void seenEither(const char* mark, const QList<std::pair<const char*, const char*>>& ways) const
    {
        double best = 0;
        for (const auto& [one, other] : ways)
            best = std::max(best, contrast(colour(one), colour(other)));
        QVERIFY2(best >= 3, qPrintable(u"%1: %2"_s.arg(QLatin1StringView(mark)).arg(best)));
    }
    /// Frames, latches and gates, the circle for the glass, the sign, and the chevron of what costs nothing.
    void areaIsSeen(const QColor& ground, const QColor& glow) const
    {
        const QColor dim = mixed(ground, Qt::black, 0.3);
        for (const QColor& behind : {ground, dim, mixed(ground, Qt::black, 0.45)})
            seen("a frame", colour("metalBright"), behind);
        seen("the glass's circle", mixed(glow, Qt::white, 0.25), mixed(dim, Qt::black, 0.12));
        const QColor edge = mixed(ground, Qt::black, 0.75);
        seen("a sign's edge", mixed(glow, Qt::white, 0.6), edge);
        seen("a sign on a lit row", edge, mixed(ground, glow, 0.5));
        seen("a sign on a dim row", mixed(glow, Qt::white, 0.6), dim);
        const QColor cloth = mixed(ground, Qt::black, 0.4);
        seen("a chevron", colour("metalBright"), mixed(colour("pennant"), cloth, 0.62));
        seen("a dim chevron", colour("metal"), mixed(colour("pennant"), cloth, 0.8));
    }

    static void themes()
    {
        QTest::addColumn<QString>("theme");
        for (const char* theme : {"walnut", "daylight", "contrast"})
            QTest::addRow("%s", theme) << QString::fromLatin1(theme);
    }
    void choose()
    {
        QFETCH(QString, theme);
        m_theme = m_engine.singletonInstance<QObject*>("Sandglass.Components", "Theme");
        QVERIFY(m_theme && m_theme->setProperty("name", theme));
    }
    QColor colour(const char* token) const { return m_theme->property(token).value<QColor>(); }
    QList<QColor> colours(const char* token) const
    {
        QList<QColor> all;
        for (const QVariant& one : m_theme->property(token).toList())
            all.append(one.value<QColor>());
        return all;
    }
    static void apart(const QList<QColor>& all, double least)
    {
        QVERIFY(all.size() >= 4);
        for (const Eyes& seen : eyes)
            for (qsizetype i = 0; i < all.size(); ++i)
                for (qsizetype j = 0; j < i; ++j) {
                    const double measured = distance(all[i], all[j], seen);
                    QVERIFY2(measured >= least,
                        qPrintable(
                            u"%1: %2 and %3: %4"_s.arg(QLatin1StringView(seen.name), all[i].name(), all[j].name())
                                .arg(measured)));
                }
    }

    QQmlEngine m_engine;
    QObject* m_theme = nullptr;
};

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    TestColours test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_colours.moc"
