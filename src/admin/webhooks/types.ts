import type { AnswerTo } from '../core/api.ts';

/** A chat group or another receiver, without its address and secret. */
export type Webhook = AnswerTo<'GET /admin/webhooks/:id'>;

/** Key of lists and records of webhooks among the queries. */
export const WEBHOOKS_KEY = 'webhooks';
