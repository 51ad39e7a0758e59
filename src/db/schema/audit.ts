import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditActors } from '#contracts/enums/audit.ts';
import { instant, ruleCheck, sha256Check, valueCheck } from './columns.ts';

/** Old and new value of one changed field; personal data masked. */
export type FieldChange = readonly [before: unknown, after: unknown];

/**
 * Actions and their actors. Rows are only added, by `AuditTrail`, as the last statement of a
 * transaction: all writers wait for one another. Each row has an HMAC over itself and the row
 * before; its key is not in the database.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    /** Position in the chain, from 1, without gaps. */
    position: bigint('position', { mode: 'number' }).notNull().unique(),
    actor: text('actor', { enum: auditActors }).notNull(),
    /** The member of staff or API key; kept after its deletion. */
    actorId: uuid('actor_id'),
    /** Name of the actor at that time. */
    actorLabel: text('actor_label'),
    /** Performed action, e.g. `staff.update`. */
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id'),
    /** Changed fields only; personal data masked. */
    changes: jsonb('changes').$type<Record<string, FieldChange>>().notNull(),
    /** Request id in the server's log. */
    requestId: text('request_id'),
    /** The key of the HMAC; see docs/operating.md. */
    keyId: text('key_id').notNull(),
    /** HMAC of the row before; zeros in the first row. */
    previousMac: text('previous_mac').notNull(),
    /** HMAC-SHA-256 over previousMac and this row. */
    mac: text('mac').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    valueCheck(t.actor, auditActors),
    ruleCheck(t.position, sql`${t.position} >= 1`),
    sha256Check(t.previousMac),
    sha256Check(t.mac),
    index().on(t.entityType, t.entityId, t.position),
    index().on(t.actorId, t.position),
    index().on(t.createdAt),
  ],
);
