import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('shares');

export const startTrial = route('POST /shares/links/:token/trial', {
  summary: 'Make a copy of a demo sheet, on which a visitor may decide and sign for 24 hours',
  description:
    '404 for sheets that offer no trial. The copy is marked as a trial in its seal and PDF.',
  params: shareParams,
  body: z.strictObject({}),
  data: z.object({ path: z.string().describe('Path of the page of the copy') }),
});
