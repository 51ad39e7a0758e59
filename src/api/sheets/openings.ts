import { sql } from 'drizzle-orm';
import type { Visitor } from '#api/http/call.ts';
import { clientKindOf } from '#api/shares/client-kind.ts';
import type { Executor } from '#db/connection.ts';
import { shareOpenings } from '#db/schema/shares.ts';

/**
 * Records that a link was opened, or that its passcode was wrong: at most once per visitor and
 * minute, and only if a person may have seen the sheet.
 * @returns whether a person did
 */
export async function recordOpening(
  db: Executor,
  linkId: string,
  visitor: Visitor,
  granted = true,
): Promise<boolean> {
  const client = clientKindOf(visitor.userAgent);
  if (visitor.isHead || client === 'bot') return false;
  await db
    .insert(shareOpenings)
    .values({
      linkId,
      client,
      granted,
      visitorHash: await visitor.hash('opening'),
      openedAt: sql`date_trunc('minute', now())`,
    })
    .onConflictDoUpdate({
      target: [shareOpenings.linkId, shareOpenings.openedAt, shareOpenings.visitorHash],
      // Who enters a wrong passcode and then the right one has opened the link.
      set: { granted: sql`${shareOpenings.granted} or excluded.granted` },
    });
  return true;
}
