import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type KeyRing, UnknownKeyError } from '#api/access/key-ring.ts';
import type { AuditActor, AuditEntity } from '#contracts/enums/audit.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog, type FieldChange } from '#db/schema/audit.ts';
import { type AuditRow, CHAIN_START, signedText } from './chain.ts';

/** An action to record. */
export interface AuditEntry {
  /** Performed action, e.g. `staff.update`. */
  action: string;
  entityType: AuditEntity;
  entityId: string | null;
  /** Changed fields with old and new values; see `changedFields`. */
  changes?: Record<string, FieldChange>;
}

/** The sheet or content that an entry is about. */
export const entityOf = ({ kind, id }: { kind: AuditEntity; id: string }) => ({
  entityType: kind,
  entityId: id,
});

/** Who acts, and in which request. */
export interface AuditContext {
  actor: AuditActor;
  actorId?: string;
  actorLabel?: string;
  requestId: string;
}

/** The head of the chain: the last row. */
interface Head extends Record<string, unknown> {
  last_position: string;
  last_mac: string;
  last_key_id: string;
}

/** Writes the audit log. */
export class AuditTrail {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /**
   * Appends entries to the chain. It must be the last statement of the transaction: other writers
   * wait from here until the commit.
   */
  async append(
    transaction: Executor,
    entries: readonly AuditEntry[],
    { actor, actorId, actorLabel, requestId }: AuditContext,
  ): Promise<void> {
    if (entries.length === 0) return;
    const { rows } = await transaction.execute<Head>(sql`select * from audit_head()`);
    const [head] = rows;
    // A process with another key would start a chain that nobody can verify.
    if (head && !this.#keys.knows('audit', head.last_key_id)) {
      throw new UnknownKeyError(head.last_key_id);
    }
    let position = Number(head?.last_position ?? 0);
    let previousMac = head?.last_mac ?? CHAIN_START;
    const keyId = this.#keys.newestId('audit');
    const createdAt = new Date();
    const chained = entries.map((entry) => {
      const row: Omit<AuditRow, 'mac'> = {
        id: randomUUID(),
        position: ++position,
        actor,
        actorId: actorId ?? null,
        actorLabel: actorLabel ?? null,
        action: entry.action,
        entityType: entry.entityType,
        entityId: entry.entityId,
        changes: entry.changes ?? {},
        requestId: requestId || null,
        keyId,
        previousMac,
        createdAt,
      };
      previousMac = this.#keys.mac('audit', signedText(row));
      return { ...row, mac: previousMac };
    });
    await transaction.insert(auditLog).values(chained);
  }
}
