// src/content/markdown turns a stored text into HTML: this is its entry, pipeline.ts lists the steps.
// src/content/portable-markdown turns one into Markdown that can be read away from the site.
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { factNamesIn } from '#contracts/facts.ts';
import { checkLimits } from './limits.ts';
import type { FindMedia } from './text-media.ts';

/** A rendered text, as it is stored beside its Markdown. */
export interface RenderedText {
  /** Sanitised HTML. Links within the site begin with `/`; the base path is added when it is shown. */
  html: string;
  /** Headings of level 2 to 4. */
  toc: TocEntry[];
  /** Reading time in minutes, at least 1. */
  readingMinutes: number;
}

/** A code sample shows a fact, and the colours of its language would cut the placeholder. */
export class FactInCodeError extends Error {
  constructor(names: string[]) {
    super(
      `Colours of code would cut {{fact:${names.join('}}, {{fact:')}}}. Write the value itself, or mark the code as plain text.`,
    );
    this.name = 'FactInCodeError';
  }
}

let pipeline: Promise<typeof import('./pipeline.ts')> | undefined;

/**
 * Renders Markdown (GFM, highlighted code, headings with anchors) to HTML that is safe to show.
 * Call it when a text is saved, not when it is read. The libraries behind it are heavy and loaded
 * at the first call.
 * @param findMedia finds the pictures that the text names; without it, the text may name none
 * @throws MarkdownLimitError where the text is too long or too deeply nested
 * @throws UnknownMediaError where the text names pictures that do not exist
 * @throws FactInCodeError where highlighted code shows a fact
 */
export async function renderMarkdown(
  markdown: string,
  findMedia?: FindMedia,
): Promise<RenderedText> {
  const { markdownToHtml } = await pipelineFor(markdown);
  const { html, toc } = await markdownToHtml(markdown, findMedia);
  refuseCutFacts(markdown, html);
  return { html, toc, readingMinutes: readingMinutes(markdown) };
}

/**
 * Renders Markdown that is shown as a part of a page, such as release notes. It throws the same
 * errors as `renderMarkdown`.
 */
export async function renderFragment(markdown: string, findMedia?: FindMedia): Promise<string> {
  const { fragmentToHtml } = await pipelineFor(markdown);
  const html = await fragmentToHtml(markdown, findMedia);
  refuseCutFacts(markdown, html);
  return html;
}

/** Placeholders stay in the stored HTML; their values are put in when it is read. */
function refuseCutFacts(markdown: string, html: string): void {
  const whole = new Set(factNamesIn(html));
  const cut = factNamesIn(markdown).filter((name) => !whole.has(name));
  if (cut.length > 0) throw new FactInCodeError(cut);
}

async function pipelineFor(markdown: string) {
  checkLimits(markdown);
  pipeline ??= import('./pipeline.ts');
  return pipeline;
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
