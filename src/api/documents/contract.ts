import { z } from 'zod';
import { searchAnswerSchema } from '#api/search/contract.ts';
import { MAX_PAGE_SIZE } from '#contracts/constants.ts';
import { documentKinds, documentLevels, feedbackReasons } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { cardMarksSchema } from '#contracts/highlight.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import {
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
  tocSchema,
} from '#contracts/schemas.ts';

const { route } = routesOf('documents');

const sectionName = z.object({ slug: z.string(), name: z.string() });
const link = z.object({ slug: z.string(), title: z.string() });

const section = sectionName
  .extend({
    summary: z.string().nullable(),
    /** Name in the icon set. */
    icon: z.string().nullable(),
    /** Number of documents in it and its subsections that match the product and level filters. */
    count: z.number().int(),
    /** Estimated time of all its documents, without filters. */
    minutes: z.number().int(),
    get sections() {
      return z.array(section);
    },
  })
  .meta({ id: 'DocumentSection' });

/** A section of the learning centre with its subsections. */
export type DocumentSection = z.output<typeof section>;

const documentCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  section: sectionName,
  product: z.object({ key: z.enum(productKeys), name: z.string() }).nullable(),
  level: z.enum(documentLevels),
  kind: z.enum(documentKinds),
  /** Estimated time to read or watch it. */
  minutes: z.number().int(),
  updatedAt: instantSchema,
  cover: pictureSchema.nullable(),
  marks: cardMarksSchema.optional(),
});

/** Fields of a document in lists. */
export type DocumentCard = z.output<typeof documentCard>;

const diagnosis = z.object({
  slug: z.string(),
  title: z.string(),
  /** Product of the diagnosis; preselected if the reader goes on to book. */
  product: z.object({ key: z.enum(productKeys), name: z.string() }).nullable(),
  /**
   * Questions and results; the first step is the start, and every answer points to another step.
   */
  steps: z.array(
    z.object({
      id: z.string(),
      /** The question, or the diagnosed cause. */
      text: z.string(),
      /** How to find the answer, or how the problem occurs. */
      hint: z.string().nullable(),
      /** Empty for a result. */
      answers: z.array(z.object({ label: z.string(), to: z.string() })),
      /** What to do, in order; empty for a question. */
      actions: z.array(z.string()),
      /** Documents about the result; only public ones. */
      documents: z.array(link),
    }),
  ),
});

/** A diagnosis in one language. */
export type Diagnosis = z.output<typeof diagnosis>;

const document = documentCard.extend({
  html: z.string(),
  toc: tocSchema,
  /** From the top section to the document's section. */
  path: z.array(sectionName),
  /** First and last product version that it applies to. */
  versionFrom: z.string().nullable(),
  versionTo: z.string().nullable(),
  publishedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Slug of the public article on the subject in the other language, if there is one. */
  articleInOther: z.string().nullable(),
  /** Neighbours in the order of the whole tree. */
  previous: link.nullable(),
  next: link.nullable(),
  /** The course of the document: all documents of its top section, in tree order. */
  course: sectionName.extend({
    /** Position of this document in the course, from 1. */
    position: z.number().int(),
    count: z.number().int(),
    minutes: z.number().int(),
    /** Documents of the course; in a very long course only those near this document. */
    documents: z.array(link.extend({ minutes: z.number().int(), position: z.number().int() })),
  }),
  related: z.array(documentCard),
  /** Diagnosis of the document's topic; null if there is none. */
  diagnosis: diagnosis.nullable(),
});

export type Document = z.output<typeof document>;

/** The learning centre: its tree, and the documents of one part in tree order. */
export const listDocuments = route('GET /documents', {
  summary: 'The tree of the learning centre, and its documents in the order of the tree',
  query: z.strictObject({
    locale: localeSchema,
    ...pageFields,
    pageSize: pageFields.pageSize.unwrap().default(MAX_PAGE_SIZE),
    /** Documents of this section and its subsections. */
    section: slugSchema.optional(),
    product: z.enum(productKeys).optional(),
    level: z.enum(documentLevels).optional(),
    q: z.string().trim().max(80).optional(),
  }),
  data: pageOf(documentCard).extend({
    sections: z.array(section),
    /** The most requested documents of the whole centre. */
    popular: z.array(documentCard),
    /** Diagnoses of the documents in the centre or in the requested section. */
    diagnoses: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Products with documents. */
    products: z.array(z.object({ key: z.enum(productKeys), name: z.string() })),
    /** The corrected query, if the original `q` has no results. */
    corrected: z.string().nullable(),
    /** The answer to the question of `q`, on the first page. */
    answer: searchAnswerSchema.nullable(),
  }),
});

export const getDocument = route('GET /documents/:slug', {
  summary: 'One document with its place in the tree, its neighbours and related ones',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: document,
});

/** A reader's answer to "was this helpful". */
export const sendDocumentFeedback = route('POST /documents/:slug/feedback', {
  summary: 'Says whether a document helped; a second answer of one reader replaces the first',
  params: z.strictObject({ slug: slugSchema }),
  body: z
    .strictObject({
      locale: localeSchema,
      helpful: z.boolean(),
      /** Why it did not help. */
      reason: z.enum(feedbackReasons).optional(),
      /** What was missing, in the reader's words; contact data in it is not stored. */
      comment: z.string().trim().max(500).optional(),
    })
    .refine(({ helpful, reason }) => !helpful || reason === undefined, { path: ['reason'] }),
  data: z.object({
    helpful: z.boolean(),
    /** With it the reader's device asks for the answer to the words; null without words. */
    receipt: z.uuid().nullable(),
  }),
});

export const readFeedbackAnswer = route('GET /feedback-answers/:receipt', {
  summary: 'What staff answered to the words of a reader, for the device that has the receipt',
  params: z.strictObject({ receipt: z.uuid() }),
  query: z.strictObject({}),
  data: z.object({
    isHandled: z.boolean(),
    answer: z.string().nullable(),
    answeredAt: instantSchema.nullable(),
  }),
});
