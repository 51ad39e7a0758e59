import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { defineRoute } from '#contracts/route.ts';

export const startTrial = defineRoute({
  method: 'POST',
  path: '/shares/links/:token/trial',
  group: 'shares',
  summary: 'Make a copy of a demo sheet, on which a visitor may decide and sign for 24 hours',
  description:
    '404 for sheets that offer no trial. The copy is marked as a trial in its seal and PDF.',
  params: shareParams,
  body: z.strictObject({}),
  data: z.object({ path: z.string().describe('Path of the page of the copy') }),
});
