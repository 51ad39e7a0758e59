import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Database } from '#db/connection.ts';
import { pages, pageTranslations } from '#db/schema/pages.ts';
import { onlyRow } from './only-row.ts';

/** Adds a published Chinese page made of blocks. */
export async function addPage(
  db: Database,
  { key, title, blocks }: { key: string; title: string; blocks: StoredBlock[] },
): Promise<void> {
  const rows = await db.insert(pages).values({ key }).returning({ id: pages.id });
  await db.insert(pageTranslations).values({
    pageId: onlyRow(rows).id,
    locale: 'zh',
    title,
    status: 'published',
    publishedAt: new Date(),
    blocks,
  });
}
