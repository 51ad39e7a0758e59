import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { listOf } from '#contracts/schemas.ts';
import { photoIds } from '../files/contract.ts';
import { anchorSchema, comment, commentText } from './contract.ts';

const { route } = routesOf('sheets');

/** Comments as staff see them. */
const titled = listOf(
  comment.extend({
    /** Title of the part that it is about; null for the whole, or if the part is gone. */
    partTitle: z.string().nullable(),
  }),
);

export const listCommentsOfSheet = route('GET /admin/sheets/:id/comments', {
  summary: 'Comments on a sheet, the oldest first',
  data: titled,
});

export const listCommentsOfScene = route('GET /admin/scenes/:id/comments', {
  summary: 'Comments on a scene, the oldest first',
  data: titled,
});

export const addCommentOfStaff = route('POST /admin/sheets/:id/comments', {
  summary: 'Comment on a sheet or a part of it, or answer a comment',
  body: z.strictObject({
    anchor: anchorSchema.default({ part: 'sheet' }),
    parentId: z.uuid().nullable().default(null),
    body: commentText,
    photos: photoIds.default([]).describe('Private pictures that the caller has made'),
  }),
  data: z.object({ comment }),
});

export const addCommentOnScene = route('POST /admin/scenes/:id/comments', {
  summary: 'Comment on a scene or a place in it, or answer a comment',
  body: z.strictObject({
    anchor: anchorSchema.default({ part: 'sheet' }),
    parentId: z.uuid().nullable().default(null),
    body: commentText,
  }),
  data: z.object({ comment }),
});

export const resolveComment = route('PUT /admin/comments/:id/resolution', {
  summary: 'Mark a comment as settled, or as open again',
  body: z.strictObject({ isResolved: z.boolean() }),
});
