import type { OutboxStatus } from '#contracts/enums/outbox.ts';
import type { Tone } from '#ui/badge.tsx';
import type { ItemOf, QueryOf } from '../core/api.ts';

/** A message of the outbox. */
export type Message = ItemOf<'GET /admin/outbox'>;
export type ListQuery = QueryOf<'GET /admin/outbox'>;

/** Key of the lists of messages among the queries. */
export const OUTBOX_KEY = 'outbox';

/** Colours of the states; cancelled ones are neutral. */
export const statusTones: Partial<Record<OutboxStatus, Tone>> = {
  pending: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
};
