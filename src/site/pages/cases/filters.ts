/** The query fields that narrow the list. */
export const filterNames = ['industry', 'product', 'scene', 'q'] as const;

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

function pick(search: Fields, names: readonly string[]): Fields {
  const picked: Fields = {};
  for (const name of names) {
    const value = search[name];
    if (value) picked[name] = value;
  }
  return picked;
}
