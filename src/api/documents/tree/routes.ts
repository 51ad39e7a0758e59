import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import * as contract from './contract.ts';
import { moveInTree } from './move.ts';
import { readSectionDocuments, readTree } from './read.ts';
import { addSection, changeSection, removeSection } from './sections.ts';

/** The tree of the learning centre in the back office. Its changes are public at once. */
export function registerDocumentTree(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(contract.readDocumentTree, { access: 'content.read' }, () => readTree(db));
  registry.add(contract.listSectionDocuments, { access: 'content.read' }, ({ params }) =>
    readSectionDocuments(db, params.id),
  );
  registry.add(contract.moveInDocumentTree, { access: 'content.publish' }, ({ body }, call) =>
    moveInTree(body, call),
  );
  registry.add(contract.createDocumentSection, { access: 'content.create' }, ({ body }, call) =>
    addSection(body, call),
  );
  registry.add(
    contract.updateDocumentSection,
    { access: 'content.publish' },
    ({ params, body }, call) => changeSection(params.id, body, call),
  );
  registry.add(contract.deleteDocumentSection, { access: 'content.delete' }, ({ params }, call) =>
    removeSection(params.id, call),
  );
}
