import { desc } from 'drizzle-orm';
import type { Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { listAudit } from './contract.ts';
import { filtersOf } from './service.ts';

/** Entries that are read at a time. */
const BATCH = 500;

const columns = [
  'position',
  'createdAt',
  'actor',
  'actorId',
  'actorLabel',
  'action',
  'entityType',
  'entityId',
  'changes',
  'requestId',
  'mac',
] as const;

/** The audit log, the newest entries first; only for exports. */
export const auditResource: Resource<RouteInput<typeof listAudit>['query']> = {
  columns: columns.map((name) => ({ name })),
  async *rows(db, filter) {
    for (let before = filter.before; ; ) {
      const page = await db
        .select()
        .from(auditLog)
        .where(filtersOf({ ...filter, before }))
        .orderBy(desc(auditLog.position))
        .limit(BATCH);
      yield* page;
      before = page.at(-1)?.position;
      if (page.length < BATCH) return;
    }
  },
};
