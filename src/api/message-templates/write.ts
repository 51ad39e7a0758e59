import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { newToken } from '#api/access/tokens.ts';
import { addMail } from '#api/outbox/add-mail.ts';
import { testPayload } from '#api/outbox/test-payload.ts';
import type { RecordCall } from '#api/records/definition.ts';
import { lockById } from '#api/rows.ts';
import { locales } from '#contracts/locale.ts';
import type { MessageEvent } from '#contracts/outbox/templates.ts';
import { messageTemplates as templates } from '#db/schema/message-templates.ts';
import { messageTemplateDefinition } from './definition.ts';
import { deliveredTexts } from './delivered.ts';

/** Gives a message its text as delivered again. @throws AppError NOT_FOUND */
export async function restoreDelivered(id: string, call: RecordCall): Promise<void> {
  const { event } = await lockById(call.transaction, templates, id);
  await messageTemplateDefinition.change(id, deliveredTexts(event as MessageEvent), call);
}

/** Adds a mail in each language, with sample values, for who asks. @throws AppError NOT_FOUND */
export async function sendTests(
  id: string,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<{ recipient: string }> {
  const row = await lockById(transaction, templates, id);
  const event = row.event as MessageEvent;
  const recipient = staff.email;
  const once = `test:${newToken()}`;
  for (const locale of locales) {
    const payload = testPayload(event, locale);
    await addMail(transaction, { event, locale, recipient, once: `${once}:${locale}`, payload });
  }
  audit({ action: 'message_template.test', entityType: 'message-template', entityId: id });
  return { recipient };
}
