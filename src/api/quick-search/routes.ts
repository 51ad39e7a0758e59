import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { bookingSearcher } from '#api/bookings/searcher.ts';
import { sectionSearcher } from '#api/documents/tree/searcher.ts';
import { releaseSearcher } from '#api/downloads/searcher.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { mediaSearcher } from '#api/media/searcher.ts';
import { privacyNoticeSearcher } from '#api/privacy-notices/searcher.ts';
import { contentSearcher } from '#api/publishing/searcher.ts';
import { definitions } from '#api/records/all.ts';
import { recordSearcher } from '#api/records/searcher.ts';
import { searchMissSearcher } from '#api/search-misses/searcher.ts';
import { sheetSearcher } from '#api/sheets/staff/searcher.ts';
import { staffSearcher } from '#api/staff/searcher.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Database } from '#db/connection.ts';
import { quickSearch } from './contract.ts';
import type { Searcher } from './searcher.ts';

/** The searchers of all domains, in the order of their results; a domain adds its own here. */
const searchers: readonly Searcher[] = [
  contentSearcher,
  bookingSearcher,
  sheetSearcher,
  mediaSearcher,
  releaseSearcher,
  sectionSearcher,
  ...definitions.map(recordSearcher),
  privacyNoticeSearcher,
  searchMissSearcher,
  staffSearcher,
];

/** Results of each searcher. */
const LIMIT = 6;
/** Each asks every searcher; the palette asks at pauses in typing. */
const searches = readsPerMinute(120);

export function registerQuickSearch(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(quickSearch, { access: 'signed-in', limit: searches }, async ({ query }, call) => {
    const allowed = searchers.filter(({ right }) => hasRight(call.staff.role, right));
    const found = await Promise.all(
      allowed.map((searcher) => searcher.find(db, query.q, LIMIT, call)),
    );
    return { items: found.flat() };
  });
}
