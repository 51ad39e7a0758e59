import type { Database } from '#db/connection.ts';
import { qrPages, qrTargets } from '#db/schema/qr-pages.ts';
import { onlyRow } from './only-row.ts';

type PageRow = typeof qrPages.$inferInsert;
type TargetRow = typeof qrTargets.$inferInsert;

/** The fields of a QR page that tests set. */
interface PageFields extends Partial<Omit<PageRow, 'slug'>> {
  slug: string;
  targets?: (Pick<TargetRow, 'platform'> & Partial<TargetRow>)[];
}

/** Adds a QR page with its targets in their order; returns its id. */
export async function addQrPage(
  db: Database,
  { targets = [], ...fields }: PageFields,
): Promise<string> {
  const rows = await db
    .insert(qrPages)
    .values({ titleZh: '扫码', ...fields })
    .returning({ id: qrPages.id });
  const { id: pageId } = onlyRow(rows);
  if (targets.length > 0) {
    await db
      .insert(qrTargets)
      .values(
        targets.map((target, sort) => ({ pageId, labelZh: target.platform, sort, ...target })),
      );
  }
  return pageId;
}
