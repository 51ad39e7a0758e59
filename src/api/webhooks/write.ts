import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { lockById } from '#api/rows.ts';
import { invalidField } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { addressHint, webhookAddress } from './address.ts';
import type * as contract from './contract.ts';
import { nameTaken, webhookDefinition } from './definition.ts';
import { encryptColumns, newSecret } from './secrets.ts';

/** What writes of webhooks need to know of the process. */
export interface WebhookSettings {
  keys: KeyRing;
  /** True if webhooks may reach this machine and private networks. */
  allowPrivate: boolean;
  site: SiteAddresses;
}

/** What a test message tells of. */
export const TEST_EVENT = 'webhook.test';

type Columns = { address?: string; secret?: string | null };

/** Columns that the log must not have. */
const SECRET = ['secret'];

/** Adds a webhook. @throws AppError VALIDATION_FAILED */
export async function addWebhook(
  {
    address: given,
    secret: givenSecret,
    ...fields
  }: RouteInput<typeof contract.addWebhook>['body'],
  { keys, allowPrivate }: WebhookSettings,
  { transaction, staff, audit, locale }: StaffWriteCall,
): Promise<RouteData<typeof contract.addWebhook>> {
  const address = webhookAddress(given, { allowPrivate, locale });
  const made = fields.kind === 'generic' && givenSecret === '' ? newSecret() : null;
  // A WeCom robot has no signature: its key is in its address.
  const secret = fields.kind === 'wecom' ? null : made || givenSecret || null;
  const id = randomUUID();
  const hint = addressHint(address);
  const encrypted = encryptColumns(keys, id, { address, secret }) as Required<Columns>;
  const [row] = await transaction
    .insert(webhooks)
    .values({ id, ...fields, ...encrypted, addressHint: hint, createdBy: staff.id })
    .onConflictDoNothing()
    .returning({ id: webhooks.id });
  if (!row) {
    const message = nameTaken[locale];
    throw invalidField('name', message);
  }
  const changes = changedFields({}, { ...fields, address: hint, secret: secret ?? '' }, SECRET);
  audit({ action: 'webhook.create', entityType: 'webhook', entityId: id, changes });
  return { id, secret: made };
}

/** Changes a webhook. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function changeWebhook(
  id: string,
  { address: given, secret, ...fields }: RouteInput<typeof contract.changeWebhook>['body'],
  { keys, allowPrivate, site }: WebhookSettings,
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit, locale } = call;
  const address = given ? webhookAddress(given, { allowPrivate, locale }) : undefined;
  if (Object.keys(fields).length > 0 || (!address && !secret)) {
    await webhookDefinition.change(id, fields, { ...call, site });
  }
  if (!address && !secret) return;
  const before = await lockById(transaction, webhooks, id);
  const encrypted = encryptColumns(keys, id, {
    ...(address && { address }),
    ...(secret && { secret }),
  });
  const hint = address ? addressHint(address) : String(before.addressHint);
  await transaction
    .update(webhooks)
    .set({ ...encrypted, addressHint: hint })
    .where(eq(webhooks.id, id));
  const changes = changedFields(
    { address: before.addressHint, secret: before.secret },
    { address: hint, ...(secret && { secret }) },
    SECRET,
  );
  audit({ action: 'webhook.update', entityType: 'webhook', entityId: id, changes });
}

/** Adds a test message to the outbox. @throws AppError NOT_FOUND */
export async function testWebhook(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<RouteData<typeof contract.testWebhook>> {
  await lockById(transaction, webhooks, id);
  const [message] = await transaction
    .insert(outboxMessages)
    .values({
      kind: 'webhook',
      webhookId: id,
      event: TEST_EVENT,
      idempotencyKey: `${TEST_EVENT}:${randomUUID()}`,
      payload: { time: new Date().toISOString() },
    })
    .returning({ id: outboxMessages.id });
  if (!message) throw new Error('the test message was not added');
  audit({ action: 'webhook.test', entityType: 'webhook', entityId: id });
  return { messageId: message.id };
}
