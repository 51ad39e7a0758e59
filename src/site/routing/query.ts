/**
 * A query field's value as pages read it: what is longer is cut off, by server and browser alike,
 * and never within a character, which the two would write differently.
 */
export function boundedValue(value: string): string {
  return value.slice(0, 1000).replace(/[\uD800-\uDBFF]$/, '');
}

/** The named fields in their order, as an address has them behind its path; empty ones are left out. */
export function queryOf(
  names: readonly string[],
  read: (name: string) => string | undefined,
): string {
  const fields = new URLSearchParams();
  for (const name of names) {
    const value = read(name);
    if (value) fields.set(name, value);
  }
  return fields.size > 0 ? `?${fields}` : '';
}

/** The value of a query field where it is one of those known; anything else counts as absent. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined {
  return values.find((known) => known === value);
}

/** A page number from the address; 1 where it makes no sense. */
export function pageFrom(value: string | undefined): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** A page number as it stands in addresses: the first page has none. */
export function pageField(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}

/** A record's name in addresses; absent where it cannot be one. */
export function slugFrom(value: string | undefined): string | undefined {
  return value && value.length <= 96 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

/** Words to search for, bounded; absent where there are none. */
export function wordsFrom(value: string | undefined): string | undefined {
  return value?.trim().slice(0, 80) || undefined;
}
