import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { redirectHits as hits, redirects } from '#db/schema/site.ts';
import { redirectHasWords } from '#db/word-search.ts';
import type { redirectQuery } from './contract.ts';

const isUsed = sql`exists (select from ${hits} where ${hits.redirectId} = ${redirects.id})`;

/** The condition of a list's filters. */
export function where({ q, use, state }: z.output<typeof redirectQuery>): SQL | undefined {
  return and(
    q ? redirectHasWords(q) : undefined,
    state ? eq(redirects.active, state === 'on') : undefined,
    use === 'used' ? isUsed : undefined,
    use === 'unused' ? not(isUsed) : undefined,
  );
}
