import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { sharedPictureSizes } from '#contracts/shared-picture.ts';

const { route, file } = routesOf('sheets');

/** Makes a private picture of an upload; the sheet that is saved with its id takes it. */
export const createPrivatePicture = route('POST /admin/private-pictures', {
  summary: 'Makes a private picture, for a sheet, of an upload with the purpose `sheet`',
  body: z.strictObject({ upload: z.uuid() }),
  data: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
});

export const readPrivatePicture = file('GET /admin/private-pictures/:id/:size', {
  summary: 'A private picture of a sheet',
  params: z.strictObject({ id: z.uuid(), size: z.enum(sharedPictureSizes) }),
  mediaType: 'image/webp',
});
