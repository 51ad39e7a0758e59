import { randomUUID } from 'node:crypto';

/** The ids of the entries of a body, wherever they stand. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'id' && typeof field === 'string' ? [field] : idsIn(field),
  );
}

/** New ids for the entries of a body, by their present ones. */
export function newIds(body: unknown): ReadonlyMap<string, string> {
  return new Map(idsIn(body).map((id) => [id, randomUUID()]));
}

/** A body whose entries have other ids, also where others name them. */
export function withIds<Body>(body: Body, ids: ReadonlyMap<string, string>): Body {
  return JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
}

/** A body for another sheet: its entries have ids of their own. */
export const withNewIds = <Body>(body: Body): Body => withIds(body, newIds(body));
