import type { PgTable } from 'drizzle-orm/pg-core';
import type { TrashedKind } from '#contracts/enums/trash.ts';
import { facts } from '#db/schema/facts.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import { redirects } from '#db/schema/site.ts';

/** The table of each kind; its primary key is `id`. */
export const trashTables: Readonly<Record<TrashedKind, PgTable>> = {
  fact: facts,
  'risky-word': riskyWords,
  redirect: redirects,
  'search-synonym': searchSynonyms,
};
