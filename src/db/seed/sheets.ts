import { sql } from 'drizzle-orm';
import type { Executor } from '../connection.ts';
import { shareLinks } from '../schema/shares.ts';
import { numberSeries, sheets } from '../schema/sheets/sheets.ts';
import { demoProject } from './projects.ts';

/** Writes the head of a demo sheet, of the demo project unless it says otherwise; returns its id. */
export async function addDemoSheet(
  db: Executor,
  head: Omit<typeof sheets.$inferInsert, 'locale'>,
): Promise<string> {
  const [sheet] = await db
    .insert(sheets)
    .values({
      projectId: demoProject.projectId,
      locale: 'zh',
      customerName: demoProject.customerName,
      siteName: demoProject.siteName,
      stage: 'open',
      ...head,
    })
    .returning({ id: sheets.id });
  if (!sheet) throw new Error(`the demo sheet ${head.number} was not written`);
  const [, series = '', last = '1'] = /^(.+)-(\d+)$/.exec(head.number) ?? [];
  await db
    .insert(numberSeries)
    .values({ series, last: Number(last) })
    .onConflictDoUpdate({
      target: numberSeries.series,
      set: { last: sql`greatest(${numberSeries.last}, excluded.last)` },
    });
  return sheet.id;
}

/** Writes the link of a demo sheet, which README names. */
export async function addDemoLink(db: Executor, sheetId: string, token: string): Promise<void> {
  await db.insert(shareLinks).values({ token, sheetId, label: demoProject.customerName });
}
