import type { Locale } from '#contracts/locale.ts';
import type { ApiClient } from '#request/client.ts';

/** How steps reach the server. */
export interface Line {
  api: ApiClient;
  locale: Locale;
  /** Base path with slashes at both ends. */
  basePath: string;
}
