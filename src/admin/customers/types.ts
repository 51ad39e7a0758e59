import type { AnswerTo, ItemOf } from '../core/api.ts';

/** A customer as its list and its form show it. */
export type Customer = AnswerTo<'GET /admin/customers/:id'>;
/** A customer that may be the same as another. */
export type CustomerMatch = ItemOf<'POST /admin/customers/matches'>;

/** Key of lists and records of customers among the queries. */
export const CUSTOMERS_KEY = 'customers';
