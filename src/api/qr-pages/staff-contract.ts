import { z } from 'zod';
import { qrPlatforms, qrTargetProblems } from '#contracts/enums/qr-pages.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

export const readQrTargets = defineRoute({
  method: 'GET',
  path: '/admin/qr-pages/:id/targets',
  group: 'qr-pages',
  summary: 'Which targets of a printed code cannot be reached, by the hourly check',
  params: z.strictObject({ id: z.uuid() }),
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
