import type { Locale } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import type { ProductKey, SiteState } from '#contracts/site-state.ts';
import type { PageHead } from './page.ts';
import { breadcrumbList, type TextData, textData } from './structured-data.ts';

/** The fields of an article, a document or a case that its metadata shows. */
interface TextRecord {
  title: string;
  summary: string;
  seoTitle: string | null;
  seoDescription: string | null;
  cover: Picture | null;
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
}

/** A published text and its place on the site. */
interface TextPage extends Pick<TextData, 'kind' | 'author' | 'customer' | 'expects' | 'minutes'> {
  site: SiteState;
  locale: Locale;
  text: TextRecord;
  /** Chinese path; a query is allowed. */
  path: string;
  /** Category, section or industry. */
  section: string | undefined;
  /** One or two words above the title of the share picture. */
  eyebrow: string;
  product: ProductKey | undefined;
  /** Pages above the text, outermost first. */
  ancestors: readonly { name: string; path: string }[];
}

/** Metadata of a published text: title, dates, share picture and structured data. */
export function textHead(page: TextPage): PageHead {
  const { site, locale, text, path, section, eyebrow, product, ancestors, ...facts } = page;
  const { title, summary, cover, publishedAt, updatedAt: modifiedAt } = text;
  return {
    title: text.seoTitle ?? title,
    description: text.seoDescription ?? summary,
    kind: 'article',
    article: { publishedAt, modifiedAt, section },
    sharePicture: { title, summary, eyebrow, product: product ?? null, cover },
    structuredData: import.meta.env.SSR
      ? [
          textData({
            ...facts,
            site,
            locale,
            name: title,
            description: summary,
            path,
            cover,
            publishedAt,
            modifiedAt,
            section,
          }),
          breadcrumbList(site, locale, [...ancestors, { name: title, path }]),
        ]
      : [],
  };
}
