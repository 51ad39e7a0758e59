/** The query fields that narrow the list. */
export const filterNames = ['industry', 'product', 'solution', 'q'] as const;

/** Cases of one page of the list. */
export const PAGE_SIZE = 9;

/** Query fields with their values. */
export type Fields = Record<string, string>;

/** The filters of the list without the case opened in it and without the page number. */
export function filtersOf(search: Fields): Fields {
  return pick(search, filterNames);
}

/** The list as it stands behind an opened case: filters and page. */
export function listOf(search: Fields): Fields {
  return pick(search, [...filterNames, 'page']);
}

/** The page of the list on which a case stands that was perhaps opened by its own address. */
export function listAround(search: Fields, place: number | null): Fields {
  if (place === null) return listOf(search);
  const page = Math.floor(place / PAGE_SIZE) + 1;
  return { ...filtersOf(search), ...(page > 1 && { page: String(page) }) };
}

function pick(search: Fields, names: readonly string[]): Fields {
  const picked: Fields = {};
  for (const name of names) {
    const value = search[name];
    if (value) picked[name] = value;
  }
  return picked;
}
