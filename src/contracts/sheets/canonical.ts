/** Engines move fields with such names to the front, so that their order would not be the text's. */
const INTEGER_LIKE = /^(0|[1-9][0-9]*)$/;
/** Half of a pair: a text that UTF-8 cannot hold. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * JSON of RFC 8785: one text for equal values, whatever the order of their fields, in every browser
 * and after the database has kept them as `jsonb`. Values are read as `JSON.stringify` reads them,
 * so fields without a value are left out and dates are texts.
 * @throws TypeError for what has no such text: fields named like integers, numbers that are not
 * finite, texts with half a character
 */
export function canonicalJson(value: unknown): string {
  const text = JSON.stringify(sorted(value));
  if (text === undefined) throw new TypeError('nothing has no canonical JSON');
  return text;
}

function sorted(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${value} has no canonical JSON`);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [fieldName(name), sorted(field)]));
}

function fieldName(name: string): string {
  if (INTEGER_LIKE.test(name)) {
    throw new TypeError(`a field named ${name} has no canonical JSON: name it by a word`);
  }
  return wellFormed(name);
}

function wellFormed(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('half a character has no canonical JSON');
  return text;
}
