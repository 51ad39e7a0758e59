import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';

/** Existing records that generated ones refer to. */
export interface Catalogue {
  products: string[];
  articleCategories: string[];
  /** Pictures that articles show. */
  covers: string[];
  /** Ids of the sections of documents. */
  sections: string[];
  industries: string[];
  solutions: string[];
}

/** Reads the catalogue. @throws StartupError where the database has no such records */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const column = async (query: string) => {
    const { rows } = await pool.query<{ value: string }>(query);
    return rows.map(({ value }) => value);
  };
  const [products, articleCategories, covers, sections, industries, solutions] = await Promise.all([
    column('select key as value from products order by sort, key'),
    column("select key as value from article_categories where key <> 'legal' order by sort, key"),
    column('select distinct cover_id as value from articles where cover_id is not null order by 1'),
    column('select id as value from document_sections order by slug'),
    column('select key as value from industries order by sort, key'),
    column('select key as value from solutions order by sort, key'),
  ]);
  if (products.length === 0 || articleCategories.length === 0 || sections.length === 0) {
    throw new StartupError(
      'The database has no products, categories or sections to refer to: start the site once with SEED_DEMO=true.',
    );
  }
  return { products, articleCategories, covers, sections, industries, solutions };
}
