import { z } from 'zod';
import { auditQuery } from '#api/audit/contract.ts';
import { bookingQuery } from '#api/bookings/inbox-contract.ts';
import { feedbackQuery } from '#api/feedback/contract.ts';
import { mediaQuery } from '#api/media/contract.ts';
import { missingPageQuery } from '#api/missing-pages/contract.ts';
import { personSchema, severalFacets, words } from '#api/publishing/contract.ts';
import type { RecordDefinition } from '#api/records/definition.ts';
import { searchMissQuery } from '#api/search-misses/contract.ts';
import { searchQuestionQuery } from '#api/search-questions/contract.ts';
import { staffQuery } from '#api/staff/contract.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { importedResources, transferFormats } from '#contracts/enums/transfers.ts';
import { defineFile, defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

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

/** The export of a kind of plain record. */
export const exportOfRecords = ({ record: { path }, query }: RecordDefinition) =>
  defineFile({
    method: 'GET',
    path: `/admin/exports/${path}`,
    group,
    summary: `Exports ${path.replaceAll('-', ' ')} as a table`,
    query: query.omit({ after: true }).extend({ format }),
    mediaType,
  });

export const exportMedia = defineFile({
  method: 'GET',
  path: '/admin/exports/media',
  group,
  summary: 'Exports titles, folders, tags and alternative texts of the media library as a table',
  query: mediaQuery.omit({ after: true, sort: true }).extend({ format }),
  mediaType,
});

export const exportMissingPages = defineFile({
  method: 'GET',
  path: '/admin/exports/missing-pages',
  group,
  summary: 'Exports addresses that visitors asked for in vain as a table',
  query: missingPageQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportSearchMisses = defineFile({
  method: 'GET',
  path: '/admin/exports/search-misses',
  group,
  summary: 'Exports searches without result as a table',
  query: searchMissQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportSearchQuestions = defineFile({
  method: 'GET',
  path: '/admin/exports/search-questions',
  group,
  summary: 'Exports records with the questions that they answer as a table',
  query: searchQuestionQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportDocumentSections = defineFile({
  method: 'GET',
  path: '/admin/exports/document-sections',
  group,
  summary: 'Exports the sections of the learning centre as a table',
  query: z.strictObject({ format }),
  mediaType,
});

export const exportReleases = defineFile({
  method: 'GET',
  path: '/admin/exports/releases',
  group,
  summary: 'Exports versions of one program, or of all, as a table',
  description: 'They cannot be imported: an issued version stays as it is.',
  query: z.strictObject({ format, downloadId: z.uuid().optional() }),
  mediaType,
});

export const exportPrivacyNotices = defineFile({
  method: 'GET',
  path: '/admin/exports/privacy-notices',
  group,
  summary: 'Exports all versions of the privacy notice as a table',
  description: 'They cannot be imported: people consented to the published ones.',
  query: z.strictObject({ format }),
  mediaType,
});

export const exportFeedback = defineFile({
  method: 'GET',
  path: '/admin/exports/feedback',
  group,
  summary: 'Exports what readers wrote about documents as a table',
  query: feedbackQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportBookings = defineFile({
  method: 'GET',
  path: '/admin/exports/bookings',
  group,
  summary: 'Exports bookings, with their contacts, as a table',
  query: bookingQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportStaff = defineFile({
  method: 'GET',
  path: '/admin/exports/staff',
  group,
  summary: 'Exports the staff list, without secrets, as a table',
  query: staffQuery.omit({ after: true }).extend({ format }),
  mediaType,
});

export const exportAudit = defineFile({
  method: 'GET',
  path: '/admin/exports/audit',
  group,
  summary: 'Exports the audit log as a table',
  query: auditQuery.omit({ before: true }).extend({ format }),
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
