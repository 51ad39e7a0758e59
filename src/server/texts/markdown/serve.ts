import type { Hono } from 'hono';
import { readArticleLinks, readDocumentLinks, readProductLinks } from '#api/markdown/links.ts';
import { readArticleText, readDocumentText, type TextRequest } from '#api/markdown/service.ts';
import { readSite } from '#api/site/service.ts';
import type { ContentTag, RecordTag } from '#contracts/enums/publishing.ts';
import { type Locale, locales, pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { Database } from '#db/connection.ts';
import { absoluteUrl } from '#site/routing/absolute-url.ts';
import { slugFrom } from '#site/routing/query.ts';
import { findRow, hasEnglish } from '#site/routing/table.ts';
import type { SiteEnv } from '../../http/request-record.ts';
import { answerText, type ContentTextOptions } from '../content-text.ts';
import { articleMarkdown, documentMarkdown } from './document-markdown.ts';
import { writeOverview } from './overview.ts';

/** A kind of record whose texts are also served as Markdown. */
interface MarkdownKind {
  /** Path of its pages, without the record's slug. */
  pages: string;
  /** The tag of the kind. */
  tag: ContentTag;
  /** Tags of everything else that the texts show. */
  tags: readonly ContentTag[];
  write(db: Database, site: SiteState, request: TextRequest): Promise<string>;
}

const documents: MarkdownKind = {
  pages: '/dmfaq',
  tag: 'documents',
  tags: ['site', 'products', 'media'],
  write: async (db, _, request) =>
    documentMarkdown(await readDocumentText(db, request), request.locale, request.page),
};

const articles: MarkdownKind = {
  pages: '/show',
  tag: 'articles',
  tags: ['site', 'media'],
  write: async (db, site, request) => {
    const { locale, page } = request;
    const provider = pickText(site.brandName, locale);
    return articleMarkdown(await readArticleText(db, request), locale, page, provider);
  },
};

/** Search engines should index the pages instead of these copies. */
const headers = { 'x-robots-tag': 'noindex' };

/**
 * Serves documents and articles as Markdown at the address of their page plus `.md`, and an
 * overview at `/llms.txt` (`/en/llms.txt` in English). All are cached by content tag.
 */
export function addMarkdown(app: Hono<SiteEnv>, options: ContentTextOptions): void {
  const { db, settings } = options;
  for (const locale of locales) {
    const prefix = locale === 'en' ? '/en' : '';
    for (const kind of [documents, articles]) {
      if (!isReadIn(kind, locale)) continue;
      const path = `${prefix}${kind.pages}/`;
      app.on(['GET', 'HEAD'], `${path}:file{[^/]+\\.md}`, (c) => {
        const slug = slugFrom(c.req.param('file')?.slice(0, -'.md'.length)) ?? '';
        return answerText(c, options, {
          route: `${path}:uid.md`,
          key: slug ? `markdown ${path}${slug}` : undefined,
          locale,
          make: async () => {
            const site = await readSite(db, settings);
            const { publicUrl } = site;
            const page = absoluteUrl(site, `${kind.pages}/${slug}`, locale);
            const text = await kind.write(db, site, { slug, locale, page, publicUrl });
            const ofRecord: RecordTag = `${kind.tag}:${slug}:${locale}`;
            const tags = [kind.tag, ofRecord, ...kind.tags];
            return { text, type: 'text/markdown; charset=utf-8', tags, headers };
          },
        });
      });
    }
    const path = `${prefix}/llms.txt`;
    app.on(['GET', 'HEAD'], path, (c) =>
      answerText(c, options, {
        route: path,
        key: `markdown ${path}`,
        locale,
        make: async () => ({
          text: await overview(locale),
          type: 'text/plain; charset=utf-8',
          tags: ['site', 'products', 'documents', 'articles'],
          headers,
        }),
      }),
    );
  }

  async function overview(locale: Locale): Promise<string> {
    const [site, products, sections, newest] = await Promise.all([
      readSite(db, settings),
      readProductLinks(db, locale),
      isReadIn(documents, locale) ? readDocumentLinks(db, locale) : [],
      readArticleLinks(db, locale),
    ]);
    return writeOverview({ site, locale, products, sections, articles: newest });
  }
}

/** True if pages of this kind exist in a language. */
function isReadIn({ pages }: MarkdownKind, locale: Locale): boolean {
  const row = findRow(`${pages}/slug`);
  return row !== undefined && (locale === 'zh' || hasEnglish(row));
}
