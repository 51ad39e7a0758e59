import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';

export type Check = RouteData<AdminEndpoints['POST /admin/import-checks']>;

export type Applied = RouteData<AdminEndpoints['POST /admin/imports']>;

/** Key of the imports among the queries. */
export const IMPORTS_KEY = 'imports';
