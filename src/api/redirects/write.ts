import { and, eq, ne, sql } from 'drizzle-orm';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { RecordCall, Values } from '#api/records/definition.ts';
import { nothingOf } from '#api/records/write.ts';
import { findById } from '#api/rows.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { missingPages, redirects } from '#db/schema/site.ts';
import type { createRedirect, updateRedirect } from './contract.ts';
import { checkedRedirect } from './rules.ts';

type Stored = RouteData<typeof createRedirect>;
export type RedirectFields = RouteInput<typeof createRedirect>['body'];

/** Adds a redirect; its path is then no longer missing. @throws AppError VALIDATION_FAILED */
export async function addRedirect(
  fields: RedirectFields,
  site: SiteAddresses,
  { transaction, audit, staff, locale }: RecordWriter,
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
  { transaction, audit, locale }: RecordWriter,
): Promise<Stored> {
  const before = await findById(transaction, redirects, id);
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
 * Changes the given fields. One that is only switched off need not obey the rules, so that this can be
 * done with a missing target.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function changeFields(id: string, values: Values, call: RecordCall): Promise<void> {
  const { transaction, audit, site } = call;
  const before = await findById(transaction, redirects, id);
  if (values.active === false && Object.keys(values).length === 1) {
    const off = { active: false };
    await transaction
      .update(redirects)
      .set({ ...off, version: before.version + 1 })
      .where(eq(redirects.id, id));
    const changes = changedFields(before, off);
    audit({ action: 'redirect.update', entityType: 'redirect', entityId: id, changes });
    return;
  }
  const { fromPath, target, status, note, active, version } = before;
  const stored = { fromPath, target: target ?? '', status, note: note ?? '', active, version };
  await changeRedirect(id, { ...stored, ...values }, site, call);
}

/** Moves a redirect to the trash. @throws AppError NOT_FOUND */
export async function removeRedirect(id: string, call: RecordWriter): Promise<void> {
  const { fromPath, target, status } = await findById(call.transaction, redirects, id);
  await moveToTrash({ kind: 'redirect', table: redirects, id, name: fromPath }, call);
  const removed = { fromPath, target, status };
  const changes = changedFields(removed, nothingOf(removed));
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
