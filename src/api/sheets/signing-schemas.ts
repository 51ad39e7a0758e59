import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import {
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_MS,
  SIGNATURE_MAX_POINTS,
  SIGNATURE_WIDTH,
} from '#contracts/sheets/strokes.ts';

/** Marks that turn the direction of text, and signs that nobody sees. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line of text as a person typed it, without what nobody sees. */
const line = z
  .string()
  .max(MAX_NAME_LENGTH * 2)
  .transform((text) => text.replace(INVISIBLE, '').trim())
  .pipe(z.string().max(MAX_NAME_LENGTH));

/** Name of a person who acts on a sheet. */
export const personName = line.pipe(z.string().regex(/[\p{L}\p{N}]/u));

/** Position of that person; null if none was given. */
export const personTitle = line.nullable().transform((text) => text || null);

/** A reason or remark; paragraphs are kept. */
export const reason = z.string().trim().min(1).max(MAX_REASON_LENGTH);

const point = z.tuple([
  z.int().min(0).max(SIGNATURE_WIDTH),
  z.int().min(0).max(SIGNATURE_MAX_HEIGHT),
  z.int().min(0).max(SIGNATURE_MAX_MS),
]);

/** A drawn signature. */
export const strokesSchema = z
  .array(z.array(point).min(1).max(SIGNATURE_MAX_POINTS))
  .min(1)
  .max(SIGNATURE_MAX_POINTS)
  .refine(
    (strokes) =>
      strokes.reduce((sum, { length }) => sum + length, 0) <= SIGNATURE_MAX_POINTS &&
      strokes.flat().length >= 3,
  );

/** How somebody signs: strokes with a drawing, none with a typed name. */
export const signatureFields = {
  name: personName,
  title: personTitle,
  method: z.enum(['drawn', 'typed']),
  strokes: strokesSchema.nullable(),
};
