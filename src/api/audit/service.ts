import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { auditHasWords } from '#db/word-search.ts';
import type { listAudit, readHistory } from './contract.ts';

type Filters = RouteInput<typeof listAudit>['query'];

/** The conditions of a list's filters. */
export function filtersOf({ actorId, entityType, entityId, from, to, q, before }: Filters) {
  return and(
    before === undefined ? undefined : lt(auditLog.position, before),
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    entityType ? eq(auditLog.entityType, entityType) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    from ? gte(auditLog.createdAt, new Date(from)) : undefined,
    to ? lte(auditLog.createdAt, new Date(to)) : undefined,
    q ? auditHasWords(q) : undefined,
  );
}

/** One page of the audit log, the newest entries first. */
export async function readAudit(
  db: Executor,
  filters: Filters,
): Promise<RouteAnswer<typeof listAudit>> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(filtersOf(filters))
    .orderBy(desc(auditLog.position))
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    ({ position }) => position,
    ({ changes, ...row }) => ({
      ...row,
      changes: Object.entries(changes).map(([field, [before, after]]) => ({
        field,
        before: loggedText(before),
        after: loggedText(after),
      })),
    }),
  );
}

/** One page of what was done with a record. */
export async function readRecordHistory(
  db: Executor,
  filters: RouteInput<typeof readHistory>['query'],
): Promise<RouteAnswer<typeof readHistory>> {
  return readAudit(db, filters);
}

function loggedText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
