import { z } from 'zod';
import {
  contentKinds,
  contentParts,
  findingCodes,
  findingSeverities,
  freshnessStates,
  partStates,
  scheduleActions,
} from '#contracts/enums/content.ts';
import { routesOf } from '#contracts/route.ts';
import {
  cursorSchema,
  instantSchema,
  keysetOf,
  listOf,
  localizedTextSchema,
  slugSchema,
} from '#contracts/schemas.ts';

const { route } = routesOf('publishing');

export const partParams = z.strictObject({ id: z.uuid(), part: z.enum(contentParts) });
const kindParams = z.strictObject({ kind: z.enum(contentKinds) });
/** Search text; empty is the same as none. */
export const words = z.string().trim().max(80).optional();
/** A facet as `name:value`, such as `category:practice` or `en:stale`. */
export const facet = z
  .string()
  .max(80)
  .regex(/^[a-z][a-zA-Z]*:[A-Za-z0-9._-]+$/);
export const severalFacets = z
  .union([facet, z.array(facet).max(12)])
  .optional()
  .transform((given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]));

/**
 * Content of a part, as its kind defines it: see the `parts.ts` of the kind's folder. A draft may
 * be incomplete; it is checked before it is published.
 */
export const partDataSchema = z.record(z.string(), z.unknown());
export type PartData = z.output<typeof partDataSchema>;

export const personSchema = z.object({ id: z.uuid(), name: z.string() });

/** State of one part in lists. */
const partSummary = z.object({
  part: z.enum(contentParts),
  state: z.enum(partStates),
  /** There is a draft that is not public. */
  hasDraft: z.boolean(),
  isScheduled: z.boolean(),
  /** Only of a translation. */
  freshness: z.enum(freshnessStates).nullable(),
});

export const recordSummary = z.object({
  id: z.uuid(),
  kind: z.enum(contentKinds),
  /** Slug or key. */
  name: z.string(),
  /** Of the draft where there is one; empty if there is none yet. */
  title: localizedTextSchema,
  changedAt: instantSchema,
  parts: z.array(partSummary),
  /** Values of the kind's filters, as `name:value`. */
  facets: z.array(z.string()),
});
export type RecordSummary = z.output<typeof recordSummary>;

/** One page of records; `next` is the `after` of the page that follows. */
const recordPage = keysetOf(recordSummary);

export const listContent = route('GET /admin/content/:kind', {
  summary: 'Lists the records of a kind',
  description:
    'filter is repeatable: a facet of the kind (category:practice) or of a part: zh and en with the values unpublished, published, withdrawn, draft, scheduled, missing, stale, fresh. All filters must match.',
  params: kindParams,
  query: z.strictObject({
    q: words,
    filter: severalFacets,
    sort: z.enum(['changed', 'created', 'title']).default('changed'),
    after: cursorSchema.optional(),
  }),
  data: recordPage,
});

export const listDrafts = route('GET /admin/drafts', {
  summary: 'The newest records with a draft, written last by oneself or by others',
  query: z.strictObject({ of: z.enum(['me', 'others']) }),
  data: listOf(recordSummary),
});

export const listChoices = route('GET /admin/content/:kind/choices', {
  summary: 'Lists the values that fields and filters of a kind may have',
  params: kindParams,
  data: z.object({
    fields: z.array(
      z.object({
        /** Name of the facet, such as `category`. */
        name: z.string(),
        label: z.object({ zh: z.string(), en: z.string() }),
        values: z.array(z.object({ value: z.string(), label: localizedTextSchema })),
      }),
    ),
  }),
});

export const createContent = route('POST /admin/content/:kind', {
  summary: 'Creates a record that is not public',
  description: 'Pages cannot be created: code knows their keys.',
  params: kindParams,
  body: z.strictObject({
    /** Fields of the shared part; the others are empty. */
    shared: partDataSchema,
    /** The Chinese text begins as a draft with this title. */
    title: z.string().trim().max(200).optional(),
  }),
  data: z.object({ id: z.uuid() }),
});

export const proposeSlug = route('GET /admin/content/:kind/slug', {
  summary: 'Proposes a free slug for a title, or tells whether a slug is free',
  description: 'Chinese titles become pinyin. A slug of a record in the trash is not free.',
  params: kindParams,
  query: z.strictObject({
    title: z.string().trim().max(200).optional(),
    slug: slugSchema.optional(),
  }),
  data: z.object({
    slug: slugSchema,
    isFree: z.boolean(),
    /** Which record has it, and what to do; null if it is free. */
    reason: z.string().nullable(),
  }),
});

export const findContent = route('GET /admin/records', {
  summary: 'Searches the records of all kinds, for links and for the command palette',
  query: z.strictObject({
    q: z.string().trim().min(1).max(80),
    kind: z.enum(contentKinds).optional(),
  }),
  data: listOf(
    recordSummary
      .pick({ id: true, kind: true, name: true, title: true })
      /** Chinese path of its page. */
      .extend({ path: z.string() }),
  ),
});

const revisionStub = z.object({ id: z.uuid(), number: z.number().int() });
export const scheduleSchema = z.object({
  id: z.uuid(),
  action: z.enum(scheduleActions),
  at: instantSchema,
  createdBy: personSchema.nullable(),
  /** The pinned revision; null for a withdrawal. */
  revision: revisionStub.nullable(),
  /** Why it was not carried out; null if it is still to come. */
  failure: localizedTextSchema.nullable(),
});

export const editorSchema = personSchema.extend({
  part: z.enum(contentParts).nullable(),
  since: instantSchema,
});

export const readRecord = route('GET /admin/records/:id', {
  summary: 'Returns the state of a record and its parts, without their content',
  data: recordSummary.omit({ parts: true }).extend({
    /** Chinese path of its page. */
    path: z.string(),
    createdAt: instantSchema,
    /** In the trash since this time. */
    deletedAt: instantSchema.nullable(),
    parts: z.array(
      partSummary.omit({ hasDraft: true, isScheduled: true }).extend({
        /** For the next save, publication or schedule. */
        version: z.number().int(),
        /** Public from this time. */
        publishedAt: instantSchema.nullable(),
        /** The public revision; null if it was never edited here. */
        revision: revisionStub.nullable(),
        draft: z.object({ editedBy: personSchema.nullable(), editedAt: instantSchema }).nullable(),
        schedules: z.array(scheduleSchema),
      }),
    ),
    /** People who have it open now, without the caller. */
    editors: z.array(editorSchema),
  }),
});

export const readPart = route('GET /admin/records/:id/parts/:part', {
  summary: 'Returns the content of a part: its draft, or what is public',
  params: partParams,
  data: z.object({
    version: z.number().int(),
    /** The draft, or what is public, or an empty form. */
    data: partDataSchema,
    /** True if `data` is a draft. */
    isDraft: z.boolean(),
    /** What is public or was last public; null if there was nothing. */
    published: partDataSchema.nullable(),
    editedBy: personSchema.nullable(),
    editedAt: instantSchema.nullable(),
  }),
});

/** `data` of a refusal with DRAFT_CONFLICT: the other side. */
export const draftConflictSchema = z.object({
  part: z.enum(contentParts),
  version: z.number().int(),
  /** The content that was saved meanwhile. */
  data: partDataSchema,
  /** The revision that the draft began with; null if it began empty. */
  base: partDataSchema.nullable(),
  editedBy: personSchema.nullable(),
  editedAt: instantSchema.nullable(),
});
export type DraftConflict = z.output<typeof draftConflictSchema>;

export const saveDraft = route('PUT /admin/records/:id/parts/:part', {
  summary: 'Saves the draft of a part',
  description:
    'With another version than the stored one it is refused with 409 DRAFT_CONFLICT, whose data has the other version.',
  params: partParams,
  body: z.strictObject({ version: z.int().min(0), data: partDataSchema }),
  data: z.object({ version: z.number().int(), savedAt: instantSchema }),
});

export const discardDraft = route('DELETE /admin/records/:id/parts/:part', {
  summary: 'Discards the draft of a part',
  params: partParams,
  body: z.strictObject({ version: z.int().min(0) }),
  data: z.object({ version: z.number().int() }),
});

/** Parts of a record with the versions that the caller has seen. */
export const partVersions = z
  .array(z.strictObject({ part: z.enum(contentParts), version: z.int().min(0) }))
  .min(1)
  .max(contentParts.length);
export const note = z.string().trim().max(500).default('');

export const findingSchema = z.object({
  severity: z.enum(findingSeverities),
  code: z.enum(findingCodes),
  part: z.enum(contentParts),
  /** Dotted path of the field, such as `body` or `blocks.hero.heading`. */
  field: z.string(),
  /** The words, address or name that it is about. */
  quote: z.string().nullable(),
  /** The picture of the media library that lacks something. */
  media: z.uuid().optional(),
  message: z.object({ zh: z.string(), en: z.string() }),
});
export type Finding = z.output<typeof findingSchema>;

export const checkRecord = route('GET /admin/records/:id/findings', {
  summary: 'Checks all parts of a record as they would be published',
  data: z.object({ findings: z.array(findingSchema) }),
});

export const publishRecord = route('POST /admin/records/:id/publication', {
  summary: 'Publishes parts of a record',
  description:
    'Refused with 409 DRAFT_CONFLICT for another version, and with 422 PUBLICATION_BLOCKED, whose data has the findings. A schedule that would publish one of the parts later is cancelled: its version is older.',
  body: z.strictObject({
    parts: partVersions,
    note,
    /** Translations of this text stay as fresh as they are. */
    minor: z.boolean().default(false),
    /**
     * The translation says what the Chinese text says. By default true for a new translation and
     * for one that is published together with the Chinese text.
     */
    matchesSource: z.boolean().optional(),
  }),
  data: z.object({ findings: z.array(findingSchema) }),
});

export const withdrawRecord = route('POST /admin/records/:id/withdrawal', {
  summary: 'Takes the texts of a record offline, one language or both',
  body: z.strictObject({ parts: z.array(z.enum(contentParts)).min(1).max(2) }),
});
