// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QFrame>
#include <QList>
#include <QPointer>
#include <QString>

#include <functional>

class QListView;
class QLabel;

namespace firesteel::gui {

class SearchField;
struct Services;

/// Something that the palette finds and runs.
struct PaletteItem {
    QString id;        ///< stable: what was used last comes first
    QString text;      ///< translated
    QString kind = {}; ///< a word behind it, such as "Place"; translated
    QString icon = {};
    QString keys = {}; ///< its shortcut, as shown
    std::function<void()> run;
    bool verbatim = false; ///< the text is a name of the cluster, in no language
};

/// Everything by name: actions, places, whatever a page offers. A list under the field of the
/// cluster bar; typing filters it, arrows choose, Enter runs, Esc gives the focus back. It never
/// grabs the mouse or the keyboard. Main thread; a child of the window.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const Services &services, SearchField *field, QWidget *window);
    ~CommandPalette() override;

    /// Asked each time the palette opens.
    using Source = std::function<QList<PaletteItem>()>;
    void addSource(QObject *context, Source source);

    void open();
    void close();
    [[nodiscard]] QStringList shownIds() const; ///< best first

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Model;
    class Delegate;
    void filter();
    void place();
    void move(int by);
    void runCurrent();
    [[nodiscard]] QList<PaletteItem> collect() const;

    const Services &m_services;
    SearchField *m_field;
    QList<std::pair<QPointer<QObject>, Source>> m_sources;
    QList<PaletteItem> m_all;
    Model *m_model;
    QListView *m_list;
    QLabel *m_nothing;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace firesteel::gui
