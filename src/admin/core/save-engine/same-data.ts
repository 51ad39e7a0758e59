/** Whether two values are the same as JSON; the order of fields does not count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const first = presentFields(a);
  const second = new Map(presentFields(b));
  if (first.length !== second.size) return false;
  return first.every(([name, value]) => second.has(name) && sameData(value, second.get(name)));
}

/** JSON has no undefined. */
function presentFields(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}
