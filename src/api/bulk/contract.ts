import { z } from 'zod';
import { facet, personSchema, severalFacets, words } from '#api/publishing/contract.ts';
import { definitions } from '#api/records/all.ts';
import { bulkActions, bulkItemStates, bulkResources, bulkStates } from '#contracts/enums/bulk.ts';
import { contentKinds, contentParts } from '#contracts/enums/content.ts';
import { locales } from '#contracts/locale.ts';
import { recordKinds } from '#contracts/records/all.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, localizedTextSchema } from '#contracts/schemas.ts';
import { trashKinds } from '#contracts/trash.ts';

const { route } = routesOf('bulk');

/** Records of one bulk operation at most. */
export const MAX_BULK_RECORDS = 10_000;
/** Days in which an operation can be undone. */
export const UNDO_DAYS = 30;

/** The action, and what it needs to know. */
export const bulkInstruction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), parts: z.array(z.enum(contentParts)).min(1) }),
  z.strictObject({ action: z.literal('withdraw'), parts: z.array(z.enum(locales)).min(1) }),
  z.strictObject({ action: z.literal('trash') }),
  z.strictObject({ action: z.literal('recover') }),
  /** Says that translations still say what the Chinese texts say. */
  z.strictObject({ action: z.literal('confirm') }),
  z.strictObject({
    action: z.literal('set'),
    /** A field of the shared part; see `listBulkFields`. */
    field: z.string().max(40),
    value: z.union([z.string().max(80), z.boolean()]),
    /** Of a field with several values: whether the value is added or taken off. */
    mode: z.enum(['replace', 'add', 'remove']).default('replace'),
  }),
]);
export type BulkInstruction = z.output<typeof bulkInstruction>;

export const bulkFilter = z.strictObject({
  kind: z.enum(contentKinds).optional(),
  q: words,
  filter: z.array(facet).max(12).default([]),
  /** Records in the trash instead of the others. */
  inTrash: z.boolean().default(false),
});
export type BulkFilter = z.output<typeof bulkFilter>;

export const listBulkFields = route('GET /admin/content/:kind/bulk-fields', {
  summary: 'Lists the fields of a kind that can be set on many records',
  params: z.strictObject({ kind: z.enum(contentKinds) }),
  data: z.object({
    fields: z.array(
      z.object({
        field: z.string(),
        /** The facet that has its values; null for a field that is on or off. */
        facet: z.string().nullable(),
        /** It has several values: one is added or taken off. */
        isList: z.boolean(),
      }),
    ),
  }),
});

export const countRecords = route('GET /admin/record-counts', {
  summary: 'Counts the records that match a filter, up to one more than an operation may have',
  query: z.strictObject({
    kind: z.enum(contentKinds).optional(),
    q: words,
    filter: severalFacets,
    inTrash: z.stringbool().default(false),
  }),
  data: z.object({ count: z.int(), limit: z.int() }),
});

export const startBulk = route('POST /admin/bulk-operations', {
  summary: 'Starts an action on many records',
  description:
    'The records are fixed now, each is changed in a transaction of its own, and a failure stops nothing. At most 10,000 records.',
  body: z.strictObject({
    instruction: bulkInstruction,
    records: z.union([
      z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
      z.strictObject({ filter: bulkFilter }),
    ]),
  }),
  data: z.object({ id: z.uuid() }),
});

/** What can be done with many plain records. */
export const plainInstruction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('trash') }),
  z.strictObject({
    action: z.literal('set'),
    /** One of the settable fields of the kind. */
    field: z.string().max(40),
    value: z.union([z.string().max(80), z.boolean()]),
  }),
]);
export type PlainInstruction = z.output<typeof plainInstruction>;

const kindParams = z.strictObject({ kind: z.enum(recordKinds) });
const filterValue = z.string().trim().max(200).optional();
const filterNames = definitions.flatMap(({ query }) =>
  Object.keys(query.omit({ after: true }).shape),
);
/** The filters of all lists of plain records; a value that the list of a kind does not have is refused. */
const plainFilter = z.strictObject(
  Object.fromEntries(filterNames.map((name) => [name, filterValue])),
);
export type PlainFilter = z.output<typeof plainFilter>;

export const countPlainRecords = route('GET /admin/plain-records/:kind/count', {
  summary: 'Counts the plain records that match the filter of their list',
  params: kindParams,
  query: plainFilter,
  data: z.object({ count: z.int(), limit: z.int() }),
});

export const startPlainBulk = route('POST /admin/plain-records/:kind/bulk-operations', {
  summary: 'Starts an action on many plain records of a kind',
  description: 'As for content. Needs the right to change or delete records of the kind.',
  params: kindParams,
  body: z.strictObject({
    instruction: plainInstruction,
    records: z.union([
      z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
      z.strictObject({ filter: plainFilter }),
    ]),
  }),
  data: z.object({ id: z.uuid() }),
});

export const bulkSummary = z.object({
  id: z.uuid(),
  resource: z.enum(bulkResources),
  action: z.enum(bulkActions),
  /** The parts, or the field and its value. */
  instruction: z.record(z.string(), z.unknown()),
  /** The filter that chose the records; null if they were chosen one by one. */
  filter: z.record(z.string(), z.unknown()).nullable(),
  /** The operation that it takes back. */
  undoes: z.uuid().nullable(),
  /** The operation that takes it back. */
  undoneBy: z.uuid().nullable(),
  state: z.enum(bulkStates),
  total: z.int(),
  doneCount: z.int(),
  skippedCount: z.int(),
  failedCount: z.int(),
  createdBy: personSchema.nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  /** It can be undone until this time; null if it cannot. */
  undoUntil: instantSchema.nullable(),
});
export type BulkSummary = z.output<typeof bulkSummary>;

export const listBulk = route('GET /admin/bulk-operations', {
  summary: 'Lists bulk operations, the newest first',
  query: z.strictObject({ after: z.uuid().optional() }),
  data: keysetOf(bulkSummary),
});

export const readBulk = route('GET /admin/bulk-operations/:id', {
  summary: 'Returns how far a bulk operation is',
  data: bulkSummary,
});

export const listBulkItems = route('GET /admin/bulk-operations/:id/items', {
  summary: 'Lists the records of a bulk operation with their results, in the order of the work',
  query: z.strictObject({
    state: z.enum(bulkItemStates).optional(),
    after: z.coerce.number().int().optional(),
  }),
  data: keysetOf({
    position: z.int(),
    recordId: z.uuid(),
    /** Null if the record was deleted for good. */
    record: z
      .object({ kind: z.enum(trashKinds), name: z.string(), title: localizedTextSchema })
      .nullable(),
    state: z.enum(bulkItemStates),
    /** Why it was refused; `field` is the dotted path of what has to be changed. */
    failure: z.object({ zh: z.string(), en: z.string(), field: z.string().optional() }).nullable(),
  }).extend({ next: z.int().nullable() }),
});

export const stopBulk = route('POST /admin/bulk-operations/:id/stop', {
  summary: 'Stops a bulk operation after the record that is under way',
});

export const undoBulk = route('POST /admin/bulk-operations/:id/undo', {
  summary: 'Starts an operation that puts back the records that nobody has changed since',
  description:
    'Refused with 409 while it runs, when it was undone already, and after 30 days. The records that somebody changed fail with that reason.',
  data: z.object({ id: z.uuid() }),
});
