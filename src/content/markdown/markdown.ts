import type { TocEntry } from '#contracts/enums/publishing.ts';
import type { FindMedia } from './text-media.ts';

/** A text as it is stored beside its Markdown. */
export interface RenderedText {
  /** Sanitised HTML. Links within the site begin with `/`: the base path is added where it is shown. */
  html: string;
  /** Headings of level 2 to 4. */
  toc: TocEntry[];
  /** Reading time in minutes, at least 1. */
  readingMinutes: number;
}

let pipeline: Promise<typeof import('./pipeline.ts')> | undefined;

/**
 * Renders Markdown (GFM, highlighted code, headings with anchors) to HTML that is safe to show.
 * It is called when a text is saved, never when it is read; the tools behind it are loaded at the
 * first call because they are heavy.
 * @param findMedia finds the pictures that the text names; without it, it may name none
 * @throws UnknownMediaError where the text names pictures that do not exist
 */
export async function renderMarkdown(
  markdown: string,
  findMedia?: FindMedia,
): Promise<RenderedText> {
  pipeline ??= import('./pipeline.ts');
  const { markdownToHtml } = await pipeline;
  return {
    ...(await markdownToHtml(markdown, findMedia)),
    readingMinutes: readingMinutes(markdown),
  };
}

/**
 * Renders Markdown that is shown as a part of a page, such as release notes.
 * @throws UnknownMediaError where the text names pictures that do not exist
 */
export async function renderFragment(markdown: string, findMedia?: FindMedia): Promise<string> {
  pipeline ??= import('./pipeline.ts');
  const { fragmentToHtml } = await pipeline;
  return fragmentToHtml(markdown, findMedia);
}

const CHINESE_CHARACTERS_PER_MINUTE = 400;
const WORDS_PER_MINUTE = 220;

/** Chinese is read by characters, everything else by words; marks and markup do not count. */
function readingMinutes(markdown: string): number {
  const characters = markdown.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = markdown.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(
    1,
    Math.round(characters / CHINESE_CHARACTERS_PER_MINUTE + words / WORDS_PER_MINUTE),
  );
}
