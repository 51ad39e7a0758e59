import { namedColumns } from '#api/transfers/column-names/others.ts';
import { filteredRows, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { listAudit } from './contract.ts';
import { auditFilters } from './service.ts';

/** The audit log, the newest entries first; only for exports. */
export const auditResource: Resource<RouteInput<typeof listAudit>['query']> = {
  columns: namedColumns('audit'),
  rows: (db, filter) =>
    filteredRows(db, auditLog, [auditFilters(filter)], { by: 'position', isDescending: true }),
};
