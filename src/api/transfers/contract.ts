import { z } from 'zod';
import { personSchema, severalFacets, words } from '#api/publishing/contract.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { importedResources, transferFormats } from '#contracts/enums/transfers.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';
import type { TableExport } from './exports.ts';

const { route, file } = routesOf('transfers');
const format = z
  .enum(transferFormats)
  .describe(
    'Columns have the names of the interface in the language of the call; in JSON, of fields',
  );
const mediaType = 'application/octet-stream';

export const exportContent = file('GET /admin/exports/content/:kind', {
  summary: 'Exports the records of a kind that match a filter, with drafts, as a table',
  params: z.strictObject({ kind: z.enum(contentKinds) }),
  query: z.strictObject({ format, q: words, filter: severalFacets }),
  mediaType,
});

/** The export of a table; `exports.ts` lists them. */
export const exportOf = ({ path, what, description, query }: TableExport) =>
  file(`GET /admin/exports/${path}`, {
    summary: `Exports ${what} as a table`,
    ...(description && { description }),
    query: query.extend({ format }),
    mediaType,
  });

const importBody = z.strictObject({
  resource: z.enum(importedResources),
  /** A finished upload with the purpose `import`: xlsx, CSV or JSON. */
  upload: z.uuid(),
});

const counts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
});

/** At most 200. */
const problems = z.array(
  z.object({
    row: z.int(),
    /** Empty for cells beside the named columns. */
    column: z.string(),
    /** What the interface calls the column. */
    columnName: z.string(),
    /** The text of the cell, shortened. */
    value: z.string(),
    message: z.string(),
  }),
);

export const checkImport = route('POST /admin/import-checks', {
  summary: 'Says what an import would do, and what is wrong by row and column; writes nothing',
  body: importBody,
  data: z.object({
    counts,
    /** Columns that belong to no field; they are ignored. */
    unknownColumns: z.array(z.string()),
    problems,
  }),
});

export const applyImport = route('POST /admin/imports', {
  summary: 'Imports a table: all rows or none; or those that are right, if wrong ones may be left',
  description:
    'Content becomes drafts, new records are not public. Other records are changed at once. Columns that the table lacks stay as they are. The counts and problems are those of what was written and left.',
  body: importBody.extend({
    /** Writes the other rows when some are wrong. */
    leaveWrong: z.boolean().default(false),
  }),
  data: z.object({ id: z.uuid(), counts, problems }),
});

export const exportRejected = file('GET /admin/exports/rejected-rows', {
  summary:
    'The rows of an uploaded table that are wrong, with what is wrong, as a table to correct',
  query: importBody.extend({
    format,
    /** An import of the upload: the rows that it left for whatever reason. */
    import: z.uuid().optional(),
  }),
  mediaType,
});

export const listImports = route('GET /admin/imports', {
  summary: 'Lists the newest imports of a resource',
  query: z.strictObject({ resource: z.enum(importedResources) }),
  data: listOf({
    id: z.uuid(),
    fileName: z.string(),
    newCount: z.int(),
    changedCount: z.int(),
    createdBy: personSchema.nullable(),
    createdAt: instantSchema,
    undoneAt: instantSchema.nullable(),
    /** It was not taken back yet and is not older than 30 days. */
    canUndo: z.boolean(),
  }),
});

export const undoImport = route('POST /admin/imports/:id/undo', {
  summary: 'Takes an import back; records that somebody changed since stay as they are',
  description: 'Refused with 409 when it was taken back before, and after 30 days.',
  data: z.object({
    undone: z.int(),
    /** Names of the records that were left. */
    left: z.array(z.string()),
  }),
});
