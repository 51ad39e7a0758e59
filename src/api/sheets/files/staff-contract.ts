import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { photo } from './contract.ts';

const { route } = routesOf('sheets');

export const listFilesOfSheet = route('GET /admin/sheets/:id/files', {
  summary: 'The photos of a sheet, those of comments included; the newest first',
  data: listOf(
    photo.extend({
      /** Kind of the part that it belongs to, such as `item` or `comment`. */
      part: z.string(),
      /** Title of the part; null for the whole sheet, or if the part has none. */
      partTitle: z.string().nullable(),
      caption: z.string(),
      party: z.enum(sheetParties),
      /** Time by the device that took it. */
      takenAt: instantSchema.nullable(),
      addedAt: instantSchema,
    }),
  ),
});
