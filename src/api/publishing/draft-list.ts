import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { contentParts as partNames } from '#contracts/enums/content.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts as parts, contentRecords as records } from '#db/schema/content.ts';
import type { RecordSummary } from './contract.ts';
import { summaryOf } from './listing.ts';

/** Records of one list. */
const SHOWN = 20;

/** The records with drafts that a person, or anybody else, wrote last; the newest first. */
export async function readDrafts(
  db: Executor,
  writer: 'me' | 'others',
  staffId: string,
): Promise<RecordSummary[]> {
  const drafts = await db
    .select({ recordId: parts.recordId })
    .from(parts)
    .innerJoin(records, eq(records.id, parts.recordId))
    .where(
      and(
        isNotNull(parts.draft),
        isNull(records.deletedAt),
        writer === 'me'
          ? eq(parts.editedBy, staffId)
          : sql`${parts.editedBy} is distinct from ${staffId}`,
      ),
    )
    .orderBy(desc(parts.editedAt))
    .limit(SHOWN * partNames.length);
  const ids = [...new Set(drafts.map(({ recordId }) => recordId))].slice(0, SHOWN);
  const rows = await db.select().from(records).where(inArray(records.id, ids));
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
