import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { photoIds } from '../files/contract.ts';
import { anchorSchema, comment, commentText } from './contract.ts';

const { route } = routesOf('sheets');

export const listCommentsOfSheet = route('GET /admin/sheets/:id/comments', {
  summary: 'Comments on a sheet, the oldest first',
  data: z.object({
    items: z.array(
      comment.extend({
        /** Title of the part that it is about; null for the whole sheet, or if the part is gone. */
        partTitle: z.string().nullable(),
      }),
    ),
  }),
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

export const resolveComment = route('PUT /admin/comments/:id/resolution', {
  summary: 'Mark a comment as settled, or as open again',
  body: z.strictObject({ isResolved: z.boolean() }),
});
