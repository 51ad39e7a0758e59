import { z } from 'zod';
import { qrPlatforms } from '#contracts/enums/qr-pages.ts';
import { defineRoute } from '#contracts/route.ts';
import { localizedTextSchema, slugSchema } from '#contracts/schemas.ts';

/** A QR page with its targets. */
export const getQrPage = defineRoute({
  method: 'GET',
  path: '/qr/:key',
  group: 'qr',
  summary: 'Where a printed QR code leads on each system',
  params: z.strictObject({ key: slugSchema }),
  query: z.strictObject({}),
  data: z.object({
    key: z.string(),
    title: localizedTextSchema,
    hint: localizedTextSchema,
    /** Smallest printed width in millimetres. */
    printMm: z.number().int(),
    /** What the code holds: the public address of the page. */
    url: z.string(),
    targets: z.array(
      z.object({
        platform: z.enum(qrPlatforms),
        url: z.string().nullable(),
        label: localizedTextSchema,
        guide: localizedTextSchema.nullable(),
      }),
    ),
  }),
  cacheTags: ['qr-pages'],
});
