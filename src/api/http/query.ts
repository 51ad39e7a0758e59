import { AppError } from '#contracts/errors.ts';

/** Maximum number of query fields in a request, repeated ones included. */
const MAX_FIELDS = 64;

/**
 * The query fields of a URL by name; a repeated field becomes a list.
 * @throws AppError VALIDATION_FAILED if there are more than 64
 */
export function queryFields(url: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  const start = url.indexOf('?');
  if (start < 0) return fields;
  const end = url.indexOf('#', start);
  const search = url.slice(start + 1, end < 0 ? undefined : end);
  if (countFields(search) > MAX_FIELDS) throw new AppError('VALIDATION_FAILED', tooMany);
  for (const [name, value] of new URLSearchParams(search)) {
    const earlier = fields[name];
    if (earlier === undefined) fields[name] = value;
    else if (typeof earlier === 'string') fields[name] = [earlier, value];
    else earlier.push(value);
  }
  return fields;
}

const tooMany = {
  messages: {
    zh: `查询参数过多，最多 ${MAX_FIELDS} 个。`,
    en: `There are too many query fields; ${MAX_FIELDS} are allowed.`,
  },
};

/** Counts the separators before decoding, and stops at the limit. */
function countFields(search: string): number {
  let count = 1;
  let at = search.indexOf('&');
  while (at >= 0 && count <= MAX_FIELDS) {
    count++;
    at = search.indexOf('&', at + 1);
  }
  return count;
}

/**
 * The query as a cache key: parsed values sorted by name, so that equivalent requests have the same
 * key.
 */
export function queryKey(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields);
}
