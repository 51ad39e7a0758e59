import { renderFragment } from '#content/markdown/render.ts';
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
  const render = async (path: string, markdown: string, language: Locale) => {
    try {
      return await renderFragment(markdown, { locale: language, findMedia: findMediaIn(db) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') throw error;
      const message = error.messages?.[locale] ?? error.message;
      throw new AppError('VALIDATION_FAILED', { fields: [{ path, message }], cause: error });
    }
  };
  return {
    notesHtmlZh: await render('notesZh', notes.notesMarkdownZh, 'zh'),
    notesHtmlEn:
      notes.notesMarkdownEn === null ? null : await render('notesEn', notes.notesMarkdownEn, 'en'),
  };
}
