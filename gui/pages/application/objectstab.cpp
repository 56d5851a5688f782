// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/objectstab.h"

#include "core/data/yaml.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/splitter.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int listWidth = 264;
}

ObjectsTab::ObjectsTab(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_list(new QListWidget(this)),
      m_title(new QLabel(this)), m_copy(new QToolButton(this)),
      m_code(new CodeView(services.theme, this))
{
    setObjectName(u"objectsTab"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *splitter = new Splitter(Qt::Horizontal, this);
    auto *left = new QWidget(splitter);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(space::Group, space::Gap, 0, 0);
    leftColumn->addWidget(m_list);
    m_list->setObjectName(u"objects"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    auto *right = new QWidget(splitter);
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    auto *head = new QWidget(right);
    head->setFixedHeight(services.theme.metrics().clusterBar - space::Gap);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(space::Group, 0, space::Margin, 0);
    services.theme.dress(m_title, Theme::Role::Mono);
    m_title->setTextFormat(Qt::PlainText);
    setVerbatim(m_title);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_title, 1);
    m_copy->setObjectName(u"copyYaml"_s);
    m_copy->setIcon(services.theme.icon(u"copy"_s, &Tokens::text2));
    m_copy->setAutoRaise(true);
    row->addWidget(m_copy);
    rightColumn->addWidget(head);
    rightColumn->addWidget(new Hairline(Qt::Horizontal, right));
    m_code->setObjectName(u"yaml"_s);
    m_code->setFrameShape(QFrame::NoFrame);
    m_code->setLanguage(u"YAML"_s);
    rightColumn->addWidget(m_code, 1);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({listWidth, 1000});
    column->addWidget(splitter);
    setTabOrder(m_list, splitter->handle(1));
    setTabOrder(splitter->handle(1), m_copy);
    setTabOrder(m_copy, m_code);
    connect(m_list, &QListWidget::currentRowChanged, this, &ObjectsTab::refreshCode);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_code->toPlainText()); });
    retranslate();
}

QString ObjectsTab::titleOf(const kube::Object &object) const
{
    if (store::podRole(object) == store::PodRole::Driver && object.kind == "Pod"_L1)
        return tr("Driver pod");
    if (store::podRole(object) == store::PodRole::Executor && object.kind == "Pod"_L1)
        return tr("Executor pod %1").arg(object.label(store::labels::ExecutorId));
    return tr("%1 %2", "kind of an object, its name").arg(object.kind, object.name);
}

void ObjectsTab::setFacts(const AppFactsPtr &facts)
{
    m_facts = facts;
    QList<kube::ObjectPtr> objects;
    if (facts) {
        const store::SparkApp &app = *facts->app;
        if (app.driver)
            objects.append(app.driver);
        objects.append(app.services);
        objects.append(app.configMaps);
        for (const store::ExecutorInfo &executor : app.executors)
            objects.append(executor.pod);
    }
    m_objects = objects;
    if (isVisible())
        refreshList();
}

void ObjectsTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshList();
}

/// Rows by uid: the chosen one stays chosen.
void ObjectsTab::refreshList()
{
    QStringList now;
    for (int row = 0; row < m_list->count(); ++row)
        now.append(m_list->item(row)->data(Qt::UserRole).toString() + m_list->item(row)->text());
    QStringList wanted;
    for (const kube::ObjectPtr &object : std::as_const(m_objects))
        wanted.append(object->uid + titleOf(*object));
    if (now != wanted) {
        const QSignalBlocker quiet(m_list);
        const QString uid = m_shown ? m_shown->uid : QString();
        m_list->clear();
        for (const kube::ObjectPtr &object : std::as_const(m_objects)) {
            auto *item = new QListWidgetItem(titleOf(*object), m_list);
            item->setData(Qt::UserRole, object->uid);
            item->setToolTip(object->name);
            if (object->uid == uid)
                m_list->setCurrentItem(item);
        }
        if (!m_list->currentItem() && m_list->count() > 0)
            m_list->setCurrentRow(0);
    }
    refreshCode();
}

kube::ObjectPtr ObjectsTab::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return nullptr;
    const QString uid = item->data(Qt::UserRole).toString();
    for (const kube::ObjectPtr &object : m_objects) {
        if (object->uid == uid)
            return object;
    }
    return nullptr;
}

void ObjectsTab::refreshCode()
{
    const kube::ObjectPtr object = chosen();
    if (!object || object == m_shown)
        return;
    m_shown = object;
    m_title->setText(object->kind + u' ' + object->namespaceName + u'/' + object->name);
    m_code->setCode(QString::fromUtf8(data::writeYaml(object->body)).trimmed());
}

void ObjectsTab::showObject(const QString &uid)
{
    refreshList();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == uid)
            m_list->setCurrentRow(row);
    }
}

void ObjectsTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ObjectsTab::retranslate()
{
    m_list->setAccessibleName(tr("Objects"));
    m_code->setAccessibleName(tr("YAML of the object"));
    m_copy->setToolTip(tr("Copy the YAML"));
    m_copy->setAccessibleName(m_copy->toolTip());
    if (isVisible())
        refreshList();
}

} // namespace firesteel::gui
