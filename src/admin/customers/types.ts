import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

/** A customer as its list and its form show it. */
export type Customer = RouteData<AdminEndpoints['GET /admin/customers/:id']>;
export type ListQuery = RouteCall<AdminEndpoints['GET /admin/customers']>['query'];
/** A customer that may be the same as another. */
export type CustomerMatch = RouteData<
  AdminEndpoints['POST /admin/customers/matches']
>['items'][number];

/** Key of lists and records of customers among the queries. */
export const CUSTOMERS_KEY = 'customers';
