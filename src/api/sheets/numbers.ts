import { sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { numberSeries } from '#db/schema/sheets/sheets.ts';

/**
 * The next number of a series that begins anew each year, such as `RQ-2026-0319`. Who asks for the
 * same series at the same time waits until the first one has committed.
 */
export async function nextNumber(
  transaction: Executor,
  prefix: string,
  now = new Date(),
): Promise<string> {
  const year = now.toLocaleDateString('en', { year: 'numeric', timeZone: 'Asia/Shanghai' });
  const series = `${prefix}-${year}`;
  const [row] = await transaction
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: numberSeries.series,
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  return `${series}-${String(row?.last).padStart(4, '0')}`;
}
