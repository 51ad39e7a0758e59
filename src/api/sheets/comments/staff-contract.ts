import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import { photoIds } from '../files/contract.ts';
import { anchorSchema, comment, commentText } from './contract.ts';

const group = 'sheets';
const sheetParams = z.strictObject({ id: z.uuid() });

/** Comments as staff see them. */
const titled = z.object({
  items: z.array(
    comment.extend({
      /** Title of the part that it is about; null for the whole, or if the part is gone. */
      partTitle: z.string().nullable(),
    }),
  ),
});

export const listCommentsOfSheet = defineRoute({
  method: 'GET',
  path: '/admin/sheets/:id/comments',
  group,
  summary: 'Comments on a sheet, the oldest first',
  params: sheetParams,
  data: titled,
});

export const listCommentsOfScene = defineRoute({
  method: 'GET',
  path: '/admin/scenes/:id/comments',
  group,
  summary: 'Comments on a scene, the oldest first',
  params: sheetParams,
  data: titled,
});

export const addCommentOfStaff = defineRoute({
  method: 'POST',
  path: '/admin/sheets/:id/comments',
  group,
  summary: 'Comment on a sheet or a part of it, or answer a comment',
  params: sheetParams,
  body: z.strictObject({
    anchor: anchorSchema.default({ part: 'sheet' }),
    parentId: z.uuid().nullable().default(null),
    body: commentText,
    photos: photoIds.default([]).describe('Private pictures that the caller has made'),
  }),
  data: z.object({ comment }),
});

export const addCommentOnScene = defineRoute({
  method: 'POST',
  path: '/admin/scenes/:id/comments',
  group,
  summary: 'Comment on a scene or a place in it, or answer a comment',
  params: sheetParams,
  body: z.strictObject({
    anchor: anchorSchema.default({ part: 'sheet' }),
    parentId: z.uuid().nullable().default(null),
    body: commentText,
  }),
  data: z.object({ comment }),
});

export const resolveComment = defineRoute({
  method: 'PUT',
  path: '/admin/comments/:id/resolution',
  group,
  summary: 'Mark a comment as settled, or as open again',
  params: sheetParams,
  body: z.strictObject({ isResolved: z.boolean() }),
  data: z.object({}),
});
