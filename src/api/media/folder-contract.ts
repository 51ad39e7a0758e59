import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('media');

/** Path of a folder: up to four names, joined by slashes. */
export const folderSchema = z
  .string()
  .trim()
  .max(160)
  .regex(/^[^/\p{C}]{1,40}(?:\/[^/\p{C}]{1,40}){0,3}$/u);

export const listFolders = route('GET /admin/media-folders', {
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

export const createFolder = route('POST /admin/media-folders', {
  summary: 'Creates a folder, and those above it',
  body: z.strictObject({ path: folderSchema }),
  data: z.object({ id: z.uuid() }),
});

export const renameFolder = route('PATCH /admin/media-folders/:id', {
  summary: 'Renames or moves a folder with everything in it',
  body: z.strictObject({ path: folderSchema }),
});

export const deleteFolder = route('DELETE /admin/media-folders/:id', {
  summary: 'Deletes an empty folder',
});
