import { z } from 'zod';
import { personSchema, severalFacets, words } from '#api/publishing/contract.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { importedResources, transferFormats } from '#contracts/enums/transfers.ts';
import { defineFile, defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import type { TableExport } from './exports.ts';

const group = 'transfers';
const format = z.enum(transferFormats);
const mediaType = 'application/octet-stream';

export const exportContent = defineFile({
  method: 'GET',
  path: '/admin/exports/content/:kind',
  group,
  summary: 'Exports the records of a kind that match a filter, with drafts, as a table',
  params: z.strictObject({ kind: z.enum(contentKinds) }),
  query: z.strictObject({ format, q: words, filter: severalFacets }),
  mediaType,
});

/** The export of a table; `exports.ts` lists them. */
export const exportOf = ({ path, what, description, query }: TableExport) =>
  defineFile({
    method: 'GET',
    path: `/admin/exports/${path}`,
    group,
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

export const checkImport = defineRoute({
  method: 'POST',
  path: '/admin/import-checks',
  group,
  summary: 'Says what an import would do, and what is wrong by row and column; writes nothing',
  body: importBody,
  data: z.object({
    counts,
    /** Columns that belong to no field; they are ignored. */
    unknownColumns: z.array(z.string()),
    /** At most 200. */
    problems: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  }),
});

export const applyImport = defineRoute({
  method: 'POST',
  path: '/admin/imports',
  group,
  summary: 'Imports a table: all rows, or none if one is wrong',
  description:
    'Content becomes drafts, new records are not public. Other records are changed at once. Columns that the table lacks stay as they are.',
  body: importBody,
  data: z.object({ id: z.uuid(), counts }),
});

export const listImports = defineRoute({
  method: 'GET',
  path: '/admin/imports',
  group,
  summary: 'Lists the newest imports of a resource',
  query: z.strictObject({ resource: z.enum(importedResources) }),
  data: z.object({
    items: z.array(
      z.object({
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
    ),
  }),
});

export const undoImport = defineRoute({
  method: 'POST',
  path: '/admin/imports/:id/undo',
  group,
  summary: 'Takes an import back; records that somebody changed since stay as they are',
  description: 'Refused with 409 when it was taken back before, and after 30 days.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  data: z.object({
    undone: z.int(),
    /** Names of the records that were left. */
    left: z.array(z.string()),
  }),
});
