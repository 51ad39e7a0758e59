import type { PlainRecord } from './record.ts';

/** Groups of words that the search takes for the same. */
export const synonymRecord = {
  kind: 'search-synonym',
  name: { zh: '近义词', en: 'Synonyms' },
  path: 'search-synonyms',
  resource: 'searches',
  screen: { to: '/search-misses', search: { view: 'synonyms' }, finds: 'q' },
  fields: { terms: { zh: '近义词', en: 'Synonyms' } },
  settable: [],
} as const satisfies PlainRecord;
