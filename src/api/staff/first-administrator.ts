import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { endSessions } from '#api/access/sessions.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { hashPassword } from './password-hash.ts';
import { dueAt } from './people.ts';
import { voidTickets } from './tickets.ts';

/** An administrator made at a start. */
export interface FirstAdministrator {
  email: string;
  /** The made password; undefined if the operator has set one. */
  password?: string;
}

/**
 * Makes an administrator if there is no active one. The caller makes sure that only one process
 * does this at a time.
 */
export async function ensureAdministrator(
  deps: WriteDeps,
  { email, password: given }: { email: string; password?: string | undefined },
): Promise<FirstAdministrator | undefined> {
  const [known] = await deps.db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), isNull(staffUsers.deactivatedAt)))
    .limit(1);
  if (known) return undefined;
  const password = given ?? newPassword();
  await createPerson(deps, { name: '管理员', email, role: 'administrator', password });
  return { email, ...(given === undefined && { password }) };
}

/** A person as the operator of the server creates one. */
export interface NewPerson {
  name: string;
  email: string;
  role: (typeof staffUsers.$inferSelect)['role'];
  password: string;
}

/**
 * Creates a person with a password, or gives an existing one role and password anew: their sessions
 * end, and waiting links stop working.
 */
export async function createPerson(
  deps: WriteDeps,
  { name, email, role, password }: NewPerson,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const values = {
    role,
    passwordHash,
    passwordChangedAt: new Date(),
    twoFactorDueAt: dueAt(role),
    deactivatedAt: null,
  };
  await auditedTransaction(deps, { actor: 'system', requestId: '' }, async (transaction, audit) => {
    const [person] = await transaction
      .update(staffUsers)
      .set(values)
      .where(eq(staffUsers.email, email))
      .returning();
    if (person) {
      await endSessions(transaction, person.id);
      await voidTickets(transaction, person.id);
    }
    const [created] = person
      ? [person]
      : await transaction
          .insert(staffUsers)
          .values({ name, email, ...values })
          .returning();
    audit({
      action: person ? 'staff.update' : 'staff.create',
      entityType: 'staff',
      entityId: created?.id ?? null,
      changes: changedFields({}, { name, email, role }),
    });
  });
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A password of four groups, about 99 bits. */
export function newPassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
