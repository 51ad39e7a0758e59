import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';
import { MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { harmlessText, hasWords } from '#contracts/sheets/harmless.ts';
import { sheetKinds, sheetParties } from '#contracts/sheets/kinds.ts';
import { photo, photoIds } from '../files/contract.ts';
import { personName } from '../signing-schemas.ts';

const { route } = routesOf('shares');

/** A place in a picture, from 0 to 1 of its width and height. */
const fraction = z.number().min(0).max(1);
const keyText = z.string().regex(/^[\p{L}\p{N}._:-]{1,80}$/u);

/** What a comment is about. */
export const anchorSchema = z.strictObject({
  part: keyText,
  key: keyText.optional(),
  point: z.strictObject({ x: fraction, y: fraction }).optional(),
  box: z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction }).optional(),
});

/** What somebody writes: HTML is text, and signs that nobody sees are left out. */
export const commentText = z
  .string()
  .max(MAX_COMMENT_LENGTH * 2)
  .transform(harmlessText)
  .pipe(z.string().max(MAX_COMMENT_LENGTH))
  .superRefine((text, context) => {
    if (hasWords(text)) return;
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, input: '' });
  });

/** A comment as both sides see it. */
export const comment = z.object({
  id: z.uuid(),
  anchor: anchorSchema,
  /** The comment that it answers. */
  parentId: z.uuid().nullable(),
  party: z.enum(sheetParties),
  authorName: z.string(),
  body: z.string(),
  /** Revision of the sheet that its author saw. */
  revision: z.int(),
  createdAt: instantSchema,
  resolvedAt: instantSchema.nullable(),
  /** Photos that its author sent with it. */
  photos: z.array(photo),
});

export const comments = listOf(comment);

export const listComments = route('GET /shares/links/:token/comments', {
  summary: 'Comments on a sheet, the oldest first',
  params: shareParams,
  data: comments,
});

/** What surrounds a sheet on its page. */
const frame = z.object({
  /** The state in which the page shows the sheet; see `GET /shares/links/:token/mark`. */
  mark: z.string(),
  /** The other sheets of the project that the same person has links to. */
  others: z.array(
    z.object({
      kind: z.enum(sheetKinds),
      number: z.string(),
      title: z.string(),
      /** Path of its page. */
      path: z.string(),
    }),
  ),
  /** Null for links that only read. */
  comments: comments.nullable(),
  canComment: z.boolean(),
  /** Whether the sheet waits for the customer. */
  isYourMove: z.boolean(),
  /** Opened by staff as its recipient sees it. */
  isPreview: z.boolean(),
  /** Of a demo sheet: the page to which the form is posted that asks for a copy to try. */
  trialForm: z.string().nullable(),
  /** Of such a copy: when it is deleted. */
  trialUntil: instantSchema.nullable(),
});

export type SheetFrame = z.output<typeof frame>;

export const readFrame = route('GET /shares/links/:token/frame', {
  summary: 'What surrounds a sheet: comments, and the other sheets of its project',
  params: shareParams,
  data: frame,
});

export const addComment = route('POST /shares/links/:token/comments', {
  summary: 'Comment on a sheet or a part of it, or answer a comment',
  params: shareParams,
  body: z.strictObject({
    anchor: anchorSchema
      .describe('Left out of account in an answer, which has that of its comment')
      .default({ part: 'sheet' }),
    parentId: z.uuid().nullable().default(null).describe('A comment that is no answer itself'),
    name: personName,
    body: commentText,
    photos: photoIds.default([]),
    handsOver: z
      .boolean()
      .default(false)
      .describe('It was the customer’s move, and this is it: now it is the provider’s'),
  }),
  data: z.object({ comment }),
});
