import { sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';
import { siteSettings } from '../schema/site.ts';
import { seedProjects } from './projects.ts';
import { seedSite } from './site.ts';

/** What to put into an empty database. */
export interface SeedOptions {
  /** Demo content beside the settings. */
  demo: boolean;
  /** Folder for the files that records point to. */
  filesDir: string;
}

/** Fills a database that has no site settings yet, all or nothing; returns whether it did. */
export async function seed(db: Database, { demo, filesDir }: SeedOptions): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await transaction.execute(sql`select 1 from ${siteSettings} limit 1`);
    if (found.rows.length > 0) return false;
    await seedSite(transaction);
    if (demo) {
      // Only a first start needs the texts and the tools that render them.
      const { seedArticles } = await import('./articles.ts');
      const { seedDocuments } = await import('./documents.ts');
      const { seedDownloads } = await import('./downloads.ts');
      await seedArticles(transaction);
      await seedDocuments(transaction);
      await seedDownloads(transaction, filesDir);
      await seedProjects(transaction);
    }
    return true;
  });
}
