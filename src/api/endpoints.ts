import type { Endpoints } from '#contracts/route.ts';
import type * as site from './site/contract.ts';

/** Every operation of the API by `METHOD /path`; types only, for the site's request client. */
export type ApiEndpoints = Endpoints<typeof site>;
