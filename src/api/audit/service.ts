import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { auditHasWords } from '#db/word-search.ts';
import type { listAudit, readHistory } from './contract.ts';

/** Entries of one page. */
const PAGE_SIZE = 50;

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
): Promise<RouteData<typeof listAudit>> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(filtersOf(filters))
    .orderBy(desc(auditLog.position))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    items: page.map(
      ({ id: _, keyId: __, previousMac: ___, mac: ____, createdAt, changes, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        changes: Object.entries(changes).map(([field, [before, after]]) => ({
          field,
          before: textOf(before),
          after: textOf(after),
        })),
      }),
    ),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
  };
}

/** One page of what was done with a record. */
export async function readRecordHistory(
  db: Executor,
  filters: RouteInput<typeof readHistory>['query'],
): Promise<RouteData<typeof readHistory>> {
  const { items, next } = await readAudit(db, filters);
  return {
    items: items.map(
      ({ actorId: _, entityType: __, entityId: ___, requestId: ____, ...entry }) => entry,
    ),
    next,
  };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
