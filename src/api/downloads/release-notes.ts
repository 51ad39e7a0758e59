import { MarkdownLimitError } from '#content/markdown/limits.ts';
import { renderFragment } from '#content/markdown/render.ts';
import { FactInCodeError, UnknownMediaError } from '#content/markdown/text-errors.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

interface Notes {
  notesMarkdownZh: string;
  notesMarkdownEn: string | null;
}

/** Renders the notes of a release. @throws AppError VALIDATION_FAILED where that is not possible */
export async function renderNotes(db: Executor, notes: Notes, locale: Locale) {
  const render = async (path: string, markdown: string) => {
    try {
      return await renderFragment(markdown, findMediaIn(db));
    } catch (error) {
      const message = messageOf(error, locale);
      if (message === undefined) throw error;
      throw new AppError('VALIDATION_FAILED', { fields: [{ path, message }], cause: error });
    }
  };
  return {
    notesHtmlZh: await render('notesZh', notes.notesMarkdownZh),
    notesHtmlEn:
      notes.notesMarkdownEn === null ? null : await render('notesEn', notes.notesMarkdownEn),
  };
}

function messageOf(error: unknown, locale: Locale): string | undefined {
  if (error instanceof UnknownMediaError) {
    const names = error.names.join(', ');
    return locale === 'zh'
      ? `媒体库里没有这些文件：${names}。请重新选择。`
      : `The media library has no ${names}. Choose again.`;
  }
  if (error instanceof MarkdownLimitError || error instanceof FactInCodeError) return error.message;
  return undefined;
}
