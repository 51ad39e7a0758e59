import { and, desc, eq, ilike, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { endSessions } from '#api/access/sessions.ts';
import type { StaffCall, StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import { lockById } from '#api/rows.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import { hiddenFields } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { staffTwoFactors, staffUsers } from '#db/schema/staff.ts';
import { containing } from '#db/word-search.ts';
import type { createStaff, listStaff, updateStaff } from './contract.ts';
import { type Links, newPasswordLink } from './links.ts';
import { mailStaff } from './mails.ts';
import type { SecondFactor } from './second-factor.ts';
import { createLinkTicket, INVITATION_MINUTES, type StaffRow, voidTickets } from './tickets.ts';

/** Administrators may work without a second factor for this long. */
const GRACE_DAYS = 7;

/** One page of the staff list. A role that may not see addresses cannot search in them. */
export async function readStaff(
  db: Executor,
  { q, role, state, after }: RouteInput<typeof listStaff>['query'],
  { staff }: StaffCall,
): Promise<RouteAnswer<typeof listStaff>> {
  const seesEmail = !hiddenFields(staff.role, 'staff.read').includes('email');
  const part = containing(q ?? '');
  const matches = or(
    ilike(staffUsers.name, part),
    seesEmail ? ilike(staffUsers.email, part) : undefined,
  );
  const rows = await db
    .select({ person: staffUsers, secondFactorSince: staffTwoFactors.confirmedAt })
    .from(staffUsers)
    .leftJoin(staffTwoFactors, eq(staffTwoFactors.userId, staffUsers.id))
    .where(
      and(
        q ? matches : undefined,
        role ? eq(staffUsers.role, role) : undefined,
        state === 'active' ? isNull(staffUsers.deactivatedAt) : undefined,
        state === 'deactivated' ? isNotNull(staffUsers.deactivatedAt) : undefined,
        after ? lt(staffUsers.id, after) : undefined,
      ),
    )
    .orderBy(desc(staffUsers.id))
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    ({ person }) => person.id,
    ({ person, secondFactorSince }) => ({
      ...person,
      isActive: person.deactivatedAt === null,
      isInvited: person.passwordHash === null,
      twoFactor: secondFactorSince !== null,
    }),
  );
}

/** Creates a person with an invitation. @throws AppError VALIDATION_FAILED for a known address */
export async function addStaff(
  links: Links,
  { name, email, role, locale }: RouteInput<typeof createStaff>['body'],
  { transaction, audit, locale: readerLocale }: StaffWriteCall,
): Promise<{ id: string; invitationUrl: string }> {
  const [person] = await transaction
    .insert(staffUsers)
    .values({ name, email, role, locale, twoFactorDueAt: dueAt(role) })
    .onConflictDoNothing()
    .returning();
  if (!person) throw invalidField('email', emailTaken[readerLocale]);
  const { id } = person;
  const changes = changedFields({}, { name, email, role, locale });
  audit({ action: 'staff.create', entityType: 'staff', entityId: id, changes });
  return { id, invitationUrl: await sendInvitation(transaction, links, person) };
}

const emailTaken = {
  zh: '这个邮箱已有账号。',
  en: 'There is an account with this email already.',
};

/** Makes a new link to choose a password; earlier ones stop working. @throws AppError NOT_FOUND */
export async function invite(
  links: Links,
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<{ invitationUrl: string }> {
  const person = await lockById(transaction, staffUsers, id);
  if (person.deactivatedAt) throw new AppError('NOT_FOUND');
  await voidTickets(transaction, id);
  audit({ action: 'staff.invite', entityType: 'staff', entityId: id });
  return { invitationUrl: await sendInvitation(transaction, links, person) };
}

/**
 * Changes a person.
 * @throws AppError NOT_FOUND, CONFLICT if somebody else did meanwhile, FORBIDDEN for oneself or the
 * last administrator
 */
export async function changeStaff(
  id: string,
  { version, name, role, isActive }: RouteInput<typeof updateStaff>['body'],
  { staff, transaction, audit }: StaffWriteCall,
): Promise<void> {
  const before = await lockById(transaction, staffUsers, id);
  const isOwn = id === staff.id && (role !== undefined || isActive !== undefined);
  if (isOwn) throw new AppError('FORBIDDEN', { messages: ownAccount });
  if (before.version !== version) throw new AppError('CONFLICT', { messages: changedMeanwhile });
  const after = {
    name: name ?? before.name,
    role: role ?? before.role,
    isActive: isActive ?? before.deactivatedAt === null,
  };
  await transaction
    .update(staffUsers)
    .set({
      name: after.name,
      version: version + 1,
      role: after.role,
      deactivatedAt: after.isActive ? null : (before.deactivatedAt ?? new Date()),
      ...(after.role !== before.role && { twoFactorDueAt: dueAt(after.role) }),
    })
    .where(eq(staffUsers.id, id));
  const isOtherState = after.isActive !== (before.deactivatedAt === null);
  if (isOtherState) await endSessions(transaction, id);
  if (isOtherState || after.role !== before.role) await voidTickets(transaction, id);
  await requireAdministrator(transaction);
  const changes = changedFields(
    { name: before.name, role: before.role, isActive: before.deactivatedAt === null },
    after,
  );
  audit({ action: 'staff.update', entityType: 'staff', entityId: id, changes });
}

const changedMeanwhile = {
  zh: '这位员工刚刚被别人改过。请关闭后重新打开，看过新的内容再改。',
  en: 'Somebody else has just changed this person. Close it and open it again to see what is new.',
};

const ownAccount = {
  zh: '不能更改自己的角色或停用自己的账号，请由另一位管理员操作。',
  en: 'You cannot change your own role or deactivate yourself. Ask another administrator.',
};

/** Removes the second factor of somebody else; their sessions end. */
export async function resetTwoFactor(
  secondFactor: SecondFactor,
  id: string,
  { staff, transaction, audit }: StaffWriteCall,
): Promise<void> {
  if (id === staff.id) throw new AppError('FORBIDDEN', { messages: ownTwoFactor });
  const { role } = await lockById(transaction, staffUsers, id);
  await secondFactor.remove(transaction, id);
  await endSessions(transaction, id);
  await voidTickets(transaction, id);
  await transaction
    .update(staffUsers)
    .set({ twoFactorDueAt: dueAt(role) })
    .where(eq(staffUsers.id, id));
  audit({ action: 'staff.two_factor_reset', entityType: 'staff', entityId: id });
}

const ownTwoFactor = {
  zh: '不能重置自己的两步验证，请由另一位管理员操作。',
  en: 'You cannot reset your own second factor. Ask another administrator.',
};

/** Time from which a role needs a second factor; null if it never does. */
export function dueAt(role: StaffRow['role']): Date | null {
  return role === 'administrator' ? new Date(Date.now() + GRACE_DAYS * 86_400_000) : null;
}

async function sendInvitation(db: Executor, links: Links, person: StaffRow): Promise<string> {
  const { id, token } = await createLinkTicket(db, links.keys, person.id, INVITATION_MINUTES);
  const payload = { name: person.name, ticket: id };
  await mailStaff(db, person, { event: 'staff.invitation', payload });
  return newPasswordLink(links, token);
}

/** Makes sure that somebody can still manage the staff. Locks the administrators. */
async function requireAdministrator(db: Executor): Promise<void> {
  const active = await db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.role, 'administrator'), isNull(staffUsers.deactivatedAt)))
    .for('update');
  if (active.length === 0) throw new AppError('FORBIDDEN', { messages: lastAdministrator });
}

const lastAdministrator = {
  zh: '至少要保留一位可登录的管理员。',
  en: 'At least one active administrator must remain.',
};
