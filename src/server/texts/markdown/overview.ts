import { feedFormats } from '#api/feeds/feed.ts';
import { feedTexts } from '#api/feeds/texts.ts';
import type { RecordLink, SectionLinks } from '#api/markdown/links.ts';
import { plainText, quoted } from '#content/portable-markdown/escape.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { absoluteUrl } from '#site/routing/absolute-url.ts';
import { feedPath } from '../feeds.ts';
import { markdownTexts } from './texts.ts';

export interface Overview {
  site: SiteState;
  locale: Locale;
  products: RecordLink[];
  sections: SectionLinks[];
  articles: RecordLink[];
}

/** The site in the llmstxt.org format: an index for language models. */
export function writeOverview({ site, locale, products, sections, articles }: Overview): string {
  const text = markdownTexts[locale];
  const page = (path: string) => absoluteUrl(site, path, locale);
  const file = (path: string) => site.publicUrl + path;
  const feeds = [
    { page: '/info', title: feedTexts[locale].articles, summary: feedTexts[locale].articlesText },
    {
      page: '/support/download',
      title: feedTexts[locale].releases,
      summary: feedTexts[locale].releasesText,
    },
  ];
  return `${[
    `# ${plainText(pickText(site.brandName, locale))}`,
    quoted(pickText(site.description, locale)),
    text.markdownCopies,
    ...section(
      text.products,
      products.map((product) => entry(product, page(`/product/${product.slug}`))),
    ),
    ...sections.flatMap(({ path, documents }) =>
      section(
        text.learning(path.join(' / ')),
        documents.map((document) => entry(document, `${page(`/dmfaq/${document.slug}`)}.md`)),
      ),
    ),
    ...section(
      text.articles,
      articles.map((article) => entry(article, `${page(`/show/${article.slug}`)}.md`)),
    ),
    ...section(text.downloads.title, [entry(text.downloads, page('/support/download'))]),
    ...section('API', [
      entry(text.reference, file('api/docs')),
      entry(text.description, file('api/openapi.json')),
    ]),
    ...section(text.otherLanguage.heading, [
      entry(text.otherLanguage, file(locale === 'zh' ? 'en/llms.txt' : 'llms.txt')),
    ]),
    // In this format, "Optional" marks links that a reader with little context may skip.
    ...section('Optional', [
      ...feeds.flatMap(({ page: path, title, summary }) =>
        feedFormats.map((format) =>
          entry(
            { title: text.feed(title, feedNames[format]), summary },
            file(feedPath(path, locale, format).slice(1)),
          ),
        ),
      ),
      entry(text.sitemap, file('sitemap.xml')),
    ]),
  ].join('\n\n')}\n`;
}

const feedNames = { atom: 'Atom', json: 'JSON Feed' } as const;

/** A heading with its list; empty where the list is empty. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${plainText(heading)}`, lines.join('\n')] : [];
}

function entry({ title, summary }: Pick<RecordLink, 'title' | 'summary'>, address: string): string {
  const notes = plainText(summary);
  return `- [${plainText(title)}](${address})${notes && `: ${notes}`}`;
}
