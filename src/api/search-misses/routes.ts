import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readPage } from '#api/records/read.ts';
import * as contract from './contract.ts';
import { synonymDefinition } from './definition.ts';
import { askRecord, joinSynonyms, markSearchMiss } from './handle.ts';
import { readSearchMisses, recordsOfSearch } from './list.ts';
import { takeSynonymOut } from './synonyms.ts';

export function registerSearchMisses(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(contract.listSearchMisses, { access: 'searches.read' }, ({ query }) =>
    readSearchMisses(db, query),
  );
  registry.add(contract.findSearchRecords, { access: 'searches.read' }, ({ query }) =>
    recordsOfSearch(db, query),
  );
  registry.add(
    contract.handleSearchMiss,
    { access: 'searches.update', transaction: true },
    async ({ params, body }, call) => {
      await markSearchMiss(params.id, body, call);
      return {};
    },
  );
  registry.add(
    contract.addSynonym,
    { access: 'searches.update', transaction: true },
    ({ params, body }, call) => joinSynonyms(params.id, body, call),
  );
  registry.add(contract.listSynonyms, { access: 'searches.read' }, async ({ query }) => {
    const { rows, next } = await readPage(db, synonymDefinition, query, []);
    return {
      items: rows.map(({ id, terms }) => ({ id: String(id), terms: terms as string[] })),
      next,
    };
  });
  registry.add(
    contract.removeSynonym,
    { access: 'searches.update', transaction: true },
    async ({ params }, call) => {
      await takeSynonymOut(params, call);
      return {};
    },
  );
  registry.add(
    contract.addQuestion,
    { access: 'searches.update', transaction: true },
    async ({ params, body }, call) => {
      await askRecord(params.id, body, call);
      return {};
    },
  );
}
