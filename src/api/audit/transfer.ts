import { namedColumns } from '#api/transfers/column-names/others.ts';
import { desc } from 'drizzle-orm';
import { allRows, BATCH, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { listAudit } from './contract.ts';
import { filtersOf } from './service.ts';

/** The audit log, the newest entries first; only for exports. */
export const auditResource: Resource<RouteInput<typeof listAudit>['query']> = {
  columns: namedColumns('audit'),
  rows: (db, filter) =>
    allRows(
      (before: number | undefined = filter.before) =>
        db
          .select()
          .from(auditLog)
          .where(filtersOf({ ...filter, before }))
          .orderBy(desc(auditLog.position))
          .limit(BATCH),
      ({ position }) => position,
    ),
};
