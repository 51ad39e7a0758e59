import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';

const group = 'media';
const done = z.object({});
const idParams = z.strictObject({ id: z.uuid() });

/** Path of a folder: up to four names, joined by slashes. */
export const folderSchema = z
  .string()
  .trim()
  .max(160)
  .regex(/^[^/\p{C}]{1,40}(?:\/[^/\p{C}]{1,40}){0,3}$/u);

export const listFolders = defineRoute({
  method: 'GET',
  path: '/admin/media-folders',
  group,
  summary: 'Lists the folders and tags of the media library',
  data: z.object({
    folders: z.array(
      z.object({
        id: z.uuid(),
        path: z.string(),
        /** Files in the folder itself. */
        files: z.number().int(),
      }),
    ),
    /** Files in no folder. */
    unfiled: z.number().int(),
    tags: z.array(z.object({ tag: z.string(), files: z.number().int() })),
  }),
});

export const createFolder = defineRoute({
  method: 'POST',
  path: '/admin/media-folders',
  group,
  summary: 'Creates a folder, and those above it',
  body: z.strictObject({ path: folderSchema }),
  data: z.object({ id: z.uuid() }),
});

export const renameFolder = defineRoute({
  method: 'PATCH',
  path: '/admin/media-folders/:id',
  group,
  summary: 'Renames or moves a folder with everything in it',
  params: idParams,
  body: z.strictObject({ path: folderSchema }),
  data: done,
});

export const deleteFolder = defineRoute({
  method: 'DELETE',
  path: '/admin/media-folders/:id',
  group,
  summary: 'Deletes an empty folder',
  params: idParams,
  data: done,
});
