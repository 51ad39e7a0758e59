import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { hiddenFields } from '#contracts/staff/rights.ts';
import { readInbox } from './listing.ts';

/** Finds bookings; roles that do not see persons find them by reference only. */
export const bookingSearcher: Searcher = {
  right: 'bookings.read',
  async find(db, q, limit, call) {
    const { items } = await readInbox(db, { q }, call);
    const hidden = hiddenFields(call.staff.role, 'bookings.read');
    const person = hidden.includes('name') ? [] : (['name', 'company'] as const);
    return items.slice(0, limit).map((item) => ({
      kind: 'booking',
      id: item.id,
      title: sameTitle(item.reference),
      detail: person.flatMap((field) => item[field] || []).join(' · '),
    }));
  },
};
