import { sql } from 'drizzle-orm';
import { defineRecord } from '#api/records/define.ts';
import type { Values } from '#api/records/definition.ts';
import { synonymRecord } from '#contracts/records/search-synonyms.ts';
import { searchSynonyms as synonyms } from '#db/schema/search.ts';
import { synonymQuery, termsSchema } from './contract.ts';
import {
  addSynonymGroup,
  checkGroup,
  refuseKnownGroup,
  synonymFilter,
  writeSynonymGroup,
} from './synonyms.ts';

const termsOf = ({ terms }: Values) => terms as string[];

export const synonymDefinition = defineRecord({
  record: synonymRecord,
  table: synonyms,
  name: sql<string>`array_to_string(${synonyms.terms}, ' · ')`,
  hit: {
    title: sql<string>`${synonyms.terms}[1]`,
    detail: sql<string>`array_to_string(${synonyms.terms}[2:], ' · ')`,
  },
  fields: { terms: termsSchema },
  query: synonymQuery,
  where: synonymFilter,
  transfer: {
    key: 'id',
    labels: { terms: ['词语', 'Terms'] },
    check: (values, context) => checkGroup(termsOf(values), context),
  },
  add: (values, call) => addSynonymGroup(termsOf(values), call),
  change: (id, values, call) =>
    writeSynonymGroup(id, termsOf(values), 'search_synonym.update', call),
  remove: (id, call) => writeSynonymGroup(id, null, 'search_synonym.remove', call),
  recover: refuseKnownGroup,
});
