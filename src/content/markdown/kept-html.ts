import { LRUCache } from 'lru-cache';
import { runBounded } from '#bounded/run.ts';
import type { Locale } from '#contracts/locale.ts';
import { lookUpMedia } from './media-of-text.ts';

/** Characters of texts and their HTML that are kept. */
const KEPT_CHARACTERS = 2_000_000;

const kept = new LRUCache<string, string>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/**
 * HTML of a text of a sheet, which is stored as Markdown only. It is kept, as each who opens the sheet
 * would wait for a child process, which may have to start first.
 * @throws as `renderMarkdown` does
 */
export async function keptHtml(markdown: string, locale: Locale): Promise<string> {
  const key = `${locale} ${markdown}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { html } = await lookUpMedia(markdown, undefined, () =>
    runBounded('render-sheet-text', { markdown, form: 'whole', locale }),
  );
  kept.set(key, html);
  return html;
}
