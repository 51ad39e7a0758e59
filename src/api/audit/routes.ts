import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { Database } from '#db/connection.ts';
import { listAudit } from './contract.ts';
import { readAudit } from './service.ts';

export function registerAudit(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(listAudit, { access: 'audit.read' }, ({ query }) => readAudit(db, query));
}
