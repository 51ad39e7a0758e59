import type { SiteHref } from '#site/routing/table.ts';

/** Where a link of the site leads: a Chinese path of the route table, query fields, fragment. */
export type Target = {
  to: SiteHref;
  search?: Record<string, string | undefined>;
  hash?: string;
};
