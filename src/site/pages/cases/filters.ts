/** The query fields that filter the list. */
export const filterNames = ['industry', 'product', 'solution', 'q'] as const;

/** Cases on one page of the list. */
export const PAGE_SIZE = 9;

export type Fields = Record<string, string>;

/** The filters of the list, without the open case and the page number. */
export function filtersOf(search: Fields): Fields {
  return pick(search, filterNames);
}

/** Filters and page of the list behind an open case. */
export function listOf(search: Fields): Fields {
  return pick(search, [...filterNames, 'page']);
}

/** The page of the list with a given case, which may have been opened by its own address. */
export function listAround(search: Fields, place: number | null): Fields {
  if (place === null) return listOf(search);
  const page = Math.floor(place / PAGE_SIZE) + 1;
  return { ...filtersOf(search), ...(page > 1 && { page: String(page) }) };
}

function pick(search: Fields, names: readonly string[]): Fields {
  const fields: Fields = {};
  for (const name of names) {
    const value = search[name];
    if (value) fields[name] = value;
  }
  return fields;
}
