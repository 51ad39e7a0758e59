import type { Locale } from '../locale.ts';
import { bookingTemplates } from './booking-templates.ts';
import { bookingVisitorTemplates } from './booking-visitor-templates.ts';
import { codeTemplates } from './code-templates.ts';
import { feedbackTemplates } from './feedback-templates.ts';
import { reminderTemplates } from './reminder-template.ts';
import { sheetTemplates } from './sheet-templates.ts';
import { staffTemplates } from './staff-templates.ts';
import type { MessageTemplate } from './template.ts';

/** All messages that the site sends, by the event that they tell of. */
export const messageTemplates = {
  ...bookingTemplates,
  ...bookingVisitorTemplates,
  ...sheetTemplates,
  ...reminderTemplates,
  ...codeTemplates,
  ...feedbackTemplates,
  ...staffTemplates,
} as const satisfies Record<string, MessageTemplate>;

/** An event that a message tells of. */
export type MessageEvent = keyof typeof messageTemplates;

export const messageEvents = Object.keys(messageTemplates) as [MessageEvent, ...MessageEvent[]];

/** What a message needs to be written; links are made when it is sent. */
export type MessagePayload<Event extends MessageEvent> = Readonly<
  Record<Exclude<keyof (typeof messageTemplates)[Event]['values'], 'link'>, unknown> &
    Record<string, unknown>
>;

export const templateOf = (event: MessageEvent): MessageTemplate => messageTemplates[event];

/** Samples of all values of a message, in the language of its reader. */
export const sampleOf = (event: MessageEvent, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(templateOf(event).values).map(([name, { sample }]) => [
      name,
      hasLanguages(sample) ? sample[locale] : sample,
    ]),
  );

const hasLanguages = (sample: unknown): sample is Record<Locale, unknown> =>
  typeof sample === 'object' && sample !== null && 'zh' in sample && 'en' in sample;

export function isMessageEvent(event: string): event is MessageEvent {
  return Object.hasOwn(messageTemplates, event);
}
