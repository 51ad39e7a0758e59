import { z } from 'zod';
import { MAX_PAGE_SIZE } from '#contracts/constants.ts';
import { documentKinds, documentLevels, feedbackReasons } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { cardMarksSchema } from '#contracts/highlight.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { defineRoute } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
  tocSchema,
} from '#contracts/schemas.ts';

const sectionName = z.object({ slug: z.string(), name: z.string() });
const link = z.object({ slug: z.string(), title: z.string() });

const section = sectionName
  .extend({
    summary: z.string().nullable(),
    /** Name in the icon set. */
    icon: z.string().nullable(),
    /** Documents in it and in all sections below that are about the product and of the level asked for. */
    count: z.number().int(),
    /** Estimated time of all its documents together, whatever was asked for. */
    minutes: z.number().int(),
    get sections() {
      return z.array(section);
    },
  })
  .meta({ id: 'DocumentSection' });

/** A section of the learning centre with those below it. */
export type DocumentSection = z.output<typeof section>;

const documentCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  section: sectionName,
  product: z.object({ key: z.enum(productKeys), name: z.string() }).nullable(),
  level: z.enum(documentLevels),
  kind: z.enum(documentKinds),
  /** Estimated time, reading or watching. */
  minutes: z.number().int(),
  updatedAt: instantSchema,
  cover: pictureSchema.nullable(),
  marks: cardMarksSchema.optional(),
});

/** What lists show of a document. */
export type DocumentCard = z.output<typeof documentCard>;

const diagnosis = z.object({
  slug: z.string(),
  title: z.string(),
  /** Product it is about, chosen already in a booking that follows from it. */
  product: z.object({ key: z.enum(productKeys), name: z.string() }).nullable(),
  /** Questions and results; the first is the start, and every answer leads on to one of them. */
  steps: z.array(
    z.object({
      id: z.string(),
      /** The question, or what the result has found. */
      text: z.string(),
      /** How to find the answer out, or how the finding comes about. */
      hint: z.string().nullable(),
      /** Empty for a result. */
      answers: z.array(z.object({ label: z.string(), to: z.string() })),
      /** What to do now, in order; empty for a question. */
      actions: z.array(z.string()),
      /** Documents that explain a result; those that are not public are left out. */
      documents: z.array(link),
    }),
  ),
});

/** A branching diagnosis in one language. */
export type Diagnosis = z.output<typeof diagnosis>;

const document = documentCard.extend({
  html: z.string(),
  toc: tocSchema,
  /** From the top section down to its own. */
  path: z.array(sectionName),
  /** First and last product version it holds for. */
  versionFrom: z.string().nullable(),
  versionTo: z.string().nullable(),
  publishedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Neighbours in the order of the whole tree. */
  previous: link.nullable(),
  next: link.nullable(),
  /** The course it belongs to: the documents of its top section, read in the order of the tree. */
  course: sectionName.extend({
    /** Place of this document in the course, from 1. */
    position: z.number().int(),
    count: z.number().int(),
    minutes: z.number().int(),
    /** Documents of the course; of a very long one those around this document. */
    documents: z.array(link.extend({ minutes: z.number().int(), position: z.number().int() })),
  }),
  related: z.array(documentCard),
  /** Questions that find the cause of what it is about; null where it offers none. */
  diagnosis: diagnosis.nullable(),
});

/** A whole document. */
export type Document = z.output<typeof document>;

/** The learning centre: its tree, and the documents of one part of it in the tree's order. */
export const listDocuments = defineRoute({
  method: 'GET',
  path: '/documents',
  group: 'documents',
  summary: 'The tree of the learning centre, and its documents in the order of the tree',
  query: z.strictObject({
    locale: localeSchema,
    ...pageFields,
    pageSize: pageFields.pageSize.unwrap().default(MAX_PAGE_SIZE),
    /** Documents of this section and of all sections below. */
    section: slugSchema.optional(),
    product: z.enum(productKeys).optional(),
    level: z.enum(documentLevels).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  data: pageOf(documentCard).extend({
    sections: z.array(section),
    /** The most asked-for documents of the whole centre. */
    popular: z.array(documentCard),
    /** Diagnoses that its documents, or those of the section asked for, offer. */
    diagnoses: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Products that have documents. */
    products: z.array(z.object({ key: z.enum(productKeys), name: z.string() })),
    /** What was searched for in place of `q`, where only that finds anything. */
    corrected: z.string().nullable(),
  }),
});

/** One document of the learning centre. */
export const getDocument = defineRoute({
  method: 'GET',
  path: '/documents/:slug',
  group: 'documents',
  summary: 'One document with its place in the tree, its neighbours and related ones',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: document,
});

/** A reader's answer to "was this helpful". */
export const sendDocumentFeedback = defineRoute({
  method: 'POST',
  path: '/documents/:slug/feedback',
  group: 'documents',
  summary: 'Says whether a document helped; a second answer of one reader replaces the first',
  params: z.strictObject({ slug: slugSchema }),
  body: z
    .strictObject({
      locale: localeSchema,
      helpful: z.boolean(),
      /** Why it did not help. */
      reason: z.enum(feedbackReasons).optional(),
      /** What was missing, in the reader's words; contacts in it are not kept. */
      comment: z.string().trim().max(500).optional(),
    })
    .refine(({ helpful, reason }) => !helpful || reason === undefined, { path: ['reason'] }),
  data: z.object({ helpful: z.boolean() }),
});
