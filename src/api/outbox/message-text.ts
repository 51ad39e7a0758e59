import type { Locale } from '#contracts/locale.ts';
import { isMessageEvent, templateOf } from '#contracts/outbox/templates.ts';
import { type Rendered, renderMessage } from './render.ts';

/** What a message says. @throws if this build has no template for the event */
export function writeMessage(
  event: string,
  payload: Readonly<Record<string, unknown>>,
  locale: Locale,
): Rendered {
  if (!isMessageEvent(event)) throw new Error(`${event} has no template`);
  const template = templateOf(event);
  const text = { subject: template.subject[locale], body: template.body[locale] };
  return renderMessage(text, template, payload, locale);
}
