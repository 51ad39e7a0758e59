import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { messageTemplateFields } from '#contracts/fields/message-templates.ts';
import { messageEvents } from '#contracts/outbox/templates.ts';
import { messageTemplateRecord } from '#contracts/records/message-templates.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf(messageTemplateRecord.path);

export const messageTemplateQuery = z.strictObject({
  /** Part of the name or of a text. */
  q: z.string().trim().max(80).optional(),
  /** Whether staff have changed the text. */
  state: z.enum(['edited', 'delivered']).optional(),
  after: z.enum(messageEvents).optional(),
});

/** Which messages there are, the code says: none is added or deleted. */
export const { list, read, update } = recordRoutes(messageTemplateRecord, {
  fields: messageTemplateFields,
  query: messageTemplateQuery,
  shown: {
    event: z.enum(messageEvents),
    nameZh: z.string(),
    nameEn: z.string(),
    /** Whether staff have changed the text as delivered. */
    isEdited: z.boolean(),
  },
});

export const restoreText = route('POST /admin/message-templates/:id/restoration', {
  summary: 'Gives a message its text as delivered again, in both languages',
});

export const testTemplate = route('POST /admin/message-templates/:id/tests', {
  summary: 'Sends a message with sample values to the signed-in person, in both languages',
  description: 'The mails are marked as tests.',
  data: z.object({ recipient: z.string() }),
});
