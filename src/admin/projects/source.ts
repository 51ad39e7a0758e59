import type { RecordSource } from '../form/sources.ts';
import { PROJECTS_KEY } from './types.ts';

/** Projects, for fields with one: found by number, name or customer. */
export const projectSource: RecordSource = {
  label: { zh: '编号、名称或客户', en: 'Number, name or customer' },
  key: [PROJECTS_KEY],
  isListed: true,
  async find(api, q) {
    const { items } = await api('GET /admin/projects', { query: q ? { q } : {} });
    return items.map(({ id, number, name }) => ({ id, name, detail: number }));
  },
  nameOf: async (api, id) => (await api('GET /admin/projects/:id', { params: { id } })).name,
};
