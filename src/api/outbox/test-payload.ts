import type { Locale } from '#contracts/locale.ts';
import { type MessageEvent, type MessagePayload, sampleOf } from '#contracts/outbox/templates.ts';

/** In the payload of a test message. */
export const TEST_MARK = 'isTest';

/** The payload of a test message: samples of all values, and the mark by which it is known. */
export const testPayload = <Event extends MessageEvent>(event: Event, locale: Locale) =>
  ({ ...sampleOf(event, locale), [TEST_MARK]: true }) as unknown as MessagePayload<Event>;
