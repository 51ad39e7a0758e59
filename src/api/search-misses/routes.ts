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
  registry.add(contract.handleSearchMiss, { access: 'searches.update' }, ({ params, body }, call) =>
    markSearchMiss(params.id, body, call),
  );
  registry.add(contract.addSynonym, { access: 'searches.update' }, ({ params, body }, call) =>
    joinSynonyms(params.id, body, call),
  );
  registry.add(contract.listSynonyms, { access: 'searches.read' }, async ({ query }) => {
    const { rows, next } = await readPage(db, synonymDefinition, query, []);
    return {
      items: rows.map(({ id, terms }) => ({ id: String(id), terms: terms as string[] })),
      next,
    };
  });
  registry.add(contract.removeSynonym, { access: 'searches.update' }, ({ params }, call) =>
    takeSynonymOut(params, call),
  );
  registry.add(contract.addQuestion, { access: 'searches.update' }, ({ params, body }, call) =>
    askRecord(params.id, body, call),
  );
}
