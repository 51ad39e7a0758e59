import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteCall, RouteData } from '#contracts/route.ts';

export type Operation = RouteData<AdminEndpoints['GET /admin/bulk-operations/:id']>;
export type Instruction = RouteCall<
  AdminEndpoints['POST /admin/bulk-operations']
>['body']['instruction'];
/** Filter of a list, for "all that match". */
export type Filter = Extract<
  RouteCall<AdminEndpoints['POST /admin/bulk-operations']>['body']['records'],
  { filter: unknown }
>['filter'];

/** Key of the operations among the queries. */
export const BULK_KEY = 'bulk';
