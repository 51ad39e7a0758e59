import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { slugSchema } from '../schemas.ts';
import { optionalText, title } from './fields.ts';

/** Readers cannot compare more answers at a glance. */
export const MAX_ANSWERS = 4;
export const MAX_ACTIONS = 8;
export const MAX_STEPS = 60;
export const MAX_DOCUMENTS = 6;

/** Name of a step, answer or action within its diagnosis. Both languages have the same ones. */
const key = z
  .string()
  .max(48)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);

/** Texts may be empty here: the check before publishing names the step that lacks one. */
const head = {
  id: key,
  /** The question, or the diagnosed cause. */
  text: z.string().trim().max(160),
  /** How to find the answer, or how the problem occurs. */
  hint: optionalText(300),
};

const question = z.strictObject({
  ...head,
  type: z.literal('question'),
  answers: z
    .array(
      z.strictObject({
        id: key,
        label: z.string().trim().max(120),
        /** Id of the next step; empty while nobody has chosen one. */
        to: z.string().max(48),
      }),
    )
    .max(MAX_ANSWERS),
});

const result = z.strictObject({
  ...head,
  type: z.literal('result'),
  /** What to do, in order. */
  actions: z.array(z.strictObject({ id: key, text: z.string().trim().max(240) })).max(MAX_ACTIONS),
  /** Ids of documents with more information. */
  documents: z.array(z.uuid()).max(MAX_DOCUMENTS),
});

const step = z.discriminatedUnion('type', [question, result]);
export type DiagnosisQuestion = z.output<typeof question>;
export type DiagnosisResult = z.output<typeof result>;
export type DiagnosisStep = z.output<typeof step>;

/** What the languages of a diagnosis share. */
export const diagnosisShared = z.strictObject({
  slug: slugSchema,
  /** The document that offers it; null hides it. */
  documentId: z.uuid().nullable(),
  /** The product it is about; null for all products. */
  product: z.enum(productKeys).nullable(),
  active: z.boolean(),
});
export type DiagnosisShared = z.output<typeof diagnosisShared>;

/**
 * A diagnosis in one language, whole: a reader of one language never meets a step that only the other
 * one has. The first step is the start.
 */
export const diagnosisText = z.strictObject({ title, steps: z.array(step).max(MAX_STEPS) });
export type DiagnosisText = z.output<typeof diagnosisText>;
