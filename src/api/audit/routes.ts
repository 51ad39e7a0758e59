import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight, historyRight } from '#contracts/staff/rights.ts';
import type { Database } from '#db/connection.ts';
import { listAudit, readHistory } from './contract.ts';
import { readAudit, readRecordHistory } from './service.ts';

export function registerAudit(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(listAudit, { access: 'audit.read', limit: readsPerMinute(120) }, ({ query }) =>
    readAudit(db, query),
  );
  registry.add(readHistory, { access: 'histories.read' }, ({ query }, { staff }) => {
    const isAllowed = hasRight(staff.role, historyRight(query.entityType));
    if (!isAllowed) throw new AppError('FORBIDDEN');
    return readRecordHistory(db, query);
  });
}
