// src/content/markdown turns a stored text into HTML: this is its entry, pipeline.ts lists the steps.
// src/content/portable-markdown turns one into Markdown that can be read away from the site.
import { runBounded } from '#bounded/run.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RenderedText, TextToRender } from './html.ts';
import { lookUpMedia } from './media-of-text.ts';
import type { FindMedia } from './text-media.ts';

/** What a text is rendered with. */
export interface RenderOptions {
  /** Language of the text, for the words that the renderer adds; Chinese by default. */
  locale?: Locale;
  /** Finds the pictures that the text names; without it, the text may name none. */
  findMedia?: FindMedia;
}

export type { RenderedText } from './html.ts';

/**
 * Renders Markdown (GFM, highlighted code, headings with anchors) to HTML that is safe to show.
 * Call it when a text is saved, not when it is read, and not in a transaction: it is work for a
 * child process (src/bounded), where it may have to wait.
 * @throws MarkdownLimitError where the text is too long or too deeply nested
 * @throws UnknownMediaError where the text names pictures that do not exist
 * @throws FactInCodeError where highlighted code shows a fact
 * @throws WorkLimitError, WorkUnavailableError
 */
export function renderMarkdown(markdown: string, options?: RenderOptions): Promise<RenderedText> {
  return render(markdown, 'whole', options);
}

/**
 * Renders Markdown that is shown as a part of a page, such as release notes. It throws the same
 * errors as `renderMarkdown`.
 */
export async function renderFragment(markdown: string, options?: RenderOptions): Promise<string> {
  return (await render(markdown, 'fragment', options)).html;
}

function render(
  markdown: string,
  form: TextToRender['form'],
  { locale = 'zh', findMedia }: RenderOptions = {},
) {
  return lookUpMedia(markdown, findMedia, (media) =>
    runBounded('render-markdown', { markdown, form, locale, media }),
  );
}
