import type { RecordSource } from '../form/sources.ts';

/** Active members of staff, for fields with an owner. */
export const peopleSource: RecordSource = {
  label: { zh: '姓名', en: 'Name' },
  key: ['staff'],
  isListed: true,
  async find(api, q) {
    const query = { state: 'active' as const, ...(q && { q }) };
    const { items } = await api('GET /admin/staff', { query });
    return items.map(({ id, name }) => ({ id, name }));
  },
  async nameOf(api, id) {
    const { items } = await api('GET /admin/staff', { query: {} });
    return items.find((person) => person.id === id)?.name ?? '';
  },
};
