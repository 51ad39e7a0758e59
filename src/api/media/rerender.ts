import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { renderFragment, renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { askTogether } from '#db/outside-transaction.ts';
import { articleTranslations } from '#db/schema/articles.ts';
import { caseTranslations } from '#db/schema/cases.ts';
import { documentTranslations } from '#db/schema/documents.ts';
import { downloadReleases } from '#db/schema/downloads.ts';
import { mediaAssets, mediaTextUses } from '#db/schema/media.ts';

/** A text by its record and language. */
interface TextId {
  recordId: string;
  locale: Locale;
}

/**
 * Renders every text again that shows a file of the library, or a video with it as its poster, after
 * its addresses have changed. Pages of blocks are rendered when they are read.
 */
export async function renderTextsWith(db: Executor, key: string): Promise<void> {
  const poster = alias(mediaAssets, 'poster');
  const videos = db
    .select({ key: mediaAssets.key })
    .from(mediaAssets)
    .innerJoin(poster, eq(poster.id, mediaAssets.posterId))
    .where(eq(poster.key, key));
  const uses = await db
    .select()
    .from(mediaTextUses)
    .where(or(eq(mediaTextUses.key, key), inArray(mediaTextUses.key, videos)));
  await askTogether(
    uses.map(({ relation, recordId, locale }) => async () => {
      await renderers[relation]?.(db, { recordId, locale: locale || 'zh' });
    }),
  );
}

/** How a text of each table is rendered; pages have none. */
const renderers: Record<string, (db: Executor, text: TextId) => Promise<void>> = {
  async article_translations(db, { recordId, locale }) {
    const table = articleTranslations;
    const isText = and(eq(table.articleId, recordId), eq(table.locale, locale));
    for (const { markdown } of await db
      .select({ markdown: table.bodyMarkdown })
      .from(table)
      .where(isText)) {
      const { html } = await renderMarkdown(markdown, { locale, findMedia: findMediaIn(db) });
      await db.update(table).set({ bodyHtml: html }).where(isText);
    }
  },
  async document_translations(db, { recordId, locale }) {
    const table = documentTranslations;
    const isText = and(eq(table.documentId, recordId), eq(table.locale, locale));
    for (const { markdown } of await db
      .select({ markdown: table.bodyMarkdown })
      .from(table)
      .where(isText)) {
      const { html } = await renderMarkdown(markdown, { locale, findMedia: findMediaIn(db) });
      await db.update(table).set({ bodyHtml: html }).where(isText);
    }
  },
  async case_translations(db, { recordId, locale }) {
    const table = caseTranslations;
    const isText = and(eq(table.caseId, recordId), eq(table.locale, locale));
    for (const row of await db.select().from(table).where(isText)) {
      const options = { locale, findMedia: findMediaIn(db) };
      const challengeHtml = await renderFragment(row.challengeMarkdown, options);
      const { html: solutionHtml } = await renderMarkdown(row.solutionMarkdown, options);
      await db.update(table).set({ challengeHtml, solutionHtml }).where(isText);
    }
  },
  async download_releases(db, { recordId }) {
    const table = downloadReleases;
    for (const { zh, en } of await db
      .select({ zh: table.notesMarkdownZh, en: table.notesMarkdownEn })
      .from(table)
      .where(eq(table.id, recordId))) {
      const findMedia = findMediaIn(db);
      const notesHtmlZh = await renderFragment(zh, { locale: 'zh', findMedia });
      const notesHtmlEn =
        en === null ? null : await renderFragment(en, { locale: 'en', findMedia });
      await db.update(table).set({ notesHtmlZh, notesHtmlEn }).where(eq(table.id, recordId));
    }
  },
};
