import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import type { Database } from '#db/connection.ts';
import { readStatistics } from './contract.ts';
import { statisticsOf } from './service.ts';

export function registerStatistics(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(
    readStatistics,
    { access: 'statistics.read', limit: readsPerMinute(60) },
    ({ query }) => statisticsOf(db, Number(query.days)),
  );
}
