import type { AdminApi } from '../core/api.ts';
import type { Referred } from '../records/reference-field.tsx';

/** Customers by words, for fields with one. */
export async function findCustomers(api: AdminApi, q: string): Promise<Referred[]> {
  const { items } = await api('GET /admin/customers', { query: q ? { q } : {} });
  return items.map(({ id, name, region }) => ({ value: id, label: name, detail: region }));
}
