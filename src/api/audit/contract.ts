import { z } from 'zod';
import { auditActors, auditEntities } from '#contracts/enums/audit.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf } from '#contracts/schemas.ts';

const { route } = routesOf('audit');

/** Filters of the log and its page. */
export const auditQuery = z.strictObject({
  actorId: z.uuid().optional(),
  entityType: z.enum(auditEntities).optional(),
  entityId: z.uuid().optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  /** Part of an action or of a name, or a whole request id. */
  q: z.string().trim().max(80).optional(),
  /** Entries before this position: `next` of the page before. */
  before: z.coerce.number().int().min(1).optional(),
});

/** An entry as the history of a record shows it. */
const historyEntry = z.object({
  position: z.number().int(),
  createdAt: instantSchema,
  actor: z.enum(auditActors),
  actorLabel: z.string().nullable(),
  action: z.string(),
  /** Changed fields with their old and new values as text; personal data is masked. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** Position of the last entry of the page. */
const next = { next: z.int().nullable() };

export const readHistory = route('GET /admin/histories', {
  summary: 'What was done with one record, the newest first',
  description: 'For roles that may change the record; the whole log is for administrators.',
  query: auditQuery
    .pick({ before: true })
    .extend({ entityType: z.enum(auditEntities), entityId: z.uuid() }),
  data: keysetOf(historyEntry).extend(next),
});

export const listAudit = route('GET /admin/audit', {
  summary: 'Lists the audit log, the newest entries first',
  description: 'With entityType and entityId it is the history of one record.',
  query: auditQuery,
  data: keysetOf(
    historyEntry.extend({
      actorId: z.uuid().nullable(),
      entityType: z.string(),
      entityId: z.string().nullable(),
      requestId: z.string().nullable(),
    }),
  ).extend(next),
});
