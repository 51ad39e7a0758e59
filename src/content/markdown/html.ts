import type { TocEntry } from '#contracts/enums/publishing.ts';
import { factNamesIn } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import { checkLimits } from './limits.ts';
import { type MediaOfText, type WithMedia, withMedia } from './media-of-text.ts';
import { fragmentToHtml, markdownToHtml } from './pipeline.ts';
import { FactInCodeError } from './text-errors.ts';

/** A rendered text, as it is stored beside its Markdown. */
export interface RenderedText {
  /** Sanitised HTML. Links within the site begin with `/`; the base path is added when it is shown. */
  html: string;
  /** Headings of level 2 to 4. */
  toc: TocEntry[];
  /** Reading time in minutes, at least 1. */
  readingMinutes: number;
}

/** A text to render: as a page of its own, or as a part of a page. */
export interface TextToRender {
  markdown: string;
  form: 'whole' | 'fragment';
  /** Language of the text, for the words that the renderer adds. */
  locale: Locale;
  /** Without it, the text may name no media. */
  media?: MediaOfText | undefined;
}

/**
 * Renders Markdown. A job: it runs in a process with limits, see src/bounded. The errors are those
 * of `renderMarkdown`.
 */
export function toHtml({
  markdown,
  form,
  locale,
  media,
}: TextToRender): Promise<WithMedia<RenderedText>> {
  return withMedia(media, async (findMedia) => {
    checkLimits(markdown);
    const { html, toc } =
      form === 'whole'
        ? await markdownToHtml(markdown, locale, findMedia)
        : { html: await fragmentToHtml(markdown, locale, findMedia), toc: [] };
    refuseCutFacts(markdown, html);
    return { html, toc, readingMinutes: readingMinutes(markdown) };
  });
}

/** Placeholders stay in the stored HTML; their values are put in when it is read. */
function refuseCutFacts(markdown: string, html: string): void {
  const whole = new Set(factNamesIn(html));
  const cut = factNamesIn(markdown).filter((name) => !whole.has(name));
  if (cut.length > 0) throw new FactInCodeError(cut);
}

const CHINESE_CHARACTERS_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

/** Chinese is read by characters, everything else by words; punctuation and markup do not count. */
function readingMinutes(markdown: string): number {
  const characters = markdown.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = markdown.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(
    1,
    Math.round(characters / CHINESE_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE),
  );
}
