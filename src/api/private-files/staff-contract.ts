import { z } from 'zod';
import { defineFile, defineRoute } from '#contracts/route.ts';
import { sharedPictureSizes } from '#contracts/shared-picture.ts';

const group = 'sheets';

/** Makes a private picture of an upload; the sheet that is saved with its id takes it. */
export const createPrivatePicture = defineRoute({
  method: 'POST',
  path: '/admin/private-pictures',
  group,
  summary: 'Makes a private picture, for a sheet, of an upload with the purpose `sheet`',
  body: z.strictObject({ upload: z.uuid() }),
  data: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
});

export const readPrivatePicture = defineFile({
  method: 'GET',
  path: '/admin/private-pictures/:id/:size',
  group,
  summary: 'A private picture of a sheet',
  params: z.strictObject({ id: z.uuid(), size: z.enum(sharedPictureSizes) }),
  mediaType: 'image/webp',
});
