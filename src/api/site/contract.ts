import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import { siteStateSchema } from '#contracts/site-state.ts';

/** Initial state of the site: settings and menus. */
export const getSite = defineRoute({
  method: 'GET',
  path: '/site',
  group: 'site',
  summary: 'Settings and menus that every page shows',
  query: z.strictObject({}),
  data: siteStateSchema,
});
