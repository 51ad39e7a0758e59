/** Rows that a list shows at a time. */
const PAGE_SIZE = 50;

/** Rows that a list reads for a page: with one more it knows whether another page follows. */
export const PAGE_ROWS = PAGE_SIZE + 1;

/**
 * Cuts what was read to one page. `next` is the place of its last row, after which the next page
 * begins; null if this is the last page.
 */
export function cutPage<Row, Place>(
  rows: readonly Row[],
  placeOf: (last: Row) => Place,
  size = PAGE_SIZE,
): { page: Row[]; next: Place | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: last !== undefined && rows.length > size ? placeOf(last) : null };
}

/** As `cutPage`, with each row as the list shows it. */
export function presentPage<Row, Place, Item>(
  rows: readonly Row[],
  placeOf: (last: Row) => Place,
  present: (row: Row) => Item,
): { items: Item[]; next: Place | null } {
  const { page, next } = cutPage(rows, placeOf);
  return { items: page.map(present), next };
}
