import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { Database } from '#db/connection.ts';
import { readOpenings, readViews } from './openings.ts';
import { listSceneOpenings, readSceneViews } from './staff-contract.ts';

/** Registers what staff see of the use of scenes. */
export function registerScenesOfStaff(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(listSceneOpenings, { access: 'content.read' }, ({ query }) =>
    readOpenings(db, query.id),
  );
  registry.add(readSceneViews, { access: 'content.read' }, ({ params }) =>
    readViews(db, params.id),
  );
}
