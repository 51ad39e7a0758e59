import { eq } from 'drizzle-orm';
import { deliveredTexts } from '#api/message-templates/delivered.ts';
import type { Locale } from '#contracts/locale.ts';
import { type Rendered, renderMessage } from '#contracts/outbox/render.ts';
import { isMessageEvent, templateOf } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';
import { messageTemplates as templates } from '#db/schema/message-templates.ts';
import { TEST_MARK } from './test-payload.ts';

const testMarks = { zh: '【测试】', en: '[Test] ' };

/**
 * What a message says, by the text that staff last wrote for its event, else by the one it is
 * delivered with. @throws if this build has no template for the event
 */
export async function writeMessage(
  db: Executor,
  event: string,
  payload: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<Rendered> {
  if (!isMessageEvent(event)) throw new Error(`${event} has no template`);
  const [row] = await db.select().from(templates).where(eq(templates.event, event));
  const { subjectZh, subjectEn, bodyZh, bodyEn } = row ?? deliveredTexts(event);
  const text =
    locale === 'zh' ? { subject: subjectZh, body: bodyZh } : { subject: subjectEn, body: bodyEn };
  const written = renderMessage(text, templateOf(event), payload, locale);
  return payload[TEST_MARK]
    ? { ...written, subject: `${testMarks[locale]}${written.subject}` }
    : written;
}
