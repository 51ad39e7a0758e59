import { sql } from 'drizzle-orm';
import { readSections, sectionTree } from '#api/documents/sections.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import type { SearchLink, SearchResults } from './contract.ts';
import { pathOf } from './paths.ts';
import type { Synonyms } from './query.ts';
import { fold, isHan, pairsOf } from './terms.ts';

type Suggestions = NonNullable<SearchResults['suggestions']>;

/** Suggestions for any empty result; they do not depend on the query. */
export type Offer = Pick<Suggestions, 'popular' | 'sections'>;

const POPULAR = 8;
const QUERIES = 5;

/** Reads the records promoted by staff and the parts of the site; valid until content changes. */
export async function readOffer(db: Database, locale: Locale): Promise<Offer> {
  const [popular, sections] = await Promise.all([readPopular(db, locale), readParts(db, locale)]);
  return { popular, sections };
}

async function readPopular(db: Database, locale: Locale): Promise<SearchLink[]> {
  const { rows } = await db.execute<{
    kind: SearchKind;
    slug: string;
    title: string;
    tags: string;
  }>(sql`
    select kind, slug, title, tags from search_entries
    where locale = ${locale} and weight > 1 and published_at <= now() and kind <> 'product'
    order by weight desc, published_at desc, slug limit ${POPULAR}`);
  return rows.map(({ kind, slug, title, tags }) => ({
    kind,
    slug,
    path: pathOf(kind, slug, tags),
    title,
  }));
}

/** Top sections of the learning centre (Chinese only), and the categories of the news. */
async function readParts(db: Database, locale: Locale): Promise<Offer['sections']> {
  const [sections, categories] = await Promise.all([
    locale === 'zh' ? readSections(db, locale) : [],
    db.execute<{ key: string; name: string; count: number }>(sql`
      select c.key, ${sql.raw(locale === 'en' ? 'coalesce(c.name_en, c.name_zh)' : 'c.name_zh')} as name,
        count(*)::int as count
      from article_listing l join article_categories c on c.key = l.category_key
      where l.locale = ${locale} and l.published_at <= now()
      group by c.id order by c.sort, c.key`),
  ]);
  return [
    ...sectionTree(sections).map(({ slug, name, count }) => ({
      path: `/support/document?section=${slug}`,
      name,
      count,
    })),
    ...categories.rows.map(({ key, name, count }) => ({
      path: `/info?category=${key}`,
      name,
      count,
    })),
  ];
}

/** Synonym words that have the most in common with the query. */
export function similarQueries(text: string, synonyms: Synonyms): string[] {
  const queryParts = partsOf(text);
  const groups = new Set<readonly string[]>();
  return (
    [...synonyms]
      .map(([word, group]) => ({ word, group, shared: sharedParts(queryParts, partsOf(word)) }))
      // One character in common says nothing: “invoice” and “green” share one in Chinese.
      .filter(({ shared }) => shared > 1)
      .sort((a, b) => b.shared - a.shared || a.word.length - b.word.length)
      .filter(({ group }) => !groups.has(group) && groups.add(group))
      .slice(0, QUERIES)
      .map(({ word }) => word)
  );
}

/** Chinese words are compared by pairs and characters, Latin words by their first letters. */
function partsOf(text: string): Set<string> {
  const parts = fold(text)
    .split(' ')
    .flatMap((word) => (isHan(word) ? [...pairsOf(word), ...word] : [word.slice(0, 4)]));
  return new Set(parts.filter((part) => part.length !== 3));
}

function sharedParts(a: Set<string>, b: Set<string>): number {
  return [...a].reduce((sum, part) => sum + (b.has(part) ? part.length : 0), 0);
}
