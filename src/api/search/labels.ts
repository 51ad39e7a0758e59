import { sql } from 'drizzle-orm';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** A section of the learning centre, as the search needs it. */
export interface SectionLabel {
  slug: string;
  parent: string | null;
}

/** Names of categories and products, in one language. */
export interface Labels {
  /** Names by kind and key, as in `article c:practice`; products as in `p:cyan`. */
  names: ReadonlyMap<string, string>;
  sections: readonly SectionLabel[];
  /** Product keys from the full solution to its parts. */
  products: readonly string[];
}

interface LabelRow extends Record<string, unknown> {
  kind: SearchKind | 'platform';
  key: string;
  name_zh: string;
  name_en: string | null;
  parent: string | null;
}

/** Reads the names of categories, sections, industries and products; there are few. */
export async function readLabels(db: Executor): Promise<Record<Locale, Labels>> {
  const { rows } = await db.execute<LabelRow>(sql`
    select 'product' as kind, key, name_zh, name_en, null as parent, sort from products
    union all select 'article', key, name_zh, name_en, null, sort from article_categories
    union all select 'case', key, name_zh, name_en, null, sort from industries
    union all select 'document', s.slug, s.name_zh, s.name_en, p.slug, s.sort
      from document_sections s left join document_sections p on p.id = s.parent_id
    order by kind, sort, key`);
  const inLanguage = (locale: Locale): Labels => ({
    names: new Map(
      rows.map(({ kind, key, name_zh, name_en }) => [
        kind === 'product' ? `p:${key}` : `${kind} c:${key}`,
        (locale === 'en' ? name_en : null) ?? name_zh,
      ]),
    ),
    sections: rows.flatMap(({ kind, key, parent }) =>
      kind === 'document' ? { slug: key, parent } : [],
    ),
    products: rows.flatMap(({ kind, key }) => (kind === 'product' ? key : [])),
  });
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

/** The keys of a section and its subsections; any other key is returned alone. */
export function withSectionsBelow(labels: Labels, key: string): string[] {
  const keys = [key];
  // The list grows during the loop: subsections are appended and visited in turn.
  for (const parent of keys) {
    keys.push(...labels.sections.flatMap((one) => (one.parent === parent ? one.slug : [])));
  }
  return keys;
}
