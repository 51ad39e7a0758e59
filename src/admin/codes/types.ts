import type { CodeBatch, IssuedCode } from '#api/redemptions/batches/contract.ts';

export type { CodeBatch, IssuedCode };

/** A campaign that a batch may belong to. */
export interface CampaignChoice {
  id: string;
  name: string;
}

/** Key of the lists of batches and codes among the queries. */
export const CODES_KEY = 'codes';
