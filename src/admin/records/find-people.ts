import type { AdminApi } from '../core/api.ts';
import type { Referred } from './reference-field.tsx';

/** Active members of staff by their name, for fields with an owner. */
export async function findPeople(api: AdminApi, q: string): Promise<Referred[]> {
  const { items } = await api('GET /admin/staff', { query: { state: 'active', ...(q && { q }) } });
  return items.map(({ id, name }) => ({ value: id, label: name }));
}
