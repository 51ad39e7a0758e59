/**
 * A query field's value, cut to the length limit. Server and browser use the same rule. It never
 * cuts inside a character, because the two would encode half a character differently.
 */
export function boundedValue(value: string): string {
  return value.slice(0, 1000).replace(/[\uD800-\uDBFF]$/, '');
}

/** The named fields as the query of an address, in order and without empty fields. */
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

/** The value of a query field if it is a known one; otherwise undefined. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined {
  return values.find((known) => known === value);
}

/** Page number from the address; 1 if it is invalid. */
export function pageFrom(value: string | undefined): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** Page number for an address; undefined for the first page. */
export function pageField(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}

/** A record's slug from the address; undefined if it is invalid. */
export function slugFrom(value: string | undefined): string | undefined {
  return value && value.length <= 96 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

/** Search text, cut to the length limit; undefined if empty. */
export function wordsFrom(value: string | undefined): string | undefined {
  return value?.trim().slice(0, 80) || undefined;
}
