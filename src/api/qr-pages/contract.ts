import { z } from 'zod';
import { qrPlatforms } from '#contracts/enums/qr-pages.ts';
import { routesOf } from '#contracts/route.ts';
import { localizedTextSchema, slugSchema } from '#contracts/schemas.ts';

const { route, file } = routesOf('qr-pages');

const qrPageParams = z.strictObject({ slug: slugSchema });

/** A QR page with its targets. */
export const getQrPage = route('GET /qr-pages/:slug', {
  summary: 'Where a printed QR code leads on each system',
  params: qrPageParams,
  query: z.strictObject({}),
  data: z.object({
    slug: z.string(),
    title: localizedTextSchema,
    hint: localizedTextSchema,
    /** Minimum printed width in millimetres. */
    printMm: z.number().int(),
    /** Content of the code: the public URL of the page. */
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
});

/** The code of a QR page as SVG. */
export const getQrSvg = file('GET /qr-pages/:slug/code.svg', {
  summary: 'The code of a QR page as SVG',
  params: qrPageParams,
  mediaType: 'image/svg+xml',
});

/** The code of a QR page as PNG. */
export const getQrPng = file('GET /qr-pages/:slug/code.png', {
  summary: 'The code of a QR page as PNG',
  params: qrPageParams,
  query: z.strictObject({
    size: z.coerce
      .number()
      .int()
      .min(128)
      .max(2048)
      .default(1024)
      .describe('Width in pixels; the picture is the largest one in it with whole modules'),
  }),
  mediaType: 'image/png',
});
