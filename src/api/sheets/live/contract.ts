import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('shares');

export const readMarkOfLink = route('GET /shares/links/:token/mark', {
  summary: 'Whether a sheet is still as its open page shows it: another mark means another state',
  params: shareParams,
  data: z.object({ mark: z.string() }),
});
