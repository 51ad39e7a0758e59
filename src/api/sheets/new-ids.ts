import { randomUUID } from 'node:crypto';

/** The ids of the entries of a body, wherever they stand. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'id' && typeof field === 'string' ? [field] : idsIn(field),
  );
}

/** A body for another sheet: its entries have ids of their own, also where others name them. */
export function withNewIds<Body>(body: Body): Body {
  const ids = new Map(idsIn(body).map((id) => [id, randomUUID()]));
  return JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
}
