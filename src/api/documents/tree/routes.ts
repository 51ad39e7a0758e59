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
  registry.add(
    contract.moveInDocumentTree,
    { access: 'content.publish', transaction: true },
    ({ body }, call) => moveInTree(body, call),
  );
  registry.add(
    contract.createDocumentSection,
    { access: 'content.create', transaction: true },
    ({ body }, call) => addSection(body, call),
  );
  registry.add(
    contract.updateDocumentSection,
    { access: 'content.publish', transaction: true },
    async ({ params, body }, call) => {
      await changeSection(params.id, body, call);
      return {};
    },
  );
  registry.add(
    contract.deleteDocumentSection,
    { access: 'content.delete', transaction: true },
    async ({ params }, call) => {
      await removeSection(params.id, call);
      return {};
    },
  );
}
