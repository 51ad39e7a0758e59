import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import { redemptionBatches as batches } from '#db/schema/redemptions.ts';
import type { createBatch } from './contract.ts';

const SALT_BYTES = 8;
const DAY_MS = 86_400_000;

type Order = RouteInput<typeof createBatch>['body'];

/** Orders a batch; a job makes its codes. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function startBatch(
  { passphrase, quantity, ...order }: Order,
  keys: KeyRing,
  { transaction, audit, staff, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  const fileSalt = randomBytes(SALT_BYTES).toString('hex');
  const id = await insertBatch(transaction, {
    ...(await termsOf(transaction, order, locale)),
    quantity,
    fileSalt,
    passphrase: keys.encrypt('passphrase', passphrase, fileSalt),
    createdBy: staff.id,
  });
  const { label } = order;
  audit({
    action: 'code-batch.create',
    entityType: 'code-batch',
    entityId: id,
    changes: { label: [null, label], quantity: [null, quantity] },
  });
  return { id };
}

type BatchValues = typeof batches.$inferInsert;

/** Writes the row of a batch; returns its id. */
export async function insertBatch(transaction: Executor, values: BatchValues): Promise<string> {
  const [batch] = await transaction.insert(batches).values(values).returning({ id: batches.id });
  if (!batch) throw new Error('the batch was not written');
  return batch.id;
}

/** Campaign, name and validity of a batch. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function termsOf(
  transaction: Executor,
  {
    campaignId,
    label,
    validFrom,
    validUntil,
  }: Pick<Order, 'campaignId' | 'label' | 'validFrom' | 'validUntil'>,
  locale: Locale,
) {
  const [campaign] = await transaction
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (!campaign) throw new AppError('NOT_FOUND');
  const from = validFrom === null ? null : startOf(validFrom);
  // The last day is included.
  const until = validUntil === null ? null : new Date(startOf(validUntil).getTime() + DAY_MS);
  if (from && until && until <= from) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'validUntil', message: wrongOrder[locale] }],
    });
  }
  return { campaignId, label, validFrom: from, validUntil: until };
}

/** The beginning of a day in Beijing. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

const wrongOrder = {
  zh: '最后一天不能早于第一天。',
  en: 'The last day must not be before the first one.',
};
