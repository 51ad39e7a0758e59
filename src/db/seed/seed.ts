import { sql } from 'drizzle-orm';
import type { FileStore } from '#files/file-store.ts';
import type { Database, Executor } from '../connection.ts';
import { withSlowWorkInside } from '../outside-transaction.ts';
import { seedCampaigns } from './campaigns.ts';
import { isFilled } from './is-filled.ts';
import { seedPrivacyNotice } from './privacy-notice.ts';
import { seedProjects } from './projects.ts';
import { seedQrPages } from './qr-pages.ts';

import { seedRetention } from './retention.ts';
import { seedRiskyWords } from './risky-words.ts';
import { seedDemoSearch, seedSearch } from './search.ts';
import { seedSite } from './site.ts';

export interface SeedOptions {
  /** True to write demo content besides the settings. */
  demo: boolean;
  /** Store for the files of the records. */
  files: FileStore;
  /** Folder of the release's pictures; by default the repository's. */
  mediaDir?: string | undefined;
  /** Makes the demo sheets: by the operations of the API, which lies above this layer. */
  addSheets(transaction: Executor): Promise<void>;
}

/** Fills a database without site settings in one transaction; returns whether it did. */
export async function seed(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction((transaction) => withSlowWorkInside(() => fill(transaction, options)));
}

async function fill(
  transaction: Executor,
  { demo, files, mediaDir, addSheets }: SeedOptions,
): Promise<boolean> {
  if (await isFilled(transaction)) return false;
  // Once at the end: many records are written in several steps, each of which would be indexed.
  await transaction.execute(sql`set local site.search_entries = 'later'`);
  await seedSite(transaction);
  await seedRetention(transaction);
  const { seedFacts, seedVersionFacts } = await import('./facts.ts');
  // Before the texts that show them.
  await seedFacts(transaction, { demo });
  await seedSearch(transaction);
  await seedRiskyWords(transaction);
  if (demo) {
    // Imported here because only a first start needs the texts and the libraries that render
    // them.
    const { seedMedia } = await import('./media.ts');
    const { seedArticles } = await import('./articles.ts');
    const { seedDocuments } = await import('./documents.ts');
    const { seedDiagnoses } = await import('./diagnoses.ts');
    const { seedCases } = await import('./cases.ts');
    const { seedPages } = await import('./pages.ts');
    const { seedDownloads } = await import('./downloads.ts');
    const { seedScenes } = await import('./scenes.ts');
    // First, because the records below refer to pictures.
    await seedMedia(transaction, { mediaDir, files });
    await seedDownloads(transaction, files);
    await seedVersionFacts(transaction);
    await seedArticles(transaction);
    await seedPrivacyNotice(transaction);
    await seedDocuments(transaction);
    await seedDiagnoses(transaction);
    await seedCases(transaction);
    await seedPages(transaction);
    await seedProjects(transaction);
    await seedScenes(transaction);
    await seedCampaigns(transaction);
    // They refer to the project's scene, and the codes among them to the campaign.
    await addSheets(transaction);
    await seedQrPages(transaction);
    // Last, because it refers to records of every kind.
    await seedDemoSearch(transaction);
    // Texts name records that were written after them.
    await transaction.execute(sql`select refresh_all_content()`);
  }
  await transaction.execute(sql`set local site.search_entries = 'now'`);
  await transaction.execute(sql`select refresh_all_search_entries()`);
  return true;
}
