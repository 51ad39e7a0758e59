import type { AdminEndpoints } from '#api/endpoints.ts';
import type { CodeBatch, IssuedCode } from '#api/redemptions/batches/contract.ts';
import type { RouteCall } from '#contracts/route.ts';

export type { CodeBatch, IssuedCode };
export type BatchQuery = RouteCall<AdminEndpoints['GET /admin/code-batches']>['query'];
export type CodeQuery = RouteCall<AdminEndpoints['GET /admin/codes']>['query'];

/** A campaign that a batch may belong to. */
export interface CampaignChoice {
  id: string;
  name: string;
}

/** Key of the lists of batches and codes among the queries. */
export const CODES_KEY = 'codes';
