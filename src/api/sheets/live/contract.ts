import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { defineRoute } from '#contracts/route.ts';

export const readMarkOfLink = defineRoute({
  method: 'GET',
  path: '/shares/links/:token/mark',
  group: 'shares',
  summary: 'Whether a sheet is still as its open page shows it: another mark means another state',
  params: shareParams,
  data: z.object({ mark: z.string() }),
});
