import { and, desc, eq, sql } from 'drizzle-orm';
import { cardFields } from '#api/articles/cards.ts';
import { countCategories, newestOfListing } from '#api/articles/listing.ts';
import { shownText } from '#api/downloads/shown-text.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { Database } from '#db/connection.ts';
import { isPublic } from '#db/public-text.ts';
import {
  articles,
  articleCategories as categories,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { downloadReleases, downloads as items } from '#db/schema/downloads.ts';
import { products } from '#db/schema/products.ts';
import { entryId, feedHtml } from './content.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { feedTexts } from './texts.ts';

/** Maximum number of entries in a feed. */
const ENTRIES = 20;

/**
 * The newest listed articles in a language, optionally of one category.
 * @throws AppError NOT_FOUND if the category has no articles
 */
export async function readArticleFeed(
  db: Database,
  site: SiteState,
  locale: Locale,
  category: string | undefined,
): Promise<Feed> {
  const categoryCount = category
    ? (await countCategories(db, locale)).find(({ key }) => key === category)
    : undefined;
  if (category && !categoryCount) throw new AppError('NOT_FOUND');
  const rows = await db
    .select({
      ...cardFields(locale),
      id: articles.id,
      html: texts.bodyHtml,
      author: texts.authorName,
      updatedAt: texts.updatedAt,
    })
    .from(articles)
    .innerJoin(texts, and(eq(texts.articleId, articles.id), eq(texts.locale, locale)))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(
      sql`${articles.id} in ${newestOfListing(locale, { category: categoryCount?.key, limit: ENTRIES })}`,
    )
    .orderBy(desc(texts.publishedAt), desc(articles.id));
  const text = feedTexts[locale];
  const base = siteIn(site, locale);
  const entries = rows.map((row): FeedEntry => {
    const url = `${base.url}show/${row.slug}`;
    const image = row.cover?.widths.at(-1);
    return {
      id: entryId(row.id, locale),
      url,
      title: row.title,
      summary: row.summary,
      html: feedHtml(row.html, url, site.publicUrl),
      image: row.cover && image ? pictureFile(site.publicUrl, row.cover, image, 'webp') : null,
      author: row.author ?? base.brand,
      tags: [row.category.name, ...row.products.map(({ name }) => name)],
      ...moments(row.publishedAt, row.updatedAt),
    };
  });
  return {
    ...base.feed,
    title: `${base.brand} · ${categoryCount?.name ?? text.articles}`,
    description: text.articlesText,
    home: `${base.url}info${categoryCount ? `?category=${categoryCount.key}` : ''}`,
    entries,
  };
}

/** The newest public releases, optionally of one product. */
export async function readReleaseFeed(
  db: Database,
  site: SiteState,
  locale: Locale,
  product: ProductKey | undefined,
): Promise<Feed> {
  const shown = shownText(db, locale);
  const rows = await db
    .select({
      item: items,
      name: shown.title,
      release: downloadReleases,
      productZh: products.nameZh,
      productEn: products.nameEn,
    })
    .from(downloadReleases)
    .innerJoin(items, eq(items.id, downloadReleases.downloadId))
    .innerJoinLateral(shown, sql`true`)
    .innerJoin(products, eq(products.key, items.productKey))
    .where(
      and(
        eq(items.visible, true),
        isPublic(downloadReleases),
        product ? eq(items.productKey, product) : undefined,
      ),
    )
    .orderBy(desc(downloadReleases.publishedAt), desc(downloadReleases.id))
    .limit(ENTRIES);
  const text = feedTexts[locale];
  const base = siteIn(site, locale);
  const page = `${base.url}support/download`;
  const entries = rows.map(({ item, name, release, productZh, productEn }): FeedEntry => {
    const url = `${page}?program=${item.slug}#v${release.version}`;
    const notes = pickText({ zh: release.notesHtmlZh, en: release.notesHtmlEn }, locale);
    return {
      id: entryId(release.id, locale),
      url,
      title: text.release(name, release.version, text.channels[release.channel]),
      summary:
        text.releaseSummary(name, release.version, release.releasedOn) +
        (release.minOs ? text.runsOn(item.platform, release.minOs) : ''),
      html: feedHtml(notes, url, site.publicUrl),
      image: null,
      author: base.brand,
      tags: [pickText({ zh: productZh, en: productEn }, locale), item.platform],
      ...moments(release.publishedAt ?? release.createdAt, release.updatedAt),
    };
  });
  return {
    ...base.feed,
    title: `${base.brand} · ${text.releases}`,
    description: text.releasesText,
    home: product ? `${page}?product=${product}` : page,
    entries,
  };
}

/** Fields that all feeds of a language share. */
function siteIn(site: SiteState, locale: Locale) {
  const brand = pickText(site.brandName, locale);
  return {
    brand,
    /** Absolute URL of the pages in the language. */
    url: locale === 'en' ? `${site.publicUrl}en/` : site.publicUrl,
    feed: { locale, author: brand, icon: `${site.publicUrl}favicon.svg` },
  };
}

/**
 * A scheduled text was last edited before its publication; readers get the publication date
 * instead.
 */
function moments(publishedAt: Date, changedAt: Date) {
  return { publishedAt, updatedAt: changedAt > publishedAt ? changedAt : publishedAt };
}
