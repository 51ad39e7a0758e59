import { and, eq, ne, sql } from 'drizzle-orm';
import type { RecordWriter, StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { missingPages, redirects } from '#db/schema/site.ts';
import type { createRedirect, updateRedirect } from './contract.ts';
import { checkedRedirect } from './rules.ts';

type Stored = RouteData<typeof createRedirect>;

/** Adds a redirect; its path is then no longer missing. @throws AppError VALIDATION_FAILED */
export async function addRedirect(
  fields: RouteInput<typeof createRedirect>['body'],
  site: SiteAddresses,
  { transaction, audit, staff, locale }: StaffWriteCall,
): Promise<Stored> {
  const values = await checkedRedirect(fields, { db: transaction, site, locale });
  const [row] = await transaction
    .insert(redirects)
    .values({ ...values, createdBy: staff.id })
    .returning({ id: redirects.id });
  if (!row) throw new Error('the redirect was not added');
  await settleRedirect(transaction, row.id, values);
  const changes = changedFields({}, values);
  audit({ action: 'redirect.create', entityType: 'redirect', entityId: row.id, changes });
  return { ...row, fromPath: values.fromPath, target: values.target ?? '' };
}

/** Changes a redirect. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function changeRedirect(
  id: string,
  { version, ...fields }: RouteInput<typeof updateRedirect>['body'],
  site: SiteAddresses,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<Stored> {
  const before = await findRedirect(transaction, id);
  if (before.version !== version) throw new AppError('CONFLICT');
  const values = await checkedRedirect(fields, { db: transaction, site, locale, id });
  const changed = await transaction
    .update(redirects)
    .set({ ...values, version: version + 1 })
    .where(and(eq(redirects.id, id), eq(redirects.version, version)))
    .returning({ id: redirects.id });
  if (changed.length === 0) throw new AppError('CONFLICT');
  await shortenChains(transaction, id, values);
  const changes = changedFields(before, values);
  audit({ action: 'redirect.update', entityType: 'redirect', entityId: id, changes });
  return { id, fromPath: values.fromPath, target: values.target ?? '' };
}

/**
 * Switches a redirect on or off. Only what is switched on must obey the rules, so that a redirect with
 * a missing target can be switched off.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function switchRedirect(
  id: string,
  active: boolean,
  site: SiteAddresses,
  { transaction, audit, locale }: RecordWriter,
): Promise<void> {
  const before = await findRedirect(transaction, id);
  const { fromPath, target, status, note } = before;
  const fields = { fromPath, target: target ?? '', status, note: note ?? '', active };
  const values = active
    ? await checkedRedirect(fields, { db: transaction, site, locale, id })
    : { active, target, fromPath };
  await transaction
    .update(redirects)
    .set({ ...values, version: before.version + 1 })
    .where(eq(redirects.id, id));
  await shortenChains(transaction, id, values);
  const changes = changedFields(before, values);
  audit({ action: 'redirect.update', entityType: 'redirect', entityId: id, changes });
}

/** Moves a redirect to the trash. @throws AppError NOT_FOUND */
export async function removeRedirect(id: string, call: RecordWriter): Promise<void> {
  const { fromPath, target, status } = await findRedirect(call.transaction, id);
  await moveToTrash({ kind: 'redirect', id, name: fromPath }, call);
  const none = { fromPath: null, target: null, status: null };
  const changes = changedFields({ fromPath, target, status }, none);
  call.audit({ action: 'redirect.delete', entityType: 'redirect', entityId: id, changes });
}

/** What a new redirect changes besides itself: chains that end at its path, and the missing page. */
export async function settleRedirect(
  transaction: Executor,
  id: string,
  values: { fromPath: string; target: string | null; active: boolean },
): Promise<void> {
  await shortenChains(transaction, id, values);
  await transaction
    .update(missingPages)
    .set({ status: 'done' })
    .where(eq(missingPages.path, values.fromPath));
}

/** Redirects to this path get its target, so that visitors are redirected once. */
async function shortenChains(
  transaction: Executor,
  id: string,
  { fromPath, target, active }: { fromPath: string; target: string | null; active: boolean },
): Promise<void> {
  if (!active || target === null) return;
  await transaction
    .update(redirects)
    .set({ target, version: sql`${redirects.version} + 1` })
    .where(and(eq(redirects.target, fromPath), ne(redirects.id, id)));
}

async function findRedirect(db: Executor, id: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
