import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { makeCallouts } from './callouts.ts';
import { dialectSteps } from './dialect.ts';
import { collectHeadings, finishElements, HEADING_PREFIX, levelHeadings } from './elements.ts';
import { type MediaFileData, showMedia } from './figures.ts';
import { loadFirstPictures } from './first-pictures.ts';
import { footnoteWords } from './footnote-words.ts';
import { joinLines } from './line-ends.ts';
import { leavePlain } from './plain-code.ts';
import { preventBreaks } from './prevent-breaks.ts';
import { linkSchemes, lowerSchemes } from './schemes.ts';
import { showHtml } from './show-html.ts';
import type { FindMedia } from './text-media.ts';

/** Colours of the tokens are CSS variables; prose.css sets them for light and dark. */
const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--shiki-' });

const highlighter = await createHighlighterCore({
  themes: [theme],
  langs: [
    import('shiki/langs/bash.mjs'),
    import('shiki/langs/c.mjs'),
    import('shiki/langs/cpp.mjs'),
    import('shiki/langs/csharp.mjs'),
    import('shiki/langs/css.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/http.mjs'),
    import('shiki/langs/ini.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/kotlin.mjs'),
    import('shiki/langs/powershell.mjs'),
    import('shiki/langs/python.mjs'),
    import('shiki/langs/swift.mjs'),
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/xml.mjs'),
    import('shiki/langs/yaml.mjs'),
  ],
  // Takes a third of the time of the engine in JavaScript.
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/**
 * Elements and attributes that an author may use: GitHub's rules. Ids get no prefix here, since
 * authors cannot write any: headings get theirs after this step, footnotes before it.
 */
const allowed = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'mark'],
  // showMedia replaces these addresses right after this step.
  protocols: {
    ...defaultSchema.protocols,
    href: [...linkSchemes],
    src: [...(defaultSchema.protocols?.src ?? []), 'media'],
  },
};

const shiki: Parameters<typeof rehypeShikiFromHighlighter> = [
  highlighter,
  // No time limit: with one, a busy machine would leave the end of a sample without colours.
  {
    theme: 'roles',
    fallbackLanguage: 'text',
    tokenizeTimeLimit: 0,
    transformers: [
      {
        // Words, lists and settings, whose lines may wrap on phones; those of code may not.
        pre(node) {
          if (['text', 'ini'].includes(this.options.lang)) this.addClassToHast(node, 'plain-text');
        },
      },
    ],
  },
];

/** The steps in one language, which is that of the words that they add. */
function stepsIn(locale: Locale) {
  const sanitised = () =>
    dialectSteps()
      .use(remarkRehype, { allowDangerousHtml: true, ...footnoteWords[locale] })
      .use(showHtml)
      .use(lowerSchemes)
      .use(rehypeSanitize, allowed)
      .use(showMedia)
      .use(makeCallouts)
      .use(joinLines)
      .use(finishElements);
  return {
    wholeText: sanitised()
      .use(loadFirstPictures)
      .use(rehypeSlug, { prefix: HEADING_PREFIX })
      .use(collectHeadings)
      .use(preventBreaks)
      .use(leavePlain)
      .use(rehypeShikiFromHighlighter, ...shiki)
      .use(rehypeStringify)
      .freeze(),
    fragment: sanitised()
      .use(levelHeadings)
      .use(preventBreaks)
      .use(leavePlain)
      .use(rehypeShikiFromHighlighter, ...shiki)
      .use(rehypeStringify)
      .freeze(),
  };
}
const steps = { zh: stepsIn('zh'), en: stepsIn('en') };

/** Renders a whole text to sanitised HTML and its headings. */
export async function markdownToHtml(
  markdown: string,
  locale: Locale,
  findMedia?: FindMedia,
): Promise<{ html: string; toc: TocEntry[] }> {
  const file = await steps[locale].wholeText.process(inputOf(markdown, findMedia));
  return { html: closeUp(String(file)), toc: (file.data.toc ?? []) as TocEntry[] };
}

/** Renders a part of a page to sanitised HTML: its headings are of level 4 and have no anchors. */
export async function fragmentToHtml(
  markdown: string,
  locale: Locale,
  findMedia?: FindMedia,
): Promise<string> {
  return closeUp(String(await steps[locale].fragment.process(inputOf(markdown, findMedia))));
}

/**
 * Markdown needs a space after bold text that ends in punctuation. Between Chinese characters the
 * space would show, so it is taken out.
 */
function closeUp(html: string): string {
  return html.replace(/(?<=[，。；：！？、）]<\/strong>) (?=\p{Script=Han})/gu, '');
}

function inputOf(markdown: string, findMedia: FindMedia | undefined) {
  return { value: markdown, data: { findMedia } satisfies MediaFileData };
}
