import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cursorsOf, cursorValues } from '#api/http/cursor.ts';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { headOf } from '#api/publishing/listing.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { isRecordKind, recordKinds } from '#contracts/records/all.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { hasRight, recordRight } from '#contracts/staff/rights.ts';
import { TRASH_DAYS } from '#contracts/trash.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import type { listTrash } from './contract.ts';

const DAY_MS = 86_400_000;

const cursors = cursorsOf(cursorValues.instant);

type Query = RouteInput<typeof listTrash>['query'];
type Item = RouteData<typeof listTrash>['items'][number];

/**
 * One page of the trash, the newest first: content, and the plain records that the role may see,
 * together.
 */
export async function readTrash(
  db: Executor,
  query: Query,
  role: StaffRole,
): Promise<RouteData<typeof listTrash>> {
  const rows = [...(await deletedContent(db, query)), ...(await deletedRecords(db, query, role))];
  const sorted = rows.sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  const { page, next } = cutPage(sorted, (last) => cursors.write(last.deletedAt, last.id));
  return { items: page, next };
}

const orderOf = ({ deletedAt, id }: Item) => deletedAt + id;

/** Deleted content, at most one more than a page. */
async function deletedContent(db: Executor, { kind, after }: Query): Promise<Item[]> {
  if (kind && isRecordKind(kind)) return [];
  const { id, deletedAt, deletedBy } = contentRecords;
  const rows = await db
    .select({ record: contentRecords, personName: staffUsers.name })
    .from(contentRecords)
    .leftJoin(staffUsers, eq(staffUsers.id, deletedBy))
    .where(
      and(
        isNotNull(deletedAt),
        kind ? eq(contentRecords.kind, kind) : undefined,
        placeAfter(after, deletedAt, id),
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(PAGE_ROWS);
  return rows.flatMap(({ record, personName }) =>
    record.deletedAt
      ? [{ ...headOf(record), ...deletionOf(record.deletedAt, record.deletedBy, personName) }]
      : [],
  );
}

/** Deleted plain records, at most one more than a page. */
async function deletedRecords(
  db: Executor,
  { kind, after }: Query,
  role: StaffRole,
): Promise<Item[]> {
  if (kind && !isRecordKind(kind)) return [];
  const seen = recordKinds.filter((known) => hasRight(role, recordRight(known, 'read')));
  const wanted = kind ? seen.filter((known) => known === kind) : seen;
  const { id, name, deletedAt, deletedBy } = trashedRecords;
  const rows = await db
    .select({
      id,
      kind: trashedRecords.kind,
      name,
      deletedAt,
      deletedBy,
      personName: staffUsers.name,
    })
    .from(trashedRecords)
    .leftJoin(staffUsers, eq(staffUsers.id, deletedBy))
    .where(and(inArray(trashedRecords.kind, wanted), placeAfter(after, deletedAt, id)))
    .orderBy(desc(deletedAt), desc(id))
    .limit(PAGE_ROWS);
  return rows.map(({ personName, ...row }) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    title: { zh: '', en: '' },
    ...deletionOf(row.deletedAt, row.deletedBy, personName),
  }));
}

function deletionOf(at: Date, personId: string | null, personName: string | null) {
  return {
    deletedAt: at.toISOString(),
    deletedBy: personId && personName !== null ? { id: personId, name: personName } : null,
    expiresAt: new Date(at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}

function placeAfter(
  after: string | undefined,
  deletedAt: AnyPgColumn,
  id: AnyPgColumn,
): SQL | undefined {
  if (!after) return undefined;
  const [value, lastId] = cursors.read(after);
  return sql`(${deletedAt}, ${id}) < (${value}::timestamptz, ${lastId}::uuid)`;
}
