import { z } from 'zod';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, listOf, localizedTextSchema } from '#contracts/schemas.ts';
import { sheetEventKinds } from '#contracts/sheets/events.ts';
import { sheetFinding } from '#contracts/sheets/findings.ts';
import { sheetKinds, sheetParties, sheetStages, waitingParties } from '#contracts/sheets/kinds.ts';
import { MAX_SHEET_TABLE_BYTES, sheetTableProblem, sheetTables } from '#contracts/sheets/tables.ts';

const { route } = routesOf('sheets');
const person = z.object({ id: z.uuid(), name: z.string() });
const project = z.object({ id: z.uuid(), number: z.string(), name: z.string() });
const version = z.int().min(1);
const changed = z.object({ version });
const conflicts = '409 (CONFLICT) if somebody changed it since this version.';

/** What lists show of a sheet. */
const summary = z.object({
  id: z.uuid(),
  kind: z.enum(sheetKinds),
  number: z.string(),
  title: localizedTextSchema,
  locale: z.enum(locales),
  customerName: z.string(),
  siteName: z.string(),
  stage: z.enum(sheetStages),
  /** Whose move it is, and since when. */
  waiting: z.object({ on: z.enum(waitingParties), since: instantSchema }).nullable(),
  project: project.nullable(),
  owner: person.nullable(),
  sentAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  /** Set in the trash. */
  deletedAt: instantSchema.nullable(),
});

/** Filters of the list and its page. */
export const sheetQuery = z.strictObject({
  /** Words of number, titles, customer or site. */
  q: z.string().trim().max(80).optional(),
  kind: z.enum(sheetKinds).optional(),
  stage: z.enum(sheetStages).optional(),
  waiting: z.enum(waitingParties).optional(),
  project: z.uuid().optional(),
  owner: z.uuid().or(z.literal('none')).optional(),
  show: z.enum(['trash']).optional(),
  after: z.uuid().optional(),
});

export const listSheets = route('GET /admin/sheets', {
  summary: 'Lists sheets of all kinds, the newest first',
  query: sheetQuery,
  data: keysetOf(summary),
});

/** Fields of the head that staff write. */
const head = z.strictObject({
  titleZh: z.string().trim().min(1).max(160),
  titleEn: z.string().trim().min(1).max(160).nullable(),
  locale: z.enum(locales),
  customerName: z.string().trim().max(160),
  siteName: z.string().trim().max(160),
  projectId: z.uuid().nullable(),
  ownerId: z.uuid().nullable(),
  waitingOn: z.enum(waitingParties).nullable(),
});
const body = z.record(z.string(), z.unknown());

/** A neighbour in the chain. */
const link = z.object({
  id: z.uuid(),
  kind: z.enum(sheetKinds),
  number: z.string(),
  title: localizedTextSchema,
  stage: z.enum(sheetStages),
});

export const readSheet = route('GET /admin/sheets/:id', {
  summary: 'One sheet with its body and its neighbours in the chain',
  description: 'Roles that may not change sheets get the body without personal data.',
  data: summary.extend({
    version,
    revision: z.int(),
    head,
    body,
    /** Whether staff may change the body in this stage. */
    isEditable: z.boolean(),
    /** Whether the common operation sends it, for the first time or again. */
    canSend: z.boolean(),
    isSealed: z.boolean(),
    previous: link.nullable(),
    next: z.array(link),
    /** Kinds that can be made from it. */
    makes: z.array(z.enum(sheetKinds)),
  }),
});

export const createSheet = route('POST /admin/sheets', {
  summary: 'Makes a draft, empty or from a template, the sheet before or a copy',
  body: z.strictObject({
    kind: z.enum(sheetKinds),
    titleZh: z.string().trim().min(1).max(160),
    titleEn: z.string().trim().min(1).max(160).nullable().default(null),
    locale: z.enum(locales).optional(),
    projectId: z.uuid().optional(),
    /** Sheet that it is made from: what that one knows is taken over. */
    previousId: z.uuid().optional(),
    templateId: z.uuid().optional(),
    /** Sheet of the same kind whose body is copied. */
    copyOf: z.uuid().optional(),
  }),
  data: z.object({ id: z.uuid(), number: z.string() }),
});

export const saveSheet = route('PUT /admin/sheets/:id', {
  summary: 'Saves head and body',
  description: conflicts,
  body: z.strictObject({ version, head, body }),
  data: changed,
});

export const findInSheet = route('GET /admin/sheets/:id/findings', {
  summary: 'What stands against sending a sheet',
  data: z.object({ findings: z.array(sheetFinding) }),
});

export const sendSheet = route('POST /admin/sheets/:id/sending', {
  summary: 'Shows a sheet to customers, and keeps what was sent as a revision',
  description: `${conflicts} 422 (PUBLICATION_BLOCKED) with the findings if some block it.`,
  body: z.strictObject({ version, note: z.string().trim().max(500).default('') }),
  data: changed.extend({ revision: z.int() }),
});

export const withdrawSheet = route('POST /admin/sheets/:id/withdrawal', {
  summary: 'Takes a sheet back to be changed; customers do not see it until it is sent again',
  description: conflicts,
  body: z.strictObject({ version }),
  data: changed,
});

export const closeSheet = route('POST /admin/sheets/:id/closing', {
  summary: 'Closes a sheet: customers still read it, and nobody changes it',
  description: conflicts,
  body: z.strictObject({ version }),
  data: changed,
});

export const trashSheet = route('DELETE /admin/sheets/:id', {
  summary: 'Moves a draft, or a closed sheet without a seal, to the trash',
  description: conflicts,
  body: z.strictObject({ version }),
});

export const recoverSheet = route('POST /admin/sheets/:id/recovery', {
  summary: 'Takes a sheet out of the trash',
});

export const readTimeline = route('GET /admin/sheets/:id/timeline', {
  summary: 'What happened to a sheet, the newest first, and what was sent',
  data: z.object({
    events: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(sheetEventKinds),
        text: z.string(),
        party: z.enum(sheetParties),
        /** Name of the member of staff, or label of the link. */
        who: z.string().nullable(),
        happenedAt: instantSchema,
      }),
    ),
    revisions: z.array(
      z.object({
        revision: z.int(),
        note: z.string(),
        author: z.string().nullable(),
        createdAt: instantSchema,
        contentHash: z.string(),
      }),
    ),
  }),
});

export const addTimelineNote = route('POST /admin/sheets/:id/timeline', {
  summary: 'Adds a note that customers see in the timeline',
  body: z.strictObject({ text: z.string().trim().min(1).max(1_000) }),
});

export const readSheetTable = route('POST /admin/sheets/:id/tables/:table', {
  summary: 'Says what a table would change in a body, and what is wrong by row; writes nothing',
  description: '422 (FILE_REFUSED) with what to do if it cannot be read.',
  params: z.strictObject({ id: z.uuid(), table: z.enum(sheetTables) }),
  body: z.strictObject({
    /** xlsx, CSV or pasted text, in base64. */
    content: z.base64().max(Math.ceil(MAX_SHEET_TABLE_BYTES / 3) * 4),
    /** The table stands in place of what there is; else it adds to it and corrects it. */
    replace: z.boolean(),
    /** The body as it is being written. */
    body,
  }),
  data: z.object({
    /** Fields of the body with what is right of the table. */
    changes: body,
    rows: z.int(),
    wrong: z.int(),
    problems: z.array(sheetTableProblem),
    unknownColumns: z.array(z.string()),
  }),
});

export const listSheetOwners = route('GET /admin/sheet-owners', {
  summary: 'The people who can own a sheet',
  data: listOf(person),
});

export const listSheetTemplates = route('GET /admin/sheet-templates', {
  summary: 'Lists templates by name',
  query: z.strictObject({ kind: z.enum(sheetKinds).optional() }),
  data: listOf({
    id: z.uuid(),
    kind: z.enum(sheetKinds),
    name: z.string(),
    locale: z.enum(locales),
    createdBy: z.string().nullable(),
    updatedAt: instantSchema,
  }),
});

export const saveSheetAsTemplate = route('POST /admin/sheets/:id/template', {
  summary: 'Saves the body of a sheet as a template, without dates, states and persons',
  body: z.strictObject({ name: z.string().trim().min(1).max(120) }),
  data: z.object({ id: z.uuid() }),
});

export const deleteSheetTemplate = route('DELETE /admin/sheet-templates/:id', {
  summary: 'Deletes a template; sheets made from it stay',
});
