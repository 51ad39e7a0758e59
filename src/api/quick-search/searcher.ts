import type { StaffCall } from '#api/access/staff-registry.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Right } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import type { quickSearch } from './contract.ts';

/** A record that was found. */
export type Hit = RouteData<typeof quickSearch>['items'][number];

/** Finds the records of one domain for the search over the whole back office. */
export interface Searcher {
  /** Needed to find them. */
  right: Right;
  /** Up to `limit` records, the best first. */
  find(db: Executor, q: string, limit: number, call: StaffCall): Promise<Hit[]>;
}

/** A title that is the same in both languages. */
export const sameTitle = (text: string) => ({ zh: text, en: null });
