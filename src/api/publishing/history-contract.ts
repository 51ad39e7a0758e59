import { z } from 'zod';
import {
  contentKinds,
  contentParts,
  freshnessStates,
  revisionReasons,
} from '#contracts/enums/content.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import {
  cursorSchema,
  instantSchema,
  keysetOf,
  listOf,
  localizedTextSchema,
} from '#contracts/schemas.ts';
import { editorSchema, note, partDataSchema, partParams, personSchema } from './contract.ts';

const { route } = routesOf('publishing');

const revisionSchema = z.object({
  id: z.uuid(),
  part: z.enum(contentParts),
  /** From 1, per part. */
  number: z.number().int(),
  reason: z.enum(revisionReasons),
  note: z.string(),
  author: personSchema.nullable(),
  createdAt: instantSchema,
  /** It is what is public now. */
  isPublic: z.boolean(),
});

export const listRevisions = route('GET /admin/records/:id/revisions', {
  summary: 'Lists the revisions of a record, the newest first',
  query: z.strictObject({
    part: z.enum(contentParts).optional(),
    /** Revisions before this one: `next` of the page before. */
    before: z.uuid().optional(),
  }),
  data: keysetOf(revisionSchema),
});

export const readRevision = route('GET /admin/revisions/:id', {
  summary: 'Returns the content of a revision',
  data: revisionSchema.extend({ data: partDataSchema }),
});

export const saveRevision = route('POST /admin/records/:id/parts/:part/revisions', {
  summary: 'Keeps the draft of a part as a revision',
  params: partParams,
  body: z.strictObject({ version: z.int().min(0), note }),
  data: z.object({ id: z.uuid(), number: z.number().int() }),
});

export const keepLosers = route('POST /admin/records/:id/parts/:part/conflict-revisions', {
  summary: 'Keeps texts that lose in a conflict as revisions, before the conflict is settled',
  params: partParams,
  body: z.strictObject({
    /** Version of the other side. */
    version: z.int().min(0),
    /** One's own content, if it loses. */
    own: partDataSchema.nullable(),
    /** The draft of the other side loses. */
    isDraftLost: z.boolean(),
  }),
  data: z.object({ numbers: z.array(z.number().int()) }),
});

export const restoreRevision = route('POST /admin/revisions/:id/restoration', {
  summary: 'Puts the content of a revision in the draft; the draft before is kept as a revision',
  body: z.strictObject({ version: z.int().min(0) }),
  data: z.object({ version: z.number().int() }),
});

/** A changed field: text on both sides, null where it is absent. */
const fieldChange = z.object({
  /** Dotted path, such as `title` or `items.2.text`. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
/** A changed block of a page, or step of a diagnosis. */
const blockChange = z.object({
  id: z.string(),
  type: z.string(),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Positions from 0; null where the block is absent. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  fields: z.array(fieldChange),
});

const side = z.union([z.uuid(), z.enum(['draft', 'public'])]);

export const compareRevisions = route('GET /admin/records/:id/parts/:part/differences', {
  summary: 'Compares two states of a part: revisions, the draft or what is public',
  params: partParams,
  query: z.strictObject({ from: side.default('public'), to: side.default('draft') }),
  data: z.object({ fields: z.array(fieldChange), blocks: z.array(blockChange) }),
});
export type Differences = z.output<typeof compareRevisions.data>;

export const readSourceChanges = route('GET /admin/records/:id/source-changes', {
  summary:
    'Returns what has changed in the Chinese text since the translation was made, by paragraph',
  data: z.object({
    freshness: z.enum(freshnessStates),
    paragraphs: z.array(
      z.object({
        field: z.string(),
        change: z.enum(['added', 'removed', 'changed']),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
});

export const confirmTranslation = route('POST /admin/records/:id/source-confirmation', {
  summary: 'Says that the translation still says what the Chinese text says',
});

export const listTranslations = route('GET /admin/translations', {
  summary: 'Lists the records of all kinds by the state of their translation',
  query: z.strictObject({
    state: z.enum(freshnessStates),
    kind: z.enum(contentKinds).optional(),
    after: cursorSchema.optional(),
  }),
  data: keysetOf({
    id: z.uuid(),
    kind: z.enum(contentKinds),
    name: z.string(),
    title: localizedTextSchema,
    changedAt: instantSchema,
  }),
});

export const countTranslations = route('GET /admin/translation-counts', {
  summary: 'Counts the translations of each kind by their state',
  data: listOf({
    kind: z.enum(contentKinds),
    missing: z.int(),
    stale: z.int(),
    fresh: z.int(),
  }),
});

export const trashRecord = route('DELETE /admin/records/:id', {
  summary: 'Takes a record offline and puts it in the trash for 30 days',
  description: 'Refused with 409 RECORD_IN_USE while others refer to it; data has the list.',
});

export const recoverRecord = route('POST /admin/records/:id/recovery', {
  summary: 'Takes a record out of the trash; its texts stay offline until they are published',
});

/** `data` of a refusal with RECORD_IN_USE, and the answer of `listUses`. */
export const usesSchema = z.object({
  uses: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(contentKinds),
      title: localizedTextSchema,
      part: z.enum(contentParts),
      /** In what is public, or only in a draft. */
      isPublic: z.boolean(),
    }),
  ),
});

export const listUses = route('GET /admin/records/:id/uses', {
  summary: 'Lists the records that refer to this one',
  data: usesSchema,
});

export const announcePresence = route('PUT /admin/records/:id/presence', {
  summary: 'Says that the caller has a record open; valid for a minute',
  body: z.strictObject({ part: z.enum(contentParts).nullable().default(null) }),
  data: z.object({ editors: z.array(editorSchema) }),
});

export const endPresence = route('DELETE /admin/records/:id/presence', {
  summary: 'Says that the caller has closed a record',
});

const previewLink = z.object({ url: z.string(), expiresAt: instantSchema });

export const readPreview = route('GET /admin/records/:id/preview', {
  summary: 'Returns the address of the real page with the drafts, for the caller',
  query: z.strictObject({ locale: z.enum(locales).default('zh') }),
  data: previewLink,
});

export const createPreviewLink = route('POST /admin/records/:id/preview-links', {
  summary: 'Makes a link to the preview for people without an account',
  body: z.strictObject({
    locale: z.enum(locales).default('zh'),
    hours: z.int().min(1).max(336).default(72),
  }),
  data: previewLink,
});
