import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';

/** A person as the list shows one. */
export type StaffItem = RouteData<AdminEndpoints['GET /admin/staff']>['items'][number];
