import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { siteStateSchema } from '#contracts/site-state.ts';

const { route } = routesOf('site');

/** Initial state of the site: settings and menus. */
export const getSite = route('GET /site', {
  summary: 'Settings and menus that every page shows',
  query: z.strictObject({}),
  data: siteStateSchema,
});
