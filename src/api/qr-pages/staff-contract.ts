import { z } from 'zod';
import { qrPlatforms, qrTargetProblems } from '#contracts/enums/qr-pages.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

const { route } = routesOf('qr-pages');

export const readQrTargets = route('GET /admin/qr-pages/:id/targets', {
  summary: 'Which targets of a printed code cannot be reached, by the hourly check',
  query: z.strictObject({}),
  data: z.object({
    /** What the code says. */
    url: z.string(),
    /** The site knows under which address visitors reach it; else the code must not be printed. */
    hasPublicAddress: z.boolean(),
    targets: z.array(
      z.object({
        platform: z.enum(qrPlatforms),
        url: z.string(),
        /** What the last check found; null if it was reached or not checked. */
        problem: z.enum(qrTargetProblems).nullable(),
        httpStatus: z.int().nullable(),
        /** Visitors are led to the next best target. */
        isDead: z.boolean(),
        checkedAt: instantSchema.nullable(),
      }),
    ),
  }),
});
