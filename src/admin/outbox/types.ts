import type { AdminEndpoints } from '#api/endpoints.ts';
import type { OutboxStatus } from '#contracts/enums/outbox.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';
import type { Tone } from '#ui/badge.tsx';

type List = AdminEndpoints['GET /admin/outbox'];
/** A message of the outbox. */
export type Message = RouteData<List>['items'][number];
export type ListQuery = RouteCall<List>['query'];

/** Key of the lists of messages among the queries. */
export const OUTBOX_KEY = 'outbox';

/** Colours of the states; cancelled ones are neutral. */
export const statusTones: Partial<Record<OutboxStatus, Tone>> = {
  pending: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
};
