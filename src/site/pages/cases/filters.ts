/** The query fields that narrow the list. */
export const filterNames = ['industry', 'product', 'scene', 'q'] as const;

/** The filters of the list without the case opened in it and without the page number. */
export function filtersOf(search: Record<string, string>): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = search[name];
    if (value) filters[name] = value;
  }
  return filters;
}
