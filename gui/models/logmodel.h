// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/logbuffer.h"

#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QTimer>

#include <array>
#include <deque>
#include <vector>

namespace firesteel::gui {

/// The logs of one application, merged by time, as a log view shows them: rows are the lines that
/// the choice of sources and levels leaves, without the later frames of folded stack traces.
/// Arriving lines are taken in at most twenty times a second. Searching goes on in slices of a few
/// milliseconds in the event loop. Lines are named by id (see LogBuffer), rows count from 0. Main
/// thread.
class LogModel : public QObject
{
    Q_OBJECT
public:
    struct Source {
        QString key;  ///< pod uid and container
        QString name; ///< of the pod
        bool driver = false;
        QString executorId;
        bool shown = true;
    };
    struct Hit {
        qint64 id = 0;
        int column = 0; ///< in characters of the whole line
        int length = 0;
        bool operator==(const Hit &) const = default;
    };
    /// A line's identity that survives everything but its own end.
    struct Place {
        qint64 timeNs = 0;
        quint64 serial = 0;
    };

    static constexpr qsizetype kMaxHits = 100'000;

    explicit LogModel(QObject *parent = nullptr, qint64 limit = 128LL << 20);

    /// The number of that source; added if it is new. Beyond 255 sources: -1.
    int addSource(const Source &source);
    [[nodiscard]] const std::vector<Source> &sources() const { return m_sources; }
    void setSourceShown(int source, bool shown);
    /// Levels that are shown; lines without a level are those of LogLevel::None.
    void setLevelShown(LogLevel level, bool shown);
    [[nodiscard]] bool hidesLines() const; ///< by level or source
    [[nodiscard]] bool isLevelShown(LogLevel level) const { return m_levels[size_t(level)]; }

    /// Of a line's choice alone: whether it is wanted, even if it is folded away.
    [[nodiscard]] bool isWanted(qint64 id) const { return passes(m_buffer.line(id)); }
    /// Lines that its stack trace hides when it is folded; 0: there is nothing to fold.
    [[nodiscard]] qint64 foldableFrames(const LogBuffer::Line &line) const;
    [[nodiscard]] bool isTraceFolded(const LogBuffer::Line &line) const;
    void setTraceFolded(qint64 id, bool folded); ///< that of this line
    void setTracesFolded(bool folded);           ///< all, also those to come
    [[nodiscard]] bool foldsTraces() const { return m_foldTraces; }

    void append(int source, const QList<kube::LogLine> &lines);
    void addRemark(int source, LogRemark remark, qint64 timeNs);
    void flush(); ///< takes in what waits; otherwise that happens by itself
    void clear(); ///< lines and sources

    [[nodiscard]] const LogBuffer &buffer() const { return m_buffer; }
    [[nodiscard]] qint64 rowCount() const;
    [[nodiscard]] qint64 idOf(qint64 row) const;
    /// The row of a line, or of the next one that is shown.
    [[nodiscard]] qint64 rowOf(qint64 id) const;
    [[nodiscard]] bool isShown(qint64 id) const;
    /// Since the last changed(): ids from here on hold other lines than before, or new ones.
    [[nodiscard]] qint64 firstChanged() const { return m_firstChanged; }
    [[nodiscard]] Place placeOf(qint64 id) const;
    [[nodiscard]] qint64 idOf(const Place &place) const
    {
        return m_buffer.find(place.timeNs, place.serial);
    }
    [[nodiscard]] QString text(qint64 id) const; ///< the whole line
    [[nodiscard]] QString loggerOf(qint64 id) const;

    /// Looks for a regular expression, or, if it is none, for that text; no case. Empty: nothing.
    void setSearch(const QString &pattern);
    [[nodiscard]] bool isSearching() const { return m_searchTimer.isActive(); }
    [[nodiscard]] const std::deque<Hit> &hits() const { return m_hits; } ///< in order
    [[nodiscard]] bool hitsAreCut() const { return m_hitsCut; } ///< there are more than kMaxHits
    [[nodiscard]] std::vector<Hit> hitsOf(qint64 id) const;

Q_SIGNALS:
    /// Ids or rows are about to change: keep Places of what matters.
    void aboutToChange();
    /// `reordered`: lines have moved. Otherwise rows were added at the end and `droppedRows` went
    /// at the beginning.
    void changed(qint64 droppedRows, bool reordered);
    void filterChanged();  ///< rows are others, ids the same
    void foldingChanged(); ///< the same, and hits hold
    void hitsChanged();
    void sourcesChanged();

private:
    struct Pending {
        int source = 0;
        LogRemark remark = LogRemark::None;
        qint64 timeNs = 0;
        QList<kube::LogLine> lines;
    };

    [[nodiscard]] bool passes(const LogBuffer::Line &line) const;
    [[nodiscard]] bool isFiltering() const;
    [[nodiscard]] bool isRow(const LogBuffer::Line &line) const;
    void foldAnew();
    void filterFrom(qint64 id);
    void filterAnew();
    void restartSearch();
    void searchAgainFrom(qint64 id);
    void searchSlice();
    void searchLine(qint64 id);
    void addHit(const Hit &hit);

    LogBuffer m_buffer;
    std::vector<Source> m_sources;
    std::array<bool, kLogLevels> m_levels;
    std::deque<qint64> m_visible; ///< ids, if there is a filter
    bool m_filtering = false;     ///< some lines are no rows
    bool m_foldTraces = true;
    QSet<quint32> m_turnedTraces; ///< those that are not as m_foldTraces says
    std::vector<Pending> m_pending;
    QTimer m_flushTimer;
    qint64 m_firstChanged = 0;

    QString m_pattern;
    QByteArray m_plain; ///< lower case, if the pattern is plain ASCII text
    QRegularExpression m_expression;
    qint64 m_searched = 0; ///< ids before it have been looked at
    std::deque<Hit> m_hits;
    bool m_hitsCut = false;
    QTimer m_searchTimer;
};

} // namespace firesteel::gui
