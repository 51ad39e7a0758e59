import type { Endpoints } from '#contracts/route.ts';
import type * as messageTemplates from './message-templates/contract.ts';
import type * as open from './public-contracts.ts';
import type { RecordEndpoints } from './records/all.ts';
import type { search } from './search/contract.ts';
import type * as staff from './staff-contracts.ts';
import type * as webhooks from './webhooks/contract.ts';

/** Every operation of the API by `METHOD /path`; only types, for the site's API client. */
export type ApiEndpoints = Endpoints<typeof open>;

/** Every operation of the back office, for its API client. */
export type AdminEndpoints = Endpoints<typeof staff> &
  Endpoints<{ search: typeof search }> &
  // Their operations have the names of those of other records.
  Endpoints<typeof messageTemplates> &
  Endpoints<typeof webhooks> &
  RecordEndpoints;
