import type { RecordSource } from '../form/sources.ts';
import { CUSTOMERS_KEY } from './types.ts';

/** Customers, for fields with one. */
export const customerSource: RecordSource = {
  label: { zh: '客户名称', en: 'Name of the customer' },
  key: [CUSTOMERS_KEY],
  isListed: true,
  async find(api, q) {
    const { items } = await api('GET /admin/customers', { query: q ? { q } : {} });
    return items.map(({ id, name, region }) => ({ id, name, detail: region }));
  },
  nameOf: async (api, id) => (await api('GET /admin/customers/:id', { params: { id } })).name,
};
