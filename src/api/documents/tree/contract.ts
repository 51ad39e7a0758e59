import { z } from 'zod';
import { recordSummary } from '#api/publishing/contract.ts';
import { sectionFields } from '#contracts/fields/document-sections.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf, localizedTextSchema, slugSchema } from '#contracts/schemas.ts';

const { route } = routesOf('documents');

/** Changes whenever the children of a section, or their order, change. */
const branchVersion = z.string().min(1).max(64);

export const readDocumentTree = route('GET /admin/document-tree', {
  summary: 'Returns all sections of the learning centre in their order, without documents',
  data: z.object({
    /** Version of the top. */
    version: branchVersion,
    sections: z.array(
      z.object({
        id: z.uuid(),
        parentId: z.uuid().nullable(),
        slug: z.string(),
        name: localizedTextSchema,
        summary: localizedTextSchema,
        /** Number of documents directly in it. */
        documents: z.int(),
        version: branchVersion,
        updatedAt: instantSchema,
      }),
    ),
  }),
});

/** Documents that are shown of one section. */
export const MAX_SHOWN_DOCUMENTS = 500;

export const listSectionDocuments = route('GET /admin/document-sections/:id/documents', {
  summary: `Lists the documents of a section in their order, at most ${MAX_SHOWN_DOCUMENTS}`,
  data: listOf(recordSummary),
});

const move = z.strictObject({
  kind: z.enum(['document', 'section']),
  /** Keep their order. */
  ids: z.array(z.uuid()).min(1).max(200),
  /** Section that they go into; null for the top, which only sections can go to. */
  parentId: z.uuid().nullable(),
  /** Document or section that they go before; null for the end. */
  beforeId: z.uuid().nullable(),
});
export type TreeMove = z.output<typeof move>;

export const moveInDocumentTree = route('POST /admin/document-tree/moves', {
  summary: 'Moves documents and sections: all, or none',
  description:
    'versions has the versions of all sections that change, null for the top. Answers CONFLICT if one is not the current one. Returns the moves that take it back. Drafts of the moved documents move along.',
  body: z.strictObject({
    moves: z.array(move).min(1).max(200),
    versions: z
      .array(z.strictObject({ sectionId: z.uuid().nullable(), version: branchVersion }))
      .min(1)
      .max(400),
  }),
  data: z.object({ undo: z.array(move) }),
});

export const createDocumentSection = route('POST /admin/document-sections', {
  summary: 'Adds a section at the end of another one, or of the top',
  body: z.strictObject({ ...sectionFields, slug: slugSchema, parentId: z.uuid().nullable() }),
  data: z.object({ id: z.uuid() }),
});

export const updateDocumentSection = route('PATCH /admin/document-sections/:id', {
  summary: 'Changes name and summary of a section',
  description: 'Answers CONFLICT if updatedAt is not the one of the stored section.',
  body: z.strictObject({ ...sectionFields, updatedAt: instantSchema }),
});

export const deleteDocumentSection = route('DELETE /admin/document-sections/:id', {
  summary: 'Deletes an empty section',
  description: 'Refused with 409 RECORD_IN_USE while it has sections or documents.',
});
