import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { createRecord } from '../publishing/create.ts';
import { ensureFirstRevision } from '../publishing/first-revision.ts';
import type { PartData } from '../publishing/kind.ts';
import { kindOf, partOf, partsOf } from '../publishing/kinds.ts';
import { type RecordFilter, recordConditions } from '../publishing/listing.ts';
import { type LockedRecord, openRecord } from '../publishing/locked-record.ts';
import { currentData, readPartStatus } from '../publishing/parts.ts';
import { findRecord, type RecordRow } from '../publishing/records.ts';
import { putInTrash } from '../publishing/trash.ts';
import {
  type AppliedChange,
  type Column,
  type Importer,
  idsAmong,
  type Resource,
  type RowChange,
  type Values,
} from './table.ts';

/** Records that are read at a time. */
const BATCH = 50;

/** Columns of a kind: the fields of all its parts, as `zh.title`. */
export function contentColumns(kind: ContentKind): Column[] {
  return [
    { name: 'id' },
    { name: 'name' },
    ...partsOf(kind).flatMap((part) => [
      ...(part === 'shared' ? [] : [{ name: `${part}.state` }]),
      ...Object.entries(partOf(kind, part).schema.shape).map(([field, schema]) => ({
        name: `${part}.${field}`,
        schema: schema as NonNullable<Column['schema']>,
      })),
    ]),
  ];
}

/** Values of a record: its drafts, or what is public. */
async function contentValues(db: Executor, record: RecordRow): Promise<Values> {
  const values: Values = { id: record.id, name: record.name };
  for (const part of partsOf(record.kind)) {
    const status = await readPartStatus(db, record, part);
    values[`${part}.state`] = status.stored?.state ?? 'unpublished';
    for (const [field, value] of Object.entries(currentData(record.kind, status))) {
      values[`${part}.${field}`] = value;
    }
  }
  return values;
}

/** The records of a kind. */
export function contentResource(kind: ContentKind): Resource<Omit<RecordFilter, 'kind'>> {
  return {
    columns: contentColumns(kind),
    async *rows(db, filter) {
      const conditions = await recordConditions(db, { ...filter, kind });
      for (let last = ''; ; ) {
        const page = await db
          .select()
          .from(contentRecords)
          .where(
            and(
              isNull(contentRecords.deletedAt),
              ...conditions,
              last ? gt(contentRecords.id, last) : undefined,
            ),
          )
          .orderBy(asc(contentRecords.id))
          .limit(BATCH);
        for (const record of page) yield await contentValues(db, record);
        last = page.at(-1)?.id ?? '';
        if (page.length < BATCH) return;
      }
    },
  };
}

/** Imports of a kind become drafts; a row without an id is a new record that is not public. */
export function contentImporter(kind: ContentKind): Importer {
  return {
    key: 'id',
    newRows: kindOf(kind).create ? 'without-key' : 'none',
    required: requiredColumns(kind),
    async find(db, keys) {
      const ids = idsAmong(keys);
      if (ids.length === 0) return new Map();
      const records = await db
        .select()
        .from(contentRecords)
        .where(
          and(
            inArray(contentRecords.id, ids),
            eq(contentRecords.kind, kind),
            isNull(contentRecords.deletedAt),
          ),
        );
      const found = new Map();
      for (const record of records) {
        found.set(record.id, { id: record.id, values: await contentValues(db, record) });
      }
      return found;
    },
    apply: (call, change) => applyChange(call, kind, change),
    undo: undoChange,
  };
}

/** Fields of the shared part that have no empty value. */
function requiredColumns(kind: ContentKind): string[] {
  const shared = kindOf(kind).parts.shared;
  if (!shared) return [];
  return Object.entries(shared.schema.shape)
    .filter(([field, schema]) => !isValid(schema, shared.empty[field]))
    .map(([field]) => `shared.${field}`);
}

const isValid = (schema: unknown, value: unknown) =>
  (schema as NonNullable<Column['schema']>).safeParse(value).success;

/** The given values by part. */
function byPart(kind: ContentKind, values: Values): [ContentPart, PartData][] {
  return partsOf(kind).flatMap((part): [ContentPart, PartData][] => {
    const own = Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value] as const] : [],
    );
    return own.length > 0 ? [[part, Object.fromEntries(own)]] : [];
  });
}

async function applyChange(
  call: StaffWriteCall,
  kind: ContentKind,
  { record, values }: RowChange,
): Promise<AppliedChange> {
  const parts = byPart(kind, values);
  const shared = parts.find(([part]) => part === 'shared')?.[1] ?? {};
  const recordId = record?.id ?? (await createRecord(kind, { shared }, call)).id;
  const locked = await openRecord(call.transaction, recordId);
  const before: Values = {};
  for (const [part, data] of parts) {
    if (!record && part === 'shared') continue;
    before[part] = await changeDraft(call, locked, part, data);
  }
  // Its title may be in the new draft.
  const { name, titleZh } = await findRecord(call.transaction, recordId);
  return {
    recordId,
    name: titleZh || name,
    before: record ? before : null,
    after: await versionsOf(locked),
  };
}

/** Writes values into the draft of a part; returns the draft before. */
async function changeDraft(
  { audit, staff }: StaffWriteCall,
  record: LockedRecord,
  part: ContentPart,
  data: PartData,
): Promise<PartData | null> {
  const status = await ensureFirstRevision(record, part);
  await record.write(part, {
    draft: { ...currentData(record.kind, status), ...data },
    ...(!status.draft && { baseRevisionId: status.publicRevisionId ?? status.baseRevisionId }),
    editedBy: staff.id,
    editedAt: new Date(),
  });
  const changes = { part: [null, part] as [unknown, unknown] };
  audit({ action: 'content.draft', ...entityOf(record), changes });
  return status.draft;
}

async function versionsOf(record: LockedRecord): Promise<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const part of partsOf(record.kind)) versions[part] = (await record.saved(part)).version;
  return versions;
}

async function undoChange(
  call: StaffWriteCall,
  { recordId, before, after }: AppliedChange,
): Promise<boolean> {
  const { transaction, audit, staff } = call;
  try {
    const record = await openRecord(transaction, recordId);
    const versions = await versionsOf(record);
    if (Object.entries(versions).some(([part, version]) => after[part] !== version)) return false;
    if (!before) {
      await putInTrash(record, call);
      return true;
    }
    for (const part of partsOf(record.kind)) {
      if (!(part in before)) continue;
      await record.write(part, {
        draft: before[part] as PartData | null,
        editedBy: staff.id,
        editedAt: new Date(),
      });
    }
    audit({ action: 'content.undo', ...entityOf(record) });
    return true;
  } catch (error) {
    // In the trash, or others refer to it meanwhile.
    if (error instanceof AppError) return false;
    throw error;
  }
}
