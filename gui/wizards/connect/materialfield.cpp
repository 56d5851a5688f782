// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/materialfield.h"

#include "core/base/files.h"
#include "gui/shell/aside.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"

#include <QDropEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargest = 4LL << 20;

bool isText(const QByteArray &content)
{
    return !content.contains('\0') && QString::fromUtf8(content).toUtf8() == content;
}

} // namespace

MaterialField::MaterialField(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_label(new QLabel(this)), m_edit(new QPlainTextEdit(this)),
      m_note(new QLabel(this)), m_choose(new QPushButton(this)), m_clear(new QPushButton(this))
{
    m_label->setBuddy(m_edit);
    m_label->setWordWrap(true);
    theme.dress(m_label, Theme::Role::Text);
    theme.dress(m_edit, Theme::Role::Mono);
    theme.dress(m_note, Theme::Role::Note, &Tokens::text2);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_edit->setTabChangesFocus(true);
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setAcceptDrops(true);
    m_edit->viewport()->installEventFilter(this);
    m_edit->installEventFilter(this);
    m_choose->setIcon(theme.icon(u"folder"_s));
    makeQuiet(m_clear);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space::Gap);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_clear);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Inside);
    column->addWidget(m_label);
    column->addWidget(m_edit);
    column->addWidget(m_note);
    column->addSpacing(space::Inside);
    column->addLayout(buttons);
    setLines(5);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &MaterialField::typed);
    connect(m_choose, &QPushButton::clicked, this, &MaterialField::choose);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_problem.clear();
        setContent({}, {});
        Q_EMIT given({}, {}, {});
        m_edit->setFocus();
    });
    connect(&theme, &Theme::changed, this, &MaterialField::show);
    retranslate();
}

void MaterialField::setLabel(const QString &label)
{
    m_label->setText(label);
    const QString name = QString(label).remove(u'&');
    m_edit->setAccessibleName(name);
    m_choose->setAccessibleDescription(name);
    m_clear->setAccessibleDescription(name);
}

void MaterialField::setPlaceholder(const QString &text)
{
    m_edit->setPlaceholderText(text);
}

void MaterialField::setChooserTitle(const QString &title)
{
    m_chooserTitle = title;
}

void MaterialField::setSecret(bool on)
{
    m_secret = on;
    m_edit->setUndoRedoEnabled(!on);
}

void MaterialField::setScreened(bool on)
{
    m_screened = on;
}

void MaterialField::setWithheld(bool on)
{
    if (m_withheld == on)
        return;
    m_withheld = on;
    show();
}

void MaterialField::setLines(int lines)
{
    const int line = m_theme.lineHeight(Theme::Role::Mono);
    m_edit->setFixedHeight(lines * line + 2 * space::Gap);
}

void MaterialField::setContent(const QByteArray &content, const QString &origin)
{
    if (content == m_content && origin == m_origin)
        return;
    m_content = content;
    m_origin = origin;
    m_kept = false;
    m_withheld = m_withheld && !content.isEmpty();
    show();
}

void MaterialField::setKept(const QByteArray &content)
{
    m_content = content;
    m_origin.clear();
    m_kept = !content.isEmpty();
    show();
}

/// What was typed stays as it was typed; a file's text is put in its place.
void MaterialField::show()
{
    const bool text = isText(m_content);
    const bool hidden = m_kept || m_withheld || (m_secret && !m_origin.isEmpty()) || !text;
    m_filling = true;
    const QString shown = hidden ? QString() : QString::fromUtf8(m_content);
    if (m_edit->toPlainText() != shown)
        m_edit->setPlainText(shown);
    m_filling = false;
    QString note = m_problem;
    if (note.isEmpty() && !m_origin.isEmpty())
        //: %1 is the name of a file
        note = hidden ? tr("Read from %1. It is not shown.").arg(m_origin)
                      : tr("Read from %1").arg(m_origin);
    if (note.isEmpty() && m_withheld && !m_content.isEmpty())
        note = tr("It is not shown.");
    if (note.isEmpty() && m_kept)
        note = tr("It is known already, and not shown.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_theme.dress(m_note, Theme::Role::Note,
                  m_problem.isEmpty() ? &Tokens::text2 : &Tokens::failed);
    m_clear->setVisible(!m_content.isEmpty());
    m_edit->setAccessibleDescription(note);
}

void MaterialField::typed()
{
    if (m_filling)
        return;
    m_problem.clear();
    m_content = m_edit->toPlainText().toUtf8();
    m_origin.clear();
    m_kept = false;
    m_withheld = false;
    m_note->hide();
    m_clear->setVisible(!m_content.isEmpty());
    Q_EMIT given(m_content, {}, {});
}

void MaterialField::choose()
{
    auto *dialog = new QFileDialog(window(), m_chooserTitle);
    dialog->setObjectName(u"connect.fileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MaterialField::takeFile);
    dialog->open();
}

void MaterialField::takeFile(const QString &path)
{
    runAside(
        this, [path] { return readFile(path, kLargest); },
        [this, path](const Result<QByteArray> &content) {
            if (content) {
                m_problem.clear();
                take(*content, path);
                return;
            }
            const Sentence sentence = sentenceFor(content.error().with(u"path"_s, path));
            m_problem = QString(sentence.what + u' ' + sentence.next).trimmed();
            show();
        });
}

void MaterialField::take(const QByteArray &content, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    m_withheld = m_screened;
    setContent(content, name);
    show();
    Q_EMIT given(content, name, path);
}

bool MaterialField::eventFilter(QObject *watched, QEvent *event)
{
    const bool drag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (drag || event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event);
        const QList<QUrl> urls = drop->mimeData()->urls();
        if (!urls.isEmpty() && urls.constFirst().isLocalFile()) {
            drop->acceptProposedAction();
            if (event->type() == QEvent::Drop)
                takeFile(urls.constFirst().toLocalFile());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void MaterialField::retranslate()
{
    m_choose->setText(tr("Choose a file…"));
    m_clear->setText(tr("Clear"));
    show();
}

void MaterialField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
